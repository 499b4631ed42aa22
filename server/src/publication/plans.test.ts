import { LISTING } from "@blenda/domain/catalogue/constants";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Tx } from "../platform/database/db.ts";
import { testApp } from "../testing/app.ts";
import { addCategories } from "../testing/catalogue.ts";
import { fill } from "../testing/database/filling.ts";
import { readingOf } from "../testing/database/plans.ts";
import { BEST_AMONG } from "./publication.ts";

const app = await testApp();
const LARGE = 2_000;
const OTHERS = 200;

/** A large shop, a small one, and two hundred of a hundred products each; every tenth of those is closed. */
async function settle(tx: Tx): Promise<void> {
  await sql`insert into users (id, email, name, display_name, global_affiliate_id, created_at, email_verified_at, is_creator)
    select 'p' || n, 'p' || n || '@example.com', 'P', 'P', (100 + n)::text || 'PPP', now(), now(), true
    from generate_series(0, ${OTHERS + 1}) n`.execute(tx);
  await sql`insert into shops (creator_id, slug, name, opened_at, updated_at, is_enabled)
    select id, 'shop-' || id, 'Shop', now(), now(), right(id, 2) not in ('10', '20', '30', '40', '50', '60', '70', '80', '90', '00')
    from users where id like 'p%'`.execute(tx);
  await sql`insert into shop_slugs (slug, creator_id, taken_at) select slug, creator_id, now() from shops`.execute(tx);
  await sql`insert into products (id, creator_id, category_id, status, title, description, price_cents, published_at, created_at, updated_at)
    select 'x' || n, case when n <= ${LARGE} then 'p0' when n <= ${LARGE + 10} then 'p1' else 'p' || (2 + n % ${OTHERS}) end,
      case n % 3 when 0 then 'chairs' when 1 then 'boats' else 'audio' end, 'published', 't', 'd', 100,
      now() - (n * 7919 % 30011) * interval '1 minute', now(), now()
    from generate_series(1, ${LARGE + 10 + OTHERS * 100}) n`.execute(tx);
  await sql`insert into published_counts (kind, scope, key, amount)
    select 'product', x.scope, x.key, sum(x.amount) from products r
    cross join lateral published_amounts(r.creator_id, r.category_id, r.sales_count, r.stars) x
    group by x.scope, x.key having sum(x.amount) <> 0`.execute(tx);
}

beforeEach(async () => {
  await addCategories(app.db);
  // What was last counted of so small a table, perhaps three of another test, would be taken for its size.
  await sql`analyze categories`.execute(app.db);
  await fill(app.db, ["users", "shops", "shop_slugs", "products", "published_counts"], settle);
});

/** Of a product: itself twice, those of its shop and category, and what closed shops stand between them. */
const OF_A_PRODUCT = 2 + LISTING.MORE_FROM_SHOP + LISTING.SIMILAR + LISTING.MORE_FROM_SHOP + 20;

test("a product's page, a shop's and a portfolio read as much of a shop of 2,000 as of one of ten: what they show", async () => {
  for (const [shop, product] of [
    ["p0", "x77"],
    ["p1", `x${LARGE + 3}`],
  ] as const) {
    const products = await readingOf(app.db, "products", () => app.as(null).catalogue.product({ id: product }));
    expect([shop, products.isWhole, products.rows <= OF_A_PRODUCT, products.rows]).toEqual([shop, false, true, products.rows]);
    const page = await readingOf(app.db, "products", () => app.as(null).shops.shop({ slug: `shop-${shop}` }));
    expect([shop, page.isWhole, page.rows <= LISTING.PAGE + BEST_AMONG + 10, page.rows]).toEqual([shop, false, true, page.rows]);
    const portfolio = await readingOf(app.db, "products", () => app.as(null).portfolio.portfolio({ userId: shop }));
    expect([shop, portfolio.isWhole, portfolio.rows <= LISTING.PAGE + 1, portfolio.rows]).toEqual([shop, false, true, portfolio.rows]);
  }
  expect(await app.as(null).shops.shop({ slug: "shop-p0" })).toMatchObject({
    counts: { products: LARGE },
    products: { length: LISTING.PAGE },
  });
});

test("a product's page of a closed shop of 2,000 reads none of the others", async () => {
  await app.db.updateTable("shops").set({ isEnabled: false }).where("creatorId", "=", "p0").execute();
  const products = await readingOf(app.db, "products", () => app.as(null).catalogue.product({ id: "x77" }));
  expect([products.isWhole, products.rows <= OF_A_PRODUCT, products.rows]).toEqual([false, true, products.rows]);
});
