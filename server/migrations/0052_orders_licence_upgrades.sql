-- A licence can be upgraded for the difference: the line that sells the upgrade names the line it builds on. It may name an
-- organisation, and its holder may share its seats with people they invite (decision B8).
alter table order_lines add column upgrade_of text references order_lines (id);
create index order_lines_upgrading on order_lines (upgrade_of) where upgrade_of is not null;

alter table licences add column organisation text not null default '' check (length(organisation) <= 120);

-- By holder and product, not by licence: seats stay when a licence is upgraded, and those of two licences add up.
create table licence_seats (
  n bigint generated always as identity,
  id text primary key,
  holder_id text not null references users (id),
  item_id text not null,
  email text not null,
  -- Whoever accepted it.
  user_id text references users (id),
  invited_at timestamptz not null,
  accepted_at timestamptz,
  unique (holder_id, item_id, email),
  check ((user_id is null) = (accepted_at is null))
);
create index licence_seats_of_user on licence_seats (user_id) where user_id is not null;
create index licence_seats_waiting on licence_seats (email) where user_id is null;
