-- What is bought: quotes that hold a price for a while, discounts, orders with their lines, licences, downloads.
create table carts (
  user_id text primary key references users (id) on delete cascade,
  lines jsonb not null default '[]',
  updated_at timestamptz not null
);

-- A creator hears once of somebody who puts a product into the cart, however often it is taken out again.
create table cart_notices (
  user_id text not null references users (id) on delete cascade,
  product_id text not null references products (id) on delete cascade,
  at timestamptz not null,
  primary key (user_id, product_id)
);

create table discounts (
  id text primary key,
  code text not null check (code = upper(code) and code ~ '^[A-Z0-9_-]{3,24}$'),
  source text not null check (source in ('coupon', 'sale_event', 'platform', 'bundle', 'affiliate', 'goodwill')),
  -- Null: the platform's.
  owner_id text references users (id),
  type text not null check (type in ('percent', 'fixed')),
  value integer not null,
  scope jsonb not null default '{"productIds": [], "trainingIds": [], "categoryIds": [], "licenceTypes": []}',
  min_subtotal_cents integer not null default 0,
  min_items integer not null default 0,
  max_uses integer,
  times_used integer not null default 0,
  per_customer_limit integer not null default 1,
  is_for_new_buyers boolean not null default false,
  is_enabled boolean not null default true,
  starts_at timestamptz not null,
  ends_at timestamptz,
  created_at timestamptz not null,
  check ((type = 'percent' and value between 1 and 95) or (type = 'fixed' and value > 0)),
  check (times_used >= 0 and (max_uses is null or times_used <= max_uses))
);
create unique index discounts_by_code on discounts (code, coalesce(owner_id, ''));

create table quotes (
  id text primary key,
  buyer_id text references users (id) on delete cascade,
  content jsonb not null,
  expires_at timestamptz not null
);
create index quotes_by_age on quotes (expires_at);

create sequence order_numbers start 100001;

create table orders (
  id text primary key,
  number bigint not null unique default nextval('order_numbers'),
  buyer_id text references users (id),
  email text not null,
  -- A guest's proof that the order is theirs.
  secret_hash text not null,
  status text not null check (status in ('pending_payment', 'requires_action', 'paid', 'failed', 'expired', 'cancelled')),
  currency text not null,
  subtotal_cents integer not null check (subtotal_cents >= 0),
  discount_cents integer not null check (discount_cents between 0 and subtotal_cents),
  tax_cents integer not null check (tax_cents >= 0),
  total_cents integer not null,
  refunded_cents integer not null default 0 check (refunded_cents between 0 and total_cents),
  discount_id text references discounts (id),
  discount_code text,
  provider text,
  intent_id text unique,
  card_brand text,
  card_last4 text,
  invoice jsonb not null default '{}',
  visit jsonb not null default '{}',
  is_test boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  check (total_cents = subtotal_cents - discount_cents + tax_cents),
  check ((status = 'paid') = (paid_at is not null))
);
create index orders_of_buyer on orders (buyer_id, created_at desc, id desc);
create index orders_waiting on orders (expires_at) where status in ('pending_payment', 'requires_action', 'failed');
create index orders_of_guest on orders (email) where buyer_id is null;

create table order_lines (
  id text primary key,
  order_id text not null references orders (id),
  buyer_id text references users (id),
  position integer not null,
  item_type text not null check (item_type in ('product', 'training', 'token_pack', 'plan')),
  item_id text not null,
  version_id text,
  version text,
  title text not null,
  spec_hash text,
  creator_id text references users (id),
  shop_name text not null default '',
  licence_type text,
  seats integer not null default 1,
  list_cents integer not null check (list_cents >= 0),
  discount_cents integer not null check (discount_cents between 0 and list_cents),
  tax_cents integer not null check (tax_cents >= 0),
  paid_cents integer not null,
  refunded_cents integer not null default 0 check (refunded_cents between 0 and paid_cents),
  -- Who gets what, as it was when it was sold (decision B19).
  split jsonb not null,
  status text not null check (status in ('pending', 'fulfilled', 'completed', 'refund_requested', 'partially_refunded', 'refunded',
    'disputed', 'charged_back', 'revoked')),
  fulfilled_at timestamptz,
  available_at timestamptz,
  -- When what the creator earned by it became theirs to take.
  matured_at timestamptz,
  unique (order_id, position),
  check (paid_cents = list_cents - discount_cents + tax_cents)
);
create index order_lines_owned on order_lines (buyer_id, item_type, item_id) where status in ('fulfilled', 'completed', 'refund_requested',
  'partially_refunded', 'disputed');
create index order_lines_of_item on order_lines (item_type, item_id);
create index order_lines_of_creator on order_lines (creator_id, fulfilled_at desc);
create index order_lines_maturing on order_lines (available_at) where matured_at is null and status in ('fulfilled', 'partially_refunded');

create table discount_redemptions (
  order_id text primary key references orders (id),
  discount_id text not null references discounts (id),
  -- The account, or a guest's address.
  buyer_key text not null,
  at timestamptz not null,
  returned_at timestamptz
);
create index discount_redemptions_of_buyer on discount_redemptions (discount_id, buyer_key) where returned_at is null;

create table licences (
  code text primary key check (code ~ '^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){3}$'),
  line_id text not null unique references order_lines (id),
  holder_id text references users (id),
  type text not null,
  seats integer not null,
  terms_version text not null,
  file_hashes jsonb not null default '[]',
  status text not null default 'active' check (status in ('active', 'revoked', 'upgraded', 'transferred')),
  issued_at timestamptz not null,
  revoked_at timestamptz,
  check ((status = 'active') = (revoked_at is null))
);

create table line_downloads (
  line_id text not null references order_lines (id),
  file_id text not null,
  count integer not null default 0,
  version text,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (line_id, file_id)
);
