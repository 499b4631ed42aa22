-- How much of what is public a shop and a category hold. Counting it on every product page would grow with the catalogue;
-- here one statement that publishes or hides things settles its own difference.
create table published_counts (
  kind text not null check (kind in ('product', 'training')),
  scope text not null check (scope in ('shop', 'category')),
  key text not null,
  amount integer not null,
  primary key (kind, scope, key)
);

-- Rows are taken in the order of their key, so that two statements never wait for each other in a circle.
create function settle_published_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into published_counts (kind, scope, key, amount)
      select tg_argv[0], x.scope, x.key, count(*) from new_rows r
        cross join lateral (values ('shop', r.creator_id), ('category', r.category_id)) x (scope, key)
        where r.status = 'published' and x.key is not null group by x.scope, x.key order by x.scope, x.key
      on conflict (kind, scope, key) do update set amount = published_counts.amount + excluded.amount;
  elsif tg_op = 'DELETE' then
    insert into published_counts (kind, scope, key, amount)
      select tg_argv[0], x.scope, x.key, -count(*) from old_rows r
        cross join lateral (values ('shop', r.creator_id), ('category', r.category_id)) x (scope, key)
        where r.status = 'published' and x.key is not null group by x.scope, x.key order by x.scope, x.key
      on conflict (kind, scope, key) do update set amount = published_counts.amount + excluded.amount;
  else
    insert into published_counts (kind, scope, key, amount)
      select tg_argv[0], x.scope, x.key, sum(r.difference) from (
          select creator_id, category_id, 1 as difference from new_rows where status = 'published'
          union all select creator_id, category_id, -1 from old_rows where status = 'published') r
        cross join lateral (values ('shop', r.creator_id), ('category', r.category_id)) x (scope, key)
        where x.key is not null group by x.scope, x.key having sum(r.difference) <> 0 order by x.scope, x.key
      on conflict (kind, scope, key) do update set amount = published_counts.amount + excluded.amount;
  end if;
  return null;
end $$;

create trigger products_counted_when_added after insert on products referencing new table as new_rows
  for each statement execute function settle_published_counts('product');
create trigger products_counted_when_changed after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function settle_published_counts('product');
create trigger products_counted_when_removed after delete on products referencing old table as old_rows
  for each statement execute function settle_published_counts('product');

create trigger trainings_counted_when_added after insert on trainings referencing new table as new_rows
  for each statement execute function settle_published_counts('training');
create trigger trainings_counted_when_changed after update on trainings referencing old table as old_rows new table as new_rows
  for each statement execute function settle_published_counts('training');
create trigger trainings_counted_when_removed after delete on trainings referencing old table as old_rows
  for each statement execute function settle_published_counts('training');
