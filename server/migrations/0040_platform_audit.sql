-- One place for what our own people did: who, what, to whom, why, before and after, with which second factor. Numbered without
-- a gap and chained, so that an entry somebody removed or changed with the power of the database is noticed all the same.
create table audit_entries (
  n bigint primary key default 0,
  at timestamptz not null,
  actor_id text,
  action text not null,
  target_kind text not null,
  target_id text not null,
  reason text not null default '',
  before jsonb,
  after jsonb,
  request_id text not null,
  session_id text,
  factor text check (factor in ('sms', 'authenticator', 'hardware_key', 'backup_codes')),
  hash text not null default ''
);
create index audit_entries_by_actor on audit_entries (actor_id, n desc);
create index audit_entries_by_target on audit_entries (target_kind, target_id, n desc);
create index audit_entries_by_action on audit_entries (action, n desc);
create index audit_entries_by_time on audit_entries (at);
create index audit_entries_by_request on audit_entries (request_id);

create function audit_hash(previous text, entry audit_entries) returns text language sql immutable as $$
  select encode(sha256(convert_to(coalesce(previous, '') || jsonb_build_array(
    entry.n, extract(epoch from entry.at), entry.actor_id, entry.action, entry.target_kind, entry.target_id, entry.reason,
    entry.before, entry.after, entry.request_id, entry.session_id, entry.factor)::text, 'UTF8')), 'hex')
$$;

-- One after the other until each commits: what staff do is rare, and a number must not be given twice.
create function chain_audit_entry() returns trigger language plpgsql as $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit', 0));
  select n, hash into last from audit_entries order by n desc limit 1;
  new.n = coalesce(last.n, 0) + 1;
  new.hash = audit_hash(last.hash, new);
  return new;
end $$;
create trigger audit_entries_chain before insert on audit_entries for each row execute function chain_audit_entry();
create trigger audit_entries_append_only before update or delete on audit_entries for each row execute function refuse_change();
create trigger audit_entries_keep before truncate on audit_entries for each statement execute function refuse_change();

insert into audit_entries (at, actor_id, action, target_kind, target_id, reason, request_id)
  select "timestamp", admin_user_id, case action when 'manual_unlock' then 'lockout.adminUnlock' when 'file_read' then 'files.read' else action end,
    'address', target_email, reason, 'unknown'
  from admin_actions order by id;
drop table admin_actions;
