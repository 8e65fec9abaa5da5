"""Measurements of Trimoon: `make bench`. Each figure stands beside a reference from the same run."""
