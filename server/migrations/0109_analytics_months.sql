-- Sums of revenue by month stand beside those of days: what sold best in a year, and where, is read from twelve months and the days before and after them.
-- What a day came to altogether is a row of its own, with no country.
insert into revenue_days (day, country, orders, lines, cents, verified_cents, agreed_orders)
select day, '', sum(orders), sum(lines), sum(cents), sum(verified_cents), sum(agreed_orders) from revenue_days group by day;
create index revenue_days_together on revenue_days (day) where country = '';

create table revenue_months (
  -- By its first day.
  month text not null check (month ~ '^\d{4}-\d{2}-01$'),
  country text not null check (country <> ''),
  orders bigint not null default 0,
  lines bigint not null default 0,
  cents bigint not null default 0,
  verified_cents bigint not null default 0,
  agreed_orders bigint not null default 0,
  primary key (month, country)
) with (fillfactor = 80);
insert into revenue_months (month, country, orders, lines, cents, verified_cents, agreed_orders)
select left(day, 7) || '-01', country, sum(orders), sum(lines), sum(cents), sum(verified_cents), sum(agreed_orders) from revenue_days where country <> '' group by 1, 2;

create table item_months (
  month text not null check (month ~ '^\d{4}-\d{2}-01$'),
  item text not null check (item <> ''),
  lines bigint not null default 0,
  cents bigint not null default 0,
  primary key (month, item)
) with (fillfactor = 80);
insert into item_months (month, item, lines, cents) select left(day, 7) || '-01', item, sum(lines), sum(cents) from item_days group by 1, 2;
