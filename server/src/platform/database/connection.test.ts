import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { ADA, testApp } from "../../testing/app.ts";
import { silentLog } from "../log.ts";
import { refusal } from "../requests/refusal.ts";
import { Connection, isUnavailable } from "./connection.ts";
import { openDatabase, type Tx, transact } from "./db.ts";

const app = await testApp();
const source = join(import.meta.dirname, "../..");

const failed = (message: string, more: object = {}) => Object.assign(new Error(message), more);

describe("what says that PostgreSQL is away", () => {
  test.each([
    ...["57P01", "57P02", "57P03", "08006", "08P01", "53300", "25006"].map((code) => [`PostgreSQL's ${code}`, failed("x", { code })]),
    ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"].map((code) => [
      `the network's ${code}`,
      failed("x", { code, syscall: "connect" }),
    ]),
    ["a socket that is not there", failed("x", { code: "ENOENT", syscall: "connect" })],
    ["a name with several addresses", new AggregateError([failed("x", { code: "ECONNREFUSED" })])],
    ["an end in the middle", failed("Connection terminated unexpectedly")],
    ["a broken connection asked again", failed("Client has encountered a connection error and is not queryable")],
    ["a closed connection asked again", failed("Client was closed and is not queryable")],
    ["no connection in time", failed("timeout exceeded when trying to connect")],
    ["the same inside another error", new Error("the order failed", { cause: failed("x", { code: "57P01" }) })],
  ])("%s", (_what, error) => expect(isUnavailable(error)).toBe(true));

  test.each([
    ["a duplicate", failed("x", { code: "23505" })],
    ["a statement that took too long", failed("x", { code: "57014" })],
    ["a missing file", failed("x", { code: "ENOENT", syscall: "open" })],
    ["another service that cannot be reached", new TypeError("fetch failed", { cause: failed("x", { code: "ECONNREFUSED" }) })],
    ["a refusal", refusal("NOT_FOUND")],
    ["nothing", undefined],
  ])("but not %s", (_what, error) => expect(isUnavailable(error)).toBe(false));
});

/** Holds a transaction open until it is told to go on, and says what became of it. */
const HOLDER = `
  import { sql } from "kysely";
  import { isUnavailable } from ${JSON.stringify(join(import.meta.dirname, "connection.ts"))};
  import { openDatabase, transact } from ${JSON.stringify(join(import.meta.dirname, "db.ts"))};
  import { silentLog } from ${JSON.stringify(join(source, "platform/log.ts"))};
  const db = openDatabase({ url: process.argv[1], log: silentLog, max: 1, isPrepared: process.argv[2] === "prepared" });
  const lost = await transact(db, async (tx) => {
    const { rows } = await sql\`select pg_backend_pid() as pid\`.execute(tx);
    console.log(rows[0].pid);
    await new Promise((resume) => process.stdin.once("data", resume));
    await sql\`select 1\`.execute(tx);
  }).catch((error) => error);
  console.log(isUnavailable(lost) ? "told that it is away" : lost);
  const { rows } = await sql\`select 'goes on' as said\`.execute(db);
  console.log(rows[0].said);
  process.exit(0);
`;

const terminate = (pid: number | string) => sql`select pg_terminate_backend(${pid}::int)`.execute(app.db);
const isThere = async (pid: number | string) =>
  (await sql`select from pg_stat_activity where pid = ${pid}::int`.execute(app.db)).rows.length > 0;

async function end(pid: number | string): Promise<void> {
  await terminate(pid);
  while (await isThere(pid)) await new Promise(setImmediate);
}

test.each(["prepared", "plain"])("a connection lost between two statements of a transaction ends no process: %s", async (kind) => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", HOLDER, app.url, kind], {
    stdio: ["pipe", "pipe", "inherit"],
    cwd: source,
  });
  const exited = once(child, "exit");
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    if (said.length > 1) continue;
    await end(line);
    child.stdin.write("go on\n");
  }
  expect(await exited).toEqual([0, null]);
  expect(said.slice(1)).toEqual(["told that it is away", "goes on"]);
});

test("why the work failed is told, also when its connection was gone before it could be rolled back", async () => {
  const db = openDatabase({ url: app.url, log: silentLog, max: 1 });
  const failing = transact(db, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await end(rows[0]?.pid ?? 0);
    throw refusal("NOT_FOUND");
  });
  await expect(failing).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await sql`select 1`.execute(db)).rows).toHaveLength(1);
  await db.destroy();
});

const endItself = (tx: Tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);

test("an operation whose connection is lost says that the database is away, and once it is back it works", async () => {
  const services: typeof app.services = {
    ...app.services,
    transaction: (work) => app.services.transaction((tx) => endItself(tx).then(() => work(tx))),
  };
  const away = { code: "DATABASE_UNAVAILABLE", status: 503 };
  const follow = { userId: "bob" };
  await expect(app.as(ADA, undefined, services).follows.follow(follow)).rejects.toMatchObject(away);
  await app.as(ADA).follows.follow(follow);
});

test("nobody opens a connection of another kind: in every file but one, neither the driver's client nor a pool of it", () => {
  const files = globSync("**/*.ts", { cwd: source }).filter((path) => !path.includes(".test.") && !path.startsWith("testing/"));
  const opening = files.filter((path) => {
    const text = readFileSync(join(source, path), "utf8");
    const isOther = /pg\.Client\b/.test(text) && !path.endsWith("database/connection.ts");
    const isPool = /new (pg\.Pool|PgBoss)\(/.test(text) && !/Client: .*Connection\b/.test(text);
    return isOther || isPool;
  });
  expect(opening).toEqual([]);
  expect(new Connection().listenerCount("error")).toBe(1);
});
