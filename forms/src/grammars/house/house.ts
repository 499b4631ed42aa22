import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { coat, windowGlass } from "@blenda/forge/language/pieces/finishes";
import { boards, brickwork, clapboard, plaster, stonework, thatch, tiles } from "@blenda/forge/language/pieces/masonry";
import { bush, fir, leafage, plot, steppingStones } from "@blenda/forge/language/pieces/plot";
import { darker, hex, type Rgb } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import type { Random } from "@blenda/forge/solid/random";
import { joined, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { covered } from "@blenda/forge/solid/surfaces/aging";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { layered, type Surface } from "@blenda/forge/solid/surfaces/surface";
import { Cottage } from "./cottage.ts";
import { habitat } from "./habitat.ts";
import { villa } from "./villa.ts";
import type { CottagePlan } from "./walls.ts";

export const house: Grammar = {
  id: "house",
  is: ["rooted", "wall"],
  nouns: ["house", "cottage", "cabin", "hut", "home", "farmhouse", "villa", "inn", "tavern", "mansion", "bungalow"],
  about: "a house, cottage or cabin to live in, with walls, windows, a door, a roof and a chimney",
  traits: {
    timber: ["timber", "tudor", "half-timbered", "inn", "tavern"],
    brick: ["brick", "english"],
    siding: ["suburban", "farmhouse", "colonial", "family", "clapboard"],
    stone: ["castle", "highland"],
    logs: ["log", "logs", "cabin", "hut", "forest", "lodge"],
    thatch: ["thatch", "thatched", "straw", "hobbit"],
    tall: ["tall", "mansion", "inn", "tavern", "two-storey", "big", "large"],
    crooked: ["crooked", "witch", "fairy", "fairytale", "magic", "magical", "enchanted", "hobbit", "gnome"],
    modern: ["villa", "minimalist", "contemporary", "flat-roofed", "luxury"],
    pod: ["pod", "habitat", "dome", "colony", "igloo", "moon", "mars"],
    snowy: ["snow", "snowy", "winter", "christmas", "frozen"],
  },
  isLarge: true,
  crowds: { village: 4, town: 6 },
  metresPerUnit: 6,
  wears: ["wall", "roof", "door shutter window"],
  build(brief) {
    if (brief.has("pod") || brief.isStyle("sci-fi")) return habitat(brief);
    if (brief.has("modern") || brief.isStyle("modern")) return villa(brief);
    const plan = planOf(brief);
    const cottage = new Cottage(brief, plan);
    return [...cottage.parts(surfacesOf(brief, plan)), ...garden(brief, cottage)];
  },
};

function planOf(brief: Brief): CottagePlan {
  const { random, look } = brief;
  const chance = random.fork("plan");
  const isCrooked = brief.has("crooked") || brief.isStyle("fantasy", "cartoon");
  const kinds = ["timber", "brick", "siding", "stone", "logs"] as const;
  const named =
    kinds.find((kind) => brief.has(kind)) ?? (look.material === "wood" ? "logs" : look.material === "stone" ? "stone" : undefined);
  const walls =
    named ??
    (brief.isStyle("medieval", "fantasy")
      ? chance.pick(["timber", "timber", "stone"] as const)
      : brief.isStyle("realistic", "retro")
        ? chance.pick(["brick", "siding"] as const)
        : chance.pick(kinds));
  const isOld = walls === "timber" || walls === "stone";
  const roof = brief.has("thatch") ? "thatch" : isOld && chance.chance(0.3) ? "thatch" : chance.pick(["tiles", "slate"] as const);
  const floors = brief.has("tall") || (walls !== "logs" && roof !== "thatch" && chance.chance(0.45)) ? 2 : 1;
  return { walls, roof, floors, isCrooked };
}

const ROOFS: readonly number[] = [0xa4452c, 0x4b5563, 0x7a4630, 0x3f5f6b, 0x5d6b3f, 0x8c3038];
const DOORS: readonly number[] = [0x2f5d62, 0x8c2f26, 0x3d5a2c, 0x27406e, 0xc58a2c];

function surfacesOf(brief: Brief, { walls, roof }: CottagePlan) {
  const { random, look, noise } = brief;
  const chance = random.fork("colours");
  const wallColor = brief.color(0, hex(wallOwn(walls, chance)));
  const roofColor = brief.color(1, roof === "thatch" ? hex(0xb89452) : hex(chance.pick(ROOFS)));
  const doorColor = brief.color(2, hex(chance.pick(DOORS)));
  const wood = hex(walls === "timber" ? 0x4f3524 : 0x6f4a2e);
  const snow = (surface: Surface) => (brief.has("snowy") ? layered(surface, covered(noise, 0.75)) : surface);
  const glow = brief.light(hex(0xffc064));
  return {
    walls: wallSurface(brief, walls, wallColor),
    plinth: snow(look.material ? brief.made(look.material) : stonework(brief, hex(0x8d867c))),
    timber: walls === "siding" ? coat(brief, hex(0xf0ece2), { roughness: 0.5 }) : brief.always("wood", wood),
    roof: snow(roof === "thatch" ? thatch(brief, roofColor) : tiles(brief, roofColor, roof === "tiles" ? 0.085 : 0.11, roof === "tiles")),
    chimney: snow(walls === "stone" || walls === "logs" ? stonework(brief) : brickwork(brief)),
    joinery:
      walls === "siding" || walls === "brick" ? coat(brief, hex(0xf0ece2), { roughness: 0.45 }) : brief.always("wood", darker(wood, 0.1)),
    shutters: boards(brief, doorColor, 0.03),
    door: boards(brief, doorColor, 0.045),
    glass: look.glow || chance.chance(0.35) ? litGlass(glow) : windowGlass(hex(0x2b4656)),
    metal: brief.always("iron", hex(0x7b7d82)),
    lamp: glowing(glow),
  };
}

function wallOwn(walls: CottagePlan["walls"], chance: Random): number {
  switch (walls) {
    case "timber":
      return chance.pick([0xeae0c8, 0xe6d3b3, 0xf0eadc, 0xd9c4a0]);
    case "brick":
      return chance.pick([0xa4523a, 0x8f4a3c, 0xb9744f]);
    case "siding":
      return chance.pick([0xe7e3d8, 0x7f9fb3, 0xd9c06a, 0x8fae8b, 0xb2564b]);
    case "stone":
      return chance.pick([0x98928a, 0xa89a82, 0x7f8285]);
    case "logs":
      return chance.pick([0x8a5a34, 0x6d4630, 0xa8743f]);
  }
}

function wallSurface(brief: Brief, walls: CottagePlan["walls"], color: Rgb): Surface {
  const { material } = brief.look;
  if (material && material !== "wood" && material !== "stone") return brief.made(material);
  if (walls === "timber") return plaster(brief, color);
  if (walls === "brick") return brickwork(brief, color);
  if (walls === "siding") return clapboard(brief, color);
  return walls === "stone" ? stonework(brief, color) : brief.always("wood", color);
}

/** Somebody is at home. */
function litGlass(color: Rgb): Surface {
  const lamp = glowing(color, 0.85);
  return (at, out) => {
    lamp(at, out);
    for (let channel = 0; channel < 3; channel++) out.color[channel] = color[channel] * 0.5;
  };
}

/** The plot it stands on: grass, a way to the door, bushes, and a fir or two. */
function garden(brief: Brief, { doorX, front }: Cottage): Part[] {
  const chance = brief.random.fork("garden");
  const bushes: Shape[] = [];
  const trunks: Shape[] = [];
  const needles: Shape[] = [];
  for (const [x, z] of [
    [-0.82, 0.4],
    [0.82, -0.2],
    [-0.46, 0.6],
    [0.68, 0.58],
  ] as const) {
    if (!chance.chance(0.6)) continue;
    bushes.push(placed(bush(brief, chance, chance.between(0.08, 0.13)), { at: [x + chance.between(-0.05, 0.05), 0, z + 0.05] }));
  }
  for (const [x, z] of [
    [-0.86, -0.38],
    [0.86, 0.22],
    [-0.88, 0.1],
  ] as const) {
    if (!chance.chance(0.45)) continue;
    const { leaves, trunk } = fir(brief, chance, chance.between(0.45, 0.85));
    needles.push(placed(leaves, { at: [x, 0, z] }));
    trunks.push(placed(trunk, { at: [x, 0, z] }));
  }
  const parts: Part[] = [
    plot(brief, 1.08, 0.88),
    { name: "path", shape: steppingStones(chance, [doorX, front + 0.2], [doorX * 0.4, 0.86], 5), surface: brief.always("stone") },
  ];
  if (bushes.length > 0) parts.push({ name: "bushes", shape: joined(bushes), surface: leafage(brief, hex(0x5d8a3c)), density: 0.7 });
  if (needles.length > 0) {
    parts.push({ name: "firs", shape: joined(needles), surface: leafage(brief, hex(0x2f6a45)), density: 0.7 });
    parts.push({ name: "trunks", shape: joined(trunks), surface: brief.always("wood", hex(0x5a3b26)) });
  }
  return parts;
}
