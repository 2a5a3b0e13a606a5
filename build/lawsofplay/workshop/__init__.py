"""What only an editor of scanned text needs; ``laws build`` runs none of it."""
