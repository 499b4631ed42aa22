import { expect, test } from "vitest";
import { ADA, BOB, CARA, ROOT, testApp } from "../../testing/app.ts";
import { buy, sell } from "../../testing/buying.ts";
import { reportableReview } from "./reportable.ts";

const app = await testApp();

test("a reported review is described, hidden and shown again with its stars, and seen by nobody while it is hidden", async () => {
  await sell(app, "chair", 2_400, CARA.id);
  await buy(app, ADA, ["chair"]);
  const chair = { itemType: "product", itemId: "chair" } as const;
  const { id } = await app.as(ADA).ratings.submitReview({ ...chair, rating: 1, comment: "Rubbish." });
  const described = async () => (await reportableReview.describe(app.db, [id]))[0];
  const move = (to: "visible" | "removed") =>
    app.services.transaction(
      async (tx) =>
        (await reportableReview.setState?.(tx, { id, to, actorId: ROOT.id, reason: "harassment", text: "", at: app.now() })) ?? false,
    );
  const count = async () => (await app.as(null).ratings.reviews(chair)).rating?.count ?? 0;
  expect(await described()).toMatchObject({
    ownerId: ADA.id,
    text: "Rubbish.",
    place: "on The chair",
    path: "/product/chair",
    state: "visible",
  });
  expect(await reportableReview.canSee(app.db, BOB, id)).toBe(true);
  expect(await move("removed")).toBe(true);
  expect(await described()).toMatchObject({ state: "hidden" });
  expect([await count(), await reportableReview.canSee(app.db, BOB, id)]).toEqual([0, false]);
  expect(await move("visible")).toBe(true);
  expect([await count(), (await described())?.state]).toEqual([1, "visible"]);
});
