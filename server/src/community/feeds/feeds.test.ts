import { addDays, addMinutes } from "@blenda/domain/shared/calendar";
import { expect, test } from "vitest";
import { ADA, BOB, CARA, ROOT, testApp } from "../../testing/app.ts";
import { addPeople } from "../../testing/people.ts";
import { addLikes, addPost } from "../../testing/posting.ts";
import { countRound } from "./count.ts";
import { searchRings } from "./find-rings.ts";

const app = await testApp();
const count = () => countRound(app.services);
const minutesAgo = (minutes: number) => addMinutes(app.now(), -minutes);
const idsOf = ({ posts }: { posts: readonly { id: string }[] }) => posts.map(({ id }) => id);
const trending = async (reader: typeof ADA | null = null) =>
  (await app.as(reader).community.trending({})).entries.map(({ post }) => post.id);

/** So many posts, one a minute, the newest named last; each by somebody else. */
async function addPosts(amount: number): Promise<string[]> {
  const people = await addPeople(app.db, amount, addDays(app.now(), -30));
  for (const [n, { id }] of people.entries()) await addPost(app.db, `post-${n}`, id, minutesAgo(amount - n));
  return people.map(({ id }) => id);
}

async function allPages(
  ask: (after: string | undefined) => Promise<{ posts: { id: string }[]; next: string | null }>,
  between?: () => Promise<void>,
) {
  const pages: string[][] = [];
  for (let after: string | undefined; ; ) {
    const page = await ask(after);
    pages.push(idsOf(page));
    if (!page.next) return pages;
    after = page.next;
    await between?.();
  }
}

test("whoever reads on while the ranking changes sees every post once, and none twice", async () => {
  const people = await addPosts(45);
  for (let n = 0; n < 45; n++)
    await addLikes(
      app.db,
      `post-${44 - n}`,
      people.slice(0, n % 9).filter((_, liker) => liker !== 44 - n),
      app.now(),
    );
  await count();
  let turned = 0;
  const pages = await allPages(
    (after) => app.as(null).community.feed({ after }),
    async () => {
      app.passMinutes(10);
      await addLikes(app.db, `post-${turned}`, [ADA.id, BOB.id, CARA.id], app.now());
      await addPost(app.db, `later-${turned++}`, BOB.id, app.now());
      await count();
    },
  );
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 5]);
  expect(new Set(pages.flat()).size).toBe(45);
});

test("what is posted after the count stands above it at once, and again at no later page", async () => {
  await addPosts(25);
  await count();
  app.passMinutes(1);
  await addPost(app.db, "fresh", BOB.id, app.now());
  const pages = await allPages((after) => app.as(null).community.feed({ after }));
  expect(pages.map(({ length }) => length)).toEqual([20, 6]);
  expect(pages[0]?.[0]).toBe("fresh");
  expect(new Set(pages.flat()).size).toBe(26);
});

test("before the first count the feed is the newest, page by page", async () => {
  await addPosts(25);
  const pages = await allPages((after) => app.as(null).community.feed({ after }));
  expect(pages.flat()).toEqual((await allPages((after) => app.as(null).community.newest({ after }))).flat());
  expect(pages.flat().slice(0, 2)).toEqual(["post-24", "post-23"]);
});

test("a round is kept for two hours; whoever comes back later has read to the end", async () => {
  await addPosts(25);
  await count();
  const { next } = await app.as(null).community.feed({});
  for (const minutes of [60, 59]) {
    app.passMinutes(minutes);
    await count();
    expect((await app.as(null).community.feed({ after: next ?? "" })).posts).toHaveLength(5);
  }
  app.passMinutes(2);
  await count();
  expect(await app.as(null).community.feed({ after: next ?? "" })).toEqual({ posts: [], next: null });
  expect(await app.db.selectFrom("feedRounds").select("id").execute()).toHaveLength(3);
});

test("trending counts the last 7 days by the formula, and says of each post why it stands where it does", async () => {
  const likers = (await addPeople(app.db, 12, addDays(app.now(), -30))).map(({ id }) => id);
  await addPost(app.db, "old", ADA.id, addDays(app.now(), -8));
  await addPost(app.db, "warm", ADA.id, minutesAgo(8 * 60));
  await addPost(app.db, "hot", BOB.id, minutesAgo(60));
  await addPost(app.db, "unnoticed", CARA.id, minutesAgo(5));
  await addLikes(app.db, "old", likers, app.now());
  await addLikes(app.db, "warm", likers, app.now());
  await addLikes(app.db, "hot", likers.slice(0, 6), app.now());
  await addLikes(app.db, "unnoticed", likers.slice(0, 1), app.now());
  expect(await app.as(null).community.trending({})).toMatchObject({ entries: [], countedAt: null, nextAt: null });
  await count();
  const { entries, countedAt, nextAt } = await app.as(null).community.trending({});
  expect(entries.map(({ rank, post }) => [rank, post.id])).toEqual([
    [1, "hot"],
    [2, "warm"],
  ]);
  expect(entries[0]?.score).toBeCloseTo(5 / 3 ** 1.2, 10);
  expect([countedAt, nextAt]).toEqual([app.now(), addMinutes(app.now(), 10)]);

  app.passMinutes(7);
  await addLikes(app.db, "hot", likers.slice(6), app.now());
  const why = await app.as(null).community.whyShown({ postId: "hot", feed: "trending" });
  expect(why).toMatchObject({ reason: "trending", rank: 1, numbers: { likes: 6, commenters: 0, saves: 0, points: 5, ageHours: 1 } });
  expect(why.numbers.score).toBe(entries[0]?.score);
  expect(await app.as(null).community.whyShown({ postId: "unnoticed", feed: "feed" })).toMatchObject({ reason: "newest" });
  await expect(app.as(null).community.whyShown({ postId: "nothing", feed: "feed" })).rejects.toMatchObject({ code: "COMMUNITY_POST_GONE" });
});

test("one author has at most 2 of the first 20 places, pinned posts stand first, and excluded ones nowhere", async () => {
  const likers = await addPosts(25);
  for (const n of [1, 2, 3, 4]) {
    await addPost(app.db, `hers-${n}`, ADA.id, minutesAgo(n));
    await addLikes(app.db, `hers-${n}`, likers, app.now());
  }
  for (let n = 0; n < 25; n++) await addLikes(app.db, `post-${n}`, [BOB.id, CARA.id], app.now());
  await app.db.updateTable("posts").set({ pinnedAt: app.now() }).where("id", "=", "post-7").execute();
  await app.db.updateTable("posts").set({ excludedAt: app.now() }).where("id", "=", "post-24").execute();
  await count();
  const first = await trending();
  expect(first[0]).toBe("post-7");
  expect(first.filter((id) => id.startsWith("hers"))).toEqual(["hers-1", "hers-2"]);
  const { next } = await app.as(null).community.trending({});
  const second = await app.as(null).community.trending({ after: next ?? "" });
  expect(second.entries.map(({ rank, post }) => [rank, post.id]).slice(0, 2)).toEqual([
    [21, "hers-3"],
    [22, "hers-4"],
  ]);
  expect([...first, ...second.entries.map(({ post }) => post.id)]).not.toContain("post-24");
  expect(idsOf(await app.as(null).community.newest({}))).toContain("post-24");
  expect(await app.as(null).community.whyShown({ postId: "post-7", feed: "feed" })).toMatchObject({ reason: "pinned" });
});

test("who is suspended, blocked or muted is gone from every feed with the next answer", async () => {
  await addPost(app.db, "bobs", BOB.id, minutesAgo(9));
  await addPost(app.db, "caras", CARA.id, minutesAgo(8), { tags: ["robots"] });
  await addLikes(app.db, "bobs", [CARA.id, ADA.id], app.now());
  await addLikes(app.db, "caras", [BOB.id, ADA.id], app.now());
  await app.db.insertInto("tagFollows").values({ userId: ADA.id, tag: "robots", createdAt: app.now() }).execute();
  await count();
  const calls = app.as(ADA).community;
  const seen = async () => [
    ...idsOf(await calls.feed({})),
    ...(await trending(ADA)),
    ...idsOf(await calls.newest({})),
    ...idsOf(await calls.following({})),
  ];
  expect((await seen()).sort()).toEqual(["bobs", "bobs", "bobs", "caras", "caras", "caras", "caras"]);

  await app.db.insertInto("userBlocks").values({ blockerId: CARA.id, blockedId: ADA.id, createdAt: app.now() }).execute();
  expect(await seen()).toEqual(["bobs", "bobs", "bobs"]);
  await app.db.deleteFrom("userBlocks").execute();
  await app.db.insertInto("userMutes").values({ userId: ADA.id, mutedId: CARA.id, createdAt: app.now() }).execute();
  expect(await seen()).toEqual(["bobs", "bobs", "bobs"]);
  expect(idsOf((await calls.userPage({ userId: CARA.id })).page)).toEqual(["caras"]);
  await app.as(ROOT).users.suspend({ userId: BOB.id, reason: "Posts the same thing every minute.", until: addDays(app.now(), 30) });
  expect(await seen()).toEqual([]);
  await expect(calls.userPage({ userId: BOB.id })).rejects.toMatchObject({ code: "COMMUNITY_USER_GONE" });
});

test("following is strict time over people and tags, each post once; posts for followers are for followers", async () => {
  await app.as(ADA).follows.follow({ userId: BOB.id });
  await addPost(app.db, "first", BOB.id, minutesAgo(40), { tags: ["robots"], visibility: "followers" });
  await addPost(app.db, "second", CARA.id, minutesAgo(30), { tags: ["robots"], kind: "question" });
  await addPost(app.db, "third", CARA.id, minutesAgo(20));
  await addPost(app.db, "fourth", BOB.id, minutesAgo(10));
  await app.db
    .insertInto("tagFollows")
    .values({ userId: ADA.id, tag: "robots", createdAt: minutesAgo(60) })
    .execute();
  const { community } = app.as(ADA);
  expect(idsOf(await community.following({}))).toEqual(["fourth", "second", "first"]);
  expect(idsOf(await community.following({ only: "questions" }))).toEqual(["second"]);
  expect(idsOf(await app.as(CARA).community.newest({}))).toEqual(["fourth", "third", "second"]);
  expect(idsOf(await community.newest({ tag: "robots" }))).toEqual(["second", "first"]);
  expect(await community.whyShown({ postId: "fourth", feed: "following" })).toMatchObject({
    reason: "person",
    name: "bob",
    since: app.now(),
  });
  expect(await community.whyShown({ postId: "second", feed: "following" })).toMatchObject({
    reason: "tag",
    tag: "robots",
    since: minutesAgo(60),
  });
  expect(await community.followed()).toMatchObject({ count: 1, posted: [{ person: { userId: BOB.id }, posts: 2 }], quiet: [] });
  expect(await community.fresh({ feed: "following", since: minutesAgo(35) })).toEqual({ count: 2 });
  expect(await app.as(null).community.fresh({ feed: "newest", since: minutesAgo(35) })).toEqual({ count: 3 });
  expect(await community.tags({ search: "#Ro" })).toEqual([{ tag: "robots", posts: 2, isFollowed: true }]);
  expect(await community.followedTags()).toEqual([{ tag: "robots", posts: 2, isFollowed: true }]);
  app.passMinutes(31 * 24 * 60);
  expect(await community.followed()).toMatchObject({ posted: [], quiet: [{ userId: BOB.id }] });
});

test("one's own posts are listed whatever became of them, others' only while they can be read", async () => {
  await addPost(app.db, "mine", ADA.id, minutesAgo(3));
  await addPost(app.db, "hidden", ADA.id, minutesAgo(2), { status: "hidden", hiddenBy: "staff", hiddenAt: app.now() });
  await addPost(app.db, "deleted", ADA.id, minutesAgo(1), { status: "deleted" });
  expect(idsOf(await app.as(ADA).community.activities({}))).toEqual(["hidden", "mine"]);
  expect(await app.as(BOB).community.userPage({ userId: ADA.id })).toMatchObject({
    posts: 1,
    likes: 0,
    isOwn: false,
    page: { posts: [{ id: "mine" }] },
  });
  for (const postId of ["mine", "hidden"]) {
    await app.db.insertInto("postSaves").values({ postId, userId: BOB.id, createdAt: app.now() }).execute();
    await app.db.updateTable("posts").set({ saves: 1, hotSaves: 1 }).where("id", "=", postId).execute();
  }
  expect(idsOf(await app.as(BOB).community.saved({}))).toEqual(["mine"]);
});

test("likes that a ring gives itself count for nothing, and count again once it has stopped", async () => {
  const [a, b, c, fan] = (await addPeople(app.db, 4, addDays(app.now(), -60))).map(({ id }) => id);
  if (!a || !b || !c || !fan) throw new Error("four were added");
  const ring = [a, b, c];
  for (const authorId of ring)
    for (let n = 0; n < 5; n++) {
      await addPost(app.db, `${authorId}-${n}`, authorId, minutesAgo(60 + n));
      await addLikes(
        app.db,
        `${authorId}-${n}`,
        ring.filter((id) => id !== authorId),
        app.now(),
      );
    }
  await addLikes(app.db, `${a}-0`, [fan, ADA.id], app.now());
  await addPost(app.db, "honest", BOB.id, minutesAgo(60));
  await addLikes(app.db, "honest", [CARA.id, ADA.id], app.now());
  await count();
  expect((await trending())[0]).toBe(`${a}-0`);
  await searchRings(app.services);
  await count();
  expect((await trending()).toSorted()).toEqual(["honest", `${a}-0`]);
  expect(await app.as(null).community.whyShown({ postId: `${a}-0`, feed: "trending" })).toMatchObject({ numbers: { likes: 2 } });
  app.passMinutes(31 * 24 * 60);
  await searchRings(app.services);
  expect(await app.db.selectFrom("likeRings").selectAll().execute()).toEqual([]);
});
