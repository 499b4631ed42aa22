import type { CreatorInfo } from "@blenda/domain/shops/model";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCreatorStore } from "./creator-store.ts";

const known = (userId: string, displayName = userId): CreatorInfo => ({
  userId,
  displayName,
  photoUrl: null,
  isCreator: true,
  isAdmin: false,
  shopName: `${userId}'s shop`,
  shopImage: null,
  shopSlug: userId,
  shopEnabled: true,
  storeName: "",
  fetchedAt: "2026-01-01T00:00:00.000Z",
  hasUserData: true,
  hasShopData: true,
  error: null,
});

function visit() {
  const asked: string[][] = [];
  let isDown = false;
  const store = createCreatorStore(async (ids) => {
    asked.push(ids);
    if (isDown) throw new Error("We cannot be reached");
    return ids.map((id) => known(id, `${id}, answer ${asked.length}`));
  });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { ...store, asked, pass, goDown: (down = true) => void (isDown = down) };
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("creators wanted within 50 ms are asked for in one question", async () => {
  const { want, asked, pass, infoOf } = visit();
  want("ana");
  await pass(49);
  want("bo");
  want("ana");
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked).toEqual([["ana", "bo"]]);
  expect(infoOf("bo")?.displayName).toBe("bo, answer 1");
});

test("one question names at most 50 creators", async () => {
  const { want, asked, pass } = visit();
  for (let at = 0; at < 51; at += 1) want(`c${at}`);
  await pass(50);
  expect(asked.map((ids) => ids.length)).toEqual([50, 1]);
});

test("creator info is stale after 5 minutes and then asked for again", async () => {
  const { want, asked, pass, infoOf } = visit();
  want("ana");
  await pass(50);
  await pass(5 * MINUTE - 1);
  want("ana");
  await pass(50);
  expect(asked).toHaveLength(1);
  await pass(1);
  want("ana");
  await pass(50);
  expect(asked).toHaveLength(2);
  expect(infoOf("ana")?.displayName).toBe("ana, answer 2");
});

test("a creator is not asked for again within 30 s of the last attempt, also when it failed", async () => {
  const { want, asked, pass, goDown, infoOf } = visit();
  goDown();
  want("ana");
  await pass(50);
  await pass(30 * SECOND - 1);
  want("ana");
  await pass(50);
  expect(asked).toHaveLength(1);
  goDown(false);
  await pass(1);
  want("ana");
  await pass(50);
  expect(asked).toHaveLength(2);
  expect(infoOf("ana")?.hasUserData).toBe(true);
});

test("a creator that cannot be had is 'Unknown User' of 'Unknown Creator'", async () => {
  const { want, pass, goDown, infoOf } = visit();
  goDown();
  want("ana");
  expect(infoOf("ana")).toBeNull();
  await pass(50);
  expect(infoOf("ana")).toMatchObject({
    displayName: "Unknown User",
    shopName: "Unknown Creator",
    hasUserData: false,
    error: "We cannot be reached",
  });
});

test("what was known stays when asking again fails", async () => {
  const { want, pass, goDown, infoOf } = visit();
  want("ana");
  await pass(50);
  goDown();
  await pass(5 * MINUTE);
  want("ana");
  await pass(50);
  expect(infoOf("ana")?.displayName).toBe("ana, answer 1");
});

test("recent-fetch records are purged after 60 s", async () => {
  const { want, pass, attemptCount } = visit();
  want("ana");
  await pass(50);
  await pass(60 * SECOND - 51);
  want("bo");
  await pass(50);
  expect(attemptCount()).toBe(2);
  await pass(60 * SECOND);
  want("cy");
  await pass(50);
  expect(attemptCount()).toBe(1);
});
