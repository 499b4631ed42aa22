-- Somebody has to be signed in. An admin needs both the claim on the account and a line in the admin list (decision A6).
create table users (
  id text primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  display_name text not null,
  photo_url text,
  password_hash text,
  is_creator boolean not null default false,
  has_admin_claim boolean not null default false,
  roles text[] not null default '{}',
  permissions text[] not null default '{}',
  global_affiliate_id text not null unique check (global_affiliate_id ~ '^[1-9][0-9]{2}[A-Z]{3}$'),
  has_ever_been_affiliate boolean not null default false,
  created_at timestamptz not null
);

create table admins (user_id text primary key references users (id), listed_at timestamptz not null);

create table sessions (
  id text primary key,
  token_hash text not null unique,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);
