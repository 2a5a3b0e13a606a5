"""Making the TEI P5 document of each witness from its page files and its outline."""
