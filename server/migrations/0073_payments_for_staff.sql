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
create index charges_disputed on charges (order_id) where dispute <> 'none';

create index webhook_inbox_latest on webhook_inbox (received_at, event_id);
create index webhook_inbox_by_type on webhook_inbox (type, received_at, event_id);
create index webhook_inbox_of_object on webhook_inbox (object_id, received_at);

-- What the next orders' invoices say about their buyer, unless they say otherwise.
create table billing_details (
  user_id text primary key references users (id) on delete cascade,
  details jsonb not null,
  updated_at timestamptz not null
);
