import type { FindingCode } from "./inspection.ts";
import { binaryStl, glbOf, hollowPng, squareData, squareJson, squareObj, textPly, zipOf } from "./test-files.ts";

const zeros = (bytes: number) => Buffer.alloc(bytes);
const nodes = (count: number, children: (i: number) => number[]) => Array.from({ length: count }, (_, i) => ({ children: children(i) }));
const picture = (uri: string) =>
  squareJson({
    images: [{ uri }],
    textures: [{ source: 0 }],
    materials: [{ name: "enamel", pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }],
  });
const accessor = (changes: object) =>
  squareJson({ accessors: [{ bufferView: 0, componentType: 5126, type: "VEC3", count: 4, min: [0, 0, 0], max: [1, 1, 0], ...changes }] });
const embedded = (png: Buffer) => picture(`data:image/png;base64,${png.toString("base64")}`);
const cutFaces = () => {
  const json = squareJson();
  const [positions, uvs, faces] = json.accessors as object[];
  return { ...json, accessors: [positions, uvs, { ...faces, count: 5 }] };
};
const fbx = (end: number) => {
  const bytes = Buffer.concat([Buffer.from("Kaydara FBX Binary  \0\x1a\0", "latin1"), Buffer.alloc(100)]);
  bytes.writeUInt32LE(7400, 23);
  bytes.writeUInt32LE(end, 27);
  return bytes;
};

/** What somebody sends to break whoever reads it: what it is, its name, its bytes and the finding that blocks it. */
type HostileFile = [what: string, name: string, bytes: () => Buffer, code: FindingCode];

export const HOSTILE: readonly HostileFile[] = [
  ["a GLB cut off in the middle", "a.glb", () => glbOf().subarray(0, 300), "truncated"],
  ["a GLB whose header promises a gigabyte", "a.glb", () => glbOf(squareJson(), squareData(), 1e9), "truncated"],
  ["a GLB that goes on after its end", "a.glb", () => Buffer.concat([glbOf(), zeros(64)]), "unreadable"],
  ["a GLB with broken JSON", "a.glb", () => Buffer.from(glbOf().toString("latin1").replace('"asset"', '"asse{"'), "latin1"), "unreadable"],
  ["an accessor of two billion vertices", "a.glb", () => glbOf(accessor({ count: 2e9 })), "impossible-count"],
  [
    "an accessor of two billion vertices without data",
    "a.glb",
    () => glbOf(accessor({ count: 2e9, bufferView: undefined })),
    "impossible-count",
  ],
  ["an accessor of minus four vertices", "a.glb", () => glbOf(accessor({ count: -4 })), "impossible-count"],
  [
    "a view past the end of the data",
    "a.glb",
    () => glbOf(squareJson({ bufferViews: [{ buffer: 0, byteLength: 9e6 }] })),
    "impossible-count",
  ],
  [
    "positions that are not numbers",
    "a.glb",
    () =>
      glbOf(
        squareJson(),
        squareData((floats) => floats.fill(Number.NaN, 0, 1)),
      ),
    "not-a-number",
  ],
  [
    "a face that names a missing vertex",
    "a.glb",
    () =>
      glbOf(
        squareJson(),
        squareData((floats) => new Uint32Array(floats.buffer, 80, 6).fill(77)),
      ),
    "unreadable",
  ],
  ["nodes in a circle", "a.glb", () => glbOf(squareJson({ nodes: nodes(3, (i) => [(i + 1) % 3]) })), "unreadable"],
  [
    "nodes nested ten thousand deep",
    "a.glb",
    () => glbOf(squareJson({ nodes: nodes(10_000, (i) => (i < 9_999 ? [i + 1] : [])) })),
    "unreadable",
  ],
  ["a quarter of a million nodes", "a.glb", () => glbOf(squareJson({ nodes: nodes(250_000, () => []) })), "impossible-count"],
  ["a texture on the internet", "a.glb", () => glbOf(picture("https://example.com/a.png")), "external-reference"],
  ["a texture in a system folder", "a.glb", () => glbOf(picture("../../../etc/passwd")), "external-reference"],
  ["a texture on an absolute path", "a.glb", () => glbOf(picture("/etc/passwd")), "external-reference"],
  ["a texture that is not there", "a.glb", () => glbOf(picture("missing.png")), "missing-texture"],
  ["a texture of 60,000 × 60,000 pixels", "a.glb", () => glbOf(embedded(hollowPng(60_000, 60_000))), "pixel-flood"],
  ["a texture that is no picture", "a.glb", () => glbOf(embedded(Buffer.from("just words"))), "unreadable"],
  ["a texture without its pixels", "a.glb", () => glbOf(embedded(hollowPng(64, 64))), "unreadable"],
  ["a mesh whose last face is cut off", "a.glb", () => glbOf(cutFaces()), "truncated"],
  ["a scene without a triangle", "a.glb", () => glbOf(squareJson({ meshes: [], nodes: [{}] })), "no-geometry"],
  ["an OBJ without a face", "a.obj", () => Buffer.from("v 0 0 0\nv 1 0 0\n"), "no-geometry"],
  ["an OBJ whose face names vertex 99", "a.obj", () => Buffer.from("v 0 0 0\nf 1 2 99\n"), "unreadable"],
  ["an OBJ with words for numbers", "a.obj", () => Buffer.from("v a b c\nv 1 0 0\nv 1 1 0\nf 1 2 3\n"), "not-a-number"],
  ["an STL that claims a hundred million triangles", "a.stl", () => binaryStl(2, 1e8), "wrong-type"],
  ["a PLY that claims a billion vertices", "a.ply", () => textPly(1e9), "impossible-count"],
  ["a PLY that ends early", "a.ply", () => textPly().subarray(0, -12), "truncated"],
  ["an FBX whose first node never ends", "a.fbx", () => fbx(0xffffff), "truncated"],
  ["an FBX whose node ends before it begins", "a.fbx", () => fbx(5), "truncated"],
  ["a picture of 60,000 × 60,000 pixels", "a.png", () => hollowPng(60_000, 60_000), "pixel-flood"],
  ["a GLB that calls itself a picture", "a.png", () => glbOf(), "wrong-type"],
  ["a picture that calls itself a GLB", "a.glb", () => hollowPng(4, 4), "wrong-type"],
  ["noise that calls itself a GLB", "a.glb", () => Buffer.from(Array.from({ length: 400 }, (_, i) => (i * 131) % 251)), "wrong-type"],
  ["an empty file", "a.glb", () => zeros(0), "wrong-type"],
  ["a Linux program", "a.zip", () => Buffer.concat([Buffer.from("\x7fELF", "latin1"), zeros(200)]), "executable"],
  ["a script", "a.obj", () => Buffer.from("#!/bin/sh\nrm -rf /\n"), "executable"],
  ["an unknown type", "a.xyz", () => zeros(64), "unknown-type"],
  ["a zip bomb by ratio", "a.zip", () => zipOf([{ path: "a.bin", data: zeros(8 << 20) }]), "archive-bomb"],
  ["an entry that claims less than it holds", "a.zip", () => zipOf([{ path: "a.bin", data: zeros(8 << 20), bytes: 1000 }]), "archive-bomb"],
  [
    "two entries that share their bytes",
    "a.zip",
    () =>
      zipOf([
        { path: "a", data: zeros(9) },
        { path: "b", data: zeros(9), sharedWith: 0 },
      ]),
    "archive-bomb",
  ],
  ["an entry that climbs out of its folder", "a.zip", () => zipOf([{ path: "../../evil.obj", data: squareObj() }]), "path-traversal"],
  ["an entry with a drive letter", "a.zip", () => zipOf([{ path: "C:\\evil.obj", data: squareObj() }]), "path-traversal"],
  ["an entry that is a link", "a.zip", () => zipOf([{ path: "link", data: Buffer.from("/etc/passwd"), mode: 0o120777 }]), "link"],
  ["an entry behind a password", "a.zip", () => zipOf([{ path: "a.obj", data: squareObj(), flags: 1 }]), "encrypted"],
  ["a program in an archive", "a.zip", () => zipOf([{ path: "setup.exe", data: zeros(9) }]), "executable"],
  ...[
    "index.html",
    "READ ME.HTM",
    "a.xhtml",
    "a.mht",
    "a.mhtml",
    "a.hta",
    "logo.svg",
    "help.chm",
    "shop.url",
    "shop.webloc",
    "shop.desktop",
  ].map(
    (path): HostileFile => [
      `what runs scripts when it is opened in an archive, ${path}`,
      "a.zip",
      () => zipOf([{ path: `docs/${path}`, data: Buffer.from("<script>alert(1)</script>") }]),
      "executable",
    ],
  ),
  [
    "a program under a texture's name",
    "a.zip",
    () => zipOf([{ path: "wood.png", data: Buffer.from("\x7fELF....", "latin1") }]),
    "executable",
  ],
  [
    "an archive in an archive",
    "a.zip",
    () => zipOf([{ path: "more.zip", data: zipOf([{ path: "a.obj", data: squareObj() }]) }]),
    "nested-archive",
  ],
  [
    "an archive under a texture's name",
    "a.zip",
    () => zipOf([{ path: "wood.png", data: zipOf([{ path: "a", data: zeros(9) }]) }]),
    "nested-archive",
  ],
  ["an archive cut off", "a.zip", () => zipOf([{ path: "a.obj", data: squareObj() }]).subarray(0, -30), "truncated"],
  ["an archive of 60,000 entries", "a.zip", () => zipOf([{ path: "a.obj", data: squareObj() }], { entries: 60_000 }), "too-many-entries"],
  [
    "a glTF without its buffer",
    "a.zip",
    () => zipOf([{ path: "m.gltf", data: Buffer.from(JSON.stringify(squareJson({ buffers: [{ byteLength: 104, uri: "m.bin" }] }))) }]),
    "missing-file",
  ],
  [
    "an OBJ without its texture",
    "a.zip",
    () =>
      zipOf([
        { path: "m.obj", data: squareObj(["mtllib m.mtl", "usemtl a"]) },
        { path: "m.mtl", data: Buffer.from("newmtl a\nmap_Kd wood.png\n") },
      ]),
    "missing-texture",
  ],
  ["a USDZ without a scene", "a.usdz", () => zipOf([{ path: "a.png", data: hollowPng(4, 4), isStored: true }]), "unreadable"],
];
