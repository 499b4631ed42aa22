import type { ProductFacts } from "@blenda/domain/catalogue/model";
import { PUBLICATION_STATUSES } from "@blenda/domain/publication/constants";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { beforeEach, expect, test } from "vitest";
import { jsonb } from "../platform/events/outbox.ts";
import { ADA, BOB, CARA, ROOT, testApp } from "../testing/app.ts";
import { addCategories, addFile, addProduct, addShop, addTraining } from "../testing/catalogue.ts";
import { addStars } from "../testing/creators/rating.ts";
import { countStatements } from "../testing/database/counting.ts";
import { categoryTiles, publicProducts } from "./port.ts";
import type { StoredFinding } from "./tables.ts";

const app = await testApp();
const anyone = () => app.as(null).catalogue;
const START = "2026-03-01T12:00:00.000Z";
beforeEach(() => addCategories(app.db));

const FACTS: ProductFacts = {
  measuredFrom: "chair.glb",
  triangles: 1_200,
  vertices: 700,
  quads: null,
  meshes: 1,
  materials: 1,
  drawCalls: 1,
  textures: [{ name: "wood", slots: ["base_color"], width: 1_024, height: 1_024, format: "webp", bytes: 9_000, gpuBytes: 4_194_304 }],
  uvSets: 1,
  uvCoverage: 81.5,
  uvOverlap: 0,
  bones: 0,
  morphs: 0,
  animations: [],
  size: { x: 0.5, y: 1, z: 0.5 },
  isPbr: true,
  isManifold: true,
};

test("categories come by name", async () => {
  expect((await anyone().categories()).map(({ name }) => name)).toEqual(["3D Models", "Audio", "Boats", "Chairs"]);
});

test("products by ids come in the order asked for, published ones only, each once asked once given", async () => {
  for (const [i, status] of PUBLICATION_STATUSES.entries())
    await addProduct(app.db, `p${i}`, CARA.id, { status, ...(status === "suspended" && { statusBefore: "published" }) });
  await addProduct(app.db, "second", CARA.id);
  const published = `p${PUBLICATION_STATUSES.indexOf("published")}`;
  const all = ["second", ...PUBLICATION_STATUSES.map((_, i) => `p${i}`)];
  const answers = await Promise.all([
    anyone().byIds({ ids: all.slice(0, 10) }),
    anyone().byIds({ ids: [...all.slice(10), published, "nobody", "second"] }),
  ]);
  expect(answers.map((cards) => cards.map(({ id }) => id))).toEqual([
    ["second", published],
    [published, "second"],
  ]);
});

test("products by ids come in batches of at most ten", async () => {
  const ids = (length: number) => Array.from({ length }, (_, i) => `p${i}`);
  expect(await anyone().byIds({ ids: ids(10) })).toEqual([]);
  for (const odd of [ids(11), [], [""], null, "p1", [["p1"]], [{ id: "p1" }]])
    await expect(anyone().byIds({ ids: odd as never })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("a card carries the shop's mark: the record, else the shop in the profile, else the creator's name, else Unknown Creator", async () => {
  await addShop(app.db, CARA.id, { name: "Oak & Edge", slug: "oak", isVerified: true, imageFileId: await addFile(app.db, "logo") });
  await app.db
    .updateTable("users")
    .set({ embeddedShop: jsonb({ name: "Old shop" }) })
    .where("id", "=", BOB.id)
    .execute();
  await app.db
    .updateTable("users")
    .set({ isCreator: true, profileImage: jsonb({ url: "/files/face" }) })
    .where("id", "=", ROOT.id)
    .execute();
  for (const { id } of [CARA, BOB, ROOT, ADA]) await addProduct(app.db, `of-${id}`, id);
  const cards = await anyone().byIds({ ids: ["of-cara", "of-bob", "of-root", "of-ada"] });
  expect(cards.map(({ shop }) => shop)).toEqual([
    { creatorId: CARA.id, name: "Oak & Edge", slug: "oak", imageUrl: "/files/logo", isVerified: true },
    { creatorId: BOB.id, name: "Old shop", slug: BOB.id, imageUrl: null, isVerified: false },
    { creatorId: ROOT.id, name: "root", slug: ROOT.id, imageUrl: "/files/face", isVerified: false },
    { creatorId: ADA.id, name: "Unknown Creator", slug: ADA.id, imageUrl: null, isVerified: false },
  ]);
});

test("the port keeps the order of the numbers it is asked for and leaves out what is not published", async () => {
  for (const id of ["a", "b", "c"]) await addProduct(app.db, id, CARA.id, { status: id === "b" ? "draft" : "published" });
  const rows = await app.db.selectFrom("products").select(["id", "n"]).execute();
  const n = (id: string) => rows.find((row) => row.id === id)?.n ?? 0;
  expect((await publicProducts.byNumbers(app.db, [n("c"), n("b"), n("a"), 999])).map(({ id }) => id)).toEqual(["c", "a"]);
  expect(await publicProducts.byNumbers(app.db, [])).toEqual([]);
});

async function addWholeChair(): Promise<void> {
  await addShop(app.db, CARA.id, { name: "Oak & Edge", slug: "oak" });
  for (const id of ["poster", "preview", "cover", "side", "wires", "edges"]) await addFile(app.db, id);
  await addFile(app.db, "sold", { isPublic: false, name: "chair.glb", bytes: 5_000 });
  await addFile(app.db, "sold-too", { isPublic: false, name: "chair.fbx", bytes: 7_000 });
  await addProduct(app.db, "chair", CARA.id, {
    tags: ["oak", "seat"],
    formats: ["fbx", "glb", "docx"],
    triangles: 1_200,
    score: 95,
    posterFileId: "poster",
    previewFileId: "preview",
    salesCount: 7,
  });
  await addStars(app.db, { itemId: "chair", creatorId: CARA.id }, 5, 4);
  const findings = jsonb<StoredFinding[]>([
    { level: "block", code: "x", message: "Never shown" },
    { level: "warn", code: "y", message: "Two faces overlap" },
  ]);
  await app.db
    .updateTable("productVersions")
    .set({ number: "1.1", facts: jsonb(FACTS), findings })
    .execute();
  await app.db
    .insertInto("productVersions")
    .values({ id: "chair-v0", productId: "chair", number: "1.0", changes: "First", releasedAt: "2026-02-01T12:00:00.000Z" })
    .execute();
  await app.db
    .insertInto("productFiles")
    .values([
      { versionId: "chair-v1", position: 2, fileId: "sold-too", format: "fbx" },
      { versionId: "chair-v1", position: 1, fileId: "sold", format: "glb" },
    ])
    .execute();
  const size = { productId: "chair", position: 1, width: 1_600, height: 1_200 };
  await app.db
    .insertInto("productPictures")
    .values([
      { ...size, kind: "gallery", fileId: "side", alt: "From the side" },
      { ...size, kind: "cover", fileId: "cover", alt: "The chair" },
      { ...size, kind: "wireframe", fileId: "wires" },
      { ...size, kind: "edges", fileId: "edges" },
    ])
    .execute();
}

test("a product page says everything in one answer", async () => {
  await addWholeChair();
  await addTraining(app.db, "lesson", CARA.id);
  const page = await anyone().product({ id: "chair" });
  expect(page).toMatchObject({
    id: "chair",
    isForSale: true,
    category: "Chairs",
    tags: ["oak", "seat"],
    formats: ["glb", "fbx"],
    posterUrl: "/files/poster",
    previewUrl: "/files/preview",
    wireUrl: "/files/edges",
    rating: { average: 4.5, count: 2 },
    histogram: [1, 1, 0, 0, 0],
    sales: 7,
    licences: [
      { type: "personal", priceCents: 2_400, sale: null },
      { type: "commercial", priceCents: 4_800, sale: null },
    ],
    version: { number: "1.1", releasedAt: START, changes: "First release" },
    earlierVersions: [{ number: "1.0", releasedAt: "2026-02-01T12:00:00.000Z", changes: "First" }],
    facts: FACTS,
    checks: [{ level: "warn", message: "Two faces overlap", points: 0 }],
    files: [
      { name: "chair.glb", format: "glb", bytes: 5_000 },
      { name: "chair.fbx", format: "fbx", bytes: 7_000 },
    ],
    downloadBytes: 12_000,
    pictures: [
      { url: "/files/cover", width: 1_600, height: 1_200, alt: "The chair" },
      { url: "/files/side", alt: "From the side" },
    ],
    looks: { wireframe: "/files/wires" },
    shopCounts: { products: 1, trainings: 1 },
    publishedAt: START,
    updatedAt: START,
  });
  expect(page.software).toContain("blender");
});

test("what is sold never stands in a public answer", async () => {
  await addWholeChair();
  expect(JSON.stringify(await anyone().product({ id: "chair" }))).not.toMatch(/sold|Never shown|storage|creator_id/);
});

test("more from the shop comes newest first, without the product itself and without what is similar", async () => {
  const at = (minutes: number) => ({ publishedAt: addMinutes(START, minutes) });
  await addProduct(app.db, "chair", CARA.id, { title: "Oak chair" });
  for (let i = 0; i < 8; i++) await addProduct(app.db, `own-${i}`, CARA.id, { title: `Piece ${i}`, ...at(i) });
  await addProduct(app.db, "twin", CARA.id, { title: "Oak chair, dark", ...at(50) });
  await addProduct(app.db, "hidden", CARA.id, { status: "unlisted", ...at(99) });
  const { moreFromShop, similar } = await anyone().product({ id: "chair" });
  expect(similar.map(({ id }) => id)).toEqual(["twin"]);
  expect(moreFromShop.map(({ id }) => id)).toEqual(["own-7", "own-6", "own-5", "own-4", "own-3", "own-2"]);
  expect(moreFromShop[0]).toEqual((await anyone().byIds({ ids: ["own-7"] }))[0]);
});

test("up to four are compared on public facts in one statement, in the order asked for; what went away is left out", async () => {
  await addProduct(app.db, "chair", CARA.id, { formats: ["glb"], aiDisclosure: "assisted", score: 96 });
  await addFile(app.db, "preview", { bytes: 4_000 });
  await addFile(app.db, "sold", { isPublic: false, name: "chair.glb", bytes: 9_000 });
  await app.db.updateTable("products").set({ previewFileId: "preview" }).where("id", "=", "chair").execute();
  await app.db
    .updateTable("productVersions")
    .set({ facts: jsonb(FACTS) })
    .where("productId", "=", "chair")
    .execute();
  await app.db
    .insertInto("productFiles")
    .values({ versionId: "chair-v1", position: 0, fileId: "sold", format: "glb", facts: null })
    .execute();
  await addProduct(app.db, "stool", BOB.id, { currentVersionId: null });
  await addProduct(app.db, "gone", BOB.id, { status: "unlisted" });
  const ids = ["stool", "gone", "chair", "stool"];
  const cost = await countStatements(() => anyone().compared({ ids }));
  expect(cost).toMatchObject({ statements: 1, rowsWritten: 0 });
  const [stool, chair, ...others] = await anyone().compared({ ids });
  expect(others).toEqual([]);
  expect(stool).toMatchObject({ id: "stool", facts: null, downloadBytes: 0, previewBytes: null });
  expect(chair).toEqual({
    ...(await anyone().byIds({ ids: ["chair"] }))[0],
    aiDisclosure: "assisted",
    licences: [
      { type: "personal", priceCents: 2_400, sale: null },
      { type: "commercial", priceCents: 4_800, sale: null },
    ],
    facts: FACTS,
    software: ["blender", "unity", "unreal", "godot", "three-js"],
    previewBytes: 4_000,
    downloadBytes: 9_000,
  });
  for (const odd of [[], ["a", "b", "c", "d", "e"], [""], null, "chair", [["chair"]]])
    await expect(anyone().compared({ ids: odd as never })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test.each(PUBLICATION_STATUSES)("who opens a product that is %s, visitor, owner or staff", async (status) => {
  await addProduct(app.db, "chair", CARA.id, { status, ...(status === "suspended" && { statusBefore: "published" }) });
  for (const who of [null, ADA, CARA, ROOT]) {
    const opening = app.as(who).catalogue.product({ id: "chair" });
    if (status === "published" || status === "unlisted") expect((await opening).isForSale).toBe(status === "published");
    else await expect(opening).rejects.toMatchObject({ code: "CATALOGUE_NOT_FOUND", status: 404, message: "This product isn't available" });
  }
});

test("an id that is empty, null, a number, a list or an object opens nothing", async () => {
  for (const id of ["", null, 0, [], {}, ["chair"]])
    await expect(anyone().product({ id: id as never })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(anyone().product({ id: "' or 1=1 --" })).rejects.toMatchObject({ code: "CATALOGUE_NOT_FOUND" });
});

test("what came in without a version has one: itself", async () => {
  await addProduct(app.db, "chair", CARA.id, { currentVersionId: null });
  await app.db.deleteFrom("productVersions").execute();
  expect(await anyone().product({ id: "chair" })).toMatchObject({
    version: { number: "1.0", releasedAt: START, changes: "" },
    earlierVersions: [],
    facts: null,
    files: [],
    downloadBytes: 0,
  });
});

test("featured products come newest first, at most as many as asked for", async () => {
  for (let i = 0; i < 4; i++) await addProduct(app.db, `p${i}`, CARA.id, { isFeatured: i !== 2, publishedAt: addMinutes(START, i) });
  expect((await publicProducts.featured(app.db, 2)).map(({ id }) => id)).toEqual(["p3", "p1"]);
});

test("a category counts what is published in it and below it, and shows the poster of its best", async () => {
  for (const id of ["plain", "loved"]) await addFile(app.db, id);
  await addProduct(app.db, "a", CARA.id, { posterFileId: "plain", salesCount: 1, stageHue: 10 });
  await addProduct(app.db, "b", CARA.id, { posterFileId: "loved", salesCount: 5, stageHue: 20, categoryId: "boats" });
  await addProduct(app.db, "c", CARA.id, { status: "draft", categoryId: "boats" });
  const tile = { parentId: "models", posterUrl: null, stageHue: null };
  expect(await categoryTiles(app.db)).toEqual([
    { id: "models", name: "3D Models", parentId: null, count: 2, posterUrl: "/files/loved", stageHue: 20 },
    { id: "audio", name: "Audio", parentId: null, count: 0, posterUrl: null, stageHue: null },
    { ...tile, id: "boats", name: "Boats", count: 1, posterUrl: "/files/loved", stageHue: 20 },
    { ...tile, id: "chairs", name: "Chairs", count: 1, posterUrl: "/files/plain", stageHue: 10 },
  ]);
});
