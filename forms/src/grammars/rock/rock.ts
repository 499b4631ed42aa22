import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import type { Part } from "@blenda/forge/solid/part";
import { BUILDERS, FORMS, type Form } from "./forms.ts";
import { RockMaker } from "./maker.ts";
import { rockSurface } from "./surface.ts";

export const rock: Grammar = {
  id: "rock",
  is: ["ground"],
  nouns: ["rock", "stone", "boulder", "rocks", "cliff", "rock formation", "cairn", "standing stone", "menhir", "pebble", "asteroid", "ore"],
  about: "a rock, boulder or stone formation: single, in a group, stacked, layered, mossy or with ore",
  traits: {
    boulder: ["boulder", "single", "pebble", "asteroid", "smooth", "round"],
    cluster: ["cluster", "group", "rocks", "pile", "formation", "many"],
    spire: ["spire", "standing", "menhir", "tall", "pointed", "monolith"],
    slabs: ["slab", "slabs", "flat", "layered", "sandstone", "shale"],
    cairn: ["cairn", "stacked", "zen", "balanced", "balancing"],
    cliff: ["cliff", "wall", "ledge", "crag"],
    arch: ["arch", "gate", "natural bridge"],
    mossy: ["moss", "mossy", "forest", "overgrown", "green"],
    snowy: ["snow", "snowy", "winter", "frozen", "icy"],
    desert: ["desert", "sandstone", "canyon", "red", "mars"],
    lava: ["lava", "volcanic", "magma", "molten", "hell", "burning"],
    ore: ["ore", "gold", "vein", "mineral", "mine", "mining"],
  },
  grows: true,
  metresPerUnit: 0.9,
  build(brief) {
    const form = formOf(brief);
    const surface = rockSurface(brief);
    const maker = new RockMaker(brief);
    const parts: Part[] = BUILDERS[form](maker).map((shape) => ({ name: "rock", shape, surface }));
    if (brief.has("ore")) parts.push(maker.nuggets(parts[0].shape));
    if (brief.has("mossy")) parts.push(maker.grass(parts[0].shape));
    return parts;
  },
};

function formOf(brief: Brief): Form {
  const named = FORMS.find((form) => brief.has(form));
  if (named) return named;
  if (brief.look.count > 1) return "cluster";
  return brief.random.pick(["boulder", "cluster", "cluster", "spire", "slabs", "cliff", "arch"]);
}
