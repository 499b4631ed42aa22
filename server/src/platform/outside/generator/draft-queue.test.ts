import { expect, test } from "vitest";
import { makeDraftQueue, NotDrafted } from "./draft-queue.ts";
import type { DraftRequest, DrawnDraft } from "./generator.ts";

const PICTURE: DrawnDraft = { picture: Buffer.from("webp"), stageHue: 1 };
const wish = (prompt: string): DraftRequest => ({ prompt, seed: 1, complexity: "normal", instead: {} });

/** A queue whose pictures are ready when the test says so. */
function steeredQueue(options = {}) {
  const begun: { prompt: string; done(): void; fail(): void }[] = [];
  const queue = makeDraftQueue(
    ({ prompt }) =>
      new Promise((resolve, reject) => begun.push({ prompt, done: () => resolve(PICTURE), fail: () => reject(new Error("broken")) })),
    options,
  );
  return { begun, ask: (prompt: string, person: string, signal?: AbortSignal) => queue(wish(prompt), { person, signal }) };
}
/** Lets everything go on that can. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

test("one is drawn at a time, in turn; of one person only the newest waits, in the place of the older one", async () => {
  const { begun, ask } = steeredQueue();
  const first = ask("a crate", "ada");
  const older = ask("a crate with", "ada");
  const other = ask("a mug", "bob");
  const newest = ask("a crate with bands", "ada");
  await expect(older).rejects.toMatchObject({ why: "replaced" });
  expect(begun.map(({ prompt }) => prompt)).toEqual(["a crate"]);
  begun[0]?.done();
  expect(await first).toBe(PICTURE);
  await turn();
  begun[1]?.done();
  await newest;
  await turn();
  begun[2]?.done();
  await other;
  expect(begun.map(({ prompt }) => prompt)).toEqual(["a crate", "a crate with bands", "a mug"]);
});

test("one that fails holds up nobody and is not kept", async () => {
  const { begun, ask } = steeredQueue();
  const first = ask("a crate", "ada");
  const second = ask("a mug", "bob");
  begun[0]?.fail();
  await expect(first).rejects.toThrow("broken");
  await turn();
  begun[1]?.done();
  expect(await second).toBe(PICTURE);
  void ask("a crate", "ada");
  await turn();
  expect(begun).toHaveLength(3);
});

test("whoever leaves is not drawn for, and beyond so many people nobody waits", async () => {
  const { begun, ask } = steeredQueue({ mostWaiting: 1 });
  const first = ask("a crate", "ada");
  const leaving = new AbortController();
  const left = ask("a mug", "bob", leaving.signal);
  await expect(ask("a lamp", "cem")).rejects.toBeInstanceOf(NotDrafted);
  leaving.abort();
  await expect(left).rejects.toMatchObject({ why: "left" });
  begun[0]?.done();
  await first;
  await turn();
  expect(begun).toHaveLength(1);
});

test("what was drawn is kept, and so many of them", async () => {
  const { begun, ask } = steeredQueue({ mostKept: 2 });
  const drawNow = async (prompt: string, at: number) => {
    const asked = ask(prompt, "ada");
    await turn();
    begun[at]?.done();
    await asked;
    await turn();
  };
  await drawNow("a crate", 0);
  await drawNow("a mug", 1);
  await ask("a crate", "bob");
  await drawNow("a lamp", 2);
  await ask("a crate", "ada");
  expect(begun).toHaveLength(3);
  void ask("a mug", "ada");
  await turn();
  expect(begun).toHaveLength(4);
});
