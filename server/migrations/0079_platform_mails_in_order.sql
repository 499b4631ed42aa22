-- Several mails may be written at one instant: who reads them wants them in the order they were written.
alter table mails add column n bigint generated always as identity unique;
drop index mails_newest;
