import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, existsSync, lchownSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { copyBinaries } from "./binaries.ts";

/** The user, folders and commands PostgreSQL runs with. It refuses to run as root, so where we are root it gets another user. */
export interface PostgresProcess {
  kind: "direct" | "unshare" | "uid";
  bin: string;
  dataDir: string;
  socketDir: string;
  /** Turns a program and its arguments into what must really be spawned. */
  command(program: string, args: string[]): { file: string; args: string[]; options: { uid?: number; gid?: number } };
}

const NOBODY = 65534;
const UNSHARE = ["--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

export function findPostgresProcess(native: string, dataDir: string): PostgresProcess {
  const wanted = resolve(dataDir);
  const mark = createHash("sha256").update(wanted).digest("hex").slice(0, 10);
  const isRoot = process.getuid?.() === 0;
  // Made first and apart: a recursive mkdir would give its private mode to the parents too.
  mkdirSync(dirname(wanted), { recursive: true });
  const kind = !isRoot ? "direct" : canUnshare(native) ? "unshare" : "uid";
  const shelter = isRoot ? shelterFor(mark, kind === "uid" && !(isTraversable(native) && isTraversable(dirname(wanted)))) : null;
  const home = shelter && kind === "uid" ? copyBinaries(native, join(shelter, "native")) : native;
  const data = shelter ? moveInto(shelter, wanted) : wanted;
  // A socket's path may hold about 107 bytes, so it lives in the temporary folder under a short name.
  const socketDir = join(tmpdir(), `blenda-${process.getuid?.() ?? "w"}-${mark}`);
  for (const dir of [data, socketDir]) {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    if (isRoot) changeOwner(dir, kind === "uid" ? NOBODY : 0);
  }
  if (statSync(socketDir).uid !== (kind === "uid" ? NOBODY : process.getuid?.())) throw new Error(`${socketDir} belongs to someone else`);
  chmodSync(socketDir, 0o700);

  return {
    kind,
    bin: join(home, "bin"),
    dataDir: data,
    socketDir,
    command: (program, args) => {
      const file = join(home, "bin", program);
      if (kind === "unshare") return { file: "unshare", args: [...UNSHARE, file, ...args], options: {} };
      return { file, args, options: kind === "uid" ? { uid: NOBODY, gid: NOBODY } : {} };
    },
  };
}

/**
 * Without a namespace the server really runs as "nobody", who cannot pass a private parent such as /root. Data that once
 * moved stays where it is, or a machine that later allows namespaces would seem to have lost it.
 */
function shelterFor(mark: string, isNeeded: boolean): string | null {
  const shelter = `/var/lib/blenda-${mark}`;
  if (isNeeded) mkdirSync(shelter, { recursive: true, mode: 0o755 });
  return existsSync(shelter) ? shelter : null;
}

function moveInto(shelter: string, wanted: string): string {
  const data = join(shelter, "postgres");
  // `mv` and not rename: the shelter may be another disk.
  if (!existsSync(data) && existsSync(wanted)) execFileSync("mv", [wanted, data]);
  return data;
}

/** Asked by doing: containers block it by seccomp, by a limit or by leaving the program out. */
function canUnshare(native: string): boolean {
  return spawnSync("unshare", [...UNSHARE, join(native, "bin", "postgres"), "--version"], { stdio: "ignore" }).status === 0;
}

function isTraversable(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/** A data directory created under another OS user is chowned recursively. */
function changeOwner(dir: string, uid: number): void {
  if (statSync(dir).uid === uid) return;
  for (const entry of readdirSync(dir, { recursive: true, encoding: "utf8" })) lchownSync(join(dir, entry), uid, uid);
  lchownSync(dir, uid, uid);
}
