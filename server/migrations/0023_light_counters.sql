-- How often somebody did something lately is not worth a place in the write-ahead log: only a crash of PostgreSQL forgets it.
alter table rate_counters set unlogged;
