-- Visits of people who agreed to analytics, where they were looked up to be, and sums of them by day, so that a chart costs the same with a
-- thousand visits and with a million.
create table visits (
  -- Chosen by the tab, at random.
  id text primary key,
  user_id text references users (id),
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  page_views integer not null default 0,
  seconds integer not null default 0,
  referral_source text not null,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  utm_content text,
  utm_term text,
  device jsonb not null,
  user_agent text not null,
  -- By its place, once that is known.
  country text not null default 'unknown',
  place text not null default 'unknown',
  has_product boolean not null default false,
  has_cart boolean not null default false,
  has_checkout boolean not null default false,
  paid_orders integer not null default 0,
  paid_cents bigint not null default 0,
  -- What was agreed to, and when: the proof.
  consent_version text not null,
  consent_at timestamptz not null,
  -- What of it is in the sums; null: nothing yet.
  counted jsonb,
  is_uncounted boolean not null default true
) with (fillfactor = 80);
create index visits_uncounted on visits (id) where is_uncounted;
create index visits_seen on visits (last_seen_at);
create index visits_by_day on visits (day, id);
create index visits_of_user on visits (user_id, day) where user_id is not null;
-- How many people with an account were in a country is asked for those with few visitors.
create index visits_of_people on visits (country, day, user_id) where user_id is not null;

create table user_analytics (
  id text primary key,
  session_id text not null references visits (id) on delete cascade,
  user_id text references users (id),
  country text not null,
  country_code text not null,
  latitude integer,
  longitude integer,
  -- Cut when it arrives, gone after 30 days.
  ip text,
  source text not null check (source in ('service', 'database', 'time_zone')),
  at timestamptz not null,
  user_agent text not null,
  url text not null
);
create index user_analytics_latest on user_analytics (at, id);
create index user_analytics_of_user on user_analytics (user_id, at) where user_id is not null;
create index user_analytics_of_session on user_analytics (session_id, at);
create index user_analytics_with_address on user_analytics (at) where ip is not null;

create table visit_days (
  -- '' is everything; 'source', 'country' …: the part is which.
  dimension text not null,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  part text not null,
  visits bigint not null default 0,
  anonymous bigint not null default 0,
  page_views bigint not null default 0,
  seconds bigint not null default 0,
  bounces bigint not null default 0,
  products bigint not null default 0,
  carts bigint not null default 0,
  checkouts bigint not null default 0,
  paid bigint not null default 0,
  paid_cents bigint not null default 0,
  primary key (dimension, day, part)
) with (fillfactor = 80);
