"""What only an editor of scanned text needs; the site shows its figures and its repairs."""
