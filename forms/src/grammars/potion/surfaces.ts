import type { Brief } from "@blenda/forge/grammar/brief";
import { clamp01, darker, hex, lighter, mix, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import { type Surface, setColor, tint } from "@blenda/forge/solid/surfaces/surface";

/** Below zero inside the mark; x and y run from −1 to 1 over the label. */
type Mark = (x: number, y: number) => number;

const spike: Mark = (x, y) => Math.max(-0.36 + 0.7 * (y + 0.02) - x, x - 0.12 - 0.078 * (y + 0.02), -0.02 - y);

const MARKS = {
  heart: (x, y) => {
    const [a, b] = [Math.abs(x) * 1.25, y * 1.2 + 0.1];
    return (a * a + b * b - 0.36) ** 3 - a * a * b * b * b * 2.4;
  },
  drop: (x, y) => {
    const round = Math.hypot(x, y + 0.16) - 0.4;
    const tip = Math.max(Math.abs(x) * 1.5 + y - 0.62, -y - 0.1);
    return Math.min(round, tip);
  },
  skull: (x, y) => {
    const head = Math.hypot(x, (y - 0.16) * 1.05) - 0.46;
    const jaw = Math.max(Math.abs(x) - 0.26, Math.abs(y + 0.36) - 0.2);
    const eyes = Math.hypot(Math.abs(x) - 0.19, y - 0.12) - 0.125;
    const nose = Math.max(Math.abs(x) * 2 + (y + 0.16), -(y + 0.22));
    const teeth = y < -0.36 && Math.abs(((((Math.abs(x) / 0.13) % 1) + 1.5) % 1) - 0.5) < 0.12 ? -0.02 : 1;
    return Math.max(Math.min(head, jaw), -eyes, -nose, -teeth);
  },
  // Two slim triangles, one the other upside down.
  bolt: (x, y) => Math.min(spike(x, y), spike(-x, -y)),
  star: (x, y) => {
    const turn = Math.atan2(x, y) / (2 * Math.PI);
    const point = Math.abs(((((turn * 5) % 1) + 1.5) % 1) - 0.5) * 2;
    return Math.hypot(x, y) - mix(0.26, 0.66, point ** 1.4);
  },
} satisfies Record<string, Mark>;
export type MarkName = keyof typeof MARKS;

/** Old paper with a border and a mark in ink, seen on its front. */
export function labelSurface(brief: Brief, name: MarkName, liquid: Rgb, size: number): Surface {
  const paper = brief.always("paper", hex(0xe6d6b0));
  const mark: Mark = MARKS[name];
  const ink = darker(liquid, 0.55);
  const { noise } = brief;
  return (at, out) => {
    paper(at, out);
    // The sheet is rolled once round itself; its front is the first half.
    const x = at.u * 4 - 1;
    const y = at.v * 2 - 1;
    const stain = noise.fbm(at.x * 7, at.y * 7, at.z * 7, 3);
    tint(out, hex(0x8a6a3a), clamp01(smoothstep(0.72, 1, Math.max(Math.abs(x), Math.abs(y))) * 0.5 + stain * 0.4));
    const border = Math.abs(Math.max(Math.abs(x), Math.abs(y)) - 0.84) < 0.03;
    const print = border || mark(x * 1.05, y * 1.05) < 0;
    if (print) tint(out, ink, 0.85 + stain * 0.2);
    out.height += (print ? -0.0015 : 0) + stain * 0.002 * size;
  };
}

/** Something to drink, with swirls, froth and bubbles. */
export function potionGlass(brief: Brief, liquid: Rgb, level: number): Surface {
  const { noise, look } = brief;
  const isMagic = look.glow !== null || brief.isStyle("fantasy", "sci-fi");
  const deep = darker(liquid, 0.6);
  const bright = lighter(liquid, 0.45);
  const empty = paleGlass(liquid);
  const strength = isMagic ? 0.75 : 0.26;
  return (at, out) => {
    const swirl = noise.fbm(at.x * 3 + 3, at.y * 2.4, at.z * 3, 3);
    const surface = level + 0.008 * Math.sin(Math.atan2(at.x, at.z) * 3);
    const depth = (surface - at.y) / level;
    out.roughness = 0.05;
    if (depth < 0) {
      setColor(out, empty);
      tint(out, [0.95, 0.98, 1], clamp01(at.edge * 0.5 + swirl * 0.2));
      // A film of the brew clings to the wall above it.
      tint(out, liquid, smoothstep(-0.16, 0, depth) * 0.4);
      return;
    }
    setColor(out, deep);
    tint(out, liquid, clamp01(0.35 + swirl * 1.3 + depth * 0.35));
    const vein = smoothstep(0.62, 0.9, noise.ridged(at.x * 2.6, at.y * 2.2 + 5, at.z * 2.6, 2));
    tint(out, bright, vein * (isMagic ? 0.7 : 0.3));
    const { near } = noise.cells(at.x * 8.5, at.y * 8.5, at.z * 8.5);
    const bubble = smoothstep(0.03, 0, Math.abs(near - 0.16)) * smoothstep(0.75, 0.2, depth);
    const froth = smoothstep(0.06, 0.0, depth);
    tint(out, bright, clamp01(bubble * 0.75 + froth * 0.8));
    const lit = strength * clamp01(0.45 + swirl * 0.9 + vein * 0.8 + froth * 0.5 + bubble * 0.4);
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = liquid[channel] * lit;
  };
}

/** Glass takes a little of the colour of what is in it. */
export const paleGlass = (liquid: Rgb): Rgb => [0.62 + liquid[0] * 0.14, 0.7 + liquid[1] * 0.14, 0.72 + liquid[2] * 0.14];
