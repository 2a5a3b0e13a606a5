"""What the files that tell of a book may hold."""
