-- What the panels of staff look at: how each part of the product was doing, what went wrong, which alarms somebody has seen.
create table health_marks (
  at timestamptz not null,
  part text not null,
  state text not null check (state in ('ok', 'warn', 'bad')),
  value integer,
  primary key (at, part)
);

-- Errors that differ only in their values are one row. What is in it was redacted before it was written.
create table error_groups (
  id text primary key,
  level text not null check (level in ('error', 'warn')),
  what text not null,
  kind text,
  message text,
  place text,
  count integer not null check (count > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  last_request_id text,
  check (first_at <= last_at)
);
create index error_groups_newest on error_groups (last_at desc, id);

-- An alarm stays; who has seen it is written beside it, once.
alter table alarms add column acknowledged_at timestamptz;
alter table alarms add column acknowledged_by text;
alter table alarms add column note text;
alter table alarms add check ((acknowledged_at is null) = (note is null));
create index alarms_open on alarms (name, id) where acknowledged_at is null;
create index alarms_seen on alarms (acknowledged_at desc, name) where acknowledged_at is not null;

create index outbox_parked on outbox (parked_at) where parked_at is not null;

-- What waits for staff, and what is counted in a day.
create index refunds_waiting on refunds (due_at, created_at) where status in ('creator_review', 'escalated', 'staff_review', 'failed');
create index refunds_paid_back on refunds (updated_at) where status = 'refunded';
create index orders_paid on orders (paid_at) where paid_at is not null;
create index lockouts_by_mail on lockouts (updated_at) where requires_email_unlock;
create index token_lots_bought on token_lots (created_at) where source <> 'grant';

-- Up to where the audit was read and found whole. An entry cut off its end leaves no gap: that it was there is known by this.
create table audit_checks (
  at timestamptz not null,
  up_to bigint not null check (up_to >= 0),
  hash text not null,
  broken_at bigint
);
create index audit_checks_newest on audit_checks (at desc);
create index audit_entries_by_factor on audit_entries (factor, n desc) where factor is not null;
