-- What went back of a line, each time by itself: the day it happened and what of it the creator could not give are in no other
-- place line by line, since a booking is about a whole order.
create table line_refunds (
  line_id text not null references order_lines (id) on delete cascade,
  -- What had gone back before: the same part is never written twice.
  refunded_before integer not null check (refunded_before >= 0),
  cents integer not null check (cents > 0),
  -- What of it we gave, because the creator's balance did not reach.
  carried_cents integer not null default 0 check (carried_cents between 0 and cents),
  at timestamptz not null,
  primary key (line_id, refunded_before)
);

-- Until now: all of it together, on the day of the last booking about it. What we carried is the first line's of its order.
insert into line_refunds (line_id, refunded_before, cents, carried_cents, at)
select l.id, 0, l.refunded_cents,
  case when l.position = (select min(f.position) from order_lines f where f.order_id = l.order_id and f.refunded_cents > 0 and f.creator_id is not null)
    then least(l.refunded_cents, coalesce((select -sum(e.amount) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where e.account = 'platform_receivable' and (t.source in (select 'refund/' || r.id from refunds r where r.order_id = l.order_id)
        or t.source = 'intent/' || o.intent_id
        or t.source in (select 'outside/' || x.provider || '/' || x.refund_id from outside_refunds x where x.order_id = l.order_id))), 0))::int
    else 0 end,
  coalesce((select max(t.at) from ledger_transactions t
    where t.source in (select 'refund/' || r.id from refunds r where r.line_id = l.id)
      or (t.source = 'intent/' || o.intent_id and t.kind = 'dispute_lost')
      or t.source in (select 'outside/' || x.provider || '/' || x.refund_id from outside_refunds x where x.order_id = l.order_id)), l.fulfilled_at)
from order_lines l join orders o on o.id = l.order_id where l.refunded_cents > 0 and l.fulfilled_at is not null;
