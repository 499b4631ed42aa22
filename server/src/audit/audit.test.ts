import { addDays } from "@blenda/domain/shared/calendar";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { type AuditEntry, audit } from "../platform/requests/audit.ts";
import { ADA, BOB, EDDA, ROOT, testApp } from "../testing/app.ts";

const app = await testApp();
const admin = app.as(ROOT);
// A test of a changed log must not leave a changed one behind.
afterEach(() => withPower("delete from audit_entries"));

/** As whoever has the database itself could do it. */
async function withPower(statement: string): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql.raw(statement).execute(tx);
  });
}

interface AuditAuthor {
  user?: { id: string } | null;
  factor?: "authenticator" | "hardware_key" | null;
}
const write = (entry: Partial<AuditEntry> = {}, { user = ROOT, factor = "authenticator" }: AuditAuthor = {}) =>
  app.services.transaction((tx) =>
    audit(
      tx,
      { user, sessionId: "s-1", factor, asking: { requestId: "r-1" }, now: app.now },
      { action: "users.suspend", target: { kind: "user", id: ADA.id }, ...entry },
    ),
  );
const numbers = async (filter: Parameters<typeof admin.audit.entries>[0] = {}) =>
  (await admin.audit.entries(filter)).rows.map(({ n }) => n);
const runCheck = async () => {
  const { auditJobs } = await import("./jobs.ts");
  await auditJobs[0]?.run(app.services, {});
};

test("an entry opens to its differences, its reason, its request, its session and its factor", async () => {
  await write({ reason: "Sold what was not theirs", before: { standing: "good" }, after: { standing: "suspended", until: null } });
  expect((await admin.audit.entries({})).rows).toMatchObject([
    { n: 1, actor: { id: ROOT.id, name: ROOT.name }, target: { kind: "user", id: ADA.id, name: ADA.name }, changeCount: 1 },
  ]);
  expect(await admin.audit.entry({ n: 1 })).toMatchObject({
    action: "users.suspend",
    reason: "Sold what was not theirs",
    changes: [{ field: "standing", before: "good", after: "suspended" }],
    requestId: "r-1",
    sessionId: "s-1",
    factor: "authenticator",
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  await expect(admin.audit.entry({ n: 2 })).rejects.toMatchObject({ code: "AUDIT_NOT_FOUND" });
});

test("the log is filtered by person, operation, target, factor, words and time", async () => {
  await write({ reason: "spam in comments" });
  app.passMinutes(60);
  const middle = app.now();
  await write({ action: "users.reinstate", target: { kind: "user", id: BOB.id } }, { user: EDDA, factor: "hardware_key" });
  await write({ action: "system.retryJob", target: { kind: "job", id: "mail.deliver 7" } }, { user: null, factor: null });
  expect(await numbers()).toEqual([3, 2, 1]);
  expect(await numbers({ actorId: EDDA.id })).toEqual([2]);
  expect(await numbers({ action: "users" })).toEqual([2, 1]);
  expect(await numbers({ action: "users.suspend" })).toEqual([1]);
  expect(await numbers({ action: "user_" })).toEqual([]);
  expect(await numbers({ targetKind: "job" })).toEqual([3]);
  expect(await numbers({ targetKind: "user", targetId: BOB.id })).toEqual([2]);
  expect(await numbers({ factor: "hardware_key" })).toEqual([2]);
  expect(await numbers({ from: middle })).toEqual([3, 2]);
  expect(await numbers({ to: middle })).toEqual([1]);
  expect(await numbers({ text: "spam" })).toEqual([1]);
  expect(await numbers({ text: EDDA.name })).toEqual([2]);
  expect(await numbers({ text: "deliver 7" })).toEqual([3]);
  expect(await numbers({ text: "#2" })).toEqual([2]);
  expect(await numbers({ text: "100%" })).toEqual([]);
});

test("pages follow each other without a gap, and the first says what is around the list", async () => {
  for (let i = 0; i < 5; i += 1) await write({ after: { i } });
  const first = await admin.audit.entries({ limit: 2 });
  expect(first.rows.map(({ n }) => n)).toEqual([5, 4]);
  expect(first.total).toEqual({ count: 5, isMore: false });
  expect(first.around).toMatchObject({
    actions: ["users.suspend"],
    targetKinds: ["user"],
    actors: [{ id: ROOT.id, name: ROOT.name }],
    chain: { isWhole: true, entries: 5 },
  });
  const second = await admin.audit.entries({ limit: 2, after: first.next ?? "" });
  expect(second.rows.map(({ n }) => n)).toEqual([3, 2]);
  expect(second.around).toBeNull();
  const third = await admin.audit.entries({ limit: 2, after: second.next ?? "" });
  expect(third).toMatchObject({ rows: [{ n: 1 }], next: null });
});

test("the time above the list shows where the entries lie", async () => {
  const from = app.now();
  await write();
  app.passMinutes(30);
  await write();
  await write();
  const to = addDays(from, 1);
  const { around } = await admin.audit.entries({ from, to });
  expect(around?.buckets).toMatchObject({ from, to });
  expect(around?.buckets.counts.filter((count) => count > 0)).toEqual([1, 2]);
  expect((await admin.audit.entries({ from: to, to: from })).rows).toEqual([]);
  // Also around the first and the last moment there is.
  const ends = { from: "9999-12-31T23:59:59.999Z", to: "0001-01-01T00:00:00.000Z" };
  expect((await admin.audit.entries(ends)).rows).toEqual([]);
});

test("the file holds what is filtered, and no cell is a formula", async () => {
  await write({ reason: "=HYPERLINK(1)" });
  await write({ action: "users.reinstate" });
  const { name, csv, isCut } = await admin.audit.entriesFile({ action: "users.suspend" });
  expect(name).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
  expect(csv.trim().split("\r\n")).toHaveLength(2);
  expect(csv).toContain(`"'=HYPERLINK(1)"`);
  expect(isCut).toBe(false);
});

test("whoever looks after people reads what was done to one of them, and nothing else of the log", async () => {
  await write();
  await write({ action: "system.retryJob", target: { kind: "job", id: "7" } });
  const looker = app.as({ ...EDDA, permissions: ["view_users"] });
  expect((await looker.audit.ofPerson({ userId: ADA.id })).map(({ n }) => n)).toEqual([1]);
  await expect(looker.audit.entries({})).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(looker.audit.ofTarget({ kind: "job", id: "7" })).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect((await admin.audit.ofTarget({ kind: "job", id: "7" })).map(({ n }) => n)).toEqual([2]);
});

test.each([
  ["changed", "update audit_entries set reason = 'another' where n = 2", 2],
  ["removed", "delete from audit_entries where n = 2", 3],
])("an entry that was %s breaks the chain, and everybody learns of it at night", async (_, statement, brokenAt) => {
  for (let i = 0; i < 3; i += 1) await write();
  expect(await admin.audit.chain()).toMatchObject({ isWhole: true, entries: 3, brokenAt: null });
  await withPower(statement);
  expect(await admin.audit.chain()).toMatchObject({ isWhole: false, brokenAt });
  await runCheck();
  expect((await admin.system.alarms()).map(({ name }) => name)).toEqual(["the audit log was changed"]);
  expect((await admin.audit.entries({})).around?.chain).toMatchObject({ isWhole: false, brokenAt });
});

test("entries cut off the end leave no gap; that they were there is known by the look of the night", async () => {
  for (let i = 0; i < 3; i += 1) await write();
  await runCheck();
  await withPower("delete from audit_entries where n = 3");
  expect(await admin.audit.chain()).toMatchObject({ isWhole: false, brokenAt: 3 });
  expect((await admin.audit.entries({})).around?.chain).toMatchObject({ isWhole: false, brokenAt: 3 });
});
