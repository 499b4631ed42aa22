import { flat } from "@blenda/forge/language/numbers";
import { plate, slab } from "@blenda/forge/language/pieces/loft";
import { pairs } from "@blenda/forge/language/pieces/outlines";
import { hex, smoothstep } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { box, cylinder, torus } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { type Point, placement } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { type Surface, setColor, shade } from "@blenda/forge/solid/surfaces/surface";
import { antenna, dial, knob, type RadioKit } from "./kit.ts";

/** Two loudspeakers, a cassette between them, keys, sliders and a handle. */
export function boomboxRadio(kit: RadioKit): Part[] {
  const { brief, pieces, steps } = kit;
  const { random } = brief;
  const wide = random.between(1.75, 2.05);
  const tall = random.between(0.85, 1.0);
  const deep = 0.42;
  const isLit = brief.look.glow !== null || brief.isStyle("sci-fi");
  const isBlocky = brief.isStyle("sci-fi") || random.chance(0.5);
  pieces.add("cabinet", plate(wide, tall, deep, { corner: isBlocky ? 0.06 : 0.2, bevel: 0.05, steps }), { at: [0, tall / 2, 0] });
  pieces.add("front", plate(wide - 0.1, tall - 0.1, 0.04, { corner: isBlocky ? 0.04 : 0.16, bevel: 0.012, steps }), {
    at: [0, tall / 2, deep / 2],
  });
  const front = deep / 2 + 0.02;
  const r = Math.min(tall * 0.34, (wide - 0.75) / 4);
  const speakerX = wide / 2 - r - 0.12;
  const speakerY = tall * 0.42;
  const parts: Part[] = [];
  for (const side of [-1, 1]) {
    parts.push(...speaker(kit, r, [side * speakerX, speakerY, front], isLit));
    if (isLit)
      pieces.add("lamp", torus(r * 1.1, 0.012, brief.segments(48), 6), {
        at: [side * speakerX, speakerY, front + 0.012],
        turn: [90, 0, 0],
      });
    parts.push(...tweeter(kit, 0.075, [side * (speakerX + r * 0.55), tall - 0.14, front]));
  }
  const middle = 2 * (speakerX - r) - 0.08;
  const deckY = tall * 0.34;
  pieces.add("metal", plate(middle, 0.34, 0.05, { corner: 0.03, bevel: 0.015, steps }), { at: [0, deckY, front] });
  parts.push({
    name: "cassette",
    shape: plate(middle - 0.07, 0.26, 0.05, { corner: 0.02, bevel: 0.01, steps }),
    surface: cassette(kit),
    place: placement({ at: [0, deckY, front + 0.015] }),
    density: 1.4,
  });
  const keys = 6;
  for (let key = 0; key < keys; key++)
    pieces.add(key === 0 ? "lamp" : "metal", box((middle - 0.04) / keys - 0.012, 0.06, 0.09, 0.012), {
      at: [((key + 0.5) / keys - 0.5) * (middle - 0.02), deckY - 0.225, front + 0.03],
      turn: [14, 0, 0],
    });
  parts.push(dial(kit, middle, 0.13, [0, tall * 0.655, front + 0.01]));
  const sliders = 5;
  for (let at = 0; at < sliders; at++) {
    const x = ((at + 0.5) / sliders - 0.5) * middle * 0.8;
    pieces.add("dark", box(0.012, 0.11, 0.02, 0.004), { at: [x, tall * 0.82, front] });
    pieces.add("metal", box(0.045, 0.022, 0.05, 0.008), { at: [x, tall * 0.82 + random.between(-0.035, 0.035), front + 0.015] });
  }
  for (const side of [-1, 1]) parts.push(...knob(kit, 0.065, [side * (middle / 2 + 0.11), tall * 0.82, front + 0.03], "dark"));
  const x = wide / 2 - 0.14;
  const grip: Point[] = [
    [-x, tall - 0.08, -0.05],
    [-x, tall + 0.1, -0.05],
    [-x + 0.04, tall + 0.18, -0.05],
    [x - 0.04, tall + 0.18, -0.05],
    [x, tall + 0.1, -0.05],
    [x, tall - 0.08, -0.05],
  ];
  pieces.add("dark", tube(grip, 0.032, { sides: brief.segments(12), isStraight: true }));
  for (const side of [-1, 1])
    pieces.add("metal", cylinder(0.07, 0.06, { bevel: 0.015, segments: brief.segments(24) }), {
      at: [side * (wide / 2 + 0.005), tall - 0.13, -0.05],
      turn: [0, 0, 90],
    });
  for (const side of [-1, 1])
    pieces.add("dark", slab(0.22, 0.05, 0.3, { corner: 0.03, bevel: 0.01, steps }), { at: [side * (wide / 2 - 0.25), 0, 0] });
  antenna(kit, random.between(0.3, 0.5), [wide / 2 - 0.22, tall - 0.02, -0.17], [-8, 0, random.between(-20, 50)]);
  pieces.add("dark", plate(wide * 0.5, tall * 0.5, 0.03, { corner: 0.04, bevel: 0.008, steps }), { at: [0, tall * 0.45, -deep / 2] });
  return [...pieces.parts(kit.surfaces), ...parts];
}

/** Ring, cone and dome; the cone carries concentric folds. */
function speaker({ brief, surfaces, light }: RadioKit, r: number, at: Point, isLit: boolean): Part[] {
  const segments = brief.segments(48);
  const place = placement({ at: [at[0], at[1], at[2] + r * 0.14], turn: [90, 0, 0] });
  const turned = (profile: number[], crease = 40) =>
    lathe(
      pairs(profile).map(([x, y]): [number, number] => [x * r, y * r]),
      { segments, creaseDegrees: crease },
    );
  const cone: Surface = (spot, out) => {
    surfaces.dark(spot, out);
    const d = Math.hypot(spot.x, spot.z) / r;
    shade(out, 1.1 + 0.5 * Math.sin(d * 60) * smoothstep(0.3, 0.4, d));
    out.roughness = 0.7;
    out.height += 0.004 * Math.sin(d * 60);
  };
  const bolts = Array.from({ length: 6 }, (_, bolt): Part => {
    const angle = (bolt / 6) * 2 * Math.PI + 0.5;
    const spot: Point = [at[0] + Math.sin(angle) * r * 0.98, at[1] + Math.cos(angle) * r * 0.98, at[2] + r * 0.24];
    return {
      name: "bolts",
      shape: cylinder(r * 0.045, r * 0.06, { bevel: r * 0.015, segments: brief.segments(8) }),
      surface: surfaces.dark,
      place: placement({ at: spot, turn: [90, 0, 0] }),
    };
  });
  return [
    {
      name: "speaker rings",
      shape: turned([0.84, -0.2, 1.08, -0.2, 1.08, 0.05, 1.04, 0.1, 0.94, 0.1, 0.88, 0.05, 0.84, 0, 0.84, -0.2]),
      surface: surfaces.metal,
      place,
    },
    {
      name: "speaker cones",
      shape: turned(
        [0, -0.2, 0.92, -0.2, 0.92, 0.02, 0.86, 0.06, 0.8, 0.06, 0.74, 0.02, 0.55, -0.06, 0.36, -0.12, 0.3, -0.12, 0, -0.12],
        60,
      ),
      surface: cone,
      place,
    },
    {
      name: "speaker domes",
      shape: turned([0, -0.14, 0.33, -0.14, 0.33, -0.1, 0.28, -0.03, 0.16, 0.03, 0, 0.05], 60),
      surface: isLit ? glowing(light) : surfaces.metal,
      place,
    },
    ...bolts,
  ];
}

function tweeter({ brief, surfaces }: RadioKit, r: number, at: Point): Part[] {
  const place = placement({ at, turn: [90, 0, 0] });
  const segments = brief.segments(28);
  return [
    { name: "tweeters", shape: torus(r, r * 0.2, segments, 8), surface: surfaces.metal, place },
    {
      name: "tweeter domes",
      shape: lathe(flat`0 -0.01, ${r} -0.01, ${r * 0.9} 0.01, ${r * 0.5} ${r * 0.3}, 0 ${r * 0.38}`, { segments, creaseDegrees: 60 }),
      surface: surfaces.dark,
      place,
    },
  ];
}

/** Smoked window with a tape behind it: paper label, two hubs with teeth. */
function cassette({ brief }: RadioKit): Surface {
  const label = brief.random.fork("tape").pick([hex(0xe8d9a8), hex(0xd9e4e8), hex(0xe8b0a0)]);
  return (at, out) => {
    setColor(out, [0.03, 0.032, 0.036]);
    out.roughness = 0.09;
    if (at.nz < 0.5) return;
    const x = Math.abs(at.x) - 0.085;
    const hub = Math.hypot(x, at.y + 0.005);
    const tooth = Math.cos(Math.atan2(x, at.y + 0.005) * 6) > 0.3 ? 0.032 : 0.024;
    if (Math.abs(at.x) < 0.17 && Math.abs(at.y) < 0.085) setColor(out, at.y > 0.035 ? label : [0.11, 0.1, 0.1]);
    if (at.y > 0.055 && at.y < 0.062 && Math.abs(at.x) < 0.14) setColor(out, [0.5, 0.2, 0.15]);
    if (hub < 0.045) setColor(out, [0.86, 0.85, 0.82]);
    if (hub < tooth) setColor(out, [0.06, 0.06, 0.065]);
  };
}
