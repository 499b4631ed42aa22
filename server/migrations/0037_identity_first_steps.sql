-- Who is new is shown three first steps on the home page until they are done or put away. Accounts from before know their way.
alter table users add column has_first_steps boolean not null default false;
