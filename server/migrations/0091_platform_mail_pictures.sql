-- A mail about something that was bought shows its poster: where it lies and what it is called, beside the words.
alter table mails add column picture jsonb;
