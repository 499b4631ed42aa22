-- What one of our people last saw of an item on sale: what its creator changes afterwards is compared with this and not with what is
-- live, so that many small changes add up to a large one, and pictures count as words do.
create table seen_listings (
  item_type text not null check (item_type in ('product', 'training')),
  item_id text not null,
  creator_id text not null references users (id),
  listing jsonb not null,
  at timestamptz not null,
  primary key (item_type, item_id)
);
create index seen_listings_of_creator on seen_listings (creator_id);
create index seen_listings_pictures on seen_listings using gin ((listing -> 'pictures') jsonb_path_ops);

-- A later look shows both sides whole, pictures beside pictures. Looks of before have words only.
alter table later_looks add column seen jsonb, add column shown jsonb;

-- A picture that was replaced stays as long as somebody may have to see what was there before.
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
    or exists (select from seen_listings where listing -> 'pictures' @> to_jsonb(array[file]))
$$;
