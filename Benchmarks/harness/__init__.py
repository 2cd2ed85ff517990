"""Starts servers, loads them, and judges what was measured."""
