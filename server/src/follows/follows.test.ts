import { FOLLOWS } from "@blenda/domain/follows/constants";
import type { Me } from "@blenda/domain/identity/model";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { ADA, BOB, CARA, ROOT, testApp } from "../testing/app.ts";
import { addShop } from "../testing/catalogue.ts";
import { addPeople, untilDelivered } from "../testing/people.ts";

const app = await testApp();
const of = (who: Me | null) => app.as(who).follows;

test("following and unfollowing answer with the new counts, and doing it twice changes nothing", async () => {
  expect(await of(ADA).follow({ userId: CARA.id })).toEqual({ userId: CARA.id, followers: 1, following: 0 });
  expect(await of(ADA).follow({ userId: CARA.id })).toEqual({ userId: CARA.id, followers: 1, following: 0 });
  expect(await of(ADA).mine()).toEqual([CARA.id]);
  expect(await of(null).counts({ userId: ADA.id })).toEqual({ userId: ADA.id, followers: 0, following: 1 });
  expect(await of(ADA).unfollow({ userId: CARA.id })).toEqual({ userId: CARA.id, followers: 0, following: 0 });
  expect(await of(ADA).unfollow({ userId: CARA.id })).toEqual({ userId: CARA.id, followers: 0, following: 0 });
  expect(await of(ADA).mine()).toEqual([]);
});

test("nobody follows themselves, in the service's words", async () => {
  await expect(of(ADA).follow({ userId: ADA.id })).rejects.toMatchObject({
    code: "FOLLOWS_SELF",
    message: "Users cannot follow themselves",
  });
  expect(await of(null).counts({ userId: ADA.id })).toMatchObject({ followers: 0, following: 0 });
});

test("whoever is signed out is asked to sign in, in the specification's words", async () => {
  await expect(of(null).follow({ userId: ADA.id })).rejects.toMatchObject({ status: 401, message: "Please sign in to follow users" });
  await expect(of(null).unfollow({ userId: ADA.id })).rejects.toMatchObject({ status: 401, message: "Please sign in to manage follows" });
});

test("nobody follows somebody who is not there or not there any more", async () => {
  await app.db.updateTable("users").set({ deletedAt: app.now(), email: "bob@deleted.invalid" }).where("id", "=", BOB.id).execute();
  for (const userId of [BOB.id, "nobody"])
    await expect(of(ADA).follow({ userId })).rejects.toMatchObject({ code: "FOLLOWS_NOBODY", status: 404 });
  expect(await of(ADA).unfollow({ userId: "nobody" })).toEqual({ userId: "nobody", followers: 0, following: 0 });
});

test("one person follows at most 5,000", async () => {
  await app.db
    .insertInto("users")
    .columns(["id", "email", "name", "displayName", "globalAffiliateId", "createdAt"])
    .expression(
      sql`select 'f' || i, 'f' || i || '@example.com', 'F', 'F', (100 + i % 900) || chr(65 + i / 900) || 'FF', now() from generate_series(1, ${sql.lit(FOLLOWS.MOST)}) i` as never,
    )
    .execute();
  await sql`insert into follows select ${ADA.id}, id, now() from users where id like 'f%'`.execute(app.db);
  await sql`insert into follow_counts select id, 1, 0 from users where id like 'f%'`.execute(app.db);
  await app.db.insertInto("followCounts").values({ userId: ADA.id, following: FOLLOWS.MOST }).execute();
  await expect(of(ADA).follow({ userId: BOB.id })).rejects.toMatchObject({ code: "FOLLOWS_FULL", message: "You can follow 5000 people" });
  expect(await of(ADA).follow({ userId: "f1" })).toMatchObject({ followers: 1 });
});

test("a list shows name, picture, shop and mark of each, newest first, and nothing private", async () => {
  await addShop(app.db, CARA.id, { name: "Oak & Edge", slug: "oak", isVerified: true });
  await of(CARA).follow({ userId: BOB.id });
  app.passMinutes(1);
  await of(ROOT).follow({ userId: BOB.id });
  const { entries, next } = await of(null).followers({ userId: BOB.id });
  expect(next).toBeNull();
  const [root, cara] = entries;
  expect(cara).toEqual({
    userId: CARA.id,
    displayName: CARA.displayName,
    avatarUrl: null,
    isCreator: true,
    isAdmin: false,
    shopName: "Oak & Edge",
    shopSlug: "oak",
    isVerified: true,
    followedAt: expect.any(String),
  });
  expect(root).toMatchObject({ userId: ROOT.id, isAdmin: true, shopName: null, shopSlug: null, isVerified: false, followedAt: app.now() });
  expect((await of(null).following({ userId: CARA.id })).entries.map(({ userId }) => userId)).toEqual([BOB.id]);
});

test("a creator without a shop record is shown with the shop their profile stands for", async () => {
  await of(CARA).follow({ userId: BOB.id });
  const { entries } = await of(null).followers({ userId: BOB.id });
  expect(entries).toMatchObject([{ shopName: CARA.displayName, shopSlug: CARA.id, isVerified: false }]);
});

test("long lists come page by page, each person once, also when many came in the same moment", async () => {
  const people = await addPeople(app.db, 75, app.now());
  await Promise.all(people.map((who) => of(who).follow({ userId: CARA.id })));
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await of(null).followers({ userId: CARA.id, ...(after && { after }) });
    seen.push(...page.entries.map(({ userId }) => userId));
    after = page.next ?? undefined;
  } while (after);
  expect(seen).toHaveLength(75);
  expect(new Set(seen).size).toBe(75);
  expect((await of(null).followers({ userId: CARA.id, after: "nobody" })).entries).toEqual([]);
});

test("100 toggles of one pair at once: the counts equal the recount", async () => {
  const toggles = Array.from({ length: 100 }, (_, i) => (i % 2 ? of(ADA).unfollow : of(ADA).follow)({ userId: CARA.id }));
  const outcomes = await Promise.allSettled(toggles);
  expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
  const isFollowing = (await of(ADA).mine()).length;
  expect(await of(null).counts({ userId: CARA.id })).toEqual({ userId: CARA.id, followers: isFollowing, following: 0 });
});

test("many people following each other crosswise at once neither wait in a circle nor miscount", async () => {
  const people = await addPeople(app.db, 12, app.now());
  const pairs = people.flatMap((a) => people.filter((b) => b !== a).map((b) => [a, b] as const));
  const outcomes = await Promise.allSettled(
    pairs.flatMap(([a, b], i) => [of(a).follow({ userId: b.id }), ...(i % 3 ? [of(a).unfollow({ userId: b.id })] : [])]),
  );
  expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
  for (const { id } of people) {
    const { followers, following } = await of(null).counts({ userId: id });
    expect(await app.db.selectFrom("follows").select("followerId").where("followingId", "=", id).execute()).toHaveLength(followers);
    expect(await app.db.selectFrom("follows").select("followingId").where("followerId", "=", id).execute()).toHaveLength(following);
  }
});

test("following and unfollowing in turns tells the followed once a day", async () => {
  for (let i = 0; i < 3; i++) {
    await of(ADA).follow({ userId: CARA.id });
    await of(ADA).unfollow({ userId: CARA.id });
  }
  await untilDelivered(app.db);
  const { items } = await app.as(CARA).notifications.latest();
  expect(items).toMatchObject([
    { type: "follow", title: "New follower", message: "ada started following you", data: { followerId: ADA.id, followerName: "ada" } },
  ]);
});

test("a notification that cannot be written does not undo the follow", async () => {
  await app.db.schema.alterTable("notifications").renameTo("gone").execute();
  try {
    expect(await of(ADA).follow({ userId: CARA.id })).toMatchObject({ followers: 1 });
    await expect
      .poll(() => app.db.selectFrom("outbox").select("attempts").where("name", "=", "follows.followed").execute())
      .toEqual([{ attempts: 1 }]);
    expect(await of(ADA).mine()).toEqual([CARA.id]);
  } finally {
    await app.db.schema.alterTable("gone").renameTo("notifications").execute();
  }
  await untilDelivered(app.db); // it is told once the trouble is over
  expect((await app.as(CARA).notifications.latest()).items).toHaveLength(1);
});

test("whoever leaves follows nobody and is followed by nobody, and the others' counts are right", async () => {
  await of(ADA).follow({ userId: CARA.id });
  await of(BOB).follow({ userId: ADA.id });
  await of(BOB).follow({ userId: CARA.id });
  await untilDelivered(app.db);
  await app.services.transaction(async (tx) => {
    for (const { forget } of app.services.personalData) await forget(tx, ADA, app.now());
  });
  expect(await of(null).counts({ userId: CARA.id })).toEqual({ userId: CARA.id, followers: 1, following: 0 });
  expect(await of(null).counts({ userId: BOB.id })).toEqual({ userId: BOB.id, followers: 0, following: 1 });
  expect((await app.as(CARA).notifications.latest()).items.map(({ data }) => data.followerId)).toEqual([BOB.id]);
});
