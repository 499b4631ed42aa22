import { SYSTEM } from "@blenda/domain/system/constants";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { makeErrorStore } from "../platform/error-store.ts";
import { raiseAlarm } from "../platform/jobs/alarms.ts";
import { housekeepingJobs } from "../platform/jobs/housekeeping.ts";
import { makeLog } from "../platform/log.ts";
import { EDDA, ROOT, testApp } from "../testing/app.ts";
import { systemJobs } from "./jobs.ts";

const app = await testApp();
const admin = app.as(ROOT);
const actions = async () =>
  (await app.db.selectFrom("auditEntries").select(["action", "targetKind"]).orderBy("n").execute()).map((row) => row);

test("health looks at every part that a domain declares", async () => {
  const { status, parts, sizes } = await admin.system.health();
  expect(status).toBe("ok");
  expect(parts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["database", "jobs", "mail", "storage", "search", "live", "payments", "generator"]),
  );
  expect(parts.every(({ marks, workingShare }) => marks.length === SYSTEM.HEALTH_KEPT_DAYS && workingShare === null)).toBe(true);
  expect(sizes.databaseBytes).toBeGreaterThan(0);
  expect(sizes.largestTables).toHaveLength(5);
});

test("a part that fails is named with a sentence, never with its reason", async () => {
  const services = {
    ...app.services,
    storage: { ...app.services.storage, check: () => Promise.reject(new Error("/secret/path is gone")) },
  };
  const { status, parts } = await app.as(ROOT, undefined, services).system.health();
  expect(status).toBe("failing");
  const storage = parts.find(({ name }) => name === "storage");
  expect(storage).toMatchObject({ state: "bad", figure: "no answer" });
  expect(JSON.stringify(parts)).not.toContain("secret");
});

test("every look is kept for thirty days, and shown by the day", async () => {
  const [look] = systemJobs;
  await look?.run(app.services, {});
  app.passMinutes(2 * 24 * 60);
  await look?.run({ ...app.services, storage: { ...app.services.storage, check: () => Promise.reject(new Error("gone")) } }, {});
  const { parts, queueDepth } = await admin.system.health();
  const storage = parts.find(({ name }) => name === "storage");
  expect(storage?.marks.slice(-3)).toEqual(["ok", "none", "bad"]);
  expect(storage?.workingShare).toBe(0.5);
  expect(queueDepth).toHaveLength(1);
  app.passMinutes(SYSTEM.HEALTH_KEPT_DAYS * 24 * 60 + 1);
  await look?.run(app.services, {});
  expect(await app.db.selectFrom("healthMarks").select("at").distinct().execute()).toHaveLength(1);
});

const raise = (name: string, detail: object) => app.services.transaction((tx) => raiseAlarm(tx, name, detail, app.now()));

/** A job whose work throws as often as it may. */
async function failedJob(): Promise<void> {
  await app.services.transaction((tx) => app.services.jobs.enqueue(tx, "refunds.pay", { id: "nobody@example.com" }));
  await sql`update jobs.job set state = 'failed', completed_on = now(), retry_count = 2, output = '{"message": "no card of ada@example.com"}'
    where name = 'refunds.pay' and state = 'created'`.execute(app.db);
}

test("a failed job is begun anew with one press, once, and written down", async () => {
  await failedJob();
  const { queues, failed } = await admin.system.queues();
  expect(queues.find(({ name }) => name === "refunds.pay")).toMatchObject({ failed: 1, waiting: 0 });
  expect(failed).toMatchObject([{ queue: "refunds.pay", attempts: 3, error: "no card of [email]" }]);
  const id = failed[0]?.id ?? "";
  const answers = await Promise.allSettled([1, 2, 3].map(() => admin.system.retryJob({ id })));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const after = await admin.system.queues();
  expect(after.failed).toEqual([]);
  expect(after.queues.find(({ name }) => name === "refunds.pay")).toMatchObject({ failed: 0, waiting: 1, oldestAt: expect.any(String) });
  expect(await actions()).toEqual([{ action: "system.retryJob", targetKind: "job" }]);
  await expect(admin.system.retryJob({ id })).rejects.toMatchObject({ code: "SYSTEM_JOB_NOT_FAILED" });
  await sql`delete from jobs.job where name = 'refunds.pay'`.execute(app.db);
});

test("a parked event is handed out again, and written down", async () => {
  const event = { name: "test.happened", aggregate: "test/1", payload: {}, stale: [] };
  const { id } = await app.db
    .insertInto("outbox")
    .values({ ...event, payload: sql`'{}'::jsonb`, stale: sql`'[]'::jsonb`, attempts: 20, parkedAt: app.now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect(await admin.system.parkedEvents()).toMatchObject([{ id, name: "test.happened", attempts: 20 }]);
  expect(await admin.system.releaseEvent({ id })).toEqual([]);
  await expect(admin.system.releaseEvent({ id })).rejects.toMatchObject({ code: "SYSTEM_EVENT_NOT_PARKED" });
  expect(await actions()).toEqual([{ action: "system.releaseEvent", targetKind: "event" }]);
  // Nobody hears of it, so it is delivered.
  await expect.poll(() => app.db.selectFrom("outbox").select("id").execute()).toEqual([]);
});

test("alarms of one name are one until somebody acknowledges them; what comes after is new", async () => {
  await raise("money does not add up", { of: "ada@example.com" });
  await raise("money does not add up", {});
  await raise("generation errors", {});
  const open = await admin.system.alarms();
  expect(open.map(({ name, count, acknowledged }) => [name, count, acknowledged])).toEqual(
    expect.arrayContaining([
      ["money does not add up", 2, null],
      ["generation errors", 1, null],
    ]),
  );
  expect(JSON.stringify(open)).not.toContain("ada@example.com");
  const id = open.find(({ count }) => count === 2)?.id ?? 0;
  await raise("money does not add up", {});
  const after = await admin.system.acknowledgeAlarm({ id, note: "Counted again, a cent" });
  expect(after.filter(({ name }) => name === "money does not add up")).toMatchObject([
    { count: 1, acknowledged: null },
    { count: 2, acknowledged: { by: ROOT.name, note: "Counted again, a cent" } },
  ]);
  await expect(admin.system.acknowledgeAlarm({ id, note: "Again" })).rejects.toMatchObject({ code: "SYSTEM_ALARM_NOT_FOUND" });
  expect(await actions()).toEqual([{ action: "system.acknowledgeAlarm", targetKind: "alarm" }]);
});

test("errors are kept without the values in them, grouped and counted, and gone after fourteen days", async () => {
  const store = makeErrorStore();
  const log = makeLog({ level: 2, write: () => {}, now: () => new Date(app.now()), keep: store.keep });
  store.open(app.db);
  const trouble = (email: string, order: number) => new Error(`order ${order} of ${email} has no card "4242"`);
  log.error("checkout.confirm failed, request r8x2", trouble("ada@example.com", 7));
  log.info("merely good to know");
  app.passMinutes(1);
  log.error("checkout.confirm failed, request k1p9", trouble("bob@example.com", 8));
  await store.write();
  log.error("checkout.confirm failed, request z3z3", trouble("eve@example.com", 9));
  await store.stop();
  const kept = await admin.system.errors();
  expect(kept).toMatchObject([
    { level: "error", what: "checkout.confirm failed, request [id]", kind: "Error", count: 3, lastRequestId: "z3z3" },
  ]);
  expect(kept[0]?.message).toBe("order # of [email] has no card …");
  expect(kept[0]?.place).toMatch(/^server\/src\/system\/panel\.test\.ts:\d+$/);
  expect(kept[0]?.firstAt).not.toBe(kept[0]?.lastAt);
  app.passMinutes(SYSTEM.ERRORS_KEPT_DAYS * 24 * 60 + 1);
  await housekeepingJobs.find(({ name }) => name === "platform.tidy")?.run(app.services, {});
  expect(await admin.system.errors()).toEqual([]);
});

test("a storm of errors is no storm of rows", async () => {
  const store = makeErrorStore();
  const log = makeLog({ level: 2, write: () => {}, keep: store.keep });
  store.open(app.db);
  for (let i = 0; i < 5_000; i += 1)
    log.error(
      `trouble ${String.fromCharCode(97 + (i % 26))}${String.fromCharCode(97 + (Math.floor(i / 26) % 26))}${String.fromCharCode(97 + Math.floor(i / 676))}`,
    );
  await store.stop();
  const { count } = await app.db
    .selectFrom("errorGroups")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(count).toBe(200);
});

test("build facts say what runs", async () => {
  expect(await admin.system.buildFacts()).toMatchObject({
    environment: "demo",
    node: process.versions.node,
    payments: "simulated",
    flags: expect.arrayContaining([
      { name: "demo", isOn: true },
      { name: "motion", isOn: false },
    ]),
  });
});

test("the panel is for admins", async () => {
  const calls = app.as({ ...EDDA, permissions: ["view_users", "manage_reports", "view_analytics"] }).system;
  for (const call of [calls.health, calls.queues, calls.parkedEvents, calls.alarms, calls.errors, calls.buildFacts])
    await expect(call()).rejects.toMatchObject({ code: "FORBIDDEN" });
});
