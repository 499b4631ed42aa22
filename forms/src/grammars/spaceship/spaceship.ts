import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { coatOrMade, windowGlass } from "@blenda/forge/language/pieces/finishes";
import { hex, lighter, mixRgb, type Rgb } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";
import { fighter } from "./fighter.ts";
import { freighter } from "./freighter.ts";
import { panelled } from "./paint.ts";
import type { ShipLayer, ShipPieces } from "./pieces.ts";
import { saucer } from "./saucer.ts";

const BUILDERS = { fighter, saucer, freighter } as const;
type Kind = keyof typeof BUILDERS;

/** Hull and accent. */
const LIVERIES: readonly (readonly [number, number])[] = [
  [0xd9dcde, 0xc8382b],
  [0xdfe2e0, 0x2f6fb5],
  [0x6e7a86, 0xe08a24],
  [0x4d5a4a, 0xd6c23e],
  [0xe6ddc8, 0x3f7f78],
  [0x3c424b, 0x9fb4c4],
];

export const spaceship: Grammar = {
  id: "spaceship",
  nouns: [
    "spaceship",
    "starship",
    "spacecraft",
    "ufo",
    "star fighter",
    "space ship",
    "fighter",
    "space fighter",
    "flying saucer",
    "freighter",
    "cruiser",
    "shuttle",
  ],
  about: "a spaceship, fighter, freighter or flying saucer with cockpit, wings, hull panels and glowing engines",
  traits: {
    saucer: ["saucer", "ufo", "alien", "disc", "flying saucer"],
    freighter: ["freighter", "cargo", "transport", "hauler", "trader", "container"],
    fighter: ["fighter", "interceptor", "jet", "racer", "fast"],
    cross: ["x-wing", "cross", "four-winged"],
    delta: ["delta", "stealth", "arrow"],
    chubby: ["cute", "toy", "chubby", "round", "small"],
  },
  isLarge: true,
  crowds: { fleet: 3 },
  metresPerUnit: 6,
  wears: ["hull", "wing engine rocket stripe"],
  build(brief) {
    const kind = kindOf(brief);
    return painted(brief, kind, BUILDERS[kind](brief));
  },
};

function kindOf(brief: Brief): Kind {
  const named = (Object.keys(BUILDERS) as Kind[]).find((kind) => brief.has(kind));
  if (named) return named;
  if (brief.isStyle("retro", "cartoon")) return brief.random.fork("kind").pick(["saucer", "fighter"]);
  return brief.random.fork("kind").pick(["fighter", "fighter", "fighter", "freighter", "saucer"]);
}

function painted(brief: Brief, kind: Kind, pieces: ShipPieces): Part[] {
  const { look, random } = brief;
  const chance = random.fork("livery");
  const [own, second] = chance.pick(LIVERIES);
  const body = brief.color(0, hex(kind === "saucer" ? chance.pick([0xb9bec2, 0x8a979c, own]) : own));
  const accent = brief.color(1, look.colors.length > 0 ? against(body) : hex(second));
  const burn = brief.light(hex(chance.pick([0x49c8ff, 0xff9a3c, 0x7dff9a, 0x4fe3ff])));
  const isSteam = brief.isStyle("steampunk");
  const surfaces: Record<ShipLayer, Surface> = {
    hull:
      isSteam && !look.material
        ? panelled(brief, accent, brief.always("copper"), kind === "saucer")
        : panelled(brief, accent, coatOrMade(brief, body, { roughness: 0.38, metallic: 0.12, use: 0.12 }), kind === "saucer"),
    accent: isSteam ? brief.always("brass") : coatOrMade(brief, accent, { roughness: 0.34, use: 0.12 }),
    dark: coatOrMade(brief, hex(0x43484f), { roughness: 0.5, metallic: 0.4 }),
    metal: isSteam ? brief.always("bronze") : brief.always("steel", hex(0x8f949a)),
    glass: look.glow && kind === "saucer" ? glowing(look.glow, 0.7) : windowGlass(hex(chance.pick([0x12303f, 0x3a2a12, 0x1b3a2a]))),
    engine: engineGlow(burn),
    light: glowing(burn),
    cargo: coatOrMade(brief, accent, { roughness: 0.5, use: 0.08 }),
    cargoTwo: coatOrMade(brief, hex(chance.pick([0x3f7f78, 0xb98a2c, 0x7a3f33, 0x4a6fa0])), { roughness: 0.5, use: 0.08 }),
  };
  return pieces.parts(surfaces);
}

const against = (color: Rgb): Rgb => (color[0] + color[1] + color[2] > 1.7 ? hex(0xc8442b) : mixRgb(color, hex(0xefe9dc), 0.85));

/** White in the middle of the nozzle, coloured towards its rim. */
function engineGlow(color: Rgb): Surface {
  const lamp = glowing(lighter(color, 0.35), 1);
  return (at, out) => {
    lamp(at, out);
    out.roughness = 0.4;
  };
}
