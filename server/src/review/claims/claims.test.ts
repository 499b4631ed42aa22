import { REVIEW } from "@blenda/domain/review/constants";
import { beforeEach, expect, test } from "vitest";
import { ADA, CARA, EDDA, ROOT, testApp } from "../../testing/app.ts";
import { addCategories } from "../../testing/catalogue.ts";
import { submitForReview } from "../../testing/creators/reviewing.ts";

const app = await testApp();
const REVIEWER = { ...EDDA, permissions: [...EDDA.permissions, "approve_content" as const] };
const claimAs = (me = REVIEWER, isTakeover = false) => app.as(me).review.claimReview({ id: "lamp", isTakeover });

beforeEach(async () => {
  await addCategories(app.db);
  await submitForReview(app, "lamp", CARA.id);
});

test("a submission is taken, shown to others, kept by asking again and given back", async () => {
  const claim = await claimAs();
  expect(claim).toMatchObject({ isYours: true, name: "edda", since: app.now() });
  app.passMinutes(3);
  expect((await claimAs()).since).toBe(claim.since);
  const [row] = (await app.as(ROOT).review.queue({})).rows;
  expect(row).toMatchObject({ id: "lamp", claim: { isYours: false, name: "edda", since: claim.since } });
  expect(await app.as(REVIEWER).review.putBack({ id: "lamp" })).toEqual({ wasYours: true });
  expect(await app.as(REVIEWER).review.putBack({ id: "lamp" })).toEqual({ wasYours: false });
  expect((await app.as(ROOT).review.queue({})).rows[0]?.claim).toBeNull();
});

test("somebody else's is refused until it expires by the clock, or is taken over", async () => {
  const { since } = await claimAs();
  await expect(claimAs(ROOT)).rejects.toMatchObject({
    code: "REVIEW_TAKEN",
    message: `Another reviewer has had this open since ${since.slice(11, 16)} UTC.`,
  });
  app.passMinutes(REVIEW.CLAIM_MINUTES);
  expect(await claimAs(ROOT)).toMatchObject({ isYours: true, name: "root" });
  await expect(claimAs()).rejects.toMatchObject({ code: "REVIEW_TAKEN" });
  expect(await claimAs(REVIEWER, true)).toMatchObject({ isYours: true, name: "edda" });
});

test("of ten who take it at once one has it", async () => {
  const people = Array.from({ length: 10 }, (_, n) => ({ ...ADA, id: `reviewer-${n}`, permissions: ["approve_content" as const] }));
  await app.db
    .insertInto("users")
    .values(
      people.map(({ isAdmin, ...me }, n) => ({
        ...{ ...me, email: `${me.id}@example.com`, globalAffiliateId: `20${n}REV` },
        ...{ hasAdminClaim: isAdmin, createdAt: app.now() },
      })),
    )
    .execute();
  for (let round = 0; round < 5; round += 1) {
    const results = await Promise.allSettled(people.map((me) => claimAs(me)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    app.passMinutes(REVIEW.CLAIM_MINUTES);
  }
});

test("nobody takes their own, and nothing is taken that does not wait", async () => {
  const cara = { ...CARA, permissions: ["approve_content" as const] };
  await expect(claimAs(cara)).rejects.toMatchObject({ code: "OWN_TARGET" });
  await expect(app.as(ROOT).review.claimReview({ id: "nothing" })).rejects.toMatchObject({ code: "REVIEW_NOT_FOUND" });
});

test("taking is written into the audit once, keeping is not", async () => {
  await claimAs();
  await claimAs();
  const entries = await app.db.selectFrom("auditEntries").select(["action", "actorId", "targetId"]).execute();
  expect(entries).toEqual([{ action: "review.claimReview", actorId: "edda", targetId: "lamp" }]);
});
