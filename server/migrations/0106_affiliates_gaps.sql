-- Whoever resumes after a pause, or comes back, keeps the clicks from before it: the times in between are what does not count.
alter table affiliates add column gaps jsonb not null default '[]' check (jsonb_typeof(gaps) = 'array');
