-- The community has a search of its own: by stems of English words, those of title and tags apart, because what is called so comes first.
-- A function, because joining tags is not known to be immutable.
create function post_head_words(title text, tags text[]) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('english', title || ' ' || array_to_string(tags, ' '))
$$;
alter table posts add column head_words tsvector not null generated always as (post_head_words(title, tags)) stored;
alter table posts add column all_words tsvector not null
  generated always as (post_head_words(title, tags) || to_tsvector('english', plain)) stored;
create index posts_by_words on posts using gin (all_words) where status = 'published';
