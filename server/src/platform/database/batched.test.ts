import { setImmediate as tick } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { batched } from "./batched.ts";

const on = {};

/** Answers when told to; remembers what was asked with what. */
function slow(fails: (items: string[]) => unknown = () => null, limits: { most?: number; lanes?: number; gatherMs?: number } = {}) {
  const asked: string[][] = [];
  const gates: (() => void)[] = [];
  const ask = batched(
    async (_on: object, items: string[]): Promise<string[]> => {
      asked.push(items);
      await new Promise<void>((open) => gates.push(open));
      const error = fails(items);
      if (error) throw error;
      return items.map((item) => item.toUpperCase());
    },
    { apart: (item) => item[0] ?? "", ...limits },
  );
  const answer = async () => {
    while (gates.length === 0) await tick();
    gates.shift()?.();
    await tick();
  };
  return { ask: (item: string) => ask(on, item), asked, answer };
}

test("whatever is asked while something is under way goes together, and each gets its own answer", async () => {
  const { ask, asked, answer } = slow();
  const first = ask("a");
  await tick();
  const others = ["b", "c", "d"].map(ask);
  await answer();
  expect(await first).toBe("A");
  await answer();
  expect(await Promise.all(others)).toEqual(["B", "C", "D"]);
  expect(asked).toEqual([["a"], ["b", "c", "d"]]);
});

test("in lanes of their own a few go at once, and nobody waits for a statement that is full", async () => {
  const { ask, asked, answer } = slow(undefined, { most: 2, lanes: 2 });
  const all = ["a", "b", "c", "d", "e"].map(ask);
  await answer();
  expect(asked.slice(0, 2)).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
  for (let n = 0; n < 2; n++) await answer();
  expect(await Promise.all(all)).toEqual(["A", "B", "C", "D", "E"]);
  expect(asked).toHaveLength(3);
});

test("what nobody waits for is gathered before each statement, the first one too", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { ask, asked, answer } = slow(undefined, { gatherMs: 5 });
  const all = [ask("a")];
  for (let n = 0; n < 3; n++) await tick();
  all.push(ask("b"));
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(5);
  expect(asked).toEqual([["a", "b"]]);
  all.push(ask("c"));
  await answer();
  all.push(ask("d"));
  await tick();
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5);
  await answer();
  vi.useRealTimers();
  expect(await Promise.all(all)).toEqual(["A", "B", "C", "D"]);
  expect(asked).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});

test("two of one name never go together, and keep their order", async () => {
  const { ask, asked, answer } = slow();
  const all = ["a1", "b1", "a2", "a3"].map(ask);
  for (let n = 0; n < 3; n++) await answer();
  expect(await Promise.all(all)).toEqual(["A1", "B1", "A2", "A3"]);
  expect(asked).toEqual([["a1", "b1"], ["a2"], ["a3"]]);
});

test("what fails together is tried one by one: a failure is only its own", async () => {
  const { ask, asked, answer } = slow((items) => (items.includes("b") ? new Error("not b") : null));
  const all = Promise.allSettled(["a", "b", "c"].map(ask));
  for (let n = 0; n < 4; n++) await answer();
  expect((await all).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(asked).toEqual([["a", "b", "c"], ["a"], ["b"], ["c"]]);
});

test("nothing is tried again when the connection was lost: it may have been done", async () => {
  const { ask, asked, answer } = slow(() => Object.assign(new Error("gone"), { code: "ECONNRESET" }));
  const all = Promise.allSettled(["a", "b"].map(ask));
  await answer();
  expect((await all).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(asked).toEqual([["a", "b"]]);
});
