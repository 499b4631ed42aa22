-- Feeds are ranked in rounds. Whoever reads on reads in the round they began with, so that no page repeats or skips a post.
create table feed_rounds (
  id bigint generated always as identity primary key,
  counted_at timestamptz not null
);

-- With what was counted then: the numbers people are shown are the ones the place was given for.
create table feed_places (
  round_id bigint not null references feed_rounds (id) on delete cascade,
  feed text not null check (feed in ('global', 'trending')),
  place integer not null check (place > 0),
  post_id text not null references posts (id) on delete cascade,
  is_newest boolean not null,
  like_quarters integer not null,
  commenters integer not null,
  saves integer not null,
  primary key (round_id, feed, place)
);
create index feed_places_of_post on feed_places (post_id, round_id desc);

-- People who keep liking each other and hardly anybody else. What they give each other counts for nothing in the ranking.
create table like_rings (
  user_id text primary key references users (id) on delete cascade,
  ring integer not null,
  found_at timestamptz not null
);
create index like_rings_members on like_rings (ring);

-- The detector reads the likes of the last weeks.
create index post_likes_by_time on post_likes (created_at);
