-- People sign in by themselves: what the ladder counts, what a mail may open once, who is known by which outside identity.
alter table users
  add column email_verified_at timestamptz,
  add column bio text not null default '' check (char_length(bio) <= 500),
  add column profile_image jsonb,
  add column two_factor_enabled boolean not null default false,
  add column deletion_due_at timestamptz,
  add column deleted_at timestamptz;
create index users_to_delete on users (deletion_due_at) where deletion_due_at is not null;

alter table sessions
  add column device text not null default 'Unknown device',
  add column browser text not null default 'Unknown browser',
  add column address text not null default '',
  add column last_seen_at timestamptz not null default now(),
  add column proven_at timestamptz,
  -- The token before the last change, honoured for a moment: other tabs may have asked with it already.
  add column former_token_hash text unique,
  add column former_token_until timestamptz;

-- A browser that signed in before has a count of its own, so that a stranger cannot lock its owner out (decision A2).
create table known_browsers (
  token_hash text not null,
  user_id text not null references users (id) on delete cascade,
  last_used_at timestamptz not null,
  primary key (token_hash, user_id)
);
create index known_browsers_by_user on known_browsers (user_id);

create table outside_identities (
  issuer text not null,
  subject text not null,
  user_id text not null references users (id) on delete cascade,
  email text not null,
  linked_at timestamptz not null,
  primary key (issuer, subject)
);
create unique index outside_identities_one_per_issuer on outside_identities (user_id, issuer);

-- Links that open something once. Only the hash of the token is here; the mail carries the token.
create table mailed_links (
  token_hash text primary key,
  purpose text not null check (purpose in ('sign-up', 'reset', 'change-email', 'cancel-email')),
  user_id text references users (id) on delete cascade,
  email text not null,
  detail jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (expires_at > created_at),
  check (used_at <= expires_at)
);
create index mailed_links_by_email on mailed_links (email, purpose);
create index mailed_links_by_user on mailed_links (user_id);
create index mailed_links_by_expiry on mailed_links (expires_at);

create table lockouts (
  key text primary key,
  email text not null,
  failed_attempts integer not null check (failed_attempts >= 0),
  last_attempt_at timestamptz,
  temp_lockout_until timestamptz,
  requires_email_unlock boolean not null,
  unlock_token_hash text,
  unlock_token_expiry timestamptz,
  unlock_emails_sent jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((unlock_token_hash is null) = (unlock_token_expiry is null))
);
create index lockouts_by_email on lockouts (email);
create index lockouts_by_age on lockouts (updated_at);

create table admin_actions (
  id bigint generated always as identity primary key,
  action text not null,
  target_email text not null,
  admin_user_id text not null,
  "timestamp" timestamptz not null,
  reason text not null
);

-- What staff did stays written down.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger admin_actions_append_only before update or delete on admin_actions for each row execute function refuse_change();

create table data_exports (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  state text not null check (state in ('waiting', 'building', 'ready', 'failed')),
  progress integer not null check (progress between 0 and 100),
  file_id text references files (id),
  created_at timestamptz not null,
  expires_at timestamptz,
  check ((state = 'ready') = (file_id is not null)),
  check ((state = 'ready') = (expires_at is not null))
);
create index data_exports_by_user on data_exports (user_id, created_at desc);
create unique index data_exports_one_at_a_time on data_exports (user_id) where state in ('waiting', 'building');
