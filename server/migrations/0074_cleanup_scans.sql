-- What the card provider has and our books do not: each look at it, what was found, and every step that was taken because of it.
create table cleanup_scans (
  id text primary key,
  at timestamptz not null,
  by_id text references users (id) on delete set null,
  provider text not null,
  is_live boolean not null,
  kinds jsonb not null
);
create index cleanup_scans_latest on cleanup_scans (at desc);

create table cleanup_findings (
  scan_id text not null references cleanup_scans (id) on delete cascade,
  n integer not null,
  kind text not null,
  object_id text not null,
  order_id text,
  amount_cents integer,
  since timestamptz,
  step text not null,
  why text not null,
  detail jsonb not null default '{}',
  primary key (scan_id, n)
);

-- Written before a step is taken, and again when it is known what it came to: a process that dies leaves a trace.
create table cleanup_actions (
  id bigint generated always as identity primary key,
  scan_id text not null,
  n integer not null,
  step text not null,
  object_id text not null,
  payload jsonb not null,
  outcome text,
  by_id text references users (id) on delete set null,
  at timestamptz not null,
  foreign key (scan_id, n) references cleanup_findings (scan_id, n) on delete cascade
);
create index cleanup_actions_of_finding on cleanup_actions (scan_id, n, id);
