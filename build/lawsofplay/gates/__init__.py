"""What nothing passes unseen: seals, locks, classes of sentences, faults tried on purpose."""
