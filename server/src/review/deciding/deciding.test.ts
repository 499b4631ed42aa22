import type { Permission } from "@blenda/domain/access/permissions";
import { submissionDecided } from "@blenda/domain/authoring/events";
import { addDays } from "@blenda/domain/shared/calendar";
import { beforeEach, expect, test } from "vitest";
import { reviewedDraftAccess } from "../../authoring/file-access.ts";
import { addPrint } from "../../copies/port.ts";
import { emit } from "../../platform/events/outbox.ts";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../../testing/app.ts";
import { addCategories, addFile, addProduct, addShop } from "../../testing/catalogue.ts";
import { submitForReview } from "../../testing/creators/reviewing.ts";
import { untilDelivered } from "../../testing/people.ts";
import { readSubmissionAccess } from "../file-access.ts";

const app = await testApp();
const holding = (...permissions: Permission[]) => ({ ...EDDA, permissions });
const REVIEWER = holding("approve_content");
const review = (me = REVIEWER) => app.as(me).review;
const comments = [{ field: "title" as const, text: "Leave “game-ready” out." }];
const text = "This is someone else's model, as far as we can see.";

beforeEach(async () => {
  await addCategories(app.db);
  await addShop(app.db, CARA.id);
  await app.db
    .updateTable("users")
    .set({ permissions: ["approve_content"] })
    .where("id", "=", EDDA.id)
    .execute();
});
const statusOf = async (id: string) =>
  (await app.db.selectFrom("productDrafts").select("status").where("id", "=", id).executeTakeFirst())?.status ?? null;

test("approving puts it on sale, tells its creator, keeps the decision and opens the next", async () => {
  const submissionId = await submitForReview(app, "lamp", CARA.id);
  app.passMinutes(1);
  await submitForReview(app, "desk", CARA.id);
  await review().claimReview({ id: "lamp" });
  const { decision, nextId } = await review().approve({ id: "lamp", submissionId });
  expect(decision).toMatchObject({ decision: "approved", kind: "new", title: "Title of lamp", reviewer: { id: "edda" }, itemId: "lamp" });
  expect(nextId).toBe("desk");
  expect(await app.as(null).catalogue.product({ id: "lamp" })).toMatchObject({ title: "Title of lamp", isForSale: true });
  expect((await review().queue({})).rows.map(({ id }) => id)).toEqual(["desk"]);
  expect((await review().history({})).rows).toEqual([decision]);
  expect(await app.db.selectFrom("reviewClaims").selectAll().execute()).toEqual([]);
  await untilDelivered(app.db);
  expect((await app.as(CARA).notifications.latest()).items.map(({ type }) => type)).toEqual(["product_approved"]);
  const audited = await app.db.selectFrom("auditEntries").select("action").orderBy("n").execute();
  expect(audited.map(({ action }) => action)).toEqual(["review.claimReview", "review.approve"]);
});

test("changes need at least one comment, which stands at its field where the creator works", async () => {
  const submissionId = await submitForReview(app, "lamp", CARA.id);
  await expect(review().requestChanges({ id: "lamp", submissionId, comments: [] })).rejects.toMatchObject({ status: 400 });
  await review().requestChanges({ id: "lamp", submissionId, comments });
  expect(await app.as(CARA).authoring.draft({ id: "lamp" })).toMatchObject({ status: "changes_requested", remarks: comments });
  expect((await review().history({})).rows).toMatchObject([{ decision: "changes_requested", comments }]);
  await untilDelivered(app.db);
  expect((await app.as(CARA).notifications.latest()).items.map(({ type }) => type)).toEqual(["product_changes_requested"]);
});

test("a rejection needs a reason and words; its appeal comes back once, to somebody else", async () => {
  const submissionId = await submitForReview(app, "lamp", CARA.id);
  await expect(review().reject({ id: "lamp", submissionId, reason: "copyright", text: "No." })).rejects.toMatchObject({ status: 400 });
  await review().reject({ id: "lamp", submissionId, reason: "copyright", text });
  expect(await statusOf("lamp")).toBe("rejected");
  await app.as(CARA).authoring.appeal({ id: "lamp", text: "I made it myself, here is the file with its history." });
  const item = await review(ROOT).item({ id: "lamp" });
  expect(item).toMatchObject({
    kind: "appeal",
    obstacle: null,
    submission: { isAppeal: true },
    decisions: [{ decision: "rejected", text }],
  });
  expect((await review().item({ id: "lamp" })).obstacle).toBe("first_reviewer");
  const appealed = { id: "lamp", submissionId: item.submission.id };
  await expect(review().approve(appealed)).rejects.toMatchObject({ code: "REVIEW_FIRST_REVIEWER" });
  await review(ROOT).approve(appealed);
  expect((await review().history({ decision: "rejected" })).rows).toMatchObject([{ isOverturned: true }]);
  expect(await review().reviewerFigures({})).toMatchObject({
    team: { decisions: 2, approved: 1, rejected: 1, overturned: 1 },
    reviewers: expect.arrayContaining([expect.objectContaining({ reviewer: { id: "edda", name: "edda" }, overturned: 1 })]),
  });
});

test("where nobody else could look at an appeal, whoever rejected it may", async () => {
  await app.db.deleteFrom("admins").execute();
  await app.db.updateTable("users").set({ hasAdminClaim: false }).execute();
  const submissionId = await submitForReview(app, "lamp", CARA.id);
  await review().reject({ id: "lamp", submissionId, reason: "quality", text });
  await app.as(CARA).authoring.appeal({ id: "lamp", text: "Please look at it again, it is better than it looks." });
  expect((await review().item({ id: "lamp" })).obstacle).toBeNull();
});

test("two reviewers decide at once: one decision, and the other reads what it was, twenty times", async () => {
  for (let round = 0; round < 20; round += 1) {
    const id = `lamp-${round}`;
    const seen = { id, submissionId: await submitForReview(app, id, CARA.id) };
    const [one, other] = await Promise.allSettled([
      review().approve(seen),
      round % 2 === 0 ? review(ROOT).approve(seen) : review(ROOT).requestChanges({ ...seen, comments }),
    ]);
    const decided = [one, other].flatMap((each) => (each.status === "fulfilled" ? [each.value.decision.decision] : []));
    const refused = [one, other].flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
    expect(decided).toHaveLength(1);
    const at = `${app.now().slice(11, 16)} UTC`;
    const says = decided[0] === "approved" ? `Approved by another reviewer at ${at}.` : `Another reviewer asked for changes at ${at}.`;
    expect(refused).toMatchObject([{ code: "REVIEW_DECIDED", status: 409, message: says }]);
  }
  expect((await review().history({ limit: 100 })).rows).toHaveLength(20);
});

test("pressed twice by the same person it is one decision and one answer", async () => {
  const seen = { id: "lamp", submissionId: await submitForReview(app, "lamp", CARA.id) };
  const [one, other] = await Promise.all([review().approve(seen), review().approve(seen)]);
  expect(one.decision).toEqual(other.decision);
  await expect(review().reject({ ...seen, reason: "other", text })).rejects.toMatchObject({ code: "REVIEW_DECIDED" });
});

test("while somebody else has it nothing is decided; a submission sent again meanwhile is not decided blindly", async () => {
  const seen = { id: "lamp", submissionId: await submitForReview(app, "lamp", CARA.id) };
  await review(ROOT).claimReview({ id: "lamp" });
  await expect(review().approve(seen)).rejects.toMatchObject({ code: "REVIEW_TAKEN" });
  await app.as(CARA).authoring.withdraw({ id: "lamp" });
  await expect(review(ROOT).approve(seen)).rejects.toMatchObject({ code: "REVIEW_NOT_FOUND" });
  await submitForReview(app, "lamp", CARA.id, {}, { id: "again" });
  await expect(review(ROOT).approve(seen)).rejects.toMatchObject({ code: "REVIEW_CHANGED" });
  expect(await statusOf("lamp")).toBe("review");
});

test("nobody decides about their own", async () => {
  const cara = { ...CARA, permissions: ["approve_content" as const] };
  const seen = { id: "lamp", submissionId: await submitForReview(app, "lamp", CARA.id) };
  expect((await review(cara).item({ id: "lamp" })).obstacle).toBe("own");
  await expect(review(cara).approve(seen)).rejects.toMatchObject({ code: "OWN_TARGET" });
});

test.each(["view_content", "edit_content"] as const)("%s reads and does not decide", async (permission) => {
  const seen = { id: "lamp", submissionId: await submitForReview(app, "lamp", CARA.id) };
  const reader = holding(permission);
  expect((await review(reader).item({ id: "lamp" })).obstacle).toBe("permission");
  expect((await review(reader).queue({})).rows).toHaveLength(1);
  for (const act of [() => review(reader).approve(seen), () => review(reader).claimReview({ id: "lamp" })])
    await expect(act()).rejects.toMatchObject({ status: 403 });
  await expect(review(BOB).queue({})).rejects.toMatchObject({ status: 403 });
});

test("a revision is decided by the same commands, beside what is on sale; asked for changes before, it is resubmitted", async () => {
  await addProduct(app.db, "chair", CARA.id);
  const draft = { baseVersionId: "chair-v1", versionNumber: "1.1", title: "A better chair" };
  const submissionId = await submitForReview(app, "chair", CARA.id, draft, { isRevision: true });
  const item = await review().item({ id: "chair" });
  expect(item).toMatchObject({ kind: "revision", version: "1.1", submission: { live: { title: "Title of chair", version: "1.0" } } });
  await review().requestChanges({ id: "chair", submissionId, comments });
  expect(await app.as(null).catalogue.product({ id: "chair" })).toMatchObject({ title: "Title of chair" });
  await submitForReview(app, "chair", CARA.id, {}, { id: "second", isRevision: true });
  expect((await review().queue({ kind: "resubmitted" })).rows).toMatchObject([{ id: "chair", submissionId: "second" }]);
  await review().approve({ id: "chair", submissionId: "second" });
  expect(await app.as(null).catalogue.product({ id: "chair" })).toMatchObject({ title: "A better chair" });
});

test("decisions are never changed or removed", async () => {
  const submissionId = await submitForReview(app, "lamp", CARA.id);
  await review().approve({ id: "lamp", submissionId });
  await expect(app.db.updateTable("reviewDecisions").set({ text: "" }).execute()).rejects.toThrow();
  await expect(app.db.deleteFrom("reviewDecisions").execute()).rejects.toThrow();
});

test("the queue counts by kind and says what is over the promise, in time of working days", async () => {
  await submitForReview(app, "lamp", CARA.id, {}, { queuedAt: "2026-01-05T10:00:00.000Z" });
  await submitForReview(app, "desk", CARA.id);
  expect(await review().counts({})).toMatchObject({ all: 2, new: 2, revision: 0, late: 1, oldest: { dueAt: "2026-01-07T10:00:00.000Z" } });
  const overview = await app.as(ROOT).dashboard.pendingCounts();
  expect(overview.counts["/admin/reviews/products"]).toBe(2);
  expect(overview.counts["/content-editor/pending-products"]).toBe(2);
  expect((await review().item({ id: "lamp" })).place).toMatchObject({ at: 1, of: 2, previousId: null, next: { id: "desk" } });
});

test("all products lists what is on sale, and drafts apart; the file says so in the audit", async () => {
  const staff = holding("view_products");
  await addProduct(app.db, "chair", CARA.id);
  await submitForReview(app, "lamp", CARA.id);
  expect((await review(staff).allItems({})).rows).toMatchObject([{ id: "chair", status: "published", sales: 0, revision: null }]);
  expect((await review(staff).allItems({ of: "drafts", search: "title of la" })).rows).toMatchObject([{ id: "lamp", status: "review" }]);
  expect((await review(staff).allItems({ search: "nothing like it" })).rows).toEqual([]);
  expect((await review(staff).itemsFile({ status: "published" })).csv).toContain("chair");
  await expect(review(ADA).allItems({})).rejects.toMatchObject({ status: 403 });
});

test("what the rule for trusted shops published is in the history, without a reviewer, once", async () => {
  await addProduct(app.db, "lamp", CARA.id);
  const decided = {
    itemType: "product" as const,
    draftId: "lamp",
    creatorId: CARA.id,
    title: "Title of lamp",
    submissionId: "by-rule",
    isRevision: false,
  };
  const told = submissionDecided({ ...decided, outcome: "approved", remarks: 0, reason: { code: null, text: "" }, at: app.now() });
  await app.db
    .insertInto("submissions")
    .values({
      ...{ id: "by-rule", draftId: "lamp", creatorId: CARA.id, isRevision: false, submittedAt: app.now() },
      ...{ outcome: "approved", decidedAt: app.now(), decidedBy: null },
    })
    .execute();
  for (let time = 0; time < 2; time += 1) await app.services.transaction((tx) => emit(tx, told));
  await untilDelivered(app.db);
  expect((await review().history({})).rows).toMatchObject([{ decision: "published", reviewer: null, version: "1.0", itemId: "lamp" }]);
  expect(await review().reviewerFigures({})).toMatchObject({ team: { decisions: 0, medianMinutes: null } });
});

/** Bob sells the first of these, and both have the bytes of everything that tests submit. */
async function sellByBob(id: string, ...others: string[]): Promise<void> {
  await app.db.updateTable("users").set({ isCreator: true }).where("id", "=", BOB.id).execute();
  await addProduct(app.db, id, BOB.id);
  const fileId = await addFile(app.db, "sold", { name: "old.glb" });
  const sha256 = "0".repeat(64);
  await app.services.transaction(async (tx) => {
    for (const productId of [id, ...others]) await addPrint(tx, { productId, fileId, sha256, prints: [], at: app.now() });
  });
}

test("same bytes that somebody else sells are flagged, one's own are not", async () => {
  await addProduct(app.db, "own", CARA.id);
  await sellByBob("old", "own");
  await submitForReview(app, "lamp", CARA.id);
  expect((await review().item({ id: "lamp" })).copies).toMatchObject([
    { kind: "same-bytes", percent: 100, file: "old.glb", product: { id: "old", title: "Title of old", isPublic: true } },
  ]);
});

test("what may be a copy is approved only with a word about why it is none, and the word stays", async () => {
  await sellByBob("old");
  const submissionId = await submitForReview(app, "lamp", CARA.id);
  const seen = { id: "lamp", submissionId };
  await expect(review().approve(seen)).rejects.toMatchObject({ code: "REVIEW_COPY_UNEXPLAINED", status: 409 });
  await expect(review().approve({ ...seen, notACopy: "No." })).rejects.toMatchObject({ status: 400 });
  expect(await statusOf("lamp")).toBe("review");
  const notACopy = "both are made from the same CC0 scan.";
  const text = `It's not a copy because ${notACopy}`;
  expect((await review().approve({ ...seen, notACopy })).decision).toMatchObject({ decision: "approved", text });
  const audited = await app.db.selectFrom("auditEntries").select("reason").where("action", "=", "review.approve").execute();
  expect(audited).toEqual([{ reason: text }]);
});

test("what may be a copy comes first in the queue, says so, and is next after every decision; among copies the oldest is first", async () => {
  const copy = (queuedAt: string) => ({ queuedAt, turnAt: addDays(queuedAt, -36_500) });
  await submitForReview(app, "old-lamp", CARA.id, {}, { queuedAt: "2026-01-02T10:00:00.000Z" });
  await submitForReview(app, "late-copy", CARA.id, {}, copy("2026-01-04T10:00:00.000Z"));
  await submitForReview(app, "copy", CARA.id, {}, copy("2026-01-03T10:00:00.000Z"));
  const { rows } = await review().queue({});
  expect(rows.map(({ id, isCopy }) => [id, isCopy])).toEqual([
    ["copy", true],
    ["late-copy", true],
    ["old-lamp", false],
  ]);
  expect(rows[0]?.since).toBe("2026-01-03T10:00:00.000Z");
  expect((await review().item({ id: "late-copy" })).place).toMatchObject({ at: 2, of: 3, previousId: "copy", next: { id: "old-lamp" } });
  expect((await review().counts({})).oldest).toMatchObject({ since: "2026-01-02T10:00:00.000Z" });
  expect(await review().requestChanges({ id: "old-lamp", submissionId: "submission-of-old-lamp", comments })).toMatchObject({
    nextId: "copy",
  });
});

test("a description that went live by itself is looked at once", async () => {
  await addProduct(app.db, "lamp", CARA.id);
  await app.db
    .insertInto("laterLooks")
    .values({ id: "look", itemId: "lamp", creatorId: CARA.id, before: "A lamp.", after: "A lamp of glass.", at: app.now() })
    .execute();
  expect(await review().looks({})).toMatchObject([
    { id: "look", title: "Title of lamp", before: { words: "A lamp." }, after: { words: "A lamp of glass." } },
  ]);
  expect(await review().markLooked({ id: "look" })).toEqual({ wasOpen: true });
  expect(await review().markLooked({ id: "look" })).toEqual({ wasOpen: false });
  expect(await review().looks({})).toEqual([]);
});

test("whoever may read a submission sees its images; its files only whoever decides, and only while it is reviewed", async () => {
  await submitForReview(app, "lamp", CARA.id);
  await addFile(app.db, "image", { isPublic: false });
  const picture = { id: "image-1", draftId: "lamp", position: 0, kind: "lit" as const, fileId: "image", width: 1_600, height: 1_200 };
  await app.db.insertInto("draftPictures").values(picture).execute();
  const file = await app.db.selectFrom("files").selectAll().where("id", "=", "image").executeTakeFirstOrThrow();
  const sold = await app.db.selectFrom("files").selectAll().where("id", "=", "file-of-lamp").executeTakeFirstOrThrow();
  const reading = { at: app.now(), hasBytes: true };
  const open = (me: typeof EDDA, wanted: typeof file) => readSubmissionAccess(app.db, me, wanted, reading);
  expect(await open(holding("view_content"), file)).toEqual({ reason: "review of product lamp" });
  expect(await open(holding("view_content"), sold)).toBe(false);
  expect(await open(holding("view_orders"), file)).toBe(false);
  expect(await reviewedDraftAccess(app.db, REVIEWER, sold, reading)).toEqual({ reason: "review of product lamp" });
  await app.as(CARA).authoring.withdraw({ id: "lamp" });
  expect(await open(holding("view_content"), file)).toBe(false);
});
