-- What an order's code took off a line stands in the line: beside a sale, a bundle or another shop's item nobody could tell it from the order.
alter table order_lines add column code_cents integer not null default 0;

-- Until now: all of what a line without sale and bundle lost; elsewhere what of it we paid, or its creator for us. A code of ours that took off more
-- than the bundle took off everything, beside which only goodwill leaves a bundle standing.
update order_lines l set code_cents = case
    when l.sale_event_id is null and (l.bundle_id is null or (l.split ? 'platformPaid' and d.source = 'platform')) then l.discount_cents
    else coalesce((l.split ->> 'platformPaid')::int, 0) + coalesce((l.split ->> 'creatorPaid')::int, 0) end
from orders o left join discounts d on d.id = o.discount_id
where o.id = l.order_id and o.discount_code is not null and l.discount_cents > 0;
