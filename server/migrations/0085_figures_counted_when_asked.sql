-- What a sale adds to is the same dozen rows for every sale of a creator's day: so sales wait, and are added together, at the latest with all others
-- of their minute. Whose they are is known, so that whoever looks at their figures has their own counted first. Orders from before there were
-- figures name nobody.
alter table unfollowed_orders add column creator_ids text[];
create index unfollowed_orders_of_creator on unfollowed_orders using gin (creator_ids);
