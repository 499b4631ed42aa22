import { expect, test } from "vitest";
import { makeBoundedQueue } from "./bounded-queue.ts";

/** Work that ends when it is told to. */
function openLine(atOnce: number, waiting: number) {
  const inTurn = makeBoundedQueue({ atOnce, waiting, retryAfterSeconds: 7 });
  const begun: PromiseWithResolvers<string>[] = [];
  const enter = () =>
    inTurn(() => {
      const work = Promise.withResolvers<string>();
      begun.push(work);
      return work.promise;
    });
  return { begun, enter };
}
const settled = () => new Promise((resume) => setImmediate(resume));

test("so many work, so many wait, and whoever comes after is told when to come back", async () => {
  const { begun, enter } = openLine(2, 2);
  const inside = [enter(), enter(), enter(), enter()];
  await expect(enter()).rejects.toMatchObject({ code: "BUSY", data: { retryAfterSeconds: 7 } });
  expect(begun).toHaveLength(2);
  begun[0]?.resolve("first");
  await settled();
  expect(begun).toHaveLength(3);
  const late = enter();
  for (let n = 1; n < 5; n++) {
    begun[n]?.resolve(`number ${n}`);
    await settled();
  }
  expect(await Promise.all([...inside, late])).toEqual(["first", "number 1", "number 2", "number 3", "number 4"]);
});

test("work that fails leaves its place to the next", async () => {
  const { begun, enter } = openLine(1, 1);
  const [failing, next] = [enter(), enter()];
  begun[0]?.reject(new Error("it broke"));
  await expect(failing).rejects.toThrow("it broke");
  await settled();
  begun[1]?.resolve("done");
  expect(await next).toBe("done");
});

test("whoever has least at work goes first, small work before large; of one person so many at most", async () => {
  const inTurn = makeBoundedQueue({ atOnce: 2, waiting: 12, perPerson: 3, retryAfterSeconds: 7 });
  const begun: { name: string; end(): void }[] = [];
  const enter = (personId: string, bytes: number) =>
    inTurn(() => new Promise<void>((end) => begun.push({ name: `${personId} ${bytes}`, end })), { personId, bytes });
  const inside = [enter("ada", 900), enter("ada", 800), enter("ada", 700)];
  await expect(enter("ada", 1)).rejects.toMatchObject({ code: "BUSY", data: { retryAfterSeconds: 7 } });
  inside.push(enter("bob", 500), enter("cara", 20), enter("bob", 10));
  for (let n = 0; n < 6; n++) {
    begun[n]?.end();
    await settled();
  }
  await Promise.all(inside);
  expect(begun.map(({ name }) => name)).toEqual(["ada 900", "ada 800", "bob 10", "cara 20", "bob 500", "ada 700"]);
});
