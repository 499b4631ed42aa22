import { beforeEach, expect, test } from "vitest";
import { laterLooks, markLookedAt } from "../../drafts/looks.ts";
import { ADA, BOB, CARA, EDDA, testApp } from "../../testing/app.ts";
import { buy } from "../../testing/buying.ts";
import { addCategories, addShop } from "../../testing/catalogue.ts";
import { addSubmission, addUpload, presentedAs, readAll } from "../../testing/creators/authoring.ts";
import { untilDelivered } from "../../testing/people.ts";
import { approve, submissionOf } from "../port.ts";

const app = await testApp();
const calls = app.as(CARA).authoring;
const draftOf = (id: string) => calls.draft({ id });
const submit = async (id: string) => calls.submit({ id, mark: (await draftOf(id)).mark });
const approving = (id: string) => app.services.transaction((tx) => approve(tx, { id, by: EDDA.id, at: app.now() }));
const page = (id: string) => app.as(null).catalogue.product({ id });

beforeEach(async () => {
  await addCategories(app.db);
  await addShop(app.db, CARA.id);
});

async function published(): Promise<string> {
  const id = await addSubmission(app, CARA);
  await approving(id);
  app.passMinutes(60);
  return id;
}

/** Other files in place of the first, with fewer triangles. */
async function changeFiles(id: string): Promise<void> {
  await calls.releaseVersion({ id, number: "1.1", changes: "A lighter mesh." });
  const [first] = (await draftOf(id)).files;
  await calls.addFile({ id, uploadId: await addUpload(app, CARA, "automaton-light.glb", `light ${id}`) });
  await readAll(app, async (_, { name }) =>
    presentedAs(name, ({ inspection }) => {
      for (const model of inspection.facts.models) model.triangles = 900;
    }),
  );
  await calls.removeFile({ id, fileId: first?.id ?? "" });
  for (const kind of ["wireframe", "matcap"] as const) await calls.choosePicture({ id, kind });
  await calls.saveDraft({ id, mark: (await draftOf(id)).mark, fields: { hasRights: true } });
}

test("a revision leaves what is on sale as it is until it is approved, and there is one at a time", async () => {
  const id = await published();
  const [one, two] = await Promise.all([calls.startRevision({ id }), calls.startRevision({ id })]);
  expect([one.id, two.id]).toEqual([id, id]);
  expect(one).toMatchObject({ live: { version: "1.0", status: "published" }, changes: [], fields: { versionNumber: "1.1" } });
  await changeFiles(id);
  const before = await page(id);
  await submit(id);
  expect(await draftOf(id)).toMatchObject({ status: "review", changes: [{ field: "files", needsReview: true }, { field: "pictures" }] });
  expect(await page(id)).toEqual(before);
  expect((await calls.items({})).rows).toMatchObject([{ id, status: "published", revision: "review" }]);
  const seen = await submissionOf(app.db, id, app.now());
  expect(seen).toMatchObject({
    live: { version: "1.0", fields: { title: "Brass automaton" } },
    draft: { diff: { lines: [{ about: "Triangles", before: "1,200", after: "900" }, {}, {}] } },
  });
});

test("new files are a new version: buyers hear of it with the difference, and have both", async () => {
  const id = await published();
  const orderId = await buy(app, ADA, [id]);
  const versions = () => app.db.selectFrom("productVersions").selectAll().orderBy("number").execute();
  const [first] = await versions();
  await changeFiles(id);
  await submit(id);
  await approving(id);
  await untilDelivered(app.db);
  const after = await versions();
  expect(after.map(({ number, changes }) => [number, changes])).toEqual([
    ["1.0", ""],
    ["1.1", "A lighter mesh."],
  ]);
  expect(after[0]).toEqual(first);
  expect(await page(id)).toMatchObject({ version: { number: "1.1" }, triangles: 900, earlierVersions: [{ number: "1.0" }] });
  expect((await app.as(ADA).notifications.latest()).items).toMatchObject([
    {
      type: "system_update",
      title: "Brass automaton 1.1 is out",
      message: expect.stringContaining("Triangles: 1,200 → 900"),
      data: { productId: id },
    },
  ]);
  expect((await app.as(BOB).notifications.latest()).items).toEqual([]);
  const [line] = (await app.as(ADA).orders.order({ id: orderId })).lines;
  expect(line).toMatchObject({
    version: "1.0",
    downloads: [{ name: "automaton-light.glb" }],
    bought: { number: "1.0", files: [{ name: "automaton.glb" }] },
    newerVersion: { number: "1.1" },
  });
  // The refund of a line compares hashes: what was sold still says what it was sold as.
  const sold = await app.db.selectFrom("orderLines").select(["specHash", "versionId"]).executeTakeFirstOrThrow();
  expect(sold).toEqual({ specHash: first?.specHash, versionId: first?.id });
});

test("price, description and tags go live at once; the rest of the same revision waits for review", async () => {
  const id = await published();
  const { mark } = await calls.startRevision({ id });
  await calls.saveDraft({ id, mark, fields: { priceCents: 1_900, tags: ["brass"], title: "Brass automaton II" } });
  expect(await submit(id)).toMatchObject({ status: "review", changes: [{ field: "title", needsReview: true }] });
  expect(await page(id)).toMatchObject({ title: "Brass automaton", priceCents: 1_900, tags: ["brass"] });
  // A price of today is not undone by an approval of yesterday's submission.
  await app.as(CARA).catalogue.setPrice({ id, priceCents: 1_700 });
  await approving(id);
  expect(await page(id)).toMatchObject({ title: "Brass automaton II", priceCents: 1_700, version: { number: "1.0" } });
  expect(await app.db.selectFrom("productVersions").select("number").execute()).toHaveLength(1);
});

test("a price set elsewhere while a revision is worked on is the revision's too, and older words do not undo it", async () => {
  const id = await published();
  const { mark } = await calls.startRevision({ id });
  await calls.saveDraft({ id, mark, fields: { tags: ["brass"] } });
  app.passMinutes(1);
  await app.as(CARA).catalogue.setPrice({ id, priceCents: 1_500 });
  await untilDelivered(app.db);
  expect((await draftOf(id)).fields.priceCents).toBe(1_500);
  expect(await submit(id)).toBeNull();
  expect(await page(id)).toMatchObject({ priceCents: 1_500, tags: ["brass"] });
});

test("where nothing needs review the revision is over at once; more than typos is looked at later", async () => {
  const id = await published();
  const { mark } = await calls.startRevision({ id });
  const description =
    `Quite another description, written from the beginning. ${"It says a lot about brass and little about anything else. ".repeat(3)}`.trim();
  await calls.saveDraft({ id, mark, fields: { description } });
  expect(await submit(id)).toBeNull();
  expect(await page(id)).toMatchObject({ description });
  await expect(draftOf(id)).rejects.toMatchObject({ code: "AUTHORING_NOT_FOUND" });
  const looks = await laterLooks(app.db, "product", 10);
  expect(looks).toMatchObject([{ itemType: "product", itemId: id, after: description }]);
  const seen = () => app.services.transaction((tx) => markLookedAt(tx, looks[0]?.id ?? "", EDDA.id, app.now()));
  expect([await seen(), await seen(), await laterLooks(app.db, "product", 10)]).toEqual([true, false, []]);
});

test("a new version needs a higher number and words for buyers", async () => {
  const id = await published();
  await expect(calls.releaseVersion({ id, number: "1.0.0", changes: "Nothing" })).rejects.toMatchObject({
    code: "AUTHORING_VERSION_REFUSED",
  });
  await changeFiles(id);
  await calls.saveDraft({ id, mark: (await draftOf(id)).mark, fields: { versionNumber: "0.9", changes: "" } });
  const refused = await submit(id).catch((error) => error);
  expect(refused.data.open.map(({ code }: { code: string }) => code)).toEqual(["version-missing", "changes-missing"]);
});

test("cancelled, the revision is gone and what is on sale has all its files", async () => {
  const id = await published();
  const before = await page(id);
  await changeFiles(id);
  await calls.cancelRevision({ id });
  expect(await page(id)).toEqual(before);
  const files = await app.db.selectFrom("productFiles as x").innerJoin("files as f", "f.id", "x.fileId").select("f.storageKey").execute();
  for (const { storageKey } of files) await expect(app.services.storage.open(storageKey)).resolves.toBeDefined();
  await expect(calls.deleteDraft({ id })).rejects.toMatchObject({ code: "AUTHORING_NOT_FOUND" });
});

test("prices of many change at once, on sale and in drafts; who cannot says why", async () => {
  const id = await published();
  const draft = await calls.createDraft({ key: crypto.randomUUID() });
  const outcome = await calls.priceMany({ ids: [id, draft.id], change: { kind: "percent", percent: -50 } });
  expect(outcome).toEqual({ done: [id], refused: [{ id: draft.id, message: "This product has no price yet" }] });
  expect((await page(id)).priceCents).toBe(1_100);
  expect(await app.db.selectFrom("priceHistory").select("priceCents").orderBy("id").execute()).toEqual([
    { priceCents: 2_200 },
    { priceCents: 1_100 },
  ]);
});

test("many are taken off sale and put back; what was on sale is archived, never deleted", async () => {
  const id = await published();
  expect(await calls.moveMany({ ids: [id], event: "unlist" })).toEqual({ done: [id], refused: [] });
  expect(await calls.moveMany({ ids: [id], event: "delete" })).toMatchObject({ done: [], refused: [{ id }] });
  expect(await calls.moveMany({ ids: [id, "nobody"], event: "relist" })).toMatchObject({ done: [id], refused: [{ id: "nobody" }] });
  expect((await page(id)).isForSale).toBe(true);
});
