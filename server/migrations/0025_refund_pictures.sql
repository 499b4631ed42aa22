-- What a buyer shows with a refund request: uploaded first, given to the request when that is sent, at most five of them.
create table refund_pictures (
  file_id text primary key references files (id) on delete cascade,
  owner_id text not null references users (id),
  refund_id text references refunds (id) on delete cascade,
  position integer not null default 0 check (position between 0 and 4),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null,
  unique (refund_id, position)
);
create index refund_pictures_unsent on refund_pictures (created_at) where refund_id is null;
create index refund_pictures_of_owner on refund_pictures (owner_id);

-- What of the line was back when the refund was asked for: whatever is more by now, the bank gave back after a dispute.
alter table refunds add column back_before_cents integer not null default 0;
update refunds r set back_before_cents = l.refunded_cents from order_lines l
 where l.id = r.line_id and r.status not in ('refunded', 'cancelled', 'closed', 'declined');

-- A dispute wakes the refunds of its order.
create index refunds_of_order on refunds (order_id);
