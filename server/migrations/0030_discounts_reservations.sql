-- A use of a code is kept for a few minutes while somebody pays, and counted when they have: nobody holds codes by not paying.
alter table discount_redemptions add column reserved_until timestamptz;
-- From which network address, as a hash, while it waits.
alter table discount_redemptions add column asker text;
update discount_redemptions r set reserved_until = now()
  from orders o where o.id = r.order_id and o.status <> 'paid' and r.returned_at is null;

-- Who used a code is said by the order itself; a second name for the same person would let them be two.
drop index discount_redemptions_of_buyer;
alter table discount_redemptions drop column buyer_key;
create index discount_redemptions_of_discount on discount_redemptions (discount_id) where returned_at is null;
create index discount_redemptions_waiting on discount_redemptions (reserved_until) where returned_at is null and reserved_until is not null;
create index discount_redemptions_of_asker on discount_redemptions (asker) where asker is not null;
