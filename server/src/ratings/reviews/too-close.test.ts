import { expect, test } from "vitest";
import { ADA, BOB, CARA, testApp } from "../../testing/app.ts";
import { buy, sell } from "../../testing/buying.ts";

/** Outside the demo, where cards and browsers are people's own. */
const app = await testApp({ flags: ["mfaBypass"] });
const submit = (itemId: string) => app.as(ADA).ratings.submitReview({ itemType: "product", itemId, rating: 5 });

test("nobody reviews what they paid for with a card of whoever sells it", async () => {
  await sell(app, "chair", 2_400, CARA.id);
  await sell(app, "table", 2_400, BOB.id);
  await buy(app, CARA, ["table"], "visa");
  await buy(app, ADA, ["chair"], "visa");
  await expect(submit("chair")).rejects.toMatchObject({ code: "RATING_TOO_CLOSE", status: 403 });
  expect(await app.as(ADA).ratings.myReview({ itemType: "product", itemId: "chair" })).toEqual({ review: null, obstacle: "too_close" });
  await buy(app, ADA, ["table"], "mastercard");
  expect(await submit("table")).toMatchObject({ rating: 5 });
});

test("nobody reviews from a browser of whoever sells it", async () => {
  await sell(app, "chair", 2_400, CARA.id);
  await buy(app, ADA, ["chair"]);
  const browser = (userId: string) => ({ tokenHash: "one browser", userId, lastUsedAt: app.now() });
  await app.db
    .insertInto("knownBrowsers")
    .values([browser(ADA.id), browser(CARA.id)])
    .execute();
  await expect(submit("chair")).rejects.toMatchObject({ code: "RATING_TOO_CLOSE" });
});
