-- What may be a copy comes before everything else that waits: its turn is counted from long before it came.
alter table submissions add column turn_at timestamptz;
create index submissions_turn_of_type on submissions (item_type, coalesce(turn_at, queued_at), id)
  where outcome is null and queued_at is not null;
