-- What people are told in the product. An aggregated one gathers everybody who did the same to one product within a day.
create table notifications (
  id text primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  type text not null check (type in ('community_reply', 'new_post', 'product_sale', 'product_approved', 'product_rejected',
    'product_changes_requested', 'product_saved', 'product_added_to_cart', 'training_approved', 'training_rejected',
    'training_changes_requested', 'follow', 'affiliate_invite', 'system_update')),
  title text not null,
  message text not null,
  data jsonb not null,
  priority text not null check (priority in ('low', 'normal', 'medium', 'high')),
  -- Whose picture it shows: the product's or the person's.
  product_id text,
  actor_id text references users (id) on delete set null,
  -- Something that may be told once only, such as the summary of a day.
  once_key text unique,
  -- Aggregated ones only. The window is fixed from its first event; the next event after its end closes it.
  window_start timestamptz,
  is_window_open boolean not null default false,
  read_at timestamptz,
  mailed_at timestamptz,
  cleared_at timestamptz,
  undo_key text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((window_start is not null) >= is_window_open),
  check ((window_start is not null) <= (product_id is not null)),
  check ((undo_key is not null) <= (cleared_at is not null))
);
create index notifications_latest on notifications (user_id, updated_at desc, id desc) where cleared_at is null;
create unique index notifications_one_window on notifications (user_id, product_id, type) where is_window_open;
create index notifications_undo on notifications (user_id, undo_key) where undo_key is not null;
create index notifications_cleared on notifications (created_at) where cleared_at is not null;
create index notifications_to_mail on notifications (user_id, updated_at) where read_at is null and cleared_at is null and mailed_at is null;
create index notifications_sales on notifications (created_at) where type = 'product_sale';
create index notifications_by_actor on notifications (actor_id) where actor_id is not null;

-- Each person once per aggregated notification.
create table notification_actors (
  notification_id text not null references notifications (id) on delete cascade,
  actor_id text not null references users (id) on delete cascade,
  at timestamptz not null,
  primary key (notification_id, actor_id)
);
create index notification_actors_newest on notification_actors (notification_id, at desc, actor_id);
create index notification_actors_of_person on notification_actors (actor_id);

-- Only what differs from the defaults of the domain is certain to be here.
create table notification_channels (
  user_id text not null references users (id) on delete cascade,
  type text not null,
  in_app boolean not null,
  mail boolean not null,
  primary key (user_id, type),
  check (in_app or not mail)
);
