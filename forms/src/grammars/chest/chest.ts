import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { hex, lighter, type Rgb } from "@blenda/forge/solid/color";
import type { Motion, Part } from "@blenda/forge/solid/part";
import { sphere } from "@blenda/forge/solid/shapes/forms";
import { joined, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";
import { bodyBands, bodyPlanks, keyhole, lockShape } from "./body.ts";
import { hinged, lidBands, lidMotion, lidPlanks } from "./lid.ts";
import { archAt, bandPlaces, type Coffer, drawnIn } from "./size.ts";
import { strongbox } from "./strongbox.ts";
import { treasure } from "./treasure.ts";

export const chest: Grammar = {
  id: "chest",
  is: ["lidded"],
  nouns: ["chest", "treasure chest", "loot chest", "coffer", "trunk", "strongbox", "footlocker", "pirate chest", "loot box", "jewel box"],
  about: "a treasure chest or coffer of wood with iron bands, a lock and a hinged lid, or an armoured loot box",
  traits: {
    open: ["open", "opened", "treasure", "gold-filled", "full", "loot", "coins", "filled"],
    closed: ["closed", "locked", "shut"],
    flat: ["flat", "footlocker", "trunk", "travel", "square"],
    grand: ["royal", "king", "legendary", "epic", "jewelled", "rich", "boss"],
    long: ["long", "wide"],
    small: ["small", "little", "jewel", "jewellery"],
  },
  metresPerUnit: 0.8,
  wears: ["wood", "band fitting corner", "lock"],
  build(brief) {
    const isMachine = brief.isStyle("sci-fi", "modern") || brief.look.material === "steel" || brief.look.material === "plastic";
    return isMachine ? strongbox(brief) : coffer(brief);
  },
};

function measure(brief: Brief): Coffer {
  const { random } = brief;
  const isToy = brief.isStyle("cartoon");
  const width = brief.has("long") ? 1.4 : brief.has("small") ? 0.85 : random.between(1.02, 1.22);
  const depth = brief.has("small") ? 0.62 : random.between(0.62, 0.74);
  const isFlat = brief.has("flat") || (!isToy && random.fork("lid").chance(0.16));
  return {
    width,
    depth,
    height: isToy ? 0.52 : random.between(0.42, 0.52),
    rise: isFlat ? 0.1 : depth * random.between(0.34, 0.5),
    taper: isToy ? 0.86 : random.pick([1, 1, 0.93]),
    isOpen: !brief.has("closed") && (brief.has("open") || brief.has("grand") || brief.look.glow !== null),
    band: isToy ? 0.13 : random.between(0.07, 0.1),
  };
}

/** Planks, bands and a lock; the lid is built shut and turned about its hinge. */
function coffer(brief: Brief): Part[] {
  const size = measure(brief);
  const tone = brief.random.fork("wood").pick([0x7d4c28, 0x5e3a22, 0x94602f, 0x6d3a24, 0x82613c]);
  const color = brief.color(0, hex(tone));
  const metal = bandSurface(brief);
  const bottom = { planks: bodyPlanks(brief, size), metal: bodyBands(brief, size) };
  const top = { planks: lidPlanks(brief, size), metal: lidBands(brief, size) };
  const lift = (shape: Shape) => hinged(shape, size);
  const motion = lidMotion(size);
  const parts: Part[] = [
    { name: "body", shape: bottom.planks, surface: brief.made("wood", color) },
    { name: "lid", shape: lift(top.planks), surface: brief.made("wood", lighter(color, 0.05)), motion },
    { name: "bands", shape: bottom.metal, surface: metal },
    { name: "lid bands", shape: lift(top.metal), surface: metal, motion },
    { name: "lock", shape: lockShape(brief, size), surface: lockSurface(brief) },
    { name: "keyhole", shape: keyhole(size), surface: brief.look.glow ? glowing(brief.look.glow) : brief.always("obsidian") },
  ];
  if (size.isOpen) {
    parts.push(...treasure(brief, size));
    // From the middle of the treasure to a little above its top.
    brief.socket({ name: "inside", at: [0, size.height * 0.7, 0], size: [size.width - 0.16, size.height * 0.3 + 0.22, size.depth - 0.16] });
  }
  if (brief.isStyle("fantasy", "ornate") || brief.has("grand")) parts.push(...jewels(brief, size, lift, motion));
  return parts;
}

function bandSurface(brief: Brief): Surface {
  const isRich = brief.isStyle("ornate", "fantasy") || brief.has("grand");
  const own = brief.isStyle("steampunk")
    ? "brass"
    : isRich
      ? "gold"
      : brief.random.fork("metal").pick(["iron", "iron", "brass", "bronze", "steel"] as const);
  return brief.always(own, brief.look.colors[1] ?? (own === "iron" ? hex(0x74767a) : undefined));
}

const lockSurface = (brief: Brief): Surface =>
  brief.always(brief.random.fork("lock metal").pick(["brass", "gold", "steel"]), brief.look.colors[2]);

function jewels(brief: Brief, size: Coffer, lift: (shape: Shape) => Shape, motion: Motion): Part[] {
  const above: Shape[] = [];
  const below: Shape[] = [];
  for (const x of bandPlaces(brief, size)) {
    const { z, y } = archAt({ ...size, depth: size.depth + 0.05, rise: size.rise + 0.03 }, 0.24);
    above.push(lift(placed(sphere(0.034, 12), { at: [x, y + size.height + 0.1, z], scale: [1, 1.25, 1] })));
    below.push(
      placed(sphere(0.03, 12), {
        at: [x * drawnIn(size, size.height * 0.7), size.height * 0.7, (size.depth / 2 + 0.02) * drawnIn(size, size.height * 0.7)],
        scale: [1, 1.3, 0.7],
      }),
    );
  }
  const color: Rgb = brief.light(brief.random.fork("jewels").pick([hex(0xc21f3a), hex(0x1f6fd0), hex(0x16a05c), hex(0x8a3fd0)]));
  const surface = brief.look.glow ? glowing(color) : brief.always("crystal", color);
  return [
    { name: "jewels", shape: joined(below), surface },
    { name: "lid jewels", shape: joined(above), surface, motion },
  ];
}
