import { sql } from "kysely";
import { expect, test } from "vitest";
import { ADA, ROOT, testApp } from "../../testing/app.ts";
import { findBreaches } from "../database/invariants.ts";
import { type Auditor, audit } from "./audit.ts";

const app = await testApp();
const root = (): Auditor => ({ user: ROOT, sessionId: "s", factor: "authenticator", asking: { requestId: "r-1" }, now: app.now });
const done = { action: "users.suspend", target: { kind: "user", id: ADA.id } };
const write = (entry = {}) => app.services.transaction((tx) => audit(tx, root(), { ...done, ...entry }));
const entries = () => app.db.selectFrom("auditEntries").selectAll().orderBy("n").execute();
const broken = async () => {
  const { rows } = await sql<{ n: number }>`select n from
    (select e.n, e.hash, audit_hash(lag(e.hash) over (order by e.n), e) as expected from audit_entries e) as chain
    where hash <> expected order by n`.execute(app.db);
  return rows.map(({ n }) => n);
};

test("an entry says who did what to whom, why, before and after, in which request and with which factor", async () => {
  await write({ reason: "Sold what was not theirs", before: { standing: "good" }, after: { standing: "suspended" } });
  expect(await entries()).toMatchObject([
    {
      n: 1,
      at: app.now(),
      actorId: ROOT.id,
      action: "users.suspend",
      targetKind: "user",
      targetId: ADA.id,
      reason: "Sold what was not theirs",
      before: { standing: "good" },
      after: { standing: "suspended" },
      requestId: "r-1",
      sessionId: "s",
      factor: "authenticator",
    },
  ]);
});

test("what is not done is not written down, and leaves no gap", async () => {
  await write();
  await app.services
    .transaction(async (tx) => {
      await audit(tx, root(), done);
      throw new Error("not done");
    })
    .catch(() => {});
  await write();
  expect((await entries()).map(({ n }) => n)).toEqual([1, 2]);
});

test("I21 twenty at once are numbered without a gap, each chained to the one before it", async () => {
  await Promise.all(Array.from({ length: 20 }, (_, i) => write({ after: { i } })));
  expect((await entries()).map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  expect(await broken()).toEqual([]);
});

test("nobody changes, removes or empties the audit; whoever has the power to is found out by the chain", async () => {
  for (let i = 0; i < 3; i += 1) await write();
  await expect(app.db.updateTable("auditEntries").set({ reason: "nothing" }).execute()).rejects.toThrow("append-only");
  await expect(app.db.deleteFrom("auditEntries").execute()).rejects.toThrow("append-only");
  await expect(sql`truncate audit_entries`.execute(app.db)).rejects.toThrow("append-only");
  await app.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await tx.updateTable("auditEntries").set({ reason: "another" }).where("n", "=", 2).execute();
  });
  expect(await broken()).toEqual([2]);
  expect((await findBreaches(app.db)).map(({ name }) => name.slice(0, 4))).toEqual(["I21b"]);
  // What is always true of the data is asked once more after every test.
  await app.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await tx.deleteFrom("auditEntries").execute();
  });
});
