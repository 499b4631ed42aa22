import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { coatOrMade, windowGlass } from "@blenda/forge/language/pieces/finishes";
import { boards, brickwork, plaster, stonework, tiles } from "@blenda/forge/language/pieces/masonry";
import { bush, leafage, plot } from "@blenda/forge/language/pieces/plot";
import { hex, type Rgb } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { joined, placed } from "@blenda/forge/solid/shapes/shape";
import { covered } from "@blenda/forge/solid/surfaces/aging";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { layered, type Surface } from "@blenda/forge/solid/surfaces/surface";
import { keep } from "./keep.ts";
import { skyscraper, spire } from "./modern.ts";
import type { TowerLayer } from "./pieces.ts";
import { watchtower } from "./watch.ts";
import { wizardTower } from "./wizard.ts";

const BUILDERS = { keep, wizard: wizardTower, watch: watchtower, spire, skyscraper } as const;
type Kind = keyof typeof BUILDERS;

export const tower: Grammar = {
  id: "tower",
  is: ["rooted", "wall"],
  already: "tall high",
  nouns: ["tower", "castle tower", "watchtower", "keep", "clock tower", "turret", "spire", "belfry"],
  about: "a tower or castle keep with battlements, arrow slits, turrets, a pointed roof or a platform",
  traits: {
    wizard: ["wizard", "magic", "mage", "witch", "fairytale", "rapunzel", "sorcerer"],
    watch: ["watchtower", "watch", "guard", "wooden", "lookout", "outpost"],
    keep: ["castle", "keep", "fortress", "battlement", "battlements", "stone"],
    spire: ["spire", "antenna", "futuristic", "alien"],
    skyscraper: ["skyscraper", "office", "city", "glass", "highrise"],
    round: ["round", "circular"],
    square: ["square", "norman"],
    clock: ["clock", "belfry", "bell"],
    roofed: ["roofed", "pointed", "clock", "belfry"],
    snowy: ["snow", "snowy", "winter", "frozen"],
  },
  isLarge: true,
  metresPerUnit: 8,
  wears: ["wall", "roof", "flag banner"],
  build(brief) {
    const kind = kindOf(brief);
    const pieces = BUILDERS[kind](brief);
    return [...pieces.parts(surfacesOf(brief, kind)), ...ground(brief, kind)];
  },
};

function kindOf(brief: Brief): Kind {
  const named = (Object.keys(BUILDERS) as Kind[]).find((kind) => brief.has(kind));
  if (named) return named;
  if (brief.isStyle("sci-fi")) return "spire";
  if (brief.isStyle("modern")) return "skyscraper";
  if (brief.isStyle("fantasy", "cartoon")) return "wizard";
  if (brief.look.material === "wood") return "watch";
  if (brief.look.material === "glass") return "skyscraper";
  return brief.random
    .fork("kind")
    .pick(brief.isStyle("medieval", "realistic") ? ["keep", "keep", "watch"] : ["keep", "keep", "wizard", "watch"]);
}

function ground(brief: Brief, kind: Kind): Part[] {
  if (kind === "spire" || kind === "skyscraper") return [];
  const size = kind === "wizard" ? 0.62 : 0.7;
  const chance = brief.random.fork("ground");
  const spots = [
    [-0.42, 0.46],
    [0.48, 0.34],
    [-0.5, -0.2],
    [0.4, -0.48],
  ] as const;
  const bushes = spots
    .filter(() => chance.chance(0.7))
    .map(([x, z]) => placed(bush(brief, chance, chance.between(0.05, 0.085)), { at: [x, 0, z] }));
  const parts = [plot(brief, size, size)];
  return bushes.length > 0 ? [...parts, { name: "bushes", shape: joined(bushes), surface: leafage(brief, hex(0x5d8a3c)) }] : parts;
}

/** Glass of an office at dusk: some desks are still busy. */
function officePanes(brief: Brief, light: Rgb): Surface {
  const { noise } = brief;
  const [dark, lit] = [windowGlass(hex(0x1f3a4a)), glowing(light, 0.75)];
  return (at, out) => {
    const bay = Math.floor((Math.abs(at.nx) > 0.5 ? at.z + 7 : at.x) / 0.1);
    if (noise.at(bay * 2.7 + 0.4, Math.floor((at.y - 0.06) / 0.088) * 1.9 + 0.4, 3.5) > 0.22) lit(at, out);
    else dark(at, out);
  };
}

function surfacesOf(brief: Brief, kind: Kind): Record<TowerLayer, Surface> {
  const { look, random, noise } = brief;
  const chance = random.fork("colours");
  const snow = (surface: Surface) => (brief.has("snowy") ? layered(surface, covered(noise, 0.7)) : surface);
  const light = brief.light(hex(kind === "spire" ? 0x42dcff : 0xffc061));
  const roof = brief.color(1, hex(chance.pick([0x9d3f2b, 0x3d5573, 0x5d3f73, 0x3f6b5a, 0x6b4632])));
  const isMachine = kind === "spire" || kind === "skyscraper";
  const machine = coatOrMade(brief, brief.color(0, hex(chance.pick([0xd5d9dd, 0x6b7682, 0x3b424c]))), { roughness: 0.34, metallic: 0.25 });
  const isPlainStone = look.material === null || look.material === "stone" || look.material === "wood";
  const stone = brief.color(0, hex(chance.pick([0x969086, 0xa79a83, 0x84878a, 0x8c8173])));
  const masonry = brief.has("clock") && chance.chance(0.6) ? brickwork(brief, look.colors[0]) : stonework(brief, stone);
  return {
    walls: isMachine ? machine : isPlainStone ? masonry : brief.made("stone"),
    base: snow(isMachine ? brief.always("concrete", hex(0x7e8184)) : isPlainStone ? stonework(brief, hex(0x7f7a72)) : brief.made("stone")),
    timber: kind === "watch" ? brief.made("wood", brief.color(0, hex(0x7d5633))) : brief.always("wood", hex(0x4f3524)),
    roof: snow(kind === "watch" ? boards(brief, brief.color(1, hex(0x6f4b30)), 0.05) : tiles(brief, roof, 0.075)),
    plaster: plaster(brief, hex(0xe8dcc0)),
    joinery: isMachine ? brief.always("steel", hex(0x8b9096)) : brief.always("wood", hex(0x4a3324)),
    door: boards(brief, hex(0x6b4428), 0.045),
    glass:
      kind === "skyscraper"
        ? officePanes(brief, light)
        : look.glow
          ? glowing(look.glow, 0.85)
          : kind === "wizard" || chance.chance(0.4)
            ? glowing(light, 0.8)
            : windowGlass(),
    iron: brief.always("iron", hex(0x6d7075)),
    cloth: brief.always("fabric", brief.color(2, roof)),
    light: glowing(light),
    gold: brief.always("gold"),
    crystal: look.glow ? glowing(look.glow) : brief.always("crystal", hex(0x49b6ff)),
  };
}
