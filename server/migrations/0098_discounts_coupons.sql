-- Codes people make: whose they are, why, who wrote them last and who agreed, and the affiliate one may be locked to.
alter table discounts add column note text not null default '', add column created_by text references users (id), add column changed_by text references users (id),
  add column approved_by text references users (id), add column is_waiting boolean not null default false,
  add column affiliate_id text references users (id);
create index discounts_of_owner on discounts (owner_id, created_at desc, id) where owner_id is not null;
create index orders_of_discount on orders (discount_id) where discount_id is not null;
create index discounts_of_ours on discounts (source, created_at desc, id) where owner_id is null;
create index discount_redemptions_by_discount on discount_redemptions (discount_id, at desc, order_id);
