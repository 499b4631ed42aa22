-- What is sold. The columns from `triangles` on are measured from the files of the current version, never typed in:
-- filters and cards read them here, the version keeps the whole measurement.
create table categories (
  id text primary key,
  name text not null unique,
  parent_id text references categories (id),
  position integer not null unique
);

create table products (
  n bigint generated always as identity primary key,
  id text not null unique,
  creator_id text not null references users (id),
  category_id text not null references categories (id),
  status text not null check (status in ('draft', 'processing', 'review', 'approved', 'published', 'changes_requested', 'rejected',
    'unlisted', 'suspended', 'archived', 'deleted')),
  status_before text,
  status_reason text,
  title text not null,
  description text not null,
  tags text[] not null default '{}',
  price_cents integer not null check (price_cents = 0 or price_cents >= 99),
  is_subscription_only boolean not null default false,
  is_featured boolean not null default false,
  ai_disclosure text not null default 'none' check (ai_disclosure in ('none', 'assisted', 'generated')),
  licence_types text[] not null default '{personal,commercial}',
  licence_prices jsonb not null default '{}',
  stage_hue integer check (stage_hue between 0 and 359),
  poster_file_id text references files (id),
  preview_file_id text references files (id),
  current_version_id text,
  rating_sum integer not null default 0 check (rating_sum >= 0),
  rating_count integer not null default 0 check (rating_count >= 0),
  sales_count integer not null default 0 check (sales_count >= 0),
  triangles integer,
  texture_px integer,
  formats text[] not null default '{}',
  is_rigged boolean not null default false,
  is_animated boolean not null default false,
  has_morphs boolean not null default false,
  has_uv_overlap boolean,
  is_manifold boolean,
  is_quads boolean,
  score integer check (score between 0 and 100),
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'suspended') <= (status_before is not null)),
  check ((status in ('published', 'unlisted', 'suspended')) <= (published_at is not null))
);
create index products_newest on products (published_at desc, n desc) where status = 'published';
create index products_of_category on products (category_id, published_at desc, n desc) where status = 'published';
create index products_of_creator on products (creator_id, published_at desc, n desc) where status = 'published';
create index products_featured on products (published_at desc, n desc) where status = 'published' and is_featured;

create table product_versions (
  id text primary key,
  product_id text not null references products (id) on delete cascade,
  number text not null,
  changes text not null default '',
  facts jsonb,
  findings jsonb not null default '[]',
  score integer check (score between 0 and 100),
  spec_hash text,
  released_at timestamptz not null,
  unique (product_id, number)
);
alter table products add foreign key (current_version_id) references product_versions (id) deferrable initially deferred;

create table product_files (
  version_id text not null references product_versions (id) on delete cascade,
  position integer not null,
  file_id text not null references files (id),
  format text not null,
  facts jsonb,
  primary key (version_id, position)
);

-- The large cover, the creator's own pictures, and the rendered looks of the exact file.
create table product_pictures (
  product_id text not null references products (id) on delete cascade,
  kind text not null check (kind in ('cover', 'gallery', 'wireframe', 'uv', 'normals', 'matcap')),
  position integer not null,
  file_id text not null references files (id),
  width integer not null,
  height integer not null,
  alt text not null default '',
  primary key (product_id, kind, position)
);

-- Every price an item ever had. A struck-through price is the lowest of thirty days, so nothing here may be rewritten.
create table price_history (
  id bigint generated always as identity primary key,
  item_type text not null check (item_type in ('product', 'training')),
  item_id text not null,
  price_cents integer not null check (price_cents >= 0),
  reason text not null,
  at timestamptz not null
);
create index price_history_of_item on price_history (item_type, item_id, at desc);

-- Every step of everything that has states (decision B0). Append-only.
create table transitions (
  id bigint generated always as identity primary key,
  entity text not null,
  entity_id text not null,
  from_status text not null,
  to_status text not null,
  actor_id text,
  reason text not null default '',
  at timestamptz not null
);
create index transitions_of_entity on transitions (entity, entity_id, id);

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger price_history_stands before update or delete on price_history for each row execute function refuse_rewriting();
create trigger transitions_stand before update or delete on transitions for each row execute function refuse_rewriting();
