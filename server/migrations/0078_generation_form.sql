-- A picture may also show a thing there is a form for: then that form is made in the picture's colours and proportions.
alter table generation_jobs drop constraint generation_jobs_mode_check;
alter table generation_jobs add constraint generation_jobs_mode_check check (mode in ('form', 'figurine', 'relief', 'lathe'));
