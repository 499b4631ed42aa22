import { contentPublished } from "@blenda/domain/content/events";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { beforeEach, expect, test } from "vitest";
import { BOB, CARA, EDDA, ROOT, testApp } from "../testing/app.ts";
import { addCategories, addProduct, addTraining } from "../testing/catalogue.ts";
import { addDocument, DOCUMENTS } from "./repository.ts";

const app = await testApp();
const editor = () => app.as(EDDA).content;
const hero = () => app.as(null).content.hero({ page: "home" });
const home = () => app.as(null).content.home();
/** The rights of an editor, and a shop. */
const CARA_EDITS = { ...CARA, permissions: ["view_content", "edit_content"] as ("view_content" | "edit_content")[] };
const VIEWER = { ...BOB, permissions: ["view_content"] as "view_content"[] };

beforeEach(async () => {
  await addCategories(app.db);
  await addDocument(app.db, DOCUMENTS.home, { title: "Hello", blur: 2 }, app.now());
});

const draft = (title: string, basedOn = 0) => editor().saveDraft({ name: "homeHero", basedOn, changes: { title } });

test("a draft is nobody's but the team's until it is published, and then everybody's", async () => {
  const drafted = await draft("New words");
  expect(drafted).toMatchObject({ revision: 1, version: 0, changed: ["title"], draftedBy: "edda", live: { title: "Hello" } });
  expect((await hero()).title).toBe("Hello");
  const published = await editor().publish({ name: "homeHero", basedOn: 1 });
  expect(published).toMatchObject({ version: 2, changed: [], live: { title: "New words", blur: 2 } });
  expect((await hero()).title).toBe("New words");
  expect(published.versions).toMatchObject([
    { version: 2, kind: "published", authorName: "edda", diff: [{ field: "title", before: "Hello", after: "New words" }] },
    { version: 1, kind: "first", authorName: null, diff: [] },
  ]);
  await expect(editor().publish({ name: "homeHero", basedOn: published.revision })).rejects.toMatchObject({
    code: "CONTENT_NOTHING_DRAFTED",
  });
});

test("whoever comes second is told by whom, nothing of either is lost, and a field that is as it was is not drafted", async () => {
  await draft("Edda's");
  const late = app.as(ROOT).content.saveDraft({ name: "homeHero", basedOn: 0, changes: { title: "Root's" } });
  await expect(late).rejects.toMatchObject({ code: "CONTENT_CHANGED", data: { by: "edda" } });
  const both = await app.as(ROOT).content.saveDraft({ name: "homeHero", basedOn: 1, changes: { subtitle: "Root's" } });
  expect(both).toMatchObject({ draft: { title: "Edda's", subtitle: "Root's" }, changed: ["title", "subtitle"] });
  expect(await draft("Hello", 2)).toMatchObject({ changed: ["subtitle"] });
  for (const command of ["publish", "discardDraft", "unschedule"] as const)
    await expect(editor()[command]({ name: "homeHero", basedOn: 1 }), command).rejects.toMatchObject({ code: "CONTENT_CHANGED" });
  expect(await editor().discardDraft({ name: "homeHero", basedOn: 3 })).toMatchObject({ changed: [], draftedBy: null });
});

test("of ten who publish the same draft at once, one does", async () => {
  await draft("Once");
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => editor().publish({ name: "homeHero", basedOn: 1 })));
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await editor().document({ name: "homeHero" })).versions).toHaveLength(2);
});

test("what is scheduled goes live at its minute by the clock, and the job writes the version down, once", async () => {
  await draft("At noon");
  const at = addMinutes(app.now(), 30);
  const scheduled = await editor().schedule({ name: "homeHero", basedOn: 1, at });
  expect(scheduled).toMatchObject({ publishAt: at, scheduledBy: "edda", changed: ["title"] });
  await expect(draft("Other words", scheduled.revision)).rejects.toMatchObject({ code: "CONTENT_IS_SCHEDULED" });
  app.passMinutes(29);
  await app.runJobs();
  expect((await hero()).title).toBe("Hello");
  app.passMinutes(1);
  expect((await hero()).title).toBe("At noon");
  expect(await editor().document({ name: "homeHero" })).toMatchObject({ live: { title: "At noon" }, changed: [], publishAt: null });
  for (let times = 0; times < 2; times++) {
    await app.db.transaction().execute((tx) => app.services.jobs.enqueue(tx, "content.publishDue", {}));
    await app.runJobs();
  }
  const { versions, version } = await editor().document({ name: "homeHero" });
  expect(version).toBe(2);
  expect(versions[0]).toMatchObject({ kind: "scheduled", authorName: "edda", at });
});

test("a schedule is cancelled and its draft stays; nothing is scheduled for what has passed or for more than a year ahead", async () => {
  await draft("Later");
  for (const minutes of [0, 60 * 24 * 367])
    await expect(editor().schedule({ name: "homeHero", basedOn: 1, at: addMinutes(app.now(), minutes) })).rejects.toMatchObject({
      code: "CONTENT_TIME_REFUSED",
    });
  await editor().schedule({ name: "homeHero", basedOn: 1, at: addMinutes(app.now(), 5) });
  expect(await editor().unschedule({ name: "homeHero", basedOn: 2 })).toMatchObject({ publishAt: null, draft: { title: "Later" } });
  app.passMinutes(10);
  expect((await hero()).title).toBe("Hello");
});

test("an earlier version comes back as a new one, and what is drafted stays drafted", async () => {
  await draft("Second");
  const { revision } = await editor().publish({ name: "homeHero", basedOn: 1 });
  const drafted = await editor().saveDraft({ name: "homeHero", basedOn: revision, changes: { subtitle: "Still drafted" } });
  const back = await editor().rollBack({ name: "homeHero", basedOn: drafted.revision, version: 1 });
  expect(back).toMatchObject({
    version: 3,
    live: { title: "Hello", blur: 2 },
    draft: { subtitle: "Still drafted" },
    changed: ["subtitle"],
  });
  expect((await hero()).title).toBe("Hello");
  await expect(editor().rollBack({ name: "homeHero", basedOn: back.revision, version: 9 })).rejects.toMatchObject({
    code: "CONTENT_VERSION_GONE",
  });
});

test("view_content sees everything and changes nothing", async () => {
  const { content } = app.as(VIEWER);
  expect(await content.documents()).toHaveLength(6);
  expect(await content.document({ name: "homepage" })).toMatchObject({ name: "homepage", version: 0 });
  const one = { name: "homeHero", basedOn: 0 } as const;
  const tries = [content.saveDraft({ ...one, changes: { title: "Mine" } }), content.publish(one), content.discardDraft(one)];
  for (const tried of tries) await expect(tried).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(app.as(null).content.documents()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});

test("home follows the published order, titles and picks; what is hidden is gone, and a section of one's own shows its picks", async () => {
  for (const id of ["a", "b"]) await addProduct(app.db, id, CARA.id, { isFeatured: true });
  const { draft: before } = await editor().document({ name: "homepage" });
  if (!("sections" in before)) throw new Error("not home");
  const own = { id: "section-abcd1234", title: "Spring", isShown: true } as const;
  const [featured, ...rest] = before.sections;
  const sections = [own, ...rest, { ...featured, id: "featured" as const, title: "", isShown: false }];
  const picks = [
    {
      id: own.id,
      picks: [
        { productId: "b", note: "Fresh" },
        { productId: "gone", note: "" },
      ],
    },
  ];
  await editor().saveDraft({ name: "homepage", basedOn: 0, changes: { sections, picks } });
  expect((await home()).sections.map(({ id }) => id)).toEqual(["featured", "staffPicks", "categories", "tutorials", "stories"]);
  await editor().publish({ name: "homepage", basedOn: 1 });
  const page = await home();
  expect(page.sections.map(({ id, title }) => [id, title])).toEqual([
    ["section-abcd1234", "Spring"],
    ...["staffPicks", "categories", "tutorials", "stories"].map((id) => [id, ""]),
  ]);
  expect(page.sections[0]?.picks).toMatchObject([{ product: { id: "b" }, note: "Fresh" }]);
  expect(page.featured).toEqual([]);
  const document = await app.db.selectFrom("contentConfig").select("document").where("key", "=", own.id).executeTakeFirstOrThrow();
  expect(document.document).toEqual({ items: picks[0]?.picks });
});

test("the draft names what is picked, also what is no longer on sale", async () => {
  await addProduct(app.db, "sold", CARA.id);
  await addProduct(app.db, "gone", CARA.id, { status: "archived" });
  await addDocument(app.db, DOCUMENTS.staffPicks, { items: [{ docId: "sold" }, { id: "gone" }] }, app.now());
  const state = await editor().document({ name: "homepage" });
  expect(state).toMatchObject({
    items: [
      { id: "gone", isOnSale: false, isOwn: false },
      { id: "sold", isOnSale: true, isOwn: false },
    ],
  });
});

test("nobody picks or features their own, by whatever road", async () => {
  await addProduct(app.db, "caras", CARA.id);
  await addTraining(app.db, "caras-course", CARA.id);
  const cara = app.as(CARA_EDITS).content;
  const changes = { picks: [{ id: "staffPicks" as const, picks: [{ productId: "caras", note: "" }] }] };
  await expect(cara.saveDraft({ name: "homepage", basedOn: 0, changes })).rejects.toMatchObject({ code: "OWN_TARGET" });
  await expect(cara.setFeatured({ productId: "caras", isFeatured: true })).rejects.toMatchObject({ code: "OWN_TARGET" });
  await expect(cara.setTrainingFeatured({ trainingId: "caras-course", isFeatured: true })).rejects.toMatchObject({ code: "OWN_TARGET" });
  // Somebody else did, took it back, and the version in which it was is not hers to bring back.
  await editor().saveDraft({ name: "homepage", basedOn: 0, changes });
  const { revision } = await editor().publish({ name: "homepage", basedOn: 1 });
  const without = await editor().saveDraft({ name: "homepage", basedOn: revision, changes: { picks: [] } });
  const { revision: last } = await editor().publish({ name: "homepage", basedOn: without.revision });
  await expect(cara.rollBack({ name: "homepage", basedOn: last, version: 2 })).rejects.toMatchObject({ code: "OWN_TARGET" });
  expect(await editor().rollBack({ name: "homepage", basedOn: last, version: 2 })).toMatchObject({ version: 4 });
});

test("what is featured is on home the next moment, and out of it again", async () => {
  await addProduct(app.db, "chair", CARA.id);
  await addTraining(app.db, "course", CARA.id);
  await editor().setFeatured({ productId: "chair", isFeatured: true });
  const listed = await editor().setTrainingFeatured({ trainingId: "course", isFeatured: true });
  expect(listed).toMatchObject({ products: [{ id: "chair" }], trainings: [{ id: "course" }] });
  expect(await home()).toMatchObject({ featured: [{ id: "chair" }], tutorials: [{ id: "course" }] });
  await editor().setFeatured({ productId: "chair", isFeatured: false });
  expect((await home()).featured).toEqual([]);
  await expect(editor().setFeatured({ productId: "nothing", isFeatured: true })).rejects.toMatchObject({ code: "CONTENT_ITEM_GONE" });
});

test("publishing drops the kept answers, and tells everybody connected which reads to ask again", async () => {
  app.services.sharedAnswers.listening(true);
  const asked = async () => {
    const { body } = await app.services.sharedAnswers.take("/api/content/home", async () => ({ output: await home(), isPage: false }));
    return JSON.parse(body.toString()).hero.title;
  };
  for (let times = 0; times < 2; times++) expect(await asked()).toBe("Hello");
  await draft("New words");
  expect(await asked()).toBe("Hello");
  await editor().publish({ name: "homeHero", basedOn: 1 });
  expect(await asked()).toBe("New words");
  expect(contentPublished({ name: "homeHero", version: 2 })).toMatchObject({
    to: { access: "public" },
    stale: expect.arrayContaining(["content.home", "content.hero"]),
  });
});

test("a banner shows only pictures that were brought for one", async () => {
  const changes = { backgroundImage: "/files/somebody-elses" };
  await expect(editor().saveDraft({ name: "homeHero", basedOn: 0, changes })).rejects.toMatchObject({ code: "CONTENT_PICTURE_GONE" });
});

test("categories come in the order the marketplace's document names", async () => {
  const names = async () => (await home()).categories?.map(({ name }) => name);
  const before = await names();
  const chairs = (await home()).categories?.find(({ name }) => name === "Chairs");
  await editor().saveDraft({ name: "marketplace", basedOn: 0, changes: { categories: [chairs?.id ?? ""] } });
  await editor().publish({ name: "marketplace", basedOn: 1 });
  expect(await names()).toEqual(["Chairs", ...(before ?? []).filter((name) => name !== "Chairs")]);
});

test("the community's heading and brief are read by everybody once they are published", async () => {
  expect(await app.as(null).content.communityPage()).toEqual({ heading: "", brief: "" });
  await editor().saveDraft({ name: "community", basedOn: 0, changes: { heading: "Show your work", brief: "This week: lamps." } });
  await editor().publish({ name: "community", basedOn: 1 });
  expect(await app.as(null).content.communityPage()).toEqual({ heading: "Show your work", brief: "This week: lamps." });
});
