import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { LOOKS } from "@blenda/domain/catalogue/constants";
import { writeModel } from "@blenda/forge/formats/write";
import { generate } from "@blenda/forge/generate";
import { present } from "@blenda/forge/present";
import { forms } from "@blenda/forms/forms";
import { BuiltProduct, type DemoProduct } from "../model.ts";
import { pack } from "../packed.ts";
import { built } from "../places.ts";
import { lighten } from "./lighten.ts";
import { COPIES_EDITION, makeCopies } from "./make-copies.ts";
import { measureFacts } from "./measure-facts.ts";
import { within } from "./pictures.ts";
import { stamp } from "./stamp.ts";

/** Raised when the same data would give another model. */
const EDITION = 1;
const MARK = "BLENDA";
const MOST_BYTES = { card: 22_000, cover: 44_000, look: 26_000, wireframe: 40_000 };
/** Our own files are trusted; on a busy machine they may take their time. */
const PATIENT = { cpuSeconds: 1200 };

/** Makes one product's files, unless they are there and were made from the same words. Answers whether there was work. */
export async function makeProduct(product: DemoProduct): Promise<boolean> {
  const madeFrom = stamp([EDITION, product.prompt, product.seed, product.texels]);
  const copiedFrom = stamp([COPIES_EDITION, madeFrom]);
  const before = readMade(product.id);
  if (before?.madeFrom === madeFrom && before.copiedFrom === copiedFrom) return false;
  const made = before?.madeFrom === madeFrom ? before : await makeModel(product, madeFrom);
  const files = await makeCopies(product.id, MARK);
  writeFileSync(built("products", product.id, "made.json"), `${JSON.stringify({ ...made, copiedFrom, files })}\n`);
  return true;
}

function readMade(id: string): BuiltProduct | undefined {
  const path = built("products", id, "made.json");
  return existsSync(path) ? BuiltProduct.parse(JSON.parse(readFileSync(path, "utf8"))) : undefined;
}

/** The model in one file, its pictures and what was measured: the slow part. */
async function makeModel({ id, prompt, seed, texels }: DemoProduct, madeFrom: string): Promise<Omit<BuiltProduct, "files" | "copiedFrom">> {
  const folder = (name: string) => built("products", id, name);
  rmSync(built("products", id), { recursive: true, force: true });
  mkdirSync(built("products", id), { recursive: true });

  const { model } = await generate({ prompt, seed, resolution: "normal", complexity: "normal", highPack: false }, forms);
  const glb = Buffer.from(await writeModel(await lighten({ ...model, name: id }, texels), "glb"));
  writeFileSync(folder(`${id}.glb.zst`), pack(glb));

  const { inspection, showing } = await present(glb, { name: `${id}.glb`, mark: MARK, limits: PATIENT }, () => {});
  if (!showing) throw new Error(`${id} cannot be shown: ${inspection.findings.map(({ message }) => message).join(" ")}`);
  writeFileSync(folder("card.webp"), await within(MOST_BYTES.card, showing.card));
  writeFileSync(folder("cover.webp"), await within(MOST_BYTES.cover, showing.page.lit));
  for (const look of LOOKS) {
    const most = look === "wireframe" ? MOST_BYTES.wireframe : MOST_BYTES.look;
    writeFileSync(folder(`${look}.webp`), await within(most, showing.page[look]));
  }

  const { facts, findings, score, specHash } = inspection;
  if (score === null) throw new Error(`${id} was not measured`);
  return {
    madeFrom,
    stageHue: Math.round(showing.stageHue) % 360,
    facts: measureFacts(facts),
    findings: findings.map(({ level, code, message }) => ({ level, code, message })),
    score,
    specHash,
  };
}
