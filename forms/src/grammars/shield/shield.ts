import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { flat } from "@blenda/forge/language/numbers";
import { coatOrMade } from "@blenda/forge/language/pieces/finishes";
import { Gathered } from "@blenda/forge/language/pieces/gathered";
import { type Pair, pairs, roundOutline, softOutline } from "@blenda/forge/language/pieces/outlines";
import { hex } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { box, cylinder, extruded, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { type Placement, placed, type Shape, warped } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";
import { chargeOutlines } from "./charges.ts";
import { heraldry } from "./heraldry.ts";
import { type Plate, plateShape, rimPath } from "./plate.ts";

type Layer = "field" | "rim" | "boss" | "charge" | "rivets" | "straps" | "gems" | "light";
type Kind = "round" | "heater" | "kite" | "scutum" | "energy" | "winged";

const heater = flat`
  0 -0.62, 0.22 -0.44, 0.4 -0.16, 0.47 0.2, 0.48 0.5, 0.24 0.51, 0 0.53, -0.24 0.51, -0.48 0.5, -0.47 0.2, -0.4 -0.16, -0.22 -0.44
`;
const kite = flat`
  0 -0.85, 0.16 -0.48, 0.32 -0.05, 0.39 0.3, 0.31 0.54, 0.16 0.65, 0 0.68, -0.16 0.65, -0.31 0.54, -0.39 0.3, -0.32 -0.05, -0.16 -0.48
`;
const winged = flat`
  0 -0.7, 0.18 -0.46, 0.36 -0.24, 0.44 0.02, 0.42 0.26, 0.56 0.52, 0.32 0.46, 0.16 0.5, 0 0.62, -0.16 0.5, -0.32 0.46, -0.56 0.52,
  -0.42 0.26, -0.44 0.02, -0.36 -0.24, -0.18 -0.46
`;

export const shield: Grammar = {
  id: "shield",
  is: ["hung flat", "printed"],
  nouns: ["shield", "buckler", "kite shield", "round shield", "heater shield", "scutum", "targe"],
  about: "a shield to hold before the body, round or pointed, with a rim, a boss and a painted coat of arms",
  traits: {
    round: ["round", "viking", "buckler", "circular", "norse", "spartan", "greek"],
    heater: ["heater", "knight", "crusader", "heraldic"],
    kite: ["kite", "norman", "long"],
    scutum: ["scutum", "roman", "rectangular", "tower", "legion", "riot"],
    energy: ["energy", "plasma", "hologram", "futuristic", "cyber"],
    winged: ["winged", "elven", "dragon", "royal", "holy", "legendary"],
    plain: ["plain", "simple"],
  },
  metresPerUnit: 0.8,
  wears: ["field", "cross emblem crest rim border stripe"],
  build(brief) {
    const kind = kindOf(brief);
    return new ShieldWork(brief, kind).parts();
  },
};

function kindOf(brief: Brief): Kind {
  const kinds: Kind[] = ["round", "heater", "kite", "scutum", "energy", "winged"];
  const named = kinds.find((kind) => brief.has(kind));
  if (named) return named;
  if (brief.isStyle("sci-fi")) return "energy";
  if (brief.isStyle("fantasy", "ornate")) return "winged";
  return brief.random.fork("kind").pick(["round", "round", "heater", "heater", "kite", "scutum"] as const);
}

/** Sampled evenly enough for the rim to follow it. */
function outlineOf(brief: Brief, kind: Kind): readonly Pair[] {
  const steps = brief.isStyle("low-poly") ? 18 : 56;
  const wide = brief.random.fork("shape").between(0.92, 1.08);
  const scaled = (points: readonly Pair[]) => points.map(([x, y]) => [x * wide, y] as const);
  if (kind === "round") return roundOutline(steps, 0.55, Math.PI / 2);
  if (kind === "energy")
    return brief.random.fork("hex").chance(0.5)
      ? roundOutline(6, 0.6, Math.PI / 2)
      : scaled(flat`0 -0.7, 0.4 -0.4, 0.46 0.3, 0.26 0.6, -0.26 0.6, -0.46 0.3, -0.4 -0.4`);
  if (kind === "scutum")
    return scaled(
      roundOutline(
        steps,
        (at) => superRadius((at / steps) * 2 * Math.PI + Math.PI / 2, 0.42, 0.72, brief.random.fork("corner").pick([5, 9])),
        Math.PI / 2,
      ),
    );
  return scaled(softOutline(kind === "heater" ? heater : kind === "kite" ? kite : winged, steps));
}

/** A rectangle with rounded corners, rounder for smaller powers. */
const superRadius = (angle: number, wide: number, high: number, power: number) =>
  (Math.abs(Math.cos(angle) / wide) ** power + Math.abs(Math.sin(angle) / high) ** power) ** (-1 / power);

class ShieldWork {
  private readonly pieces = new Gathered<Layer>();
  private readonly brief: Brief;
  private readonly kind: Kind;
  private readonly plate: Plate;

  constructor(brief: Brief, kind: Kind) {
    this.brief = brief;
    this.kind = kind;
    const deep = brief.random.fork("bulge").between(0.8, 1.2) * (kind === "round" ? 0.13 : 0.16);
    const isCurved = kind !== "round";
    const bulge = (x: number, y: number) =>
      isCurved ? deep * (1 - (x / 0.45) ** 2) - deep * 0.12 * (y / 0.6) ** 2 : deep * (1 - (x * x + y * y) / 0.3);
    this.plate = {
      outline: outlineOf(brief, kind),
      bulge,
      thick: kind === "energy" ? 0.03 : 0.04,
      rings: brief.isStyle("low-poly") ? 3 : 9,
    };
  }

  parts(): Part[] {
    const { brief, kind } = this;
    const { look, random } = brief;
    this.pieces.add("field", plateShape(this.plate));
    this.addRim();
    if (kind === "energy") this.addEmitters();
    else this.addFront();
    this.addBack();
    const chance = random.fork("tinctures");
    const ground = brief.color(0, hex(chance.pick([0x9c2222, 0x1f3f7d, 0x2f5a33, 0x23252b, 0xd8cfb8, 0x5a2f6b])));
    const isPale = ground[0] + ground[1] + ground[2] > 1.8;
    const second = brief.color(1, hex(chance.pick(isPale ? [0x8c2222, 0x23406f, 0x2b2d33] : [0xe3b64e, 0xe9e2d0])));
    const metal = trimMetal(brief);
    const glow = brief.light(hex(0x37d6ff));
    const surfaces: Record<Layer, Surface> = {
      field: heraldry(brief, {
        ground,
        second,
        isEnergy: kind === "energy",
        isPlanked: kind === "round",
        glow: kind === "energy" ? glow : look.glow,
        wood: hex(0x8a5c34),
      }),
      rim: kind === "energy" ? coatOrMade(brief, brief.color(0, hex(0x5a636e)), { roughness: 0.36, metallic: 0.4 }) : metal,
      boss: metal,
      charge: kind === "winged" || chance.chance(0.5) ? brief.always("gold", look.colors[1]) : metal,
      rivets: kind === "round" ? brief.always("iron", hex(0x7c7e82)) : brief.always("brass"),
      straps: brief.always("leather", hex(0x5b3822)),
      gems: look.glow ? glowing(look.glow) : brief.always("crystal", hex(chance.pick([0x2f8fe0, 0xd02a4a, 0x2fae6b]))),
      light: glowing(glow),
    };
    return this.pieces.parts(surfaces);
  }

  private addRim(): void {
    const { brief, plate, kind } = this;
    const isEdged = kind === "energy";
    const radius = kind === "winged" ? 0.032 : brief.random.fork("rim").between(0.022, 0.034);
    const path = rimPath(plate, 0.99);
    this.pieces.add(
      "rim",
      tube([...path, path[0]], radius, { sides: brief.segments(isEdged ? 6 : 10), isClosed: true, isStraight: true, flatten: 1.25 }),
    );
    const count = isEdged ? 0 : brief.isDetailed ? 28 : 16;
    const inner = rimPath(plate, 0.9);
    for (let at = 0; at < count; at++) {
      const [x, y, z] = inner[Math.floor((at / count) * inner.length)];
      this.pieces.add("rivets", sphere(0.016, 8), { at: [x, y, z + plate.thick / 2] });
    }
    if (kind === "winged" || (kind === "heater" && brief.random.fork("band").chance(0.5))) {
      const band = rimPath(plate, 0.82).map(([x, y, z]) => [x, y, z + plate.thick / 2] as const);
      this.pieces.add("charge", tube([...band, band[0]], 0.009, { sides: 6, isClosed: true, isStraight: true }));
    }
  }

  private addFront(): void {
    const { brief, kind } = this;
    const chance = brief.random.fork("charge");
    const hasBoss = kind === "round" || kind === "scutum" || (kind === "kite" && chance.chance(0.6));
    if (hasBoss) this.addBoss(kind === "round" ? chance.between(0.13, 0.17) : 0.12);
    const bars = kind === "round" && !brief.has("plain") ? chance.pick([[], [90, 270], [0, 90, 180, 270]]) : [];
    for (const turn of bars) this.onFront("rim", box(0.045, 0.34, 0.02, 0.006), 0.3, turn);
    if (hasBoss || brief.has("plain")) return;
    const charge =
      kind === "winged"
        ? chance.pick(["sun", "star"])
        : chance.pick(["cross", "cross", "star", "sun", kind === "kite" ? "cross" : "chevron"]);
    const outlines = chargeOutlines(charge);
    for (const outline of outlines)
      this.pieces.add("charge", this.laid(placed(extruded(outline, 0.05, { bevel: 0.012 }), { scale: kind === "kite" ? 0.86 : 1 })));
    if (charge === "sun" || kind === "winged") this.addGem(0.075);
  }

  /** Bends a flat piece onto the shield. */
  private laid(shape: Shape): Shape {
    const { bulge, thick } = this.plate;
    return warped(
      shape,
      (point) => {
        point.z += bulge(point.x, point.y) + thick / 2;
      },
      30,
    );
  }

  private onFront(layer: Layer, shape: Shape, away: number, degrees: number): void {
    this.pieces.add(layer, this.laid(placed(placed(shape, { at: [0, away, 0.004] }), { turn: [0, 0, degrees] })));
  }

  private addBoss(size: number): void {
    const { brief, plate } = this;
    const z = plate.bulge(0, 0) + plate.thick / 2 - 0.02;
    const where: Placement = { turn: [90, 0, 0], at: [0, 0, z] };
    const segments = brief.segments(36);
    const isSpiked = brief.random.fork("boss").chance(0.35);
    const top = isSpiked ? flat`0.5 0.52, 0.16 0.72, 0.06 1.1, 0 1.2` : flat`0.58 0.52, 0.3 0.68, 0 0.73`;
    const profile = [...pairs([0, 0, 1.3, 0, 1.34, 0.06, 1.26, 0.14, 0.98, 0.16, 0.9, 0.26]), ...top].map(
      ([r, y]) => [r * size, y * size] as const,
    );
    this.pieces.add("boss", lathe(profile, { segments, creaseDegrees: 40 }), where);
    for (let at = 0; at < 8; at++) {
      const angle = (at / 8) * 2 * Math.PI;
      this.pieces.add("rivets", sphere(0.014, 8), { at: [Math.sin(angle) * size * 1.15, Math.cos(angle) * size * 1.15, z + size * 0.13] });
    }
    if (brief.look.glow || brief.isStyle("fantasy", "ornate"))
      this.pieces.add("gems", sphere(size * 0.3, brief.segments(18)), { at: [0, 0, z + size * (isSpiked ? 0.5 : 0.6)] });
  }

  private addGem(size: number): void {
    const { brief, plate } = this;
    const z = plate.bulge(0, 0) + plate.thick / 2 + 0.02;
    this.pieces.add("charge", torus(size, 0.018, brief.segments(28), 8), { turn: [90, 0, 0], at: [0, 0, z] });
    const stone = lathe(
      flat`1 -0.2, 1 0.05, 0.62 0.5, 0 0.56`.map(([r, y]) => [r * size, y * size] as const),
      { segments: 10, creaseDegrees: 8 },
    );
    this.pieces.add("gems", stone, { turn: [90, 0, 0], at: [0, 0, z] });
  }

  private addEmitters(): void {
    const { plate, brief } = this;
    for (const [x, y] of plate.outline) {
      const [px, py] = [x * 0.96, y * 0.96];
      this.pieces.add("rim", cylinder(0.075, 0.11, { bevel: 0.02, segments: 6 }), {
        turn: [90, 0, 0],
        at: [px, py, plate.bulge(px, py) + 0.01],
      });
      this.pieces.add("light", cylinder(0.035, 0.125, { bevel: 0.01, segments: brief.segments(14) }), {
        turn: [90, 0, 0],
        at: [px, py, plate.bulge(px, py) + 0.012],
      });
    }
    const inner = rimPath(plate, 0.9).map(([x, y, z]) => [x, y, z + plate.thick / 2] as const);
    this.pieces.add("light", tube([...inner, inner[0]], 0.009, { sides: 6, isClosed: true, isStraight: true }));
    const z = plate.bulge(0, 0) + 0.015;
    this.pieces.add("rim", cylinder(0.16, 0.06, { bevel: 0.02, segments: 6 }), { turn: [90, 0, 0], at: [0, 0, z] });
    this.pieces.add("light", cylinder(0.1, 0.075, { bevel: 0.01, segments: 6 }), { turn: [90, 0, 0], at: [0, 0, z] });
    for (const turn of [60, 180, 300]) this.onFront("rim", box(0.05, 0.34, 0.035, 0.012), 0.3, turn);
  }

  /** Straps for the arm and a grip for the hand. */
  private addBack(): void {
    const { plate } = this;
    const z = plate.bulge(0, 0) - plate.thick / 2;
    this.brief.socket({ name: "grip", at: [0, 0, z - 0.08], size: [0.2, 0.2, 0.1] });
    for (const [y, reach] of [
      [0.14, 0.13],
      [-0.14, 0.11],
    ] as const) {
      this.pieces.add(
        "straps",
        tube(
          [
            [-0.14, y, plate.bulge(0.14, y) - 0.02],
            [-0.08, y, z - reach * 0.7],
            [0.08, y, z - reach * 0.7],
            [0.14, y, plate.bulge(0.14, y) - 0.02],
          ],
          0.022,
          { sides: 8, rings: 14, flatten: 0.4 },
        ),
      );
    }
    for (const x of [-0.14, 0.14])
      for (const y of [0.14, -0.14])
        this.pieces.add("rivets", sphere(0.018, 8), { at: [x, y, plate.bulge(x, y) - plate.thick / 2 - 0.004] });
  }
}

function trimMetal(brief: Brief): Surface {
  const chance = brief.random.fork("metal");
  if (brief.look.material) return brief.made(brief.look.material, brief.look.colors[1]);
  if (brief.isStyle("fantasy", "ornate")) return brief.always("gold");
  return chance.chance(0.6) ? brief.always("steel", hex(0xa2a6ab)) : brief.always("bronze");
}
