-- Records of revenue, one for each paid line: whether an event of the card provider was handled and confirms it, and sums of them by day and country.
-- Orders from before are recorded by the repair on the page of the analytics, or by the job that looks after it.
create table analytics_data (
  line_id text primary key references order_lines (id),
  type text not null check (type = 'revenue'),
  order_id text not null references orders (id),
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  country text not null,
  -- The first paid line of its order stands for the order.
  is_first boolean not null,
  amount_cents bigint not null check (amount_cents > 0),
  webhook_processed boolean not null,
  webhook_verified boolean not null check (webhook_processed or not webhook_verified),
  migrated boolean not null default false,
  migrated_at timestamptz,
  migration_reason text check (migration_reason in ('missing', 'changed')),
  check (migrated = (migrated_at is not null) and migrated = (migration_reason is not null))
);
create index analytics_data_of_order on analytics_data (order_id);
create index analytics_data_by_day on analytics_data (day) include (amount_cents, webhook_processed, webhook_verified, migrated);
create index analytics_data_unverified on analytics_data (day, order_id) where not webhook_verified;

create table revenue_days (
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  country text not null,
  orders bigint not null default 0,
  lines bigint not null default 0,
  cents bigint not null default 0,
  verified_cents bigint not null default 0,
  primary key (day, country)
) with (fillfactor = 80);
