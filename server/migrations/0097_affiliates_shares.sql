-- Every share of a sale has its owner: who brought the buyer stands on the line, and a dispute holds their share too.
alter table order_lines add column affiliate jsonb;

alter table disputed_lines add column share_account text, add column share_cents integer not null default 0 check (share_cents >= 0),
  add check ((share_account is null) = (share_cents = 0));

-- A share that was not earned after all is counted on the day it returned to whoever sold the line.
alter table sale_lines add column is_share_returned boolean not null default false;
