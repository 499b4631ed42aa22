-- A file is as public as the thing it belongs to. The row says so, because every picture asks it; the database keeps the row
-- right in the very transaction in which a product, a training or a work becomes public or stops being it, whoever moves it.
create index products_by_poster on products (poster_file_id) where poster_file_id is not null;
create index products_by_preview on products (preview_file_id) where preview_file_id is not null;
create index product_pictures_by_file on product_pictures (file_id);
create index trainings_by_cover on trainings (cover_file_id) where cover_file_id is not null;
create index portfolio_media_by_file on portfolio_media (file_id);
create index portfolio_media_by_poster on portfolio_media (poster_file_id) where poster_file_id is not null;

-- Whether anything shows it that everybody may see, or whoever has the link.
create function is_file_shown(file text) returns boolean language sql stable as $$
  select exists (select from products where poster_file_id = file and status in ('published', 'unlisted'))
    or exists (select from products where preview_file_id = file and status in ('published', 'unlisted'))
    or exists (select from product_pictures x join products p on p.id = x.product_id
      where x.file_id = file and p.status in ('published', 'unlisted'))
    or exists (select from trainings where cover_file_id = file and status in ('published', 'unlisted'))
    or exists (select from training_lessons l join training_sections s on s.id = l.section_id join trainings t on t.id = s.training_id
      where l.video_file_id = file and l.is_preview and t.status in ('published', 'unlisted'))
    or exists (select from training_lessons l join training_sections s on s.id = l.section_id join trainings t on t.id = s.training_id
      where l.captions_file_id = file and l.is_preview and t.status in ('published', 'unlisted'))
    or exists (select from portfolio_media m join portfolio_works w on w.id = m.work_id where m.file_id = file and w.visibility <> 'private')
    or exists (select from portfolio_media m join portfolio_works w on w.id = m.work_id
      where m.poster_file_id = file and w.visibility <> 'private')
$$;

create function settle_files(ids text[]) returns void language sql as $$
  update files set is_public = not is_public where id = any(ids) and is_public <> is_file_shown(id)
$$;

create function settle_files_of_product() returns trigger language plpgsql as $$
begin
  perform settle_files(array[new.poster_file_id, new.preview_file_id]
    || case when tg_op = 'UPDATE' then array[old.poster_file_id, old.preview_file_id] end
    || array(select file_id from product_pictures where product_id = new.id));
  return null;
end $$;
create trigger product_files_settled_when_added after insert on products for each row
  when (new.poster_file_id is not null or new.preview_file_id is not null) execute function settle_files_of_product();
create trigger product_files_settled_when_changed after update of status, poster_file_id, preview_file_id on products for each row
  when ((old.status, old.poster_file_id, old.preview_file_id) is distinct from (new.status, new.poster_file_id, new.preview_file_id))
  execute function settle_files_of_product();

create function settle_file_of_picture() returns trigger language plpgsql as $$
begin
  perform settle_files(array[case when tg_op <> 'DELETE' then new.file_id end, case when tg_op <> 'INSERT' then old.file_id end]);
  return null;
end $$;
create trigger product_picture_settled after insert or delete or update of file_id, product_id on product_pictures for each row
  execute function settle_file_of_picture();

create function settle_files_of_training() returns trigger language plpgsql as $$
begin
  perform settle_files(array[new.cover_file_id] || case when tg_op = 'UPDATE' then array[old.cover_file_id] end
    || array(select unnest(array[l.video_file_id, l.captions_file_id]) from training_lessons l
      join training_sections s on s.id = l.section_id where s.training_id = new.id));
  return null;
end $$;
create trigger training_files_settled_when_added after insert on trainings for each row
  when (new.cover_file_id is not null) execute function settle_files_of_training();
create trigger training_files_settled_when_changed after update of status, cover_file_id on trainings for each row
  when ((old.status, old.cover_file_id) is distinct from (new.status, new.cover_file_id)) execute function settle_files_of_training();

create function settle_files_of_lesson() returns trigger language plpgsql as $$
begin
  perform settle_files(case when tg_op <> 'DELETE' then array[new.video_file_id, new.captions_file_id] end
    || case when tg_op <> 'INSERT' then array[old.video_file_id, old.captions_file_id] end);
  return null;
end $$;
create trigger lesson_files_settled after insert or delete or update of is_preview, video_file_id, captions_file_id, section_id
  on training_lessons for each row execute function settle_files_of_lesson();

create function settle_files_of_work() returns trigger language plpgsql as $$
begin
  perform settle_files(array(select unnest(array[file_id, poster_file_id]) from portfolio_media where work_id = new.id));
  return null;
end $$;
create trigger work_files_settled after update of visibility on portfolio_works for each row
  when (old.visibility <> new.visibility) execute function settle_files_of_work();

create function settle_files_of_medium() returns trigger language plpgsql as $$
begin
  perform settle_files(array[new.file_id, new.poster_file_id]);
  return null;
end $$;
create trigger medium_files_settled after insert or update of work_id, file_id, poster_file_id on portfolio_media for each row
  execute function settle_files_of_medium();

select settle_files(array(
  select poster_file_id from products union select preview_file_id from products union select file_id from product_pictures
  union select cover_file_id from trainings union select video_file_id from training_lessons union select captions_file_id from training_lessons
  union select file_id from portfolio_media union select poster_file_id from portfolio_media));
