import { spawnSync } from "node:child_process";
import { chmod, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeDiskStorage } from "./storage-disk.ts";

const type = "model/gltf-binary";
let above: string;
let root: string;

beforeEach(async () => {
  above = await mkdtemp(join(tmpdir(), "storage-"));
  await chmod(above, 0o755);
  root = join(above, "data", "files");
});
afterEach(() => rm(above, { recursive: true }));

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
const incoming = () => readdir(join(root, ".incoming"));

test("files and their folders belong to this user alone, the folders above are left as they are", async () => {
  const storage = await makeDiskStorage({ root });
  await storage.put("models/ab/ship.glb", Buffer.from("x"), { type });
  expect(await modeOf(join(root, "models/ab/ship.glb"))).toBe(0o600);
  for (const folder of ["", ".incoming", "models", "models/ab"]) expect(await modeOf(join(root, folder)), folder).toBe(0o700);
  expect(await modeOf(join(above, "data"))).not.toBe(0o700);
});

test("an upload that fails leaves neither a file nor a part of one", async () => {
  const storage = await makeDiskStorage({ root });
  const broken = Readable.from(
    (async function* () {
      yield Buffer.alloc(100_000);
      expect(await incoming()).toHaveLength(1);
      throw new Error("aborted");
    })(),
  );
  await expect(storage.put("a/b", broken, { type })).rejects.toThrow("aborted");
  await expect(storage.put("a/b", Buffer.alloc(11), { type, maxBytes: 10 })).rejects.toThrow("more than 10 bytes");
  await storage.put("a", Buffer.from("a file where a folder would be"), { type });
  await expect(storage.put("a/b", Buffer.from("x"), { type })).rejects.toThrow();
  await storage.check();
  expect(await incoming()).toEqual([]);
});

test("at the start, what a killed process left is removed, and what a running one writes stays", async () => {
  await makeDiskStorage({ root });
  const dead = spawnSync(process.execPath, ["--version"]).pid;
  const leave = (name: string) => writeFile(join(root, ".incoming", name), "half");
  await Promise.all([
    leave(`${dead}-killed`),
    leave(`${process.pid}-same-number-again`),
    leave("nobody"),
    leave(`${process.ppid}-running`),
  ]);
  await leave(`${process.ppid}-forgotten`);
  const longAgo = Date.now() / 1_000 - 25 * 3_600;
  await utimes(join(root, ".incoming", `${process.ppid}-forgotten`), longAgo, longAgo);
  const storage = await makeDiskStorage({ root });
  expect(await incoming()).toEqual([`${process.ppid}-running`]);
  await storage.put("still/works", Buffer.from("x"), { type });
});

test("a disk that is gone fails its check", async () => {
  const storage = await makeDiskStorage({ root });
  await rm(root, { recursive: true });
  await expect(storage.check()).rejects.toThrow();
});
