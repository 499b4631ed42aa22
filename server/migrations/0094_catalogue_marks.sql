-- What a product is called, word by word, so that those called alike are found by an index: "similar models" were the newest of a category,
-- and where those ran out strangers. A word that stands in the title and among the tags says twice what the thing is.
create table product_marks (
  product_n bigint not null references products (n) on delete cascade,
  mark text not null,
  weight smallint not null check (weight in (1, 2)),
  category_id text not null,
  -- Whoever has the link may still open what is unlisted, and see what resembles it; nobody is shown it.
  is_listed boolean not null,
  published_at timestamptz not null,
  primary key (product_n, mark)
);

create function words_in(said text) returns setof text language sql immutable parallel safe as $$
  select word from regexp_split_to_table(lower(said), '[\s,.;:!?()"''’/&+_]+') as word
   where char_length(word) between 3 and 40 and word ~ '[^0-9-]'
$$;

-- The stem of a word, so that chairs are found by a chair; null for words that say nothing ("with", "model", "free").
create function stem_of(word text) returns text language sql immutable parallel safe as $$
  select case when word <> all ('{model,models,asset,assets,free,pbr,low-poly,lowpoly,low,high,poly,game-ready,ready,textured,render,blender,download,quality,detailed,realistic}')
    then (ts_lexize('english_stem', word))[1] end
$$;

-- A tag that repeats the category says no more than that it lies there, which is asked for itself. Sixteen words say what a thing is.
create function marks_of(title text, tags text[], category text) returns table (mark text, weight smallint) language sql immutable parallel safe as $$
  select stem, count(distinct place)::smallint from (
      select 'title' as place, stem_of(word) as stem from words_in(title) as word
      union all select 'tag', stem_of(word) from words_in(array_to_string(tags, ' ')) as word) as said
    where stem is not null
    group by stem
    having bool_or(place = 'title') or stem not in (select coalesce(stem_of(word), '') from words_in(category) as word)
    order by count(distinct place) desc, min(place), stem limit 16
$$;

create function settle_product_marks() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into product_marks (product_n, mark, weight, category_id, is_listed, published_at)
      select r.n, x.mark, x.weight, r.category_id, r.status = 'published', r.published_at from new_rows r
        join categories c on c.id = r.category_id cross join lateral marks_of(r.title, r.tags, c.name) x
        where r.status in ('published', 'unlisted');
  else
    delete from product_marks where product_n = new.n;
    insert into product_marks (product_n, mark, weight, category_id, is_listed, published_at)
      select new.n, x.mark, x.weight, new.category_id, new.status = 'published', new.published_at
        from categories c cross join lateral marks_of(new.title, new.tags, c.name) x
        where c.id = new.category_id and new.status in ('published', 'unlisted');
  end if;
  return null;
end $$;

create trigger products_marked_when_added after insert on products referencing new table as new_rows
  for each statement execute function settle_product_marks();
-- Sales and stars change a product many times a day and none of its words: those changes pass by.
create trigger products_marked_when_changed after update of title, tags, category_id, status, published_at on products for each row
  when ((old.title, old.tags, old.category_id, old.status, old.published_at) is distinct from
    (new.title, new.tags, new.category_id, new.status, new.published_at))
  execute function settle_product_marks();

insert into product_marks (product_n, mark, weight, category_id, is_listed, published_at)
  select r.n, x.mark, x.weight, r.category_id, r.status = 'published', r.published_at from products r
    join categories c on c.id = r.category_id cross join lateral marks_of(r.title, r.tags, c.name) x
    where r.status in ('published', 'unlisted');

create index product_marks_of_category on product_marks (category_id, mark, published_at desc, product_n desc) include (weight) where is_listed;
create index product_marks_anywhere on product_marks (mark, published_at desc, product_n desc) include (weight, category_id) where is_listed;
