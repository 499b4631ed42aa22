-- What each sold file looks like, so that a copy of it is found however it was turned, scaled or saved again. A print is a short text
-- that only the forge reads; prints of like shapes share one of their buckets, so no search reads them all.
create table shape_prints (
  product_id text not null references products (id) on delete cascade,
  file_id text not null references files (id) on delete cascade,
  sha256 text not null,
  -- One for each model in the file; none where there is none, so that nobody looks again.
  prints text[] not null default '{}',
  buckets text[] not null default '{}',
  read_at timestamptz not null,
  primary key (product_id, file_id)
);
create index shape_prints_by_bytes on shape_prints (sha256);
create index shape_prints_by_bucket on shape_prints using gin (buckets);
create index shape_prints_by_file on shape_prints (file_id);
