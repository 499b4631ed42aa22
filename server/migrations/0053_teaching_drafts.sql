-- Courses are worked on like products: under the course's own id, with fields that may be empty, until review has seen them. A lesson
-- keeps its id when it goes live, so that progress, notes and questions stay with it.
create table training_drafts (
  n bigint generated always as identity primary key,
  id text not null unique,
  creator_id text not null references users (id),
  status text not null check (status in ('draft', 'processing', 'review', 'approved', 'changes_requested', 'rejected')),
  -- The working copy of something on sale.
  is_revision boolean not null default false,
  mark integer not null default 0,
  tree_mark integer not null default 0,
  type text not null check (type in ('tutorial', 'course')),
  title text not null default '',
  description text not null default '',
  description_rich jsonb,
  category_id text references categories (id),
  level text check (level in ('Beginner', 'Intermediate', 'Advanced')),
  learn text[] not null default '{}',
  requirements text[] not null default '{}',
  tags text[] not null default '{}',
  price_cents integer check (price_cents = 0 or price_cents >= 99),
  ai_disclosure text check (ai_disclosure in ('none', 'assisted', 'generated')),
  rights_version text,
  rights_at timestamptz,
  publish_at timestamptz,
  cover_file_id text references files (id),
  cover_width integer,
  cover_height integer,
  reason_code text,
  reason text not null default '',
  rejected_at timestamptz,
  appealed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((rights_version is null) = (rights_at is null)),
  check ((cover_file_id is null) = (cover_width is null) and (cover_width is null) = (cover_height is null)),
  check ((status = 'rejected') <= (rejected_at is not null)),
  check ((status = 'approved') <= (publish_at is not null))
);
create index training_drafts_of_creator on training_drafts (creator_id, n);
create index training_drafts_due on training_drafts (publish_at) where status = 'approved';
create index training_drafts_by_cover on training_drafts (cover_file_id) where cover_file_id is not null;
create index training_drafts_by_change on training_drafts (updated_at, id) where not is_revision;
create index training_drafts_by_title on training_drafts (lower(left(title, 60)), id) where not is_revision;
create index training_drafts_in_state on training_drafts (status, updated_at, id) where not is_revision;
create index training_drafts_by_words on training_drafts using gin (title_words(title)) where not is_revision;
create index trainings_by_creator on trainings (creator_id, n);
create index trainings_by_change on trainings (updated_at, id);
create index trainings_by_title on trainings (lower(left(title, 60)), id);
create index trainings_in_state on trainings (status, updated_at, id);
create index trainings_by_words on trainings using gin (title_words(title));

create table training_draft_sections (
  id text primary key,
  draft_id text not null references training_drafts (id) on delete cascade,
  position integer not null,
  title text not null
);
create index training_draft_sections_of_draft on training_draft_sections (draft_id, position);

create table training_draft_lessons (
  id text primary key,
  draft_id text not null references training_drafts (id) on delete cascade,
  section_id text not null references training_draft_sections (id) on delete cascade,
  position integer not null,
  mark integer not null default 0,
  title text not null default '',
  kind text not null check (kind in ('video', 'text')),
  is_preview boolean not null default false,
  body text not null default '',
  body_rich jsonb,
  video_file_id text references files (id),
  poster_file_id text references files (id),
  poster_at_ms integer check (poster_at_ms >= 0),
  checkpoint_file_id text references files (id),
  chapters jsonb not null default '[]'
);
create index training_draft_lessons_of_draft on training_draft_lessons (draft_id, position);
create index training_draft_lessons_of_section on training_draft_lessons (section_id, position);
create index training_draft_lessons_by_film on training_draft_lessons (video_file_id) where video_file_id is not null;
create index training_draft_lessons_by_poster on training_draft_lessons (poster_file_id) where poster_file_id is not null;
create index training_draft_lessons_by_checkpoint on training_draft_lessons (checkpoint_file_id) where checkpoint_file_id is not null;

-- What comes with a lesson: captions, each in its language, and things to download.
create table training_draft_parts (
  id text primary key,
  lesson_id text not null references training_draft_lessons (id) on delete cascade,
  kind text not null check (kind in ('captions', 'resource')),
  position integer not null,
  file_id text not null references files (id),
  language text,
  label text not null default '',
  check ((kind = 'captions') = (language is not null))
);
create index training_draft_parts_of_lesson on training_draft_parts (lesson_id, kind, position);
create index training_draft_parts_by_file on training_draft_parts (file_id);
create unique index training_draft_captions_once on training_draft_parts (lesson_id, language) where kind = 'captions';

-- Pictures for the words of lessons.
create table training_draft_pictures (
  draft_id text not null references training_drafts (id) on delete cascade,
  file_id text not null references files (id),
  primary key (draft_id, file_id)
);
create index training_draft_pictures_by_file on training_draft_pictures (file_id);

-- What was read of a film or a checkpoint model. It is true of the file, so a revision or a copy that has the same one reads nothing again.
create table lesson_media (
  file_id text primary key references files (id) on delete cascade,
  role text not null check (role in ('film', 'checkpoint')),
  state text not null check (state in ('waiting', 'reading', 'ready', 'failed')),
  starts integer not null default 0,
  facts jsonb,
  findings jsonb not null default '[]',
  preview_file_id text references files (id),
  poster_file_id text references files (id),
  stage_hue integer check (stage_hue between 0 and 359)
);
create index lesson_media_by_preview on lesson_media (preview_file_id) where preview_file_id is not null;
create index lesson_media_by_poster on lesson_media (poster_file_id) where poster_file_id is not null;
create index lesson_media_unread on lesson_media (file_id) where state in ('waiting', 'reading');

-- The same of lessons on sale.
alter table trainings add column description_rich jsonb,
  add column ai_disclosure text check (ai_disclosure in ('none', 'assisted', 'generated'));
alter table training_lessons add column body_rich jsonb,
  add column poster_file_id text references files (id),
  add column poster_at_ms integer check (poster_at_ms >= 0),
  add column checkpoint_file_id text references files (id);
create index training_lessons_by_poster on training_lessons (poster_file_id) where poster_file_id is not null;
create index training_lessons_by_checkpoint on training_lessons (checkpoint_file_id) where checkpoint_file_id is not null;
alter table training_lessons drop constraint training_lessons_section_id_position_key,
  add constraint training_lessons_section_id_position_key unique (section_id, position) deferrable initially deferred;
alter table training_sections drop constraint training_sections_training_id_position_key,
  add constraint training_sections_training_id_position_key unique (training_id, position) deferrable initially deferred;

create table lesson_parts (
  id text primary key,
  lesson_id text not null references training_lessons (id) on delete cascade,
  kind text not null check (kind in ('captions', 'resource')),
  position integer not null,
  file_id text not null references files (id),
  language text,
  label text not null default '',
  check ((kind = 'captions') = (language is not null))
);
create index lesson_parts_of_lesson on lesson_parts (lesson_id, kind, position);
create index lesson_parts_by_file on lesson_parts (file_id);
create unique index lesson_captions_once on lesson_parts (lesson_id, language) where kind = 'captions';

create table lesson_pictures (
  lesson_id text not null references training_lessons (id) on delete cascade,
  file_id text not null references files (id),
  primary key (lesson_id, file_id)
);
create index lesson_pictures_by_file on lesson_pictures (file_id);

insert into lesson_parts (id, lesson_id, kind, position, file_id, language, label)
  select 'captions-' || id, id, 'captions', 0, captions_file_id, 'en', 'English' from training_lessons where captions_file_id is not null;

-- Whose file it is among lessons on sale; who may read it is decided by the lesson.
create view lesson_files as
  select l.id as lesson_id, l.video_file_id as file_id from training_lessons l where l.video_file_id is not null
  union all select l.id, l.poster_file_id from training_lessons l where l.poster_file_id is not null
  union all select l.id, l.checkpoint_file_id from training_lessons l where l.checkpoint_file_id is not null
  union all select l.id, m.preview_file_id from lesson_media m join training_lessons l on l.checkpoint_file_id = m.file_id
    where m.preview_file_id is not null
  union all select l.id, m.poster_file_id from lesson_media m join training_lessons l on l.checkpoint_file_id = m.file_id
    where m.poster_file_id is not null
  union all select p.lesson_id, p.file_id from lesson_parts p
  union all select x.lesson_id, x.file_id from lesson_pictures x;

create or replace function is_file_shown(file text) returns boolean language sql stable as $$
  select exists (select from products where poster_file_id = file and status in ('published', 'unlisted'))
    or exists (select from products where preview_file_id = file and status in ('published', 'unlisted'))
    or exists (select from product_pictures x join products p on p.id = x.product_id
      where x.file_id = file and p.status in ('published', 'unlisted'))
    or exists (select from trainings where cover_file_id = file and status in ('published', 'unlisted'))
    or exists (select from lesson_files f join training_lessons l on l.id = f.lesson_id
      join training_sections s on s.id = l.section_id join trainings t on t.id = s.training_id
      where f.file_id = file and l.is_preview and t.status in ('published', 'unlisted'))
    or exists (select from portfolio_media m join portfolio_works w on w.id = m.work_id where m.file_id = file and w.visibility <> 'private')
    or exists (select from portfolio_media m join portfolio_works w on w.id = m.work_id
      where m.poster_file_id = file and w.visibility <> 'private')
$$;

create or replace function settle_files_of_training() returns trigger language plpgsql as $$
begin
  perform settle_files(array[new.cover_file_id] || case when tg_op = 'UPDATE' then array[old.cover_file_id] end
    || array(select f.file_id from training_sections s join training_lessons l on l.section_id = s.id
      join lesson_files f on f.lesson_id = l.id where s.training_id = new.id));
  return null;
end $$;

-- What the row itself names, and what belongs to it by other rows.
create or replace function settle_files_of_lesson() returns trigger language plpgsql as $$
declare
  old_checkpoint text := case when tg_op <> 'INSERT' then old.checkpoint_file_id end;
begin
  perform settle_files(case when tg_op <> 'DELETE' then array(select file_id from lesson_files where lesson_id = new.id) end
    || case when tg_op <> 'INSERT' then array[old.video_file_id, old.poster_file_id, old.checkpoint_file_id]
      || array(select unnest(array[m.preview_file_id, m.poster_file_id]) from lesson_media m where m.file_id = old_checkpoint) end);
  return null;
end $$;
drop trigger lesson_files_settled on training_lessons;
create trigger lesson_files_settled after insert or delete or update of is_preview, video_file_id, poster_file_id, checkpoint_file_id, section_id
  on training_lessons for each row execute function settle_files_of_lesson();
create trigger lesson_part_settled after insert or delete or update of file_id, lesson_id on lesson_parts for each row
  execute function settle_file_of_picture();
create trigger lesson_picture_settled after insert or delete or update of file_id, lesson_id on lesson_pictures for each row
  execute function settle_file_of_picture();
alter table training_lessons drop column captions_file_id;

create or replace function is_file_used(file text) returns boolean language sql stable as $$
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
    or exists (select from trainings where cover_file_id = file)
    or exists (select from training_drafts where cover_file_id = file)
    or exists (select from training_lessons where video_file_id = file)
    or exists (select from training_lessons where poster_file_id = file)
    or exists (select from training_lessons where checkpoint_file_id = file)
    or exists (select from training_draft_lessons where video_file_id = file)
    or exists (select from training_draft_lessons where poster_file_id = file)
    or exists (select from training_draft_lessons where checkpoint_file_id = file)
    or exists (select from lesson_parts where file_id = file)
    or exists (select from lesson_pictures where file_id = file)
    or exists (select from training_draft_parts where file_id = file)
    or exists (select from training_draft_pictures where file_id = file)
    or exists (select from lesson_media where preview_file_id = file)
    or exists (select from lesson_media where poster_file_id = file)
$$;

-- One publication: what is handed in and what reviewers say of it serves both.
alter table submissions add column item_type text not null default 'product' check (item_type in ('product', 'training'));
drop index submissions_open;
create unique index submissions_open on submissions (item_type, draft_id) where outcome is null;
drop index submissions_of_draft;
create index submissions_of_draft on submissions (draft_id, item_type, submitted_at);
drop index submissions_queued;
create index submissions_queued on submissions (queued_at, id) where outcome is null and queued_at is not null;
create index submissions_queued_of_type on submissions (item_type, queued_at, id) where outcome is null and queued_at is not null;

alter table draft_remarks add column item_type text not null default 'product' check (item_type in ('product', 'training')),
  add column lesson_id text,
  drop constraint draft_remarks_draft_id_fkey;
drop index draft_remarks_of_draft;
create index draft_remarks_of_draft on draft_remarks (draft_id, item_type, at);
create function remove_remarks_of_draft() returns trigger language plpgsql as $$
begin
  delete from draft_remarks where draft_id = old.id and item_type = tg_argv[0];
  return null;
end $$;
create trigger product_draft_remarks_removed after delete on product_drafts for each row execute function remove_remarks_of_draft('product');
create trigger training_draft_remarks_removed after delete on training_drafts for each row execute function remove_remarks_of_draft('training');

-- Descriptions of courses are looked at later as well (decision D16).
alter table later_looks add column item_type text not null default 'product' check (item_type in ('product', 'training')),
  drop constraint later_looks_product_id_fkey;
alter table later_looks rename column product_id to item_id;
alter index later_looks_of_product rename to later_looks_of_item;
