-- A quote is a sealed letter its asker keeps, not a row (decision 0020). What seals it stays the same over restarts, and is the same for
-- every process.
drop table quotes;

create table secrets (
  name text primary key,
  value text not null
);

-- Only the hourly tidying up looks for old counters, and reads them all. While it was there, whoever asked for one counter of the running
-- hour was led through all the others by this index.
drop index rate_counters_by_age;
