import type { Bitmap, Material } from "./model.ts";
import { fromHsl, toHsl } from "./solid/color.ts";

/** How far each palette turns the hues of the original. */
const TURNS = [1 / 3, 1 / 2, 2 / 3];
const HUE_NAMES = ["red", "orange", "yellow", "lime", "green", "teal", "cyan", "azure", "blue", "violet", "magenta", "rose"];

/** The same material in other colours. Metals and greys stay as they are: gold is not paint. */
export function palettes(materials: readonly Material[]): { name: string; baseColor: Bitmap[] }[] {
  return TURNS.map((turn) => {
    // Glass shares its picture with the rest.
    const turned = new Map(
      [...new Set(materials.map(({ maps }) => maps))].map((maps) => [maps, turnedHues(maps.baseColor, maps.orm, turn)]),
    );
    const [first] = turned.values();
    return {
      name: HUE_NAMES[Math.round((first?.hue ?? 0) * 12) % 12],
      baseColor: materials.map(({ maps }) => turned.get(maps)?.bitmap ?? maps.baseColor),
    };
  });
}

function turnedHues(base: Bitmap, orm: Bitmap | undefined, turn: number): { bitmap: Bitmap; hue: number } {
  const data = base.data.slice();
  const { channels } = base;
  // Colours repeat: looking up a coarse copy of each is ten times cheaper than turning every texel.
  const known = new Map<number, readonly [number, number, number]>();
  let [x, y] = [0, 0];
  for (let at = 0; at < base.width * base.height; at++) {
    const i = at * channels;
    if (orm && orm.data[at * orm.channels + 2] > 120) continue;
    const key = ((data[i] >> 2) << 12) | ((data[i + 1] >> 2) << 6) | (data[i + 2] >> 2);
    let out = known.get(key);
    if (!out) {
      const [hue, saturation, light] = toHsl([data[i] / 255, data[i + 1] / 255, data[i + 2] / 255]);
      const after = hue + turn * Math.min(1, saturation * 4);
      const color = fromHsl(after, saturation, light);
      out = [color[0] * 255, color[1] * 255, color[2] * 255];
      known.set(key, out);
      x += Math.cos(after * 2 * Math.PI) * saturation;
      y += Math.sin(after * 2 * Math.PI) * saturation;
    }
    data[i] = out[0];
    data[i + 1] = out[1];
    data[i + 2] = out[2];
  }
  const hue = Math.atan2(y, x) / (2 * Math.PI);
  return { bitmap: { ...base, data }, hue: hue < 0 ? hue + 1 : hue };
}
