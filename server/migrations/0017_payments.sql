-- Charges as we know them, everything a provider ever told us, and the built-in test provider's own side of the world.
create table charges (
  intent_id text primary key,
  order_id text not null unique references orders (id),
  provider text not null,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  status text not null check (status in ('created', 'captured')),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  fingerprint text,
  created_at timestamptz not null,
  captured_at timestamptz,
  check ((status = 'captured') = (captured_at is not null))
);

-- What arrives is kept as it came, once per event; what it means happens once per event too.
create table webhook_inbox (
  provider text not null,
  event_id text not null,
  type text not null,
  object_id text not null,
  payload jsonb not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  outcome text,
  primary key (provider, event_id)
);
create index webhook_inbox_waiting on webhook_inbox (received_at) where processed_at is null;

-- The test provider: as if it were somebody else's database.
create table sim_methods (
  token text primary key,
  card text not null,
  brand text not null,
  last4 text not null,
  fingerprint text not null,
  created_at timestamptz not null
);
create table sim_intents (
  id text primary key,
  idempotency_key text not null unique,
  client_secret text not null unique,
  order_id text not null,
  amount_cents integer not null,
  currency text not null,
  status text not null check (status in ('requires_payment_method', 'requires_action', 'succeeded', 'cancelled')),
  method text,
  refunded_cents integer not null default 0,
  created_at timestamptz not null,
  succeeded_at timestamptz
);
create table sim_refunds (
  id text primary key,
  idempotency_key text not null unique,
  intent_id text not null references sim_intents (id),
  amount_cents integer not null check (amount_cents > 0),
  created_at timestamptz not null
);
create table sim_events (
  id text primary key,
  type text not null,
  payload jsonb not null,
  deliver_at timestamptz not null,
  deliveries integer not null default 0,
  delivered_at timestamptz,
  attempts integer not null default 0
);
create index sim_events_waiting on sim_events (deliver_at) where delivered_at is null;
