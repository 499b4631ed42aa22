import { crc32 } from "node:zlib";

/** USDZ readers map the files straight into memory and want each to begin on such a border. */
const ALIGNMENT = 64;
/** 1 January 1980, the oldest date a zip can hold: the same files give the same bytes on every day. */
const DATE = 0x21;

/** A zip without compression whose contents are aligned, as USDZ demands. */
export function storedZip(files: readonly (readonly [string, Uint8Array])[]): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, data] of files) {
    const header = localHeader(name, data, offset);
    directory.push(directoryEntry(name, data, offset));
    chunks.push(header, data);
    offset += header.length + data.length;
  }
  const size = directory.reduce((sum, entry) => sum + entry.length, 0);
  return joinedBytes([...chunks, ...directory, directoryEnd(files.length, size, offset)]);
}

function localHeader(name: string, data: Uint8Array, offset: number): Uint8Array {
  const nameBytes = new TextEncoder().encode(name);
  // Padding lives in an extra field, whose own head takes four bytes.
  const plain = offset + 30 + nameBytes.length + 4;
  const padding = (ALIGNMENT - (plain % ALIGNMENT)) % ALIGNMENT;
  const header = new Uint8Array(30 + nameBytes.length + 4 + padding);
  const view = new DataView(header.buffer);
  view.setUint32(0, 0x04034b50, true);
  view.setUint16(4, 20, true);
  view.setUint16(12, DATE, true);
  view.setUint32(14, crc32(data), true);
  view.setUint32(18, data.length, true);
  view.setUint32(22, data.length, true);
  view.setUint16(26, nameBytes.length, true);
  view.setUint16(28, 4 + padding, true);
  header.set(nameBytes, 30);
  view.setUint16(30 + nameBytes.length, 0x1986, true);
  view.setUint16(32 + nameBytes.length, padding, true);
  return header;
}

function directoryEntry(name: string, data: Uint8Array, offset: number): Uint8Array {
  const nameBytes = new TextEncoder().encode(name);
  const entry = new Uint8Array(46 + nameBytes.length);
  const view = new DataView(entry.buffer);
  view.setUint32(0, 0x02014b50, true);
  view.setUint16(4, 20, true);
  view.setUint16(6, 20, true);
  view.setUint16(14, DATE, true);
  view.setUint32(16, crc32(data), true);
  view.setUint32(20, data.length, true);
  view.setUint32(24, data.length, true);
  view.setUint16(28, nameBytes.length, true);
  view.setUint32(42, offset, true);
  entry.set(nameBytes, 46);
  return entry;
}

function directoryEnd(count: number, size: number, offset: number): Uint8Array {
  const end = new Uint8Array(22);
  const view = new DataView(end.buffer);
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(8, count, true);
  view.setUint16(10, count, true);
  view.setUint32(12, size, true);
  view.setUint32(16, offset, true);
  return end;
}

function joinedBytes(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    out.set(chunk, at);
    at += chunk.length;
  }
  return out;
}
