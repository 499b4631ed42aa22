-- An event may say which kept answers, in every process, are no longer true.
alter table outbox add column drops jsonb;
