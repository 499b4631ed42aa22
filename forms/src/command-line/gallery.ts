import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { generate } from "@blenda/forge/generate";
import { CARD_SIZE } from "@blenda/forge/poster/picture-sizes";
import { poster } from "@blenda/forge/poster/poster";
import { fromOklch, toByte } from "@blenda/forge/poster/shading/colour";
import { stageHue } from "@blenda/forge/poster/shading/stage-hue";
import { lettering } from "@blenda/forge/solid/decals/lettering";
import sharp, { type Sharp } from "sharp";
import { forms } from "../forms.ts";
import { mixedPrompts } from "./mixed-prompts.ts";
import { personPath, print } from "./paths.ts";

const COLUMNS = 6;
/** Every form of a letter on one sheet: more and smaller. */
const LETTER = { columns: 7, width: 176, height: 132 };
/** Lightness and chroma of the dark stage models stand on. */
const STAGE = { lightness: 0.226, chroma: 0.021 };

const JPEG_QUALITY = 66;
/** For a quick look at many. */
const DRAFT_SIZE = { width: 256, height: 192 };

/** The prompts given, or the mixed choice, on one sheet; or every form, a sheet per letter; each on the stage it would have in the shop. */
export async function gallery(args: string[]): Promise<void> {
  const options = {
    out: { type: "string", default: "gallery.png" },
    draft: { type: "boolean", default: false },
    forms: { type: "string" },
    letters: { type: "string", default: "abcdefghijklmnopqrstuvwxyz" },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (values.forms) return await sheetPerLetter(personPath(values.forms), values.letters);
  const prompts = positionals.length > 0 ? positionals : mixedPrompts;
  const tiles: Buffer[] = [];
  for (const prompt of prompts) tiles.push(await tile(prompt, values.draft));
  await writeSheet(personPath(values.out), tiles, values.draft ? DRAFT_SIZE : CARD_SIZE, Math.min(COLUMNS, tiles.length));
}

async function sheetPerLetter(folder: string, letters: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { columns, width, height } = LETTER;
  for (const letter of letters) {
    const ids = forms.grammars
      .map(({ id }) => id)
      .filter((id) => id.startsWith(letter))
      .sort();
    const tiles: Buffer[] = [];
    for (const id of ids)
      tiles.push(
        await sharp(await tile(id, true))
          .resize(width, height)
          .composite([{ input: await label(id, width).png().toBuffer(), left: 0, top: 0 }])
          .png()
          .toBuffer(),
      );
    if (tiles.length > 0) await writeSheet(join(folder, `${letter}.jpg`), tiles, LETTER, columns);
  }
}

async function tile(prompt: string, isDraft: boolean): Promise<Buffer> {
  const resolution = isDraft ? "draft" : "normal";
  const { model, understanding } = await generate({ prompt, resolution, complexity: "normal", highPack: false }, forms);
  const [red, green, blue] = fromOklch({ ...STAGE, hue: stageHue(model) }).map(toByte);
  const picture = await poster(model, { size: isDraft ? DRAFT_SIZE : CARD_SIZE }, () => {});
  print(`${prompt}: ${understanding.sentences.join(" ")}`);
  return await sharp(picture)
    .flatten({ background: { r: red, g: green, b: blue } })
    .png()
    .toBuffer();
}

/** The name of a form, in letters of our own: machines have different fonts. */
function label(text: string, width: number): Sharp {
  const drawn = lettering(text);
  const [high, scale] = [11, 1.1];
  const pixels = Buffer.alloc(width * high * 4, 255);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < width; x++) {
      const distance = drawn.distance((x - 4) / scale - drawn.width / 2, (high / 2 - y) / scale);
      pixels[(y * width + x) * 4 + 3] = 200 * Math.max(0, Math.min(1, 0.5 - distance * scale));
    }
  return sharp(pixels, { raw: { width, height: high, channels: 4 } });
}

async function writeSheet(
  target: string,
  tiles: readonly Buffer[],
  size: { width: number; height: number },
  columns: number,
): Promise<void> {
  const { width, height } = size;
  const sheet = sharp({
    create: { width: columns * width, height: Math.ceil(tiles.length / columns) * height, channels: 3, background: "#14161a" },
  });
  const placed = tiles.map((input, at) => ({ input, left: (at % columns) * width, top: Math.floor(at / columns) * height }));
  const picture = sheet.composite(placed);
  const encoded = target.endsWith(".jpg")
    ? picture.jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    : picture.png({ palette: true, quality: 90 });
  writeFileSync(target, await encoded.toBuffer());
  print(target);
}
