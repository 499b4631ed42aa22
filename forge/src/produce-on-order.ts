import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";
import sharp from "sharp";
import { factsOf } from "./facts.ts";
import { EXTENSIONS, type Format } from "./formats/format-names.ts";
import { highPackFiles } from "./formats/high-pack.ts";
import { writeModel } from "./formats/write.ts";
import type { Forms } from "./forms.ts";
import { generate, NotUnderstood } from "./generate.ts";
import { subjectOf } from "./image/form/subject.ts";
import { modelFromPicture, type PictureMode } from "./image/from-picture.ts";
import { PictureRefusal } from "./image/picture.ts";
import { examine } from "./inspect/examine.ts";
import type { LimitedAnswer } from "./inspect/limited.ts";
import { coarserCopies } from "./lods.ts";
import type { Model } from "./model.ts";
import { palettes } from "./palettes.ts";
import { poster } from "./poster/poster.ts";
import { stageHue } from "./poster/shading/stage-hue.ts";
import type { ProduceDone, ProduceOrder, ProduceStep } from "./produced.ts";

/** Where on the whole way each stretch begins. */
const MADE = 0.72;
const WRITTEN = 0.86;
const PICTURED = 0.93;

/** What generating calls its steps; everything not named here is painting. */
const STEPS: Record<string, ProduceStep> = {
  "read prompt": "read",
  "build parts": "build",
  unwrap: "unwrap",
  "Reading the picture": "read",
  "Finding the subject": "read",
  Shaping: "build",
};

const send = (answer: LimitedAnswer<ProduceDone>, sent = () => {}) => process.send?.(answer, sent);
const progress = (step: ProduceStep, fraction: number) => void send({ type: "progress", step, fraction });
/** Reports at most once per hundredth: a bake pulses far more often. */
let last = -1;
function making(step: string, fraction: number): void {
  const hundredth = Math.floor(fraction * 100);
  if (hundredth === last) return;
  last = hundredth;
  progress(STEPS[step] ?? "bake", fraction * MADE);
}

/** The other side of `produce`: carries out the one order this process gets, with the forms it was started with. */
export function produceOnOrder(forms: Forms): void {
  // Whoever waited for it is gone: nobody will take what it makes.
  process.on("disconnect", () => process.exit());
  process.once("message", async (order: ProduceOrder) => {
    sharp.cache(false);
    sharp.concurrency(1);
    const done = await work(order, forms);
    send({ type: "done", ...done }, () => process.exit());
  });
}

async function work(order: ProduceOrder, forms: Forms): Promise<ProduceDone> {
  try {
    const { mode } = order;
    const { model, understood } = await (mode === null || mode === "form" ? fromWords(order, forms) : fromPicture(order, mode));
    return await finish({ ...model, name: order.name }, understood, order);
  } catch (error) {
    if (error instanceof NotUnderstood) return { problem: "words" };
    if (error instanceof PictureRefusal) return { problem: "picture" };
    throw error;
  }
}

interface Shaped {
  model: Model;
  understood: string[];
}

async function fromWords({ folder, mode, ...order }: ProduceOrder, forms: Forms): Promise<Shaped> {
  const { prompt, instead, seed, resolution, complexity, highPack } = order;
  if (mode) making("Reading the picture", 0);
  const subject = mode ? await subjectOf(readFileSync(join(folder, "picture"))) : undefined;
  const { model, understanding } = await generate({ prompt, instead, seed, resolution, complexity, highPack, subject }, forms, making);
  return { model, understood: understanding.sentences };
}

async function fromPicture({ folder, name, highPack }: ProduceOrder, mode: PictureMode): Promise<Shaped> {
  const model = await modelFromPicture(readFileSync(join(folder, "picture")), { mode, name }, making);
  if (!highPack) return { model, understood: [] };
  return { model: { ...model, lods: await coarserCopies(model.meshes), variants: palettes(model.materials) }, understood: [] };
}

/** Writes the files, takes the picture, and reads the glb again as if a stranger had sent it. */
async function finish(model: Model, understood: string[], order: ProduceOrder): Promise<ProduceDone> {
  const { folder, name, highPack } = order;
  const formats = [...new Set<Format>(["glb", ...order.formats])];
  const files: { format: Format | "pack"; name: string }[] = [];
  for (const [at, format] of formats.entries()) {
    progress("pack", MADE + (WRITTEN - MADE) * (at / formats.length));
    const file = { format, name: `${name}.${EXTENSIONS[format]}` };
    writeFileSync(join(folder, file.name), await writeModel(model, format));
    files.push(file);
  }
  if (highPack) {
    const file = { format: "pack" as const, name: `${name}-highpack.zip` };
    // Pictures and models are packed already; a fixed date gives the same bytes every time.
    writeFileSync(join(folder, file.name), zipSync(await highPackFiles(model), { level: 0, mtime: "1980-01-01" }));
    files.push(file);
  }
  const modelMs = cpuMs();
  progress("pack", WRITTEN);
  writeFileSync(join(folder, "poster.webp"), await poster(model, { size: order.poster }, () => {}));
  const posterMs = cpuMs() - modelMs;
  progress("pack", PICTURED);
  const { inspection } = await examine({ path: join(folder, `${name}.glb`), name: `${name}.glb` }, () => {});
  progress("pack", 1);
  const { lodTriangles, variants } = factsOf(model);
  const took = { modelMs, posterMs, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) };
  const hue = Math.round(stageHue(model)) % 360;
  return { files, stageHue: hue, inspection, made: { lodTriangles, variants }, understood, cpuMs: cpuMs(), took };
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1000);
}
