"""A hunt for faults that pass unseen: data files are spoilt in many ways; each must be reported."""
