-- Affiliates choose among their own codes when they make a link: those are found without reading everybody's.
create index discounts_by_affiliate on discounts (affiliate_id) where affiliate_id is not null;

-- Sales an affiliate gets a share of, for the report that groups them by affiliate: it reads no other sale.
create index sale_lines_brought on sale_lines (creator_id, sold_at) where affiliate_cents > 0;
