-- Sales for a time: a creator's own, and the platform's that creators join. What an item is sold for during one stands beside its list price,
-- so that whoever says a price asks the clock, and nobody waits for a job.
create table sale_events (
  id text primary key,
  kind text not null check (kind in ('creator', 'platform')),
  owner_id text references users (id),
  name text not null,
  status text not null check (status in ('draft', 'inviting', 'locked', 'scheduled', 'active', 'ended', 'cancelled')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  percent integer not null check (percent between 5 and 90),
  opt_in_deadline timestamptz,
  badge text not null default '',
  message text not null default '',
  invited_at timestamptz,
  created_by text references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (ends_at > starts_at),
  check ((kind = 'creator') = (owner_id is not null))
);
create index sale_events_of_owner on sale_events (owner_id, starts_at desc, id) where owner_id is not null;
create index sale_events_by_start on sale_events (kind, starts_at desc, id);
create index sale_events_moving on sale_events (status, starts_at) where status in ('inviting', 'locked', 'scheduled', 'active');

-- `percent` of nobody's own: the event's. What it was sold for, and until when it really ran, is what struck-through prices are taken from.
create table sale_event_items (
  event_id text not null references sale_events (id) on delete cascade,
  item_type text not null check (item_type in ('product', 'training')),
  item_id text not null,
  creator_id text not null references users (id),
  percent integer check (percent between 5 and 90),
  status text not null default 'chosen' check (status in ('chosen', 'planned', 'running', 'over', 'dropped')),
  list_cents integer,
  price_cents integer,
  lowest_cents integer,
  began_at timestamptz,
  ended_at timestamptz,
  position integer not null default 0,
  primary key (event_id, item_type, item_id)
);
create index sale_event_items_of_item on sale_event_items (item_type, item_id, event_id);
create index sale_event_items_of_creator on sale_event_items (creator_id, event_id);
create unique index sale_event_items_running_once on sale_event_items (item_type, item_id) where status = 'running';

-- The sale an item takes part in next or now.
alter table products add column sale jsonb;
alter table trainings add column sale jsonb;
alter table order_lines add column sale_event_id text references sale_events (id);
create index order_lines_of_sale on order_lines (sale_event_id) where sale_event_id is not null;
