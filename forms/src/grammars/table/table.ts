import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { hex } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { consoleTop } from "./console.ts";
import { drawers } from "./drawers.ts";
import type { TableSize } from "./size.ts";
import { type Stand, standParts, standSurface } from "./stands.ts";
import { pegs, rimLight, topPart } from "./tops.ts";

export const table: Grammar = {
  id: "table",
  nouns: ["table", "dining table", "coffee table", "desk", "side table", "round table", "workbench", "kitchen table", "console table"],
  about: "a table or desk: a flat top on legs, a pedestal or trestles",
  traits: {
    round: ["round", "circular", "pedestal", "bistro", "cafe"],
    low: ["coffee", "low", "tea"],
    desk: ["desk", "writing", "drawers", "drawer", "office", "study"],
    trestle: ["trestle", "tavern", "viking", "hall", "banquet", "picnic"],
    bench: ["bench", "seat"],
    small: ["side", "small", "bedside", "nightstand", "end"],
    long: ["long", "dining", "large"],
    slab: ["slab", "live-edge", "rustic", "log"],
  },
  metresPerUnit: 0.75,
  wears: ["top", "leg foot drawer"],
  build(brief) {
    const size = measure(brief);
    const stand = standOf(brief);
    const isConsole = brief.isStyle("sci-fi");
    const parts: Part[] = [topPart(brief, size), ...standParts(brief, size, stand)];
    if (brief.has("desk") && !size.isRound) parts.push(...drawers(brief, size, standSurface(brief)));
    const glow = brief.look.glow ?? (isConsole ? hex(brief.random.fork("light").pick([0x35e6ff, 0xff8a2a, 0x9a6bff])) : null);
    if (glow) parts.push({ name: "light", shape: rimLight(brief, size), surface: glowing(glow) });
    if (glow && isConsole) parts.push(...consoleTop(brief, size, glow));
    else if (!size.isRound) parts.push(pegs(brief, size));
    return parts;
  },
};

function measure(brief: Brief): TableSize {
  const { random } = brief;
  const isRound =
    brief.has("round") ||
    (!brief.has("desk") && !brief.has("bench") && !brief.has("trestle") && !brief.has("slab") && random.fork("round").chance(0.28));
  const height = brief.has("low") ? 0.52 : brief.has("bench") ? 0.6 : random.between(0.94, 1.02);
  const width = brief.has("small") ? 0.75 : isRound ? random.between(1.2, 1.45) : brief.has("long") ? 2.4 : random.between(1.55, 2);
  const depth = isRound ? width : brief.has("bench") ? 0.42 : brief.has("small") ? 0.7 : random.between(0.8, 1);
  const thick = brief.isStyle("cartoon", "medieval") || brief.has("slab") ? 0.12 : random.between(0.05, 0.08);
  return { width, depth, height, thick, isRound };
}

function standOf(brief: Brief): Stand {
  const chance = brief.random.fork("stand");
  if (brief.has("trestle") || brief.isStyle("medieval")) return brief.has("round") ? "pedestal" : "trestle";
  if (brief.isStyle("ornate", "fantasy")) return brief.has("round") ? "pedestal" : "turned";
  if (brief.isStyle("sci-fi")) return brief.has("round") ? "pedestal" : "panels";
  if (brief.isStyle("modern", "retro")) return chance.pick(["splayed", "hairpin", "panels"]);
  if (brief.has("round")) return chance.pick(["pedestal", "splayed"]);
  return chance.pick(["square", "turned", "splayed", "trestle", "hairpin"]);
}
