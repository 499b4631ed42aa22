import { expect, test } from "vitest";
import { builtProducts, builtTrainings, demoShops } from "./demo/port.ts";
import { silentLog } from "./platform/log.ts";
import { seed } from "./seeds.ts";
import { trainingSubmissionOf } from "./teaching/port.ts";
import { testApp } from "./testing/app.ts";
import { memoryStorage } from "./testing/outside/storage.ts";

// The demo is filled once: opening it again changes nothing, which the last test proves.
const app = await testApp({ isKept: true });
const storage = memoryStorage();
const open = (isDemo: boolean) => seed(app.db, storage, { isDemo }, silentLog);
const count = async (table: "products" | "trainings" | "shops" | "files" | "categories" | "contentConfig" | "priceHistory") =>
  Number(
    (
      await app.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow()
    ).count,
  );

test("a shop that is no demo opens with its categories and heroes, and with nothing for sale", async () => {
  await open(false);
  expect(await count("categories")).toBe(13);
  expect(await app.as(null).content.hero({ page: "learning" })).toMatchObject({ title: "Learn it from the wireframe up.", isActive: true });
  expect([await count("products"), await count("trainings"), await count("shops"), await count("files")]).toEqual([0, 0, 0, 0]);
});

test("a demo opens with its whole catalogue, and home shows featured products, staff picks, categories and tutorials", async () => {
  await open(true);
  expect(await count("products")).toBe(builtProducts().length);
  expect(await count("shops")).toBe(demoShops().length);
  expect(await count("trainings")).toBe(builtTrainings().length);
  const home = await app.as(null).content.home();
  expect(home.featured).toHaveLength(20);
  expect(home.staffPicks).toHaveLength(8);
  expect(home.staffPicks.every(({ note }) => note.length > 0)).toBe(true);
  expect(home.tutorials.length).toBeGreaterThan(3);
  expect(home.categories?.filter(({ count, parentId }) => parentId !== null && count >= 5)).toHaveLength(12);
});

test("a product's page tells what was measured from the very file that is delivered", async () => {
  await open(true);
  const page = await app.as(null).catalogue.product({ id: "bay-12-cargo-crate" });
  expect(page).toMatchObject({ aiDisclosure: "generated", priceCents: 0, rating: null, sales: 0, score: 100 });
  expect(page.facts).toMatchObject({ measuredFrom: "bay-12-cargo-crate.glb", triangles: page.triangles, bones: 0, isPbr: true });
  expect(Object.keys(page.looks)).toEqual(["wireframe", "uv", "normals", "matcap"]);
  const delivered = await app.db
    .selectFrom("productFiles as d")
    .innerJoin("productVersions as v", "v.id", "d.versionId")
    .innerJoin("files as f", "f.id", "d.fileId")
    .select(["f.name", "f.bytes", "f.isPublic", "f.storageKey", "d.format"])
    .where("v.productId", "=", page.id)
    .orderBy("d.position")
    .execute();
  expect(page.formats).toEqual(["glb", "fbx", "obj", "usdz"]);
  expect(delivered.map(({ format }) => format)).toEqual(page.formats);
  expect(delivered.every(({ isPublic }) => !isPublic)).toBe(true);
  for (const [at, begins] of ["glTF", "Kaydara FBX Binary", "PK", "PK"].entries()) {
    const { stream, total } = await storage.open(delivered[at]?.storageKey ?? "");
    const [head] = await stream.take(1).toArray();
    expect(Buffer.from(head).toString("latin1", 0, begins.length)).toBe(begins);
    expect(total).toBe(delivered[at]?.bytes);
  }
});

test("a free preview opens for everyone with its film, captions and chapters; the other lessons stay closed", async () => {
  await open(true);
  const { as } = app;
  const { sections } = await as(null).trainings.training({ id: "rangefinder-blueprint-to-bake" });
  const lessons = sections.flatMap(({ lessons }) => lessons);
  const [film] = lessons;
  const closed = lessons.find(({ isPreview }) => !isPreview);
  const trainingId = "rangefinder-blueprint-to-bake";
  const seen = await as(null).trainings.lesson({ trainingId, lessonId: film?.id ?? "" });
  expect(seen).toMatchObject({
    kind: "video",
    videoUrl: `/files/demo-${film?.id}-film`,
    captions: [{ language: "en", label: "English", url: `/files/demo-${film?.id}-captions` }],
  });
  expect(seen.chapters.map(({ atSeconds }) => atSeconds)).toEqual([0, 3, 8]);
  await expect(as(null).trainings.lesson({ trainingId, lessonId: closed?.id ?? "" })).rejects.toMatchObject({
    code: "TRAININGS_LESSON_LOCKED",
  });
});

test("a closed shop shows its name and nothing for sale", async () => {
  await open(true);
  const page = await app.as(null).shops.shop({ slug: "tiny-gantry" });
  expect(page).toMatchObject({ shop: { name: "Tiny Gantry", isEnabled: false }, products: [], trainings: [], counts: { products: 0 } });
});

test("people of the demo are at work on courses; what stands before reviewers lacks nothing but a wider cover", async () => {
  await open(true);
  const drafts = await app.db.selectFrom("trainingDrafts").select(["id", "status", "creatorId"]).orderBy("n").execute();
  expect(drafts.map(({ status }) => status)).toEqual(["draft", "review", "review"]);
  expect(drafts[0]?.creatorId).toBe("demo-creator");
  for (const { id } of drafts.slice(1)) {
    const submission = await trainingSubmissionOf(app.db, id, app.now());
    const blocks = submission?.draft.open.filter(({ level, code }) => level === "block" && code !== "cover-small");
    expect(blocks).toEqual([]);
  }
});

test("a second start changes nothing, and what people changed stays as they left it", async () => {
  await open(true);
  await app.db.updateTable("products").set({ title: "My own title" }).where("id", "=", "orbit-7-service-robot").execute();
  await app.db.updateTable("shops").set({ isEnabled: false }).where("slug", "=", "copperleaf").execute();
  await app.db.deleteFrom("contentConfig").where("key", "=", "heroSection").execute();
  await app.db
    .insertInto("contentConfig")
    .values({ key: "heroSection", document: { title: "Ours" }, updatedAt: app.now() })
    .execute();
  const before = await Promise.all([count("products"), count("files"), count("priceHistory"), count("contentConfig")]);
  await open(true);
  expect(await Promise.all([count("products"), count("files"), count("priceHistory"), count("contentConfig")])).toEqual(before);
  expect(await app.as(null).catalogue.product({ id: "orbit-7-service-robot" })).toMatchObject({ title: "My own title" });
  expect((await app.as(null).shops.shop({ slug: "copperleaf" })).shop.isEnabled).toBe(false);
  expect((await app.as(null).content.hero({ page: "home" })).title).toBe("Ours");
});
