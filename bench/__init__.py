"""Measurements of Trimoon (`make bench`); each figure stands beside a reference of the same run."""
