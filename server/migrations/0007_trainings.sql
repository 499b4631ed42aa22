-- What is taught: tutorials and courses, in sections of lessons.
create table trainings (
  n bigint generated always as identity primary key,
  id text not null unique,
  creator_id text not null references users (id),
  category_id text references categories (id),
  type text not null check (type in ('tutorial', 'course')),
  status text not null check (status in ('draft', 'processing', 'review', 'approved', 'published', 'changes_requested', 'rejected',
    'unlisted', 'suspended', 'archived', 'deleted')),
  status_before text,
  status_reason text,
  title text not null default '',
  description text not null default '',
  tags text[] not null default '{}',
  price_cents integer not null check (price_cents = 0 or price_cents >= 99),
  is_subscription_only boolean not null default false,
  is_featured boolean not null default false,
  level text check (level in ('Beginner', 'Intermediate', 'Advanced')),
  learn text[] not null default '{}',
  requirements text[] not null default '{}',
  duration_seconds integer check (duration_seconds >= 0),
  lesson_count integer not null default 0,
  stage_hue integer check (stage_hue between 0 and 359),
  cover_file_id text references files (id),
  cover_width integer,
  cover_height integer,
  rating_sum integer not null default 0 check (rating_sum >= 0),
  rating_count integer not null default 0 check (rating_count >= 0),
  sales_count integer not null default 0 check (sales_count >= 0),
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'suspended') <= (status_before is not null)),
  check ((status in ('published', 'unlisted', 'suspended')) <= (published_at is not null))
);
create index trainings_newest on trainings (published_at desc, n desc) where status = 'published';
create index trainings_featured on trainings (published_at desc, n desc) where status = 'published' and is_featured;
create index trainings_of_creator on trainings (creator_id, published_at desc, n desc) where status = 'published';

create table training_sections (
  id text primary key,
  training_id text not null references trainings (id) on delete cascade,
  position integer not null,
  title text not null,
  unique (training_id, position)
);

create table training_lessons (
  id text primary key,
  section_id text not null references training_sections (id) on delete cascade,
  position integer not null,
  title text not null,
  kind text not null check (kind in ('video', 'text')),
  duration_seconds integer not null check (duration_seconds >= 0),
  is_preview boolean not null default false,
  body text not null default '',
  video_file_id text references files (id),
  captions_file_id text references files (id),
  chapters jsonb not null default '[]',
  unique (section_id, position),
  check ((kind = 'video') = (video_file_id is not null))
);
