import { loft, plate, roundRing } from "@blenda/forge/language/pieces/loft";
import { hex } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { box, cylinder } from "@blenda/forge/solid/shapes/forms";
import { type Point, placement } from "@blenda/forge/solid/shapes/shape";
import { type Surface, setColor } from "@blenda/forge/solid/surfaces/surface";
import type { CameraKit } from "./kit.ts";
import { lens } from "./lens.ts";

/** A wedge of plastic that spits out its picture. */
export function instantCamera(kit: CameraKit): Part[] {
  const { brief, pieces, steps } = kit;
  const { random } = brief;
  const wide = random.between(1.1, 1.3);
  const shelf = random.between(0.3, 0.4);
  const rings = [
    { inset: 0.06, y: 0, d: 1, z: 0 },
    { inset: 0, y: 0.05, d: 1, z: 0 },
    { inset: 0, y: shelf, d: 1, z: 0 },
    { inset: 0.02, y: shelf + 0.05, d: 0.93, z: -0.035 },
    { inset: 0.03, y: shelf + 0.09, d: 0.7, z: -0.15 },
    { inset: 0.04, y: 1.0, d: 0.62, z: -0.18 },
    { inset: 0.08, y: 1.05, d: 0.55, z: -0.18 },
  ];
  pieces.add(
    "body",
    loft(
      rings.map(({ inset, y, d, z }) =>
        roundRing(wide - 2 * inset, d - inset, 0.12, y, steps).map(([px, py, pz]): Point => [px, py, pz + z]),
      ),
      42,
    ),
  );
  const face = 0.165;
  const faceY = shelf + 0.4;
  pieces.add("black", plate(wide - 0.2, 0.46, 0.06, { corner: 0.1, bevel: 0.02, steps }), { at: [0, faceY, face] });
  pieces.add("metal", plate(0.3, 0.16, 0.06, { corner: 0.03, bevel: 0.015, steps }), { at: [-wide * 0.27, faceY + 0.1, face + 0.025] });
  pieces.add("paper", plate(0.25, 0.11, 0.04, { corner: 0.02, bevel: 0.01, steps }), { at: [-wide * 0.27, faceY + 0.1, face + 0.045] });
  pieces.add("glass", plate(0.17, 0.13, 0.04, { corner: 0.03, bevel: 0.01, steps }), { at: [wide * 0.31, faceY + 0.11, face + 0.03] });
  pieces.add("metal", cylinder(0.085, 0.04, { bevel: 0.015, segments: brief.segments(26) }), {
    at: [wide * 0.31, faceY - 0.1, face + 0.03],
    turn: [90, 0, 0],
  });
  pieces.add("accent", cylinder(0.065, 0.05, { bevel: 0.02, segments: brief.segments(26) }), {
    at: [wide * 0.31, faceY - 0.1, face + 0.045],
    turn: [90, 0, 0],
  });
  pieces.add("black", cylinder(0.05, 0.04, { bevel: 0.012, segments: brief.segments(22) }), {
    at: [-wide * 0.3, faceY - 0.12, face + 0.03],
    turn: [90, 0, 0],
  });
  pieces.add("black", plate(wide - 0.2, 0.05, 0.05, { corner: 0.02, bevel: 0.01, steps }), { at: [0, 0.15, 0.485] });
  pieces.add("black", plate(0.24, 0.16, 0.06, { corner: 0.04, bevel: 0.02, steps }), { at: [wide * 0.28, faceY + 0.1, -0.48] });
  pieces.add("black", plate(wide - 0.25, 0.3, 0.03, { corner: 0.04, bevel: 0.01, steps }), { at: [0, 0.25, -0.49] });
  for (const side of [-1, 1])
    pieces.add("metal", cylinder(0.045, 0.04, { bevel: 0.012, segments: brief.segments(20) }), {
      at: [side * (wide / 2 - 0.03), shelf + 0.35, -0.18],
      turn: [0, 0, 90],
    });
  const parts = pieces.parts({ ...kit.surfaces, body: striped(kit, shelf) });
  if (random.chance(0.75))
    parts.push({
      name: "picture",
      shape: box(0.78, 0.008, 0.6, 0.003),
      surface: picture(kit),
      place: placement({ at: [0, 0.145, 0.62], turn: [4, 0, 0] }),
    });
  return [...parts, ...lens(brief, kit.lensOf(0.25, 0.2), { at: [0.02, faceY, face + 0.02], turn: [90, 0, 0] })];
}

const RAINBOW = [0x3a7dc9, 0x4fa35a, 0xf0c23c, 0xe8822a, 0xd1342c].map(hex);

/** Five stripes down the middle of the front, in the fashion of their first decade. */
function striped({ surfaces, brief }: CameraKit, shelf: number): Surface {
  const { look } = brief;
  if (look.material || look.colors.length > 1) return surfaces.body;
  return (at, out) => {
    surfaces.body(at, out);
    const stripe = Math.floor((at.x + 0.1) / 0.04);
    if (stripe < 0 || stripe > 4 || at.z < 0.02 || at.y > shelf + 0.2) return;
    setColor(out, RAINBOW[stripe]);
  };
}

/** A white card with a sunset on it, seen on its upper side. */
function picture({ surfaces, brief }: CameraKit): Surface {
  const hue = brief.random.fork("picture").pick([hex(0xe88a4a), hex(0x6fa7c9), hex(0xc96a8a)]);
  return (at, out) => {
    surfaces.paper(at, out);
    if (at.ny < 0.5 || Math.abs(at.x) > 0.33 || at.z < -0.26 || at.z > 0.2) return;
    const hill = -0.02 + 0.05 * Math.sin(at.x * 9) + 0.03 * Math.sin(at.x * 23);
    const sun = Math.hypot(at.x - 0.1, at.z + 0.08) < 0.06;
    const t = (at.z + 0.26) / 0.46;
    if (at.z > hill + 0.06) setColor(out, [0.12 + t * 0.06, 0.16 + t * 0.12, 0.16]);
    else if (sun) setColor(out, [1, 0.93, 0.75]);
    else setColor(out, [hue[0] * (0.6 + t), hue[1] * (0.6 + t * 0.8), hue[2] * (0.8 + t * 0.3)]);
    out.roughness = 0.2;
  };
}
