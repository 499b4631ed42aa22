-- Who works on a submission, so that two do not work twice, and every decision there was, for good. Both name the type of the
-- item, so that courses can join.
create table review_claims (
  item_type text not null check (item_type in ('product', 'training')),
  item_id text not null,
  reviewer_id text not null references users (id),
  taken_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (item_type, item_id),
  check (expires_at > taken_at)
);
create index review_claims_of_reviewer on review_claims (reviewer_id);

create table review_decisions (
  id text primary key,
  item_type text not null check (item_type in ('product', 'training')),
  item_id text not null,
  submission_id text not null unique,
  -- As it was called then.
  title text not null,
  version text not null default '',
  creator_id text not null references users (id),
  kind text not null check (kind in ('new', 'revision', 'resubmitted', 'appeal')),
  decision text not null check (decision in ('approved', 'changes_requested', 'rejected', 'published')),
  -- Null: the rule for trusted shops.
  reviewer_id text references users (id),
  reason_code text,
  text text not null default '',
  comments jsonb not null default '[]',
  submitted_at timestamptz not null,
  decided_at timestamptz not null,
  -- Of working days.
  waited_minutes integer not null check (waited_minutes >= 0),
  -- The rejection this one overturned.
  overturns_id text unique references review_decisions (id),
  check ((decision = 'published') = (reviewer_id is null)),
  check ((decision = 'rejected') = (reason_code is not null)),
  check ((overturns_id is not null) <= (kind = 'appeal' and decision = 'approved')),
  check (reviewer_id <> creator_id)
);
create index review_decisions_latest on review_decisions (decided_at, id);
create index review_decisions_by_decision on review_decisions (decision, decided_at, id);
create index review_decisions_of_reviewer on review_decisions (reviewer_id, decided_at, id);
create index review_decisions_of_item on review_decisions (item_id, decided_at, id);
create index review_decisions_of_creator on review_decisions (creator_id, decided_at);
create trigger review_decisions_append_only before update or delete on review_decisions for each row execute function refuse_change();
create trigger review_decisions_keep before truncate on review_decisions for each statement execute function refuse_change();

-- The working table of all products and drafts: by their last change and by their title, whole or in one state, and by words.
create function title_words(title text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple', title)
$$;
create index products_by_change on products (updated_at, id);
create index products_by_title on products (lower(left(title, 60)), id);
create index products_in_state on products (status, updated_at, id);
create index products_by_words on products using gin (title_words(title));
create index product_drafts_by_change on product_drafts (updated_at, id) where base_version_id is null;
create index product_drafts_by_title on product_drafts (lower(left(title, 60)), id) where base_version_id is null;
create index product_drafts_in_state on product_drafts (status, updated_at, id) where base_version_id is null;
create index product_drafts_by_words on product_drafts using gin (title_words(title)) where base_version_id is null;
