-- "This wasn't me": the mail about a new second factor carries a link that takes it away again.
alter table mailed_links drop constraint mailed_links_purpose_check,
  add constraint mailed_links_purpose_check
    check (purpose in ('sign-up', 'reset', 'change-email', 'cancel-email', 'recover-factor', 'keep-factor', 'disown-factor'));
