"""What files are: reading and writing them, faults in them, the project's folders."""
