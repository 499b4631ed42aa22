import { setImmediate as tick } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BATCH_SLOTS, makeBatchSlots } from "./batch-slots.ts";

// Patience is a matter of milliseconds: on a busy machine it would be over before anybody looked.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const isSettled = async (promise: Promise<unknown>): Promise<boolean> => {
  await tick();
  return Promise.race([promise.then(() => true), tick().then(() => false)]);
};

async function fullHouse() {
  const takeBatchSlot = makeBatchSlots();
  const alone = () => takeBatchSlot(() => 1);
  return { takeBatchSlot, alone, inside: await Promise.all(Array.from({ length: BATCH_SLOTS }, alone)) };
}

test("who finds no place waits until somebody leaves, the first to come first", async () => {
  const { alone, inside } = await fullHouse();
  const [first, second] = [alone(), alone()];
  expect(await isSettled(first)).toBe(false);
  inside[0]?.();
  expect(await isSettled(first)).toBe(true);
  expect(await isSettled(second)).toBe(false);
  inside[1]?.();
  expect(await isSettled(second)).toBe(true);
});

test("the largest company goes first, whoever came before it", async () => {
  const { takeBatchSlot, alone, inside } = await fullHouse();
  let company = 1;
  const [first, larger] = [alone(), takeBatchSlot(() => company)];
  company = 3;
  inside[0]?.();
  expect(await isSettled(larger)).toBe(true);
  expect(await isSettled(first)).toBe(false);
});

test("nobody waits for ever for a place: whoever stands in one may be waiting for them", async () => {
  const { alone } = await fullHouse();
  const impatient = alone();
  expect(await isSettled(impatient)).toBe(false);
  vi.advanceTimersByTime(10);
  const leave = await impatient;
  leave();
  // Nobody gained a place by it.
  expect(await isSettled(alone())).toBe(false);
});
