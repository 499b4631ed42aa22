-- The demo tells of its last ninety days once. How far it came is kept, so that a start that was interrupted goes on there.
create table demo_history (
  id text primary key check (id = 'history'),
  began_at timestamptz not null,
  days integer not null default 0 check (days >= 0),
  finished_at timestamptz
);
