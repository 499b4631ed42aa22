-- Sums of visits by month stand beside those of days, under `country/month` and its like and the month's first day: a chart of a year reads twelve
-- of them and the days before and after, however many countries, sites and campaigns there are.
insert into visit_days (dimension, day, part, visits, anonymous, page_views, seconds, bounces, products, carts, checkouts, paid, paid_cents)
select dimension || '/month', left(day, 7) || '-01', part, sum(visits), sum(anonymous), sum(page_views), sum(seconds), sum(bounces), sum(products), sum(carts),
  sum(checkouts), sum(paid), sum(paid_cents)
from visit_days where dimension <> '' group by 1, 2, 3;
