-- Creators sell through shops. A profile may still carry the shop it had before shops had rows of their own.
alter table users add column embedded_shop jsonb;

create table shops (
  creator_id text primary key references users (id) on delete cascade,
  slug text not null unique check (slug = lower(slug)),
  name text not null,
  description text not null default '',
  image_file_id text references files (id),
  banner_file_id text references files (id),
  website text,
  contact_email text,
  social_links jsonb not null default '[]',
  is_verified boolean not null default false,
  is_enabled boolean not null default true,
  theme text not null default 'default',
  show_prices boolean not null default true,
  featured_max_items integer not null default 4 check (featured_max_items between 0 and 24),
  opened_at timestamptz not null,
  updated_at timestamptz not null
);
