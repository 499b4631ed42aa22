-- Which kinds of notification there are is said in one place, the product's own table of kinds: a new kind needs no migration.
alter table notifications drop constraint notifications_type_check;
