import type { Brief } from "@blenda/forge/grammar/brief";
import { brightness, darker, fromHsl, hex, lighter, type Rgb } from "@blenda/forge/solid/color";
import { type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";
import type { Key } from "./layouts.ts";

/** Keys stand this far apart in the coordinates their surface sees. */
export const KEY_STRIDE = 4;

export interface Palette {
  case: Rgb;
  letter: Rgb;
  modifier: Rgb;
  accent: Rgb;
}

const PALETTES: readonly (readonly [number, number, number, number])[] = [
  [0x23262d, 0xe9e4da, 0x3b4150, 0xff7a2e],
  [0xd9d4c6, 0xece6d6, 0xb3a893, 0xb8432f],
  [0x1d2c4a, 0xe8ecf0, 0x2f4a7a, 0xf2c53d],
  [0x17181b, 0x2b2d32, 0x1f2125, 0xd6342c],
  [0xe9eef0, 0xf4f5f3, 0xa9d4c6, 0xf08a7a],
  [0x3a4a3c, 0xe6e0cc, 0x5f7a5a, 0xd9a441],
  [0x3b2a4a, 0xd9cfe8, 0x6a4f8f, 0x5ad0d8],
];

export function paletteOf(brief: Brief): Palette {
  const [shell, letter, modifier, accent] = brief.random.fork("palette").pick(PALETTES).map(hex);
  const [first, second] = brief.look.colors;
  if (brief.has("round") || brief.isStyle("steampunk", "ornate", "medieval", "fantasy")) {
    return { case: first ?? shell, letter: second ?? hex(0xefe6d0), modifier: darker(second ?? hex(0x2a2420), 0.1), accent: hex(0x8c2f22) };
  }
  if (brief.isStyle("sci-fi"))
    return { case: first ?? hex(0x2b3038), letter: hex(0x30343b), modifier: hex(0x24272d), accent: second ?? hex(0x3a3f48) };
  if (!first) return { case: shell, letter: second ?? letter, modifier: second ? darker(second, 0.25) : modifier, accent };
  const isLight = brightness(first) > 0.6;
  return {
    case: first,
    letter: isLight ? hex(0xf6f4ee) : hex(0xeae5da),
    modifier: isLight ? darker(first, 0.25) : lighter(first, 0.12),
    accent: second ?? darker(first, 0.35),
  };
}

interface CapOptions {
  keys: readonly Key[];
  color: Rgb;
  isRound: boolean;
  isLit: boolean;
  unit: number;
}

/** Plastic with a dished top and its letter on it; round ones have a rim of brass. */
export function capSurface(brief: Brief, { keys, color, isRound, isLit, unit }: CapOptions): Surface {
  const { noise } = brief;
  const plastic = brief.always("plastic", color);
  const brass = brief.always("brass");
  const ink: Rgb = brightness(color) > 0.5 ? [0.12, 0.12, 0.14] : [0.93, 0.92, 0.9];
  const glyphs = keys.map(glyphOf);
  const half = unit / 2 - (isRound ? 0.011 : 0.019);
  return (at, out) => {
    const index = Math.max(0, Math.min(keys.length - 1, Math.round(at.x / KEY_STRIDE)));
    const x = at.x - index * KEY_STRIDE;
    const wide = (keys[index].width * unit) / 2 - (isRound ? 0.011 : 0.019);
    const across = Math.max(0, Math.abs(x) - (wide - half)) / half;
    const rim = isRound ? Math.hypot(across, at.z / half) : Math.max(across, Math.abs(at.z) / half);
    if (isRound && (at.y < -0.2 || at.ny < 0.5 || rim > 0.82)) return brass(at, out);
    plastic(at, out);
    out.roughness = 0.52 + noise.at(at.x * 60, at.y * 60, at.z * 60) * 0.06;
    if (at.ny < 0.6) return shade(out, 0.9);
    out.height += Math.min(1, across) ** 2 * 0.006;
    const size = unit * 0.062;
    const column = Math.floor(x / size + 1.5);
    const line = Math.floor(at.z / size + (isRound ? 2.5 : 3));
    if (column < 0 || column > 2 || line < 0 || line > 4) return;
    if (((glyphs[index] >> (14 - line * 3 - column)) & 1) === 0) return;
    tint(out, ink, 0.9);
    if (!isLit) return;
    const light = brief.light(fromHsl(keys[index].x * 0.06, 0.9, 0.6));
    setColor(out, light);
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = light[channel];
  };
}

/** Every colour from left to right. */
export function rainbow(strength: number): Surface {
  return (at, out) => {
    const color = fromHsl(at.x * 0.5, 0.95, 0.55);
    setColor(out, darker(color, 0.6));
    out.roughness = 0.3;
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = color[channel] * strength;
  };
}

/** Three by five dots a letter, five lines of three bits from the top. */
const FONT: Record<string, number> = Object.fromEntries(
  "A25755 B65656 C34443 D65556 E74647 F74644 G34553 H55755 I72227 J11152 K55655 L44447 M57755 N65555 O25552 P65644 Q25563 R65655 S34216 T72222 U55557 V55552 W55775 X55255 Y55222 Z71247 025552 126227 261247 361216 455711 574616 634652 771122 825252 925316"
    .split(" ")
    .map((entry) => [entry[0], [...entry.slice(1)].reduce((bits, line) => bits * 8 + Number(line), 0)]),
);

/** The letter by the key's place in its row; keys that write none get a short bar, the space bar nothing. */
function glyphOf({ width, letter }: Key): number {
  if (width > 3) return 0;
  return letter ? (FONT[letter] ?? 0) : 0o00700;
}
