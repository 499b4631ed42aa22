import type { Me } from "@blenda/domain/identity/model";
import { QUESTIONS } from "@blenda/domain/learning/constants";
import { beforeEach, expect, test } from "vitest";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../../testing/app.ts";
import { buyLines } from "../../testing/buying.ts";
import { sellTraining } from "../../testing/goods.ts";
import { untilDelivered } from "../../testing/people.ts";
import { personalData } from "../personal-data.ts";

const app = await testApp();
const trainingId = "uv";
/** The second lesson, a film of one minute. */
const lesson = { trainingId, lessonId: "uv-1" };

const buyIt = (who: Me) => buyLines(app, who, [{ itemType: "training", itemId: trainingId, variant: null }]);
const ask = (text = "Why seams here?", who: Me = ADA, atSeconds: number | null = 12.5) =>
  app.as(who).learning.ask({ ...lesson, atSeconds, text });
const answer = (questionId: string, text: string, who: Me) => app.as(who).learning.answer({ questionId, text });
const read = async (who: Me = ADA) => (await app.as(who).learning.questions(lesson)).questions;
const bell = async (who: Me) => {
  await untilDelivered(app.db);
  return (await app.as(who).notifications.latest()).items.filter(({ data }) => data.topic === "question");
};
const needs = async () => (await app.as(CARA).onboarding.home()).needs.filter(({ kind }) => kind === "question");
const block = (blocker: Me, blocked: Me) =>
  app.db.insertInto("userBlocks").values({ blockerId: blocker.id, blockedId: blocked.id, createdAt: app.now() }).execute();

beforeEach(async () => {
  await sellTraining(app, trainingId, 4_900, CARA.id);
  await buyIt(ADA);
});

test("whoever owns the course asks at a moment of the film; the creator answers as its creator", async () => {
  const { id } = await ask();
  app.passMinutes(1);
  await answer(id, "They're hidden there.", CARA);
  expect(await read()).toMatchObject([
    {
      ...{ id, text: "Why seams here?", atSeconds: 12.5, isWaiting: false, isRemoved: false },
      author: { id: ADA.id, name: ADA.displayName, role: "learner" },
      answers: [{ text: "They're hidden there.", author: { id: CARA.id, role: "creator" } }],
    },
  ]);
});

test("a moment is one of the film, and a text has none", async () => {
  expect(await ask("At the end?", ADA, 7_000)).toMatchObject({ atSeconds: 60 });
  expect(await app.as(ADA).learning.ask({ trainingId, lessonId: "uv-2", atSeconds: 5, text: "Which line?" })).toMatchObject({
    atSeconds: null,
  });
});

test("others who own it read and answer; whoever doesn't is told no more than that", async () => {
  const { id } = await ask();
  for (const call of [() => read(BOB), () => ask("Hm?", BOB), () => answer(id, "Hm.", BOB), () => ask("Hm?", CARA)])
    await expect(call()).rejects.toMatchObject({ code: "LEARNING_NOT_OWNED" });
  await buyIt(BOB);
  expect(await answer(id, "I use pins.", BOB)).toMatchObject({ isWaiting: true, answers: [{ author: { id: BOB.id, role: "learner" } }] });
  expect(await read(BOB)).toHaveLength(1);
  expect((await app.as(ROOT).learning.questionsForStaff(lesson)).questions).toHaveLength(1);
});

test("a course that is given back can be asked about no longer", async () => {
  await app.db.updateTable("orderLines").set({ status: "refunded" }).execute();
  await expect(ask()).rejects.toMatchObject({ code: "LEARNING_NOT_OWNED" });
});

test("the creator is told of a question, whoever asked of each answer, and nobody of their own words", async () => {
  await buyIt(BOB);
  const { id } = await ask();
  const data = { ...lesson, questionId: id };
  expect(await bell(CARA)).toMatchObject([
    { type: "system_update", data, message: `${ADA.displayName} asked about The uv: “Why seams here?”` },
  ]);
  await answer(id, "Hidden there.", CARA);
  await answer(id, "I use pins.", BOB);
  expect((await bell(ADA)).map(({ message }) => message).sort()).toEqual([
    `${BOB.displayName} answered your question about The uv: “I use pins.”`,
    `${CARA.displayName} answered your question about The uv: “Hidden there.”`,
  ]);
  await answer(id, "Thank you!", ADA);
  expect((await bell(CARA)).map(({ title }) => title)).toEqual(["New question", "New question"]);
  expect(await bell(BOB)).toEqual([]);
});

test("the topic has its own switch, and is mailed unless it is switched off", async () => {
  const channel = async () => (await app.as(CARA).notifications.channels()).find(({ type }) => type === "question");
  expect(await channel()).toEqual({ type: "question", inApp: true, mail: true });
  await app.as(CARA).notifications.setChannel({ type: "question", inApp: false, mail: false });
  await ask();
  expect(await bell(CARA)).toEqual([]);
  await app.as(CARA).notifications.setChannel({ type: "system_update", inApp: false, mail: false });
  await app.as(CARA).notifications.setChannel({ type: "question", inApp: true, mail: true });
  await ask("And here?");
  expect(await bell(CARA)).toHaveLength(1);
});

test("what waits for an answer is on the creator's first page until they answer it", async () => {
  const { id } = await ask();
  expect(await needs()).toMatchObject([
    { id, title: "The uv", detail: "Why seams here?", course: { id: lesson.trainingId, lessonId: lesson.lessonId } },
  ]);
  const { answers } = await answer(id, "Hidden there.", CARA);
  expect(await needs()).toEqual([]);
  await app.as(CARA).learning.removePost({ postId: answers[0]?.id ?? "" });
  expect(await needs()).toHaveLength(1);
  await app.as(ADA).learning.removePost({ postId: id });
  expect(await needs()).toEqual([]);
});

test("one's own words can be changed and removed, nobody else's", async () => {
  await buyIt(BOB);
  const { id } = await ask();
  await expect(app.as(BOB).learning.editPost({ postId: id, text: "Mine now" })).rejects.toMatchObject({ code: "LEARNING_POST_GONE" });
  await expect(app.as(CARA).learning.editPost({ postId: id, text: "Mine now" })).rejects.toMatchObject({ code: "LEARNING_POST_GONE" });
  await expect(app.as(BOB).learning.removePost({ postId: id })).rejects.toMatchObject({ code: "LEARNING_POST_GONE" });
  app.passMinutes(1);
  expect(await app.as(ADA).learning.editPost({ postId: id, text: "Why here?" })).toMatchObject({ text: "Why here?", editedAt: app.now() });
  await app.as(ADA).learning.removePost({ postId: id });
  expect(await read()).toEqual([]);
  await expect(answer(id, "Too late", CARA)).rejects.toMatchObject({ code: "LEARNING_POST_GONE" });
});

test("a removed question keeps its place beside the answers, a removed answer leaves none", async () => {
  const { id } = await ask();
  const { answers } = await answer(id, "Hidden there.", CARA);
  await app.as(CARA).learning.removePost({ postId: id });
  expect(await read()).toMatchObject([
    { id, text: "", author: null, isRemoved: true, isWaiting: false, answers: [{ text: "Hidden there." }] },
  ]);
  await app.as(CARA).learning.removePost({ postId: answers[0]?.id ?? "" });
  expect(await read()).toEqual([]);
});

test("our own people take something down with a reason that is written down", async () => {
  const { id } = await ask("Buy followers at …");
  await app.as(EDDA).learning.moderatePost({ postId: id, reason: "Advertising" });
  expect(await read()).toEqual([]);
  const entries = await app.db.selectFrom("auditEntries").select(["action", "reason", "targetId"]).execute();
  expect(entries).toEqual([{ action: "learning.moderatePost", reason: "Advertising", targetId: trainingId }]);
});

test("nobody writes to somebody who blocked them, or reads whom they blocked", async () => {
  await buyIt(BOB);
  const { id } = await ask();
  await block(ADA, BOB);
  await expect(answer(id, "Hello again", BOB)).rejects.toMatchObject({ code: "LEARNING_BLOCKED" });
  const other = await ask("Which pins?", BOB);
  expect((await read(ADA)).map((question) => question.id)).toEqual([id]);
  expect((await read(BOB)).map((question) => question.id)).toContain(other.id);
  await block(CARA, ADA);
  await expect(ask("And now?")).rejects.toMatchObject({ code: "LEARNING_BLOCKED" });
  expect((await needs()).map((need) => need.id)).toEqual([other.id]);
});

test("of somebody who is suspended nothing is to be read", async () => {
  const { id } = await ask();
  await app.db.updateTable("users").set({ suspendedAt: app.now(), suspendedReason: "Spam" }).where("id", "=", ADA.id).execute();
  expect(await read(CARA)).toMatchObject([{ id, text: "", author: null, isRemoved: true }]);
  expect(await needs()).toEqual([]);
});

test("twenty questions at once: as many are asked as an hour allows", async () => {
  const asked = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => ask(`Question ${n}`)));
  expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(QUESTIONS.ASKED_PER_HOUR);
  expect(await read()).toHaveLength(QUESTIONS.ASKED_PER_HOUR);
  expect(asked.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "TOO_MANY_REQUESTS" } });
});

test("a thread is full at its last answer, however many come at once", async () => {
  const { id } = await ask();
  const post = { questionId: id, ...lesson, creatorId: CARA.id, authorId: ADA.id, body: "x", createdAt: app.now() };
  const almost = Array.from({ length: QUESTIONS.MOST_ANSWERS - 1 }, (_, n) => ({ ...post, id: `a-${n}` }));
  await app.db.insertInto("lessonPosts").values(almost).execute();
  await app.db.updateTable("lessonPosts").set({ answerCount: almost.length }).where("id", "=", id).execute();
  const more = await Promise.allSettled([answer(id, "One", CARA), answer(id, "Two", ADA)]);
  expect(more.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(more.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "LEARNING_THREAD_FULL" } });
});

test("the newest come first, page after page; the one somebody came for is always there", async () => {
  const post = { ...lesson, creatorId: CARA.id, authorId: ADA.id, questionId: null, atSeconds: 1, body: "x" };
  const at = (n: number) => new Date(Date.parse(app.now()) - n * 60_000).toISOString();
  const ids = Array.from({ length: QUESTIONS.PAGE + 5 }, (_, n) => `q-${String(n).padStart(2, "0")}`);
  await app.db
    .insertInto("lessonPosts")
    .values(ids.map((id, n) => ({ ...post, id, createdAt: at(n) })))
    .execute();
  const first = await app.as(ADA).learning.questions({ ...lesson });
  const second = await app.as(ADA).learning.questions({ ...lesson, after: first.next ?? "" });
  expect([...first.questions, ...second.questions].map(({ id }) => id)).toEqual(ids);
  expect(second.next).toBeNull();
  const wanted = await app.as(ADA).learning.questions({ ...lesson, questionId: "q-24" });
  expect(wanted.questions.map(({ id }) => id)).toEqual(["q-24", ...ids.slice(0, QUESTIONS.PAGE)]);
});

test("whoever leaves takes their words along; the answers of others stay", async () => {
  await buyIt(BOB);
  const { id } = await ask();
  await answer(id, "I use pins.", BOB);
  await answer(id, "Hidden there.", CARA);
  const mine = { id: BOB.id, email: BOB.email };
  expect(await personalData.collect(app.db, mine)).toMatchObject({ "learning.json": { questionsAndAnswers: [{ body: "I use pins." }] } });
  for (const { id: userId, email } of [BOB, ADA])
    await app.db.transaction().execute((tx) => personalData.forget(tx, { id: userId, email }, app.now()));
  expect(await read(CARA)).toMatchObject([{ id, text: "", author: null, answers: [{ text: "Hidden there." }] }]);
  expect(await app.db.selectFrom("lessonPosts").select("answerCount").where("id", "=", id).execute()).toEqual([{ answerCount: 1 }]);
});
