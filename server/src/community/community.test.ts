import { COMMUNITY } from "@blenda/domain/community/constants";
import type { PostDraft } from "@blenda/domain/community/model";
import type { Me } from "@blenda/domain/identity/model";
import { addDays } from "@blenda/domain/shared/calendar";
import { richTextOfPlain } from "@blenda/domain/shared/rich-text/plain-text";
import { beforeEach, expect, test } from "vitest";
import { ADA, BOB, CARA, EDDA, quickPasswords, ROOT, testApp } from "../testing/app.ts";
import { untilDelivered } from "../testing/people.ts";
import { postDraft, setJoined } from "../testing/posting.ts";
import { communityPersonalData } from "./personal-data.ts";

const app = await testApp({ passwords: quickPasswords() });

beforeEach(() => setJoined(app.db, [ADA, BOB, CARA, EDDA], addDays(app.now(), -30)));

const post = async (more: Partial<PostDraft> = {}, author: Me = ADA) => {
  const made = await app.as(author).community.createPost({ ...postDraft(more), key: crypto.randomUUID() });
  app.passMinutes(1);
  return made;
};

test("saves lie in collections; a removed collection leaves them saved", async () => {
  const { id: postId } = await post();
  const { id: collectionId } = await app.as(BOB).community.createCollection({ name: "Rocks" });
  await expect(app.as(BOB).community.createCollection({ name: "rocks" })).rejects.toMatchObject({ code: "COMMUNITY_COLLECTION_EXISTS" });
  await expect(app.as(CARA).community.savePost({ postId, collectionId })).rejects.toMatchObject({ code: "COMMUNITY_COLLECTION_GONE" });
  await Promise.all([1, 2, 3].map(() => app.as(BOB).community.savePost({ postId })));
  expect(await app.as(BOB).community.savePost({ postId, collectionId })).toEqual({ postId, saves: 1, isSaved: true, collectionId });
  expect(await app.as(BOB).community.renameCollection({ collectionId, name: "Stones" })).toMatchObject({ name: "Stones", posts: 1 });
  expect(await app.as(BOB).community.removeCollection({ collectionId })).toEqual([]);
  expect(await app.as(BOB).community.savedState({ postId })).toEqual({ postId, saves: 1, isSaved: true, collectionId: null });
  await app.as(ADA).community.savePost({ postId });
  const row = await app.db.selectFrom("posts").select(["saves", "hotSaves"]).where("id", "=", postId).executeTakeFirst();
  expect(row).toEqual({ saves: 2, hotSaves: 1 });
  expect(await app.as(BOB).community.unsavePost({ postId })).toMatchObject({ saves: 1, isSaved: false });
});

test("a tag can be followed, also one nobody used yet", async () => {
  expect(await app.as(BOB).community.followTag({ tag: "retopology", isFollowed: true })).toEqual([
    { tag: "retopology", posts: 0, isFollowed: true },
  ]);
  await post({ tags: ["retopology"] });
  expect(await app.as(BOB).community.followedTags()).toMatchObject([{ tag: "retopology", posts: 1 }]);
  expect(await app.as(BOB).community.followTag({ tag: "retopology", isFollowed: false })).toEqual([]);
});

test("staff hide, remove, restore, lock, pin and exclude, with a reason that is written down", async () => {
  const { id: postId } = await post();
  const reason = "Not theirs";
  await app.as(EDDA).community.hidePost({ postId, reason });
  await expect(app.as(BOB).community.post({ postId })).rejects.toMatchObject({
    code: "COMMUNITY_POST_HIDDEN",
    message: "This post is hidden while we look at a report.",
  });
  expect(await app.as(ADA).community.post({ postId })).toMatchObject({
    status: "hidden",
    hidden: { by: "staff", reason, restorableAt: null },
  });
  await expect(app.as(ADA).community.editPost({ ...postDraft(), postId })).rejects.toMatchObject({ code: "COMMUNITY_POST_GONE" });
  await app.as(EDDA).community.removePost({ postId, reason });
  await expect(app.as(null).community.post({ postId })).rejects.toMatchObject({ code: "COMMUNITY_POST_REMOVED", data: { reason } });
  expect(await app.as(EDDA).community.restorePost({ postId, reason: "It is theirs" })).toMatchObject({ status: "published", hidden: null });
  expect(await app.as(EDDA).community.lockPost({ postId, isLocked: true, reason })).toMatchObject({ isLocked: true, canComment: false });
  expect(await app.as(EDDA).community.pinPost({ postId, isPinned: true, reason })).toMatchObject({ isPinned: true });
  expect(await app.as(EDDA).community.excludePost({ postId, isExcluded: true, reason })).toMatchObject({ isExcluded: true });
  const entries = await app.db.selectFrom("auditEntries").select("action").orderBy("n").execute();
  expect(entries.map(({ action }) => action)).toEqual(
    ["hidePost", "removePost", "restorePost", "lockPost", "pinPost", "excludePost"].map((name) => `community.${name}`),
  );
  await untilDelivered(app.db);
  const told = (await app.as(ADA).notifications.latest()).items.map(({ title }) => title);
  expect(told.toSorted()).toEqual(["Your post is back", "Your post is hidden", "Your post was removed"]);
});

test("a moderator neither restores nor pins a post of their own", async () => {
  const { id: postId } = await post({}, EDDA);
  const reason = "Not theirs";
  await app.as(ROOT).community.hidePost({ postId, reason });
  const own = app.as(EDDA).community;
  for (const refused of [() => own.restorePost({ postId, reason }), () => own.pinPost({ postId, isPinned: true, reason })])
    await expect(refused()).rejects.toMatchObject({ code: "OWN_TARGET", status: 403 });
  expect(await own.post({ postId })).toMatchObject({ status: "hidden", isPinned: false });
});

test("three posts are pinned at most, however many editors try at once", async () => {
  const posts = [];
  for (let n = 0; n < COMMUNITY.MOST_PINNED + 2; n++) posts.push(await post({ title: `Post ${n}` }));
  const all = await Promise.allSettled(
    posts.map(({ id: postId }) => app.as(EDDA).community.pinPost({ postId, isPinned: true, reason: "Fine work" })),
  );
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(COMMUNITY.MOST_PINNED);
  expect(all.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "COMMUNITY_PINS_FULL" } });
});

test("whoever leaves takes their posts along; what others said under them stays to be read", async () => {
  const { id: postId } = await post({ body: richTextOfPlain(`Hello @${BOB.displayName}`), mentionIds: [BOB.id] });
  const other = await post({}, BOB);
  await app.as(ADA).community.like({ postId: other.id });
  await app.as(ADA).community.savePost({ postId: other.id });
  await app.as(ADA).community.comment({ postId: other.id, body: "Nice", key: crypto.randomUUID() });
  await app.as(BOB).community.comment({ postId, body: "Thank you", key: crypto.randomUUID() });
  expect(await communityPersonalData.collect(app.db, ADA)).toMatchObject({
    "community.json": {
      posts: [{ id: postId }],
      comments: [{ body: "Nice" }],
      likes: [{ postId: other.id }],
      saves: [{ postId: other.id }],
    },
  });
  await app.services.transaction((tx) => communityPersonalData.forget(tx, ADA, app.now()));
  await expect(app.as(CARA).community.post({ postId })).rejects.toMatchObject({ code: "COMMUNITY_POST_GONE" });
  expect((await app.as(CARA).community.comments({ postId })).threads).toMatchObject([{ body: "Thank you", author: { userId: BOB.id } }]);
  expect((await app.as(CARA).community.post({ postId: other.id })).counts).toMatchObject({ likes: 0, saves: 0, comments: 0 });
});
