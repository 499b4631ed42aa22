-- An artist's own page: what they made, whether it is for sale or not.
create table portfolios (
  user_id text primary key references users (id) on delete cascade,
  links jsonb not null default '[]',
  skills text[] not null default '{}',
  software text[] not null default '{}',
  location text not null default '',
  is_available boolean not null default false,
  updated_at timestamptz not null
);

create table portfolio_works (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  title text not null,
  description text not null default '',
  software text[] not null default '{}',
  tags text[] not null default '{}',
  year integer check (year between 1960 and 2100),
  visibility text not null check (visibility in ('public', 'unlisted', 'private')),
  position integer not null,
  views integer not null default 0 check (views >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index portfolio_works_of_user on portfolio_works (user_id, position, created_at desc);

-- Uploaded first, shown once a work takes it; one that no work takes goes the next night.
create table portfolio_media (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  work_id text references portfolio_works (id) on delete set null,
  position integer not null default 0,
  kind text not null check (kind in ('picture', 'model')),
  file_id text not null references files (id) on delete cascade,
  poster_file_id text references files (id) on delete set null,
  width integer not null,
  height integer not null,
  stage_hue integer,
  triangles integer,
  created_at timestamptz not null
);
create index portfolio_media_of_work on portfolio_media (work_id, position);
create index portfolio_media_unused on portfolio_media (created_at) where work_id is null;

-- Who looked today; a day later only the count is left.
create table portfolio_views (
  work_id text not null references portfolio_works (id) on delete cascade,
  day date not null,
  viewer text not null,
  primary key (work_id, day, viewer)
);
create index portfolio_views_by_day on portfolio_views (day);
