import { setImmediate as tick } from "node:timers/promises";
import { expect, test } from "vitest";
import { enter, PLACES } from "./turnstile.ts";

const isSettled = async (promise: Promise<unknown>): Promise<boolean> => {
  await tick();
  return Promise.race([promise.then(() => true), tick().then(() => false)]);
};

test("who finds no place waits until somebody leaves, the first to come first", async () => {
  const inside = await Promise.all(Array.from({ length: PLACES }, enter));
  const [first, second] = [enter(), enter()];
  expect(await isSettled(first)).toBe(false);
  inside[0]?.();
  expect(await isSettled(first)).toBe(true);
  expect(await isSettled(second)).toBe(false);
  for (const leave of inside.slice(1)) leave();
  (await first)();
  (await second)();
});

test("nobody waits for ever for a place: whoever stands in one may be waiting for them", async () => {
  const inside = await Promise.all(Array.from({ length: PLACES }, enter));
  const leave = await enter();
  leave();
  // Nobody gained a place by it.
  const next = enter();
  expect(await isSettled(next)).toBe(false);
  for (const each of inside) each();
  (await next)();
});
