-- Visitors put things into carts too, and their creators hear of it as 'Someone'. A visitor is a word made from network and day that only
-- the server can make: it tells two visitors apart and says nothing about either.
alter table notification_actors drop constraint notification_actors_pkey;
alter table notification_actors alter column actor_id drop not null;
alter table notification_actors add column visitor text;
alter table notification_actors add constraint notification_actors_one check (num_nonnulls(actor_id, visitor) = 1);
create unique index notification_actors_person on notification_actors (notification_id, actor_id) where actor_id is not null;
create unique index notification_actors_visitor on notification_actors (notification_id, visitor) where visitor is not null;
