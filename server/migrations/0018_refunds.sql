-- Giving back: requests per line, who decided what, and until when somebody has to answer.
create table refunds (
  id text primary key,
  line_id text not null references order_lines (id),
  order_id text not null references orders (id),
  buyer_id text not null references users (id),
  creator_id text references users (id),
  reason text not null,
  detail text not null,
  status text not null check (status in ('creator_review', 'auto_approved', 'approved', 'partial_offered', 'declined', 'escalated',
    'staff_review', 'processing', 'refunded', 'failed', 'cancelled', 'closed')),
  amount_cents integer not null check (amount_cents > 0),
  answer text not null default '',
  assignee_id text references users (id),
  approver_id text references users (id),
  due_at timestamptz,
  attempts integer not null default 0,
  provider_refund_id text unique,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index refunds_one_open on refunds (line_id) where status not in ('refunded', 'cancelled', 'closed', 'declined');
create index refunds_of_buyer on refunds (buyer_id, created_at desc);
create index refunds_of_creator on refunds (creator_id, created_at desc);
create index refunds_due on refunds (due_at) where due_at is not null;
create index refunds_of_line on refunds (line_id);
