"""Games as tables for those who study or learn from them: Parquet, with a data card.

`make` plays games straight into a folder, `export` writes records and arenas there; the extra
`data` installs what they need.
"""
