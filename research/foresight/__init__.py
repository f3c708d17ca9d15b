"""Take Stock: what a table is worth after one's own action, learned by playing."""
