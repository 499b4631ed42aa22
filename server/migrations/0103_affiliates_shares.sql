-- Every share of a sale has its owner: who brought the buyer stands on the line, and a dispute holds their share too.
alter table order_lines add column affiliate jsonb;

alter table disputed_lines add column share_account text, add column share_cents integer not null default 0 check (share_cents >= 0),
  add check ((share_account is null) = (share_cents = 0));

-- A share that was not earned after all is counted on the day it returned to whoever sold the line.
alter table sale_lines add column is_share_returned boolean not null default false;

-- When somebody's profile was changed by the product itself (spec 2 §6: with the mark of having been an affiliate).
alter table users add column updated_at timestamptz;

-- Whose card it is: asked before an affiliate is paid for a buyer.
create index charges_by_card on charges (fingerprint) where fingerprint is not null;
