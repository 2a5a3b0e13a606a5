"""What the files of the normaliser and of the measures of accuracy may hold."""
