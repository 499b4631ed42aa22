-- Disputes: how far the bank is with a charge, and what of a creator's earnings waits for it.
alter table charges add column dispute text not null default 'none' check (dispute in ('none', 'open', 'won', 'lost'));
alter table charges add column disputed_cents integer not null default 0;

create table disputed_lines (
  line_id text primary key references order_lines (id),
  order_id text not null references orders (id),
  -- Where it was taken from, and where it goes back to.
  account text not null,
  held_cents integer not null check (held_cents >= 0),
  at timestamptz not null,
  released_at timestamptz
);
create index disputed_lines_of_order on disputed_lines (order_id);

-- Counting requests must not wait for the disk. A database that crashes forgets the running windows, and nothing else.
alter table rate_counters set unlogged;
