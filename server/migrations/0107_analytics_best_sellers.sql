-- What was sold and whether its buyer agreed to analytics stand in the records of revenue, so that best sellers and the share of people who agreed are
-- sums of days too. Records from before say neither until the repair writes them again.
alter table analytics_data
  -- `product:…` or `training:…`; empty for what nobody shows: tokens and plans.
  add column item text not null default '',
  add column is_agreed boolean not null default false;
alter table revenue_days add column agreed_orders bigint not null default 0;

create table item_days (
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  item text not null check (item <> ''),
  lines bigint not null default 0,
  cents bigint not null default 0,
  primary key (day, item)
) with (fillfactor = 80);
