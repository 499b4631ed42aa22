-- How many reviews of one, two, three, four and five stars there are: sum and number follow from it, so that they cannot differ.
-- Nobody could write a review before, so there is nothing to carry over.
alter table products
  drop column rating_sum,
  drop column rating_count,
  add column stars integer[] not null default '{0,0,0,0,0}' check (cardinality(stars) = 5 and 0 <= all (stars)),
  add column rating_sum integer not null generated always as (stars[1] + 2 * stars[2] + 3 * stars[3] + 4 * stars[4] + 5 * stars[5]) stored,
  add column rating_count integer not null generated always as (stars[1] + stars[2] + stars[3] + stars[4] + stars[5]) stored;
alter table trainings
  drop column rating_sum,
  drop column rating_count,
  add column stars integer[] not null default '{0,0,0,0,0}' check (cardinality(stars) = 5 and 0 <= all (stars)),
  add column rating_sum integer not null generated always as (stars[1] + 2 * stars[2] + 3 * stars[3] + 4 * stars[4] + 5 * stars[5]) stored,
  add column rating_count integer not null generated always as (stars[1] + stars[2] + stars[3] + stars[4] + stars[5]) stored;
