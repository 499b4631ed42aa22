-- What an affiliate's clicks and orders come to is kept by day, link and item, so that nobody's dashboard reads every click and every order anew.
-- A row without an item sums up a link: an order counts once in it, and once for each item it holds.
create table affiliate_days (
  affiliate_id text not null references users (id),
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  path text not null,
  sub text not null,
  item text not null default '',
  clicks bigint not null default 0,
  visitors bigint not null default 0,
  sign_ups bigint not null default 0,
  orders bigint not null default 0,
  cents bigint not null default 0,
  pending_cents bigint not null default 0,
  approved_cents bigint not null default 0,
  paid_cents bigint not null default 0,
  primary key (affiliate_id, day, path, sub, item)
) with (fillfactor = 80);

-- What became of a payout was not heard: its shares stayed in it.
update affiliate_commissions c set state = case when w.paid_at is not null then 'paid' else 'approved' end, paid_out_at = w.paid_at
from (select substring(t.source from 6) as line_id, bool_or(pl.released_at is null) as is_live,
    max(p.paid_at) filter (where pl.released_at is null and p.status = 'paid') as paid_at
  from payout_lines pl join payouts p on p.id = pl.payout_id join ledger_transactions t on t.id = pl.transaction_id
    join ledger_entries e on e.transaction_id = pl.transaction_id and e.id = pl.entry_id
  where t.kind in ('mature', 'share_mature') and e.account like 'affiliate\_available:%' group by 1) w
where w.line_id = c.line_id and c.state = 'in_payout' and (w.paid_at is not null or not w.is_live);

insert into affiliate_days (affiliate_id, day, path, sub, clicks, visitors, sign_ups)
select affiliate_id, to_char(at at time zone 'UTC', 'YYYY-MM-DD'), path, sub, count(*), count(*) filter (where is_first), count(signed_up_at)
from affiliate_clicks group by 1, 2, 3, 4;

insert into affiliate_days (affiliate_id, day, path, sub, item, orders, cents, pending_cents, approved_cents, paid_cents)
select affiliate_id, to_char(ordered_at at time zone 'UTC', 'YYYY-MM-DD'), path, sub, item, count(distinct order_id) filter (where cents > 0), sum(cents),
  coalesce(sum(cents) filter (where state in ('pending', 'review')), 0), coalesce(sum(cents) filter (where state in ('approved', 'in_payout')), 0),
  coalesce(sum(cents) filter (where state = 'paid'), 0)
from affiliate_commissions, lateral (values (''), (item_type || ':' || item_id)) as of_both (item)
group by 1, 2, 3, 4, 5
on conflict (affiliate_id, day, path, sub, item) do update set orders = excluded.orders, cents = excluded.cents,
  pending_cents = excluded.pending_cents, approved_cents = excluded.approved_cents, paid_cents = excluded.paid_cents;

-- What waits for its hold, by when it is over: what an affiliate can expect on which Friday.
create index affiliate_commissions_expected on affiliate_commissions (affiliate_id, available_at) where state = 'pending';
