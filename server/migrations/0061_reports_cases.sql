-- Reports become a domain of their own: a case is one thing, however many people reported it; decisions and their messages are kept
-- beside it. What was reported about a conversation so far becomes a report about the newest message the other one wrote there.
create table report_cases (
  id text primary key,
  number bigint generated always as identity,
  target_type text not null check (target_type in ('product', 'training', 'post', 'comment', 'user', 'shop', 'message', 'review')),
  target_id text not null,
  owner_id text references users (id),
  title text not null,
  picture_url text,
  stage_hue integer,
  status text not null default 'pending' check (status in ('pending', 'in_review', 'actioned', 'dismissed', 'appealed')),
  reason text not null,
  priority text not null check (priority in ('low', 'normal', 'high', 'urgent')),
  -- The place in the queue: priority, then age. Smaller is sooner.
  urgency bigint not null,
  reporters integer not null check (reporters > 0),
  has_claim boolean not null default false,
  created_at timestamptz not null,
  -- Since when it waits for us; while its author may answer that is when their time is over.
  since timestamptz not null,
  looked_at timestamptz,
  hidden_at timestamptz,
  assignee_id text references users (id),
  assigned_at timestamptz,
  decision text,
  decided_by text references users (id),
  decided_at timestamptz,
  answer_until timestamptz,
  answer text,
  answered_at timestamptz,
  appeal_kind text check (appeal_kind in ('appeal', 'counter_notice')),
  appealed_by text references users (id),
  appealed_at timestamptz,
  appeal_text text,
  counter_notice jsonb,
  check ((assignee_id is null) = (assigned_at is null)),
  check ((appeal_kind is null) = (appealed_at is null)),
  check ((status in ('actioned', 'dismissed')) <= (decided_at is not null))
);
create unique index report_cases_one_open on report_cases (target_type, target_id)
  where status in ('pending', 'in_review') and appealed_at is null;
create index report_cases_queue on report_cases (urgency, id) where status in ('pending', 'in_review', 'appealed');
create index report_cases_assigned on report_cases (assignee_id, urgency, id) where status in ('pending', 'in_review', 'appealed');
create index report_cases_new on report_cases (created_at desc) where status = 'pending';
create index report_cases_decided on report_cases (decided_at desc, id desc) where status in ('actioned', 'dismissed');
create index report_cases_of_target on report_cases (target_type, target_id, created_at desc);
create index report_cases_of_owner on report_cases (owner_id, created_at desc, id desc);

drop index reports_one_open;
drop index reports_pending;
alter table reports
  add column case_id text references report_cases (id),
  add column links text[] not null default '{}',
  add column claim jsonb,
  add column snapshot jsonb;

update reports r set target_type = 'message', target_id = coalesce((select m.id from messages m
  where m.conversation_id = r.target_id and m.sender_id <> r.reporter_id order by m.n desc limit 1), '')
  where r.target_type = 'conversation';
delete from reports where target_id = '';
insert into report_cases (id, target_type, target_id, owner_id, title, status, reason, priority, urgency, reporters, created_at, since)
  select distinct on (r.target_type, r.target_id) r.id, r.target_type, r.target_id,
    (select m.sender_id from messages m where r.target_type = 'message' and m.id = r.target_id), '', 'pending', r.reason, 'normal',
    200000000000 + extract(epoch from r.created_at)::bigint,
    (select count(distinct o.reporter_id) from reports o where o.target_type = r.target_type and o.target_id = r.target_id),
    r.created_at, r.created_at
  from reports r order by r.target_type, r.target_id, r.created_at;
update reports r set case_id = c.id, snapshot = '{"title":"","place":"","text":"","pictureUrl":null,"stageHue":null,"modelUrl":null,"createdAt":null,"around":[]}'
  from report_cases c where c.target_type = r.target_type and c.target_id = r.target_id;
delete from reports r using reports earlier where earlier.case_id = r.case_id and earlier.reporter_id = r.reporter_id
  and earlier.reason = r.reason and (earlier.created_at, earlier.id) < (r.created_at, r.id);
alter table reports
  alter column case_id set not null,
  alter column snapshot set not null,
  drop column target_type,
  drop column target_id,
  drop column status;
create unique index reports_once on reports (case_id, reporter_id, reason);
create index reports_of_reporter on reports (reporter_id, created_at desc, id desc);

create table report_pictures (
  file_id text primary key references files (id) on delete cascade,
  owner_id text not null references users (id),
  report_id text references reports (id),
  position integer not null default 0,
  created_at timestamptz not null
);
create index report_pictures_of_report on report_pictures (report_id, position);
create index report_pictures_unsent on report_pictures (created_at) where report_id is null;

create table report_decisions (
  id text primary key,
  case_id text not null references report_cases (id),
  decision text not null check (decision in ('no_violation', 'ask_author', 'warn', 'remove', 'remove_and_suspend')),
  decided_by text not null references users (id),
  decided_at timestamptz not null,
  reason text not null,
  to_reporters text not null,
  to_author text not null,
  is_warning boolean not null,
  is_of_appeal boolean not null,
  -- What it was before, so that it can be taken back whole.
  state_before text not null,
  state_after text,
  status_before text not null,
  told_at timestamptz,
  undone_at timestamptz,
  suspension text check (suspension in ('asked', 'agreed', 'declined')),
  suspension_by text references users (id),
  suspension_at timestamptz,
  check (told_at is null or undone_at is null),
  check ((suspension_by is null) = (suspension is null or suspension = 'asked'))
);
create index report_decisions_of_case on report_decisions (case_id, decided_at desc);
create index report_decisions_untold on report_decisions (decided_at) where told_at is null and undone_at is null;
create index report_decisions_lately on report_decisions (decided_at) where undone_at is null;
create index report_decisions_suspensions on report_decisions (decided_at) where suspension = 'asked' and undone_at is null;

-- A message staff removed: its words are kept, because the decision may be overturned.
alter table messages add column removed_at timestamptz;
