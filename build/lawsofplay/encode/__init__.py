"""From page files and outline to TEI P5: one document a witness."""
