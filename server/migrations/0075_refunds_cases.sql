-- An escalated refund becomes a case with a number, a promise of five business days, evidence, questions to both sides and an outcome
-- that two people may have to agree on. A coupon can belong to one person alone.
create table refund_cases (
  refund_id text primary key references refunds (id),
  number bigint generated always as identity (start with 1001),
  opened_by text not null check (opened_by in ('buyer', 'creator', 'system')),
  opened_at timestamptz not null,
  due_at timestamptz not null,
  amount_cents integer not null check (amount_cents > 0),
  -- Refunds of the same buyer and cases of the same creator in the ninety days before.
  repeats integer not null default 0,
  -- The place in the queue: when it is due, sooner by what it weighs.
  ranked_at timestamptz not null,
  assigned_at timestamptz,
  messages_read_at timestamptz,
  outcome text check (outcome in ('refunded', 'refunded_in_part', 'declined', 'ran_out', 'withdrawn', 'bank_returned')),
  to_buyer text not null default '',
  to_creator text not null default '',
  closed_at timestamptz,
  check ((closed_at is null) = (outcome is null))
);
create index refund_cases_queue on refund_cases (ranked_at, refund_id) where closed_at is null;
create index refund_cases_due on refund_cases (due_at, refund_id) where closed_at is null;
create index refund_cases_amount on refund_cases (amount_cents, refund_id) where closed_at is null;
create index refund_cases_closed on refund_cases (closed_at, refund_id) where closed_at is not null;

create table refund_case_notes (
  id text primary key,
  refund_id text not null references refund_cases (refund_id),
  author_id text not null references users (id),
  text text not null,
  created_at timestamptz not null
);
create index refund_case_notes_of_case on refund_case_notes (refund_id, created_at);

create table refund_case_questions (
  id text primary key,
  refund_id text not null references refund_cases (refund_id),
  side text not null check (side in ('buyer', 'creator')),
  question text not null,
  asked_by text not null references users (id),
  asked_at timestamptz not null,
  due_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index refund_case_questions_of_case on refund_case_questions (refund_id, asked_at);

create table refund_case_warnings (
  id text primary key,
  refund_id text not null references refund_cases (refund_id),
  side text not null check (side in ('buyer', 'creator')),
  user_id text not null references users (id),
  text text not null,
  warned_by text not null references users (id),
  warned_at timestamptz not null
);
create index refund_case_warnings_of_case on refund_case_warnings (refund_id, warned_at);
create index refund_case_warnings_of_person on refund_case_warnings (user_id);

create table refund_case_proposals (
  id text primary key,
  refund_id text not null references refund_cases (refund_id),
  event text not null check (event in ('staffApprove', 'staffDecline')),
  amount_cents integer not null check (amount_cents > 0),
  reason text not null,
  to_buyer text not null,
  to_creator text not null,
  proposed_by text not null references users (id),
  proposed_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'confirmed', 'rejected', 'lapsed')),
  decided_by text references users (id),
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null)),
  check (state <> 'confirmed' or decided_by <> proposed_by)
);
create unique index refund_case_proposals_one_open on refund_case_proposals (refund_id) where state = 'open';
create index refund_case_proposals_of_case on refund_case_proposals (refund_id);

alter table discounts add column holder_id text references users (id);

create table refund_case_goodwill (
  refund_id text primary key references refund_cases (refund_id),
  discount_id text not null unique references discounts (id),
  code text not null,
  amount_cents integer not null check (amount_cents between 1 and 5000),
  given_by text not null references users (id),
  given_at timestamptz not null
);

-- What our team already has: opened when it last came to them. Five business days from a weekday are a week; from a weekend, until Friday.
insert into refund_cases (refund_id, opened_by, opened_at, due_at, amount_cents, ranked_at, assigned_at)
  select r.id, case when t.actor_id = r.buyer_id then 'buyer' when t.actor_id = r.creator_id then 'creator' else 'system' end,
    coalesce(t.at, r.updated_at), due.at, r.amount_cents, due.at, case when r.assignee_id is not null then r.updated_at end
  from refunds r
  left join lateral (select t.actor_id, t.at from transitions t where t.entity = 'refund' and t.entity_id = r.id and t.to_status = 'escalated'
    order by t.id desc limit 1) t on true
  cross join lateral (select coalesce(t.at, r.updated_at) + case extract(isodow from coalesce(t.at, r.updated_at) at time zone 'UTC')
    when 6 then interval '6 days' when 7 then interval '5 days' else interval '7 days' end as at) due
  where r.status in ('escalated', 'staff_review') order by coalesce(t.at, r.updated_at), r.id;
