-- Staff find an order among a million by whatever a buyer can tell of it, and say which are fraud; buyers keep their invoice details.
create table fraud_marks (
  order_id text primary key references orders (id),
  reason text not null check (length(reason) between 3 and 500),
  marked_by text references users (id) on delete set null,
  marked_at timestamptz not null
);

create index orders_latest on orders (created_at, id);
-- Paid ones are most of all, and found by the index above.
create index orders_not_paid on orders (status, created_at, id) where status <> 'paid';
create index orders_given_back on orders (created_at, id) where refunded_cents > 0;
create index orders_of_tests on orders (created_at, id) where is_test;
create index orders_by_email on orders (email, created_at, id);
create index orders_by_card on orders (card_last4, created_at, id) where card_last4 is not null;
drop index orders_of_guest;

-- Kept on the order by whoever changes the charge or the mark, so that either is a list of its own in the order of time.
alter table orders add column is_disputed boolean not null default false;
alter table orders add column is_fraud boolean not null default false;
update orders o set is_disputed = true from charges c where c.order_id = o.id and c.dispute in ('open', 'lost');
create index orders_disputed on orders (created_at, id) where is_disputed;
create index orders_of_fraud on orders (created_at, id) where is_fraud;

create function settle_disputed_order() returns trigger language plpgsql as $$
begin
  update orders set is_disputed = new.dispute in ('open', 'lost') where id = new.order_id;
  return null;
end $$;
create trigger order_disputed_when_added after insert on charges for each row when (new.dispute <> 'none') execute function settle_disputed_order();
create trigger order_disputed_when_changed after update of dispute on charges for each row when (old.dispute is distinct from new.dispute)
  execute function settle_disputed_order();

create function settle_marked_order() returns trigger language plpgsql as $$
begin
  update orders set is_fraud = tg_op = 'INSERT' where id = case when tg_op = 'INSERT' then new.order_id else old.order_id end;
  return null;
end $$;
create trigger order_marked after insert or delete on fraud_marks for each row execute function settle_marked_order();

create index webhook_inbox_latest on webhook_inbox (received_at, event_id);
create index webhook_inbox_by_type on webhook_inbox (type, received_at, event_id);
create index webhook_inbox_of_object on webhook_inbox (object_id, received_at);

-- What the next orders' invoices say about their buyer, unless they say otherwise.
create table billing_details (
  user_id text primary key references users (id) on delete cascade,
  details jsonb not null,
  updated_at timestamptz not null
);
