-- Three tokens for a confirmed address, once for each address. Only a digest of it stays, so that leaving and coming back is not a second time.
create table token_welcomes (
  address_hash text primary key,
  user_id text not null unique references users (id),
  -- Where it was confirmed from; forgotten after a day.
  network text,
  tokens integer not null check (tokens >= 0),
  at timestamptz not null
);
create index token_welcomes_of_network on token_welcomes (network, at) where network is not null;
