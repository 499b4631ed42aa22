-- Nothing but what was asked for is made unless the person agrees: what they agreed to, so that it is counted apart.
alter table generation_jobs add column accepted text check (length(accepted) between 1 and 200);

-- A model made from a picture is called after the picture's file while nobody described it.
alter table generation_jobs add column picture_name text;
