"""The steps from the page files to the finished site, and what is checked on the way."""
