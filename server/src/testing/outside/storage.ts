import { createHash, randomUUID } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { type Storage, StoredFileMissing } from "../../platform/outside/storage/storage.ts";

/** Storage that forgets everything with the test. */
export function memoryStorage(): Storage {
  const kept = new Map<string, Buffer>();
  return {
    put: async (key, body) => {
      const bytes = Buffer.isBuffer(body) ? body : await buffer(body);
      kept.set(key, bytes);
      return { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
    },
    open: async (key, range) => {
      const whole = kept.get(key);
      if (!whole) throw new StoredFileMissing(key);
      const part = range ? whole.subarray(range.start, range.end + 1) : whole;
      return { stream: Readable.from(part), bytes: part.length, total: whole.length };
    },
    incoming: join(tmpdir(), `blenda-arriving-${randomUUID()}`),
    adopt: async (key, path) => {
      kept.set(key, await readFile(path));
      await rm(path);
    },
    remove: async (key) => void kept.delete(key),
    check: async () => {},
    space: async () => null,
  };
}
