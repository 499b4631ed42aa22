import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { LimitedAnswer } from "./inspect/limited.ts";
import type { ReencodeDone, ReencodeOrder, Reencoding } from "./reencoding.ts";

// Whoever waited for it is gone: nobody will take what it draws.
process.on("disconnect", () => process.exit());

process.once("message", async (order: ReencodeOrder) => {
  sharp.cache(false);
  sharp.concurrency(1);
  const done: ReencodeDone = await draw(order).catch(() => ({ problem: "unreadable" }));
  const answer: LimitedAnswer<ReencodeDone> = { type: "done", ...done };
  process.send?.(answer, () => process.exit());
});

async function draw({ folder, maxPixels, size, format }: ReencodeOrder): Promise<ReencodeDone> {
  const picture = sharp(readFileSync(join(folder, "picture")), { limitInputPixels: maxPixels, failOn: "error" });
  const { autoOrient } = await picture.metadata();
  const sized = fitted(picture.autoOrient(), size, autoOrient);
  const drawn = format.type === "png" ? sized.png() : sized.webp({ quality: format.quality });
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  writeFileSync(join(folder, "drawn"), data);
  return { width: info.width, height: info.height };
}

function fitted(picture: Sharp, size: Reencoding["size"], whole: { width: number; height: number }): Sharp {
  if ("maxSidePx" in size) return picture.resize(size.maxSidePx, size.maxSidePx, { fit: "inside", withoutEnlargement: true });
  const square = size.square ?? middleOf(whole);
  return picture.extract({ left: square.x, top: square.y, width: square.size, height: square.size }).resize(size.sidePx, size.sidePx);
}

function middleOf({ width, height }: { width: number; height: number }) {
  const size = Math.min(width, height);
  return { x: Math.floor((width - size) / 2), y: Math.floor((height - size) / 2), size };
}
