import { setImmediate as tick } from "node:timers/promises";
import { expect, test } from "vitest";
import { BATCH_SLOTS, makeBatchSlots } from "./batch-slots.ts";

const takeBatchSlot = makeBatchSlots();
const alone = () => takeBatchSlot(() => 1);
const isSettled = async (promise: Promise<unknown>): Promise<boolean> => {
  await tick();
  return Promise.race([promise.then(() => true), tick().then(() => false)]);
};

test("who finds no place waits until somebody leaves, the first to come first", async () => {
  const inside = await Promise.all(Array.from({ length: BATCH_SLOTS }, alone));
  const [first, second] = [alone(), alone()];
  expect(await isSettled(first)).toBe(false);
  inside[0]?.();
  expect(await isSettled(first)).toBe(true);
  expect(await isSettled(second)).toBe(false);
  for (const leave of inside.slice(1)) leave();
  (await first)();
  (await second)();
});

test("the largest company goes first, whoever came before it", async () => {
  const inside = await Promise.all(Array.from({ length: BATCH_SLOTS }, alone));
  let company = 1;
  const [first, larger] = [alone(), takeBatchSlot(() => company)];
  company = 3;
  inside[0]?.();
  expect(await isSettled(larger)).toBe(true);
  expect(await isSettled(first)).toBe(false);
  for (const leave of inside.slice(1)) leave();
  (await first)();
  (await larger)();
});

test("nobody waits for ever for a place: whoever stands in one may be waiting for them", async () => {
  const inside = await Promise.all(Array.from({ length: BATCH_SLOTS }, alone));
  const leave = await alone();
  leave();
  // Nobody gained a place by it.
  const next = alone();
  expect(await isSettled(next)).toBe(false);
  for (const each of inside) each();
  (await next)();
});
