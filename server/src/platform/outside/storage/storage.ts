import { createHash } from "node:crypto";
import type { Readable } from "node:stream";

export interface StoredObject {
  bytes: number;
  sha256: string;
}

interface PutOptions {
  type: string;
  /** More than this is refused while it arrives, and nothing of it stays. */
  maxBytes?: number;
}

/** Both ends included, as in HTTP. An end beyond the file means its last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

interface OpenedObject {
  /** Read it to its end or destroy it. */
  stream: Readable;
  /** Of this answer. */
  bytes: number;
  /** Of the whole file. */
  total: number;
}

/** Where files lie. No address for browsers ever comes out of it: who may read a file is decided by the server, each time. */
export interface Storage {
  /** Whole or not at all. A key that is taken already gets the new body. */
  put(key: string, body: Readable | Buffer, options: PutOptions): Promise<StoredObject>;
  open(key: string, range?: ByteRange): Promise<OpenedObject>;
  /** Removing what is not there is no mistake. */
  remove(key: string): Promise<void>;
  /** A folder of this machine where files lie while they arrive in pieces; made at its first use. */
  readonly incoming: string;
  /** Makes a whole file of that folder a stored one and takes it out of there. It must be on the disk itself already. */
  adopt(key: string, path: string, options: { type: string }): Promise<void>;
  /** Throws when files cannot be kept at the moment. */
  check(): Promise<void>;
  /** Room left; `null` where the storage can't say. */
  space(): Promise<Space | null>;
}

interface Space {
  freeBytes: number;
  totalBytes: number;
}

export class StoredFileMissing extends Error {
  override name = "StoredFileMissing";

  constructor(key: string) {
    super(`no stored file ${key}`);
  }
}

export class StoredFileTooLarge extends Error {
  override name = "StoredFileTooLarge";

  constructor(maxBytes: number) {
    super(`more than ${maxBytes} bytes`);
  }
}

const KEY = /^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*(?:\.[a-z0-9]+)?$/;
const MAX_KEY_LENGTH = 512;

/** Keys are made by us. Another one is a mistake or an attack, and the message does not repeat it. */
export function checkKey(key: string): void {
  if (key.length > MAX_KEY_LENGTH || !KEY.test(key)) throw new TypeError("not a key of a stored file");
}

/** The part of a file that was asked for; without a range, all of it. */
export function clampRange(range: ByteRange | undefined, total: number): ByteRange {
  if (!range) return { start: 0, end: total - 1 };
  const end = Math.min(range.end, total - 1);
  if (range.start < 0 || range.start > end) throw new RangeError(`bytes ${range.start}-${range.end} of ${total}`);
  return { start: range.start, end };
}

/** Counts and hashes a body while it flows past, so that a large one is never held whole. */
export function makeMeter(maxBytes = Number.POSITIVE_INFINITY) {
  const hash = createHash("sha256");
  let bytes = 0;

  async function* through(body: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<Buffer> {
    for await (const chunk of body) {
      const piece = Buffer.from(chunk as Uint8Array);
      bytes += piece.length;
      if (bytes > maxBytes) throw new StoredFileTooLarge(maxBytes);
      hash.update(piece);
      yield piece;
    }
  }
  return { through, result: (): StoredObject => ({ bytes, sha256: hash.digest("hex") }) };
}
