import { beforeEach, expect, test } from "vitest";
import { laterLooks } from "../../drafts/looks.ts";
import { readSubmissionAccess } from "../../review/file-access.ts";
import { CARA, EDDA, testApp } from "../../testing/app.ts";
import { addCategories, addShop } from "../../testing/catalogue.ts";
import { addCompleteDraft, addOwnPicture, addSubmission } from "../../testing/creators/authoring.ts";
import { authoringJobs } from "../jobs.ts";
import { approve } from "../port.ts";

const app = await testApp();
const calls = app.as(CARA).authoring;
const draftOf = (id: string) => calls.draft({ id });
const submit = async (id: string) => calls.submit({ id, mark: (await draftOf(id)).mark });
const approving = (id: string) => app.services.transaction((tx) => approve(tx, { id, by: EDDA.id, at: app.now() }));
const looks = () => laterLooks(app.db, "product", 10);
const look = (id: string) => app.as(REVIEWER).review.markLooked({ id });
const page = (id: string) => app.as(null).catalogue.product({ id });
const fileOf = (url = "") => url.replace("/files/", "");

const REVIEWER = { ...EDDA, permissions: [...EDDA.permissions, "approve_content" as const] };
const WORDS = Array.from({ length: 31 }, (_, n) => `word${n}`);
/** So many of its words are others. */
const changed = (others: number) => WORDS.map((word, n) => (n < others ? `other${n}` : word)).join(" ");

beforeEach(async () => {
  await addCategories(app.db);
  await addShop(app.db, CARA.id);
});

async function published(fields: Parameters<typeof addSubmission>[2] = {}): Promise<string> {
  const id = await addSubmission(app, CARA, fields);
  await approving(id);
  app.passMinutes(60);
  return id;
}

/** A revision that needs no review. */
async function revise(id: string, fields: Parameters<typeof calls.saveDraft>[0]["fields"]): Promise<void> {
  const { mark } = await calls.startRevision({ id });
  await calls.saveDraft({ id, mark, fields });
  expect(await submit(id)).toBeNull();
  app.passMinutes(60);
}

/** The same for its images: three of its creator's own instead of those there are. */
async function replacePictures(id: string, fields: Parameters<typeof calls.saveDraft>[0]["fields"] = {}): Promise<void> {
  const { mark, pictures } = await calls.startRevision({ id });
  for (const { id: pictureId } of pictures) await calls.removePicture({ id, pictureId });
  for (const body of ["another", "a second", "a third"]) await addOwnPicture(app, CARA, id, 1_600, `${body} of ${app.now()}`);
  await calls.saveDraft({ id, mark, fields });
  expect(await submit(id)).toBeNull();
  app.passMinutes(60);
}

test("other images, tags and another price are live at once, and one look later shows them beside those that were seen", async () => {
  const id = await published();
  const before = await page(id);
  await replacePictures(id, { tags: ["diamond"], priceCents: 9_900 });
  const after = await page(id);
  expect(after).toMatchObject({ priceCents: 9_900, tags: ["diamond"] });
  const files = [before, after].map(({ pictures }) => pictures.map(({ url }) => fileOf(url)));
  expect(new Set(files.flat()).size).toBe(6);
  const [shown, ...others] = await app.as(REVIEWER).review.looks({});
  expect(others).toEqual([]);
  expect(shown).toMatchObject({ itemId: id, before: { tags: ["robot"] }, after: { tags: ["diamond"] } });
  for (const [at, side] of [shown?.before, shown?.after].entries())
    expect(side?.pictures).toEqual(files[at]?.map((file, n) => ({ url: `/files/${file}`, isCover: n === 0, isNew: true })));
  // What was replaced is still there for whoever looks, and private.
  const old = await app.db
    .selectFrom("files")
    .selectAll()
    .where("id", "=", files[0]?.[0] ?? "")
    .executeTakeFirstOrThrow();
  expect(old.isPublic).toBe(false);
  expect(await readSubmissionAccess(app.db, EDDA, old, { at: app.now(), hasBytes: true })).toEqual({ reason: `review of product ${id}` });
  await expect(app.services.storage.open(old.storageKey)).resolves.toBeDefined();
});

test("many small changes add up: what is compared is what somebody last saw, not what is live", async () => {
  const id = await published({ description: changed(0) });
  await revise(id, { description: changed(6) });
  expect(await looks()).toEqual([]);
  for (const others of [12, 18, 24, 31]) {
    await revise(id, { description: changed(others) });
    expect(await looks()).toMatchObject([{ before: changed(0), after: changed(others) }]);
  }
});

test("what was looked at is what counts from then on; its pictures of before go", async () => {
  const id = await published();
  const [old] = (await page(id)).pictures;
  await replacePictures(id);
  const [first] = await looks();
  expect(await look(first?.id ?? "")).toEqual({ wasOpen: true });
  expect(await app.db.selectFrom("files").select("id").where("id", "=", fileOf(old?.url)).execute()).toEqual([]);
  await revise(id, { priceCents: 4_900 });
  expect(await looks()).toEqual([]);
  await replacePictures(id);
  expect(await looks()).toHaveLength(1);
});

test("nobody ticks off what changed after they saw it", async () => {
  const id = await published({ description: changed(0) });
  await revise(id, { description: changed(10) });
  const [seen] = await looks();
  await revise(id, { description: changed(31) });
  expect(await look(seen?.id ?? "")).toEqual({ wasOpen: false });
  expect(await looks()).toMatchObject([{ before: changed(0), after: changed(31) }]);
});

test("back as it was there is nothing to look at; neither is the same picture sent again, or a price", async () => {
  const id = await published({ description: changed(0) });
  await revise(id, { description: changed(31) });
  await revise(id, { description: changed(0) });
  expect(await looks()).toEqual([]);
  const { pictures } = await calls.startRevision({ id });
  const [own, ...rest] = pictures;
  await calls.removePicture({ id, pictureId: own?.id ?? "" });
  await addOwnPicture(app, CARA, id);
  const again = (await draftOf(id)).pictures.at(-1);
  await calls.orderPictures({ id, pictureIds: [again, ...rest].map((picture) => picture?.id ?? "") });
  await revise(id, { priceCents: 19_900 });
  expect(await looks()).toEqual([]);
});

test("an image that was seen and becomes the cover is looked at", async () => {
  const id = await addCompleteDraft(app, CARA);
  await addOwnPicture(app, CARA, id, 1_600, "the back of it");
  await submit(id);
  await approving(id);
  const { pictures } = await calls.startRevision({ id });
  await calls.orderPictures({ id, pictureIds: pictures.map((picture) => picture.id).toReversed() });
  await revise(id, {});
  expect(await looks()).toHaveLength(1);
});

test("who approves a new title has seen the images, not the words that went live beside it", async () => {
  const id = await published({ description: changed(0) });
  await replacePictures(id);
  const { mark } = await calls.startRevision({ id });
  await calls.saveDraft({ id, mark, fields: { description: changed(31), title: "Brass automaton II" } });
  await submit(id);
  await approving(id);
  const [open, ...others] = await app.as(REVIEWER).review.looks({});
  expect(others).toEqual([]);
  expect(open?.before).toMatchObject({ title: "Brass automaton II", words: changed(0), pictures: [{ isCover: true, isNew: false }] });
  expect(open?.after).toMatchObject({ words: changed(31), pictures: [{ isNew: false }] });
  await revise(id, { description: changed(0) });
  expect(await looks()).toEqual([]);
});

test("a date that was approved is kept by nobody in particular, and what was approved is seen all the same", async () => {
  const publishAt = new Date(Date.parse(app.now()) + 86_400_000).toISOString();
  const id = await addSubmission(app, CARA, { description: changed(0), publishAt });
  await approving(id);
  app.passMinutes(2 * 24 * 60);
  for (const job of authoringJobs) await job.run(app.services, {});
  await revise(id, { description: changed(6) });
  await revise(id, { description: changed(12) });
  expect(await looks()).toMatchObject([{ before: changed(0), after: changed(12) }]);
});

test("five approved revisions of one product make nobody trusted, five products do; of those a new title is looked at later", async () => {
  const id = await published();
  for (const n of [2, 3, 4, 5]) {
    const { mark } = await calls.startRevision({ id });
    await calls.saveDraft({ id, mark, fields: { title: `Brass automaton ${n}` } });
    await submit(id);
    await approving(id);
    app.passMinutes(24 * 60);
  }
  const sixth = await addCompleteDraft(app, CARA);
  expect(await submit(sixth)).toMatchObject({ status: "review" });
  await approving(sixth);
  for (const _ of [3, 4, 5]) await published();
  expect(await submit(await addCompleteDraft(app, CARA))).toBeNull();
  const { mark } = await calls.startRevision({ id });
  await calls.saveDraft({ id, mark, fields: { title: "Golden automaton" } });
  expect(await submit(id)).toBeNull();
  expect(await looks()).toMatchObject([{ itemId: id, seen: { title: "Brass automaton 5" }, shown: { title: "Golden automaton" } }]);
});
