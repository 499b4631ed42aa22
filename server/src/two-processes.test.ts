import { expect, test, vi } from "vitest";
import { ADA, BOB, testApp } from "./testing/app.ts";
import { type ServerProcess, startServer } from "./testing/server-process.ts";
import { signedInCookie } from "./testing/session.ts";

const app = await testApp();
const env = { DATABASE_URL: app.url, DATA_DIR: ".data/two-processes", REQUESTS_PER_MINUTE: "0" };
const message = { name: "Ada", email: "ada@example.com", topic: "other" as const, message: "A question that is long enough." };

function listen(server: ServerProcess, cookie?: string) {
  const heard: unknown[] = [];
  const over = new AbortController();
  const stood = Promise.withResolvers<void>();
  const done = (async () => {
    for await (const note of await server.client(cookie).live.changes(undefined, { signal: over.signal })) {
      if (heard.length === 0) stood.resolve();
      heard.push(note);
    }
    return "ended";
  })().catch((error: Error) => error.name);
  return { heard, stood: stood.promise, done, stop: () => over.abort() };
}

test("two server processes on one database deliver each other's events, and nobody hears another user's note", async () => {
  const [here, there] = await Promise.all([startServer(env), startServer(env)]); // both migrate at once: the lock decides
  try {
    const { cookie: adas, sessionId } = await signedInCookie(app.services, ADA.id);
    const { cookie: bobs } = await signedInCookie(app.services, BOB.id);
    const ada = listen(there, adas);
    const bob = listen(there, bobs);
    await Promise.all([ada.stood, bob.stood]);

    const asked = performance.now();
    await here.client().information.contact({ ...message, key: crypto.randomUUID() });
    await vi.waitFor(() => expect(ada.heard.at(-1)).toEqual({ stale: ["mail.mailbox"] }), { interval: 5 });
    expect(performance.now() - asked).toBeLessThan(2_000);
    await vi.waitFor(() => expect(bob.heard).toHaveLength(2), { interval: 5 });

    // Signing out in one process ends that session's stream in the other, and tells nobody else.
    await here.client(adas).identity.signOut();
    expect(await ada.done).toBe("ended");
    expect(bob.heard).toHaveLength(2);
    expect(sessionId).not.toBe("");
    bob.stop();
  } finally {
    expect(await Promise.all([here.stop(), there.stop()])).toEqual([0, 0]);
  }
}, 60_000);
