import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { hex, smoothstep } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { joined } from "@blenda/forge/solid/shapes/shape";
import { layered, type Surface } from "@blenda/forge/solid/surfaces/surface";
import { feet, pillows, seatCushions, studs } from "./details.ts";
import { type Build, frame, type Size, tub } from "./frame.ts";

const CLOTHS = [0x2f7f86, 0x8a4b3a, 0x44583a, 0x3b4a78, 0xb98a4a, 0x7a3f55, 0x9a9286, 0xc9b892];

export const armchair: Grammar = {
  id: "armchair",
  nouns: ["armchair", "sofa", "couch", "easy chair", "lounge chair", "recliner", "wing chair", "loveseat", "settee", "club chair"],
  about: "a soft upholstered armchair, sofa or couch with cushions and armrests",
  traits: {
    sofa: ["sofa", "couch", "settee", "three-seater", "long", "wide"],
    pair: ["loveseat", "two-seater", "double"],
    boxy: ["boxy", "square", "minimal", "scandinavian"],
    rolled: ["chesterfield", "rolled", "club", "tufted", "buttoned"],
    wing: ["wing", "wingback", "winged", "grandfather"],
    tub: ["tub", "round", "barrel", "curved"],
    plain: ["plain", "simple"],
  },
  metresPerUnit: 0.5,
  wears: ["fabric upholstery", "pillow cushion"],
  build(brief) {
    const seats = brief.has("sofa") ? 3 : brief.has("pair") ? 2 : 1;
    const build = buildOf(brief, seats);
    const size = {
      seats,
      inner: seats === 1 ? 1.16 : seats * 1.08,
      depth: brief.random.between(1.34, 1.5),
      seat: brief.random.between(0.78, 0.88),
      arm: brief.random.between(0.22, 0.3),
      back: build === "wing" ? 2.1 : brief.random.between(1.5, 1.75),
    };
    brief.socket({ name: "seat", at: [0, size.seat, size.depth * 0.12], size: [size.inner, 1, size.depth * 0.6] });
    const isTufted = build === "rolled" || brief.isStyle("ornate", "steampunk");
    const cloth = clothOf(brief, isTufted);
    const parts: Part[] = [
      {
        name: "upholstery",
        shape: joined(build === "tub" ? tub(brief, size) : frame(brief, size, build)),
        surface: isTufted ? tufted(cloth, size) : cloth,
      },
      { name: "seat", shape: joined(seatCushions(brief, size)), surface: cloth },
      ...feet(brief, size, build),
    ];
    if (!brief.has("plain")) parts.push(...pillows(brief, size));
    if (isTufted) parts.push(studs(brief, size, build));
    return parts;
  },
};

function buildOf(brief: Brief, seats: number): Build {
  const named = (["boxy", "rolled", "wing", "tub"] as const).find((name) => brief.has(name));
  if (named && !(named === "tub" && seats > 1)) return named;
  if (brief.isStyle("ornate", "medieval", "fantasy", "steampunk")) return seats > 1 ? "rolled" : brief.random.pick(["rolled", "wing"]);
  if (brief.isStyle("modern", "sci-fi", "low-poly", "cartoon")) return seats > 1 ? "boxy" : brief.random.pick(["boxy", "tub"]);
  return brief.random.pick(seats > 1 ? (["boxy", "rolled"] as const) : (["boxy", "boxy", "rolled", "wing", "tub"] as const));
}

function clothOf(brief: Brief, isTufted: boolean): Surface {
  const color = brief.color(
    0,
    isTufted ? hex(brief.random.fork("hide").pick([0x6b3a22, 0x4a2c1f, 0x2f4a3a, 0x5a1f26])) : hex(brief.random.fork("cloth").pick(CLOTHS)),
  );
  return brief.made(isTufted ? "leather" : "fabric", color);
}

/** Diamonds pulled in by buttons, on the inside of back and arms. */
function tufted(cloth: Surface, { seat }: Size): Surface {
  return layered(cloth, (at, out) => {
    if (at.y < seat || at.nz < 0.35) return;
    const fromLine = (value: number) => 0.5 - Math.abs(((((value * 2.9) % 1) + 1) % 1) - 0.5);
    const [a, b] = [fromLine(at.x + at.y), fromLine(at.x - at.y)];
    const seam = 1 - smoothstep(0, 0.1, Math.min(a, b));
    const button = 1 - smoothstep(0.02, 0.3, Math.hypot(a, b));
    out.height -= (1 - smoothstep(0, 0.32, Math.min(a, b))) * 0.022 + button * 0.03;
    for (let channel = 0; channel < 3; channel++) out.color[channel] *= 1 - seam * 0.3;
  });
}
