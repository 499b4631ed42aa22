import { beforeEach, expect, test } from "vitest";
import { ADA, CARA, EDDA, testApp } from "../../testing/app.ts";
import { buyLines } from "../../testing/buying.ts";
import { addCategories, addShop } from "../../testing/catalogue.ts";
import { addCompleteCourse, addLessonUpload, setReadFilm, submitCourse } from "../../testing/creators/teaching.ts";
import { untilDelivered } from "../../testing/people.ts";
import { teachingJobs } from "../jobs.ts";
import { approveTraining, rejectTraining, requestTrainingChanges, trainingSubmissionOf } from "../port.ts";

const app = await testApp();
const calls = app.as(CARA).teaching;
const key = () => crypto.randomUUID();
const draftOf = (id: string) => calls.draft({ id });
const submit = async (id: string) => calls.submit({ id, mark: (await draftOf(id)).mark });
const openCodes = (error: { data: { open: { code: string }[] } }) => error.data.open.map(({ code }) => code);
const approving = (id: string) => app.services.transaction((tx) => approveTraining(tx, { id, by: EDDA.id, at: app.now() }));
const later = (days: number) => new Date(Date.parse(app.now()) + days * 86_400_000).toISOString();
const page = (id: string) => app.as(null).trainings.training({ id });
const lessonsOf = async (id: string) => (await draftOf(id)).sections.flatMap(({ lessons }) => lessons);
const fields = async (id: string, changes: object) => calls.saveDraft({ id, mark: (await draftOf(id)).mark, fields: changes });
const notices = async () => (await app.as(CARA).notifications.latest()).items.map(({ type, data }) => [type, data]);

beforeEach(async () => {
  await addCategories(app.db);
  await addShop(app.db, CARA.id);
});

/** On sale, as review left it. */
async function addLiveCourse(): Promise<string> {
  const id = await submitCourse(app, CARA);
  await approving(id);
  app.passMinutes(1);
  return id;
}

test("submit without its parts is refused, and each says where it belongs", async () => {
  const id = await addCompleteCourse(app, CARA, { learn: ["One"], level: null });
  const [first] = await lessonsOf(id);
  await calls.removeFilm({ id, lessonId: first?.id ?? "" });
  const refused = await submit(id).catch((error) => error);
  expect([refused.code, openCodes(refused)]).toEqual([
    "TEACHING_INCOMPLETE",
    ["too-short", "lesson-media", "level-missing", "learn-lines"],
  ]);
});

test("two submits at once are one submission", async () => {
  const id = await addCompleteCourse(app, CARA);
  const { mark } = await draftOf(id);
  const outcomes = await Promise.allSettled([calls.submit({ id, mark }), calls.submit({ id, mark })]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await app.db.selectFrom("submissions").select(["itemType", "isRevision"]).execute()).toEqual([
    { itemType: "training", isRevision: false },
  ]);
  await expect(fields(id, { title: "Another title" })).rejects.toMatchObject({ code: "TEACHING_INVALID_STEP" });
});

test("a film that is still read is waited for; one that is found wanting sends the course back", async () => {
  const id = await addCompleteCourse(app, CARA);
  const [first] = await lessonsOf(id);
  await calls.setFilm({ id, lessonId: first?.id ?? "", uploadId: await addLessonUpload(app, CARA, "film", "words.mp4", "no film") });
  expect((await submit(id))?.status).toBe("processing");
  await app.runJobs();
  expect(await draftOf(id)).toMatchObject({
    status: "changes_requested",
    reason: { text: "We found something in your films to fix before review." },
  });
  await untilDelivered(app.db);
  expect(await notices()).toEqual([["training_changes_requested", { trainingId: id, trainingDraftId: id }]]);
}, 60_000);

test("an approved course is on sale with its lessons, and the draft is over; its lessons keep their ids", async () => {
  const id = await submitCourse(app, CARA);
  const lessons = await lessonsOf(id);
  expect(await trainingSubmissionOf(app.db, id, app.now())).toMatchObject({
    creatorId: CARA.id,
    earlier: 0,
    live: null,
    draft: { status: "review" },
  });
  expect(await approving(id)).toMatchObject({ status: "published", isRevision: false });
  expect(await approving(id)).toBeNull();
  await expect(draftOf(id)).rejects.toMatchObject({ code: "TEACHING_NOT_FOUND" });
  const sold = await page(id);
  expect(sold).toMatchObject({
    title: "Hard-surface robots",
    type: "course",
    lessonCount: 5,
    level: "Beginner",
    priceCents: 2_900,
    isForSale: true,
  });
  expect(sold.sections.flatMap((section) => section.lessons.map((lesson) => lesson.id))).toEqual(lessons.map((lesson) => lesson.id));
  const preview = await app.as(null).trainings.lesson({ trainingId: id, lessonId: lessons[0]?.id ?? "" });
  expect(preview).toMatchObject({ title: "Lesson 1", durationSeconds: 400, captions: [], resources: [], checkpoint: null });
  await untilDelivered(app.db);
  expect(await notices()).toEqual([["training_approved", { trainingId: id }]]);
});

test("review sends it back with comments on fields and lessons; handed in again they are settled", async () => {
  const id = await submitCourse(app, CARA);
  const [first] = await lessonsOf(id);
  const remarks = [{ field: "lessons" as const, lessonId: first?.id ?? "", text: "The sound is too low." }];
  await app.services.transaction((tx) => requestTrainingChanges(tx, { id, by: EDDA.id, at: app.now(), remarks }));
  expect(await draftOf(id)).toMatchObject({ status: "changes_requested", remarks: [{ ...remarks[0], isSettled: false }] });
  expect(await app.as(CARA).authoring.counts()).toMatchObject({ needs_you: 1 });
  expect(await submit(id)).toMatchObject({ status: "review", remarks: [{ isSettled: true }] });
  await calls.withdraw({ id });
  expect(await draftOf(id)).toMatchObject({ status: "draft", may: ["edit", "submit", "delete"] });
});

test("a comment whose field or lesson was left as it is says so, and goes back to the reviewer with its creator's answer", async () => {
  const id = await submitCourse(app, CARA);
  const [first, second] = await lessonsOf(id);
  const remarks = [
    { field: "title" as const, lessonId: null, text: "Say what it is." },
    { field: "description" as const, lessonId: null, text: "Say for whom." },
    { field: "lessons" as const, lessonId: first?.id ?? "", text: "The sound is too low." },
    { field: "lessons" as const, lessonId: second?.id ?? "", text: "Name the tool." },
  ];
  await app.services.transaction((tx) => requestTrainingChanges(tx, { id, by: EDDA.id, at: app.now(), remarks }));
  const { mark, remarks: asked } = await draftOf(id);
  expect(asked.map(({ isUntouched }) => isUntouched)).toEqual([true, true, true, true]);
  await calls.saveLesson({ id, lessonId: first?.id ?? "", mark: first?.mark ?? 0, fields: { title: "Louder" } });
  const saved = await calls.saveDraft({ id, mark, fields: { title: "Robots with hard surfaces" } });
  expect(saved.remarks.map(({ isUntouched }) => isUntouched)).toEqual([false, true, false, true]);
  await calls.submit({ id, mark: saved.mark, answers: [{ remarkId: asked[1]?.id ?? "", text: "The next course says it." }] });
  const { draft } = (await trainingSubmissionOf(app.db, id, app.now())) ?? {};
  expect(draft?.remarks.map(({ answer, isSettled }) => [answer, isSettled])).toEqual([
    ["", true],
    ["The next course says it.", true],
    ["", true],
    ["", true],
  ]);
});

test("a rejected course is appealed once, within thirty days", async () => {
  const id = await submitCourse(app, CARA);
  const text = "Somebody else made these films.";
  await app.services.transaction((tx) => rejectTraining(tx, { id, by: EDDA.id, at: app.now(), code: "copyright", text }));
  expect(await draftOf(id)).toMatchObject({ status: "rejected", reason: { code: "copyright", text }, may: ["appeal", "delete"] });
  expect((await calls.appeal({ id, text: "I made all of these films myself." })).status).toBe("review");
  await app.services.transaction((tx) => rejectTraining(tx, { id, by: EDDA.id, at: app.now(), code: "copyright", text }));
  await expect(calls.appeal({ id, text: "I made all of these films myself." })).rejects.toMatchObject({ code: "TEACHING_APPEAL_OVER" });
});

test("approved before its date it waits, and is published once when that has come", async () => {
  const publishAt = later(3);
  const id = await submitCourse(app, CARA, { publishAt });
  expect(await approving(id)).toMatchObject({ status: "approved" });
  const due = () => teachingJobs.find(({ name }) => name === "teaching.publishDue")?.run(app.services, {});
  await due();
  await expect(page(id)).rejects.toMatchObject({ code: "TRAININGS_NOT_FOUND" });
  app.passMinutes(3 * 24 * 60 + 1);
  await Promise.all([due(), due()]);
  expect((await page(id)).isForSale).toBe(true);
});

test("of a revision, words, price and captions are live with the answer; it is over where nothing needs review", async () => {
  const id = await addLiveCourse();
  const revision = await calls.startRevision({ id });
  expect((await calls.startRevision({ id })).createdAt).toBe(revision.createdAt);
  expect(revision).toMatchObject({ live: { sales: 0, lessonCount: 5 }, changes: [], lessonChanges: [], open: [] });
  const [first] = await lessonsOf(id);
  await fields(id, { priceCents: 1_900, learn: ["One", "Two", "Three", "Four"] });
  await calls.saveLesson({
    id,
    lessonId: first?.id ?? "",
    mark: 0,
    fields: {
      chapters: [
        { atSeconds: 9, title: "Later" },
        { atSeconds: 0, title: "First" },
      ],
    },
  });
  expect((await draftOf(id)).changes.map(({ field, needsReview }) => [field, needsReview])).toEqual([
    ["captions", false],
    ["learn", false],
    ["price", false],
  ]);
  expect(await submit(id)).toBeNull();
  expect(await page(id)).toMatchObject({ priceCents: 1_900, learn: ["One", "Two", "Three", "Four"] });
  const lesson = await app.as(null).trainings.lesson({ trainingId: id, lessonId: first?.id ?? "" });
  expect(lesson.chapters).toEqual([
    { atSeconds: 0, title: "First" },
    { atSeconds: 9, title: "Later" },
  ]);
});

test("a lesson that people have paid for stays theirs until its removal is approved; new ones are told to them", async () => {
  const id = await addLiveCourse();
  await buyLines(app, ADA, [{ itemType: "training", itemId: id, variant: null }]);
  await app.db.updateTable("trainings").set({ salesCount: 1 }).where("id", "=", id).execute();
  const { sections } = await calls.startRevision({ id });
  const gone = sections[1]?.lessons[0]?.id ?? "";
  await calls.removeLesson({ id, lessonId: gone });
  const { lessonId } = await calls.addLesson({ id, key: key(), sectionId: sections[1]?.id ?? "", title: "Paint" });
  await setReadFilm(app, CARA, id, lessonId, "paint.mp4");
  const draft = await draftOf(id);
  expect(draft.lessonChanges).toMatchObject([
    { lessonId, kind: "added", isPaid: false },
    { lessonId: gone, kind: "removed", isPaid: true, message: "Needs review. Buyers keep it until then." },
  ]);
  // New films are declared anew.
  expect(openCodes(await submit(id).catch((error) => error))).toEqual(["rights-missing"]);
  await fields(id, { hasRights: true });
  expect((await submit(id))?.status).toBe("review");
  const watch = (lesson: string) => app.as(ADA).trainings.lesson({ trainingId: id, lessonId: lesson });
  expect((await watch(gone)).title).toBe("Lesson 3");
  await expect(watch(lessonId)).rejects.toMatchObject({ code: "TRAININGS_NOT_FOUND" });
  expect(await approving(id)).toMatchObject({ status: "published", isRevision: true });
  await expect(watch(gone)).rejects.toMatchObject({ code: "TRAININGS_NOT_FOUND" });
  expect((await watch(lessonId)).title).toBe("Paint");
  await untilDelivered(app.db);
  const told = (await app.as(ADA).notifications.latest()).items.filter(({ type }) => type === "system_update");
  expect(told).toMatchObject([{ title: "New in Hard-surface robots", message: "A new lesson: Paint.", data: { trainingId: id } }]);
});

test("a revision that is cancelled leaves what is on sale as it is, films and all", async () => {
  const id = await addLiveCourse();
  const before = await page(id);
  const [first] = (await calls.startRevision({ id })).sections.flatMap(({ lessons }) => lessons);
  await setReadFilm(app, CARA, id, first?.id ?? "", "other.mp4");
  await fields(id, { title: "Another title" });
  await calls.cancelRevision({ id });
  expect(await page(id)).toEqual(before);
  const { videoUrl } = await app.as(null).trainings.lesson({ trainingId: id, lessonId: first?.id ?? "" });
  const files = await app.db.selectFrom("files").select("id").execute();
  expect(files.map((file) => `/files/${file.id}`)).toContain(videoUrl);
  expect(files.length).toBe(3);
});

test("a price that was set elsewhere since is not undone by handing the revision in", async () => {
  const id = await addLiveCourse();
  await calls.startRevision({ id });
  app.passMinutes(1);
  await app.as(CARA).trainings.setPrice({ id, priceCents: 3_900 });
  await untilDelivered(app.db);
  expect((await draftOf(id)).fields.priceCents).toBe(3_900);
});

test("a course is taken off sale, put back and archived by its creator", async () => {
  const id = await addLiveCourse();
  expect(await calls.moveMany({ ids: [id], event: "unlist" })).toEqual({ done: [id], refused: [] });
  expect((await page(id)).isForSale).toBe(false);
  expect(await calls.moveMany({ ids: [id], event: "relist" })).toEqual({ done: [id], refused: [] });
  expect((await calls.moveMany({ ids: [id], event: "delete" })).refused).toMatchObject([{ id }]);
  expect(await calls.moveMany({ ids: [id], event: "archive" })).toEqual({ done: [id], refused: [] });
  await expect(calls.startRevision({ id })).rejects.toMatchObject({ code: "TEACHING_NOT_FOUND" });
});
