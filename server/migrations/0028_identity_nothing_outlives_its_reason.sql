-- A copied session must end with the password it was opened by, so there is no former token any more; the links that take a
-- change of address back no longer replace each other, so they need an order that no clock can blur; a link that was mailed
-- for an archive of somebody's data is found by its file.
alter table sessions drop column former_token_hash, drop column former_token_until;

alter table mailed_links add column n bigint generated always as identity;

create index data_exports_by_file on data_exports (file_id) where file_id is not null;

-- The record of the specification (spec 1 §3) has both of these fields; they say what the others mean and cannot disagree.
alter table lockouts
  add column is_temporarily_locked boolean not null default false,
  add column email_unlock_required boolean not null default false;
update lockouts set is_temporarily_locked = temp_lockout_until is not null, email_unlock_required = requires_email_unlock;
alter table lockouts
  alter column is_temporarily_locked drop default,
  alter column email_unlock_required drop default,
  add check (is_temporarily_locked = (temp_lockout_until is not null)),
  add check (email_unlock_required = requires_email_unlock);
