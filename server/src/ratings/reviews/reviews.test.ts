import type { Me } from "@blenda/domain/identity/model";
import { beforeEach, expect, test } from "vitest";
import { ADA, BOB, CARA, EDDA, testApp } from "../../testing/app.ts";
import { buy, buyLines, sell } from "../../testing/buying.ts";
import { addStars } from "../../testing/creators/rating.ts";
import { applyEvents } from "../../testing/figures/apply-events.ts";
import { sellTraining } from "../../testing/goods.ts";
import { personalData } from "../personal-data.ts";

const app = await testApp();
const chair = { itemType: "product", itemId: "chair" } as const;
const submit = (who: Me = ADA, rating = 4, comment = "Sits well.") => app.as(who).ratings.submitReview({ ...chair, rating, comment });
const list = (who: Me | null = null, more: object = {}) => app.as(who).ratings.reviews({ ...chair, ...more });
const starsOf = async (id = "chair") =>
  (await app.db.selectFrom("products").select(["stars", "ratingSum", "ratingCount"]).where("id", "=", id).executeTakeFirstOrThrow()) ?? {};
const refundAll = async () => {
  const lines = await app.db.selectFrom("orderLines").select("id").where("buyerId", "=", ADA.id).execute();
  for (const { id } of lines)
    await app.as(ADA).refunds.request({ lineId: id, reason: "accidental", text: "I bought this by accident, sorry.", key: id });
  await app.runJobs();
  await applyEvents(app);
};

beforeEach(async () => {
  await sell(app, "chair", 2_400, CARA.id);
  await buy(app, ADA, ["chair"]);
  await applyEvents(app);
});

test("a buyer reviews what they bought at any time: verified by the server, stamped with the version, the question is answered", async () => {
  app.passMinutes(24 * 60);
  expect(await app.as(ADA).ratings.requests()).toHaveLength(1);
  const review = await submit(ADA, 5, "  Sits very well.  ");
  expect(review).toMatchObject({
    ...{ ...chair, title: "The chair", rating: 5, comment: "Sits very well.", isVerified: true, isOwn: true, canReply: false },
    ...{ author: { id: ADA.id, name: ADA.displayName }, editedAt: null, helpfulCount: 0, reply: null, hidden: null },
  });
  expect(await app.as(ADA).ratings.requests()).toEqual([]);
  expect(await app.db.selectFrom("reviewRequests").select(["status", "completedAt"]).execute()).toEqual([
    { status: "completed", completedAt: app.now() },
  ]);
  expect(await list()).toMatchObject({
    rating: { average: 5, count: 1 },
    histogram: [1, 0, 0, 0, 0],
    own: null,
    reviews: [{ isOwn: false }],
  });
});

test.each([0, 6, 4.5, -1])("%d stars: Please select a rating", async (rating) => {
  await expect(submit(ADA, rating)).rejects.toMatchObject({ status: 400, message: "Please select a rating" });
});

test("a comment has 500 characters at most, counted after trimming; what the client says of itself is refused", async () => {
  await expect(submit(ADA, 4, "x".repeat(501))).rejects.toMatchObject({ code: "BAD_REQUEST" });
  // @ts-expect-error nobody says of themselves that they are verified
  await expect(app.as(ADA).ratings.submitReview({ ...chair, rating: 5, verified: true })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  expect(await submit(ADA, 4, ` ${"😀".repeat(500)} `)).toMatchObject({ comment: "😀".repeat(500) });
});

test("only buyers review: not strangers, not who sells it, not what isn't there", async () => {
  await expect(submit(BOB)).rejects.toMatchObject({ code: "RATING_NOT_BOUGHT", status: 403 });
  await expect(submit(CARA)).rejects.toMatchObject({ code: "RATING_OWN", status: 403 });
  await expect(app.as(ADA).ratings.submitReview({ ...chair, itemId: "none", rating: 5 })).rejects.toMatchObject({ status: 404 });
  expect(await app.as(BOB).ratings.myReview(chair)).toEqual({ review: null, obstacle: "not_bought" });
  expect(await app.as(CARA).ratings.myReview(chair)).toEqual({ review: null, obstacle: "own" });
  expect(await app.as(ADA).ratings.myReview(chair)).toEqual({ review: null, obstacle: null });
});

test("twenty reviews of one person at once are one", async () => {
  const all = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => submit(ADA, (n % 5) + 1)));
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const each of all) if (each.status === "rejected") expect(each.reason).toMatchObject({ code: "RATING_EXISTS", status: 409 });
  expect((await starsOf()).ratingCount).toBe(1);
  expect(await app.db.selectFrom("reviews").select("id").execute()).toHaveLength(1);
});

test("many buyers at once are all counted, star by star", async () => {
  await addStars(app.db, { itemId: "chair", creatorId: CARA.id }, 5, 5, 3, 1, 1, 1);
  await buy(app, BOB, ["chair"]);
  await Promise.all([submit(ADA, 5), submit(BOB, 2)]);
  expect(await starsOf()).toEqual({ stars: [3, 1, 1, 0, 3], ratingSum: 23, ratingCount: 8 });
  expect((await list()).histogram).toEqual([3, 0, 1, 1, 3]);
});

test("an edited review says so, and counts with its new stars; the author removes it and may write another", async () => {
  const { id } = await submit(ADA, 4);
  app.passMinutes(5);
  expect(await app.as(ADA).ratings.editReview({ reviewId: id, rating: 2, comment: "It creaks." })).toMatchObject({
    ...{ rating: 2, comment: "It creaks.", editedAt: app.now() },
  });
  expect((await starsOf()).stars).toEqual([0, 1, 0, 0, 0]);
  await expect(app.as(ADA).ratings.editReview({ reviewId: id, rating: 0, comment: "" })).rejects.toMatchObject({
    code: "RATING_NOT_CHOSEN",
  });
  for (const who of [BOB, CARA]) {
    await expect(app.as(who).ratings.editReview({ reviewId: id, rating: 5, comment: "" })).rejects.toMatchObject({ status: 404 });
    await expect(app.as(who).ratings.removeReview({ reviewId: id })).rejects.toMatchObject({ status: 404 });
  }
  await app.as(ADA).ratings.removeReview({ reviewId: id });
  expect(await starsOf()).toEqual({ stars: [0, 0, 0, 0, 0], ratingSum: 0, ratingCount: 0 });
  expect(await list()).toMatchObject({ rating: null, reviews: [] });
  expect(await submit(ADA, 3)).toMatchObject({ rating: 3 });
});

test("a fully refunded review leaves the average and returns nowhere; who buys again writes a new one", async () => {
  const { id } = await submit(ADA, 1);
  await refundAll();
  expect(await starsOf()).toEqual({ stars: [0, 0, 0, 0, 0], ratingSum: 0, ratingCount: 0 });
  expect((await list(ADA)).own).toBeNull();
  expect((await app.as(EDDA).ratings.reviewsForStaff(chair)).reviews).toEqual([]);
  await expect(app.as(ADA).ratings.editReview({ reviewId: id, rating: 5, comment: "" })).rejects.toMatchObject({ status: 404 });
  await expect(app.as(EDDA).ratings.restoreReview({ reviewId: id, reason: "Why not" })).rejects.toMatchObject({ status: 404 });
  await expect(submit(ADA, 5)).rejects.toMatchObject({ code: "RATING_REFUNDED", status: 403 });
  expect(await app.as(ADA).ratings.myReview(chair)).toEqual({ review: null, obstacle: "refunded" });
  await buy(app, ADA, ["chair"]);
  expect((await starsOf()).ratingCount).toBe(0);
  expect(await submit(ADA, 5)).toMatchObject({ rating: 5 });
});

test("the reader's own stands on top and nowhere else, the others by what was asked for, page by page", async () => {
  await addStars(app.db, { itemId: "chair", creatorId: CARA.id }, ...Array.from({ length: 24 }, (_, n) => (n % 5) + 1));
  const own = await submit(ADA, 3);
  for (const sort of ["helpful", "newest", "highest", "lowest"] as const) {
    const seen: { id: string; rating: number }[] = [];
    let after: string | undefined;
    do {
      const page = await list(ADA, { sort, after });
      expect(page.own?.id ?? null).toBe(after ? null : own.id);
      seen.push(...page.reviews);
      after = page.next ?? undefined;
    } while (after);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(24);
    expect(seen.map(({ id }) => id)).not.toContain(own.id);
    const ratings = seen.map(({ rating }) => rating);
    if (sort === "highest") expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    if (sort === "lowest") expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
  }
  const fives = await list(null, { stars: 5 });
  expect(fives.reviews.map(({ rating }) => rating)).toEqual([5, 5, 5, 5]);
  expect(fives.rating?.count).toBe(25);
  expect(await list(null, { after: "broken" })).toMatchObject({ reviews: { length: 10 } });
});

test("one vote per person, taken back at will, never for oneself; the most helpful comes first", async () => {
  await addStars(app.db, { itemId: "chair", creatorId: CARA.id }, 5, 5);
  const { id: reviewId } = await submit();
  await expect(app.as(ADA).ratings.vote({ reviewId, isHelpful: true })).rejects.toMatchObject({ code: "RATING_VOTE_OWN" });
  const votes = await Promise.all(Array.from({ length: 10 }, () => app.as(BOB).ratings.vote({ reviewId, isHelpful: true })));
  expect(votes.at(-1)).toMatchObject({ helpfulCount: 1, isHelpful: true });
  expect((await list()).reviews[0]?.id).toBe(reviewId);
  await app.as(CARA).ratings.vote({ reviewId, isHelpful: true });
  expect(await app.as(BOB).ratings.vote({ reviewId, isHelpful: false })).toMatchObject({ helpfulCount: 1, isHelpful: false });
});

test("a shop's stars are those of everything it has on sale, products and trainings", async () => {
  await sellTraining(app, "uv", 4_900, CARA.id);
  await buyLines(app, ADA, [{ itemType: "training", itemId: "uv", variant: null }]);
  await submit(ADA, 5);
  await app.as(ADA).ratings.submitReview({ itemType: "training", itemId: "uv", rating: 2 });
  const shop = () => app.as(null).ratings.reviews({ itemType: "shop", itemId: CARA.id });
  expect(await shop()).toMatchObject({ rating: { average: 3.5, count: 2 }, histogram: [1, 0, 0, 1, 0], own: null, reviews: { length: 2 } });
  expect((await app.as(null).shops.shop({ slug: CARA.id })).rating).toEqual({ average: 3.5, count: 2 });
  await app.db.updateTable("trainings").set({ status: "unlisted" }).execute();
  expect(await shop()).toMatchObject({ rating: { average: 5, count: 1 }, reviews: [{ itemId: "chair" }] });
});

test("cards, the product's page and search follow at once", async () => {
  const page = () => app.as(null).catalogue.product({ id: "chair" });
  expect(await page()).toMatchObject({ rating: null, histogram: [0, 0, 0, 0, 0] });
  await submit(ADA, 5);
  expect(await page()).toMatchObject({ rating: { average: 5, count: 1 }, histogram: [1, 0, 0, 0, 0] });
  const found = await app.as(null).search.products({ sort: "rating" });
  expect(found.items).toMatchObject([{ id: "chair", rating: { average: 5, count: 1 } }]);
});

test("what somebody said leaves with their account", async () => {
  await buy(app, BOB, ["chair"]);
  await submit(ADA, 1);
  const { id: reviewId } = await submit(BOB, 5);
  await app.as(ADA).ratings.vote({ reviewId, isHelpful: true });
  expect(await personalData.collect(app.db, ADA)).toMatchObject({
    "reviews.json": {
      reviews: [{ rating: 1, comment: "Sits well." }],
      foundHelpful: [{ reviewId }],
      askedAbout: [{ status: "completed" }],
    },
  });
  await app.services.transaction((tx) => personalData.forget(tx, ADA, app.now()));
  expect(await list()).toMatchObject({ rating: { average: 5, count: 1 }, reviews: [{ helpfulCount: 0 }] });
});
