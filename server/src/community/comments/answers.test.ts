import type { PostKind } from "@blenda/domain/community/constants";
import type { Me } from "@blenda/domain/identity/model";
import { addDays } from "@blenda/domain/shared/calendar";
import { beforeEach, expect, test } from "vitest";
import { ADA, BOB, CARA, EDDA, quickPasswords, testApp } from "../../testing/app.ts";
import { applyEvents } from "../../testing/figures/apply-events.ts";
import { addPost, postDraft, setJoined } from "../../testing/posting.ts";

const app = await testApp({ passwords: quickPasswords() });
let postId = "";

const ask = async (kind: PostKind = "question", title = "Why is the seam dark?") => {
  const { id } = await app.as(ADA).community.createPost({ ...postDraft({ kind, title }), key: crypto.randomUUID() });
  app.passMinutes(1);
  return id;
};
beforeEach(async () => {
  await setJoined(app.db, [ADA, BOB, CARA, EDDA], addDays(app.now(), -30));
  postId = await ask();
});

const say = async (person: Me, body: string, parentId: string | null = null) => {
  const { id } = await app.as(person).community.comment({ postId, body, parentId, key: crypto.randomUUID() });
  app.passMinutes(1);
  return id;
};
const mark = (commentId: string, isAnswer = true, person = ADA) => app.as(person).community.markAnswer({ commentId, isAnswer });
const answerId = async (reader: Me | null = null) => (await app.as(reader).community.post({ postId })).answerId;
const unanswered = async (input: { tag?: string } = {}) =>
  (await app.as(null).community.newest({ only: "unanswered", ...input })).posts.map(({ id }) => id);
const told = async (person: Me) => {
  await applyEvents(app);
  return (await app.as(person).community.communityNotifications()).items.map(({ title, message }) => `${title}: ${message}`);
};

test("whoever asked marks the answer, moves it, and takes it back; the question counts as unanswered until then", async () => {
  const [first, second] = [await say(BOB, "Split the normals."), await say(CARA, "Bake at 4K.")];
  expect(await unanswered()).toEqual([postId]);
  expect(await mark(first)).toMatchObject({ answerId: first });
  expect(await unanswered()).toEqual([]);
  expect(await mark(second)).toMatchObject({ answerId: second });
  expect((await app.as(null).community.newest({})).posts).toMatchObject([{ id: postId, answerId: second }]);
  await mark(first, false);
  expect(await answerId()).toBe(second);
  expect(await mark(second, false)).toMatchObject({ answerId: null });
  expect([await unanswered(), await unanswered({ tag: "diorama" })]).toEqual([[postId], [postId]]);
});

test("the thread with the answer stands first, however few liked it, and once", async () => {
  await app.as(EDDA).community.likeComment({ commentId: await say(BOB, "Same here."), isLiked: true });
  const thread = await say(CARA, "Is it baked?");
  const answer = await say(BOB, "Split the normals.", thread);
  await mark(answer);
  const { threads } = await app.as(null).community.comments({ postId });
  expect(threads.map(({ body }) => body)).toEqual(["Is it baked?", "Same here."]);
  expect(threads[0]?.replies[0]?.id).toBe(answer);
});

test("nobody else marks an answer, and only a question has one", async () => {
  const comment = await say(BOB, "Mine is best.");
  for (const person of [BOB, EDDA])
    await expect(mark(comment, true, person)).rejects.toMatchObject({ code: "COMMUNITY_NOT_YOUR_QUESTION" });
  postId = await ask("wip");
  await expect(mark(await say(BOB, "Nice."))).rejects.toMatchObject({ code: "COMMUNITY_NOT_YOUR_QUESTION" });
  await expect(mark("nothing")).rejects.toMatchObject({ code: "COMMUNITY_COMMENT_GONE" });
});

test("whose comment it is hears of it once, however often it is taken back and marked again", async () => {
  const answer = await say(BOB, "Split the normals.");
  await mark(answer);
  await mark(answer, false);
  await mark(answer);
  expect(await told(BOB)).toEqual(["Your answer helped: ada marked your comment as the answer to “Why is the seam dark?”"]);
  await mark(await say(ADA, "Found it myself."));
  expect((await told(ADA)).filter((line) => line.startsWith("Your answer"))).toEqual([]);
});

test("whoever muted the thread hears nothing", async () => {
  const answer = await say(CARA, "Split the normals.");
  await app.as(CARA).community.muteThread({ postId, isMuted: true });
  await mark(answer);
  expect(await told(CARA)).toEqual([]);
});

test("an answer that is deleted, removed or hidden answers nothing anymore", async () => {
  const answer = await say(BOB, "Split the normals.");
  await mark(answer);
  await app.as(BOB).community.deleteComment({ commentId: answer });
  expect([await answerId(), await unanswered()]).toEqual([null, [postId]]);
  await expect(mark(answer)).rejects.toMatchObject({ code: "COMMUNITY_COMMENT_GONE" });
});

test("nobody reads that it is solved who cannot read the answer", async () => {
  await mark(await say(BOB, "Split the normals."));
  await app.db.insertInto("userBlocks").values({ blockerId: BOB.id, blockedId: CARA.id, createdAt: app.now() }).execute();
  expect([await answerId(CARA), (await answerId(EDDA)) !== null]).toEqual([null, true]);
});

test("a question that becomes something else has no answer", async () => {
  await mark(await say(BOB, "Split the normals."));
  await app.as(ADA).community.editPost({ postId, ...postDraft({ kind: "wip" }) });
  expect(await answerId()).toBe(null);
});

test("the ranked feed lists unanswered questions alone, too", async () => {
  await addPost(app.db, "show", BOB.id, app.now());
  const { posts } = await app.as(null).community.feed({ only: "unanswered" });
  expect(posts.map(({ id }) => id)).toEqual([postId]);
});
