import { createHash } from "node:crypto";
import { closeSync, fstatSync, openSync, readSync } from "node:fs";

/** A file read piece by piece: even a listing of five gigabytes needs only the pieces that list it. */
export interface Source {
  size: number;
  /** Fewer bytes than asked for only at the end of the file. */
  read(offset: number, length: number): Buffer;
  close(): void;
}

const PIECE = 1 << 20;

export function openSource(path: string): Source {
  const file = openSync(path, "r");
  const { size } = fstatSync(file);
  return {
    size,
    read: (offset, length) => {
      const wanted = Math.max(0, Math.min(length, size - offset));
      const buffer = Buffer.alloc(wanted);
      let done = 0;
      while (done < wanted) {
        const count = readSync(file, buffer, done, wanted - done, offset + done);
        if (count === 0) break;
        done += count;
      }
      return done === wanted ? buffer : buffer.subarray(0, done);
    },
    close: () => closeSync(file),
  };
}

export function sourceOf(bytes: Buffer): Source {
  return { size: bytes.length, read: (offset, length) => bytes.subarray(offset, offset + length), close: () => {} };
}

export function sha256(source: Source): string {
  const hash = createHash("sha256");
  for (let at = 0; at < source.size; at += PIECE) hash.update(source.read(at, PIECE));
  return hash.digest("hex");
}
