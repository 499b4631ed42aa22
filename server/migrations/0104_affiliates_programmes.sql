-- Affiliates: who is in which programme, the clicks their links brought, and what came of each order (decision B18).
create table affiliates (
  id text primary key,
  email text not null,
  -- Absent while nobody has an account with this address.
  user_id text references users (id),
  -- Absent: Blenda's own programme.
  creator_id text references users (id),
  state text not null check (state in ('created', 'ignored', 'invited', 'active', 'paused', 'ended')),
  is_active boolean not null generated always as (state = 'active') stored,
  terms_version text,
  note text not null default '',
  -- What counts is a click while somebody was in: from when, and until when.
  active_at timestamptz,
  stopped_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (user_id is not null or state = 'invited'),
  check (creator_id is null or creator_id <> user_id)
);
create unique index affiliates_once on affiliates (email, coalesce(creator_id, ''));
create index affiliates_of_person on affiliates (user_id, created_at) where user_id is not null;
create index affiliates_of_creator on affiliates (creator_id, created_at desc, id desc) where creator_id is not null;

-- A creator's programme, and how it was before: a change holds for clicks from then on.
create table affiliate_programmes (
  creator_id text not null references users (id),
  since timestamptz not null,
  terms jsonb not null,
  may_ask boolean not null default false,
  primary key (creator_id, since)
);

-- A click says nothing of who clicked (decision D27).
create table affiliate_clicks (
  id text primary key,
  affiliate_id text not null references users (id),
  at timestamptz not null,
  url text not null default '',
  path text not null default '',
  sub text not null default '' check (sub ~ '^[a-z0-9-]{0,40}$'),
  referrer text not null default '',
  utm jsonb not null default '{}',
  -- The first in 30 days of a browser that can be known to be the same.
  is_first boolean not null default true,
  signed_up_at timestamptz
);
create index affiliate_clicks_of_affiliate on affiliate_clicks (affiliate_id, at desc, id desc);
create index affiliate_clicks_by_age on affiliate_clicks (at);

-- The click an account is tied to, for as long as it counts.
create table affiliate_bindings (
  user_id text primary key references users (id),
  click_id text not null,
  affiliate_id text not null,
  clicked_at timestamptz not null,
  bound_at timestamptz not null
);
create index affiliate_bindings_by_age on affiliate_bindings (clicked_at);

create table affiliate_commissions (
  line_id text primary key references order_lines (id) on delete cascade,
  order_id text not null,
  order_number bigint not null,
  affiliate_id text not null references users (id),
  creator_id text,
  buyer_key text not null,
  programme text not null check (programme in ('platform', 'creator')),
  bps integer not null check (bps between 0 and 7500),
  item_type text not null,
  item_id text not null,
  title text not null,
  net_cents bigint not null,
  base_cents bigint not null,
  cents bigint not null check (cents >= 0),
  state text not null check (state in ('pending', 'review', 'approved', 'in_payout', 'paid', 'void', 'reversed')),
  reason text,
  why text not null default '',
  note text not null default '',
  click_id text not null,
  clicked_at timestamptz not null,
  path text not null default '',
  sub text not null default '',
  bound_at timestamptz,
  ordered_at timestamptz not null,
  available_at timestamptz,
  paid_out_at timestamptz,
  decided_by text,
  decided_at timestamptz,
  check (cents = 0 or state not in ('void', 'reversed'))
);
create index affiliate_commissions_of_affiliate on affiliate_commissions (affiliate_id, ordered_at desc, line_id desc);
create index affiliate_commissions_of_creator on affiliate_commissions (creator_id, affiliate_id, ordered_at);
create index affiliate_commissions_of_order on affiliate_commissions (order_id);
create index affiliate_commissions_in_review on affiliate_commissions (ordered_at, line_id) where state = 'review';
