-- What decides about money is what we handed out and who paid, not what a browser says of itself.

-- A lesson that was paid for and opened, by the line it was opened with. It stays when the lesson goes: what was seen was seen.
create table opened_lessons (
  line_id text not null references order_lines (id),
  lesson_id text not null,
  first_at timestamptz not null,
  primary key (line_id, lesson_id)
);
-- Until now only the players' own notes told of it; nobody becomes a new reader by this change.
insert into opened_lessons (line_id, lesson_id, first_at)
  select l.id, p.lesson_id, p.updated_at from lesson_progress p
  join training_lessons t on t.id = p.lesson_id and not t.is_preview
  join order_lines l on l.buyer_id = p.user_id and l.item_type = 'training' and l.item_id = p.training_id and l.fulfilled_at is not null;

-- All of it is being given back: from the approval on it opens nothing, however long the money takes.
alter table order_lines add column paused_at timestamptz;
update order_lines l set paused_at = r.updated_at from refunds r
 where r.line_id = l.id and r.status in ('auto_approved', 'approved', 'processing', 'failed') and r.amount_cents >= l.paid_cents - l.refunded_cents;

-- Somebody who gives back all the time is known by the card and the address too: accounts are free.
alter table refunds add column card_key text;
alter table refunds add column mail_key text;
update refunds r set
  card_key = (select nullif(c.fingerprint, '') from charges c where c.order_id = r.order_id),
  mail_key = (select encode(sha256(convert_to(lower(regexp_replace(o.email, '\+[^@]*@', '@')), 'UTF8')), 'hex') from orders o where o.id = r.order_id);
create index refunds_by_card on refunds (card_key) where card_key is not null;
create index refunds_by_mail on refunds (mail_key);

-- Money that went back without us, at the provider itself: booked once each.
create table outside_refunds (
  provider text not null,
  refund_id text not null,
  order_id text not null references orders (id),
  amount_cents integer not null check (amount_cents > 0),
  booked_cents integer not null check (booked_cents between 0 and amount_cents),
  booked_at timestamptz not null,
  primary key (provider, refund_id)
);
create index outside_refunds_of_order on outside_refunds (order_id);
create index sim_refunds_of_intent on sim_refunds (intent_id);
