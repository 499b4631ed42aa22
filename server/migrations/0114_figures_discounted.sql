-- Sales with a discount, for the report that groups them by code: it reads no other sale.
create index sale_lines_discounted on sale_lines (creator_id, sold_at) where off_cents > 0;
