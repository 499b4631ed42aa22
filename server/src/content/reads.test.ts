import { addMinutes } from "@blenda/domain/shared/calendar";
import { beforeEach, expect, test } from "vitest";
import { makeLog } from "../platform/log.ts";
import { CARA, testApp } from "../testing/app.ts";
import { addCategories, addProduct, addTraining } from "../testing/catalogue.ts";
import { addDocument, DOCUMENTS } from "./repository.ts";

const lines: string[] = [];
const app = await testApp({ log: makeLog({ level: 2, write: (line) => lines.push(line) }) });
const START = "2026-03-01T12:00:00.000Z";
const home = () => app.as(null).content.home();
const write = (key: string, document: unknown) => addDocument(app.db, key, document, START);

beforeEach(async () => {
  lines.length = 0;
  await addCategories(app.db);
});

test.each(["home", "marketplace", "learning"] as const)(
  "the hero of %s is its document, and what that leaves out its default",
  async (page) => {
    expect(await app.as(null).content.hero({ page })).toMatchObject({ title: "", isActive: true, overlayOpacity: 50, imageScale: "cover" });
    await write(DOCUMENTS[page], { title: `Welcome to ${page}`, overlayOpacity: 10 });
    const hero = await app.as(null).content.hero({ page });
    expect(hero).toMatchObject({ title: `Welcome to ${page}`, overlayOpacity: 10, brightness: 100 });
    expect(Object.keys(hero)).toHaveLength(14);
  },
);

test("home shows twenty featured products and ten featured trainings, the newest first", async () => {
  for (let i = 0; i < 22; i++) await addProduct(app.db, `p${i}`, CARA.id, { isFeatured: true, publishedAt: addMinutes(START, i) });
  for (let i = 0; i < 12; i++) await addTraining(app.db, `t${i}`, CARA.id, { isFeatured: true, publishedAt: addMinutes(START, i) });
  await addProduct(app.db, "plain", CARA.id, { publishedAt: addMinutes(START, 99) });
  const { featured, tutorials, categories } = await home();
  expect(featured.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, i) => `p${21 - i}`));
  expect(tutorials.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, i) => `t${11 - i}`));
  expect(categories?.map(({ name, count }) => [name, count])).toEqual([
    ["3D Models", 23],
    ["Audio", 0],
    ["Boats", 0],
    ["Chairs", 23],
  ]);
});

test("whoever still has the hero and the categories is told the rest of home, and each part alone can be left out", async () => {
  await addProduct(app.db, "chair", CARA.id, { isFeatured: true });
  const parts = async (without?: ("hero" | "categories")[]) => Object.keys(await app.as(null).content.home({ without })).sort();
  const rest = ["featured", "sections", "staffPicks", "tutorials"];
  expect(await parts(["hero", "categories"])).toEqual(rest);
  expect(await parts(["hero"])).toEqual(["categories", ...rest]);
  expect(await parts(["categories"])).toEqual(["featured", "hero", "sections", "staffPicks", "tutorials"]);
  expect(await parts()).toEqual(["categories", "featured", "hero", "sections", "staffPicks", "tutorials"]);
});

test("staff picks are the first eight published ones of the editor's list, in its order and with its notes", async () => {
  for (let i = 0; i < 10; i++) await addProduct(app.db, `p${i}`, CARA.id, { status: i === 1 ? "draft" : "published" });
  const items = [{ docId: "p9", note: "Look closer" }, { id: "p1" }, { productId: "gone" }, {}, { id: "p0" }];
  for (let i = 2; i < 9; i++) items.push({ productId: `p${i}` });
  await write(DOCUMENTS.staffPicks, { items });
  const { staffPicks } = await home();
  expect(staffPicks.map(({ product }) => product.id)).toEqual(["p9", "p0", "p2", "p3", "p4", "p5", "p6", "p7"]);
  expect(staffPicks[0]?.note).toBe("Look closer");
});

test("an empty house has a home", async () => {
  expect(await home()).toMatchObject({ featured: [], staffPicks: [], tutorials: [] });
});

test("a section that cannot be loaded is an empty list and a line in the log; the others are shown", async () => {
  await addProduct(app.db, "chair", CARA.id, { isFeatured: true });
  await write(DOCUMENTS.staffPicks, { items: "not a list" });
  await app.db.schema.alterTable("trainings").renameTo("gone").execute();
  const page = await home().finally(() => app.db.schema.alterTable("gone").renameTo("trainings").execute());
  expect(page).toMatchObject({ featured: [{ id: "chair" }], staffPicks: [], tutorials: [] });
  expect(lines.filter((line) => line.includes("home: "))).toHaveLength(2);
});

test("half a home is shown once and not kept; the next visitor gets a whole one", async () => {
  await addTraining(app.db, "course", CARA.id, { isFeatured: true });
  app.services.sharedAnswers.listening(true);
  const asked = async () => {
    const { body } = await app.services.sharedAnswers.take("/api/content/home", async () => ({ output: await home(), isPage: false }));
    return JSON.parse(body.toString()).tutorials.length;
  };
  await app.db.schema.alterTable("trainings").renameTo("gone").execute();
  expect(await asked().finally(() => app.db.schema.alterTable("gone").renameTo("trainings").execute())).toBe(0);
  expect(await asked()).toBe(1);
  await app.db.deleteFrom("trainings").execute();
  expect(await asked()).toBe(1);
});
