import type { Brief } from "@blenda/forge/grammar/brief";
import { windowGlass } from "@blenda/forge/language/pieces/finishes";
import { Gathered } from "@blenda/forge/language/pieces/gathered";
import { boards, plaster, stonework } from "@blenda/forge/language/pieces/masonry";
import { bush, leafage, plot, steppingStones } from "@blenda/forge/language/pieces/plot";
import { hex } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { box, cylinder } from "@blenda/forge/solid/shapes/forms";
import { type Placement, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { type Surface, setColor, tint } from "@blenda/forge/solid/surfaces/surface";

type Layer = "lower" | "upper" | "slabs" | "frames" | "glass" | "deck" | "water" | "light" | "stone" | "bushes";

/** Flat-roofed boxes set on each other, with walls of glass, a deck and a pool. */
export function villa(brief: Brief): Part[] {
  const { random } = brief;
  const pieces = new Gathered<Layer>();
  const side = random.chance(0.5) ? 1 : -1;
  const [wide, deep, floor] = [random.between(1.15, 1.35), random.between(0.62, 0.74), 0.34];
  const upperWide = wide * random.between(0.56, 0.72);
  const upperX = side * (wide / 2 - upperWide / 2 + random.between(0.02, 0.12));
  const upperZ = random.between(0.04, 0.14);
  const upperY = floor + 0.09;
  const put = (layer: Layer, shape: Shape, where: Placement) => pieces.add(layer, shape, where);

  put("slabs", box(wide + 0.12, 0.06, deep + 0.16, 0.012), { at: [0, 0.03, 0.03] });
  put("lower", box(wide, floor, deep, 0.008), { at: [0, 0.05 + floor / 2, -0.06] });
  put("slabs", box(wide + 0.16, 0.05, deep + 0.2, 0.01), { at: [0, 0.06 + floor, -0.02] });
  put("upper", box(upperWide, floor, deep * 0.92, 0.008), { at: [upperX, upperY + floor / 2, upperZ] });
  put("slabs", box(upperWide + 0.14, 0.045, deep * 0.92 + 0.16, 0.01), { at: [upperX, upperY + floor + 0.02, upperZ] });
  put("stone", box(0.14, floor * 2 + 0.3, 0.3, 0.01), { at: [upperX - side * (upperWide / 2 + 0.05), floor + 0.15, -0.1] });
  addGlazing(pieces, { x: -side * wide * 0.1, y: 0.055, z: deep / 2 - 0.06, wide: wide * 0.62, high: floor - 0.03, panes: 5, turn: 0 });
  addGlazing(pieces, {
    x: upperX,
    y: upperY + 0.02,
    z: upperZ + deep * 0.46,
    wide: upperWide - 0.14,
    high: floor - 0.06,
    panes: 4,
    turn: 0,
  });
  addGlazing(pieces, { x: upperX + upperWide / 2, y: upperY + 0.07, z: upperZ, wide: deep * 0.5, high: floor - 0.14, panes: 2, turn: 90 });
  addGlazing(pieces, { x: wide / 2, y: 0.13, z: -0.1, wide: deep * 0.42, high: floor - 0.14, panes: 2, turn: 90 });
  addGlazing(pieces, { x: 0, y: upperY - 0.24, z: -0.06 - deep / 2, wide: wide * 0.5, high: 0.16, panes: 4, turn: 180 });

  // The open half of the lower roof is a terrace behind a glass rail.
  const terrace = wide - upperWide - 0.05;
  if (terrace > 0.2) {
    const x = -side * (wide / 2 - terrace / 2 + 0.02);
    for (let post = 0; post <= 4; post++)
      put("frames", box(0.012, 0.13, 0.012, 0), { at: [x + terrace * (post / 4 - 0.5), floor + 0.15, deep / 2] });
    put("frames", box(terrace + 0.02, 0.012, 0.018, 0), { at: [x, floor + 0.22, deep / 2] });
    put("glass", box(terrace, 0.1, 0.006, 0), { at: [x, floor + 0.15, deep / 2] });
  }
  put("frames", cylinder(0.018, floor, { segments: 12, bevel: 0.002 }), {
    at: [upperX + side * (upperWide / 2 - 0.06), 0.05 + floor / 2, deep / 2 + 0.06],
  });
  put("deck", box(wide * 0.86, 0.05, 0.34, 0.008), { at: [0, 0.02, deep / 2 + 0.22] });
  const poolX = side * wide * 0.22;
  put("slabs", box(0.56, 0.04, 0.28, 0.008), { at: [poolX, 0.038, deep / 2 + 0.27] });
  put("water", box(0.5, 0.04, 0.22, 0.006), { at: [poolX, 0.044, deep / 2 + 0.27] });
  for (const x of [-0.3, 0, 0.3])
    put("light", box(0.03, 0.012, 0.03, 0), { at: [upperX + x * upperWide, upperY + floor - 0.004, upperZ + deep * 0.46 + 0.04] });
  for (const [x, z] of [
    [-0.9, -0.35],
    [0.9, -0.3],
    [-0.85, 0.5],
    [0.88, 0.45],
  ] as const) {
    for (const step of [0, 1]) put("bushes", bush(brief, random, random.between(0.07, 0.11)), { at: [x, 0, z + step * 0.17] });
  }
  const parts = pieces.parts(surfacesOf(brief));
  const path = steppingStones(random, [-side * wide * 0.3, deep / 2 + 0.42], [-side * wide * 0.3, 0.9], 3);
  return [...parts, plot(brief, 1.08, 0.9), { name: "path", shape: path, surface: brief.always("concrete") }];
}

interface Glazing {
  x: number;
  y: number;
  z: number;
  wide: number;
  high: number;
  panes: number;
  turn: number;
}

/** Glass from floor to ceiling in a thin dark frame; `turn` faces it. */
function addGlazing(pieces: Gathered<Layer>, { x, y, z, wide, high, panes, turn }: Glazing): void {
  const put = (layer: Layer, shape: Shape, at: readonly [number, number, number]) =>
    pieces.add(layer, placed(shape, { at }), { turn: [0, turn, 0], at: [x, y + high / 2, z] });
  put("glass", box(wide, high, 0.02, 0), [0, 0, 0.002]);
  for (const edge of [-1, 1]) put("frames", box(wide + 0.02, 0.018, 0.04, 0), [0, (edge * high) / 2, 0.004]);
  for (let pane = 0; pane <= panes; pane++) put("frames", box(0.014, high, 0.034, 0), [wide * (pane / panes - 0.5), 0, 0.004]);
}

function surfacesOf(brief: Brief): Record<Layer, Surface> {
  const { random, look } = brief;
  const chance = random.fork("villa");
  const lamp = brief.light(hex(0xffca80));
  const wood = brief.color(1, hex(chance.pick([0x9c6a3f, 0x6f4d36, 0xb98a5a])));
  const wall = brief.color(0, hex(chance.pick([0xf1efea, 0xd8d4cc, 0x53575c])));
  const isLit = look.glow !== null || chance.chance(0.4);
  return {
    lower: look.material ? brief.made(look.material) : plaster(brief, wall),
    upper: look.material ? brief.made(look.material) : chance.chance(0.6) ? boards(brief, wood, 0.045) : plaster(brief, hex(0xf4f2ee)),
    slabs: look.material ? brief.made(look.material) : plaster(brief, hex(0xe9e7e2)),
    frames: brief.always("iron", hex(0x5b5e63)),
    glass: isLit ? litWall(lamp) : windowGlass(hex(0x33505f)),
    deck: boards(brief, wood, 0.04),
    water: pool,
    light: glowing(lamp),
    stone: stonework(brief, hex(0x7c766d)),
    bushes: leafage(brief, hex(0x5d8a3c)),
  };
}

/** Brighter towards the floor, as rooms are at dusk. */
function litWall(color: readonly [number, number, number]): Surface {
  const lamp = glowing(color, 0.75);
  return (at, out) => {
    lamp(at, out);
    setColor(out, [color[0] * 0.55, color[1] * 0.5, color[2] * 0.4]);
    out.roughness = 0.12;
  };
}

const pool: Surface = (at, out) => {
  setColor(out, hex(0x1f9bb8));
  tint(out, hex(0x7fe0ea), Math.abs(Math.sin(at.x * 17 + Math.sin(at.z * 23 + at.x * 9) * 1.6)) ** 9 * 0.45);
  out.roughness = 0.04;
};
