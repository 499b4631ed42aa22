-- Figures of creators: what they sold line by line as of now, and sums per day and slice, so that a report of a year costs the same
-- with ten thousand sales and with a million.
create table sale_lines (
  line_id text primary key references order_lines (id),
  order_id text not null references orders (id),
  order_number bigint not null,
  creator_id text not null references users (id),
  sold_at timestamptz not null,
  item_key text not null,
  -- Where the buyer is and came from, as far as that is known; as it was when they bought.
  country text not null,
  source text not null,
  licence text not null,
  list_cents bigint not null,
  off_cents bigint not null,
  refunded_cents bigint not null default 0,
  commission_cents bigint not null,
  card_cents bigint not null,
  affiliate_cents bigint not null,
  earned_cents bigint not null,
  pending_cents bigint not null,
  state text not null check (state in ('clears', 'available', 'refunded', 'disputed', 'charged_back')),
  clears_at timestamptz,
  -- The part of pending_cents that becomes available by itself, and on which day.
  clears_on text,
  -- How many times money went back, as far as it is counted.
  refunds integer not null default 0,
  check (list_cents - off_cents - refunded_cents - commission_cents - card_cents - affiliate_cents = earned_cents)
);
-- Things that cost nothing are no sales, and in no list of them.
create index sale_lines_by_time on sale_lines (creator_id, sold_at, line_id) where list_cents > 0;
create index sale_lines_by_price on sale_lines (creator_id, list_cents, line_id) where list_cents > 0;
create index sale_lines_by_earned on sale_lines (creator_id, earned_cents, line_id) where list_cents > 0;
create index sale_lines_of_item on sale_lines (creator_id, item_key, sold_at, line_id) where list_cents > 0;
create index sale_lines_of_number on sale_lines (creator_id, order_number) where list_cents > 0;
create index sale_lines_of_order on sale_lines (order_id);

create table creator_days (
  -- No reference: a sale adds to dozens of rows, and would ask for its creator in each. Its line refers to them.
  creator_id text not null,
  -- '' is everything; 'country=DE' what was sold there.
  slice text not null,
  -- By what it is split, and into which part: '' is the whole. 'country/month': the days of a month together, under its first.
  split text not null,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  part text not null,
  -- As it happened on that day.
  sales bigint not null default 0,
  free bigint not null default 0,
  refunds bigint not null default 0,
  gross bigint not null default 0,
  discounts bigint not null default 0,
  refunded bigint not null default 0,
  commission bigint not null default 0,
  card bigint not null default 0,
  affiliate bigint not null default 0,
  earned bigint not null default 0,
  -- Of what was sold on that day, as it stands now.
  sold_refunded bigint not null default 0,
  sold_commission bigint not null default 0,
  sold_earned bigint not null default 0,
  sold_pending bigint not null default 0,
  -- What becomes available on that day; of the whole only.
  clearing bigint not null default 0,
  views bigint not null default 0,
  shop_views bigint not null default 0,
  primary key (creator_id, slice, split, day, part),
  check (gross - discounts - refunded - commission - card - affiliate = earned)
) with (fillfactor = 80);

-- Orders from before, until the job has been through them.
create table unfollowed_orders (
  order_id text primary key references orders (id) on delete cascade
);
insert into unfollowed_orders (order_id)
select distinct o.id from orders o join order_lines l on l.order_id = o.id where l.creator_id is not null and l.fulfilled_at is not null and not o.is_test;

-- Files that are written in the background.
create table figure_files (
  id text primary key,
  creator_id text not null references users (id),
  name text not null,
  -- What was asked for, as the call had it.
  question jsonb not null,
  state text not null check (state in ('waiting', 'writing', 'ready', 'failed')),
  rows integer not null default 0,
  written_rows integer not null default 0,
  file_id text references files (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz
);
create index figure_files_of_creator on figure_files (creator_id, created_at desc);
create index figure_files_expiring on figure_files (expires_at) where expires_at is not null;
