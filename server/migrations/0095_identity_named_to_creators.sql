-- Creators read who saves their work or puts it in a cart (spec 2 §3, §9). Whoever does not want that is counted, and named to nobody.
alter table users add column is_named_to_creators boolean not null default true;
