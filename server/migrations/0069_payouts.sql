-- Money out: what people are paid, made of entries of the books so that its statement is exact, and sent once whatever crashes (decision B13, trust L4).
create table payouts (
  id text primary key,
  user_id text not null references users (id),
  -- The ISO week of the Friday it was collected for, and that Friday.
  batch text not null check (batch ~ '^\d{4}-\d{2}$'),
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  status text not null check (status in ('draft', 'approved', 'processing', 'sent', 'paid', 'on_hold', 'failed', 'returned', 'cancelled')),
  amount_cents integer not null check (amount_cents > 0 and amount_cents = creator_cents + affiliate_cents),
  creator_cents integer not null,
  affiliate_cents integer not null,
  -- How many sales it is made of.
  sales integer not null default 0,
  currency text not null,
  recipient_id text not null,
  recipient_currency text not null,
  last4 text not null,
  -- The provider's own name for the transfer.
  external_id text,
  fee_cents integer not null default 0 check (fee_cents >= 0),
  arrives jsonb,
  -- What its owner reads.
  note text not null default '',
  hold_reason text,
  send_attempts integer not null default 0,
  -- What the provider said last, and when that happened there.
  provider_state text,
  provider_occurred_at timestamptz,
  -- When its money left our balance at the provider.
  taken_at timestamptz,
  sent_at timestamptz,
  settles_at timestamptz,
  paid_at timestamptz,
  -- The payout its money went out with again.
  again_id text references payouts (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((taken_at is null) = (external_id is null)),
  check (status in ('processing', 'sent', 'paid', 'on_hold', 'failed', 'returned') or taken_at is null),
  check (status <> 'paid' or paid_at is not null),
  check (status <> 'sent' or settles_at is not null)
);
-- One live payout per person and Friday, whoever runs it however often (trust L4).
create unique index payouts_one_per_batch on payouts (user_id, batch) where status not in ('failed', 'returned', 'cancelled');
create unique index payouts_of_transfer on payouts (external_id) where external_id is not null;
create index payouts_of_person on payouts (user_id, created_at desc, id desc);
create index payouts_of_batch on payouts (batch, amount_cents desc, id desc);
create index payouts_latest on payouts (created_at desc, id desc);
create index payouts_largest on payouts (amount_cents desc, id desc);
create index payouts_open on payouts (updated_at) where status in ('draft', 'approved', 'processing', 'sent', 'on_hold');
create index payouts_taken on payouts (taken_at) where taken_at is not null;
create index payouts_given_back on payouts (user_id) where status in ('failed', 'returned', 'cancelled') and again_id is null;

-- What a payout is made of: each claims one entry of the books, which nobody can remove. What came back is released and stays written.
create table payout_lines (
  payout_id text not null references payouts (id),
  transaction_id bigint not null,
  entry_id bigint not null,
  amount bigint not null,
  released_at timestamptz,
  primary key (payout_id, entry_id)
);
create unique index payout_lines_claim_once on payout_lines (entry_id) where released_at is null;

create table payout_approvals (
  payout_id text not null references payouts (id),
  user_id text not null references users (id),
  at timestamptz not null,
  -- A payout that was held is approved anew.
  withdrawn_at timestamptz,
  primary key (payout_id, user_id, at)
);
create unique index payout_approvals_once on payout_approvals (payout_id, user_id) where withdrawn_at is null;

create table payout_settings (
  user_id text primary key references users (id),
  schedule text not null default 'weekly' check (schedule in ('weekly', 'monthly', 'quarterly')),
  minimum_cents integer not null default 2500 check (minimum_cents >= 2500),
  paused_at timestamptz,
  staff_pause text,
  staff_paused_by text references users (id),
  updated_at timestamptz not null
);

-- Fridays that passed without a payout, and why.
create table payout_skips (
  user_id text not null references users (id),
  batch text not null,
  day text not null,
  reason text not null,
  note text not null default '',
  amount_cents bigint not null,
  at timestamptz not null,
  primary key (user_id, batch)
);
create index payout_skips_of_batch on payout_skips (batch, amount_cents desc);

create table payout_runs (
  batch text primary key,
  day text not null,
  started_at timestamptz not null,
  finished_at timestamptz
);

-- What the provider tells, as it came; the same is kept once.
create table payout_news (
  provider text not null,
  event_id text not null,
  transfer_id text not null,
  state text not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  payload jsonb not null,
  processed_at timestamptz,
  outcome text not null default '',
  primary key (provider, event_id)
);
create index payout_news_of_transfer on payout_news (transfer_id, occurred_at);
create index payout_news_waiting on payout_news (received_at) where processed_at is null;

-- While one of them is open nothing is approved or sent.
create table payout_freezes (
  id bigint generated always as identity primary key,
  by text not null check (by in ('reconciliation', 'invariants')),
  reason text not null,
  since timestamptz not null,
  ended_at timestamptz
);
create unique index payout_freezes_one_each on payout_freezes (by) where ended_at is null;

-- The simulated provider's own books. Nothing of the product reads or writes them.
create table simulated_transfers (
  id text primary key,
  idempotency_key text not null unique,
  amount_cents integer not null check (amount_cents > 0),
  fee_cents integer not null,
  currency text not null,
  recipient_last4 text not null,
  arrives jsonb,
  created_at timestamptz not null
);
create index simulated_transfers_latest on simulated_transfers (created_at);
create table simulated_transfer_events (
  id text primary key,
  transfer_id text not null references simulated_transfers (id),
  state text not null,
  occurred_at timestamptz not null,
  deliver_at timestamptz not null,
  deliveries integer not null default 1,
  delivered_at timestamptz,
  attempts integer not null default 0
);
create index simulated_transfer_events_due on simulated_transfer_events (deliver_at) where delivered_at is null;
create index simulated_transfer_events_of_transfer on simulated_transfer_events (transfer_id);
-- How often somebody asked with a key: some accounts answer only later.
create table simulated_transfer_asks (key text primary key, asked integer not null);
