import type { Brief } from "@blenda/forge/grammar/brief";
import { clamp01, darker, hex, lighter, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import { chipped, soiled } from "@blenda/forge/solid/surfaces/aging";
import { stuff } from "@blenda/forge/solid/surfaces/stuff";
import { layered, type Spot, type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";

interface Arms {
  ground: Rgb;
  second: Rgb;
  wood: Rgb;
  isEnergy: boolean;
  isPlanked: boolean;
  glow: Rgb | null;
}

const DIVISIONS = ["plain", "pale", "fess", "quarterly", "bend", "chevron", "gyronny", "checky", "stripes"] as const;

/** How far inside the second colour a place lies; negative in the first. */
function inSecond(division: (typeof DIVISIONS)[number], x: number, y: number): number {
  switch (division) {
    case "pale":
      return x;
    case "fess":
      return 0.14 - Math.abs(y);
    case "quarterly":
      return Math.sign(x * y) * Math.min(Math.abs(x), Math.abs(y));
    case "bend":
      return 0.13 - Math.abs(x + y * 0.8);
    case "chevron":
      return Math.min(0.1 - Math.abs(x) * 0.9 - y, y + 0.12 + Math.abs(x) * 0.9);
    case "gyronny":
      return Math.sin(4 * Math.atan2(y, x)) * 0.25 * Math.hypot(x, y);
    case "checky":
      return Math.sin((Math.PI * x) / 0.16) * Math.sin((Math.PI * y) / 0.16) * 0.05;
    case "stripes":
      return Math.sin((Math.PI * x) / 0.15) * 0.05;
    default:
      return -1;
  }
}

/** The painted front, bare wood behind; panes of light for the energy shield. */
export function heraldry(brief: Brief, arms: Arms): Surface {
  const { look, noise } = brief;
  if (arms.isEnergy) return brief.aged(energyPanes(brief, arms), "steel");
  if (look.material) return withRunes(brief, brief.made(look.material));
  const division = brief.has("plain") ? "plain" : brief.random.fork("division").pick(DIVISIONS);
  const timber = stuff("wood", noise, arms.wood);
  const [groundDeep, secondDeep] = [darker(arms.ground, 0.35), darker(arms.second, 0.35)];
  const painted: Surface = (at, out) => {
    timber(at, out);
    const plank = arms.isPlanked ? smoothstep(0.012, 0.004, Math.abs(((at.x / 0.14 + 50.5) % 1) - 0.5) * 0.14) : 0;
    shade(out, (1 - plank * 0.6) * (0.7 + at.open * 0.3));
    out.height -= plank * 0.012;
    if (at.nz < 0.1) return;
    const grain = out.height * 60;
    const cloud = noise.fbm(at.x * 6, at.y * 6, at.z * 6, 3);
    const other = smoothstep(-0.002, 0.002, inSecond(division, at.x, at.y));
    const bare = smoothstep(0.34 - look.wear * 0.3, 0.42 - look.wear * 0.2, noise.fbm(at.x * 11, at.y * 4, 3, 3) + at.edge * 0.3);
    const cover = (1 - bare) * (1 - plank * 0.7);
    tint(out, arms.ground, cover * 0.94 * (1 - other));
    tint(out, arms.second, cover * 0.94 * other);
    tint(out, other > 0.5 ? secondDeep : groundDeep, cover * clamp01(cloud * 0.7 + (1 - at.open) * 0.6));
    shade(out, 1 + grain * 0.1);
    out.roughness = 0.5 + cloud * 0.2;
  };
  const old = layered(painted, chipped(noise, 0.15 + look.wear * 0.8, arms.wood), soiled(noise, 0.2 + look.wear * 0.7));
  return withRunes(brief, old);
}

/** A ring of strokes that shine, when the words say so. */
function withRunes({ look, noise }: Brief, surface: Surface): Surface {
  const { glow } = look;
  if (!glow) return surface;
  return (at, out) => {
    surface(at, out);
    if (at.nz < 0.1) return;
    const away = Math.hypot(at.x, at.y);
    const place = ((Math.atan2(at.y, at.x) / (2 * Math.PI) + 1) % 1) * 20;
    const letter = Math.floor(place);
    const across = (place - letter - 0.5) * 0.11;
    const up = away - 0.37;
    if (Math.abs(up) > 0.05) return;
    const lean = noise.at(letter * 3.3, 1.5, 2.5);
    const stem = smoothstep(0.009, 0.005, Math.abs(across - 0.014));
    const slant = smoothstep(0.009, 0.005, Math.abs(across + up * (lean > 0 ? 0.6 : -0.6)));
    const mark = Math.max(stem, slant);
    tint(out, darker(glow, 0.3), mark);
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = glow[channel] * mark;
    out.height -= mark * 0.006;
  };
}

/** Six-sided panes with bright seams, brighter towards the rim. */
function energyPanes({ noise }: Brief, { glow }: Arms): Surface {
  const color = glow ?? hex(0x37d6ff);
  const [deep, light] = [darker(color, 0.78), lighter(color, 0.4)];
  return (at, out) => {
    const { edge, id } = hexCell(at, 0.085);
    const seam = smoothstep(0.16, 0.06, edge);
    const pulse = 0.5 + noise.fbm(at.x * 3, at.y * 3, 2, 2);
    setColor(out, deep);
    shade(out, 0.8 + id * 0.5);
    tint(out, light, seam * 0.5);
    out.roughness = 0.15;
    out.height = -seam * 0.006;
    if (at.nz < 0) return;
    const strength = seam * 0.75 * pulse + 0.13 * pulse + (id > 0.86 ? 0.3 : 0);
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = color[channel] * clamp01(strength);
  };
}

const found = { edge: 0, id: 0 };

/** Distance to the border (0 there, 1 in the middle) and a number of its own for the hexagon at a place. */
function hexCell({ x, y }: Spot, size: number): { edge: number; id: number } {
  const [px, py] = [x / size, y / (size * 1.7320508)];
  const [ax, ay] = [Math.round(px), Math.round(py)];
  const [bx, by] = [Math.floor(px) + 0.5, Math.floor(py) + 0.5];
  const near = (cx: number, cy: number) => (px - cx) ** 2 + 3 * (py - cy) ** 2;
  const isA = near(ax, ay) < near(bx, by);
  const [cx, cy] = isA ? [ax, ay] : [bx, by];
  const [dx, dy] = [Math.abs(px - cx), Math.abs(py - cy) * 1.7320508];
  found.edge = 1 - Math.max(dx, dx * 0.5 + dy * 0.8660254) * 2;
  found.id = Math.abs(Math.sin(cx * 127.1 + cy * 311.7) * 43758.5) % 1;
  return found;
}
