-- Films, files to download and checkpoint models of lessons arrive in pieces like what is sold.
alter table uploads drop constraint uploads_purpose_check,
  add constraint uploads_purpose_check check (purpose in ('deliverable', 'work', 'film', 'resource', 'checkpoint'));
