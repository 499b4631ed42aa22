-- People write to each other: buyer and creator about a product, strangers within limits, staff when a case is escalated.
create table conversations (
  id text primary key,
  kind text not null check (kind in ('order', 'product', 'general', 'refund', 'staff')),
  subject text not null,
  status text not null check (status in ('open', 'waiting_creator', 'waiting_buyer', 'resolved', 'escalated', 'closed')),
  product_id text references products (id),
  buyer_id text not null references users (id),
  creator_id text not null references users (id),
  escalated_at timestamptz,
  closed_at timestamptz,
  last_message_at timestamptz not null,
  created_at timestamptz not null,
  check (buyer_id <> creator_id),
  check ((status = 'closed') = (closed_at is not null))
);
-- One conversation that still goes on per pair and product; a new start finds it.
create unique index conversations_going_on on conversations (buyer_id, creator_id, coalesce(product_id, '')) where status <> 'closed';
create index conversations_to_close on conversations (last_message_at) where status = 'resolved';
create index conversations_escalated on conversations (escalated_at) where status = 'escalated';
create index conversations_started on conversations (buyer_id, created_at);

-- `last_message_at` stands here too: a person's list is one walk along an index.
create table conversation_participants (
  conversation_id text not null references conversations (id) on delete cascade,
  user_id text not null references users (id),
  unread integer not null default 0 check (unread >= 0),
  unread_since timestamptz,
  digest_at timestamptz,
  last_read_at timestamptz,
  last_read_n bigint not null default 0,
  last_message_at timestamptz not null,
  is_muted boolean not null default false,
  primary key (conversation_id, user_id),
  check ((unread > 0) = (unread_since is not null))
);
create index conversation_participants_list on conversation_participants (user_id, last_message_at desc, conversation_id desc);
create index conversation_participants_digest on conversation_participants (unread_since) where unread > 0 and digest_at is null and not is_muted;

create table messages (
  n bigint generated always as identity primary key,
  id text not null unique,
  conversation_id text not null references conversations (id) on delete cascade,
  sender_id text references users (id),
  body text not null check (char_length(body) <= 5000),
  is_system boolean not null default false,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  check (is_system or sender_id is not null)
);
create index messages_of_conversation on messages (conversation_id, n desc);

-- A file is uploaded first and joins its message when that is sent; one that never is goes the next night.
create table message_attachments (
  file_id text primary key references files (id) on delete cascade,
  owner_id text not null references users (id),
  message_id text references messages (id) on delete cascade,
  position integer not null default 0,
  created_at timestamptz not null
);
create index message_attachments_of_message on message_attachments (message_id, position);
create index message_attachments_unsent on message_attachments (created_at) where message_id is null;

create table user_blocks (
  blocker_id text not null references users (id) on delete cascade,
  blocked_id text not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index user_blocks_of_blocked on user_blocks (blocked_id);

create table reports (
  id text primary key,
  reporter_id text not null references users (id),
  target_type text not null check (target_type in ('product', 'training', 'post', 'comment', 'user', 'shop', 'conversation', 'message', 'review')),
  target_id text not null,
  reason text not null,
  detail text not null default '',
  status text not null default 'pending' check (status in ('pending', 'in_review', 'actioned', 'dismissed', 'appealed')),
  created_at timestamptz not null
);
create unique index reports_one_open on reports (reporter_id, target_type, target_id, reason) where status in ('pending', 'in_review');
create index reports_pending on reports (created_at desc) where status = 'pending';
