-- Our team reads every refund and can give money back without a request; disputes are seen with when they began, and with what both
-- sides and the bank were told.
alter table refunds add column opened_by text references users (id);
create index refunds_newest on refunds (created_at, id);
create index refunds_by_due on refunds (due_at, id);
create index refunds_by_amount on refunds (amount_cents, id);
create index refunds_promised on refunds (updated_at) where status in ('approved', 'auto_approved', 'processing', 'failed');

-- A dispute may end without a ruling: then everything is as if it were won.
alter table charges drop constraint charges_dispute_check;
alter table charges add constraint charges_dispute_check check (dispute in ('none', 'open', 'closed', 'won', 'lost'));
alter table charges add column disputed_at timestamptz;
alter table charges add column dispute_ended_at timestamptz;
update charges c set
  disputed_at = coalesce((select min(d.at) from disputed_lines d where d.order_id = c.order_id), c.created_at),
  dispute_ended_at = case when dispute <> 'open'
    then coalesce((select max(d.released_at) from disputed_lines d where d.order_id = c.order_id), c.created_at) end
 where dispute <> 'none';
alter table charges add check ((dispute = 'none') = (disputed_at is null));
create index charges_disputed_by_age on charges (disputed_at, intent_id) where dispute <> 'none';
create index charges_disputed_by_amount on charges (disputed_cents, intent_id) where dispute <> 'none';

create table dispute_evidence (
  id text primary key,
  intent_id text not null references charges (intent_id) on delete cascade,
  creator_id text not null references users (id),
  text text not null,
  created_at timestamptz not null
);
create index dispute_evidence_of_dispute on dispute_evidence (intent_id, created_at);
create index dispute_evidence_of_creator on dispute_evidence (creator_id);

-- Uploaded first, given to a piece of evidence when that is sent.
create table dispute_files (
  file_id text primary key references files (id) on delete cascade,
  owner_id text not null references users (id),
  evidence_id text references dispute_evidence (id) on delete cascade,
  position integer not null default 0 check (position between 0 and 4),
  created_at timestamptz not null,
  unique (evidence_id, position)
);
create index dispute_files_unsent on dispute_files (created_at) where evidence_id is null;
create index dispute_files_of_owner on dispute_files (owner_id);

-- That the bank was told, by whom, and what they added.
create table dispute_submissions (
  intent_id text primary key references charges (intent_id) on delete cascade,
  note text not null,
  by_id text not null references users (id),
  at timestamptz not null
);

-- The simulated provider keeps what it is told.
create table sim_evidence (
  intent_id text primary key references sim_intents (id) on delete cascade,
  evidence jsonb not null,
  at timestamptz not null
);
