import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { LOOKS } from "../poster/look-names.ts";
import type { PictureSize } from "../poster/picture-sizes.ts";
import { examine } from "./examine.ts";
import { finding, type Inspection, score } from "./inspection.ts";
import type { LimitedAnswer, LimitedOrder } from "./limited.ts";
import type { Reading } from "./readers/reading.ts";

/** What the host asks of the limited process. */
export interface Order extends LimitedOrder {
  path: string;
  name: string;
  /** Text of the mark on the preview copy, or no copies for the viewer. */
  previewMark: string | null;
  pictures: PictureSize | null;
  /** The lit picture in this size as well. */
  cover: PictureSize | null;
  /** The lit picture once more, smaller. */
  card: PictureSize | null;
  /** Only what can be told without reading all of it: for files that were too much to hold. */
  isShallow: boolean;
}

/** What it hears back. Copies lie in the folder: they are too large for messages. */
export type Done = { inspection: Inspection } & Copies;
type Answer = LimitedAnswer<Done, Inspection>;

interface Copies {
  stageHue: number | null;
  files: string[];
}

/** Posters of files beyond this would take longer than the file is worth. */
const MAX_PICTURED_TRIANGLES = 6_000_000;

const send = (answer: Answer) => process.send?.(answer);
const progress = (step: string, fraction: number) => void send({ type: "progress", step, fraction });

process.once("message", async (order: Order) => {
  // One picture at a time, none kept: memory is watched from outside.
  sharp.cache(false);
  sharp.concurrency(1);
  const { inspection, reading } = await examine(order, progress);
  // The facts are shown while the pictures are drawn.
  if (order.pictures && reading) send({ type: "note", note: inspection });
  const isPublishable = inspection.findings.every(({ level }) => level !== "block");
  const copies = reading && isPublishable ? await makeCopies(order, inspection, reading).catch(() => unshown(inspection)) : NO_COPIES;
  const answer: Answer = { type: "done", inspection, ...copies };
  process.send?.(answer, () => process.disconnect?.());
});

const NO_COPIES: Copies = { stageHue: null, files: [] };

/** What was measured stays true when the model cannot be shown. */
function unshown(inspection: Inspection): Copies {
  inspection.findings.push(finding("not-shown", "No pictures and no preview could be made of this model."));
  inspection.score = score(inspection.findings);
  return NO_COPIES;
}

const smaller = (picture: Buffer, { width, height }: PictureSize): Promise<Buffer> =>
  sharp(picture).resize(width, height).webp({ quality: 88, alphaQuality: 92, smartSubsample: true }).toBuffer();

/** Pictures first: the preview is made by thinning out the very document they show. */
async function makeCopies(order: Order, inspection: Inspection, reading: Reading): Promise<Copies> {
  const [facts] = inspection.facts.models;
  const files: string[] = [];
  let hue: number | null = null;
  if (order.pictures && facts.triangles <= MAX_PICTURED_TRIANGLES) {
    const { modelFrom } = await import("../poster/document.ts");
    const { inspectionPictures } = await import("../poster/poster.ts");
    const { stageHue } = await import("../poster/shading/stage-hue.ts");
    const model = await modelFrom(reading.document);
    hue = stageHue(model);
    const sizes = { size: order.pictures, litSize: order.cover ?? order.pictures };
    const pictures = await inspectionPictures(model, sizes, (step, fraction) => progress(step, 0.75 + 0.15 * fraction));
    const kept: Record<string, Buffer> = Object.fromEntries(LOOKS.map((look) => [`${look}.webp`, pictures[look]]));
    if (order.cover) Object.assign(kept, { "cover.webp": pictures.lit, "lit.webp": await smaller(pictures.lit, order.pictures) });
    if (order.card) kept["card.webp"] = await smaller(pictures.lit, order.card);
    for (const [name, picture] of Object.entries(kept)) writeFileSync(join(order.folder, name), picture);
    files.push(...Object.keys(kept));
  }
  if (order.previewMark !== null) {
    progress("Preview copy", 0.9);
    const { previewCopy } = await import("./preview/preview.ts");
    const { wireCopy } = await import("./preview/wire.ts");
    // The lines first: they are those of the whole file.
    const copies = {
      "wire.glb.gz": await wireCopy(reading.document),
      "preview.glb.gz": await previewCopy(reading.document, facts, { mark: order.previewMark }),
    };
    for (const [name, copy] of Object.entries(copies)) {
      if (!copy) continue;
      writeFileSync(join(order.folder, name), copy);
      files.push(name);
    }
  }
  return { stageHue: hue, files };
}
