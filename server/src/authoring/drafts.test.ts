import type { DraftFields } from "@blenda/domain/authoring/model";
import { beforeEach, expect, test } from "vitest";
import { removeDueAccounts } from "../account/deletion/removal.ts";
import { ADA, CARA, EDDA, testApp } from "../testing/app.ts";
import { addCategories, addShop } from "../testing/catalogue.ts";
import { addCompleteDraft, addOwnPicture, addUpload, presentedAs, readAll, WORDS } from "../testing/creators/authoring.ts";

const app = await testApp();
const other = { ...ADA, isCreator: true };
const calls = app.as(CARA).authoring;
const key = () => crypto.randomUUID();
const begin = async () => (await calls.createDraft({ key: key() })).id;
const draftOf = (id: string) => calls.draft({ id });
const save = async (id: string, fields: Partial<DraftFields>) => calls.saveDraft({ id, mark: (await draftOf(id)).mark, fields });

beforeEach(async () => {
  await addCategories(app.db);
  await addShop(app.db, CARA.id);
});

test("a draft begins empty and says what is missing; the same key begins one", async () => {
  const input = { key: key() };
  const [one, two] = await Promise.all([calls.createDraft(input), calls.createDraft(input)]);
  expect(two.id).toBe(one.id);
  expect(one).toMatchObject({
    status: "draft",
    mark: 0,
    live: null,
    fields: { title: "", categoryId: null, priceCents: null, aiDisclosure: null },
  });
  expect(one.open.map(({ code }) => code)).toEqual([
    ...["file-missing", "pictures-few", "title-length", "description-length", "category-missing"],
    ...["licence-missing", "price-missing", "ai-missing", "rights-missing"],
  ]);
});

test("only what is sent is saved, and the declaration keeps its wording and its time", async () => {
  const id = await begin();
  await save(id, WORDS);
  const saved = await save(id, { title: "Another title" });
  expect(saved.fields).toMatchObject({ title: "Another title", description: WORDS.description, priceCents: 2_200 });
  expect(saved.rights).toEqual({ version: expect.stringMatching(/^\d{4}-\d{2}$/), at: app.now() });
  expect((await save(id, { hasRights: false })).rights).toBeNull();
  expect(await app.db.selectFrom("productDrafts").select("licencePrices").execute()).toEqual([{ licencePrices: {} }]);
});

test("formatted words are kept with their plain extract, and a plain text takes the formatting away", async () => {
  const id = await begin();
  const rich = await save(id, { descriptionRich: [{ type: "p", inline: [{ type: "text", text: "Brass", marks: ["b"] }] }] });
  expect(rich.fields).toMatchObject({ description: "Brass", descriptionRich: [{ type: "p" }] });
  expect((await save(id, { description: "Copper" })).fields).toMatchObject({ description: "Copper", descriptionRich: null });
});

test("two tabs: the second hears what the first saved, and nothing is overwritten", async () => {
  const id = await begin();
  const { mark } = await draftOf(id);
  const outcomes = await Promise.allSettled(
    ["one", "two"].map((title) => calls.saveDraft({ id, mark, fields: { title: `Title ${title}` } })),
  );
  const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? outcome.reason : []));
  const kept = (await draftOf(id)).fields.title;
  expect(refused).toMatchObject([{ code: "AUTHORING_CONFLICT", data: { mark: mark + 1, fields: { title: kept } } }]);
});

test("a category that isn't there is refused", async () => {
  const id = await begin();
  await expect(save(id, { categoryId: "nowhere" })).rejects.toMatchObject({ code: "AUTHORING_CATEGORY_UNKNOWN" });
});

test("another creator's draft answers like none, whatever is asked of it", async () => {
  const id = await addCompleteDraft(app, CARA);
  const theirs = app.as(other).authoring;
  const { files, pictures } = await draftOf(id);
  const uploadId = await addUpload(app, other, "own.glb");
  const asked = [
    theirs.draft({ id }),
    theirs.saveDraft({ id, mark: 1, fields: { title: "Mine now" } }),
    theirs.addFile({ id, uploadId }),
    theirs.removeFile({ id, fileId: files[0]?.id ?? "" }),
    theirs.orderFiles({ id, fileIds: [] }),
    theirs.setViewerFile({ id, fileId: files[0]?.id ?? "" }),
    theirs.choosePicture({ id, kind: "uv" }),
    theirs.describePicture({ id, pictureId: pictures[0]?.id ?? "", alt: "x" }),
    theirs.removePicture({ id, pictureId: pictures[0]?.id ?? "" }),
    theirs.orderPictures({ id, pictureIds: [] }),
    theirs.submit({ id, mark: 1 }),
    theirs.withdraw({ id }),
    theirs.appeal({ id, text: "Let me have it, please" }),
    theirs.deleteDraft({ id }),
    theirs.duplicate({ id, key: key() }),
    theirs.startRevision({ id }),
    theirs.cancelRevision({ id }),
  ];
  const codes = (await Promise.allSettled(asked)).map((outcome) => (outcome.status === "rejected" ? outcome.reason.code : "done"));
  expect(codes).toEqual(asked.map(() => "AUTHORING_NOT_FOUND"));
  expect(await theirs.moveMany({ ids: [id], event: "delete" })).toMatchObject({ done: [], refused: [{ id }] });
  expect(await theirs.priceMany({ ids: [id], change: { kind: "set", priceCents: 99 } })).toMatchObject({ done: [] });
  expect((await theirs.items({})).rows).toEqual([]);
});

test("an upload that isn't one's own, isn't ready or was used is refused; the same bytes are already here", async () => {
  const id = await begin();
  const uploadId = await addUpload(app, CARA, "robot.glb", "the same");
  await calls.addFile({ id, uploadId });
  await expect(calls.addFile({ id, uploadId })).rejects.toMatchObject({ code: "UPLOAD_TAKEN" });
  await expect(calls.addFile({ id, uploadId: await addUpload(app, ADA, "robot.glb") })).rejects.toMatchObject({ code: "UPLOAD_GONE" });
  await expect(calls.addFile({ id, uploadId: await addUpload(app, CARA, "again.glb", "the same") })).rejects.toMatchObject({
    code: "AUTHORING_FILE_TWICE",
    message: "Already here, as robot.glb",
  });
});

test("files and images are put in order; the viewer follows its file, and what is removed leaves storage", async () => {
  const id = await addCompleteDraft(app, CARA);
  await calls.addFile({ id, uploadId: await addUpload(app, CARA, "second.glb") });
  await readAll(app);
  const before = await draftOf(id);
  const [first, second] = before.files;
  expect(before.files.map(({ name, isViewer }) => [name, isViewer])).toEqual([
    ["automaton.glb", true],
    ["second.glb", false],
  ]);
  const chosen = await calls.setViewerFile({ id, fileId: second?.id ?? "" });
  expect(chosen.facts?.measuredFrom).toBe("second.glb");
  expect(chosen.pictures.find(({ kind }) => kind === "matcap")?.url).not.toBe(before.pictures.find(({ kind }) => kind === "matcap")?.url);
  const turned = await calls.orderPictures({ id, pictureIds: [before.pictures[2]?.id ?? ""] });
  expect(turned.pictures.map(({ kind }) => kind)).toEqual(["matcap", "own", "wireframe"]);
  const files = await app.db.selectFrom("files").selectAll().execute();
  const left = await calls.removeFile({ id, fileId: second?.id ?? "" });
  expect(left.files.map((file) => file.id)).toEqual([first?.id]);
  // The rendered images of what is gone go with it.
  expect(left.pictures.map(({ kind }) => kind)).toEqual(["own"]);
  await runJob("authoring.removeBodies");
  const kept = new Set((await app.db.selectFrom("files").select("id").execute()).map((file) => file.id));
  const gone = files.filter((file) => !kept.has(file.id));
  expect(gone.length).toBeGreaterThan(5);
  for (const { storageKey } of gone) await expect(app.services.storage.open(storageKey)).rejects.toThrow();
});

test("a draft is deleted with everything in it", async () => {
  const id = await addCompleteDraft(app, CARA);
  const files = await app.db.selectFrom("files").selectAll().execute();
  expect(await calls.deleteDraft({ id })).toEqual({ id });
  await runJob("authoring.removeBodies");
  expect(await app.db.selectFrom("files").selectAll().execute()).toEqual([]);
  for (const { storageKey } of files) await expect(app.services.storage.open(storageKey)).rejects.toThrow();
  await expect(draftOf(id)).rejects.toMatchObject({ code: "AUTHORING_NOT_FOUND" });
});

test("a duplicate begins with everything but the declaration and the date, and outlives what it was made of", async () => {
  const id = await addCompleteDraft(app, CARA, { publishAt: new Date(Date.parse(app.now()) + 86_400_000).toISOString() });
  const copy = await calls.duplicate({ id, key: key() });
  expect(copy).toMatchObject({
    status: "draft",
    rights: null,
    fields: { title: "Brass automaton (copy)", publishAt: null, priceCents: 2_200 },
  });
  expect(copy.files.map(({ name, state }) => [name, state])).toEqual([["automaton.glb", "read"]]);
  await calls.deleteDraft({ id });
  await runJob("authoring.removeBodies");
  const [file] = await app.db.selectFrom("draftFiles as d").innerJoin("files as f", "f.id", "d.fileId").select("f.storageKey").execute();
  await expect(app.services.storage.open(file?.storageKey ?? "")).resolves.toBeDefined();
});

test("a claim that the file contradicts is said beside the tags", async () => {
  const id = await addCompleteDraft(app, CARA, { tags: ["rigged"] });
  expect((await draftOf(id)).open).toMatchObject([{ field: "tags", message: "The file has no bones. Remove “rigged”." }]);
});

test("a file that blocks says why, and the next file is read all the same", async () => {
  const id = await begin();
  for (const name of ["broken.glb", "good.glb"]) await calls.addFile({ id, uploadId: await addUpload(app, CARA, name) });
  await readAll(app, async (_, { name }) =>
    presentedAs(name, (presented) => {
      if (name !== "broken.glb") return;
      presented.inspection.findings = [{ level: "block", code: "truncated", message: "The file ends early." }];
      presented.showing = null;
    }),
  );
  const { files, open } = await draftOf(id);
  expect(files.map(({ name, state, isViewer }) => [name, state, isViewer])).toEqual([
    ["broken.glb", "blocked", false],
    ["good.glb", "read", true],
  ]);
  expect(open[0]).toMatchObject({ code: "file-blocked", message: "broken.glb: The file ends early." });
});

test("the working list holds what is sold and what is worked on, by tab, words and order", async () => {
  const done = await addCompleteDraft(app, CARA, { title: "Zebra lamp" });
  const empty = await begin();
  await calls.submit({ id: done, mark: (await draftOf(done)).mark });
  expect(await calls.counts()).toEqual({ all: 2, live: 0, drafts: 1, in_review: 1, needs_you: 0, off_sale: 0 });
  expect((await calls.items({ view: "in_review" })).rows).toMatchObject([{ id: done, status: "review", revision: null, hasDraft: true }]);
  expect((await calls.items({ search: "zeb LAMP" })).rows.map(({ id }) => id)).toEqual([done]);
  const first = await calls.items({ sort: "title", direction: "asc", limit: 1 });
  expect(first.rows.map(({ id }) => id)).toEqual([empty]);
  const second = await calls.items({ sort: "title", direction: "asc", limit: 1, after: first.next ?? "" });
  expect([second.rows.map(({ id }) => id), second.next]).toEqual([[done], null]);
});

test("somebody who is no creator has no drafts", async () => {
  await expect(app.as(ADA).authoring.createDraft({ key: key() })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(app.as(EDDA).authoring.items({})).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("who leaves takes drafts along, files and all; that something was handed in stays without words", async () => {
  const id = await addCompleteDraft(app, CARA);
  await calls.submit({ id, mark: (await draftOf(id)).mark });
  await addOwnPicture(app, CARA, id);
  await app.db.updateTable("users").set({ deletionDueAt: app.now() }).where("id", "=", CARA.id).execute();
  await removeDueAccounts(app.services);
  expect(await app.db.selectFrom("productDrafts").selectAll().execute()).toEqual([]);
  expect(await app.db.selectFrom("files").selectAll().where("ownerId", "=", CARA.id).execute()).toEqual([]);
  expect(await app.db.selectFrom("submissions").select("outcome").execute()).toEqual([{ outcome: "withdrawn" }]);
});

async function runJob(name: string): Promise<void> {
  const { authoringJobs } = await import("./jobs.ts");
  await authoringJobs.find((job) => job.name === name)?.run(app.services, {});
}
