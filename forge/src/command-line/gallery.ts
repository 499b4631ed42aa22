import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { generate } from "../generate.ts";
import { grammars } from "../grammars/registry.ts";
import { CARD_SIZE } from "../poster/picture-sizes.ts";
import { poster } from "../poster/poster.ts";
import { fromOklch, toByte } from "../poster/shading/colour.ts";
import { stageHue } from "../poster/shading/stage-hue.ts";
import { personPath, print } from "./paths.ts";

const COLUMNS = 6;
/** Lightness and chroma of the dark stage models stand on. */
const STAGE = { lightness: 0.226, chroma: 0.021 };

/** Different words on different things: colours, substances, styles, wear, light, parts, scenes, and other languages. */
const MIXED = [
  "rusty sci-fi crate, glowing orange lights",
  "a stack of two crates and a barrel",
  "three red mushrooms with white dots",
  "blue and gold amphora",
  "tiny blue ceramic vase with gold rim",
  "a gold ring with a green gem",
  "obsidian sword with glowing red runes",
  "round wooden viking shield",
  "a cozy wooden cabin in the snow",
  "a house with a blue roof and a red door",
  "low poly forest",
  "bonsai in a blue pot",
  "christmas tree with lights and a star",
  "cactus in a terracotta pot with a pink flower",
  "a table with a lamp and two mugs",
  "car but made of ice",
  "red and white toy rocket",
  "steampunk robot holding a lantern",
  "white headphones with gold accents",
  "a marble chess knight",
  "alien planet with purple rings",
  "three potions: red, blue and green",
  "ein alter Leuchtturm",
  "steampunk pocket watch",
];
const JPEG_QUALITY = 72;
/** For a quick look at many. */
const DRAFT_SIZE = { width: 256, height: 192 };

/** Every form on one sheet, the mixed choice, or the prompts given, each on the stage it would have in the shop. */
export async function gallery(args: string[]): Promise<void> {
  const options = {
    out: { type: "string", default: "gallery.png" },
    mixed: { type: "boolean", default: false },
    draft: { type: "boolean", default: false },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const forms = values.mixed ? MIXED : grammars.map(({ id }) => id);
  const prompts = positionals.length > 0 ? positionals : forms;
  const tiles: Buffer[] = [];
  const size = values.draft ? DRAFT_SIZE : CARD_SIZE;
  for (const prompt of prompts) {
    const { model, understanding } = await generate({
      prompt,
      resolution: values.draft ? "draft" : "normal",
      complexity: "normal",
      highPack: false,
    });
    const [red, green, blue] = fromOklch({ ...STAGE, hue: stageHue(model) }).map(toByte);
    const picture = await poster(model, { size }, () => {});
    tiles.push(
      await sharp(picture)
        .flatten({ background: { r: red, g: green, b: blue } })
        .png()
        .toBuffer(),
    );
    print(`${prompt}: ${understanding.sentences.join(" ")}`);
  }
  const { width, height } = size;
  const columns = Math.min(COLUMNS, tiles.length);
  const sheet = sharp({
    create: { width: columns * width, height: Math.ceil(tiles.length / columns) * height, channels: 3, background: "#14161a" },
  });
  const placed = tiles.map((input, at) => ({ input, left: (at % columns) * width, top: Math.floor(at / columns) * height }));
  const target = personPath(values.out);
  const picture = sheet.composite(placed);
  const encoded = target.endsWith(".jpg")
    ? picture.jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    : picture.png({ palette: true, quality: 90 });
  writeFileSync(target, await encoded.toBuffer());
  print(target);
}
