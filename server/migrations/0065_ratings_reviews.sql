-- What buyers say with stars (spec 2 §3): who is asked and when, what they wrote, what the shop replied, who found it helpful.

create table review_requests (
  -- The line it was made of.
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  item_type text not null check (item_type in ('product', 'training')),
  item_id text not null,
  order_id text not null references orders (id) on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'completed', 'remind_later', 'dismissed')),
  priority integer not null default 1,
  purchased_at timestamptz not null,
  show_after timestamptz not null check (show_after >= purchased_at + interval '24 hours'),
  remind_count integer not null default 0 check (remind_count between 0 and 5),
  shown_count integer not null default 0 check (shown_count >= 0),
  last_shown_at timestamptz,
  completed_at timestamptz,
  dismissed_at timestamptz,
  created_at timestamptz not null,
  unique (user_id, item_type, item_id),
  check ((status = 'completed') = (completed_at is not null)),
  check ((status = 'dismissed') = (dismissed_at is not null)),
  check (status <> 'pending' or remind_count = 0),
  check (status <> 'remind_later' or remind_count > 0)
);
create index review_requests_open on review_requests (user_id, priority, purchased_at, id) where status in ('pending', 'remind_later');
create index review_requests_by_order on review_requests (order_id);

create table reviews (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  item_type text not null check (item_type in ('product', 'training')),
  item_id text not null,
  -- Whose it is: it never changes hands.
  creator_id text not null references users (id) on delete cascade,
  rating integer not null check (rating between 1 and 5),
  comment text not null default '' check (char_length(comment) <= 500),
  version text,
  helpful_count integer not null default 0 check (helpful_count >= 0),
  reply text check (char_length(reply) between 1 and 1000),
  replied_at timestamptz,
  reply_edited_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text,
  -- All that was paid for it went back: it counts nowhere and never again.
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  edited_at timestamptz,
  -- One per person and item (trust X11).
  unique (user_id, item_type, item_id),
  check ((reply is null) = (replied_at is null)),
  check (reply_edited_at is null or reply is not null),
  check ((hidden_at is null) = (hidden_reason is null))
);
create index reviews_by_item on reviews (item_type, item_id, created_at, id);
create index reviews_by_item_helpful on reviews (item_type, item_id, helpful_count, created_at, id) where hidden_at is null and withdrawn_at is null;
create index reviews_by_item_high on reviews (item_type, item_id, rating, created_at, id) where hidden_at is null and withdrawn_at is null;
create index reviews_by_item_low on reviews (item_type, item_id, (-rating), created_at, id) where hidden_at is null and withdrawn_at is null;
create index reviews_by_shop on reviews (creator_id, created_at, id);
create index reviews_by_shop_helpful on reviews (creator_id, helpful_count, created_at, id) where hidden_at is null and withdrawn_at is null;
create index reviews_by_shop_high on reviews (creator_id, rating, created_at, id) where hidden_at is null and withdrawn_at is null;
create index reviews_by_shop_low on reviews (creator_id, (-rating), created_at, id) where hidden_at is null and withdrawn_at is null;
create index reviews_waiting on reviews (creator_id, created_at, id) where reply is null and hidden_at is null and withdrawn_at is null;

create table review_votes (
  review_id text not null references reviews (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  at timestamptz not null,
  primary key (review_id, user_id)
);
create index review_votes_by_user on review_votes (user_id);
