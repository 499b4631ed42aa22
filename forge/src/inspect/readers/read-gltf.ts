import { type Document, NodeIO, Primitive } from "@gltf-transform/core";
import { ALL_EXTENSIONS } from "@gltf-transform/extensions";
import { convertPrimitiveToTriangles } from "@gltf-transform/functions";
import draco from "draco3dgltf";
import { MeshoptDecoder } from "meshoptimizer";
import { checkCounts, neededFiles, openGlb, parseGltf } from "../facts/gltf-check.ts";
import { Refusal } from "../inspection.ts";
import { unrollInstances } from "./instances.ts";
import { emptyReading, type Neighbours, type Reading, unreadable } from "./reading.ts";

export async function readGlb(bytes: Buffer): Promise<Reading> {
  const { json, binary } = openGlb(bytes);
  const [outside] = neededFiles(json);
  if (outside)
    throw new Refusal(outside.isTexture ? "missing-texture" : "missing-file", "The GLB needs a file that is not inside it.", outside.path);
  checkCounts(json, [binary.length]);
  return describe(await attempt(async (io) => io.readBinary(bytes)), "glb");
}

export async function readGltf(bytes: Buffer, neighbours: Neighbours): Promise<Reading> {
  const json = parseGltf(bytes);
  const resources: Record<string, Uint8Array<ArrayBuffer>> = {};
  for (const { path, isTexture } of neededFiles(json)) {
    const found = neighbours.find(path);
    if (!found) throw new Refusal(isTexture ? "missing-texture" : "missing-file", "The model needs a file that is not beside it.", path);
    resources[path] = Uint8Array.from(found);
    resources[encodeURI(path)] = resources[path];
  }
  const buffers = Array.isArray(json.buffers) ? json.buffers : [];
  checkCounts(
    json,
    buffers.map((buffer: { uri?: string }) => (buffer.uri ? resources[buffer.uri]?.length : undefined)),
  );
  return describe(await attempt(async (io) => io.readJSON({ json: json as never, resources })), "gltf");
}

/** The reader throws plain errors at whatever it did not expect; to the seller all but one mean the same. */
async function attempt(read: (io: NodeIO) => Promise<Document>): Promise<Document> {
  await MeshoptDecoder.ready;
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({
    "draco3d.decoder": await draco.createDecoderModule(),
    "meshopt.decoder": MeshoptDecoder,
  });
  try {
    return await read(io);
  } catch (error) {
    const missing = error instanceof Error ? /Missing required extension, "?(\w{1,60})/.exec(error.message)?.[1] : undefined;
    throw missing ? new Refusal("unreadable", `The model needs the extension ${missing}, which we can't read.`) : unreadable("model");
  }
}

function describe(document: Document, format: "glb" | "gltf"): Reading {
  const root = document.getRoot();
  unrollStrips(document);
  const extensions = root.listExtensionsUsed().map(({ extensionName }) => extensionName);
  return {
    ...emptyReading(format),
    document,
    extensions,
    ...unrollInstances(document),
    bones: new Set(root.listSkins().flatMap((skin) => skin.listJoints())).size,
    animations: root.listAnimations().map((animation) => {
      const times = animation.listSamplers().flatMap((sampler) => sampler.getInput() ?? []);
      const seconds = Math.max(0, ...times.map((time) => time.getMax([])[0] ?? 0));
      const keys = Math.max(0, ...times.map((time) => time.getCount()));
      return { name: animation.getName(), seconds: round(seconds), fps: seconds > 0 ? Math.round((keys - 1) / seconds) : 0 };
    }),
  };
}

/** Strips and fans save indices and nothing else; everything after this point counts plain triangles. */
function unrollStrips(document: Document): void {
  for (const mesh of document.getRoot().listMeshes()) {
    for (const primitive of mesh.listPrimitives()) {
      const mode = primitive.getMode();
      const isStrip = mode === Primitive.Mode.TRIANGLE_STRIP || mode === Primitive.Mode.TRIANGLE_FAN;
      if (isStrip && primitive.getAttribute("POSITION")) convertPrimitiveToTriangles(primitive);
    }
  }
}

const round = (value: number) => Math.round(value * 1000) / 1000;
