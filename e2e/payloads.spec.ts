import { randomUUID } from "node:crypto";
import type { Comment, Post } from "@blenda/domain/community/model";
import type { Review } from "@blenda/domain/ratings/model";
import type { RichBlock } from "@blenda/domain/shared/rich-text/tree";
import { type APIRequestContext, expect } from "@playwright/test";
import { buyProducts } from "./buyer.ts";
import { expectWords, inTexts, look, openAs, PAYLOADS, watch } from "./payloads.ts";
import { signedInTest as test } from "./people.ts";

test.slow();

async function ask<Out>(from: APIRequestContext, home: string | undefined, operation: string, data: object): Promise<Out> {
  const answer = await from.post(`/api/${operation}`, { headers: { origin: new URL(home ?? "").origin }, data });
  expect(answer.status(), `${operation}: ${await answer.text()}`).toBe(200);
  return (await answer.json()) as Out;
}

/** Of the demo's creator; no other journey looks at what is said about them. */
const SOLD = [
  "tangerine-interceptor",
  "halo-courier-droid",
  "meridian-bulk-hauler",
  "trundle-tracked-helper",
  "tin-parade-robot-red",
  "sunday-saucer",
  "brass-automaton-no-4",
];

test("the list has at least 120 payloads", () => expect(new Set(PAYLOADS).size).toBeGreaterThanOrEqual(120));

test("reviews and replies: every payload is words on every screen that shows it (trust X1, trust X2)", async ({
  page,
  browser,
  baseURL,
}) => {
  const through = await watch(page.context(), baseURL);
  const creator = await openAs(browser, baseURL, "creator");
  const visitor = await openAs(browser, baseURL, null);
  const buyer = page.request;
  await buyProducts(buyer, baseURL, SOLD);
  const texts = inTexts(500);
  const reviews = new Map<string, Review>();
  for (let first = 0; first < texts.length; first += SOLD.length) {
    const round = texts.slice(first, first + SOLD.length);
    for (const [at, comment] of round.entries()) {
      const itemId = SOLD[at] ?? "";
      const before = reviews.get(itemId);
      const review = before
        ? await ask<Review>(buyer, baseURL, "ratings/editReview", { reviewId: before.id, rating: 4, comment })
        : await ask<Review>(buyer, baseURL, "ratings/submitReview", { itemType: "product", itemId, rating: 5, comment });
      reviews.set(itemId, review);
      await ask(creator.context.request, baseURL, "ratings/reply", { reviewId: review.id, text: comment });
    }
    await look(visitor.page, `/shop/orbit-bench?round=${first}#reviews`, round);
    await look(creator.page, "/dashboard/products?view=reviews", []);
    await creator.page.getByRole("group", { name: "Reviews shown" }).getByText("All").click();
    await expectWords(creator.page, round);
  }
  await look(page, `/product/${SOLD[0]}#reviews`, [reviews.get(SOLD[0] ?? "")?.comment ?? ""]);
  for (const { id } of reviews.values()) await ask(buyer, baseURL, "ratings/removeReview", { reviewId: id });
  expect([...through, ...creator.through, ...visitor.through]).toEqual([]);
});

const paragraph = (text: string): RichBlock => ({ type: "p", inline: [{ type: "text", text }] });
const DRAFT = { kind: "show", media: [], productIds: [], trainingId: null, tags: ["payloads"], mentionIds: [], visibility: "everyone" };

test("posts and comments: every payload is words in feed, post, thread and lists (trust X1, trust X2)", async ({ browser, baseURL }) => {
  const author = await openAs(browser, baseURL, "buyer");
  const reader = await openAs(browser, baseURL, null);
  const from = author.context.request;
  const half = Math.ceil(PAYLOADS.length / 2);
  const bodies = [PAYLOADS.slice(0, half), PAYLOADS.slice(half)];
  const titles = inTexts(120).map((text) => text.replaceAll("\n", " "));
  const comments = inTexts(2_000);
  const written = (round: number) => ({
    ...DRAFT,
    title: titles[round * 3] ?? "",
    body: (bodies[round % 2] ?? []).map(paragraph),
  });
  const post = await ask<Post>(from, baseURL, "community/createPost", { ...written(0), key: randomUUID() });
  const comment = await ask<Comment>(from, baseURL, "community/comment", { key: randomUUID(), postId: post.id, body: comments[0] });
  for (const [round, body] of comments.entries()) {
    if (round > 0) {
      await ask(from, baseURL, "community/editPost", { ...written(round), postId: post.id });
      await ask(from, baseURL, "community/editComment", { commentId: comment.id, body });
    }
    await look(reader.page, `/community?post=${post.id}&expand=true`, [
      written(round).title,
      body,
      ...(bodies[round % 2] ?? []).slice(0, 3),
    ]);
    await look(reader.page, `/community?post=${post.id}`, [body]);
  }
  const { title } = written(comments.length - 1);
  await look(author.page, "/community/activities", [title]);
  await look(reader.page, "/community/user/demo-buyer", [title]);
  await ask(from, baseURL, "community/deletePost", { postId: post.id });
  expect([...author.through, ...reader.through]).toEqual([]);
});

const REASONS = ["spam", "harassment", "nsfw", "illegal", "misleading", "other"] as const;

test("reports: every payload is words for whoever sent it and for our own people (trust X1, trust X2)", async ({
  page,
  browser,
  baseURL,
}) => {
  const through = await watch(page.context(), baseURL);
  const staff = await openAs(browser, baseURL, "admin");
  const author = await openAs(browser, baseURL, "editor");
  const draft = { ...DRAFT, title: "A lamp", body: [paragraph("Look at this.")], key: randomUUID() };
  const { id: targetId } = await ask<Post>(author.context.request, baseURL, "community/createPost", draft);
  const details = inTexts(2_500);
  expect(details.length).toBeLessThanOrEqual(REASONS.length);
  const cases = new Set<string>();
  for (const [at, detail] of details.entries()) {
    const report = { targetType: "post", targetId, reason: REASONS[at], detail, key: randomUUID() };
    cases.add((await ask<{ caseId: string }>(page.request, baseURL, "reports/report", report)).caseId);
  }
  for (const caseId of cases) await look(staff.page, `/admin/reports?case=${caseId}`, cases.size === 1 ? details : []);
  await look(page, "/settings", []);
  await ask(author.context.request, baseURL, "community/deletePost", { postId: targetId });
  expect([...through, ...staff.through, ...author.through]).toEqual([]);
});
