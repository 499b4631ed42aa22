-- People show what they make, ask and answer. Counts stand in the post itself, exactly, so that no feed counts rows.
create table posts (
  id text primary key,
  author_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('show', 'wip', 'question', 'critique', 'resource')),
  title text not null default '',
  body jsonb not null,
  -- The words alone: for heads, notices, searches; and what a card says of them.
  plain text not null default '',
  summary text not null default '',
  is_whole boolean not null default true,
  training_id text references trainings (id) on delete set null,
  tags text[] not null default '{}',
  -- [{ userId, name }]: wherever the text says "@name".
  mentions jsonb not null default '[]',
  visibility text not null default 'everyone' check (visibility in ('everyone', 'followers')),
  status text not null default 'published' check (status in ('published', 'hidden', 'removed', 'deleted')),
  hidden_by text check (hidden_by in ('reports', 'staff')),
  hidden_at timestamptz,
  hidden_reason text not null default '',
  locked_at timestamptz,
  pinned_at timestamptz,
  -- Out of the ranking by an editor's word.
  excluded_at timestamptz,
  has_model boolean not null default false,
  likes integer not null default 0 check (likes >= 0),
  comments integer not null default 0 check (comments >= 0),
  saves integer not null default 0 check (saves >= 0),
  views integer not null default 0 check (views >= 0),
  -- What the ranking counts: without the author's own, and likes in quarters.
  hot_like_quarters integer not null default 0 check (hot_like_quarters >= 0),
  hot_commenters integer not null default 0 check (hot_commenters >= 0),
  hot_saves integer not null default 0 check (hot_saves >= 0),
  created_at timestamptz not null,
  edited_at timestamptz,
  check ((status = 'hidden') = (hidden_by is not null)),
  check (status in ('published', 'deleted') or hidden_at is not null)
);
create index posts_newest on posts (created_at desc, id desc) where status = 'published';
create index posts_by_author on posts (author_id, created_at desc, id desc);
create index posts_of_kind on posts (kind, created_at desc, id desc) where status = 'published';
create index posts_pinned on posts (pinned_at) where pinned_at is not null;
create index posts_of_training on posts (training_id) where training_id is not null;

-- Uploaded before the post exists; what no post shows is gone after a day.
create table post_media (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  post_id text references posts (id) on delete set null,
  position integer not null default 0,
  kind text not null check (kind in ('picture', 'model')),
  file_id text not null references files (id),
  poster_file_id text references files (id),
  width integer not null,
  height integer not null,
  stage_hue integer,
  triangles integer,
  name text not null,
  alt text not null default '',
  created_at timestamptz not null
);
create index post_media_of_post on post_media (post_id, position) where post_id is not null;
create index post_media_unused on post_media (created_at) where post_id is null;
create index post_media_of_user on post_media (user_id);
create index post_media_file on post_media (file_id);
create index post_media_poster on post_media (poster_file_id) where poster_file_id is not null;

create table post_products (
  post_id text not null references posts (id) on delete cascade,
  product_id text not null references products (id) on delete cascade,
  position integer not null,
  primary key (post_id, product_id)
);
create index post_products_of_product on post_products (product_id);

create table community_tags (
  tag text primary key,
  -- Of posts that can be read.
  posts integer not null default 0 check (posts >= 0),
  used_at timestamptz not null
);
create index community_tags_begin on community_tags (tag text_pattern_ops);
create index community_tags_used on community_tags (posts desc, tag);

create table post_tags (
  post_id text not null references posts (id) on delete cascade,
  tag text not null references community_tags (tag),
  created_at timestamptz not null,
  primary key (post_id, tag)
);
create index post_tags_newest on post_tags (tag, created_at desc, post_id desc);

create table tag_follows (
  user_id text not null references users (id) on delete cascade,
  tag text not null references community_tags (tag),
  created_at timestamptz not null,
  primary key (user_id, tag)
);
create index tag_follows_of_tag on tag_follows (tag);

create table post_comments (
  id text primary key,
  post_id text not null references posts (id) on delete cascade,
  -- The comment of the first level it stands under.
  parent_id text references post_comments (id) on delete cascade,
  -- Whoever left is not named.
  author_id text references users (id) on delete set null,
  body text not null,
  mentions jsonb not null default '[]',
  -- From where on the model it was written.
  view jsonb,
  status text not null default 'published' check (status in ('published', 'hidden', 'removed', 'deleted')),
  hidden_by text check (hidden_by in ('reports', 'staff')),
  hidden_at timestamptz,
  hidden_reason text not null default '',
  likes integer not null default 0 check (likes >= 0),
  replies integer not null default 0 check (replies >= 0),
  created_at timestamptz not null,
  edited_at timestamptz,
  check (status <> 'deleted' or body = ''),
  check (parent_id is null or replies = 0),
  check ((status = 'hidden') = (hidden_by is not null))
);
create index post_comments_helpful on post_comments (post_id, likes desc, created_at, id) where parent_id is null;
create index post_comments_newest on post_comments (post_id, created_at desc, id desc) where parent_id is null;
create index post_comments_replies on post_comments (parent_id, created_at, id) where parent_id is not null;
create index post_comments_by_author on post_comments (author_id, created_at desc);
create index post_comments_commenters on post_comments (post_id, author_id) where status = 'published';

create table post_likes (
  post_id text not null references posts (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  -- What it counts for the ranking: 4, 1 of an account of its first day, 0 of the author.
  quarters integer not null check (quarters in (0, 1, 4)),
  created_at timestamptz not null,
  primary key (post_id, user_id)
);
create index post_likes_by_user on post_likes (user_id, created_at desc);

create table comment_likes (
  comment_id text not null references post_comments (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (comment_id, user_id)
);
create index comment_likes_by_user on comment_likes (user_id, created_at desc);

create table post_collections (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  created_at timestamptz not null
);
create unique index post_collections_named on post_collections (user_id, lower(name));

create table post_saves (
  post_id text not null references posts (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  collection_id text references post_collections (id) on delete set null,
  created_at timestamptz not null,
  primary key (post_id, user_id)
);
create index post_saves_by_user on post_saves (user_id, created_at desc, post_id);
create index post_saves_in_collection on post_saves (collection_id, created_at desc, post_id) where collection_id is not null;

-- Whom somebody does not want to read, and which posts they do not want to hear of.
create table user_mutes (
  user_id text not null references users (id) on delete cascade,
  muted_id text not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, muted_id),
  check (user_id <> muted_id)
);
create index user_mutes_of_muted on user_mutes (muted_id);

create table thread_mutes (
  user_id text not null references users (id) on delete cascade,
  post_id text not null references posts (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, post_id)
);
create index thread_mutes_of_post on thread_mutes (post_id);

-- Told apart for a day, not known.
create table post_views (
  post_id text not null references posts (id) on delete cascade,
  day date not null,
  viewer text not null,
  primary key (post_id, day, viewer)
);
create index post_views_by_day on post_views (day);

-- One row per person who writes or likes: whoever counts against a limit holds it.
create table community_paces (
  user_id text primary key references users (id) on delete cascade,
  last_post_at timestamptz,
  last_comment_at timestamptz,
  first_day_posts integer not null default 0,
  first_day_comments integer not null default 0,
  -- The day of the clock `likes` were counted on.
  likes_on date,
  likes integer not null default 0
);

-- What happened with a post, for staff: edits with what it said before, and every step somebody took.
create table post_steps (
  id bigint generated always as identity primary key,
  post_id text not null references posts (id) on delete cascade,
  at timestamptz not null,
  step text not null,
  actor_id text references users (id) on delete set null,
  reason text not null default '',
  before jsonb
);
create index post_steps_of_post on post_steps (post_id, id desc);
create index post_steps_by_actor on post_steps (actor_id) where actor_id is not null;

-- Whose followers are told of a new post: a job takes a batch after another.
create table post_announcements (
  post_id text primary key references posts (id) on delete cascade,
  author_id text not null references users (id) on delete cascade,
  -- The last follower who was told.
  told_through text not null default '',
  created_at timestamptz not null
);
create index post_announcements_of_author on post_announcements (author_id);
