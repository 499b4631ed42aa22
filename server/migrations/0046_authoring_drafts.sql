-- What a creator works on. A product is always complete and worth showing; until then, and while it is changed, it is a draft:
-- under the same id, so that there is at most one working copy of it, with fields that may be empty.
create table product_drafts (
  n bigint generated always as identity primary key,
  id text not null unique,
  creator_id text not null references users (id),
  status text not null check (status in ('draft', 'processing', 'review', 'approved', 'changes_requested', 'rejected')),
  mark integer not null default 0,
  title text not null default '',
  description text not null default '',
  description_rich jsonb,
  category_id text references categories (id),
  tags text[] not null default '{}',
  price_cents integer check (price_cents = 0 or price_cents >= 99),
  licence_types text[] not null default '{}',
  licence_prices jsonb not null default '{}',
  ai_disclosure text check (ai_disclosure in ('none', 'assisted', 'generated')),
  generated_from text,
  rights_version text,
  rights_at timestamptz,
  publish_at timestamptz,
  version_number text,
  changes text not null default '',
  -- The version on sale when its revision was begun; null: nothing is on sale yet.
  base_version_id text references product_versions (id),
  reason_code text,
  reason text not null default '',
  rejected_at timestamptz,
  appealed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((rights_version is null) = (rights_at is null)),
  check ((status = 'rejected') <= (rejected_at is not null)),
  check ((status = 'approved') <= (publish_at is not null))
);
create index product_drafts_of_creator on product_drafts (creator_id, n);
create index product_drafts_due on product_drafts (publish_at) where status = 'approved';
create index products_by_creator on products (creator_id, n);

-- Its files, and how far each has been read. Whoever reads one holds it by a word and a lease.
create table draft_files (
  id text primary key,
  draft_id text not null references product_drafts (id) on delete cascade,
  position integer not null,
  file_id text not null references files (id),
  format text not null,
  state text not null check (state in ('waiting', 'reading', 'read', 'blocked')),
  number bigint generated always as identity,
  step text,
  percent integer not null default 0 check (percent between 0 and 100),
  worker text,
  lease_until timestamptz,
  starts integer not null default 0,
  facts jsonb,
  findings jsonb not null default '[]',
  score integer check (score between 0 and 100),
  spec_hash text,
  -- What the shapes in it look like, to be compared with what others sell.
  prints text[] not null default '{}',
  stage_hue integer check (stage_hue between 0 and 359),
  is_chosen boolean not null default false,
  created_at timestamptz not null,
  unique (draft_id, file_id),
  check ((state = 'reading') = (worker is not null)),
  check ((worker is null) = (lease_until is null))
);
create index draft_files_of_draft on draft_files (draft_id, position);
create index draft_files_by_file on draft_files (file_id);
create index draft_files_waiting on draft_files (number) where state in ('waiting', 'reading');
create unique index draft_files_worker on draft_files (worker) where worker is not null;

-- What was rendered from a file: the pictures, the light copy for the viewer, the bare edges.
create table draft_renders (
  draft_file_id text not null references draft_files (id) on delete cascade,
  kind text not null check (kind in ('card', 'lit', 'wireframe', 'uv', 'normals', 'matcap', 'preview', 'edges')),
  file_id text not null references files (id),
  width integer not null,
  height integer not null,
  primary key (draft_file_id, kind)
);
create index draft_renders_by_file on draft_renders (file_id);

-- Its images in their order; the first is the cover. One of the creator's own has a small copy for cards.
create table draft_pictures (
  id text primary key,
  draft_id text not null references product_drafts (id) on delete cascade,
  position integer not null,
  kind text not null check (kind in ('own', 'lit', 'wireframe', 'uv', 'normals', 'matcap')),
  file_id text not null references files (id),
  card_file_id text references files (id),
  width integer not null,
  height integer not null,
  alt text not null default '',
  check ((kind = 'own') = (card_file_id is not null))
);
create index draft_pictures_of_draft on draft_pictures (draft_id, position);
create index draft_pictures_by_file on draft_pictures (file_id);
create index draft_pictures_by_card on draft_pictures (card_file_id) where card_file_id is not null;
create unique index draft_pictures_rendered_once on draft_pictures (draft_id, kind) where kind <> 'own';

-- A product keeps the lit picture of its file also where its cover is another: its next revision offers it again.
alter table product_pictures drop constraint product_pictures_kind_check,
  add constraint product_pictures_kind_check
    check (kind in ('cover', 'gallery', 'lit', 'wireframe', 'uv', 'normals', 'matcap', 'edges'));

-- Every time something was handed in, and what came of it. It outlives its draft: limits and trust are counted from it.
create table submissions (
  id text primary key,
  draft_id text not null,
  creator_id text not null references users (id),
  is_revision boolean not null,
  is_appeal boolean not null default false,
  appeal_text text not null default '',
  has_warnings boolean not null default false,
  -- When it came before reviewers; null while its files are checked.
  queued_at timestamptz,
  submitted_at timestamptz not null,
  outcome text check (outcome in ('approved', 'changes_requested', 'rejected', 'withdrawn', 'failed_check')),
  decided_at timestamptz,
  decided_by text,
  check ((outcome is null) = (decided_at is null))
);
create unique index submissions_open on submissions (draft_id) where outcome is null;
create index submissions_of_creator on submissions (creator_id, submitted_at);
create index submissions_of_draft on submissions (draft_id, submitted_at);
create index submissions_queued on submissions (queued_at, id) where outcome is null and queued_at is not null;

-- Comments of reviewers on fields.
create table draft_remarks (
  id text primary key,
  draft_id text not null references product_drafts (id) on delete cascade,
  submission_id text not null references submissions (id),
  field text not null,
  text text not null,
  author_id text,
  at timestamptz not null,
  settled_at timestamptz
);
create index draft_remarks_of_draft on draft_remarks (draft_id, at);

-- Descriptions that changed by more than typos are live at once and looked at later (decision D16).
create table later_looks (
  id text primary key,
  product_id text not null references products (id) on delete cascade,
  creator_id text not null references users (id),
  before text not null,
  after text not null,
  at timestamptz not null,
  seen_at timestamptz,
  seen_by text
);
create index later_looks_open on later_looks (at, id) where seen_at is null;
create index later_looks_of_product on later_looks (product_id);

-- Buyers are told of a new version in batches; this is where the telling stands.
create table version_tellings (
  version_id text primary key references product_versions (id) on delete cascade,
  after_user_id text not null default '',
  is_done boolean not null default false,
  created_at timestamptz not null
);
create index version_tellings_open on version_tellings (created_at) where not is_done;

-- Bodies in storage whose rows are gone: removed soon after the commit, also when the process that left them is gone.
create table left_bodies (
  storage_key text primary key,
  at timestamptz not null
);
create index left_bodies_oldest on left_bodies (at);

create index product_files_by_file on product_files (file_id);
create index generation_files_by_file on generation_files (file_id);
create index generation_jobs_by_poster on generation_jobs (poster_file_id) where poster_file_id is not null;

-- Whether anything of creators still needs a file: what is shared by a draft, a product and a generation goes with the last of them.
create function is_file_used(file text) returns boolean language sql stable as $$
  select exists (select from products where poster_file_id = file)
    or exists (select from products where preview_file_id = file)
    or exists (select from product_pictures where file_id = file)
    or exists (select from product_files where file_id = file)
    or exists (select from draft_files where file_id = file)
    or exists (select from draft_renders where file_id = file)
    or exists (select from draft_pictures where file_id = file)
    or exists (select from draft_pictures where card_file_id = file)
    or exists (select from generation_files where file_id = file)
    or exists (select from generation_jobs where poster_file_id = file)
$$;

-- Drafts that the generator left among the products: honest now, without a category and without a price.
insert into product_drafts (id, creator_id, status, title, description, tags, licence_types, ai_disclosure, generated_from, created_at, updated_at)
  select id, creator_id, 'draft', title, description, tags, licence_types, ai_disclosure, description, created_at, updated_at
  from products where status = 'draft' and ai_disclosure = 'generated' and published_at is null and sales_count = 0
    and exists (select from generation_jobs g where g.draft_product_id = products.id);
insert into draft_files (id, draft_id, position, file_id, format, state, created_at)
  select md5(d.id || '/' || f.position), d.id, f.position, f.file_id, f.format, 'waiting', d.created_at
  from product_drafts d join products p on p.id = d.id join product_files f on f.version_id = p.current_version_id;
-- Their pictures were copies made for the product row; the reading of the files draws better ones.
insert into left_bodies (storage_key, at)
  select f.storage_key, now() from files f join products p on p.poster_file_id = f.id join product_drafts d on d.id = p.id;
delete from products p using product_drafts d where d.id = p.id;
delete from files f using left_bodies b where b.storage_key = f.storage_key;
