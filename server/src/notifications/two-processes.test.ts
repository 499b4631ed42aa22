import { expect, test, vi } from "vitest";
import { ADA, BOB, CARA, testApp } from "../testing/app.ts";
import { addProduct } from "../testing/catalogue.ts";
import { type ServerProcess, startServer } from "../testing/server-process.ts";
import { signedInCookie } from "../testing/session.ts";

const app = await testApp();
const WITHIN_MS = 500;
/** From the press to the stream: into one process, to the database, out of it, out of the other. */
const STEPS = 4;

async function listen(server: ServerProcess, userId: string) {
  const { cookie } = await signedInCookie(app.services, userId);
  const heard = new Set<string>();
  const over = new AbortController();
  const stream = await server.client(cookie).live.changes(undefined, { signal: over.signal });
  await stream.next(); // from here on nothing is missed
  const done = (async () => {
    for await (const note of stream) for (const name of "stale" in note ? note.stale : []) heard.add(name);
  })().catch(() => {});
  const stop = () => {
    over.abort();
    return done;
  };
  return { cookie, heard, stop };
}

test("a save and a follow in one process are told on the streams of the other within half a second", async () => {
  const env = { DATABASE_URL: app.url, DATA_DIR: ".data/two-processes", REQUESTS_PER_MINUTE: "0", DEMO: "off" };
  const [here, there] = await Promise.all([startServer(env), startServer(env)]);
  const { id: categoryId } = await app.db.selectFrom("categories").select("id").limit(1).executeTakeFirstOrThrow();
  await addProduct(app.db, "lamp", CARA.id, { title: "Lamp", categoryId });
  const [ada, bob, cara] = [await listen(there, ADA.id), await listen(there, BOB.id), await listen(there, CARA.id)];
  try {
    const calls = here.client(ada.cookie);
    await calls.saved.ids(); // the first question of a fresh process is slower than any after it
    // A busy machine is late with everything: as late as a plain question is answered, each step may be.
    const plain = async () => {
      const asked = performance.now();
      await Promise.all([calls.saved.ids(), there.client(cara.cookie).notifications.latest()]);
      return performance.now() - asked;
    };
    await plain();
    const timed = async (press: () => Promise<unknown>, isTold: () => void) => {
      const before = await plain();
      const pressed = performance.now();
      await press();
      await vi.waitFor(isTold, { interval: 5, timeout: 5_000 });
      const took = performance.now() - pressed;
      expect(took).toBeLessThan(WITHIN_MS + STEPS * Math.max(before, await plain()));
    };
    await timed(
      () => calls.saved.save({ productId: "lamp" }),
      () => {
        expect([...ada.heard]).toEqual(expect.arrayContaining(["saved.ids", "saved.list"]));
        expect([...cara.heard].sort()).toEqual(["community.communityNotifications", "notifications.latest"]);
      },
    );
    cara.heard.clear();
    await timed(
      () => calls.follows.follow({ userId: CARA.id }),
      () => {
        expect([...ada.heard]).toContain("follows.mine");
        expect([...cara.heard]).toEqual(expect.arrayContaining(["follows.followers", "notifications.latest"]));
      },
    );
    const { items } = await there.client(cara.cookie).notifications.latest();
    expect(items.map(({ message }) => message)).toEqual(["ada started following you", "ada saved Lamp"]);
    expect([...bob.heard]).toEqual([]);
  } finally {
    await Promise.all([ada, bob, cara].map(({ stop }) => stop()));
    expect(await Promise.all([here.stop(), there.stop()])).toEqual([0, 0]);
  }
}, 60_000);
