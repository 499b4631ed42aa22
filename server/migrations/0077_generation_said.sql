-- Nothing is made in place of something else unless the person chose it: a job keeps what was chosen for what. And staff read what
-- people asked for that there is no form for, per day, without a prompt or a person in it.
alter table generation_jobs add column instead jsonb not null default '[]';
update generation_jobs set instead = jsonb_build_array(jsonb_build_object('asked', '', 'made', accepted)) where accepted is not null;
alter table generation_jobs drop column accepted;

create table generation_missing (
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  noun text not null check (char_length(noun) between 1 and 40),
  asked integer not null default 0 check (asked >= 0),
  people integer not null default 0 check (people >= 0),
  taken integer not null default 0 check (taken >= 0),
  primary key (day, noun)
);
