-- Somebody who wants to sell applies: six steps, kept as far as they are written, and what our team answered. Who sells already has an
-- approved application. A creator can be suspended without the account: nothing of theirs is shown or sold, and buyers keep what is theirs.
create table creator_applications (
  user_id text primary key references users (id) on delete cascade,
  status text not null check (status in ('draft', 'submitted', 'in_review', 'approved', 'changes_requested', 'rejected', 'suspended')),
  shop_name text not null default '',
  slug text not null default '',
  description text not null default '',
  links text[] not null default '{}',
  category_id text references categories (id) on delete set null,
  software text[] not null default '{}',
  proposal text not null default '',
  country text,
  tax_status text check (tax_status in ('individual', 'sole_trader', 'company')),
  -- Sealed with a key that is not in this database; beside it the last characters, which is all that is ever shown.
  tax_number_sealed text,
  tax_number_ending text,
  agreed_version text,
  agreed_at timestamptz,
  rights_declared_at timestamptz,
  -- By the name of a step, how often it was saved.
  marks jsonb not null default '{}',
  -- What the reviewer asked for last: step and text.
  notes jsonb not null default '[]',
  rejection_reason text check (rejection_reason in ('too_little_work', 'not_own_work', 'does_not_fit', 'against_rules', 'other')),
  rejection_text text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  due_at timestamptz,
  taken_by text references users (id) on delete set null,
  decided_at timestamptz,
  decided_by text references users (id) on delete set null,
  -- Since when the list of what a new shop needs is done with.
  shop_finished_at timestamptz,
  check ((tax_number_sealed is null) = (tax_number_ending is null)),
  check ((agreed_version is null) = (agreed_at is null)),
  check (status not in ('submitted', 'in_review') or (submitted_at is not null and due_at is not null)),
  check (status <> 'rejected' or (rejection_reason is not null and decided_at is not null)),
  check (taken_by is null or status = 'in_review')
);
create index creator_applications_waiting on creator_applications (submitted_at, user_id) where status in ('submitted', 'in_review');
create index creator_applications_answered on creator_applications (decided_at, user_id) where status in ('changes_requested', 'rejected');
create index creator_applications_creators on creator_applications (decided_at, user_id) where status in ('approved', 'suspended');
create index creator_applications_taken on creator_applications (taken_by) where taken_by is not null;
create index creator_applications_by_decider on creator_applications (decided_by) where decided_by is not null;
create index creator_applications_of_category on creator_applications (category_id) where category_id is not null;

create table creator_application_links (
  user_id text not null references creator_applications (user_id) on delete cascade,
  url text not null,
  state text not null check (state in ('waiting', 'opens', 'silent')),
  checked_at timestamptz,
  primary key (user_id, url)
);

create table creator_application_works (
  id text primary key,
  user_id text not null references creator_applications (user_id) on delete cascade,
  title text not null,
  kind text not null check (kind in ('picture', 'model')),
  file_id text not null references files (id) on delete cascade,
  poster_file_id text references files (id) on delete set null,
  width integer not null,
  height integer not null,
  stage_hue integer,
  created_at timestamptz not null
);
create index creator_application_works_of on creator_application_works (user_id, created_at);
create index creator_application_works_by_file on creator_application_works (file_id);
create index creator_application_works_by_poster on creator_application_works (poster_file_id) where poster_file_id is not null;

alter table users
  add column creator_suspended_at timestamptz,
  add column creator_suspended_reason text,
  add constraint users_creator_suspension check ((creator_suspended_at is null) = (creator_suspended_reason is null));
-- Few of many: whose goods are neither shown nor sold, for either reason.
create index users_not_shown on users (id) where suspended_at is not null or creator_suspended_at is not null;

insert into creator_applications (user_id, status, shop_name, slug, description, created_at, updated_at, decided_at)
select u.id, 'approved', coalesce(s.name, u.display_name), coalesce(s.slug, u.id), coalesce(s.description, ''), coalesce(s.opened_at, u.created_at),
  now(), coalesce(s.opened_at, u.created_at)
from users u left join shops s on s.creator_id = u.id
where u.deleted_at is null and (u.is_creator or 'creator' = any (u.roles));

-- What waits for a creator on the first page of their area.
create index refunds_for_creator on refunds (creator_id, due_at) where status = 'creator_review';
create index conversations_for_creator on conversations (creator_id, last_message_at) where status = 'waiting_creator';
