-- Who our people are and how everybody stands: admins have a level, roles and permissions a reason and perhaps an end, an account
-- can be suspended for a time, and staff may note something about a person.
alter table admins add column level text not null default 'admin' check (level in ('admin', 'super'));
-- Whoever was listed by hand of the database until now may make admins.
update admins set level = 'super';

alter table users
  add column suspended_at timestamptz,
  add column suspended_until timestamptz,
  add column suspended_reason text,
  -- By the name of a role or permission, when it ends: read with the account, so that an end needs no second question.
  add column grant_ends jsonb not null default '{}',
  add column last_seen_at timestamptz,
  add constraint users_suspension check ((suspended_at is null) = (suspended_reason is null)
    and (suspended_until is null or suspended_until > suspended_at));
update users u set last_seen_at = s.seen from (select user_id, max(last_seen_at) as seen from sessions group by user_id) s where s.user_id = u.id;

-- Few of many: what shops, cards and the search leave out.
create index users_suspended on users (id) where suspended_at is not null;
create index users_of_staff on users (id) where cardinality(permissions) > 0 or 'content_editor' = any (roles) or has_admin_claim;
create index users_unverified on users (id) where email_verified_at is null;
create index users_by_creation on users (created_at, id) where deleted_at is null;
create index users_by_seen on users (last_seen_at, id) where deleted_at is null;
create index users_by_name on users (lower(left(display_name, 60)), id) where deleted_at is null;

-- Every word of a name or an address can be looked for by how it begins.
create function person_words(display_name text, name text, email text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple', translate(lower(display_name || ' ' || name || ' ' || email), '@._+-', '     '))
$$;
create index users_by_words on users using gin (person_words(display_name, name, email)) where deleted_at is null;

create index lockouts_locked on lockouts (key) where requires_email_unlock or temp_lockout_until is not null;
create index lockouts_by_attempt on lockouts (last_attempt_at, md5(key));

create table grants (
  user_id text not null references users (id),
  name text not null,
  reason text not null,
  -- Null: the command on the server.
  granted_by text references users (id),
  granted_at timestamptz not null,
  ends_at timestamptz,
  primary key (user_id, name)
);
create index grants_ending on grants (ends_at) where ends_at is not null;
create index grants_by_giver on grants (granted_by);

create table user_notes (
  id text primary key,
  user_id text not null references users (id),
  author_id text not null references users (id),
  text text not null,
  at timestamptz not null
);
create index user_notes_of on user_notes (user_id, at desc);
create index user_notes_by on user_notes (author_id);
