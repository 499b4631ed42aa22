import { event } from "@blenda/domain/access/event";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { ADA, testApp } from "../../testing/app.ts";
import { findBreaches } from "../database/invariants.ts";
import { silentLog } from "../log.ts";
import { startDelivery } from "./delivery.ts";
import { emit, listener, listenerOfMany } from "./outbox.ts";

const app = await testApp();
await app.stop(); // its own worker knows no listener for these events
const happened = event<{ of: string; n: number }>("test.happened", { aggregate: ({ of }) => of });
const emitNote = (of: string, n: number) => app.db.transaction().execute((tx) => emit(tx, happened({ of, n })));

test("listeners meet events once, in order per aggregate, although one fails and three workers race", async () => {
  const seen: Record<string, number[]> = { a: [], b: [] };
  let hasFailed = false;
  const listen = listener("test", happened, async (_tx, { of, n }) => {
    if (of === "a" && n === 3 && !hasFailed) {
      hasFailed = true;
      throw new Error("once");
    }
    seen[of]?.push(n);
  });
  for (let n = 1; n <= 20; n++) for (const name of ["a", "b"]) await emitNote(name, n);
  const workers = [1, 2, 3].map(() => startDelivery(app.db, [listen], silentLog, app.services));
  const expected = Array.from({ length: 20 }, (_, i) => i + 1);
  await vi.waitFor(() => expect(seen).toEqual({ a: expected, b: expected }), { timeout: 5_000 });
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(await app.db.selectFrom("outbox").selectAll().execute()).toEqual([]);
});

test("an event rolled back with its change is never delivered", async () => {
  const failing = app.db.transaction().execute(async (tx) => {
    await emit(tx, happened({ of: "a", n: 1 }));
    throw new Error("the change failed");
  });
  await expect(failing).rejects.toThrow("the change failed");
  expect(await app.db.selectFrom("outbox").selectAll().execute()).toEqual([]);
});

test("an event that fails for good is set aside and reported, and the ones behind it pass", async () => {
  const seen: number[] = [];
  const listen = listener("test", happened, async (_tx, { n }) => {
    if (n === 1) throw new Error("for ever");
    seen.push(n);
  });
  await emitNote("a", 1);
  await emitNote("a", 2);
  await sql`update outbox set attempts = 19 where id = (select min(id) from outbox)`.execute(app.db);
  const worker = startDelivery(app.db, [listen], silentLog, app.services);
  await vi.waitFor(() => expect(seen).toEqual([2]), { timeout: 5_000 });
  await worker.stop();
  expect((await findBreaches(app.db)).map(({ name }) => name)).toEqual(["I23d no event was set aside for good"]);
  await app.db.deleteFrom("outbox").execute();
});

test("what waits is heard together, and one that fails does not take the others with it", async () => {
  const heard: number[][] = [];
  const listen = listenerOfMany("test", happened, async (_tx, all) => {
    heard.push(all.map(({ n }) => n));
    if (all.some(({ n }) => n === 2)) throw new Error("not with this one");
  });
  for (const n of [1, 2, 3]) await emitNote(`of ${n}`, n);
  await emitNote("of 1", 4);
  const worker = startDelivery(app.db, [listen], silentLog, app.services);
  await vi.waitFor(() => expect(heard).toEqual([[1, 2, 3], [1], [2], [3], [4]]), { timeout: 5_000 });
  await worker.stop();
  expect(await app.db.selectFrom("outbox").select(["aggregate", "attempts"]).execute()).toEqual([{ aggregate: "of 2", attempts: 1 }]);
  await app.db.deleteFrom("outbox").execute();
});

test("a listener's work and its mark are one: what it wrote before failing is gone", async () => {
  const listen = listener("test", happened, async (tx) => {
    await tx.updateTable("users").set({ name: "half done" }).where("id", "=", ADA.id).execute();
    throw new Error("then it failed");
  });
  await emitNote("a", 1);
  const worker = startDelivery(app.db, [listen], silentLog, app.services);
  await vi.waitFor(async () => expect((await app.db.selectFrom("outbox").select("attempts").executeTakeFirst())?.attempts).toBe(1), {
    timeout: 5_000,
  });
  await worker.stop();
  expect((await app.db.selectFrom("users").select("name").where("id", "=", ADA.id).executeTakeFirst())?.name).toBe(ADA.name);
});
