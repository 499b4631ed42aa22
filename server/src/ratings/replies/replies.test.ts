import { beforeEach, expect, test } from "vitest";
import { ADA, BOB, CARA, EDDA, testApp } from "../../testing/app.ts";
import { buy, sell } from "../../testing/buying.ts";
import { addStars } from "../../testing/creators/rating.ts";
import { untilDelivered } from "../../testing/people.ts";

const app = await testApp();
const chair = { itemType: "product", itemId: "chair" } as const;
const submit = () => app.as(ADA).ratings.submitReview({ ...chair, rating: 2, comment: "It creaks." });
const bell = async (who = ADA) => {
  await untilDelivered(app.db);
  return (await app.as(who).notifications.latest()).items.filter(({ data }) => data.topic === "review");
};
const received = (more: object = {}) => app.as(CARA).ratings.received(more);

beforeEach(async () => {
  await sell(app, "chair", 2_400, CARA.id);
  await buy(app, ADA, ["chair"]);
});

test("whoever sells it is told of a review and replies; the author is told once, and everybody reads it", async () => {
  const { id: reviewId } = await submit();
  const news = { type: "system_update", title: "New review", message: `${ADA.displayName} gave The chair 2 stars: “It creaks.”` };
  expect(await bell(CARA)).toMatchObject([{ ...news, data: { productId: "chair" } }]);
  app.passMinutes(1);
  await app.as(CARA).ratings.reply({ reviewId, text: "We oiled it." });
  app.passMinutes(1);
  const replied = await app.as(CARA).ratings.reply({ reviewId, text: "We oiled it. Please try 1.1." });
  expect(replied.reply).toMatchObject({ text: "We oiled it. Please try 1.1.", shopName: CARA.displayName, editedAt: app.now() });
  expect((await app.as(null).ratings.reviews(chair)).reviews[0]?.reply?.text).toBe("We oiled it. Please try 1.1.");
  expect(await bell()).toMatchObject([
    { title: "New reply", message: `${CARA.displayName} replied to your review of The chair: “We oiled it.”` },
  ]);
  expect((await app.as(CARA).ratings.removeReply({ reviewId })).reply).toBeNull();
});

test("nobody replies to reviews of what others sell", async () => {
  const { id: reviewId } = await submit();
  const other = { ...BOB, isCreator: true };
  await expect(app.as(other).ratings.reply({ reviewId, text: "Hm." })).rejects.toMatchObject({ code: "RATING_NOT_SELLER", status: 403 });
  await expect(app.as(other).ratings.removeReply({ reviewId })).rejects.toMatchObject({ code: "RATING_NOT_SELLER" });
  await expect(app.as(ADA).ratings.reply({ reviewId, text: "Hm." })).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("a creator reads what waits for an answer, page by page, and everything", async () => {
  await addStars(app.db, { itemId: "chair", creatorId: CARA.id }, ...Array.from({ length: 12 }, () => 5));
  const { id: reviewId } = await submit();
  const first = await received();
  expect(first).toMatchObject({ waiting: 13, reviews: { length: 10 } });
  expect(first.reviews[0]).toMatchObject({ id: reviewId, canReply: true });
  expect((await received({ after: first.next ?? undefined })).reviews).toHaveLength(3);
  expect((await received({ stars: 2 })).reviews).toHaveLength(1);
  await app.as(CARA).ratings.reply({ reviewId, text: "Thanks." });
  expect(await received({ stars: 2 })).toMatchObject({ waiting: 12, reviews: [] });
  expect((await received({ show: "all", stars: 2 })).reviews).toMatchObject([{ reply: { text: "Thanks." } }]);
});

test("our own people hide a review with a reason its author reads, and show it again; the average follows", async () => {
  await addStars(app.db, { itemId: "chair", creatorId: CARA.id }, 4);
  const { id: reviewId } = await submit();
  const stars = async () => (await app.as(null).ratings.reviews(chair)).histogram;
  expect(await stars()).toEqual([0, 1, 0, 1, 0]);
  await app.as(EDDA).ratings.hideReview({ reviewId, reason: "It insults someone" });
  expect(await stars()).toEqual([0, 1, 0, 0, 0]);
  expect((await app.as(null).ratings.reviews(chair)).reviews.map(({ id }) => id)).not.toContain(reviewId);
  expect((await app.as(ADA).ratings.reviews(chair)).own).toMatchObject({ hidden: { reason: "It insults someone" } });
  expect((await app.as(EDDA).ratings.reviewsForStaff(chair)).reviews.map(({ id }) => id)).toContain(reviewId);
  await app.as(ADA).ratings.editReview({ reviewId, rating: 1, comment: "Still bad." });
  expect(await stars()).toEqual([0, 1, 0, 0, 0]);
  for (const call of [
    () => app.as(BOB).ratings.vote({ reviewId, isHelpful: true }),
    () => app.as(CARA).ratings.reply({ reviewId, text: "Hm." }),
  ])
    await expect(call()).rejects.toMatchObject({ code: "RATING_REVIEW_GONE" });
  await app.as(EDDA).ratings.restoreReview({ reviewId, reason: "It was rewritten" });
  expect(await stars()).toEqual([0, 1, 0, 0, 1]);
  expect((await bell()).map(({ title }) => title).sort()).toEqual(["Your review is back", "Your review was hidden"]);
  const entries = await app.db.selectFrom("auditEntries").select(["action", "reason", "targetId"]).orderBy("n").execute();
  expect(entries).toEqual([
    { action: "ratings.hideReview", reason: "It insults someone", targetId: reviewId },
    { action: "ratings.restoreReview", reason: "It was rewritten", targetId: reviewId },
  ]);
});
