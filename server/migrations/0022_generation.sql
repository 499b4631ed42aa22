-- The generator: every version of its settings, broadcasts, and the jobs people start with their results.
create table generator_settings (
  version integer primary key,
  settings jsonb not null,
  kind text not null check (kind in ('first', 'update', 'reset', 'rollback', 'emergency_on', 'emergency_off')),
  diff jsonb not null,
  author_id text references users (id),
  at timestamptz not null
);
create trigger generator_settings_stand before update or delete on generator_settings for each row execute function refuse_rewriting();

create table generator_notices (
  id bigint generated always as identity primary key,
  message text not null,
  author_id text references users (id),
  at timestamptz not null,
  until timestamptz not null
);

-- Pictures people brought to make something of; removed when nothing was made of them.
create table generation_pictures (
  file_id text primary key references files (id),
  owner_id text not null references users (id),
  -- Of what was uploaded; what is kept was drawn anew.
  bytes integer not null,
  created_at timestamptz not null
);

create table generation_jobs (
  id text primary key,
  -- The order people stand in.
  number bigint generated always as identity unique,
  user_id text not null references users (id),
  status text not null check (status in ('queued', 'running', 'succeeded', 'failed', 'cancelled', 'timed_out')),
  source text not null check (source in ('text', 'image')),
  prompt text not null,
  image_file_id text references files (id),
  mode text check (mode in ('figurine', 'relief', 'lathe')),
  resolution text not null,
  complexity text not null,
  high_pack boolean not null,
  format text not null,
  seed integer not null,
  cost integer not null check (cost > 0),
  returned integer not null default 0 check (returned between 0 and cost),
  engine text,
  step text,
  percent integer not null default 0 check (percent between 0 and 100),
  -- Who works on it, known by a word of its own, and until when that is believed.
  worker text,
  lease_until timestamptz,
  starts integer not null default 0,
  -- The external engine's name for it, so that a process that takes over asks on instead of paying again.
  provider_task text,
  message text,
  parent_id text,
  cpu_ms integer not null default 0,
  score integer,
  stage_hue integer,
  poster_file_id text references files (id),
  model_file_id text references files (id),
  result jsonb,
  draft_product_id text,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  removed_at timestamptz,
  check ((status in ('queued', 'running')) = (finished_at is null)),
  check ((status = 'running') = (worker is not null))
);
create index generation_jobs_of_user on generation_jobs (user_id, number desc);
create index generation_jobs_waiting on generation_jobs (number) where status = 'queued';
create index generation_jobs_running on generation_jobs (lease_until) where status = 'running';
create index generation_jobs_by_time on generation_jobs (created_at);
create index generation_jobs_of_picture on generation_jobs (image_file_id) where image_file_id is not null;
create index generation_jobs_finished on generation_jobs (finished_at desc) where finished_at is not null;

create table generation_files (
  job_id text not null references generation_jobs (id) on delete cascade,
  format text not null,
  position integer not null,
  file_id text not null references files (id),
  primary key (job_id, format)
);

-- What was asked of an external engine: its pace is counted here, and staff can read it.
create table generation_calls (
  id bigint generated always as identity primary key,
  engine text not null,
  what text not null,
  outcome text not null,
  ms integer not null,
  at timestamptz not null
);
create index generation_calls_newest on generation_calls (at desc);
