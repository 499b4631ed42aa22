-- A number that everybody may raise by one: one row, begun with its first press.
create table tally_numbers (
  id text primary key,
  total integer not null
);
