import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { freePort, type ServerProcess, startServer } from "./testing/server-process.ts";

const home = mkdtempSync(join(tmpdir(), "blenda-main-"));
const env = { DATA_DIR: home, REQUESTS_PER_MINUTE: "0", DEMO_HISTORY: "off" };
const pidFile = join(home, "postgres/postmaster.pid");
const message = { name: "Ada", email: "ada@example.com", topic: "other" as const, message: "A question that is long enough." };
const write = (server: ServerProcess) => server.client().information.contact({ ...message, key: crypto.randomUUID() });
const mailsOf = async (server: ServerProcess) => (await server.client().mail.mailbox()).length;

afterAll(() => rmSync(home, { recursive: true, force: true }));

test("the first start makes a whole product and says where it is; SIGTERM ends it with 0 within 5 seconds, streams open", async () => {
  const server = await startServer(env);
  await expect.poll(() => server.said()).toMatch(/Open http:\/\/localhost:\d+/);
  await expect.poll(() => server.said()).toMatch(/buyer@blenda\.test.*Blenda-demo-1/);
  await expect.poll(() => server.said()).toContain(`Data in ${home}`);
  const stream = await server.client().live.changes();
  await stream.next();
  const inFlight = write(server);
  await new Promise((resume) => setTimeout(resume, 5)); // it must have left this process
  const asked = performance.now();
  const code = await server.stop();
  expect(code).toBe(0);
  expect(performance.now() - asked).toBeLessThan(5_000);
  expect(await inFlight).toMatchObject({ reference: expect.any(String) });
  expect(existsSync(pidFile)).toBe(false);
}, 60_000);

test("kill -9 of server and PostgreSQL: the next start comes up by itself with everything that was answered", async () => {
  const first = await startServer(env);
  await write(first);
  const before = await mailsOf(first);
  process.kill(Number(readFileSync(pidFile, "utf8").split("\n")[0]), "SIGKILL");
  first.child.kill("SIGKILL");
  const second = await startServer(env);
  expect(await mailsOf(second)).toBe(before);
  // Only the server dies: PostgreSQL lives on and is adopted.
  await write(second);
  second.child.kill("SIGKILL");
  const third = await startServer(env);
  await expect.poll(() => third.said()).toContain("adopted");
  expect(await mailsOf(third)).toBe(before + 1);
  expect(await third.stop()).toBe(0);
}, 60_000);

const run = (extra: Record<string, string>) => {
  const { PATH, HOME, NODE_COMPILE_CACHE = "" } = process.env;
  return spawnSync(process.execPath, ["server/src/main.ts"], {
    cwd: join(import.meta.dirname, "../.."),
    encoding: "utf8",
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...extra },
    timeout: 60_000,
  });
};

test("with NODE_ENV=production the start fails, names every faulty variable and starts nothing", () => {
  const { status, stderr, stdout } = run({ NODE_ENV: "production", DATA_DIR: join(home, "never"), ADMIN_MFA_BYPASS: "true" });
  expect(status).toBe(1);
  for (const name of ["DATABASE_URL", "PUBLIC_URL", "SMTP_URL", "MAIL_FROM", "SUPPORT_EMAIL", "STRIPE_SECRET_KEY", "ADMIN_MFA_BYPASS"])
    expect(stderr).toContain(name);
  expect(stdout).toBe("");
  expect(existsSync(join(home, "never"))).toBe(false);
}, 90_000);

/** One line, a whole sentence, and nothing about where in the code it was. */
const sentence = (text: string) => {
  expect(text.trim()).toMatch(/^[A-Z][^\n]*\.$/);
  return text.trim();
};

test("a port that is taken ends the start with 1 and one sentence, and leaves no PostgreSQL behind", async () => {
  const port = await freePort();
  const squatter = createServer().listen(port, "127.0.0.1");
  await once(squatter, "listening");
  const { status, stderr } = run({ ...env, PORT: String(port) });
  squatter.close();
  expect(status).toBe(1);
  expect(sentence(stderr)).toBe(`Port ${port} is taken: stop what listens there, or choose another one with PORT=${port + 1} npm start.`);
  expect(existsSync(pidFile)).toBe(false);
}, 90_000);

test.each<[string, () => Record<string, string>, RegExp]>([
  ["a file where the data would be", () => ({ DATA_DIR: fileAt("file") }), /^There is a file where a folder is needed .*set DATA_DIR/],
  ["data of another PostgreSQL", () => ({ DATA_DIR: dataOf("9") }), /made by PostgreSQL 9, .*set DATA_DIR/],
  ["a PostgreSQL that is not there", () => ({ DATABASE_URL: "postgres://shop:hidden@127.0.0.1:1/shop" }), /DATABASE_URL does not answer/],
])(
  "%s ends the start with 1 and one sentence",
  (_what, faulty, words) => {
    const { status, stderr, stdout } = run({ DATA_DIR: join(home, "unused"), PORT: "0", ...faulty() });
    expect(status).toBe(1);
    expect(sentence(stderr)).toMatch(words);
    expect(stderr).not.toContain("hidden");
    expect(stdout).toBe("");
  },
  90_000,
);

function fileAt(name: string): string {
  writeFileSync(join(home, name), "not a folder");
  return join(home, name);
}

function dataOf(version: string): string {
  const folder = join(home, `of-${version}`);
  mkdirSync(join(folder, "postgres"), { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, "postgres/PG_VERSION"), `${version}\n`);
  writeFileSync(join(folder, "postgres/postgresql.conf"), "");
  return folder;
}
