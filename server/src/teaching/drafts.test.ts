import { beforeEach, expect, test } from "vitest";
import { ADA, CARA, testApp } from "../testing/app.ts";
import { addCategories, addShop } from "../testing/catalogue.ts";
import { addCompleteCourse, addLessonUpload, COURSE_WORDS, setReadFilm } from "../testing/creators/teaching.ts";

const app = await testApp();
const calls = app.as(CARA).teaching;
const key = () => crypto.randomUUID();
const OTHER = { ...ADA, isCreator: true };
const lessonsOf = ({ sections }: { sections: { lessons: { id: string; title: string }[] }[] }) =>
  sections.flatMap(({ lessons }) => lessons);

beforeEach(async () => {
  await addCategories(app.db);
  await addShop(app.db, CARA.id);
});

test("a course begins with one section and one lesson, and says what is missing; the same key begins one", async () => {
  const wish = { key: key() };
  const draft = await calls.createDraft(wish);
  expect((await calls.createDraft(wish)).id).toBe(draft.id);
  expect(draft).toMatchObject({
    status: "draft",
    mark: 0,
    treeMark: 0,
    sections: [{ title: "Lessons", lessons: [{ kind: "video", film: null }] }],
  });
  expect(draft.open.map(({ code }) => code)).toEqual([
    ...["lessons-few", "sections-few", "too-short", "preview-missing", "lesson-title", "lesson-media", "title-length"],
    ...["description-length", "category-missing", "level-missing", "learn-lines", "requirements-missing", "price-missing"],
    ...["cover-missing", "ai-missing", "rights-missing"],
  ]);
  expect(draft.open.find(({ code }) => code === "lesson-media")?.lessonId).toBe(lessonsOf(draft)[0]?.id);
});

test("two tabs: the second hears what the first saved, of the fields, of a lesson and of the tree, and nothing is overwritten", async () => {
  const { id, sections } = await calls.createDraft({ key: key() });
  const lessonId = sections[0]?.lessons[0]?.id ?? "";
  await calls.saveDraft({ id, mark: 0, fields: { title: "From the first tab" } });
  await expect(calls.saveDraft({ id, mark: 0, fields: { title: "From the second" } })).rejects.toMatchObject({
    code: "TEACHING_CONFLICT",
    data: { mark: 1, fields: { title: "From the first tab" } },
  });
  await calls.saveLesson({ id, lessonId, mark: 0, fields: { title: "First" } });
  await expect(calls.saveLesson({ id, lessonId, mark: 0, fields: { title: "Second" } })).rejects.toMatchObject({
    code: "TEACHING_LESSON_CONFLICT",
    data: { lesson: { title: "First", mark: 1 } },
  });
  const { treeMark } = await calls.addSection({ id, key: key(), title: "Bake" });
  const tree = sections.map((section) => ({ id: section.id, title: section.title, lessonIds: [lessonId] }));
  await expect(calls.saveCurriculum({ id, treeMark: 0, sections: tree })).rejects.toMatchObject({
    code: "TEACHING_TREE_CONFLICT",
    data: { treeMark },
  });
});

test("the whole tree is put in a new order at once; whoever leaves a lesson out or names a stranger's changes nothing", async () => {
  const id = await addCompleteCourse(app, CARA);
  const stranger = lessonsOf(await app.as(OTHER).teaching.createDraft({ key: key() }))[0]?.id ?? "";
  const before = await calls.draft({ id });
  const [first, second] = before.sections.map((section) => ({
    id: section.id,
    title: section.title,
    lessonIds: section.lessons.map((one) => one.id),
  }));
  if (!first || !second) throw new Error("two sections");
  const save = (sections: (typeof first)[]) => calls.saveCurriculum({ id, treeMark: before.treeMark, sections });
  await expect(save([first])).rejects.toMatchObject({ code: "TEACHING_SECTION_GONE" });
  await expect(save([first, { ...second, lessonIds: second.lessonIds.slice(1) }])).rejects.toMatchObject({ code: "TEACHING_LESSON_GONE" });
  await expect(save([first, { ...second, lessonIds: [...second.lessonIds, stranger] }])).rejects.toMatchObject({
    code: "TEACHING_LESSON_GONE",
  });
  await expect(save([first, { ...second, lessonIds: second.lessonIds.map(() => second.lessonIds[0] ?? "") }])).rejects.toMatchObject({
    code: "TEACHING_LESSON_GONE",
  });
  const [moved = "", ...left] = second.lessonIds;
  const after = await save([
    { ...second, title: "Bake first", lessonIds: left },
    { ...first, lessonIds: [moved, ...first.lessonIds] },
  ]);
  expect(after.sections.map(({ title, lessons }) => [title, lessons.map((one) => one.id)])).toEqual([
    ["Bake first", left],
    ["Lessons", [moved, ...first.lessonIds]],
  ]);
});

test("another creator's course answers like none, whatever is asked of it", async () => {
  const id = await addCompleteCourse(app, CARA);
  const lessonId = lessonsOf(await calls.draft({ id }))[0]?.id ?? "";
  const other = app.as(OTHER).teaching;
  const uploadId = await addLessonUpload(app, OTHER, "film", "mine.mp4", "bytes");
  for (const asked of [
    () => other.draft({ id }),
    () => other.saveDraft({ id, mark: 0, fields: {} }),
    () => other.saveLesson({ id, lessonId, mark: 0, fields: {} }),
    () => other.addSection({ id, key: key(), title: "Mine" }),
    () => other.setFilm({ id, lessonId, uploadId }),
    () => other.removeLesson({ id, lessonId }),
    () => other.submit({ id, mark: 0 }),
    () => other.duplicate({ id, key: key() }),
    () => other.deleteDraft({ id }),
  ])
    await expect(asked()).rejects.toMatchObject({ code: "TEACHING_NOT_FOUND" });
  const own = await other.createDraft({ key: key() });
  await expect(other.saveLesson({ id: own.id, lessonId, mark: 0, fields: {} })).rejects.toMatchObject({ code: "TEACHING_LESSON_GONE" });
});

test("an upload for something else, of somebody else or used already is refused", async () => {
  const { id, sections } = await calls.createDraft({ key: key() });
  const lessonId = sections[0]?.lessons[0]?.id ?? "";
  const set = (uploadId: string) => calls.setFilm({ id, lessonId, uploadId });
  await expect(set(await addLessonUpload(app, CARA, "deliverable", "a.mp4", "a"))).rejects.toMatchObject({ code: "UPLOAD_GONE" });
  await expect(set(await addLessonUpload(app, OTHER, "film", "a.mp4", "b"))).rejects.toMatchObject({ code: "UPLOAD_GONE" });
  const uploadId = await addLessonUpload(app, CARA, "film", "a.mp4", "c");
  expect((await set(uploadId)).sections[0]?.lessons[0]?.film).toMatchObject({ name: "a.mp4", state: "waiting" });
  await expect(set(uploadId)).rejects.toMatchObject({ code: "UPLOAD_TAKEN" });
});

test("a replaced film, a removed lesson and a deleted course leave storage; the poster goes with its film", async () => {
  const id = await addCompleteCourse(app, CARA);
  const [one, two] = lessonsOf(await calls.draft({ id })).map((lesson) => lesson.id);
  const count = async () => (await app.db.selectFrom("files").select("id").execute()).length;
  expect(await count()).toBe(3);
  await setReadFilm(app, CARA, id, one ?? "", "again.mp4");
  expect(await count()).toBe(3);
  const uploadId = await addLessonUpload(app, CARA, "resource", "sheet.pdf", "%PDF-");
  await calls.addResource({ id, lessonId: two ?? "", uploadId });
  expect(await count()).toBe(4);
  await calls.removeLesson({ id, lessonId: two ?? "" });
  expect(await count()).toBe(2);
  await calls.deleteDraft({ id });
  expect([await count(), await app.db.selectFrom("lessonMedia").select("fileId").execute()]).toEqual([0, []]);
  await app.runJobs();
});

test("a duplicate has everything but what was declared, shares its films, and outlives what it was made of", async () => {
  const id = await addCompleteCourse(app, CARA, { publishAt: "2027-01-01T00:00:00.000Z" });
  const copy = await calls.duplicate({ id, key: key() });
  expect(copy).toMatchObject({ fields: { title: "Hard-surface robots (copy)", hasRights: false, publishAt: null, priceCents: 2_900 } });
  const original = await calls.draft({ id });
  expect(lessonsOf(copy).map(({ title }) => title)).toEqual(lessonsOf(original).map(({ title }) => title));
  expect(lessonsOf(copy).some((lesson) => lessonsOf(original).some((known) => known.id === lesson.id))).toBe(false);
  expect(copy.sums).toEqual(original.sums);
  await calls.deleteDraft({ id });
  expect((await calls.draft({ id: copy.id })).sections[0]?.lessons[0]?.film).toMatchObject({ state: "ready", seconds: 400 });
});

test("only what is sent is saved; a price nobody may ask is kept out, a category that isn't there is refused", async () => {
  const { id } = await calls.createDraft({ key: key(), type: "tutorial" });
  const saved = await calls.saveDraft({ id, mark: 0, fields: COURSE_WORDS });
  expect(saved).toMatchObject({ mark: 1, fields: { ...COURSE_WORDS, type: "tutorial" }, rights: { at: app.now() } });
  expect((await calls.saveDraft({ id, mark: 1, fields: { priceCents: 50 } })).fields.priceCents).toBeNull();
  await expect(calls.saveDraft({ id, mark: 2, fields: { categoryId: "nowhere" } })).rejects.toMatchObject({
    code: "TEACHING_CATEGORY_UNKNOWN",
  });
});

test("courses stand in the working list beside products, and many are moved and priced at once", async () => {
  const id = await addCompleteCourse(app, CARA);
  const { rows } = await app.as(CARA).authoring.items({ view: "drafts" });
  expect(rows).toMatchObject([
    { itemType: "training", id, title: "Hard-surface robots", status: "draft", hasDraft: true, priceCents: 2_900 },
  ]);
  expect(await calls.priceMany({ ids: [id, "nowhere"], change: { kind: "percent", percent: 10 } })).toMatchObject({
    done: [id],
    refused: [{ id: "nowhere" }],
  });
  expect((await calls.draft({ id })).fields.priceCents).toBe(3_190);
  expect(await calls.moveMany({ ids: [id], event: "unlist" })).toMatchObject({
    refused: [{ id, message: "This course isn't on sale yet" }],
  });
  expect(await calls.moveMany({ ids: [id], event: "delete" })).toEqual({ done: [id], refused: [] });
});

test("who leaves takes drafts of courses along", async () => {
  await addCompleteCourse(app, CARA);
  const { personalData } = app.services;
  const collected = await Promise.all(personalData.map((part) => part.collect?.(app.db, CARA)));
  expect(Object.assign({}, ...collected)["course-drafts.json"]).toMatchObject([
    { title: "Hard-surface robots", lessons: [1, 2, 3, 4, 5].map((n) => ({ title: `Lesson ${n}` })) },
  ]);
  await app.services.transaction(async (tx) => {
    for (const part of personalData) await part.forget?.(tx, CARA, app.now());
  });
  expect(await app.db.selectFrom("trainingDraftLessons").select("id").execute()).toEqual([]);
});
