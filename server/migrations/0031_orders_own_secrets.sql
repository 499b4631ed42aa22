-- The secret that opens a guest's order is the server's; the key that makes an order once is the buyer's, and apart from everybody else's.
drop index orders_by_secret;
alter table orders alter column secret_hash drop not null;
alter table orders add column key_hash text;
create unique index orders_by_key on orders (key_hash);
-- Members are known by their session: what used to open their orders besides opens nothing.
update orders set secret_hash = null where buyer_id is not null;
