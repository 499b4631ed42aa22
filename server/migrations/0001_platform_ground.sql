-- What every domain stands on: events beside the change they tell about, answers that are given once, mail, limits, files, alarms.
create table outbox (
  id bigint generated always as identity primary key,
  name text not null,
  aggregate text not null,
  payload jsonb not null,
  audience jsonb,
  stale jsonb not null,
  ends jsonb,
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  parked_at timestamptz
);
create index outbox_by_aggregate on outbox (aggregate, id) where parked_at is null;

create table outbox_handled (event_id bigint not null, listener text not null, primary key (event_id, listener));

create table command_keys (
  actor_id text not null,
  operation text not null,
  key text not null,
  wish text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (actor_id, operation, key)
);
create index command_keys_by_age on command_keys (created_at);

create table mails (
  key text primary key,
  recipient text not null,
  reply_to text,
  subject text not null,
  body text not null,
  state text not null check (state in ('kept', 'queued', 'sending', 'sent', 'refused', 'unknown')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  sent_at timestamptz,
  check ((state = 'sent') = (sent_at is not null))
);
create index mails_newest on mails (created_at desc);
create index mails_waiting on mails (created_at) where state in ('queued', 'sending');

create table rate_counters (
  key text not null,
  window_start timestamptz not null,
  used integer not null check (used > 0),
  primary key (key, window_start)
);
create index rate_counters_by_age on rate_counters (window_start);

create table alarms (
  id bigint generated always as identity primary key,
  name text not null,
  detail jsonb not null,
  at timestamptz not null
);
create index alarms_newest on alarms (at desc);

create table files (
  id text primary key,
  storage_key text not null unique,
  owner_id text,
  name text not null,
  type text not null,
  bytes bigint not null check (bytes >= 0),
  sha256 text not null check (length(sha256) = 64),
  is_public boolean not null,
  created_at timestamptz not null
);
create index files_by_owner on files (owner_id, created_at desc);
