import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants, zstdCompressSync } from "node:zlib";
import { LOOKS } from "@blenda/domain/catalogue/constants";
import { EXTENSIONS, writeModel } from "@blenda/forge/formats/write";
import { generate } from "@blenda/forge/generate";
import { present } from "@blenda/forge/present";
import { type DemoProduct, MadeProduct } from "../model.ts";
import { built } from "../places.ts";
import { lighten } from "./lighten.ts";
import { lighterPreview, PATIENT } from "./lighter-preview.ts";
import { measured } from "./measured.ts";
import { within } from "./pictures.ts";
import { stamp } from "./stamp.ts";

/** Raised when the same data would give other files. */
const EDITION = 1;
const MARK = "BLENDA";
const MOST_BYTES = { card: 22_000, cover: 44_000, look: 26_000, wireframe: 40_000, preview: 145_000 };
const HARDEST = { params: { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: 23 } };

/** Makes one product's files, unless they are there and were made from the same words. Answers whether there was work. */
export async function makeProduct(product: DemoProduct): Promise<boolean> {
  const { id, prompt, seed, texels, formats } = product;
  const madeFrom = stamp([EDITION, prompt, seed, texels, formats]);
  const folder = (name: string) => built("products", id, name);
  if (existsSync(folder("made.json")) && MadeProduct.parse(JSON.parse(readFileSync(folder("made.json"), "utf8"))).madeFrom === madeFrom)
    return false;
  rmSync(built("products", id), { recursive: true, force: true });
  mkdirSync(built("products", id), { recursive: true });

  const { model } = await generate({ prompt, seed, resolution: "normal", complexity: "normal", highPack: false });
  const light = await lighten({ ...model, name: id }, texels);
  const files: MadeProduct["files"] = [];
  const glb = Buffer.from(await writeModel(light, "glb"));
  for (const format of formats) {
    const name = `${id}.${EXTENSIONS[format]}`;
    const bytes = format === "glb" ? glb : await writeModel(light, format);
    // Vertices are plain numbers in a GLB and shrink to a third; the seed unpacks the exact file again.
    writeFileSync(folder(`${name}.zst`), zstdCompressSync(bytes, HARDEST));
    files.push({ file: `${name}.zst`, name, format, bytes: bytes.length });
  }

  const { inspection, showing } = await present(glb, { name: `${id}.glb`, mark: MARK, limits: PATIENT }, () => {});
  if (!showing?.preview) throw new Error(`${id} cannot be shown: ${inspection.findings.map(({ message }) => message).join(" ")}`);
  const isLight = showing.preview.length <= MOST_BYTES.preview;
  writeFileSync(folder("preview.glb"), isLight ? showing.preview : await lighterPreview({ ...model, name: id }, MARK, MOST_BYTES.preview));
  writeFileSync(folder("card.webp"), await within(MOST_BYTES.card, showing.card));
  writeFileSync(folder("cover.webp"), await within(MOST_BYTES.cover, showing.page.lit));
  for (const look of LOOKS) {
    const most = look === "wireframe" ? MOST_BYTES.wireframe : MOST_BYTES.look;
    writeFileSync(folder(`${look}.webp`), await within(most, showing.page[look]));
  }

  const { facts, findings, score, specHash } = inspection;
  const made: MadeProduct = {
    madeFrom,
    stageHue: Math.round(showing.stageHue) % 360,
    facts: measured(facts),
    findings: findings.map(({ level, code, message }) => ({ level, code, message })),
    score,
    specHash,
    files,
  };
  writeFileSync(folder("made.json"), `${JSON.stringify(made)}\n`);
  return true;
}
