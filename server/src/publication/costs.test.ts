import { beforeEach, expect, test } from "vitest";
import { ADA, CARA, testApp } from "../testing/app.ts";
import { addCategories, addProduct, addShop, addTraining } from "../testing/catalogue.ts";
import { countStatements } from "../testing/database/counting.ts";
import { addPost } from "../testing/posting.ts";

const app = await testApp();
const MANY = 40;

/** Enough that every list of every page is full. */
beforeEach(async () => {
  await addCategories(app.db);
  await addShop(app.db, CARA.id, { slug: "oak" });
  for (let n = 0; n < MANY; n++) await addProduct(app.db, `chair-${n}`, CARA.id);
  await addTraining(app.db, "course", CARA.id);
  await addPost(app.db, "rocket", CARA.id, app.now());
  await app.db.insertInto("postProducts").values({ postId: "rocket", productId: "chair-1", position: 0 }).execute();
});

/** Exactly so many statements, each a way there and back, and nothing written. */
const reads = (statements: number) => ({ statements, roundTrips: statements, rowsWritten: 0 });

test("what pages ask of the database is counted: one more statement is a decision, not an accident", async () => {
  const visitor = app.as(null);
  // The index is read once, not for each listing.
  await visitor.search.products({});
  const asked = {
    listing: await countStatements(() => visitor.search.products({})),
    // What resembles it is looked for and kept; whoever comes within the hour reads it.
    productFirst: await countStatements(() => visitor.catalogue.product({ id: "chair-3" })),
    product: await countStatements(() => visitor.catalogue.product({ id: "chair-3" })),
    training: await countStatements(() => visitor.trainings.training({ id: "course" })),
    shop: await countStatements(() => visitor.shops.shop({ slug: "oak" })),
    shopById: await countStatements(() => visitor.shops.shop({ slug: CARA.id })),
    portfolio: await countStatements(() => visitor.portfolio.portfolio({ userId: CARA.id })),
    feed: await countStatements(() => visitor.community.newest({})),
    ownFeed: await countStatements(() => app.as(ADA).community.newest({})),
    ranked: await countStatements(() => visitor.community.feed({})),
  };
  expect(asked).toEqual({
    listing: reads(1),
    productFirst: { statements: 2, roundTrips: 2, rowsWritten: 1 },
    product: reads(1),
    training: reads(1),
    shop: reads(11),
    shopById: reads(10),
    portfolio: reads(5),
    feed: reads(2),
    ownFeed: reads(2),
    ranked: reads(3),
  });
});
