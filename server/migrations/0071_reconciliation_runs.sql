-- What the payout provider says it did, line by line, and what came of comparing it with our own books (decision B15).
create table statement_lines (
  -- The provider's: a line is known once, however it came to us.
  id text primary key,
  -- In the order they were read: lines of one moment stay as the statement has them.
  seq bigint generated always as identity,
  transfer_id text,
  kind text not null check (kind in ('transfer', 'fee', 'refund', 'deposit')),
  -- Below zero: it left our balance there.
  amount_cents bigint not null,
  currency text not null,
  at timestamptz not null,
  reference text not null default '',
  recipient_last4 text,
  balance_cents bigint,
  origin text not null check (origin in ('fetched', 'imported')),
  known_since timestamptz not null,
  -- Somebody said which payout it belongs to.
  linked_payout_id text
);
create index statement_lines_by_time on statement_lines (at, seq);
create index statement_lines_of_transfer on statement_lines (transfer_id, kind) where transfer_id is not null;

create table reconciliation_runs (
  id text primary key,
  from_day text not null check (from_day ~ '^\d{4}-\d{2}-\d{2}$'),
  to_day text not null check (to_day ~ '^\d{4}-\d{2}-\d{2}$'),
  trigger text not null check (trigger in ('nightly', 'manual', 'import')),
  state text not null check (state in ('done', 'waiting')),
  started_at timestamptz not null,
  started_by text references users (id),
  statement_until timestamptz,
  ledger_cents bigint not null default 0,
  provider_cents bigint not null default 0,
  open_cents bigint not null default 0,
  unexplained_cents bigint not null default 0,
  unexplained_rows integer not null default 0,
  is_clean boolean not null default true,
  payouts integer not null default 0,
  deposit_cents bigint not null default 0,
  fee_ledger_cents bigint not null default 0,
  fee_provider_cents bigint not null default 0,
  on_the_way integer not null default 0,
  on_the_way_cents bigint not null default 0,
  transactions bigint not null default 0,
  balanced bigint not null default 0,
  statement_lines integer not null default 0,
  gapless text not null default 'unknown' check (gapless in ('gapless', 'gap', 'unknown')),
  gap_after integer,
  check (from_day <= to_day),
  check (ledger_cents - provider_cents - open_cents = unexplained_cents),
  check (not is_clean or (unexplained_cents = 0 and unexplained_rows = 0))
);
create index reconciliation_runs_latest on reconciliation_runs (started_at desc, id);
create index reconciliation_runs_unclean on reconciliation_runs (started_at) where not is_clean;

create table reconciliation_rows (
  run_id text not null references reconciliation_runs (id) on delete cascade,
  key text not null,
  payout_id text,
  user_id text,
  line_ids text[] not null,
  reference text not null default '',
  day text not null,
  since timestamptz not null,
  status text,
  state text not null check (state in
    ('returned_after_paid', 'duplicate', 'missing_in_ledger', 'missing_at_provider', 'amount_mismatch', 'stale', 'matched')),
  matched_by text not null check (matched_by in ('external_id', 'amount_recipient', 'manual', 'correction', 'none')),
  ledger_cents bigint not null,
  provider_cents bigint not null,
  fee_ledger_cents bigint not null,
  fee_provider_cents bigint not null,
  -- The gravest state first, in it the largest difference.
  weight bigint not null,
  resolved_at timestamptz,
  resolved_by text references users (id),
  how text check (how in ('mark_returned', 'mark_paid', 'ask', 'link', 'correct', 'ignore')),
  note text,
  primary key (run_id, key),
  check ((resolved_at is null) = (how is null)),
  check ((state = 'matched') <= (ledger_cents = provider_cents))
);
create index reconciliation_rows_open on reconciliation_rows (run_id, weight, key) where state <> 'matched' and resolved_at is null;
create index reconciliation_rows_by_weight on reconciliation_rows (run_id, weight, key);
create index reconciliation_rows_by_day on reconciliation_rows (run_id, day, key);
create index reconciliation_rows_resolved on reconciliation_rows (key, resolved_at desc) where resolved_at is not null;

create table payout_corrections (
  id text primary key,
  key text not null,
  payout_id text,
  -- Added to what our side says has left; below zero: less has left.
  cents bigint not null check (cents <> 0),
  reason text not null,
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'declined')),
  proposed_by text not null references users (id),
  proposed_at timestamptz not null,
  decided_by text references users (id),
  decided_at timestamptz,
  check ((state = 'proposed') = (decided_at is null)),
  -- Two people, always.
  check (state <> 'approved' or decided_by <> proposed_by)
);
create unique index payout_corrections_one_proposed on payout_corrections (key) where state = 'proposed';
create index payout_corrections_of_key on payout_corrections (key, proposed_at desc);
