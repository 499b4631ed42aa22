import type { DraftFields } from "@blenda/domain/authoring/model";
import { beforeEach, expect, test } from "vitest";
import { CARA, EDDA, testApp } from "../../testing/app.ts";
import { addCategories, addShop } from "../../testing/catalogue.ts";
import { addCompleteDraft, addSubmission, addUpload, presentedAs, readAll } from "../../testing/creators/authoring.ts";
import { addUpheldReport } from "../../testing/creators/reports.ts";
import { untilDelivered } from "../../testing/people.ts";
import { authoringJobs } from "../jobs.ts";
import { approve, reject, requestChanges, submissionOf } from "../port.ts";

const app = await testApp();
const calls = app.as(CARA).authoring;
const draftOf = (id: string) => calls.draft({ id });
const submit = async (id: string) => calls.submit({ id, mark: (await draftOf(id)).mark });
const codesOf = (error: { data: { open: { code: string }[] } }) => error.data.open.map(({ code }) => code);
const decide = { by: EDDA.id };
const REVIEWER = { ...EDDA, permissions: ["approve_content" as const] };
const approving = (id: string) => app.services.transaction((tx) => approve(tx, { id, ...decide, at: app.now() }));
const later = (days: number) => new Date(Date.parse(app.now()) + days * 86_400_000).toISOString();
const run = (name: string) => authoringJobs.find((job) => job.name === name)?.run(app.services, {});
const productOf = (id: string) => app.db.selectFrom("products").selectAll().where("id", "=", id).executeTakeFirst();

beforeEach(async () => {
  await addCategories(app.db);
  await addShop(app.db, CARA.id);
});

/** Decision B1, "submit", against the database: each line by what is missing in an otherwise complete draft. */
test.each<[string, Partial<DraftFields>]>([
  ["title-length", { title: "Four" }],
  ["description-length", { description: "d".repeat(119) }],
  ["category-missing", { categoryId: null }],
  ["licence-missing", { licences: [] }],
  ["price-missing", { priceCents: null }],
  ["price-missing", { priceCents: 98 }],
  ["ai-missing", { aiDisclosure: null }],
  ["rights-missing", { hasRights: false }],
  ["claim", { tags: ["animated"] }],
])("submit without it is refused: %s", async (code, fields) => {
  const id = await addCompleteDraft(app, CARA, fields);
  const refused = await submit(id).catch((error) => error);
  expect([refused.code, codesOf(refused)]).toEqual(["AUTHORING_INCOMPLETE", [code]]);
  expect((await draftOf(id)).status).toBe("draft");
});

test("a deliverable, three images, a cover of 1,200 px and an own image of hand-made things are asked for", async () => {
  const id = await addCompleteDraft(app, CARA);
  const { files, pictures } = await draftOf(id);
  await app.db.updateTable("draftPictures").set({ width: 1_199 }).where("kind", "=", "own").execute();
  expect(codesOf(await submit(id).catch((error) => error))).toEqual(["cover-small"]);
  await calls.removePicture({ id, pictureId: pictures[0]?.id ?? "" });
  expect(codesOf(await submit(id).catch((error) => error))).toEqual(["pictures-few", "cover-small", "picture-own"]);
  await calls.removeFile({ id, fileId: files[0]?.id ?? "" });
  expect(codesOf(await submit(id).catch((error) => error))).toEqual(["file-missing", "pictures-few"]);
});

test("two submits at once are one submission", async () => {
  const id = await addCompleteDraft(app, CARA);
  const { mark } = await draftOf(id);
  const outcomes = await Promise.allSettled([calls.submit({ id, mark }), calls.submit({ id, mark })]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await app.db.selectFrom("submissions").select("outcome").execute()).toEqual([{ outcome: null }]);
  expect(await draftOf(id)).toMatchObject({ status: "review", may: ["withdraw"], limits: { submittedToday: 1, most: 10 } });
});

test("while something is read a submission is checked; it goes to review when all is read, or back when the check finds something", async () => {
  const [good, bad] = [await addCompleteDraft(app, CARA), await addCompleteDraft(app, CARA)];
  for (const [id, name] of [
    [good, "more.glb"],
    [bad, "broken.glb"],
  ] as const) {
    await calls.addFile({ id, uploadId: await addUpload(app, CARA, name) });
    expect(await submit(id)).toMatchObject({ status: "processing", may: [] });
  }
  await readAll(app, async (_, { name }) =>
    presentedAs(name, ({ inspection }) => {
      if (name === "broken.glb") inspection.findings = [{ level: "block", code: "truncated", message: "The file ends early." }];
    }),
  );
  expect((await draftOf(good)).status).toBe("review");
  const back = await draftOf(bad);
  expect(back).toMatchObject({ status: "changes_requested", reason: { text: expect.stringContaining("in your files to fix") } });
  expect(back.open[0]).toMatchObject({ code: "file-blocked" });
  await untilDelivered(app.db);
  expect((await app.as(CARA).notifications.latest()).items.map(({ type }) => type)).toEqual(["product_changes_requested"]);
});

test("the eleventh submission of a day is refused, until the next day", async () => {
  const id = await addCompleteDraft(app, CARA);
  const at = app.now();
  const rows = Array.from({ length: 10 }, (_, n) => ({
    id: `s${n}`,
    draftId: `d${n}`,
    creatorId: CARA.id,
    isRevision: false,
    submittedAt: at,
  }));
  await app.db
    .insertInto("submissions")
    .values(rows.map((row) => ({ ...row, outcome: "withdrawn", decidedAt: at })))
    .execute();
  await expect(submit(id)).rejects.toMatchObject({ code: "AUTHORING_DAY_FULL", message: expect.stringContaining("10 products today") });
  app.passMinutes(24 * 60);
  expect(await submit(id)).toMatchObject({ status: "review" });
});

test("approved, it is on sale, in search and nothing of the draft is left; its creator is told", async () => {
  const id = await addSubmission(app, CARA);
  expect((await app.as(REVIEWER).review.queue({})).rows).toMatchObject([{ id, title: "Brass automaton", kind: "new", score: 100 }]);
  expect(await submissionOf(app.db, id, app.now())).toMatchObject({ draft: { id, status: "review" }, live: null, earlier: 0 });
  expect(await approving(id)).toMatchObject({ status: "published", creatorId: CARA.id, isRevision: false });
  const page = await app.as(null).catalogue.product({ id });
  expect(page).toMatchObject({
    title: "Brass automaton",
    priceCents: 2_200,
    version: { number: "1.0" },
    aiDisclosure: "none",
    triangles: 1_200,
  });
  expect(page.files.map(({ name }) => name)).toEqual(["automaton.glb"]);
  expect(page.pictures).toHaveLength(3);
  expect(Object.keys(page.looks).toSorted()).toEqual(["matcap", "normals", "uv", "wireframe"]);
  expect(await app.db.selectFrom("productDrafts").select("id").execute()).toEqual([]);
  expect(await app.db.selectFrom("priceHistory").select(["priceCents", "reason"]).execute()).toEqual([
    { priceCents: 2_200, reason: "published" },
  ]);
  await untilDelivered(app.db);
  expect((await app.as(CARA).notifications.latest()).items).toMatchObject([{ type: "product_approved", data: { productId: id } }]);
  expect((await app.as(REVIEWER).review.queue({})).rows).toEqual([]);
});

test("two reviewers at once: one decision", async () => {
  const id = await addSubmission(app, CARA);
  const at = app.now();
  const decisions = await Promise.all([
    approving(id),
    app.services.transaction((tx) => reject(tx, { id, by: "root", at, code: "quality", text: "Not good enough" })),
  ]);
  expect(decisions.filter((decision) => decision !== null)).toHaveLength(1);
  expect(await app.db.selectFrom("submissions").select("outcome").execute()).toHaveLength(1);
});

test("asked for changes, the comments stand at their fields until it is submitted again", async () => {
  const id = await addSubmission(app, CARA);
  const remarks = [{ field: "title" as const, text: "Say what it is" }];
  const ask = (asked: typeof remarks) =>
    app.services.transaction((tx) => requestChanges(tx, { id, ...decide, at: app.now(), remarks: asked }));
  expect(await ask([])).toBeNull();
  expect(await ask(remarks)).toMatchObject({ status: "changes_requested" });
  expect(await draftOf(id)).toMatchObject({
    status: "changes_requested",
    remarks: [{ field: "title", isSettled: false }],
    may: ["edit", "submit", "delete"],
  });
  expect((await calls.items({ view: "needs_you" })).rows).toMatchObject([{ id, remarks: 1 }]);
  expect(await submit(id)).toMatchObject({ status: "review", remarks: [{ isSettled: true }] });
});

test("a comment whose field was left as it is says so, and goes back to the reviewer with its creator's answer", async () => {
  const id = await addSubmission(app, CARA);
  const remarks = [
    { field: "title" as const, text: "Say what it is" },
    { field: "description" as const, text: "Name its parts" },
  ];
  await app.services.transaction((tx) => requestChanges(tx, { id, ...decide, at: app.now(), remarks }));
  const { mark, remarks: asked } = await draftOf(id);
  expect(asked.map(({ isUntouched }) => isUntouched)).toEqual([true, true]);
  const saved = await calls.saveDraft({ id, mark, fields: { title: "A brass automaton that walks" } });
  expect(saved.remarks.map(({ field, isUntouched }) => [field, isUntouched])).toEqual([
    ["title", false],
    ["description", true],
  ]);
  const answers = [{ remarkId: asked[1]?.id ?? "", text: "It has no parts: it is one casting." }];
  await calls.submit({ id, mark: saved.mark, answers });
  const submission = await submissionOf(app.db, id, app.now());
  expect(submission?.draft.remarks.map(({ answer }) => answer)).toEqual(["", "It has no parts: it is one casting."]);
});

test("rejected with a reason; one appeal within thirty days brings it before reviewers again", async () => {
  const id = await addSubmission(app, CARA);
  const rejecting = () =>
    app.services.transaction((tx) =>
      reject(tx, { id, ...decide, at: app.now(), code: "misleading", text: "The images show another model." }),
    );
  expect(await rejecting()).toMatchObject({ status: "rejected" });
  expect(await draftOf(id)).toMatchObject({ reason: { code: "misleading" }, appealUntil: later(30), may: ["appeal", "delete"] });
  await expect(calls.saveDraft({ id, mark: 1, fields: { title: "Changed" } })).rejects.toMatchObject({ code: "AUTHORING_INVALID_STEP" });
  app.passMinutes(29 * 24 * 60);
  expect(await calls.appeal({ id, text: "They show the same model, lit otherwise." })).toMatchObject({
    status: "review",
    appealUntil: null,
  });
  expect(await submissionOf(app.db, id, app.now())).toMatchObject({
    isAppeal: true,
    appealText: expect.stringContaining("lit otherwise"),
    earlier: 1,
  });
  await rejecting();
  await expect(calls.appeal({ id, text: "Please look once more at it" })).rejects.toMatchObject({ code: "AUTHORING_APPEAL_OVER" });
});

test("an appeal after thirty days comes too late", async () => {
  const id = await addSubmission(app, CARA);
  await app.services.transaction((tx) => reject(tx, { id, ...decide, at: app.now(), code: "other", text: "Something else" }));
  app.passMinutes(30 * 24 * 60);
  await expect(calls.appeal({ id, text: "Please look once more at it" })).rejects.toMatchObject({ code: "AUTHORING_APPEAL_OVER" });
});

test("withdrawn, it is a draft again, and nobody can decide about it any more", async () => {
  const id = await addSubmission(app, CARA);
  expect(await calls.withdraw({ id })).toMatchObject({ status: "draft", may: ["edit", "submit", "delete"] });
  expect(await approving(id)).toBeNull();
  await expect(calls.withdraw({ id })).rejects.toMatchObject({ code: "AUTHORING_INVALID_STEP" });
});

test("approved before its date it waits, and is published once when the date has come", async () => {
  const id = await addSubmission(app, CARA, { publishAt: later(3) });
  expect(await approving(id)).toMatchObject({ status: "approved" });
  expect(await draftOf(id)).toMatchObject({ status: "approved", may: ["delete"] });
  await run("authoring.publishDue");
  expect(await productOf(id)).toBeUndefined();
  app.passMinutes(3 * 24 * 60);
  await Promise.all([run("authoring.publishDue"), run("authoring.publishDue"), run("authoring.publishDue")]);
  expect(await productOf(id)).toMatchObject({ status: "published", publishedAt: app.now() });
  expect(await app.db.selectFrom("productVersions").select("number").execute()).toEqual([{ number: "1.0" }]);
});

const fiveApproved = (at: string) =>
  Array.from({ length: 5 }, (_, n) => ({
    ...{ id: `s${n}`, draftId: `d${n}`, creatorId: CARA.id, isRevision: false, submittedAt: at },
    ...{ outcome: "approved" as const, decidedAt: at },
  }));

test("who had five approvals and no upheld report in ninety days needs no reviewer; one upheld report ends that", async () => {
  const at = app.now();
  await app.db.insertInto("submissions").values(fiveApproved(at)).execute();
  const trusted = await addSubmission(app, CARA);
  expect(await productOf(trusted)).toMatchObject({ status: "published" });
  await addUpheldReport(app.db, CARA.id, at);
  const id = await addSubmission(app, CARA);
  expect((await draftOf(id)).status).toBe("review");
});

test("what somebody else sells already goes before a reviewer, whoever submits it, and comes first", async () => {
  await app.db.insertInto("submissions").values(fiveApproved(app.now())).execute();
  const own = await addSubmission(app, CARA);
  expect(await productOf(own)).toMatchObject({ status: "published" });
  await app.db.updateTable("products").set({ creatorId: EDDA.id }).where("id", "=", own).execute();
  const { sha256 } = await app.db.selectFrom("shapePrints").select("sha256").where("productId", "=", own).executeTakeFirstOrThrow();
  const copy = await addCompleteDraft(app, CARA);
  const { fileId } = await app.db.selectFrom("draftFiles").select("fileId").where("draftId", "=", copy).executeTakeFirstOrThrow();
  await app.db.updateTable("files").set({ sha256 }).where("id", "=", fileId).execute();
  await submit(copy);
  expect((await draftOf(copy)).status).toBe("review");
  expect((await app.as(REVIEWER).review.queue({})).rows).toMatchObject([{ id: copy, isCopy: true, since: app.now() }]);
});
