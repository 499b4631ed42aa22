import { RATINGS, REVIEW_SORTS } from "@blenda/domain/ratings/constants";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { ADA, CARA, testApp } from "../testing/app.ts";
import { addCategories, addProduct } from "../testing/catalogue.ts";
import { fill } from "../testing/database/filling.ts";
import { readingOf } from "../testing/database/plans.ts";

const app = await testApp();
const MANY = 5_000;

test("of 5,000 reviews of a product a page in any order reads as many as it shows, for visitors and for one of their authors", async () => {
  await addCategories(app.db);
  for (const id of ["chair", "boat"]) await addProduct(app.db, id, CARA.id);
  await fill(app.db, ["users", "reviews", "products"], async (tx) => {
    await sql`insert into users (id, email, name, display_name, global_affiliate_id, created_at, email_verified_at)
      select 'p' || n, 'p' || n || '@example.com', 'P', 'P', (100 + n % 900)::text || chr(65 + n / 900) || 'ZZ', now(), now()
      from generate_series(1, ${MANY}) n`.execute(tx);
    await sql`insert into reviews (id, user_id, item_type, item_id, creator_id, rating, comment, helpful_count, created_at)
      select item || n, 'p' || n, 'product', item, ${CARA.id}, 1 + n % 5, 'Good', n % 7, now() - n * interval '1 minute'
      from generate_series(1, ${MANY}) n, unnest(array['chair', 'boat']) item`.execute(tx);
  });
  const item = { itemType: "product", itemId: "chair" } as const;
  for (const sort of REVIEW_SORTS)
    for (const reader of [null, { ...ADA, id: "p3" }]) {
      const read = await readingOf(app.db, "reviews", () => app.as(reader).ratings.reviews({ ...item, sort }));
      expect([sort, reader?.id, read.isWhole, read.rows <= RATINGS.PAGE + 5]).toEqual([sort, reader?.id, false, true]);
    }
  // Nobody bought it: these reviews stand for their number alone.
  await app.db.deleteFrom("reviews").execute();
});
