"""Computed knowledge that ships as data: the odds of every hand, and equity.

Knows how it is read and how it is built anew; does not know how results were played.
"""
