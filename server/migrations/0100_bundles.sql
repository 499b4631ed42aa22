-- A creator's set of products and courses at one price. What is bought with it becomes a line of the order for each item, marked with the
-- bundle it came from: its name is kept there, for the bundle may be renamed or gone.
create table bundles (
  n bigint generated always as identity,
  id text primary key,
  creator_id text not null references users (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 80),
  description text not null default '' check (char_length(description) <= 2000),
  price_cents integer not null check (price_cents >= 99),
  licence text,
  status text not null default 'draft' check (status in ('draft', 'published')),
  suspended_at timestamptz,
  suspension_reason text,
  item_titles text not null default '',
  words tsvector not null generated always as (to_tsvector('english'::regconfig, title || ' ' || item_titles)) stored,
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((suspended_at is null) = (suspension_reason is null)),
  check (status = 'draft' or published_at is not null)
);
create unique index bundles_by_n on bundles (n);
create index bundles_of_creator on bundles (creator_id, updated_at desc);
create index bundles_on_shelf on bundles (creator_id, published_at desc) where status = 'published' and suspended_at is null;
create index bundles_by_words on bundles using gin (words) where status = 'published' and suspended_at is null;

create table bundle_items (
  bundle_id text not null references bundles (id) on delete cascade,
  position integer not null,
  item_type text not null check (item_type in ('product', 'training')),
  item_id text not null,
  primary key (bundle_id, item_type, item_id)
);
create index bundle_items_by_item on bundle_items (item_type, item_id);

alter table order_lines add column bundle_id text, add column bundle_title text,
  add constraint order_lines_bundle check ((bundle_id is null) = (bundle_title is null));
create index order_lines_of_bundle on order_lines (bundle_id) where bundle_id is not null;
