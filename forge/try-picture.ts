import sharp from "sharp";
import { modelFromPicture } from "./src/image/from-picture.ts";
import { poster } from "./src/poster/poster.ts";
const draw = (shapes: string, wall = "#e8e8ea") => sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 320 320"><rect width="320" height="320" fill="${wall}"/>${shapes}</svg>`)).jpeg({ quality: 95 }).toBuffer();
const mug = '<defs><linearGradient id="g"><stop offset="0" stop-color="#8a3020"/><stop offset=".4" stop-color="#e06040"/><stop offset="1" stop-color="#702010"/></linearGradient></defs><rect x="90" y="80" width="120" height="170" rx="8" fill="url(#g)"/><path d="M210 110h50v90h-50v-20h30v-50h-30z" fill="#a04028"/><text x="110" y="180" font-size="36" fill="#fff">CAFE</text>';
const cat = '<ellipse cx="160" cy="210" rx="70" ry="80" fill="#c98a4b"/><circle cx="160" cy="110" r="55" fill="#d99a5b"/><path d="M112 90l-6-60l44 32z M208 90l6-60l-44 32z" fill="#c98a4b"/><circle cx="140" cy="105" r="8" fill="#222"/><circle cx="180" cy="105" r="8" fill="#222"/><path d="M150 130q10 10 20 0" stroke="#522" stroke-width="4" fill="none"/>';
const tiles: Buffer[] = [];
for (const [s, mode] of [[mug, "lathe"], [cat, "figurine"], [cat, "relief"]] as const) {
  const m = await modelFromPicture(await draw(s), { mode, name: "x" }, () => {});
  for (const look of ["lit"] as const) tiles.push(await sharp(await poster(m, { size: { width: 400, height: 300 } } as never, () => {})).flatten({ background: "#1a2026" }).png().toBuffer());
}
await sharp({ create: { width: 1200, height: 300, channels: 3, background: "#000" } }).composite(tiles.map((input, at) => ({ input, left: at * 400, top: 0 }))).png().toFile("/tmp/p.png");
