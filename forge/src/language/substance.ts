import type { Brief } from "../grammar/brief.ts";
import { brightness, darker, hex, type Rgb, toHsl } from "../solid/color.ts";
import { clearGlass } from "../solid/surfaces/glossy.ts";
import { glowing } from "../solid/surfaces/glowing.ts";
import { wood } from "../solid/surfaces/natural.ts";
import type { MaterialName } from "../solid/surfaces/stuff.ts";
import type { Surface } from "../solid/surfaces/surface.ts";
import type { Axis } from "./node.ts";
import { coat } from "./pieces/finishes.ts";
import { fade, type Paint, painted, streaks } from "./skins.ts";

/** What a part is made of, as plain data. `slot` is which of the named colours it takes; null takes none. */
export interface Substance {
  material: MaterialName | "paint" | "light";
  color?: number;
  slot: number | null;
  /** Gives way to a material named in the words. */
  isOpen: boolean;
  /** Which way wood grows. */
  grain?: Axis;
  /** Seen through: written as a second material. */
  clear?: "glass" | "liquid";
  /** What “white” means where it is a kind and no colour: white wine is of straw. */
  pale?: number;
  /** Laid over the substance; left away where the words name another material. */
  paint?: Paint;
}

interface More {
  grain?: Axis;
  paint?: Paint;
}

/** The body of the thing: takes the first named colour and the named material. */
export const main = (material: Substance["material"], color?: number, more: More = {}): Substance => own(material, color, 0, true, more);
/** Takes the second named colour, or one named for it, and keeps its material. */
export const second = (material: Substance["material"], color?: number, more: More = {}): Substance => own(material, color, 1, false, more);
export const third = (material: Substance["material"], color?: number, more: More = {}): Substance => own(material, color, 2, false, more);
/** What no words can change: soil, rubber tyres, the wick of a candle. */
export const fixed = (material: Substance["material"], color?: number, more: More = {}): Substance =>
  own(material, color, null, false, more);
/** Shines by itself, in the colour named for the light. */
export const light = (color = 0xffd48a): Substance => own("light", color, null, false, {});
/** Real glass; a colour named first tints it when it is the body (slot 0). */
export const pane = (color = 0xcfe4ea, slot: number | null = null): Substance => ({
  ...own("glass", color, slot, false, {}),
  clear: "glass",
});
/** Takes the colour named first as deep as it is in a glass; red wine stays the red of wine. `pale` is what it is when it is called white. */
export const liquid = (color: number, slot: number | null = 0, pale?: number): Substance => ({
  ...own("glass", color, slot, false, {}),
  clear: "liquid",
  ...(pale === undefined ? {} : { pale }),
});

/** The silvered face of a mirror: so high from `low`, with gleams every `pitch`. */
export const looking = (low: number, high: number, pitch = 0.6): Substance =>
  fixed("porcelain", 0x86a6b8, { paint: [fade(0xb9d3df, low, high), streaks(0xf4fafc, pitch, { share: 0.8 })] });
/** Dark glass that nobody sees through: screens, the window of an oven. `glass` would paint light into its depth. */
export const darkGlass = (color = 0x14181d, pitch = 1): Substance =>
  fixed("obsidian", color, { paint: [streaks({ by: 0.22 }, pitch, { share: 0.6, width: 0.22 })] });

function own(material: Substance["material"], color: number | undefined, slot: number | null, isOpen: boolean, more: More): Substance {
  return { material, slot, isOpen, ...(color === undefined ? {} : { color }), ...more };
}

/** The surface a substance has in this brief: aged, coloured and replaced as the words ask. */
export function surfaceOf(substance: Substance, brief: Brief): Surface {
  const { paint, slot, color, isOpen, material } = substance;
  const under = unpainted(substance, brief);
  if (!paint || (isOpen && brief.look.material && brief.look.material !== material)) return under;
  const named = slot === null ? undefined : brief.look.colors[slot];
  return painted(under, paint, named ?? hex(color ?? 0x9a9a9a), brief);
}

/** A word for a colour as the liquid has it: its own where the word only says so, else deep, since glass before it makes it lighter. */
function deep(named: Rgb, usual: Rgb | undefined, pale: number | undefined): Rgb {
  const [hue, saturation] = toHsl(named);
  if (pale !== undefined && brightness(named) > 0.85) return hex(pale);
  if (saturation < 0.15) return named;
  const isSame = usual && brightness(usual) < 0.3 && Math.abs(((hue - toHsl(usual)[0] + 1.5) % 1) - 0.5) < 0.07;
  return isSame ? usual : darker(named, 0.35);
}

function unpainted({ material, color, slot, isOpen, grain, clear, pale }: Substance, brief: Brief): Surface {
  const usual = color === undefined ? undefined : hex(color);
  const named = slot === null ? undefined : brief.look.colors[slot];
  const rgb: Rgb | undefined = named ?? usual;
  if (clear === "liquid") return brief.aged(clearGlass(named ? deep(named, usual, pale) : usual), "glass");
  if (clear) return brief.aged(clearGlass(rgb), "glass");
  if (material === "light") return glowing(brief.light(rgb ?? hex(0xffd48a)));
  if (material === "paint") {
    const substance = isOpen ? brief.look.material : null;
    if (substance) return brief.made(substance, named);
    const painted = coat(brief, rgb ?? hex(0xc8281f));
    return brief.aged(isOpen ? brief.dressed(painted) : painted, "steel");
  }
  if (material === "wood" && grain && (!isOpen || !brief.look.material || brief.look.material === "wood"))
    return brief.aged(isOpen ? brief.dressed(wood(brief.noise, rgb, grain)) : wood(brief.noise, rgb, grain), "wood");
  return isOpen ? brief.made(material, rgb) : brief.always(material, rgb);
}
