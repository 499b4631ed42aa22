-- What staff bring to set up their first second factor: without it a password alone would open the staff area to whoever comes first.
-- Eighty bits, of which only the hash is here. A newer one replaces the older.
create table mfa_enrolment_codes (
  user_id text primary key references users (id) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index mfa_enrolment_codes_by_expiry on mfa_enrolment_codes (expires_at);

-- Which of them a setup was begun with: it is used up by the factor, not by the first look at a picture to photograph.
alter table mfa_setups add column enrolment_hash text;
