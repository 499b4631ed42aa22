import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import type { Part } from "@blenda/forge/solid/part";
import { boomboxRadio } from "./boombox.ts";
import { kitOf, type RadioKind, type RadioKit } from "./kit.ts";
import { pocketRadio } from "./pocket.ts";
import { cathedralRadio, tableRadio } from "./wooden.ts";

const KINDS: Record<RadioKind, (kit: RadioKit) => Part[]> = {
  table: tableRadio,
  cathedral: cathedralRadio,
  boombox: boomboxRadio,
  pocket: pocketRadio,
};

export const radio: Grammar = {
  id: "radio",
  nouns: ["radio", "boombox", "wireless", "transistor radio", "cassette player", "stereo", "ghetto blaster", "tuner"],
  about: "a radio receiver with loudspeaker, tuning dial and knobs: a wooden table radio, a boombox or a pocket transistor",
  traits: {
    table: ["table", "walnut", "kitchen", "desk", "fifties", "1950s", "50s"],
    cathedral: ["cathedral", "tombstone", "arched", "antique", "thirties", "1930s", "30s", "art-deco", "deco"],
    boombox: ["boombox", "stereo", "cassette", "blaster", "eighties", "1980s", "80s", "hip-hop", "party"],
    pocket: ["transistor", "portable", "pocket", "handheld", "military", "travel", "camping"],
  },
  metresPerUnit: 0.24,
  build(brief) {
    const kind = kindOf(brief);
    return KINDS[kind](kitOf(brief, kind));
  },
};

function kindOf(brief: Brief): RadioKind {
  const named = (Object.keys(KINDS) as RadioKind[]).find((kind) => brief.has(kind));
  if (named) return named;
  const chance = brief.random.fork("kind");
  if (brief.isStyle("sci-fi")) return "boombox";
  if (brief.isStyle("steampunk", "medieval", "fantasy", "ornate")) return "cathedral";
  if (brief.isStyle("modern")) return chance.pick<RadioKind>(["pocket", "table"]);
  if (brief.look.material === "wood") return chance.pick<RadioKind>(["table", "cathedral"]);
  return chance.pick<RadioKind>(["table", "table", "table", "cathedral", "boombox", "pocket"]);
}
