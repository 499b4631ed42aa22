import { crc32, deflateRawSync } from "node:zlib";

/** Files made by hand, so that each may lie in exactly one place. */

interface Packed {
  path: string;
  data: Buffer;
  /** Claims that differ from the truth. */
  bytes?: number;
  mode?: number;
  flags?: number;
  isStored?: boolean;
  /** Begin at the local header of another entry. */
  sharedWith?: number;
}

export function zipOf(entries: Packed[], changes: { entries?: number } = {}): Buffer {
  const pieces: Buffer[] = [];
  const table: Buffer[] = [];
  const offsets: number[] = [];
  let at = 0;
  for (const entry of entries) {
    const packed = entry.isStored ? entry.data : deflateRawSync(entry.data);
    const name = Buffer.from(entry.path);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    offsets.push(entry.sharedWith === undefined ? at : offsets[entry.sharedWith]);
    if (entry.sharedWith === undefined) {
      pieces.push(local, name, packed);
      at += 30 + name.length + packed.length;
    }
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(entry.flags ?? 0, 8);
    central.writeUInt16LE(entry.isStored ? 0 : 8, 10);
    central.writeUInt32LE(crc32(entry.data), 16);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt32LE(entry.bytes ?? entry.data.length, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 38);
    central.writeUInt32LE(offsets.at(-1) ?? 0, 42);
    table.push(central, name);
  }
  const directory = Buffer.concat(table);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(changes.entries ?? entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...pieces, directory, end]);
}

interface GltfJson {
  asset: { version: string };
  [key: string]: unknown;
}

/** One square of two triangles with UVs, in one buffer of 104 bytes. */
const SQUARE_BYTES = 104;

export function squareData(change: (floats: Float32Array) => void = () => {}): Buffer {
  const data = new ArrayBuffer(SQUARE_BYTES);
  const floats = new Float32Array(data, 0, 20);
  floats.set([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0]);
  new Uint32Array(data, 80, 6).set([0, 1, 2, 0, 2, 3]);
  change(floats);
  return Buffer.from(data);
}

export function squareJson(changes: Record<string, unknown> = {}): GltfJson {
  return {
    asset: { version: "2.0" },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ name: "tile", mesh: 0 }],
    meshes: [{ name: "tile", primitives: [{ attributes: { POSITION: 0, TEXCOORD_0: 1 }, indices: 2, material: 0 }] }],
    materials: [{ name: "enamel" }],
    buffers: [{ byteLength: SQUARE_BYTES }],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: 48 },
      { buffer: 0, byteOffset: 48, byteLength: 32 },
      { buffer: 0, byteOffset: 80, byteLength: 24 },
    ],
    accessors: [
      { bufferView: 0, componentType: 5126, type: "VEC3", count: 4, min: [0, 0, 0], max: [1, 1, 0] },
      { bufferView: 1, componentType: 5126, type: "VEC2", count: 4 },
      { bufferView: 2, componentType: 5125, type: "SCALAR", count: 6 },
    ],
    ...changes,
  };
}

export function glbOf(json: GltfJson = squareJson(), data: Buffer = squareData(), length?: number): Buffer {
  const text = Buffer.from(JSON.stringify(json));
  const padded = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, 0x20)]);
  const head = Buffer.alloc(20);
  head.write("glTF", "latin1");
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(length ?? 28 + padded.length + data.length, 8);
  head.writeUInt32LE(padded.length, 12);
  head.writeUInt32LE(0x4e4f534a, 16);
  const chunk = Buffer.alloc(8);
  chunk.writeUInt32LE(data.length, 0);
  chunk.writeUInt32LE(0x004e4942, 4);
  return Buffer.concat([head, padded, chunk, data]);
}

/** A picture of the size its header claims, with no pixels behind it. */
export function hollowPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc32(body), body.length + 4);
    return out;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", Buffer.alloc(16)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

export function squareObj(lines: string[] = []): Buffer {
  return Buffer.from(
    ["o tile", ...lines, "v 0 0 0", "v 1 0 0", "v 1 1 0", "v 0 1 0", "vt 0 0", "vt 1 0", "vt 1 1", "vt 0 1", "f 1/1 2/2 3/3 4/4", ""].join(
      "\n",
    ),
  );
}

export function binaryStl(triangles: number, claimed = triangles): Buffer {
  const bytes = Buffer.alloc(84 + triangles * 50);
  bytes.writeUInt32LE(claimed, 80);
  for (let t = 0; t < triangles; t++)
    [0, 0, t, 10, 0, t, 0, 10, t].forEach((value, k) => void bytes.writeFloatLE(value, 84 + t * 50 + 12 + k * 4));
  return bytes;
}

export function textPly(vertices = 4): Buffer {
  const properties = ["x", "y", "z"].map((axis) => `property float ${axis}`);
  const header = [
    "ply",
    "format ascii 1.0",
    `element vertex ${vertices}`,
    ...properties,
    "element face 1",
    "property list uchar int vertex_indices",
    "end_header",
  ];
  return Buffer.from([...header, "0 0 0", "1 0 0", "1 1 0", "0 1 0", "4 0 1 2 3", ""].join("\n"));
}

/** A bumpy sheet of so many cells along each side. */
export function sheet(cells: number, materials: object = {}): Buffer {
  const side = cells + 1;
  const positions = new Float32Array(side * side * 3);
  const uvs = new Float32Array(side * side * 2);
  const indices = new Uint32Array(cells * cells * 6);
  for (let y = 0, i = 0, at = 0; y < side; y++) {
    for (let x = 0; x < side; x++, i++) {
      positions.set([x / cells, Math.sin(x * 0.05) * Math.cos(y * 0.05) * 0.1, y / cells], i * 3);
      uvs.set([x / cells, y / cells], i * 2);
      if (x === cells || y === cells) continue;
      indices.set([i, i + side, i + 1, i + 1, i + side, i + side + 1], at);
      at += 6;
    }
  }
  const data = Buffer.concat([Buffer.from(positions.buffer), Buffer.from(uvs.buffer), Buffer.from(indices.buffer)]);
  const json = squareJson({
    ...materials,
    buffers: [{ byteLength: data.length }],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: positions.byteLength },
      { buffer: 0, byteOffset: positions.byteLength, byteLength: uvs.byteLength },
      { buffer: 0, byteOffset: positions.byteLength + uvs.byteLength, byteLength: indices.byteLength },
    ],
    accessors: [
      { bufferView: 0, componentType: 5126, type: "VEC3", count: side * side, min: [0, -0.1, 0], max: [1, 0.1, 1] },
      { bufferView: 1, componentType: 5126, type: "VEC2", count: side * side },
      { bufferView: 2, componentType: 5125, type: "SCALAR", count: indices.length },
    ],
  });
  return glbOf(json, data);
}
