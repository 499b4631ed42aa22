import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Connection } from "../connection.ts";
import { installedBinaries } from "./binaries.ts";
import { findPostgresProcess, type PostgresProcess } from "./postgres-process.ts";

export interface EmbeddedPostgres {
  url: string;
  kind: PostgresProcess["kind"];
  dataDir: string;
  isAdopted: boolean;
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  /** Only tests may answer no: quicker, and worthless after a crash. */
  isDurable?: boolean;
  /** Another PostgreSQL than the one npm brought: the folder that holds its `bin`. */
  programs?: string;
}

const PATIENCE_MS = 20_000;
const LEAVING_MS = 1_000;
const USER = "app";
const FORGETFUL = { fsync: "off", full_page_writes: "off", synchronous_commit: "off" };
/** What a start may say while a killed predecessor is still being reaped. */
const STILL_THERE = /lock file|shared memory block|could not bind/;

/** Starts PostgreSQL on a folder, or adopts the one already running there. */
export async function startPostgres({ dataDir, isDurable = true, programs }: Options): Promise<EmbeddedPostgres> {
  const postgres = findPostgresProcess(programs ?? installedBinaries(), dataDir);
  const url = `postgres://${USER}@localhost/postgres?host=${encodeURIComponent(postgres.socketDir)}`;
  const pidFile = join(postgres.dataDir, "postmaster.pid");
  initialise(postgres, isDurable, programs === undefined);
  dropForeignPid(pidFile);

  const isAdopted = existsSync(pidFile) && (await answers(url));
  if (!isAdopted) await launch(postgres, url, isDurable);
  return { url, kind: postgres.kind, dataDir: postgres.dataDir, isAdopted, stop: () => stop(pidFile, url) };
}

/** PostgreSQL's own order of characters compares text two to three times as fast as the system's, and is the same on every system. */
const OWN_ORDER = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"];

function initialise(postgres: PostgresProcess, isDurable: boolean, isOurs: boolean): void {
  if (existsSync(join(postgres.dataDir, "PG_VERSION"))) return;
  const flags = ["-D", postgres.dataDir, "-U", USER, "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-instructions"];
  // Older ones have none.
  if (isOurs) flags.push(...OWN_ORDER);
  if (!isDurable) flags.push("--no-sync");
  const { file, args, options } = postgres.command("initdb", flags);
  // initdb empties a folder it could not finish, so a start killed here simply begins again.
  const { status, stdout, stderr, error } = spawnSync(file, args, { ...options, cwd: "/", encoding: "utf8" });
  if (status !== 0) throw new Error(`initdb failed (${postgres.kind}): ${error?.message ?? stdout + stderr}`);
}

/**
 * PostgreSQL itself forgives a pid file whose process is gone. What it cannot see is a number that now belongs to
 * some other program, which is common in a restarted container: that file, and only that, is removed.
 */
function dropForeignPid(pidFile: string): void {
  const pid = pidIn(pidFile);
  if (pid === null || !existsSync(`/proc/${pid}/comm`)) return;
  if (readFileSync(`/proc/${pid}/comm`, "utf8").trim() !== "postgres") rmSync(pidFile);
}

async function launch(postgres: PostgresProcess, url: string, isDurable: boolean): Promise<void> {
  const given = {
    listen_addresses: "",
    unix_socket_directories: postgres.socketDir,
    max_connections: "200",
    // What it reads lies in memory or on a disk without arms: an index is worth it sooner than the default thinks.
    random_page_cost: "1.1",
    ...(isDurable ? {} : FORGETFUL),
  };
  const flags = Object.entries(given).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const { file, args, options } = postgres.command("postgres", ["-D", postgres.dataDir, ...flags]);
  for (const until = Date.now() + PATIENCE_MS; ; await sleep(50)) {
    // Its own process group: Ctrl-C reaches us first, so requests in flight can still finish.
    const child = spawn(file, args, { ...options, cwd: "/", detached: true, stdio: ["ignore", "ignore", "pipe"] });
    const said = await readyOrDead(child, url);
    if (said === null) return;
    if (!STILL_THERE.test(said) || Date.now() > until) throw new Error(`PostgreSQL did not start (${postgres.kind}): ${said}`);
  }
}

/** `null` once it answers, otherwise its last words. */
async function readyOrDead(child: ChildProcess, url: string): Promise<string | null> {
  let said = "";
  child.on("error", (error) => (said += error.message));
  child.stderr?.on("data", (data) => (said = (said + data).slice(-4_000)));
  const isDead = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  while (!(await answers(url))) {
    if (isDead()) return said;
    await sleep(10);
  }
  child.unref();
  (child.stderr as unknown as { unref(): void } | null)?.unref();
  return null;
}

async function answers(url: string): Promise<boolean> {
  const client = new Connection({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** The last one out turns off the light: while another process uses this server, it is left running. */
async function stop(pidFile: string, url: string): Promise<void> {
  const pid = pidIn(pidFile);
  if (pid === null || (await hasOtherUsers(url))) return;
  process.kill(pid, "SIGINT"); // "fast": ends sessions, writes a checkpoint
  for (const until = Date.now() + PATIENCE_MS; existsSync(pidFile); await sleep(20)) {
    if (Date.now() > until) throw new Error("PostgreSQL did not stop in time");
  }
}

async function hasOtherUsers(url: string): Promise<boolean> {
  const client = new Connection({ connectionString: url });
  try {
    await client.connect();
    const others = "select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1";
    // Our own connections are closed, but on a busy machine their other ends are still leaving.
    for (const until = Date.now() + LEAVING_MS; (await client.query(others)).rowCount === 1; await sleep(20))
      if (Date.now() > until) return true;
    return false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function pidIn(pidFile: string): number | null {
  return existsSync(pidFile) ? Number(readFileSync(pidFile, "utf8").split("\n")[0]) : null;
}
