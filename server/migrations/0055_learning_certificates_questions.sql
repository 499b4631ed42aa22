-- Whoever finishes a training has something to show for it, may ask while learning, and what they downloaded with it counts as used.
create table certificates (
  code text primary key,
  user_id text not null references users (id) on delete cascade,
  training_id text not null references trainings (id) on delete cascade,
  -- As it was on that day: the name may be changed by its owner, the rest stays.
  name text not null,
  title text not null,
  shop_name text not null,
  lesson_count integer not null,
  duration_seconds integer not null,
  issued_at timestamptz not null,
  named_at timestamptz not null,
  unique (user_id, training_id)
);
create index certificates_of_training on certificates (training_id);

-- Questions under a lesson, and the answers to them: an answer names its question.
create table lesson_posts (
  id text primary key,
  question_id text references lesson_posts (id) on delete cascade,
  lesson_id text not null references training_lessons (id) on delete cascade,
  training_id text not null references trainings (id) on delete cascade,
  creator_id text not null references users (id) on delete cascade,
  author_id text references users (id) on delete set null,
  at_seconds real,
  body text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz,
  -- Of a question: when its creator answered, and how many answers there are to see.
  answered_at timestamptz,
  answer_count integer not null default 0,
  check (removed_at is null or body = ''),
  check (question_id is null or (at_seconds is null and answered_at is null and answer_count = 0))
);
create index lesson_questions on lesson_posts (lesson_id, created_at desc, id desc) where question_id is null;
create index lesson_questions_waiting on lesson_posts (creator_id, created_at)
  where question_id is null and answered_at is null and removed_at is null;
create index lesson_answers on lesson_posts (question_id, created_at);
create index lesson_posts_of_lesson on lesson_posts (lesson_id);
create index lesson_posts_of_training on lesson_posts (training_id);
create index lesson_posts_by_author on lesson_posts (author_id);

-- What came with a lesson and was handed out by a line. A file in two lessons is one file.
create table resource_downloads (
  line_id text not null references order_lines (id),
  file_id text not null,
  lesson_id text not null,
  first_at timestamptz not null,
  primary key (line_id, file_id)
);
