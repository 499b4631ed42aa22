-- Tokens: what each person has, where it came from, where every one went, and the plans that bring more each month.
create table token_accounts (
  user_id text primary key references users (id),
  balance integer not null default 0 check (balance >= 0),
  -- Reserved for work that waits or runs; not in the balance.
  held integer not null default 0 check (held >= 0),
  -- After a payment was taken back that had been spent; blocks spending until settled.
  owed integer not null default 0 check (owed >= 0),
  current_plan text,
  plan_expiry timestamptz,
  monthly_usage integer not null default 0 check (monthly_usage >= 0),
  total_usage integer not null default 0 check (total_usage >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Where tokens came from: plans are spent before packs, and a pack can be given back while some of it is left.
create table token_lots (
  id bigint generated always as identity primary key,
  user_id text not null references token_accounts (user_id),
  source text not null check (source in ('plan', 'pack', 'grant')),
  line_id text unique references order_lines (id),
  granted integer not null check (granted > 0),
  remaining integer not null check (remaining between 0 and granted),
  -- Given back for money, or taken back by the bank.
  returned integer not null default 0 check (returned between 0 and granted),
  created_at timestamptz not null
);
create index token_lots_of_user on token_lots (user_id, id) where remaining > 0;

-- The chain: each balance_after follows from the one before. Only the word of a reservation ever changes, when it is taken.
create table token_usage (
  id bigint generated always as identity primary key,
  user_id text not null references token_accounts (user_id),
  token_cost integer not null,
  type text not null check (type in ('reserve', 'generation', 'release', 'refund', 'token_pack', 'subscription', 'grant')),
  about text not null,
  metadata jsonb not null default '{}',
  job_id text,
  order_id text,
  at timestamptz not null,
  balance_after integer not null check (balance_after >= 0)
);
create index token_usage_of_user on token_usage (user_id, id desc);

create table token_reservations (
  -- The job's id.
  id text primary key,
  user_id text not null references token_accounts (user_id),
  cost integer not null check (cost > 0),
  -- From which lots: [{id, taken}].
  takes jsonb not null,
  usage_id bigint not null references token_usage (id),
  state text not null check (state in ('held', 'taken', 'released', 'divided')),
  released integer not null default 0 check (released between 0 and cost),
  at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'held') = (ended_at is null))
);
create index token_reservations_held on token_reservations (at) where state = 'held';

create table subscriptions (
  id text primary key,
  user_id text not null references users (id),
  plan_id text not null,
  status text not null check (status in ('active', 'past_due', 'cancel_at_period_end', 'expired', 'ended')),
  -- The period that runs, counted from 1.
  period integer not null,
  -- The day of the month it began on; shorter months end it earlier, the next long one has it back.
  anchor_day integer not null check (anchor_day between 1 and 31),
  started_at timestamptz not null,
  expires_at timestamptz not null,
  next_charge_at timestamptz,
  -- Declined tries of the coming period.
  declined integer not null default 0,
  -- The payment whose card is charged again.
  intent_id text not null,
  updated_at timestamptz not null
);
create unique index subscriptions_live on subscriptions (user_id) where status in ('active', 'past_due', 'cancel_at_period_end');
create index subscriptions_due on subscriptions (coalesce(next_charge_at, expires_at)) where status in ('active', 'past_due', 'cancel_at_period_end');

-- A period is paid once. A larger plan in the middle of one is an order of its own, not another period.
create table subscription_periods (
  subscription_id text not null references subscriptions (id),
  period integer not null,
  plan_id text not null,
  order_id text not null unique references orders (id),
  price_cents integer not null,
  tokens integer not null,
  starts_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (subscription_id, period)
);

-- What an order for tokens is for; written with the order, carried out when it is paid.
create table token_orders (
  order_id text primary key references orders (id),
  user_id text not null references users (id),
  kind text not null check (kind in ('pack', 'plan', 'upgrade', 'renewal')),
  item_id text not null,
  tokens integer not null check (tokens > 0),
  subscription_id text references subscriptions (id),
  period integer,
  granted_at timestamptz
);

-- The test provider charges a card again only where its holder agreed to that, like a real one.
alter table sim_intents add column is_for_later boolean not null default false;

-- Tokens are in the books too, double entry like money, written by the database itself so that nothing can pass them by (trust I1, trust I2, trust I3).
create function token_book(what text, about text, happened timestamptz, from_account text, to_account text, amount integer) returns void
language plpgsql as $$
declare
  booked bigint;
begin
  if amount = 0 then return; end if;
  insert into ledger_transactions (kind, source, at) values (what, about, happened) returning id into booked;
  insert into ledger_entries (transaction_id, account, amount, currency)
    values (booked, from_account, -amount, 'TOK'), (booked, to_account, amount, 'TOK');
end $$;

create function token_usage_booked() returns trigger language plpgsql as $$
declare
  other text := case when new.type in ('reserve', 'release') then 'tokens_held:' || new.user_id else 'tokens_issued' end;
begin
  perform token_book('tokens_' || new.type, 'token_usage/' || new.id, new.at, 'user_tokens:' || new.user_id, other, new.token_cost);
  return null;
end $$;
create trigger token_usage_booked after insert on token_usage for each row execute function token_usage_booked();

create function token_reservation_booked() returns trigger language plpgsql as $$
begin
  perform token_book('tokens_spent', 'token_reservation/' || new.id, new.ended_at, 'tokens_held:' || new.user_id, 'tokens_spent',
    new.cost - new.released);
  return null;
end $$;
create trigger token_reservation_booked after update on token_reservations
  for each row when (old.state = 'held' and new.state <> 'held') execute function token_reservation_booked();

-- An entry of the chain stands; only a reservation is called a generation once its work is done, and whoever leaves takes
-- their own words along.
create function token_usage_stands() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.type = 'reserve' and new.type = 'generation' and (to_jsonb(old) - 'type') = (to_jsonb(new) - 'type') then
    return new;
  end if;
  if tg_op = 'UPDATE' and new.about = '' and new.metadata = '{}'
    and (to_jsonb(old) - array['about', 'metadata']) = (to_jsonb(new) - array['about', 'metadata']) then
    return new;
  end if;
  raise exception 'token usage is written once';
end $$;
create trigger token_usage_stands before update or delete on token_usage for each row execute function token_usage_stands();
