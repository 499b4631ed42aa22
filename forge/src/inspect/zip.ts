import { crc32, inflateRawSync } from "node:zlib";
import { commas } from "./facts/commas.ts";
import { Refusal } from "./inspection.ts";
import type { Source } from "./source.ts";

export interface ZipEntry {
  path: string;
  /** As the archive's table of contents claims; `unpack` holds it to that. */
  bytes: number;
  packed: number;
  method: number;
  crc: number;
  offset: number;
  isFolder: boolean;
  isLink: boolean;
  isEncrypted: boolean;
}

const MAX_ENTRIES = 10_000;
const MAX_DIRECTORY_BYTES = 64 << 20;
const END = 0x06054b50;
const END64 = 0x06064b50;
const LOCATOR64 = 0x07064b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const FULL32 = 0xffffffff;

/** The table of contents. Throws a refusal when it is damaged or larger than any honest one. */
export function listZip(source: Source): ZipEntry[] {
  const { count, size, offset } = findDirectory(source);
  if (count > MAX_ENTRIES) throw new Refusal("too-many-entries", `The archive lists ${commas(count)} files; 10,000 are the most.`);
  if (size > MAX_DIRECTORY_BYTES || offset + size > source.size)
    throw new Refusal("truncated", "The archive's table of contents lies outside the file.");
  const table = source.read(offset, size);
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < count; ) {
    if (at + 46 > table.length || table.readUInt32LE(at) !== CENTRAL)
      throw new Refusal("unreadable", "The archive's table of contents is damaged.");
    const nameLength = table.readUInt16LE(at + 28);
    const extraLength = table.readUInt16LE(at + 30);
    const next = at + 46 + nameLength + extraLength + table.readUInt16LE(at + 32);
    if (next > table.length) throw new Refusal("unreadable", "The archive's table of contents is damaged.");
    entries.push(entryAt(table, at, nameLength, extraLength));
    at = next;
  }
  return entries;
}

function findDirectory(source: Source): { count: number; size: number; offset: number } {
  const tailStart = Math.max(0, source.size - 65_557);
  const tail = source.read(tailStart, 65_557);
  for (let at = tail.length - 22; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END || at + 22 + tail.readUInt16LE(at + 20) !== tail.length) continue;
    const found = { count: tail.readUInt16LE(at + 10), size: tail.readUInt32LE(at + 12), offset: tail.readUInt32LE(at + 16) };
    const isLong = found.count === 0xffff || found.size === FULL32 || found.offset === FULL32;
    return isLong && at >= 20 && tail.readUInt32LE(at - 20) === LOCATOR64 ? longDirectory(source, tail.readBigUInt64LE(at - 12)) : found;
  }
  throw new Refusal("truncated", "The archive has no table of contents: its end is missing.");
}

function longDirectory(source: Source, offset: bigint): { count: number; size: number; offset: number } {
  const record = source.read(Number(offset), 56);
  if (record.length < 56 || record.readUInt32LE(0) !== END64)
    throw new Refusal("unreadable", "The archive's table of contents is damaged.");
  return {
    count: Number(record.readBigUInt64LE(32)),
    size: Number(record.readBigUInt64LE(40)),
    offset: Number(record.readBigUInt64LE(48)),
  };
}

function entryAt(table: Buffer, at: number, nameLength: number, extraLength: number): ZipEntry {
  const path = table.toString("utf8", at + 46, at + 46 + nameLength);
  const unixMode = table.readUInt32LE(at + 38) >>> 16;
  const entry: ZipEntry = {
    path,
    bytes: table.readUInt32LE(at + 24),
    packed: table.readUInt32LE(at + 20),
    method: table.readUInt16LE(at + 10),
    crc: table.readUInt32LE(at + 16),
    offset: table.readUInt32LE(at + 42),
    isFolder: path.endsWith("/"),
    isLink: (unixMode & 0xf000) === 0xa000,
    isEncrypted: (table.readUInt16LE(at + 8) & 1) === 1,
  };
  const extra = table.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
  widen(entry, extra);
  return entry;
}

/** Sizes beyond 4 GB stand in an extra field, in a fixed order, only those that did not fit. */
function widen(entry: ZipEntry, extra: Buffer): void {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    const end = Math.min(extra.length, at + 4 + extra.readUInt16LE(at + 2));
    let field = at + 4;
    for (const key of ["bytes", "packed", "offset"] as const) {
      if (entry[key] !== FULL32 || field + 8 > end) continue;
      entry[key] = Number(extra.readBigUInt64LE(field));
      field += 8;
    }
    return;
  }
}

/** Where an entry's packed bytes begin, according to the header in front of them. */
export function dataStart(source: Source, entry: ZipEntry): number {
  const header = source.read(entry.offset, 30);
  if (header.length < 30 || header.readUInt32LE(0) !== LOCAL) throw new Refusal("unreadable", "An entry's header is missing.", entry.path);
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  if (start + entry.packed > source.size) throw new Refusal("truncated", "An entry reaches past the end of the archive.", entry.path);
  return start;
}

/** The entry's bytes, never more of them than the table of contents said. */
export function unpack(source: Source, entry: ZipEntry): Buffer {
  const packed = source.read(dataStart(source, entry), entry.packed);
  if (entry.method !== 0 && entry.method !== 8)
    throw new Refusal("unreadable", "The entry is packed in a way that is not supported.", entry.path);
  if (entry.method === 0 && entry.packed !== entry.bytes) throw new Refusal("archive-bomb", "The entry lies about its size.", entry.path);
  const bytes = entry.method === 0 ? packed : inflate(packed, entry);
  if (bytes.length !== entry.bytes) throw new Refusal("archive-bomb", "The entry lies about its size.", entry.path);
  if (crc32(bytes) !== entry.crc) throw new Refusal("unreadable", "The entry is damaged: its checksum differs.", entry.path);
  return bytes;
}

function inflate(packed: Buffer, entry: ZipEntry): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: entry.bytes + 1 });
  } catch (error) {
    const isTooMuch = error instanceof RangeError;
    throw new Refusal(
      isTooMuch ? "archive-bomb" : "unreadable",
      isTooMuch ? "The entry unpacks to more than it says." : "The entry cannot be unpacked.",
      entry.path,
    );
  }
}
