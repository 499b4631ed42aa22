import { beforeEach, expect, test } from "vitest";
import { laterLooks } from "../../drafts/looks.ts";
import { countApproved } from "../../drafts/submissions.ts";
import { CARA, EDDA, testApp } from "../../testing/app.ts";
import { addCategories, addShop } from "../../testing/catalogue.ts";
import { addCompleteCourse, addCover, submitCourse } from "../../testing/creators/teaching.ts";
import { approveTraining } from "../port.ts";

const app = await testApp();
const calls = app.as(CARA).teaching;
const draftOf = (id: string) => calls.draft({ id });
const submit = async (id: string) => calls.submit({ id, mark: (await draftOf(id)).mark });
const approving = (id: string) => app.services.transaction((tx) => approveTraining(tx, { id, by: EDDA.id, at: app.now() }));
const looks = () => laterLooks(app.db, "training", 10);

const WORDS = Array.from({ length: 31 }, (_, n) => `word${n}`);
/** So many of its words are others. */
const changed = (others: number): string => WORDS.map((word, n) => (n < others ? `other${n}` : word)).join(" ");

beforeEach(async () => {
  await addCategories(app.db);
  await addShop(app.db, CARA.id);
});

async function published(fields: Parameters<typeof submitCourse>[2] = {}): Promise<string> {
  const id = await submitCourse(app, CARA, fields);
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

test("another cover, tags and price of a course are live at once, and one look later shows both covers", async () => {
  const id = await published();
  const coverOf = async () => (await app.db.selectFrom("trainings").select("coverFileId").executeTakeFirstOrThrow()).coverFileId ?? "";
  const before = await coverOf();
  await calls.startRevision({ id });
  await addCover(app, CARA, id, "another cover");
  await revise(id, { tags: ["diamond"], priceCents: 9_900 });
  const after = await coverOf();
  expect(after).not.toBe(before);
  expect(await looks()).toMatchObject([{ itemId: id, seen: { pictures: [before] }, shown: { pictures: [after], tags: ["diamond"] } }]);
  const old = await app.db.selectFrom("files").select("storageKey").where("id", "=", before).executeTakeFirstOrThrow();
  await expect(app.services.storage.open(old.storageKey)).resolves.toBeDefined();
});

test("small changes of a course add up, of its description and of what it promises to teach", async () => {
  const promised = (others: number) => Array.from({ length: 4 }, (_, n) => (n < others ? `Other lesson ${n}` : `Promised lesson ${n}`));
  const id = await published({ description: changed(0), learn: promised(0) });
  await revise(id, { description: changed(6) });
  expect(await looks()).toEqual([]);
  await revise(id, { learn: promised(4) });
  const [look, ...others] = await looks();
  expect(others).toEqual([]);
  expect(look?.before).toContain("word0");
  expect(look?.after).toContain("Other lesson 3");
});

test("approved revisions of one course make nobody trusted: different courses count", async () => {
  const id = await published();
  for (const n of [2, 3, 4, 5]) {
    const { mark } = await calls.startRevision({ id });
    await calls.saveDraft({ id, mark, fields: { title: `Hard-surface robots ${n}` } });
    await submit(id);
    await approving(id);
    app.passMinutes(24 * 60);
  }
  expect(await submit(await addCompleteCourse(app, CARA))).toMatchObject({ status: "review" });
  const approvals = await countApproved(app.db, CARA.id);
  await published();
  expect([approvals, await countApproved(app.db, CARA.id)]).toEqual([1, 2]);
});
