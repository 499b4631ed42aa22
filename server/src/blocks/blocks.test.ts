import { BLOCKS } from "@blenda/domain/blocks/constants";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { ADA, BOB, CARA, testApp } from "../testing/app.ts";
import { personalData } from "./personal-data.ts";
import { blocksBetween } from "./port.ts";
import { neitherBlocked } from "./sql.ts";

const app = await testApp();
const block = (isBlocked = true) => app.as(ADA).blocks.block({ userId: BOB.id, isBlocked });
const isFree = async () => (await sql<{ free: boolean }>`select ${neitherBlocked(BOB.id, ADA.id)} as free`.execute(app.db)).rows[0]?.free;

test("once either blocked the other, both hear nothing of each other, and only one knows why", async () => {
  expect(await isFree()).toBe(true);
  expect(await block()).toEqual({ userId: BOB.id, isBlocked: true });
  expect(await block()).toEqual({ userId: BOB.id, isBlocked: true });
  expect([await blocksBetween.isAny(app.db, ADA.id, BOB.id), await blocksBetween.isAny(app.db, BOB.id, ADA.id)]).toEqual([true, true]);
  expect([await blocksBetween.isBy(app.db, ADA.id, BOB.id), await blocksBetween.isBy(app.db, BOB.id, ADA.id)]).toEqual([true, false]);
  expect(await isFree()).toBe(false);
  expect((await app.as(BOB).blocks.blocked({})).people).toEqual([]);
  await block(false);
  expect(await isFree()).toBe(true);
});

test("nobody blocks themselves, or somebody who is not there", async () => {
  await expect(app.as(ADA).blocks.block({ userId: ADA.id, isBlocked: true })).rejects.toMatchObject({ code: "BLOCKS_SELF" });
  await expect(app.as(ADA).blocks.block({ userId: "nobody", isBlocked: true })).rejects.toMatchObject({ code: "BLOCKS_NOBODY" });
});

test("whom one blocked is listed page by page, the latest first, and leaves with either of the two", async () => {
  const people = Array.from({ length: BLOCKS.PAGE + 1 }, (_, n) => ({
    ...{ id: `p${n}`, email: `p${n}@example.com`, name: "", displayName: `P ${n}`, createdAt: app.now() },
    globalAffiliateId: `4${String(n).padStart(2, "0")}BBB`,
  }));
  await app.db.insertInto("users").values(people).execute();
  for (const { id } of people) {
    app.passMinutes(1);
    await app.as(CARA).blocks.block({ userId: id, isBlocked: true });
  }
  const first = await app.as(CARA).blocks.blocked({});
  expect(first.people[0]).toMatchObject({ userId: `p${BLOCKS.PAGE}` });
  const second = await app.as(CARA).blocks.blocked({ after: first.next ?? "" });
  expect(second).toMatchObject({ people: [{ userId: "p0" }], next: null });
  await app.services.transaction((tx) => personalData.forget(tx, { id: "p0", email: "p0@example.com" }, app.now()));
  expect((await app.as(CARA).blocks.blocked({ after: first.next ?? "" })).people).toEqual([]);
});
