import { JOBS } from "@blenda/domain/generation/constants";
import { generationTexts } from "@blenda/domain/generation/texts";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ADA, BOB, ROOT, testApp } from "../../testing/app.ts";
import {
  balanceOf,
  changeSettings,
  fakeEngine,
  generatedFor,
  generationInput,
  giveTokens,
  type StartedGeneration,
  untilStaffAreTold,
} from "../../testing/generating.ts";
import { addPeople } from "../../testing/people.ts";
import { type Foreman, startForeman } from "./foreman.ts";

const { engine, begun, steered } = fakeEngine();
const { engine: standIn, begun: byStandIn } = fakeEngine({ name: "stand-in" });
const app = await testApp({ generator: { main: engine, fallback: standIn } });
const foremen: Foreman[] = [];
/** `beatMs`: one that is never heard of again after it has begun. */
const employ = (beatMs?: number) => {
  const foreman = startForeman(app.services, { lookMs: 50, ...(beatMs !== undefined && { beatMs }) });
  foremen.push(foreman);
  return foreman;
};
const start = async (changes: object = {}, who = ADA) => (await app.as(who).generation.start(generationInput(changes))).id;
const job = (id: string) => app.db.selectFrom("generationJobs").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const nth = async (n: number): Promise<StartedGeneration> => {
  await vi.waitFor(() => expect(begun.length).toBeGreaterThan(n), { timeout: 5_000, interval: 10 });
  return begun[n] as StartedGeneration;
};
/** Time passes as it does: whoever works says so meanwhile, so the job stays theirs. */
async function passWhileWorking(id: string, seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= JOBS.BEAT_SECONDS) {
    app.passMinutes(Math.min(left, JOBS.BEAT_SECONDS) / 60);
    const believedAt = addMinutes(app.now(), JOBS.LEASE_SECONDS / 60);
    await vi.waitFor(
      async () => {
        const { status, leaseUntil } = await job(id);
        if (status === "running") expect(leaseUntil).toBe(believedAt);
      },
      { timeout: 5_000, interval: 5 },
    );
  }
}
const until = (id: string, status: string) =>
  vi.waitFor(async () => expect((await job(id)).status).toBe(status), { timeout: 5_000, interval: 20 });
const statuses = async () => {
  const rows = await app.db.selectFrom("generationJobs").select("status").execute();
  return Object.fromEntries([...Map.groupBy(rows, ({ status }) => status)].map(([status, of]) => [status, of.length]));
};
/** Many people, each with one job waiting. */
async function manyWaiting(count: number) {
  await changeSettings(app, { notifyOnHighUsage: false });
  const people = await addPeople(app.db, count, app.now());
  for (const { id } of people) await giveTokens(app, id, 4);
  for (const who of people) await start({ highPack: true }, who);
  return people;
}

beforeEach(async () => {
  begun.length = 0;
  byStandIn.length = 0;
  steered.isDeaf = false;
  await giveTokens(app, ADA.id, 100);
});
afterEach(async () => {
  for (const foreman of foremen.splice(0)) await foreman.stop();
});

test("a job is made, its tokens are taken, and its owner finds facts, findings and every format", async () => {
  employ();
  const id = await start({ highPack: true, complexity: "high" });
  const { commission, making, finish } = await nth(0);
  expect(commission).toMatchObject({ seed: 1, formats: ["glb", "usdz", "fbx", "obj"], name: "a-rusty-sci-fi-crate", highPack: true });
  making.progress("bake", 0.4);
  await vi.waitFor(async () => expect(await job(id)).toMatchObject({ step: "bake", percent: 40 }), { timeout: 5_000 });
  making.progress("read", 0.2);
  await vi.waitFor(async () => expect(await job(id)).toMatchObject({ step: "read", percent: 40 }), { timeout: 5_000 });
  finish();
  await until(id, "succeeded");
  const done = await app.as(ADA).generation.job({ id });
  expect(done).toMatchObject({
    percent: 100,
    tokensReturned: 0,
    result: { score: 100, facts: { triangles: 1_200 }, understood: ["One thing."] },
  });
  expect(done.result?.downloads.map(({ format, name }) => [format, name])).toEqual([
    ["glb", "a-rusty-sci-fi-crate.glb"],
    ["usdz", "a-rusty-sci-fi-crate.usdz"],
    ["fbx", "a-rusty-sci-fi-crate.fbx"],
    ["obj", "a-rusty-sci-fi-crate.obj"],
    ["pack", "a-rusty-sci-fi-crate.pack"],
  ]);
  expect(await balanceOf(app, ADA.id)).toEqual({ balance: 95, held: 0 });
  const usage = await app.db.selectFrom("tokenUsage").select("type").where("jobId", "=", id).execute();
  expect(usage).toEqual([{ type: "generation" }]);
});

test("forty jobs and two processes: never more than five run, oldest first, and each is made once", async () => {
  await manyWaiting(40);
  employ();
  employ();
  for (let done = 0; done < 40; done++) {
    const { finish } = await nth(done);
    expect((await statuses()).running).toBeLessThanOrEqual(5);
    finish();
  }
  await vi.waitFor(async () => expect(await statuses()).toEqual({ succeeded: 40 }), { timeout: 10_000 });
  expect(begun).toHaveLength(40);
}, 60_000);

test("emergency mode with five running and twenty waiting: all end, every token is back, the work stops; off opens again", async () => {
  const people = await manyWaiting(25);
  employ();
  await nth(4);
  await vi.waitFor(async () => expect(await statuses()).toEqual({ running: 5, queued: 20 }), { timeout: 5_000 });
  await app.as(ROOT).generator.setEmergency({ isOn: true, message: "The kiln burns." });
  expect(await statuses()).toEqual({ failed: 25 });
  for (const { id } of people) expect(await balanceOf(app, id)).toEqual({ balance: 4, held: 0 });
  await vi.waitFor(() => expect(begun.every(({ making }) => making.signal.aborted)).toBe(true), { timeout: 1_000, interval: 10 });
  const [one] = await app
    .as(people[0] ?? null)
    .generation.jobs({})
    .then(({ jobs }) => jobs);
  expect(one).toMatchObject({ status: "failed", tokensReturned: 4, message: generationTexts.why.maintenance });
  await expect(start()).rejects.toMatchObject({ message: "Emergency: The kiln burns." });
  await app.as(ROOT).generator.setEmergency({ isOn: false });
  expect((await app.as(ADA).generation.tool()).rules.isOpen).toBe(true);
  const id = await start();
  (await nth(5)).finish();
  await until(id, "succeeded");
}, 60_000);

test("cancelled while it runs, half is back, rounded up, the work stops at once and its late result changes nothing", async () => {
  steered.isDeaf = true;
  const foreman = employ();
  const id = await start({ resolution: "ultra", complexity: "high", highPack: true });
  const { making, finish } = await nth(0);
  const cancelled = await app.as(ADA).generation.cancel({ id });
  expect(cancelled).toMatchObject({ status: "cancelled", tokensReturned: 4 });
  await vi.waitFor(() => expect(making.signal.aborted).toBe(true), { timeout: 1_000, interval: 5 });
  finish();
  await foreman.stop();
  expect(await app.db.selectFrom("files").select("id").execute()).toEqual([]);
  expect(await balanceOf(app, ADA.id)).toEqual({ balance: 97, held: 0 });
  const usage = await app.db.selectFrom("tokenUsage").select(["type", "tokenCost"]).where("jobId", "=", id).orderBy("id").execute();
  expect(usage).toEqual([
    { type: "generation", tokenCost: 7 },
    { type: "release", tokenCost: -4 },
  ]);
});

test("a process that stops lets its work go at once, and the next one begins it again", async () => {
  const leaving = employ();
  const id = await start();
  const { making } = await nth(0);
  await leaving.stop();
  expect(making.signal.aborted).toBe(true);
  expect(await job(id)).toMatchObject({ status: "queued", starts: 0 });
  employ();
  (await nth(1)).finish();
  await until(id, "succeeded");
});

test("a worker that vanishes is missed after fifteen seconds: another finishes, and the late writer writes nothing", async () => {
  steered.isDeaf = true;
  const vanished = employ(3_600_000);
  const id = await start();
  const first = await nth(0);
  await first.making.remember("refine:7");
  app.passMinutes(14 / 60);
  employ();
  expect(await job(id)).toMatchObject({ status: "running", starts: 1 });
  app.passMinutes(2 / 60);
  const second = await nth(1);
  expect(second.commission.task).toBe("refine:7");
  expect(await job(id)).toMatchObject({ status: "running", starts: 2 });
  second.finish();
  await until(id, "succeeded");
  const before = await job(id);
  first.finish();
  await vanished.stop();
  expect(await job(id)).toEqual(before);
  expect(await app.db.selectFrom("files").select("id").execute()).toHaveLength(5);
  expect(await balanceOf(app, ADA.id)).toEqual({ balance: 99, held: 0 });
});

test("a job is begun four times at most, whatever happens to those who work on it; then its tokens are back", async () => {
  const id = await start();
  employ(3_600_000);
  for (let n = 0; n < 4; n++) {
    await nth(n);
    app.passMinutes(1);
  }
  await until(id, "failed");
  expect(await job(id)).toMatchObject({ starts: 4, returned: 1, failure: "engine" });
  expect(await balanceOf(app, ADA.id)).toEqual({ balance: 100, held: 0 });
});

test("what takes longer than the settings allow has timed out, and its tokens are back; our own engine by its work, not by the clock", async () => {
  await changeSettings(app, { apiTimeoutMs: 10_000 });
  employ(20);
  const id = await start();
  const { making, fail } = await nth(0);
  expect(making.timeoutMs).toBe(10_000);
  await passWhileWorking(id, 90);
  fail("time");
  await until(id, "timed_out");
  expect(await job(id)).toMatchObject({ returned: 1, failure: "timedOut" });
});

test("an engine that sleeps for ever is not waited for", async () => {
  await changeSettings(app, { apiTimeoutMs: 10_000 });
  employ(20);
  const id = await start();
  const { making } = await nth(0);
  await passWhileWorking(id, 101);
  await until(id, "timed_out");
  expect(making.signal.aborted).toBe(true);
});

test.each([
  ["words", "notUnderstood"],
  ["picture", "picture"],
  ["engine", "engine"],
] as const)("when the engine makes nothing because of %s, the tokens are back and it is said", async (why, failure) => {
  employ();
  const id = await start();
  (await nth(0)).fail(why);
  await until(id, "failed");
  expect(await job(id)).toMatchObject({ returned: 1, failure });
  expect(byStandIn).toHaveLength(0);
});

test("with the fallback on, another engine stands in for one that fails", async () => {
  await changeSettings(app, { apiFallbackEnabled: true });
  employ();
  const id = await start();
  (await nth(0)).fail("engine");
  await vi.waitFor(() => expect(byStandIn).toHaveLength(1), { timeout: 5_000 });
  byStandIn[0]?.finish();
  await until(id, "succeeded");
  expect(await job(id)).toMatchObject({ engine: "stand-in" });
});

test.each([
  ["a finding that blocks", { inspection: { findings: [{ level: "block", code: "no-geometry", message: "Nothing is in it." }] } }],
  ["a poor score", { inspection: { score: 59 } }],
  ["a format missing", { files: 1 }],
  ["smaller textures than promised", { facts: { textures: [] } }],
  ["no coarser copies", { facts: { lodTriangles: [] } }],
  ["a copy that is no coarser", { facts: { triangles: 1_200, lodTriangles: [1_200, 300] } }],
])("a result with %s is given back by itself and says so", async (_what, changes) => {
  employ();
  const id = await start({ highPack: true });
  const { commission, finish } = await nth(0);
  const made = generatedFor(commission);
  const { inspection, facts, files } = changes as { inspection?: object; facts?: object; files?: number };
  finish({
    ...(inspection && { inspection: { ...made.inspection, ...inspection } }),
    ...(facts && { facts: { ...made.facts, ...facts } }),
    ...(files && { files: made.files.slice(files) }),
  });
  await until(id, "failed");
  expect(await job(id)).toMatchObject({ returned: 4, failure: "quality" });
  expect(await balanceOf(app, ADA.id)).toEqual({ balance: 100, held: 0 });
  expect(await app.db.selectFrom("files").select("id").execute()).toEqual([]);
});

test("five failures within a minute are told to staff, once an hour", async () => {
  await changeSettings(app, { cooldownSeconds: 0 });
  employ();
  for (let n = 0; n < 7; n++) {
    const id = await start();
    (await nth(n)).fail("engine");
    await until(id, "failed");
  }
  await untilStaffAreTold(app);
  const told = await app.db.selectFrom("notifications").select(["userId", "title", "message"]).execute();
  expect(told).toEqual([{ userId: ROOT.id, title: "The generator is failing", message: "5 generations failed within a minute." }]);
  expect(await app.db.selectFrom("alarms").select("name").execute()).toEqual([{ name: "generation errors" }]);
});

test("a job's end reaches its owner's browser at once, and nobody else's", async () => {
  employ();
  const over = new AbortController();
  const notes: Record<string, string[]> = { ada: [], bob: [] };
  const listen = async (who: typeof ADA) => {
    for await (const note of app.services.live.open({ actor: who, sessionId: null, address: who.id }, over.signal))
      if ("stale" in note) notes[who.id]?.push(...(note.stale as string[]));
  };
  const listening = [listen(ADA), listen(BOB)];
  const id = await start();
  const { making, finish } = await nth(0);
  notes.ada = [];
  making.progress("build", 0.1);
  await vi.waitFor(() => expect(notes.ada).toContain("generation.job"), { timeout: 3_000 });
  finish();
  await until(id, "succeeded");
  await vi.waitFor(() => expect(notes.ada).toEqual(expect.arrayContaining(["generation.tool", "tokens.account"])), { timeout: 3_000 });
  expect(notes.bob?.filter((name) => name.startsWith("generation") || name.startsWith("tokens"))).toEqual([]);
  over.abort();
  await Promise.all(listening);
});
