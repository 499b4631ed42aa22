import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkKey, clampRange, makeMeter, type Storage, StoredFileMissing } from "./storage.ts";

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** Starts with a dot, which no key does. On the same disk as the files, so that a rename moves nothing. */
const INCOMING = ".incoming";
/** What arrives in pieces stays over restarts, so it lies apart from what a process writes whole. */
const ARRIVING = ".arriving";
const ABANDONED_AFTER_MS = 24 * 60 * 60_000;

/** Files below one folder of this machine, readable by no other user of it. */
export async function makeDiskStorage({ root }: { root: string }): Promise<Storage> {
  const incoming = join(root, INCOMING);
  // The folders above are not ours: they must not become private with it.
  await mkdir(dirname(root), { recursive: true });
  await mkdir(incoming, { recursive: true, mode: PRIVATE_FOLDER });
  await removeAbandoned(incoming);

  const newName = () => join(incoming, `${process.pid}-${randomUUID()}`);
  return {
    async put(key, body, { maxBytes }) {
      checkKey(key);
      const meter = makeMeter(maxBytes);
      const arriving = newName();
      try {
        await writeWhole(arriving, meter.through(Buffer.isBuffer(body) ? [body] : body));
        await moveInto(root, arriving, join(root, key));
      } catch (error) {
        await rm(arriving, { force: true });
        throw error;
      }
      return meter.result();
    },

    incoming: join(root, ARRIVING),

    async adopt(key, path) {
      checkKey(key);
      await moveInto(root, path, join(root, key));
    },

    async open(key, range) {
      checkKey(key);
      const file = await open(join(root, key)).catch((error: NodeJS.ErrnoException) => {
        throw isAbsent(error) ? new StoredFileMissing(key) : error;
      });
      try {
        const found = await file.stat();
        if (!found.isFile()) throw new StoredFileMissing(key);
        const { start, end } = clampRange(range, found.size);
        const stream = file.createReadStream(found.size === 0 ? {} : { start, end });
        return { stream, bytes: end - start + 1, total: found.size };
      } catch (error) {
        await file.close();
        throw error;
      }
    },

    async remove(key) {
      checkKey(key);
      await rm(join(root, key), { force: true }).catch((error: NodeJS.ErrnoException) => {
        if (!isAbsent(error)) throw error;
      });
    },

    async space() {
      const { bavail, blocks, bsize } = await statfs(root);
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
    },

    async check() {
      const probe = newName();
      await writeWhole(probe, "ok").finally(() => rm(probe, { force: true }));
    },
  };
}

const isAbsent = ({ code }: NodeJS.ErrnoException) => code === "ENOENT" || code === "ENOTDIR";

/** On the disk itself when it returns, not only in the memory of the machine. */
async function writeWhole(path: string, body: AsyncIterable<Buffer> | string): Promise<void> {
  const file = await open(path, "wx", PRIVATE_FILE);
  try {
    await file.writeFile(body);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename is seen whole or not at all; it outlives a power cut once every folder it changed is on disk too. */
async function moveInto(root: string, from: string, to: string): Promise<void> {
  const folder = dirname(to);
  const firstNew = await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  await rename(from, to);
  const last = firstNew ? dirname(firstNew) : folder;
  for (let each = folder; each.length >= Math.max(last.length, root.length); each = dirname(each)) await syncFolder(each);
}

async function syncFolder(path: string): Promise<void> {
  // Windows keeps folders safe by itself and refuses to be asked.
  if (process.platform === "win32") return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** What a killed process left half written. Another process may be writing here right now: its files stay. */
async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const pid = Number.parseInt(name, 10);
    const found = await stat(path).catch(() => undefined);
    const isOld = found !== undefined && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS;
    // In a container every process may get the number of the one before.
    if (isOld || pid === process.pid || !isRunning(pid)) await rm(path, { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
