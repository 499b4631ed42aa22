import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { generate } from "../generate.ts";
import { grammars } from "../grammars/registry.ts";
import { fromOklch, toByte } from "../poster/colour.ts";
import { CARD_SIZE, poster } from "../poster/poster.ts";
import { stageHue } from "../poster/stage-hue.ts";
import { personPath, print } from "./paths.ts";

const COLUMNS = 6;
/** Lightness and chroma of the dark stage models stand on. */
const STAGE = { lightness: 0.226, chroma: 0.021 };

/** Every form on one sheet, or the prompts given, each on the stage it would have in the shop. */
export async function gallery(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: { out: { type: "string", default: "gallery.png" } }, allowPositionals: true });
  const prompts = positionals.length > 0 ? positionals : grammars.map(({ id }) => id);
  const tiles: Buffer[] = [];
  for (const prompt of prompts) {
    const { model, understanding } = await generate({ prompt, resolution: "normal", complexity: "normal", highPack: false });
    const [red, green, blue] = fromOklch({ ...STAGE, hue: stageHue(model) }).map(toByte);
    const picture = await poster(model, { size: CARD_SIZE }, () => {});
    tiles.push(
      await sharp(picture)
        .flatten({ background: { r: red, g: green, b: blue } })
        .png()
        .toBuffer(),
    );
    print(`${prompt}: ${understanding.sentences.join(" ")}`);
  }
  const { width, height } = CARD_SIZE;
  const columns = Math.min(COLUMNS, tiles.length);
  const sheet = sharp({
    create: { width: columns * width, height: Math.ceil(tiles.length / columns) * height, channels: 3, background: "#14161a" },
  });
  const placed = tiles.map((input, at) => ({ input, left: (at % columns) * width, top: Math.floor(at / columns) * height }));
  const target = personPath(values.out);
  writeFileSync(target, await sheet.composite(placed).png({ palette: true, quality: 90 }).toBuffer());
  print(target);
}
