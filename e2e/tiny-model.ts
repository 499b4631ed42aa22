/** The smallest model there is to look at: a four-sided body in one binary glTF file, one metre high. */
export function tinyModel(width = 1): Buffer {
  const corners = [0, 0, 0, width, 0, 0, width / 2, 0, width, width / 2, 1, width / 2];
  const sides = [0, 1, 2, 0, 3, 1, 1, 3, 2, 2, 3, 0];
  const binary = Buffer.concat([Buffer.from(new Float32Array(corners).buffer), Buffer.from(new Uint16Array(sides).buffer)]);
  const cornerBytes = corners.length * 4;
  const description = {
    asset: { version: "2.0" },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, name: "Body" }],
    meshes: [{ name: "Body", primitives: [{ attributes: { POSITION: 0 }, indices: 1, material: 0 }] }],
    materials: [{ name: "Clay", pbrMetallicRoughness: { baseColorFactor: [0.8, 0.4, 0.2, 1], metallicFactor: 0 } }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 4, type: "VEC3", min: [0, 0, 0], max: [width, 1, width] },
      { bufferView: 1, componentType: 5123, count: sides.length, type: "SCALAR" },
    ],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: cornerBytes },
      { buffer: 0, byteOffset: cornerBytes, byteLength: sides.length * 2 },
    ],
    buffers: [{ byteLength: binary.length }],
  };
  const text = JSON.stringify(description);
  const json = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4));
  const head = Buffer.alloc(12);
  head.write("glTF");
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(12 + 8 + json.length + 8 + binary.length, 8);
  return Buffer.concat([head, chunk(json, "JSON"), chunk(binary, "BIN\0")]);
}

function chunk(body: Buffer, kind: string): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(body.length, 0);
  head.write(kind, 4);
  return Buffer.concat([head, body]);
}
