import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { EXTENSIONS } from "@blenda/forge/formats/format-names";
import { openGlb, reopenGlb } from "@blenda/forge/formats/reopen-glb";
import { writeModel } from "@blenda/forge/formats/write";
import { previewCopy } from "@blenda/forge/inspect/preview/preview";
import { wireCopy } from "@blenda/forge/inspect/preview/wire";
import type { BuiltProduct } from "../model.ts";
import { pack, unpack } from "../packed.ts";
import { built } from "../places.ts";

/** Raised when the same file would give other copies. */
export const COPIES_EDITION = 1;
/** As buyers look for them. */
const FORMATS = ["glb", "fbx", "obj", "usdz"] as const;
const PREVIEW_BYTES = 125_000;
/** Sides of the preview's maps and how far its surface may move: each attempt is meant to look a little less good than the last. */
const ATTEMPTS = [
  { texturePixels: 512 },
  { texturePixels: 448 },
  { texturePixels: 384 },
  { texturePixels: 384, error: 0.001 },
  { texturePixels: 320, error: 0.0015 },
];

/** Whatever follows from the model's GLB: its other formats, and what the viewer loads. Answers what is sold. */
export async function makeCopies(id: string, mark: string): Promise<BuiltProduct["files"]> {
  const folder = (name: string) => built("products", id, name);
  const glb = await unpack(readFileSync(folder(`${id}.glb.zst`)));
  for (const stale of globSync("{preview.*,wire.*,*.fbx*,*.obj*,*.usdz*}", { cwd: folder("") })) rmSync(folder(stale));

  const model = await reopenGlb(glb);
  const files: BuiltProduct["files"] = [];
  for (const format of FORMATS) {
    const name = `${id}.${EXTENSIONS[format]}`;
    const bytes = format === "glb" ? glb : await writeModel(model, format);
    if (format !== "glb") writeFileSync(folder(`${name}.zst`), pack(bytes, glb));
    files.push({ file: `${name}.zst`, name, format, bytes: bytes.length });
  }
  const wire = await wireCopy(await openGlb(glb));
  if (!wire) throw new Error(`${id} has no lines to show`);
  writeFileSync(folder("wire.glb.gz"), wire);
  writeFileSync(folder("preview.glb.gz"), await lightPreview(glb, mark));
  return files;
}

async function lightPreview(glb: Buffer, mark: string): Promise<Uint8Array> {
  for (const attempt of ATTEMPTS) {
    const preview = await previewCopy(await openGlb(glb), { triangles: 0 }, { mark, ...attempt });
    if (preview && preview.length <= PREVIEW_BYTES) return preview;
  }
  throw new Error(`There is no preview of ${PREVIEW_BYTES} bytes`);
}
