"""Trimoon: play, study and program Three-Player Moon."""
