import { BUNDLES } from "@blenda/domain/bundles/constants";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../testing/app.ts";
import { fill } from "../testing/database/filling.ts";
import { readingOf } from "../testing/database/plans.ts";
import { addPeople } from "../testing/people.ts";
import { bundlesOfCreator, shelvedBundles } from "./repository.ts";

const app = await testApp({ isKept: true });
const MANY = 40_000;
const CREATORS = 1_000;
/** Nobody is the first of them. */
const OWN = Math.ceil(MANY / (CREATORS - 1));

beforeAll(async () => {
  const now = app.now();
  await addPeople(app.db, CREATORS, now);
  await fill(app.db, ["bundles", "bundle_items", "users"], async (tx) => {
    await sql`insert into bundles (id, creator_id, title, item_titles, price_cents, licence, status, published_at, created_at, updated_at)
      select 'b' || n, 'person-' || (1 + n % ${CREATORS - 1}), 'Set ' || n, case when n % 1000 = 0 then 'a lighthouse' else 'thing' || n end, 3000, 'personal',
        'published', ${now}::timestamptz - n * interval '1 minute', ${now}::timestamptz, ${now}::timestamptz - n * interval '1 minute'
      from generate_series(1, ${MANY}) as n`.execute(tx);
    await sql`insert into bundle_items (bundle_id, position, item_type, item_id)
      select 'b' || n, at, 'product', 'p' || (n / 4 + at) from generate_series(1, ${MANY}) as n, generate_series(0, 2) as at`.execute(tx);
  });
}, 120_000);

test("a shelf reads the bundles of one creator, of one item, with one word or the latest, not every bundle there is", async () => {
  const ways = [
    { way: { creatorId: "person-7" }, most: 2 * BUNDLES.SHELF },
    { way: { item: { itemType: "product", itemId: "p700" } as const }, most: 12 },
    { way: { words: "lighthouse" }, most: MANY / 1_000 },
    { way: {}, most: 2 * BUNDLES.NEWEST_OF + 1 },
    { way: { category: "Boats" }, most: 2 * BUNDLES.NEWEST_OF + 1 },
  ];
  for (const { way, most } of ways) {
    const { rows, isWhole } = await readingOf(app.db, "bundles", () => shelvedBundles(app.db, { ...way, limit: BUNDLES.SHELF }));
    expect([way, isWhole, rows > 0]).toEqual([way, false, true]);
    expect(rows).toBeLessThanOrEqual(most);
  }
});

test("creators read their own bundles alone", async () => {
  const { rows, isWhole } = await readingOf(app.db, "bundles", () => bundlesOfCreator(app.db, "person-7"));
  expect([isWhole, rows]).toEqual([false, OWN]);
});
