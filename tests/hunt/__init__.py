"""A hunt for faults that pass unseen: data files are spoilt in many ways, and each must be told."""
