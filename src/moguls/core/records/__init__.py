"""The record format: strict JSON, chance sources and commitments."""
