import type { Brief } from "@blenda/forge/grammar/brief";
import { coat } from "@blenda/forge/language/pieces/finishes";
import { clamp01, darker, hex, mixRgb, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { blob } from "@blenda/forge/solid/shapes/blob";
import { layered, type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";
import type { RocketForm } from "./forms.ts";

interface HullPaint {
  body: Rgb;
  accent: Rgb;
  form: RocketForm;
  noseAt: number;
  isBoiler: boolean;
}

/** Paint, panel lines, rivets, and the family's own pattern of the second colour. */
export function hullSurface(brief: Brief, { body, accent, form, noseAt, isBoiler }: HullPaint): Surface {
  const { look, random } = brief;
  const ground = look.material ? brief.made(look.material) : isBoiler ? brief.made("copper", body) : coat(brief, body);
  const chance = random.fork("marks");
  const bandAt = chance.between(0.22, 0.4);
  const pattern = form.pattern === "plain" ? chance.pick(["plain", "bands", "bands", "stripes"]) : form.pattern;
  const seams = form.sides ? 0 : chance.pick([6, 8]);
  const rows = [0.3, 0.62, 0.86].map((share) => share * noseAt);
  const isMarked = !look.material && !isBoiler;
  const marks: Surface = (at, out) => {
    const turn = Math.atan2(at.x, at.z) / (2 * Math.PI) + 0.5;
    if (isMarked) tint(out, accent, markOf(pattern, turn, at.y / noseAt, bandAt) * 0.96);
    const radius = Math.hypot(at.x, at.z);
    let line = 1;
    for (const row of rows) line = Math.min(line, Math.abs(at.y - row));
    if (seams > 0) {
      const place = (turn * seams) % 1;
      line = Math.min(line, (Math.min(place, 1 - place) * 2 * Math.PI * radius) / seams);
    }
    const groove = smoothstep(0.0065, 0.003, line);
    shade(out, 1 - groove * 0.42);
    out.height -= groove * 0.008;
    const rivet = rivetAt(turn, at.y, rows);
    out.height += rivet * 0.008;
    shade(out, 1 + rivet * 0.1);
  };
  return layered(ground, marks);
}

function markOf(pattern: string, turn: number, up: number, bandAt: number): number {
  switch (pattern) {
    case "bands":
      return smoothstep(0.052, 0.048, Math.abs(up - bandAt)) + smoothstep(0.014, 0.01, Math.abs(up - bandAt - 0.085));
    case "stripes":
      return smoothstep(0.06, 0.054, Math.abs(((turn * 4) % 1) - 0.5)) * smoothstep(0.06, 0.08, up);
    case "checker": {
      const isOn = (Math.floor(turn * 4) + (up > 0.34 ? 1 : 0) + (up > 0.66 ? 1 : 0)) % 2 === 0;
      return isOn && up > 0.04 ? 1 : 0;
    }
    case "plates":
      return smoothstep(0.022, 0.018, Math.abs(up - 0.32)) + smoothstep(0.012, 0.008, Math.abs(up - 0.38));
    default:
      return 0;
  }
}

/** Heads in two rows beside every seam that runs round. */
function rivetAt(turn: number, y: number, rows: readonly number[]): number {
  let best = 0;
  for (const row of rows) {
    const away = Math.abs(Math.abs(y - row) - 0.022);
    if (away > 0.01) continue;
    const along = Math.abs(((turn * 60) % 1) - 0.5) * 0.038;
    best = Math.max(best, smoothstep(0.0075, 0.004, Math.hypot(away, along)));
  }
  return best;
}

/** White at the nozzle, the colour of the fire below, dark at the tip. */
export function flameSurface(color: Rgb, low: number): Surface {
  const hot = mixRgb(color, [1, 0.97, 0.86], 0.75);
  return (at, out) => {
    const heat = clamp01(1 - at.y / low);
    setColor(out, darker(color, 0.5));
    const inner = smoothstep(0.35, 1, heat);
    for (let channel = 0; channel < 3; channel++)
      out.glow[channel] = (color[channel] * (1 - inner) + hot[channel] * inner) * (0.55 + 0.45 * heat);
    out.roughness = 0.6;
  };
}

/** The smoke it rises from, which also carries it. */
export function launchCloud(brief: Brief): Part {
  const chance = brief.random.fork("smoke");
  const puffs = Array.from({ length: 22 }, (_, at) => {
    const angle = at * 2.4;
    const away = at < 3 ? 0.12 : 0.2 + 0.36 * Math.sqrt((at - 2) / 20);
    const size = at < 3 ? 0.19 : chance.between(0.12, 0.21) * (1.15 - away * 0.5);
    return [Math.sin(angle) * away, -0.72 + (at < 3 ? 0.1 * at : chance.between(-0.04, 0.05)), Math.cos(angle) * away, size] as const;
  });
  const field = (x: number, y: number, z: number) => {
    let sum = 0;
    for (const [px, py, pz, size] of puffs) sum += Math.exp(-26 * (Math.hypot(x - px, y - py, z - pz) - size));
    return Math.max(-Math.log(Math.max(sum, 1e-30)) / 26, -0.86 - y);
  };
  const shape = blob(field, { low: [-1, -0.95, -1], high: [1, -0.1, 1], cell: brief.isStyle("low-poly") ? 0.11 : 0.042 });
  const warm = brief.light(hex(0xff9b3a));
  const surface: Surface = (at, out) => {
    const away = Math.hypot(at.x, at.z);
    const curl = brief.noise.fbm(at.x * 5, at.y * 5, at.z * 5, 3);
    setColor(out, hex(0xe9e6e2));
    shade(out, 0.72 + at.open * 0.26 + curl * 0.18);
    const heat = smoothstep(0.42, 0.05, away) * smoothstep(-0.75, -0.5, at.y);
    tint(out, warm, heat * 0.7);
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = warm[channel] * heat * 0.35;
    out.roughness = 0.95;
    out.height = curl * 0.02;
  };
  return { name: "smoke", shape, surface, density: 0.6 };
}
