-- Editors change what the hero banners and sections say without a release.
create table content_config (
  key text primary key,
  document jsonb not null,
  updated_at timestamptz not null
);
