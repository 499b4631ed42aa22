-- A reading that our own machine was too busy for is nobody's fault: it is not counted as a start, and begins again after a while.
alter table draft_files add column stalls integer not null default 0, add column retry_at timestamptz;
