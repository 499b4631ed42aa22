import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type Db, openDatabase } from "./platform/database/db.ts";
import { startPostgres } from "./platform/database/postgres/embedded.ts";
import { silentLog } from "./platform/log.ts";
import { givePassword, PASSWORD } from "./testing/account.ts";
import { startServer } from "./testing/server-process.ts";

const root = join(import.meta.dirname, "../..");
const dataDir = mkdtempSync(join(tmpdir(), "blenda-admin-"));
const env = { DATA_DIR: dataDir, DATABASE_URL: "embedded", NODE_ENV: "development", DEMO: "off" };
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** As `npm run admin -- …` runs it, once everything is installed. */
const admin = (...words: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ["server/src/admin-command.ts", ...words],
      { cwd: root, env: { ...process.env, VITEST: "", ...env } },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });

/** What is done to the data while no server runs. */
async function inDatabase<Answer>(work: (db: Db) => Promise<Answer>): Promise<Answer> {
  const postgres = await startPostgres({ dataDir: join(dataDir, "postgres") });
  // The command left no PostgreSQL behind that nobody uses.
  expect(postgres.isAdopted).toBe(false);
  const db = openDatabase({ url: postgres.url, log: silentLog, max: 1 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}

test("the command works while the server runs and while it does not, and what it did holds at once", { timeout: 180_000 }, async () => {
  expect(await admin("list")).toMatchObject({ code: 0, out: "There is no admin yet. Make one: npm run admin -- add ADDRESS\n" });
  await inDatabase(async (db) => {
    const people = ["first", "second"].map((id, i) => ({
      id,
      email: `${id}@example.com`,
      name: id,
      displayName: id,
      globalAffiliateId: `10${i}ABC`,
    }));
    await db
      .insertInto("users")
      .values(people.map((person) => ({ ...person, createdAt: new Date().toISOString() })))
      .execute();
    for (const { id } of people) await givePassword(db, id);
  });

  const server = await startServer({ ...env, REQUESTS_PER_MINUTE: "0" });
  const isAdmin = async (email: string) => (await server.client().identity.signIn({ email, password: PASSWORD })).user?.isAdmin;
  try {
    // It answers requests a moment before it has said everything.
    await expect.poll(() => server.said()).toContain("There is no admin yet. Make one: npm run admin -- add ADDRESS");
    expect(await isAdmin("first@example.com")).toBe(false);
    expect(await admin("add", "first@example.com")).toMatchObject({
      code: 0,
      out: expect.stringContaining("first@example.com is a super admin now."),
    });
    expect(await isAdmin("first@example.com")).toBe(true);
    expect(await admin("add", "nobody@example.com")).toMatchObject({ code: 1, err: expect.stringContaining("No confirmed account") });
  } finally {
    await server.stop();
  }

  expect(await admin("add", "second@example.com")).toMatchObject({
    code: 0,
    out: expect.stringContaining("second@example.com is an admin now."),
  });
  expect(await admin("remove", "first@example.com")).toMatchObject({ code: 1, err: expect.stringContaining("last super admin") });
  expect(await admin("help")).toMatchObject({ code: 2, err: expect.stringContaining("npm run admin -- add ADDRESS") });
  const written = (db: Db) => db.selectFrom("auditEntries").select(["action", "actorId", "targetId"]).orderBy("n").execute();
  expect(await inDatabase(written)).toEqual([
    { action: "admin.command.add", actorId: null, targetId: "first" },
    { action: "admin.command.enrol", actorId: null, targetId: "first" },
    { action: "admin.command.add", actorId: null, targetId: "second" },
    { action: "admin.command.enrol", actorId: null, targetId: "second" },
  ]);
});
