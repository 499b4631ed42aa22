import { COMMUNITY, PACE } from "@blenda/domain/community/constants";
import type { Me } from "@blenda/domain/identity/model";
import { richTextOfPlain } from "@blenda/domain/shared/rich-text/plain-text";
import { beforeEach, expect, test } from "vitest";
import { ADA, BOB, CARA, EDDA, quickPasswords, testApp } from "../../testing/app.ts";
import { untilDelivered } from "../../testing/people.ts";
import { reportableComment, reportablePost } from "../reportable.ts";

const app = await testApp({ passwords: quickPasswords() });
let postId = "";

beforeEach(async () => {
  const before = new Date(Date.parse(app.now()) - 30 * 86_400_000).toISOString();
  await app.db.updateTable("users").set({ createdAt: before }).execute();
  const draft = {
    kind: "critique" as const,
    title: "Does the panel hold?",
    body: richTextOfPlain("At ten metres?"),
    visibility: "everyone" as const,
  };
  const parts = { media: [], productIds: [], trainingId: null, tags: ["robot"], mentionIds: [] };
  ({ id: postId } = await app.as(ADA).community.createPost({ ...draft, ...parts, key: crypto.randomUUID() }));
});

const say = async (person: Me, body: string, more: { parentId?: string; mentionIds?: string[] } = {}) => {
  const said = await app.as(person).community.comment({ postId, body, ...more, key: crypto.randomUUID() });
  app.passMinutes(1);
  return said;
};
const threads = async (reader: Me | null = null, more: { order?: "helpful" | "newest"; after?: string; commentId?: string } = {}) =>
  (await app.as(reader).community.comments({ postId, ...more })).threads;
const counts = () => app.db.selectFrom("posts").select(["comments", "hotCommenters"]).where("id", "=", postId).executeTakeFirstOrThrow();
const told = async (person: Me) => {
  await untilDelivered(app.db);
  return (await app.as(person).community.communityNotifications()).items.map(({ message }) => message);
};

test("comments have two levels: an answer to an answer joins the second", async () => {
  const top = await say(BOB, "A darker bezel.");
  const answer = await say(ADA, "Good eye.", { parentId: top.id });
  const deeper = await say(CARA, "@ada four millimetres?", { parentId: answer.id });
  expect(deeper.parentId).toBe(top.id);
  expect(await threads()).toMatchObject([
    {
      body: "A darker bezel.",
      isByAuthor: false,
      replies: [
        { body: "Good eye.", isByAuthor: true },
        { body: "@ada four millimetres?", isByAuthor: false },
      ],
    },
  ]);
  expect(await counts()).toEqual({ comments: 3, hotCommenters: 2 });
});

test("those who are spoken to are told, each once, with fifty letters of it", async () => {
  const top = await say(BOB, "x".repeat(60));
  expect(await told(ADA)).toEqual([`bob commented on your post: “${"x".repeat(50)}…”`]);
  await say(CARA, "Agreed @bob", { parentId: top.id, mentionIds: [BOB.id] });
  expect(await told(BOB)).toEqual(["cara replied to your comment: “Agreed @bob”"]);
  await say(EDDA, "And @cara?", { mentionIds: [CARA.id] });
  expect(await told(CARA)).toEqual(["edda mentioned you: “And @cara?”"]);
  expect(await told(EDDA)).toEqual([]);
});

test("a muted thread and a muted person are not heard of", async () => {
  await app.as(ADA).community.muteThread({ postId, isMuted: true });
  await say(BOB, "Anybody there?");
  expect(await told(ADA)).toEqual([]);
  expect(await app.as(ADA).community.muteThread({ postId, isMuted: false })).toEqual({ people: [], threads: [] });
  expect(await app.as(ADA).community.muteUser({ userId: BOB.id, isMuted: true })).toMatchObject({ people: [{ userId: BOB.id }] });
  await say(BOB, "Hello?");
  expect(await told(ADA)).toEqual([]);
  await expect(app.as(ADA).community.muteUser({ userId: ADA.id, isMuted: true })).rejects.toMatchObject({ code: "COMMUNITY_SELF" });
});

test("five seconds between comments, thirty in the first week, ten on the first day", async () => {
  const send = () => app.as(BOB).community.comment({ postId, body: "x", key: crypto.randomUUID() });
  const all = await Promise.allSettled(Array.from({ length: 5 }, send));
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(all.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "COMMUNITY_COMMENT_TOO_SOON", message: `You can comment again in ${PACE.COMMENT_SECONDS} seconds` },
  });
  await app.db.updateTable("users").set({ createdAt: app.now() }).where("id", "=", CARA.id).execute();
  for (let n = 0; n < PACE.FIRST_DAY_COMMENTS; n++) await say(CARA, "x");
  await expect(say(CARA, "x")).rejects.toMatchObject({ code: "COMMUNITY_FIRST_DAY_COMMENTS" });
});

test("a locked post takes no comments, and one that is gone neither", async () => {
  await app.as(EDDA).community.lockPost({ postId, isLocked: true, reason: "Heated" });
  await expect(say(BOB, "But")).rejects.toMatchObject({ code: "COMMUNITY_LOCKED", message: "Comments are closed on this post." });
  await app.as(ADA).community.deletePost({ postId });
  await expect(say(BOB, "But")).rejects.toMatchObject({ code: "COMMUNITY_POST_GONE" });
});

test("nobody answers somebody who blocked them, or reads them", async () => {
  const top = await say(BOB, "Nice.");
  await app.db.insertInto("userBlocks").values({ blockerId: BOB.id, blockedId: CARA.id, createdAt: app.now() }).execute();
  await expect(say(CARA, "Why?", { parentId: top.id })).rejects.toMatchObject({ code: "COMMUNITY_BLOCKED" });
  expect(await threads(CARA)).toEqual([]);
  expect(await threads(EDDA)).toHaveLength(1);
  await app.db.updateTable("users").set({ suspendedAt: app.now(), suspendedReason: "Spam" }).where("id", "=", BOB.id).execute();
  expect(await threads(EDDA)).toEqual([]);
});

test("an edit is marked after five minutes; a deleted comment leaves its place where others answered", async () => {
  const top = await say(BOB, "First");
  expect(await app.as(BOB).community.editComment({ commentId: top.id, body: "First!" })).toMatchObject({ body: "First!", editedAt: null });
  app.passMinutes(5);
  expect(await app.as(BOB).community.editComment({ commentId: top.id, body: "First." })).toMatchObject({ editedAt: app.now() });
  await expect(app.as(CARA).community.editComment({ commentId: top.id, body: "Mine" })).rejects.toMatchObject({
    code: "COMMUNITY_COMMENT_GONE",
  });
  const answer = await say(CARA, "Second", { parentId: top.id });
  await app.as(BOB).community.deleteComment({ commentId: top.id });
  expect(await threads()).toMatchObject([{ body: "", author: null, status: "deleted", replies: [{ body: "Second" }] }]);
  expect(await counts()).toEqual({ comments: 1, hotCommenters: 1 });
  await app.as(CARA).community.deleteComment({ commentId: answer.id });
  expect(await threads()).toEqual([]);
});

test("the most helpful come first, page after page; the one somebody came for is always there", async () => {
  const at = (n: number) => new Date(Date.parse(app.now()) - n * 60_000).toISOString();
  const ids = Array.from({ length: COMMUNITY.PAGE + 3 }, (_, n) => `c-${String(n).padStart(2, "0")}`);
  const rows = ids.map((id, n) => ({ id, postId, authorId: BOB.id, body: id, createdAt: at(ids.length - n) }));
  await app.db.insertInto("postComments").values(rows).execute();
  await app.db.updateTable("posts").set({ comments: rows.length, hotCommenters: 1 }).where("id", "=", postId).execute();
  await app.as(CARA).community.likeComment({ commentId: "c-22", isLiked: true });
  expect(await app.as(CARA).community.likeComment({ commentId: "c-22", isLiked: true })).toMatchObject({ likes: 1, isLiked: true });
  const first = await app.as(null).community.comments({ postId });
  const second = await app.as(null).community.comments({ postId, after: first.next ?? "" });
  expect([...first.threads, ...second.threads].map(({ id }) => id)).toEqual(["c-22", ...ids.slice(0, -1)]);
  const newest = await threads(null, { order: "newest" });
  expect(newest.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, COMMUNITY.PAGE));
  expect((await threads(null, { order: "newest", commentId: "c-00" }))[0]?.id).toBe("c-00");
});

test("a comment with its view of a model names a model of the post", async () => {
  const view = { mediumId: "elsewhere", position: [0, 1, 2], target: [0, 0, 0], zoom: 1 } satisfies object;
  const wrong = {
    postId,
    body: "Here",
    key: crypto.randomUUID(),
    view: { ...view, position: [0, 1, 2] as [number, number, number], target: [0, 0, 0] as [number, number, number] },
  };
  await expect(app.as(BOB).community.comment(wrong)).rejects.toMatchObject({ code: "COMMUNITY_MEDIA_UNKNOWN" });
});

test("what reports hid comes back by an edit ten minutes later, and not before; what a person hid does not", async () => {
  const hide = (actorId: string | null) =>
    app.services.transaction(
      (tx) =>
        reportablePost.setState?.(tx, { id: postId, to: "hidden", actorId, reason: "spam", text: "Reported", at: app.now() }) ??
        Promise.resolve(false),
    );
  const edit = () =>
    app.as(ADA).community.editPost({
      ...{ postId, kind: "critique", title: "Better", body: richTextOfPlain("Now?"), visibility: "everyone" },
      ...{ media: [], productIds: [], trainingId: null, tags: [], mentionIds: [] },
    });
  expect(await hide(null)).toBe(true);
  app.passMinutes(9);
  expect(await edit()).toMatchObject({ status: "hidden", hidden: { by: "reports" } });
  await expect(app.as(BOB).community.post({ postId })).rejects.toMatchObject({ code: "COMMUNITY_POST_HIDDEN" });
  app.passMinutes(1);
  expect(await edit()).toMatchObject({ status: "published", hidden: null });
  expect(await app.as(BOB).community.post({ postId })).toMatchObject({ title: "Better" });
  await hide(EDDA.id);
  app.passMinutes(60);
  await expect(edit()).rejects.toMatchObject({ code: "COMMUNITY_POST_GONE" });
});

test("a comment can be reported with what stands around it, hidden and shown again", async () => {
  const top = await say(BOB, "First");
  const answer = await say(CARA, "Second", { parentId: top.id });
  expect(await reportableComment.describe(app.db, [answer.id])).toMatchObject([
    { place: "on Does the panel hold?", text: "Second", ownerId: CARA.id, state: "visible", path: `/community?post=${postId}&expand=true` },
  ]);
  expect(await reportableComment.around?.(app.db, answer.id, 5)).toMatchObject([
    { text: "First", isReported: false },
    { text: "Second", isReported: true },
  ]);
  expect(await reportablePost.describe(app.db, [postId])).toMatchObject([
    { title: "Does the panel hold?", place: "in #robot", state: "visible" },
  ]);
  expect(await reportableComment.canSee(app.db, BOB, answer.id)).toBe(true);
  const set = (to: "hidden" | "visible") =>
    app.services.transaction(
      (tx) =>
        reportableComment.setState?.(tx, { id: answer.id, to, actorId: null, reason: "spam", text: "", at: app.now() }) ??
        Promise.resolve(false),
    );
  await set("hidden");
  expect(await reportableComment.canSee(app.db, BOB, answer.id)).toBe(false);
  expect(await threads(BOB)).toMatchObject([{ replies: [] }]);
  expect(await threads(CARA)).toMatchObject([{ replies: [{ body: "Second", status: "hidden" }] }]);
  expect(await counts()).toEqual({ comments: 1, hotCommenters: 1 });
  await set("visible");
  expect(await threads(BOB)).toMatchObject([{ replies: [{ body: "Second" }] }]);
});

test("an open page hears of a comment and of a like within half a second", async () => {
  const abort = new AbortController();
  const notes = app.services.live.open({ actor: CARA, sessionId: null, address: "203.0.113.9" }, abort.signal);
  const heard: string[] = [];
  const listening = (async () => {
    for await (const note of notes) if ("stale" in note) heard.push(...note.stale);
  })();
  await say(BOB, "Live?");
  await expect.poll(() => heard, { timeout: 500, interval: 10 }).toEqual(expect.arrayContaining(["community.comments", "community.post"]));
  heard.length = 0;
  await app.as(BOB).community.like({ postId });
  await expect.poll(() => heard, { timeout: 500, interval: 10 }).toContain("community.post");
  abort.abort();
  await listening;
});
