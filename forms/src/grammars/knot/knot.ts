import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { flat } from "@blenda/forge/language/numbers";
import { isMetal } from "@blenda/forge/language/pieces/finishes";
import { slab } from "@blenda/forge/language/pieces/loft";
import { clamp01, hex, mix, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { box, cylinder, sphere } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { joined, type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import type { MaterialName } from "@blenda/forge/solid/surfaces/stuff";
import { type Surface, setColor } from "@blenda/forge/solid/surfaces/surface";
import { CURVES, type CurveName } from "./curves.ts";
import { ribbon } from "./ribbon.ts";

/** Height of the plinth's top. */
const PLINTH = 0.26;

export const knot: Grammar = {
  id: "knot",
  called: ["sculpture", "sculptures"],
  nouns: ["knot", "sculpture", "abstract sculpture", "trefoil", "torus knot", "abstract art", "art piece", "mobius strip", "infinity"],
  about: "an abstract sculpture on a plinth, polished: a knot, a twisted ribbon, interlocked rings or an endless loop",
  traits: {
    trefoil: ["trefoil", "celtic"],
    figure: ["figure-eight", "figure"],
    cinquefoil: ["cinquefoil", "complex", "tangled", "intricate"],
    mobius: ["mobius", "möbius", "ribbon", "strip", "endless", "twisted"],
    links: ["rings", "links", "linked", "interlocked", "chain", "borromean"],
    infinity: ["infinity", "lemniscate"],
    spiral: ["spiral", "helix", "wave", "vortex", "swirl"],
    bare: ["bare", "plinthless"],
  },
  isNeverOffered: true,
  metresPerUnit: 0.22,
  wears: ["ribbon strand", "plinth base stand"],
  build(brief) {
    const names = Object.keys(CURVES) as CurveName[];
    const chance = brief.random.fork("curve");
    const name = names.find((each) => brief.has(each)) ?? chance.pick(["trefoil", ...names]);
    const bodies = CURVES[name](chance).map((strand) => ribbon(brief, strand));
    const low = lowestPoint(bodies);
    const isBare = brief.has("bare");
    // The figure stands above the middle of its plinth; only the lying eight has two feet.
    const isWide = name === "infinity";
    const pull = isWide ? 0 : name === "links" ? 0.45 : 0.75;
    const shift: Point = [-low.x * pull, (isBare ? 0 : PLINTH - 0.04) - low.y, -low.z * pull];
    const figures = bodies.map(
      (body, at): Part => ({ name: "figure", shape: placed(body, { at: shift }), surface: skin(brief, name === "links" ? at : 0) }),
    );
    if (isBare) return figures;
    return [...figures, ...plinth(brief, [low.x + shift[0], PLINTH, low.z + shift[2]], isWide)];
  },
};

/** Where the figure touches the plinth. */
function lowestPoint(bodies: readonly Shape[]): { x: number; y: number; z: number } {
  const low = { x: 0, y: Number.POSITIVE_INFINITY, z: 0 };
  for (const body of bodies) {
    const position = body.getAttribute("position");
    for (let at = 0; at < position.count; at++) {
      if (position.getY(at) >= low.y) continue;
      low.x = position.getX(at);
      low.y = position.getY(at);
      low.z = position.getZ(at);
    }
  }
  return low;
}

/** What each style's sculptors worked in. */
const SUBSTANCES: Partial<Record<string, readonly MaterialName[]>> = {
  medieval: ["stone", "iron"],
  fantasy: ["jade", "crystal"],
  "sci-fi": ["steel", "obsidian"],
  modern: ["porcelain", "steel", "concrete"],
  ornate: ["gold"],
  steampunk: ["copper", "brass"],
  cartoon: ["plastic"],
};
const USUAL: readonly MaterialName[] = ["brass", "gold", "copper", "bronze", "silver", "marble", "obsidian", "jade"];

function skin(brief: Brief, strand: number): Surface {
  const { look } = brief;
  const list = SUBSTANCES[look.style ?? ""] ?? (look.colors.length > 0 ? (["porcelain", "plastic"] as const) : USUAL);
  const start = brief.random.fork("substance").whole(0, list.length - 1);
  // Linked rings differ; a single strand is strand 0.
  const own = list[(start + (look.colors.length > 0 ? 0 : strand)) % list.length];
  const color = look.colors[strand] ?? look.colors[0];
  const base = look.material ? brief.made(look.material, color) : brief.always(own, color);
  return polished(brief, base, look.glow ?? (brief.isStyle("sci-fi") ? hex(0x35e6ff) : null));
}

/** Metal buffed to a mirror; a line of light runs along those that glow. */
function polished({ look }: Brief, base: Surface, light: Rgb | null): Surface {
  return (at, out) => {
    base(at, out);
    if (out.metallic > 0.5) out.roughness = mix(0.13, out.roughness, clamp01(0.15 + look.wear));
    if (!light) return;
    const line = smoothstep(0.028, 0.018, Math.abs((at.u % 0.5) - 0.25));
    if (line <= 0) return;
    if (line > 0.5) setColor(out, [light[0] * 0.3, light[1] * 0.3, light[2] * 0.3]);
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = light[channel] * line;
    out.height -= line * 0.01;
  };
}

function plinth(brief: Brief, foot: Point, isWide: boolean): Part[] {
  const { look } = brief;
  const chance = brief.random.fork("plinth");
  const steps = brief.isStyle("low-poly") ? 1 : 4;
  const segments = brief.segments(56);
  const stone = chance.pick<MaterialName>(["obsidian", "obsidian", "marble", "wood", "concrete"]);
  const second = look.colors[1];
  const surface = second ? brief.always("porcelain", second) : brief.always(stone, stone === "wood" ? hex(0x4a2c1a) : undefined);
  const trim = brief.always(isMetal(look.material) && look.material ? look.material : "brass");
  const kind = isWide ? "block" : chance.pick(["drum", "block", "steps", "dish"]);
  const body: Record<string, () => Shape> = {
    drum: () => placed(cylinder(0.46, PLINTH, { bevel: 0.025, segments }), { at: [0, PLINTH / 2, 0] }),
    block: () => placed(slab(isWide ? 1.9 : 0.86, PLINTH, 0.66, { corner: 0.03, bevel: 0.018, steps }), { at: [0, PLINTH / 2, 0] }),
    steps: () =>
      joined(
        [0, 1, 2].map((at) =>
          placed(box(0.96 - at * 0.2, PLINTH / 3 + 0.004, 0.78 - at * 0.18, 0.012, 2), { at: [0, (PLINTH / 3) * (at + 0.5), 0] }),
        ),
      ),
    dish: () =>
      lathe(flat`0 0, 0.5 0, 0.52 0.03, 0.5 0.07, 0.38 0.12, 0.32 0.2, 0.34 ${PLINTH - 0.02}, 0.31 ${PLINTH}, 0 ${PLINTH}`, {
        segments,
        creaseDegrees: 45,
      }),
  };
  const feet = isWide ? [foot, [-foot[0], foot[1], -foot[2]] as const] : [foot];
  const collars = feet.map((at) => placed(sphere(0.1, brief.segments(28)), { at, scale: [1, 0.32, 1] }));
  const plaque = placed(box(0.2, 0.07, 0.02, 0.006), { at: [0, PLINTH / 2, 0.33] });
  return [
    { name: "plinth", shape: body[kind](), surface },
    { name: "fittings", shape: joined(kind === "block" ? [...collars, plaque] : collars), surface: trim },
  ];
}
