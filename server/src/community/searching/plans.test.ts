import { COMMUNITY, COMMUNITY_SEARCH } from "@blenda/domain/community/constants";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { ADA, testApp } from "../../testing/app.ts";
import { fill } from "../../testing/database/filling.ts";
import { readingOf } from "../../testing/database/plans.ts";

const app = await testApp();
const MANY = 100_000;
const AUTHORS = 20_000;

/** Every hundredth is a question, of which all but fifty are answered; one in a thousand names the word. */
const settle = () =>
  fill(app.db, ["users", "posts", "post_comments", "post_tags", "community_tags"], async (tx) => {
    await sql`insert into users (id, email, name, display_name, global_affiliate_id, created_at, email_verified_at)
      select 'p' || n, 'p' || n || '@example.com', 'P', 'P', (100 + n % 900)::text || chr(65 + n / 900) || 'ZZ', now(), now()
      from generate_series(1, ${AUTHORS}) n`.execute(tx);
    await sql`insert into posts (id, author_id, kind, title, body, plain, summary, created_at, answer_id, tags)
      select 'p' || n, 'p' || (1 + n % ${AUTHORS}), case when n % 100 = 0 then 'question' else 'show' end, 'Post ' || n, '[]',
        'made with blender' || case when n % 1000 = 7 then ' and retopology' else '' end, 'x', now() - n * interval '1 minute',
        case when n % 100 = 0 and n > 5000 then 'c' || n end, '{}'
      from generate_series(1, ${MANY}) n`.execute(tx);
    await sql`insert into post_comments (id, post_id, author_id, body, created_at)
      select 'c' || n, 'p' || n, ${ADA.id}, 'x', now() from generate_series(5100, ${MANY}, 100) n`.execute(tx);
    await sql`update posts set comments = 1, hot_commenters = 1 where answer_id is not null`.execute(tx);
    await sql`insert into community_tags (tag, posts, used_at) select 'tag-' || n, 0, now() from generate_series(1, ${MANY}) n`.execute(tx);
  });

test("of 100,000 posts a search reads those with the word, and unanswered questions are read off their index", async () => {
  await settle();
  const searched = await readingOf(app.db, "posts", () => app.as(null).community.search({ q: "retopology" }));
  // Counted, found, shown as cards.
  expect(searched.isWhole).toBe(false);
  expect(searched.rows).toBeLessThanOrEqual((2 * MANY) / 1000 + COMMUNITY.PAGE);
  const common = await readingOf(app.db, "posts", () => app.as(null).community.search({ q: "blender" }));
  expect(common.rows).toBeLessThanOrEqual(COMMUNITY_SEARCH.COUNTED + 3 * COMMUNITY.PAGE);
  const open = await readingOf(app.db, "posts", () => app.as(null).community.newest({ only: "unanswered" }));
  expect(open.isWhole).toBe(false);
  expect(open.rows).toBeLessThanOrEqual(2 * COMMUNITY.PAGE + 1);
  const people = await readingOf(app.db, "users", () => app.as(null).community.search({ q: "somebody" }));
  expect(people.isWhole).toBe(false);
  const tags = await readingOf(app.db, "community_tags", () => app.as(null).community.search({ q: "tag-77" }));
  expect(tags.isWhole).toBe(false);
});
