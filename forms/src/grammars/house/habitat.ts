import type { Brief } from "@blenda/forge/grammar/brief";
import { flat } from "@blenda/forge/language/numbers";
import { coatOrMade, windowGlass } from "@blenda/forge/language/pieces/finishes";
import { porthole, turnsAround } from "@blenda/forge/language/pieces/fittings";
import { Gathered } from "@blenda/forge/language/pieces/gathered";
import { plot } from "@blenda/forge/language/pieces/plot";
import { clamp01, hex, smoothstep } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { box, cylinder, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { curved, lathe } from "@blenda/forge/solid/shapes/lathe";
import { type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { layered, type Surface, setColor, shade } from "@blenda/forge/solid/surfaces/surface";

type Layer = "shell" | "accent" | "metal" | "glass" | "light" | "panels";

/** A home for other worlds: a dome on a stem or on legs, with a band of windows, an airlock and a mast. */
export function habitat(brief: Brief): Part[] {
  const pieces = new Gathered<Layer>();
  const { random } = brief;
  const lift = brief.has("dome") ? 0.04 : random.between(0.1, 0.26);
  const domes = random.fork("domes").whole(1, 3);
  addDome(brief, pieces, [0, lift, 0], 0.56);
  for (const [at, [x, z, size]] of (
    [
      [-0.78, -0.12, 0.3],
      [0.76, -0.22, 0.26],
    ] as const
  ).entries()) {
    if (at + 1 >= domes) continue;
    addDome(brief, pieces, [x, 0.03, z], size);
    const tunnel = lathe(flat`0.1 -0.3, 0.115 -0.27, 0.1 -0.24, 0.1 0.24, 0.115 0.27, 0.1 0.3`, { segments: brief.segments(24) });
    pieces.add("accent", tunnel, { turn: [0, 0, 90], at: [x * 0.62, 0.16, z * 0.6] });
  }
  addAirlock(brief, pieces, lift);
  addMast(brief, pieces, lift);
  for (const x of [-0.55, 0.5]) addSolarPanel(pieces, x * 1.1, 0.62);
  const light = brief.light(hex(0x4fe0ff));
  const shell = brief.color(0, hex(random.pick([0xe8e6e0, 0xd6dbe0, 0xe2d9c8])));
  const parts = pieces.parts({
    shell: layered(coatOrMade(brief, shell, { roughness: 0.42 }), panelLines),
    accent: coatOrMade(brief, brief.color(1, hex(random.pick([0xdb6a26, 0x2f6f9f, 0x4a5058]))), { roughness: 0.4 }),
    metal: brief.always("steel", hex(0x888c92)),
    glass: brief.look.glow ? glowing(brief.look.glow, 0.8) : windowGlass(hex(0x17424f)),
    light: glowing(light),
    panels: solarCells,
  });
  return [...parts, { ...plot(brief, 1.12, 0.92), surface: brief.has("snowy") ? brief.always("ice") : regolith(brief) }];
}

function addDome(brief: Brief, pieces: Gathered<Layer>, [x, y, z]: Point, size: number): void {
  const segments = brief.segments(size > 0.4 ? 44 : 28);
  const outline = curved(
    flat`0.78 0, 0.96 0.14, 1 0.3, 0.95 0.52, 0.8 0.78, 0.52 0.98, 0.2 1.08, 0 1.1`,
    brief.isStyle("low-poly") ? 8 : 18,
  );
  const scale = size;
  const put = (layer: Layer, shape: Shape, at: Point = [0, 0, 0]) =>
    pieces.add(layer, placed(shape, { scale }), { at: [x + at[0], y + at[1], z + at[2]] });
  put("shell", lathe([[0, 0], ...outline], { segments, creaseDegrees: 40 }));
  put("accent", lathe(flat`0.7 -0.06, 0.92 -0.06, 1.04 0.05, 1.04 0.12, 0.9 0.14`, { segments }));
  put("metal", lathe(flat`0.9 0.42, 1 0.4, 1.01 0.44, 0.975 0.47`, { segments }));
  put("light", torus(1.012, 0.014, segments, 6), [0, 0.22 * size, 0]);
  put("metal", cylinder(0.2, 0.1, { top: 0.16, bevel: 0.02, segments: brief.segments(24) }), [0, 1.1 * size, 0]);
  const { collar, glass, bolts } = porthole(brief, 0.13, brief.isDetailed);
  for (const turn of turnsAround(size > 0.4 ? 7 : 4, 26)) {
    const set = (layer: Layer, shape: Shape) => put(layer, placed(placed(shape, { turn: [62, 0, 0], at: [0, 0.66, 0.87] }), { turn }));
    set("metal", collar);
    set("glass", glass);
    if (bolts) set("metal", bolts);
  }
  if (y < 0.08) return;
  for (const turn of turnsAround(5, 36)) {
    pieces.add(
      "metal",
      placed(
        tube(
          [
            [0.72 * size, 0.06, 0],
            [0.98 * size, -y * 0.3, 0],
            [1.02 * size, -y, 0],
          ],
          0.03,
          { sides: 10, rings: 8 },
        ),
        { turn },
      ),
      { at: [x, y, z] },
    );
    pieces.add(
      "accent",
      placed(placed(cylinder(0.08, 0.04, { top: 0.05, bevel: 0.008, segments: 14 }), { at: [1.02 * size, -y + 0.02, 0] }), { turn }),
      { at: [x, y, z] },
    );
  }
  pieces.add("metal", cylinder(0.2 * size, y + 0.1, { segments: 24 }), { at: [x, y / 2, z] });
}

function addAirlock(brief: Brief, pieces: Gathered<Layer>, lift: number): void {
  const y = lift + 0.16;
  pieces.add("shell", cylinder(0.17, 0.3, { bevel: 0.02, segments: brief.segments(28) }), { turn: [90, 0, 0], at: [0, y, 0.5] });
  pieces.add("accent", torus(0.165, 0.024, brief.segments(28), 8), { turn: [90, 0, 0], at: [0, y, 0.645] });
  pieces.add("metal", box(0.18, 0.23, 0.03, 0.03, 2), { at: [0, y - 0.01, 0.648] });
  pieces.add("glass", box(0.1, 0.07, 0.03, 0.015), { at: [0, y + 0.045, 0.656] });
  pieces.add("light", box(0.08, 0.014, 0.02, 0.004), { at: [0, y + 0.125, 0.66] });
  const length = Math.hypot(lift + 0.03, 0.26);
  const slope = (Math.atan2(lift + 0.02, 0.26) * 180) / Math.PI;
  pieces.add("metal", box(0.2, 0.02, length, 0.006), { turn: [slope, 0, 0], at: [0, lift / 2 + 0.012, 0.77] });
}

function addMast(brief: Brief, pieces: Gathered<Layer>, lift: number): void {
  const top = lift + 0.66;
  pieces.add("metal", cylinder(0.014, 0.4, { segments: 10, bevel: 0.002 }), { at: [0.02, top + 0.18, 0] });
  pieces.add("light", sphere(0.026, 14), { at: [0.02, top + 0.39, 0] });
  const dish = lathe(flat`0 -0.012, 0.07 0.006, 0.12 0.05, 0.115 0.052, 0.06 0.016, 0 0.004`, {
    segments: brief.segments(26),
    creaseDegrees: 50,
  });
  pieces.add("shell", dish, { turn: [48, 24, 0], at: [0.04, top + 0.2, 0.03] });
  pieces.add(
    "metal",
    tube(
      [
        [0.02, top + 0.17, 0],
        [0.04, top + 0.2, 0.03],
      ],
      0.012,
      { sides: 8, isStraight: true },
    ),
  );
}

function addSolarPanel(pieces: Gathered<Layer>, x: number, z: number): void {
  pieces.add("metal", box(0.02, 0.14, 0.02, 0), { at: [x, 0.06, z] });
  pieces.add("panels", box(0.3, 0.16, 0.014, 0), { turn: [-42, 0, 0], at: [x, 0.15, z + 0.012] });
  pieces.add("metal", box(0.32, 0.18, 0.01, 0), { turn: [-42, 0, 0], at: [x, 0.145, z + 0.006] });
}

const panelLines: Surface = (at, out) => {
  const turn = (Math.atan2(at.x, at.z) / (2 * Math.PI)) * 14;
  const seam = smoothstep(0.02, 0.008, Math.abs(turn - Math.round(turn)) * Math.hypot(at.x, at.z));
  shade(out, 1 - seam * 0.35);
  out.height -= seam * 0.006;
};

const solarCells: Surface = (at, out) => {
  const line = Math.min(Math.abs((at.x * 20) % 1), Math.abs((at.y * 20) % 1));
  setColor(out, line < 0.09 ? hex(0x8fa3b8) : hex(0x15264f));
  out.roughness = 0.18;
};

/** Dust and pebbles of a world without rain. */
function regolith({ noise, random }: Brief): Surface {
  const color = hex(random.fork("soil").pick([0xb0623a, 0x8f8b86, 0xc08a55]));
  return (at, out) => {
    const broad = noise.fbm(at.x * 3, at.y * 3, at.z * 3, 3);
    const stone = noise.cells(at.x * 9, at.y * 9, at.z * 9);
    const pebble = smoothstep(0.3, 0.16, stone.near) * (stone.id > 0.55 ? 1 : 0);
    setColor(out, color);
    shade(out, 0.9 + broad * 0.5 + pebble * 0.25 - clamp01(1 - at.open) * 0.35);
    out.roughness = 0.96;
    out.height = broad * 0.03 + pebble * 0.025;
  };
}
