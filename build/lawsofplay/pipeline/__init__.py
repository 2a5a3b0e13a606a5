"""The pipeline: the steps from the page files to the finished site, and its checks."""
