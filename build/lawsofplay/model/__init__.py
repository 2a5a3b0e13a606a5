"""What a book is: its edition, outline, norms, witness and relations; names of TEI."""
