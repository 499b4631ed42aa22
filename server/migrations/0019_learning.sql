-- How far people are in what they bought, and what they wrote beside it.
create table lesson_progress (
  user_id text not null references users (id) on delete cascade,
  lesson_id text not null references training_lessons (id) on delete cascade,
  training_id text not null references trainings (id) on delete cascade,
  position_seconds real not null default 0,
  ranges jsonb not null default '[]',
  watched_seconds real not null default 0,
  completed_at timestamptz,
  updated_at timestamptz not null,
  primary key (user_id, lesson_id)
);
create index lesson_progress_of_training on lesson_progress (user_id, training_id);

-- A film is asked for by its own address; whose it is must be found quickly.
create index training_lessons_by_video on training_lessons (video_file_id);
create index training_lessons_by_captions on training_lessons (captions_file_id);

create table lesson_notes (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  lesson_id text not null references training_lessons (id) on delete cascade,
  training_id text not null references trainings (id) on delete cascade,
  at_seconds real not null,
  body text not null,
  created_at timestamptz not null
);
create index lesson_notes_of_training on lesson_notes (user_id, training_id, created_at);
