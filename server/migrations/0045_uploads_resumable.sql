-- Large files arrive in pieces, and are somebody's before they are files: what was announced counts towards their owner's quota.
create table uploads (
  id text primary key,
  -- Nobody's: its owner left or gave it up, and its body is about to be removed.
  user_id text references users (id) on delete set null,
  purpose text not null check (purpose in ('deliverable', 'work')),
  target_id text,
  name text not null,
  folder text not null,
  type text not null,
  fingerprint text not null,
  bytes bigint not null check (bytes > 0),
  received bigint not null default 0 check (received between 0 and bytes),
  state text not null check (state in ('receiving', 'checking', 'ready', 'refused', 'taken')),
  sha256 text check (length(sha256) = 64),
  refusal text,
  -- The file it becomes.
  file_id text not null unique,
  storage_key text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  check (state not in ('ready', 'taken') or sha256 is not null),
  check ((state = 'refused') = (refusal is not null))
);
create index uploads_of_user on uploads (user_id, created_at) where state <> 'taken';
create index uploads_by_expiry on uploads (expires_at);
create index uploads_in_check on uploads (updated_at) where state = 'checking';
