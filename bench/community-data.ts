// A community of 10,000 posts of the last week and 1,000,000 likes, beside a catalogue: half of the posts show a model, a third a product.
import pg from "pg";

export const PEOPLE = 5_000;

/** Loaded as a dump is: what the rows point at is there, so nobody looks it up for each of a million. */
const LOADING = "set session_replication_role = replica";

const STATEMENTS = [
  `insert into users (id, email, name, display_name, global_affiliate_id, created_at)
    select 'member-' || n, 'member-' || n || '@example.com', 'Member ' || n, 'Member ' || n,
      (100 + n % 900)::text || chr(65 + n / 900) || 'CM', now() - interval '90 days' from generate_series(1, $people) n`,
  `insert into files (id, owner_id, name, type, bytes, sha256, storage_key, is_public, created_at)
    select 'shown-' || n, 'member-' || (1 + n % $people), 'Shown.webp', 'image/webp', 1000, repeat('0', 64), 'shown-' || n, true, now() from generate_series(1, $posts) n`,
  `insert into posts (id, author_id, kind, title, body, plain, summary, tags, created_at, comments)
    select 'post-' || n, 'member-' || (1 + n * 7 % $people), (array['show', 'wip', 'question', 'critique', 'resource'])[1 + n % 5], 'Post ' || n,
      '[{"type": "p", "inline": [{"type": "text", "text": "Words"}]}]', repeat('Words of a post. ', 20), repeat('Words of a post. ', 20),
      array['tag-' || n % 300, 'tag-' || n % 7], now() - n * interval '1 minute', 0 from generate_series(1, $posts) n`,
  `insert into community_tags (tag, posts, used_at) select tag, count(*), now() from posts, unnest(tags) tag group by tag`,
  "insert into post_tags (post_id, tag, created_at) select distinct id, tag, created_at from posts, unnest(tags) tag",
  `insert into post_media (id, user_id, post_id, kind, file_id, poster_file_id, width, height, stage_hue, triangles, name, created_at)
    select 'medium-' || n, 'member-' || (1 + n % $people), 'post-' || n, case n % 2 when 0 then 'model' else 'picture' end, 'shown-' || n, 'shown-' || n,
      1024, 768, 180, 4000, 'Shown', now() from generate_series(1, $posts) n`,
  `insert into post_products (post_id, product_id, position)
    select 'post-' || x.n, p.id, 0 from (select id, row_number() over (order by id) as n from products) p join generate_series(3, $posts, 3) x (n) on p.n = x.n`,
  // Some are liked by many, most by few.
  `insert into post_likes (post_id, user_id, quarters, created_at)
    select 'post-' || n, 'member-' || (1 + (n * 31 + k) % $people), 4, now() - n * interval '1 minute' * k / 1000
    from generate_series(1, $posts) n, generate_series(1, case when n % 10 = 0 then 550 else 50 end) k`,
  `update posts p set likes = l.count, hot_like_quarters = 4 * l.count
    from (select post_id, count(*) from post_likes group by post_id) l where l.post_id = p.id`,
  `insert into follows (follower_id, following_id, created_at)
    select 'member-' || n, 'member-' || (1 + (n + k * 17) % $people), now() from generate_series(1, $people) n, generate_series(1, 40) k on conflict do nothing`,
];

export async function fillCommunity(url: string, posts: number): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(LOADING);
  for (const statement of STATEMENTS)
    await client.query(statement.replaceAll("$posts", String(posts)).replaceAll("$people", String(PEOPLE)));
  await client.query("vacuum analyze");
  const { rows } = await client.query<{ likes: number }>("select count(*)::int as likes from post_likes");
  await client.end();
  return rows[0]?.likes ?? 0;
}
