-- A code of ours may ask creators to give what it takes off beyond our commission (decision D23). Who agreed to which terms, from when and until
-- when, stays written: it is why somebody was paid less. Changed terms are a new number, so that nobody is held to what they never read.
alter table discounts add column asks_creators boolean not null default false, add column terms integer not null default 1;
create table discount_agreements (
  discount_id text not null references discounts (id) on delete cascade,
  creator_id text not null references users (id),
  terms integer not null,
  agreed_at timestamptz not null,
  ended_at timestamptz
);
create unique index discount_agreements_standing on discount_agreements (discount_id, creator_id) where ended_at is null;
create index discount_agreements_of_creator on discount_agreements (creator_id, agreed_at);
