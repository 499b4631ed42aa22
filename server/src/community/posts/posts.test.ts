import { PACE } from "@blenda/domain/community/constants";
import type { PostDraft } from "@blenda/domain/community/model";
import type { Me } from "@blenda/domain/identity/model";
import { addDays } from "@blenda/domain/shared/calendar";
import { richTextOfPlain } from "@blenda/domain/shared/rich-text/plain-text";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { ADA, BOB, CARA, EDDA, quickPasswords, testApp } from "../../testing/app.ts";
import { addPeople, untilDelivered } from "../../testing/people.ts";
import { postDraft, setJoined } from "../../testing/posting.ts";

const app = await testApp({ passwords: quickPasswords() });

const post = async (more: Partial<PostDraft> = {}, author: Me = ADA) => {
  const made = await app.as(author).community.createPost({ ...postDraft(more), key: crypto.randomUUID() });
  app.passMinutes(1);
  return made;
};

const upload = async (userId: string): Promise<{ id: string; fileId: string }> => {
  const id = crypto.randomUUID();
  const file = {
    id,
    storageKey: id,
    ownerId: userId,
    name: "a.webp",
    type: "image/webp",
    bytes: 1,
    sha256: "0".repeat(64),
    isPublic: false,
  };
  await app.db
    .insertInto("files")
    .values({ ...file, createdAt: app.now() })
    .execute();
  const size = { width: 8, height: 6, stageHue: null, triangles: null, posterFileId: null };
  await app.db
    .insertInto("postMedia")
    .values({ id, userId, kind: "picture", fileId: id, name: "a.webp", createdAt: app.now(), ...size })
    .execute();
  return { id, fileId: id };
};

/** Nobody is new here, unless a test says so. */
const joined = (people: readonly Me[], days: number) => setJoined(app.db, people, addDays(app.now(), -days));

beforeEach(() => joined([ADA, BOB, CARA, EDDA], 30));

test("a post says what its author wrote, and everybody can read it", async () => {
  const made = await post();
  const seen = await app.as(null).community.post({ postId: made.id });
  expect(seen).toMatchObject({
    kind: "wip",
    title: "Lantern Rock, almost done",
    summary: "The whole island is one mesh now.",
    isWhole: true,
    author: { userId: ADA.id, name: ADA.displayName },
    tags: ["diorama", "low-poly"],
    counts: { likes: 0, comments: 0, saves: 0, views: 0 },
    mine: { isOwn: false, isLiked: false, isSaved: false },
    canEdit: false,
    canComment: false,
    editedAt: null,
  });
  expect(made).toMatchObject({ mine: { isOwn: true }, canEdit: true, canComment: true });
});

test("the same key posts once", async () => {
  const key = crypto.randomUUID();
  const [one, two] = await Promise.all([1, 2].map(() => app.as(ADA).community.createPost({ ...postDraft(), key })));
  expect(one?.id).toBe(two?.id);
  expect(await app.db.selectFrom("posts").select("id").execute()).toHaveLength(1);
});

test("a post without words, media or an item of one's own is refused", async () => {
  const empty = { title: "", body: richTextOfPlain("") };
  await expect(post(empty)).rejects.toMatchObject({ code: "COMMUNITY_NOTHING" });
  const { id } = await upload(ADA.id);
  expect(await post({ ...empty, media: [{ id, alt: "A rock" }] })).toMatchObject({ media: [{ id, alt: "A rock" }] });
});

test("media are their uploader's, in one post, and as public as it", async () => {
  const mine = await upload(ADA.id);
  const theirs = await upload(BOB.id);
  await expect(post({ media: [{ id: theirs.id, alt: "" }] })).rejects.toMatchObject({ code: "COMMUNITY_MEDIA_UNKNOWN" });
  const body = [{ type: "picture" as const, fileId: theirs.fileId, alt: "" }];
  await expect(post({ body })).rejects.toMatchObject({ code: "COMMUNITY_MEDIA_UNKNOWN" });
  const made = await post({ media: [{ id: mine.id, alt: "" }] });
  await expect(post({ media: [{ id: mine.id, alt: "" }] })).rejects.toMatchObject({ code: "COMMUNITY_MEDIA_UNKNOWN" });
  const isPublic = async () =>
    (await app.db.selectFrom("files").select("isPublic").where("id", "=", mine.fileId).executeTakeFirst())?.isPublic;
  expect(await isPublic()).toBe(true);
  await app.as(EDDA).community.hidePost({ postId: made.id, reason: "Not theirs" });
  expect(await isPublic()).toBe(false);
});

test("only one's own products can be shown", async () => {
  await expect(post({ productIds: ["somebody-elses"] })).rejects.toMatchObject({ code: "COMMUNITY_NOT_OWN_ITEM" });
  await expect(post({ trainingId: "somebody-elses" })).rejects.toMatchObject({ code: "COMMUNITY_NOT_OWN_ITEM" });
});

test("fifteen seconds between posts, however many are sent at once", async () => {
  const all = await Promise.allSettled(
    Array.from({ length: 8 }, () => app.as(ADA).community.createPost({ ...postDraft(), key: crypto.randomUUID() })),
  );
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(all.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "COMMUNITY_POST_TOO_SOON", data: { seconds: 15 }, message: "You can post again in 15 seconds" },
  });
  app.passMinutes(0.25);
  await post();
});

test("the first day allows three posts; deleting one gives none back", async () => {
  await joined([ADA], 0);
  for (let n = 0; n < PACE.FIRST_DAY_POSTS; n++) await app.as(ADA).community.deletePost({ postId: (await post()).id });
  expect(await app.as(ADA).community.allowance()).toMatchObject({ isNew: true, postsLeft: 0, mostLinks: 2, mostMedia: 5 });
  await expect(post()).rejects.toMatchObject({ code: "COMMUNITY_FIRST_DAY_POSTS" });
  app.passMinutes(24 * 60);
  await post();
});

test("somebody new has two links, two mentions and five files", async () => {
  await joined([ADA], 3);
  const links = "https://a.example https://b.example https://c.example";
  await expect(post({ body: richTextOfPlain(links) })).rejects.toMatchObject({ code: "COMMUNITY_NEW_LINKS" });
  const named = richTextOfPlain(`@${BOB.displayName} @${CARA.displayName} @${EDDA.displayName}`);
  const mentionIds = [BOB.id, CARA.id, EDDA.id];
  await expect(post({ body: named, mentionIds })).rejects.toMatchObject({ code: "COMMUNITY_NEW_MENTIONS" });
  const media = await Promise.all(Array.from({ length: 6 }, async () => ({ id: (await upload(ADA.id)).id, alt: "" })));
  await expect(post({ media })).rejects.toMatchObject({ code: "COMMUNITY_NEW_MEDIA" });
  await joined([ADA], 8);
  expect((await post({ body: named, mentionIds, media })).mentions).toHaveLength(3);
});

test("an edit is free for five minutes and marked afterwards; nobody else edits", async () => {
  const { id } = await post();
  expect(await app.as(ADA).community.editPost({ ...postDraft({ title: "Done", tags: ["diorama"] }), postId: id })).toMatchObject({
    title: "Done",
    editedAt: null,
  });
  app.passMinutes(5);
  expect(await app.as(ADA).community.editPost({ ...postDraft({ title: "Done!" }), postId: id })).toMatchObject({ editedAt: app.now() });
  await expect(app.as(BOB).community.editPost({ ...postDraft(), postId: id })).rejects.toMatchObject({ code: "COMMUNITY_POST_GONE" });
  const history = await app.as(EDDA).community.postHistory({ postId: id });
  expect(history.map(({ step, before }) => [step, before?.title])).toEqual([
    ["edited", "Done"],
    ["edited", "Lantern Rock, almost done"],
  ]);
  await joined([ADA], 3);
  app.passMinutes(24 * 60);
  await expect(app.as(ADA).community.editPost({ ...postDraft(), postId: id })).rejects.toMatchObject({ code: "COMMUNITY_EDIT_OVER" });
});

test("five hundred people who like at once are five hundred likes", async () => {
  const { id } = await post();
  const people = await addPeople(app.db, 500, app.now());
  const likes = await Promise.allSettled(people.map((person) => app.as(person).community.like({ postId: id })));
  expect(likes.filter(({ status }) => status === "rejected")).toEqual([]);
  const row = await app.db.selectFrom("posts").select(["likes", "hotLikeQuarters"]).where("id", "=", id).executeTakeFirst();
  // All of them joined today: a quarter each.
  expect(row).toEqual({ likes: 500, hotLikeQuarters: 500 });
}, 120_000);

test("liking twice is one like, taken back it is none; one's own counts nothing for the ranking", async () => {
  const { id: postId } = await post();
  await Promise.all([1, 2, 3].map(() => app.as(BOB).community.like({ postId })));
  expect(await app.as(BOB).community.like({ postId })).toEqual({ postId, likes: 1, isLiked: true });
  await app.as(ADA).community.like({ postId });
  const row = () => app.db.selectFrom("posts").select(["likes", "hotLikeQuarters"]).where("id", "=", postId).executeTakeFirst();
  expect(await row()).toEqual({ likes: 2, hotLikeQuarters: 4 });
  await Promise.all([1, 2].map(() => app.as(BOB).community.unlike({ postId })));
  expect(await row()).toEqual({ likes: 1, hotLikeQuarters: 0 });
});

test("fifty likes a day; the next day there are fifty more", async () => {
  const at = app.now();
  const rows = Array.from({ length: 52 }, (_, n) => ({ id: `p-${n}`, authorId: ADA.id, kind: "show" as const, createdAt: at }));
  await app.db
    .insertInto("posts")
    .values(rows.map((row) => ({ ...row, body: sql`'[]'::jsonb` })))
    .execute();
  const all = await Promise.allSettled(rows.map(({ id: postId }) => app.as(BOB).community.like({ postId })));
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(PACE.LIKES_PER_DAY);
  expect(all.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "COMMUNITY_LIKES_TODAY" } });
  app.passMinutes(24 * 60);
  const left = await app.db.selectFrom("postLikes").select("postId").where("userId", "=", BOB.id).execute();
  const more = rows.find(({ id }) => !left.some(({ postId }) => postId === id));
  await app.as(BOB).community.like({ postId: more?.id ?? "" });
});

test("a look is counted once a day and person, and never the author's", async () => {
  const { id: postId } = await post();
  for (const viewer of [BOB, BOB, ADA, null, null]) await app.as(viewer).community.post({ postId });
  expect((await app.as(CARA).community.post({ postId })).counts.views).toBe(2);
});

test("a post for followers is for followers", async () => {
  const { id: postId } = await post({ visibility: "followers" });
  for (const reader of [null, BOB])
    await expect(app.as(reader).community.post({ postId })).rejects.toMatchObject({ code: "COMMUNITY_POST_GONE" });
  await app.as(BOB).follows.follow({ userId: ADA.id });
  expect(await app.as(BOB).community.post({ postId })).toMatchObject({ visibility: "followers" });
});

test("whoever is suspended, and whoever blocked the other, is read by nobody from that moment", async () => {
  const { id: postId } = await post();
  await app.db.insertInto("userBlocks").values({ blockerId: ADA.id, blockedId: BOB.id, createdAt: app.now() }).execute();
  await expect(app.as(BOB).community.post({ postId })).rejects.toMatchObject({ code: "COMMUNITY_POST_GONE" });
  await expect(app.as(BOB).community.like({ postId })).rejects.toMatchObject({ code: "COMMUNITY_POST_GONE" });
  expect(await app.as(BOB).community.mentions({ search: ADA.displayName })).toEqual([]);
  expect(await app.as(CARA).community.mentions({ search: ADA.displayName })).toMatchObject([{ userId: ADA.id }]);
  await app.db.updateTable("users").set({ suspendedAt: app.now(), suspendedReason: "Spam" }).where("id", "=", ADA.id).execute();
  await expect(app.as(CARA).community.post({ postId })).rejects.toMatchObject({ code: "COMMUNITY_POST_GONE" });
  expect(await app.as(CARA).community.mentions({ search: ADA.displayName })).toEqual([]);
});

test("an address finds nobody to mention", async () => {
  expect(await app.as(CARA).community.mentions({ search: ADA.email })).toEqual([]);
  expect(await app.as(CARA).community.mentions({ search: "" })).toEqual([]);
});

test("followers hear of the first post of six hours, and of no more; whoever muted the author hears nothing", async () => {
  for (const person of [BOB, CARA]) await app.as(person).follows.follow({ userId: ADA.id });
  await app.as(CARA).community.muteUser({ userId: ADA.id, isMuted: true });
  await post();
  await post({ title: "Another" });
  await app.runJobs();
  const told = async (person: Me) => {
    await untilDelivered(app.db);
    return (await app.as(person).community.communityNotifications()).items.filter(({ type }) => type === "new_post");
  };
  expect(await told(BOB)).toMatchObject([{ title: "New post", message: `${ADA.displayName} posted “Lantern Rock, almost done”` }]);
  expect(await told(CARA)).toEqual([]);
  app.passMinutes(6 * 60);
  await post({ title: "Later" });
  await app.runJobs();
  expect(await told(BOB)).toHaveLength(2);
});

test("whom a post names hears of it, unless the text does not name them", async () => {
  const body = richTextOfPlain(`As in @${BOB.displayName}'s scene`);
  const made = await post({ body, mentionIds: [BOB.id, CARA.id] });
  expect(made.mentions).toEqual([{ userId: BOB.id, name: BOB.displayName }]);
  await untilDelivered(app.db);
  const { items } = await app.as(BOB).community.communityNotifications();
  expect(items).toMatchObject([{ type: "community_reply", title: "You were mentioned", data: { postId: made.id } }]);
  expect((await app.as(CARA).community.communityNotifications()).items).toEqual([]);
});
