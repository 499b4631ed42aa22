import type { Permission } from "@blenda/domain/access/permissions";
import { beforeEach, expect, test } from "vitest";
import { reviewedTrainingAccess } from "../../teaching/file-access.ts";
import { BOB, CARA, EDDA, ROOT, testApp } from "../../testing/app.ts";
import { addCategories, addShop } from "../../testing/catalogue.ts";
import { submitCourseForReview, submitForReview } from "../../testing/creators/reviewing.ts";
import { untilDelivered } from "../../testing/people.ts";
import { readSubmissionAccess } from "../file-access.ts";

const app = await testApp();
const holding = (...permissions: Permission[]) => ({ ...EDDA, permissions });
const REVIEWER = holding("approve_content");
const review = (me = REVIEWER) => app.as(me).review;
const itemType = "training" as const;
const course = (id: string) => ({ itemType, id });
const comments = [
  { field: "lessons" as const, lessonId: "lesson-1-of-rust", text: "The sound is too quiet." },
  { field: "title" as const, text: "Say what it is about." },
];

beforeEach(async () => {
  await addCategories(app.db);
  await addShop(app.db, CARA.id);
});
const statusOf = async (id: string) =>
  (await app.db.selectFrom("trainingDrafts").select("status").where("id", "=", id).executeTakeFirst())?.status ?? null;
const noticesOf = async () => {
  await untilDelivered(app.db);
  return (await app.as(CARA).notifications.latest()).items.map(({ type }) => type);
};

test("courses and products wait apart, with numbers of their own", async () => {
  await submitForReview(app, "lamp", CARA.id);
  app.passMinutes(1);
  await submitCourseForReview(app, "rust", CARA.id);
  app.passMinutes(1);
  await submitCourseForReview(app, "light", CARA.id);
  expect((await review().queue({})).rows.map(({ id }) => id)).toEqual(["lamp"]);
  expect((await review().queue({ itemType })).rows).toMatchObject([
    {
      itemType,
      id: "rust",
      kind: "new",
      score: null,
      version: "",
      length: { lessons: 2, seconds: 600 },
      warning: "Films without captions",
    },
    { id: "light" },
  ]);
  expect([(await review().counts({})).all, (await review().counts({ itemType })).all]).toEqual([1, 2]);
  expect((await review().item(course("rust"))).place).toMatchObject({ at: 1, of: 2, previousId: null, next: { id: "light" } });
  const { counts } = await app.as(ROOT).dashboard.pendingCounts();
  expect([counts["/admin/reviews/trainings"], counts["/content-editor/pending-training"]]).toEqual([2, 2]);
  const { waiting } = await app.as(ROOT).dashboard.adminOverview();
  expect(waiting).toContainEqual(expect.objectContaining({ key: "review.trainings", count: 2 }));
});

test("approving puts it on sale with its lessons, tells its creator, keeps the decision and opens the next course", async () => {
  const submissionId = await submitCourseForReview(app, "rust", CARA.id);
  await submitForReview(app, "lamp", CARA.id);
  await submitCourseForReview(app, "light", CARA.id);
  await review().claimReview(course("rust"));
  const { decision, nextId } = await review().approve({ ...course("rust"), submissionId });
  expect(decision).toMatchObject({ itemType, decision: "approved", title: "Title of rust", version: "", itemId: "rust" });
  expect(nextId).toBe("light");
  const page = await app.as(null).trainings.training({ id: "rust" });
  expect(page.sections.flatMap(({ lessons }) => lessons.map(({ id }) => id))).toEqual(["lesson-1-of-rust", "lesson-2-of-rust"]);
  expect(await app.db.selectFrom("reviewClaims").selectAll().execute()).toEqual([]);
  expect(await noticesOf()).toEqual(["training_approved"]);
  expect((await review().history({ itemType })).rows).toEqual([decision]);
  expect((await review().history({ itemType: "product" })).rows).toEqual([]);
  expect(await review().reviewerFigures({ itemType })).toMatchObject({ team: { decisions: 1 } });
  expect(await review().reviewerFigures({ itemType: "product" })).toMatchObject({ team: { decisions: 0 } });
  const audited = await app.db.selectFrom("auditEntries").select(["action", "targetKind"]).orderBy("n").execute();
  expect(audited).toEqual([
    { action: "review.claimReview", targetKind: "training" },
    { action: "review.approve", targetKind: "training" },
  ]);
});

test("a comment on a lesson stands at it where its creator works, and by its name in the history", async () => {
  const submissionId = await submitCourseForReview(app, "rust", CARA.id);
  const wrong = [{ field: "files" as const, text: "Products have files." }];
  const seen = { ...course("rust"), submissionId };
  await expect(review().requestChanges({ ...seen, comments: wrong })).rejects.toMatchObject({ data: { fields: ["comments"] } });
  await review().requestChanges({ ...seen, comments });
  const { remarks } = await app.as(CARA).teaching.draft({ id: "rust" });
  expect(remarks.map(({ field, lessonId, text }) => [field, lessonId, text]).toSorted()).toEqual([
    ["lessons", "lesson-1-of-rust", "The sound is too quiet."],
    ["title", null, "Say what it is about."],
  ]);
  expect((await review().history({})).rows).toMatchObject([
    {
      comments: [
        { field: "lessons", lesson: "Lesson 1", text: "The sound is too quiet." },
        { field: "title", lesson: null },
      ],
    },
  ]);
  expect(await noticesOf()).toEqual(["training_changes_requested"]);
  await submitCourseForReview(app, "rust", CARA.id, {}, { id: "second" });
  expect((await review().queue({ itemType, kind: "resubmitted" })).rows).toMatchObject([{ id: "rust" }]);
});

test("a rejection is told, and its appeal goes to somebody else", async () => {
  const submissionId = await submitCourseForReview(app, "rust", CARA.id);
  const text = "The films are someone else's, as far as we can see.";
  await review().reject({ ...course("rust"), submissionId, reason: "copyright", text });
  expect([await statusOf("rust"), await noticesOf()]).toEqual(["rejected", ["training_rejected"]]);
  await app.as(CARA).teaching.appeal({ id: "rust", text: "I filmed it myself, here are the projects." });
  const item = await review(ROOT).item(course("rust"));
  expect(item).toMatchObject({ kind: "appeal", obstacle: null, submission: { isAppeal: true }, decisions: [{ decision: "rejected" }] });
  const appealed = { ...course("rust"), submissionId: item.submission.id };
  await expect(review().approve(appealed)).rejects.toMatchObject({ code: "REVIEW_FIRST_REVIEWER" });
  await review(ROOT).approve(appealed);
  expect((await review().history({ decision: "rejected" })).rows).toMatchObject([{ isOverturned: true }]);
});

test("two reviewers decide at once: one decision, and the other reads what it was, ten times", async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = `rust-${round}`;
    const seen = { ...course(id), submissionId: await submitCourseForReview(app, id, CARA.id) };
    const said = [{ field: "title" as const, text: "Say more." }];
    const both = await Promise.allSettled([
      review().approve(seen),
      round % 2 === 0 ? review(ROOT).approve(seen) : review(ROOT).requestChanges({ ...seen, comments: said }),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(both.flatMap((each) => (each.status === "rejected" ? [each.reason] : []))).toMatchObject([
      { code: "REVIEW_DECIDED", status: 409 },
    ]);
  }
  expect((await review().history({ itemType })).rows).toHaveLength(10);
});

test("nobody decides about their own, nor about what was withdrawn; who only reads is told why", async () => {
  const cara = { ...CARA, permissions: ["approve_content" as const] };
  const seen = { ...course("rust"), submissionId: await submitCourseForReview(app, "rust", CARA.id) };
  await expect(review(cara).approve(seen)).rejects.toMatchObject({ code: "OWN_TARGET" });
  expect((await review(holding("view_content")).item(course("rust"))).obstacle).toBe("permission");
  await app.as(CARA).teaching.withdraw({ id: "rust" });
  await expect(review().approve(seen)).rejects.toMatchObject({ code: "REVIEW_NOT_FOUND" });
  expect(await statusOf("rust")).toBe("draft");
});

test("a revision is compared with what is on sale, and a removed lesson is marked", async () => {
  const submissionId = await submitCourseForReview(app, "rust", CARA.id);
  await review().approve({ ...course("rust"), submissionId });
  await app.as(CARA).teaching.startRevision({ id: "rust" });
  await submitCourseForReview(app, "rust", CARA.id, {}, { id: "second", isRevision: true });
  await app.db.deleteFrom("trainingDraftLessons").where("id", "=", "lesson-2-of-rust").execute();
  const item = await review().item(course("rust"));
  if (item.itemType !== "training") throw new Error("a course was asked for");
  expect(item).toMatchObject({ kind: "revision", submission: { live: { title: "Title of rust", lessonCount: 2 } } });
  expect(item.submission.draft.lessonChanges).toMatchObject([{ lessonId: "lesson-2-of-rust", kind: "removed" }]);
});

test("all courses lists what is on sale, and drafts apart; the file says so in the audit", async () => {
  const staff = holding("view_products");
  const submissionId = await submitCourseForReview(app, "rust", CARA.id);
  await review().approve({ ...course("rust"), submissionId });
  await submitCourseForReview(app, "light", CARA.id);
  expect((await review(staff).allItems({ itemType })).rows).toMatchObject([
    { itemType, id: "rust", status: "published", sales: 0, revision: null, length: { lessons: 2, seconds: 600 } },
  ]);
  expect((await review(staff).allItems({ itemType, of: "drafts", search: "title of li" })).rows).toMatchObject([
    { id: "light", status: "review", length: { lessons: 2, seconds: 600 } },
  ]);
  expect((await review(staff).allItems({})).rows).toEqual([]);
  const file = await review(staff).itemsFile({ itemType, status: "published" });
  expect([file.name, file.csv]).toEqual([expect.stringContaining("courses"), expect.stringContaining("rust")]);
});

test("the same film in somebody else's course is flagged, one's own is not", async () => {
  const filmed = { itemType, id: "rust" };
  await app.db.updateTable("users").set({ isCreator: true }).where("id", "=", BOB.id).execute();
  for (const [id, creatorId] of [
    ["theirs", BOB.id],
    ["own", CARA.id],
  ] as const)
    await review().approve({ ...course(id), submissionId: await submitCourseForReview(app, id, creatorId), notACopy: "test films." });
  const submissionId = await submitCourseForReview(app, "rust", CARA.id);
  const sha256 = "a".repeat(64);
  await app.db.updateTable("files").set({ sha256 }).where("id", "like", "film-1-%").execute();
  await app.db
    .updateTable("files")
    .set({ sha256: "b".repeat(64) })
    .where("id", "=", "film-2-of-rust")
    .execute();
  expect((await review().item(filmed)).copies).toMatchObject([
    { lessonId: "lesson-1-of-rust", training: { id: "theirs", title: "Title of theirs", isPublic: true } },
  ]);
  await expect(review().approve({ ...filmed, submissionId })).rejects.toMatchObject({ code: "REVIEW_COPY_UNEXPLAINED" });
});

test("whoever reads a submission sees its images; its films only whoever decides, those on sale too, while it is reviewed", async () => {
  const submissionId = await submitCourseForReview(app, "rust", CARA.id);
  const fileOf = (id: string) => app.db.selectFrom("files").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const reading = { at: app.now(), hasBytes: true };
  const film = await fileOf("film-2-of-rust");
  expect(await readSubmissionAccess(app.db, holding("view_content"), film, reading)).toBe(false);
  expect(await reviewedTrainingAccess(app.db, REVIEWER, film, reading)).toEqual({ reason: "review of course rust" });
  await app.db.updateTable("trainingDraftLessons").set({ posterFileId: "film-1-of-rust" }).where("id", "=", "lesson-1-of-rust").execute();
  const poster = await fileOf("film-1-of-rust");
  expect(await readSubmissionAccess(app.db, holding("view_content"), poster, reading)).toEqual({ reason: "review of course rust" });
  await review().approve({ ...course("rust"), submissionId });
  expect(await readSubmissionAccess(app.db, REVIEWER, film, reading)).toBe(false);
  await app.as(CARA).teaching.startRevision({ id: "rust" });
  await submitCourseForReview(app, "rust", CARA.id, {}, { id: "second", isRevision: true });
  expect(await readSubmissionAccess(app.db, REVIEWER, film, reading)).toEqual({ reason: "review of course rust" });
});
