import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, crc32, createInflateRaw, inflateRawSync } from "node:zlib";
import type { Progress } from "../model.ts";
import { type Facts, type Finding, finding, Refusal } from "./inspection.ts";
import { ARCHIVE_NAMES, extension, PROGRAM_NAMES, sniff } from "./sniff.ts";
import { type Source, sourceOf } from "./source.ts";
import { dataStart, listZip, unpack, type ZipEntry } from "./zip.ts";

const MAX_RATIO = 100;
/** Small files of zeros are packed well and harm nobody. */
const RATIO_COUNTS_FROM = 1 << 20;
const MAX_UNPACKED_BYTES = 8 * 2 ** 30;
const PIECE = 1 << 20;
const HEAD = 4096;
/** More than the beginning of anything unpacks to: a piece packed a thousandfold. */
const MAX_BEGINNING = 32 << 20;

interface Archive {
  entries: ZipEntry[];
  facts: NonNullable<Facts["archive"]>;
  /** Throws a refusal when there is no such file. Names are compared without regard to case, as artists' systems do. */
  read(path: string): Buffer;
  has(path: string): boolean;
}

/** Lists an archive and unpacks it once, counting every byte; what would harm whoever unpacks it becomes a finding that blocks. */
export async function openArchive(source: Source, findings: Finding[], progress: Progress): Promise<Archive> {
  const entries = soundEntries(source, findings);
  const files: Archive["facts"]["files"] = [];
  for (const [i, entry] of entries.entries()) {
    progress("Unpacking", (0.3 * i) / entries.length);
    if (entry.isEncrypted || entry.isLink) continue;
    const { head, sha256 } = await measure(source, entry);
    findings.push(...hiddenDangers(entry, head));
    files.push({ path: entry.path, bytes: entry.bytes, sha256 });
  }
  const byPath = new Map(entries.map((entry) => [key(entry.path), entry]));
  return {
    entries,
    facts: { entries: entries.length, bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0), files },
    has: (path) => byPath.has(key(path)),
    read: (path) => {
      const entry = byPath.get(key(path));
      if (!entry) throw new Refusal("missing-file", "A file that the model needs is not in the archive.", path);
      return unpack(source, entry);
    },
  };
}

/**
 * The same for an archive too large to be unpacked: its table of contents, and the beginning of every file in it. Hashes are left
 * out: the archive has its own.
 */
export function listArchive(source: Source, findings: Finding[]): Pick<Archive, "facts"> {
  const entries = soundEntries(source, findings);
  for (const entry of entries) if (!entry.isEncrypted && !entry.isLink) findings.push(...hiddenDangers(entry, beginningOf(source, entry)));
  const files = entries.map(({ path, bytes }) => ({ path, bytes, sha256: "" }));
  return { facts: { entries: entries.length, bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0), files } };
}

function soundEntries(source: Source, findings: Finding[]): ZipEntry[] {
  const entries = listZip(source).filter(({ isFolder }) => !isFolder);
  refuseBombs(source, entries);
  const seen = new Set<string>();
  for (const entry of entries) {
    findings.push(...namedDangers(entry));
    if (seen.has(key(entry.path)))
      findings.push(finding("duplicate-entry", "Two entries have the same name, so one would overwrite the other.", entry.path));
    seen.add(key(entry.path));
  }
  return entries;
}

const key = (path: string) =>
  path
    .toLowerCase()
    .replaceAll("\\", "/")
    .replace(/^(\.\/)+/, "");

/** Decided from the table of contents alone, before anything is unpacked. */
function refuseBombs(source: Source, entries: ZipEntry[]): void {
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > MAX_UNPACKED_BYTES) throw new Refusal("archive-bomb", "The archive unpacks to more than 8 GB.");
  for (const entry of entries) {
    if (entry.bytes > RATIO_COUNTS_FROM && entry.bytes > entry.packed * MAX_RATIO)
      throw new Refusal("archive-bomb", "An entry unpacks to more than a hundred times its size.", entry.path);
  }
  if (total > RATIO_COUNTS_FROM && total > source.size * MAX_RATIO)
    throw new Refusal("archive-bomb", "The archive unpacks to more than a hundred times its size.");
  let end = 0;
  for (const entry of [...entries].sort((a, b) => a.offset - b.offset)) {
    const start = dataStart(source, entry);
    if (entry.offset < end) throw new Refusal("archive-bomb", "Two entries share the same bytes.", entry.path);
    end = start + entry.packed;
  }
}

function namedDangers(entry: ZipEntry): Finding[] {
  const { path } = entry;
  const found: Finding[] = [];
  const isOutside = /^[/\\]|^[a-z]:|\0/i.test(path) || path.split(/[/\\]/).includes("..");
  if (isOutside) found.push(finding("path-traversal", "The entry would be written outside the folder it is unpacked into.", path));
  if (entry.isLink) found.push(finding("link", "The entry is a link to another file.", path));
  if (entry.isEncrypted) found.push(finding("encrypted", "The entry is protected by a password.", path));
  if (PROGRAM_NAMES.test(path)) found.push(finding("executable", "Programs and scripts may not be sold here.", path));
  if (ARCHIVE_NAMES.test(path))
    found.push(finding("nested-archive", "An archive inside an archive is not unpacked. Put its files in directly.", path));
  return found;
}

function hiddenDangers({ path, bytes }: ZipEntry, head: Buffer): Finding[] {
  const { kind, type } = sniff({ ...sourceOf(head), size: bytes });
  if (kind === "executable" && !PROGRAM_NAMES.test(path))
    return [finding("executable", `The entry is a program (${type}) under another name.`, path)];
  const isArchive = kind === "archive" || (kind === "zip" && extension(path) !== "usdz");
  const isBlend = extension(path) === "blend" && (type === "gzip" || type === "zstd");
  return isArchive && !isBlend && !ARCHIVE_NAMES.test(path)
    ? [finding("nested-archive", `The entry is an archive (${type}) under another name.`, path)]
    : [];
}

/** Unpacks in small pieces and forgets them: only the count, the hash and the beginning stay. */
async function measure(source: Source, entry: ZipEntry): Promise<{ head: Buffer; sha256: string }> {
  const start = dataStart(source, entry);
  if (entry.method !== 0 && entry.method !== 8)
    throw new Refusal("unreadable", "The entry is packed in a way that is not supported.", entry.path);
  const pieces = Readable.from(piecesOf(source, start, entry.packed));
  const hash = createHash("sha256");
  let count = 0;
  let crc = 0;
  let head = Buffer.alloc(0);
  const take = async (unpacked: AsyncIterable<Buffer>) => {
    for await (const piece of unpacked) {
      count += piece.length;
      if (count > entry.bytes) throw new Refusal("archive-bomb", "The entry unpacks to more than it says.", entry.path);
      if (head.length < HEAD) head = Buffer.concat([head, piece.subarray(0, HEAD - head.length)]);
      crc = crc32(piece, crc);
      hash.update(piece);
    }
  };
  try {
    await (entry.method === 8 ? pipeline(pieces, createInflateRaw(), take) : pipeline(pieces, take));
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal("unreadable", "The entry cannot be unpacked.", entry.path);
  }
  if (count !== entry.bytes) throw new Refusal("archive-bomb", "The entry lies about its size.", entry.path);
  if (crc !== entry.crc) throw new Refusal("unreadable", "The entry is damaged: its checksum differs.", entry.path);
  return { head, sha256: hash.digest("hex") };
}

/** Only so much is unpacked as is needed to tell what a file is. */
function beginningOf(source: Source, entry: ZipEntry): Buffer {
  const packed = source.read(dataStart(source, entry), Math.min(entry.packed, 4 * HEAD));
  if (entry.method === 0) return packed.subarray(0, HEAD);
  try {
    // The rest is missing on purpose.
    return inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MAX_BEGINNING }).subarray(0, HEAD);
  } catch {
    throw new Refusal("unreadable", "The entry cannot be unpacked.", entry.path);
  }
}

function* piecesOf(source: Source, start: number, length: number): Generator<Buffer> {
  for (let at = 0; at < length; at += PIECE) yield source.read(start + at, Math.min(PIECE, length - at));
}
