-- The second factor: what somebody has, what was asked of it, what it opened, and what happened. Seeds and phone numbers are
-- sealed with a key that is not in this database; codes are here as hashes only.
create table mfa_factors (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  method text not null check (method in ('sms', 'authenticator', 'hardware_key')),
  name text not null default '',
  is_primary boolean not null default false,
  -- The seed of an app, the number of a phone.
  sealed text,
  -- The last step of the clock whose code was taken: an older one, or the same again, is refused.
  last_step bigint,
  credential_id text unique,
  public_key text,
  algorithm text check (algorithm in ('ES256', 'RS256')),
  transports text[] not null default '{}',
  counter bigint not null default 0 check (counter >= 0),
  uses integer not null default 0 check (uses >= 0),
  created_at timestamptz not null,
  last_used_at timestamptz,
  check ((method = 'hardware_key') = (credential_id is not null and public_key is not null and algorithm is not null)),
  check ((method = 'hardware_key') = (sealed is null))
);
create index mfa_factors_by_user on mfa_factors (user_id);
create unique index mfa_factors_one_each on mfa_factors (user_id, method) where method <> 'hardware_key';

-- Ten to a set; all of a set have its salt, so that one slow hash finds out which of them a code is.
create table mfa_backup_codes (
  user_id text not null references users (id) on delete cascade,
  code_hash text not null,
  salt text not null,
  created_at timestamptz not null,
  used_at timestamptz check (used_at >= created_at),
  primary key (user_id, code_hash)
);

-- A factor that is being set up, by one person in one browser.
create table mfa_setups (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  session_id text not null references sessions (id) on delete cascade,
  method text not null check (method in ('sms', 'authenticator', 'hardware_key')),
  name text not null default '',
  sealed text,
  sealed_code text,
  challenge text,
  -- The backup codes that begin to work with it, as salt and hashes.
  codes jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index mfa_setups_by_session on mfa_setups (session_id);
create index mfa_setups_by_user on mfa_setups (user_id);
create index mfa_setups_by_expiry on mfa_setups (expires_at);

-- What was asked. The place is a session, or half of one while somebody signs in. Of codes a newer one replaces the older; a key
-- names the challenge it answers, so two tabs can ask at the same time.
create table mfa_challenges (
  place text not null,
  purpose text not null,
  ceremony text not null check (ceremony in ('key', 'sms', 'code')),
  user_id text not null references users (id) on delete cascade,
  challenge text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  primary key (place, purpose, ceremony, challenge)
);
create index mfa_challenges_by_user on mfa_challenges (user_id);
create index mfa_challenges_by_expiry on mfa_challenges (expires_at);

-- A factor was shown for an action. It dies with the session it belongs to.
create table mfa_sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  session_id text not null references sessions (id) on delete cascade,
  action text not null,
  method text not null check (method in ('sms', 'authenticator', 'hardware_key', 'backup_codes')),
  issued_at timestamptz not null,
  last_used_at timestamptz not null check (last_used_at >= issued_at),
  expires_at timestamptz not null check (expires_at > issued_at),
  token_hash text not null,
  address text not null,
  user_agent text not null,
  unique (session_id, action)
);
create index mfa_sessions_by_user on mfa_sessions (user_id);
create index mfa_sessions_by_expiry on mfa_sessions (expires_at);

-- Wrong answers in a row. Whoever signs in is counted apart: a stranger with the password locks nobody out who is inside.
create table mfa_tries (
  user_id text not null references users (id) on delete cascade,
  scope text not null check (scope in ('inside', 'sign-in')),
  count integer not null check (count >= 0),
  locked_until timestamptz,
  updated_at timestamptz not null,
  primary key (user_id, scope),
  check ((count >= 5) = (locked_until is not null))
);

-- Somebody lost every factor and confirmed it by mail: at this moment they go, unless the owner objects.
create table mfa_recoveries (
  user_id text primary key references users (id) on delete cascade,
  confirmed_at timestamptz not null,
  due_at timestamptz not null check (due_at > confirmed_at)
);
create index mfa_recoveries_due on mfa_recoveries (due_at);

create table mfa_events (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  at timestamptz not null,
  kind text not null,
  action text,
  method text,
  address text not null default '',
  device text not null default '',
  browser text not null default '',
  good_until timestamptz
);
create index mfa_events_by_user on mfa_events (user_id, id desc);
create index mfa_events_by_age on mfa_events (at);

-- The password was right and a factor is wanted. It identifies nobody.
create table half_sessions (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index half_sessions_by_user on half_sessions (user_id);
create index half_sessions_by_expiry on half_sessions (expires_at);

alter table mailed_links drop constraint mailed_links_purpose_check,
  add constraint mailed_links_purpose_check
    check (purpose in ('sign-up', 'reset', 'change-email', 'cancel-email', 'recover-factor', 'keep-factor'));
