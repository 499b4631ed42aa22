-- What people keep and whom they follow.

-- No reference to products: an item outlives its product and is then shown by the name it had.
create table saved_products (
  user_id text not null references users (id) on delete cascade,
  product_id text not null,
  title_snapshot text not null,
  migrated_from_anonymous boolean not null,
  created_at timestamptz not null,
  primary key (user_id, product_id)
);
create index saved_products_newest on saved_products (user_id, created_at desc, product_id);
create index saved_products_by_time on saved_products (created_at);

create table saved_collections (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  created_at timestamptz not null,
  unique (id, user_id)
);
create unique index saved_collections_names on saved_collections (user_id, lower(name));

-- Both references name the owner, so nobody's item can lie in somebody else's collection.
create table saved_collection_items (
  collection_id text not null,
  user_id text not null,
  product_id text not null,
  primary key (collection_id, product_id),
  foreign key (collection_id, user_id) references saved_collections (id, user_id) on delete cascade,
  foreign key (user_id, product_id) references saved_products (user_id, product_id) on delete cascade
);
create index saved_collection_items_of_product on saved_collection_items (user_id, product_id);

create table follows (
  follower_id text not null references users (id) on delete cascade,
  following_id text not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (follower_id, following_id),
  check (follower_id <> following_id)
);
create index follows_followers on follows (following_id, created_at desc, follower_id);
create index follows_following on follows (follower_id, created_at desc, following_id);

-- Also the lock of a person's follows: whoever changes some takes these rows first, in the order of their ids.
create table follow_counts (
  user_id text primary key references users (id) on delete cascade,
  followers integer not null default 0 check (followers >= 0),
  following integer not null default 0 check (following >= 0)
);
