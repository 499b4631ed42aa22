-- Until when our books and the provider's statement were compared, as whoever compares them told payouts: what was collected after it is not
-- approved yet. One row, because only the latest counts.
create table payout_comparisons (is_latest boolean primary key default true check (is_latest), until timestamptz not null);
insert into payout_comparisons (until)
  select max(least(started_at, (to_day::date + 1)::timestamp at time zone 'UTC')) from reconciliation_runs where state = 'done'
  having count(*) > 0;

-- Two people who are paid to one account: looked for by what is not sealed, and told apart by what is.
create index payout_recipients_by_last4 on payout_recipients (last4, currency) where removed_at is null;

-- Staff look for a case by its number.
create index refund_cases_by_number on refund_cases (number);
create index report_cases_by_number on report_cases (number);
