-- What a post shows is as public as the post: files of one for followers, or of one that is hidden, are read through it alone.
alter table post_media add column is_inline boolean not null default false;
comment on column post_media.is_inline is 'a picture within the text';

-- Whoever has a shop is named by it.
create index shops_by_name on shops (lower(name) text_pattern_ops);

-- When somebody's followers were last told of a post.
alter table community_paces add column announced_at timestamptz;

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
    or exists (select from post_media m join posts p on p.id = m.post_id
      where m.file_id = file and p.status = 'published' and p.visibility = 'everyone')
    or exists (select from post_media m join posts p on p.id = m.post_id
      where m.poster_file_id = file and p.status = 'published' and p.visibility = 'everyone')
$$;

create function settle_files_of_post() returns trigger language plpgsql as $$
begin
  perform settle_files(array(select unnest(array[file_id, poster_file_id]) from post_media where post_id = new.id));
  return null;
end $$;
create trigger post_files_settled after update of status, visibility on posts for each row
  when ((old.status, old.visibility) is distinct from (new.status, new.visibility)) execute function settle_files_of_post();

create function settle_files_of_post_medium() returns trigger language plpgsql as $$
begin
  perform settle_files(array[new.file_id, new.poster_file_id]);
  return null;
end $$;
create trigger post_medium_files_settled after insert or update of post_id, file_id, poster_file_id on post_media for each row
  execute function settle_files_of_post_medium();

-- Who is named where: whoever leaves is named nowhere.
create index posts_naming on posts using gin (mentions jsonb_path_ops);
create index post_comments_naming on post_comments using gin (mentions jsonb_path_ops);
