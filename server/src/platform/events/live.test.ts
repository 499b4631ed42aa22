import type { Note } from "@blenda/domain/live/contract";
import { expect, test, vi } from "vitest";
import { ADA, BOB, ROOT, testApp } from "../../testing/app.ts";
import { broadcast } from "./live.ts";

const app = await testApp();
const { live, db } = app.services;
const say = (what: Parameters<typeof broadcast>[1]) => db.transaction().execute((tx) => broadcast(tx, what));

/** Opens a stream and collects what it says. */
async function follow(actor: typeof ADA | null, sessionId: string | null = null, address = "203.0.113.1") {
  const notes: Note[] = [];
  const over = new AbortController();
  const stream = live.open({ actor, sessionId, address }, over.signal);
  notes.push((await stream.next()).value as Note); // the opening note: from here on nothing is missed
  const ended = (async () => {
    for await (const note of stream) notes.push(note);
  })();
  return { notes, ended, leave: () => over.abort() };
}

test("a note for one user reaches all of that user's streams and nobody else's", async () => {
  const streams = await Promise.all([follow(ADA), follow(ADA), follow(BOB), follow(null), follow(ROOT)]);
  await vi.waitFor(async () => {
    await say({ to: { userId: ADA.id }, stale: ["tokens.account"] });
    expect(streams[0]?.notes.length).toBeGreaterThan(1);
  });
  await say({ to: { access: "public" }, stale: ["marker"] }); // after this one nothing earlier can still be on its way
  await vi.waitFor(() => expect(streams.every(({ notes }) => JSON.stringify(notes).includes("marker"))).toBe(true), { timeout: 5_000 });
  const heardIt = streams.map(({ notes }) => JSON.stringify(notes).includes("tokens.account"));
  expect(heardIt).toEqual([true, true, false, false, false]);
  for (const { leave } of streams) leave();
  await Promise.all(streams.map(({ ended }) => ended));
});

test("a note for staff reaches those who may, and nobody else", async () => {
  const [ada, root] = [await follow(ADA), await follow(ROOT)];
  await say({ to: { access: { any: ["view_reports"] } }, stale: ["reports.pendingCount"] });
  await say({ to: { access: "public" }, stale: ["marker"] });
  await vi.waitFor(() => expect(JSON.stringify(ada.notes)).toContain("marker"), { timeout: 5_000 });
  expect(JSON.stringify(ada.notes)).not.toContain("reports");
  await vi.waitFor(() => expect(JSON.stringify(root.notes)).toContain("reports.pendingCount"), { timeout: 5_000 });
  ada.leave();
  root.leave();
});

test("a reader who is slow gets one note with everything, never a queue", async () => {
  const stream = live.open({ actor: ADA, sessionId: null, address: "a" }, undefined);
  await stream.next();
  for (let i = 0; i < 50; i++) await say({ to: { userId: ADA.id }, stale: [`read.${i % 5}`] });
  await say({ to: { access: "public" }, stale: ["marker"] });
  const probe = await follow(null);
  await say({ to: { access: "public" }, stale: ["probe"] });
  await vi.waitFor(() => expect(JSON.stringify(probe.notes)).toContain("probe"), { timeout: 5_000 });
  const { value } = await stream.next();
  expect((value as { stale: string[] }).stale).toHaveLength(7);
  await stream.return();
  probe.leave();
});

test("ending a session ends its streams; all but this one ends the others", async () => {
  const [first, second, third] = [await follow(ADA, "s1"), await follow(ADA, "s2"), await follow(BOB, "s3")];
  await say({ ends: { userId: ADA.id, sessionId: "s1" } });
  await first.ended;
  const fourth = await follow(ADA, "s4");
  await say({ ends: { userId: ADA.id, exceptSessionId: "s2" } });
  await fourth.ended;
  await say({ to: { access: "public" }, stale: ["marker"] });
  for (const { notes } of [second, third]) await vi.waitFor(() => expect(JSON.stringify(notes)).toContain("marker"));
  second.leave();
  third.leave();
});

test("one user cannot hold more than twenty streams", async () => {
  const open = await Promise.all(Array.from({ length: 20 }, () => follow(BOB)));
  expect(() => live.open({ actor: BOB, sessionId: null, address: "a" }, undefined)).toThrow(
    expect.objectContaining({ code: "TOO_MANY_REQUESTS" }),
  );
  for (const { leave } of open) leave();
  await Promise.all(open.map(({ ended }) => ended));
  (await follow(BOB)).leave();
});
