-- Conversations that asked for help get a reader: who of our own people joined, and up to which message they may read after they left.
create table conversation_staff (
  conversation_id text not null references conversations (id) on delete cascade,
  user_id text not null references users (id),
  joined_at timestamptz not null,
  left_at timestamptz,
  -- The last message they were there for.
  left_n bigint,
  primary key (conversation_id, user_id),
  check ((left_at is null) = (left_n is null))
);
create index conversation_staff_of_person on conversation_staff (user_id);
