import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import type { Part } from "@blenda/forge/solid/part";
import { boxLantern } from "./box.ts";
import { kitOf, type LanternKind, type LanternKit } from "./kit.ts";
import { paperLantern, piercedLantern, powerLantern } from "./shades.ts";
import { stormLantern } from "./storm.ts";

const KINDS: Record<LanternKind, (kit: LanternKit) => Part[]> = {
  storm: stormLantern,
  box: boxLantern,
  paper: paperLantern,
  pierced: piercedLantern,
  power: powerLantern,
};

export const lantern: Grammar = {
  id: "lantern",
  is: ["hung up"],
  nouns: ["lantern", "oil lamp", "kerosene lamp", "hurricane lamp", "candle lantern", "paper lantern", "storm lantern", "carriage lamp"],
  about: "a lantern that is carried or hung: kerosene storm lantern, candle lantern with glass panes, paper lantern, pierced brass lamp",
  traits: {
    storm: ["storm", "hurricane", "kerosene", "oil", "camping", "railroad", "miner"],
    box: ["candle", "carriage", "gothic", "garden", "dungeon", "street"],
    paper: ["paper", "chinese", "japanese", "asian", "festival", "silk", "sky"],
    pierced: ["moroccan", "oriental", "arabian", "turkish", "pierced", "filigree"],
    power: ["energy", "futuristic", "plasma", "electric", "led"],
  },
  metresPerUnit: 0.26,
  wears: ["frame", "glass candle tassel"],
  build(brief) {
    const kind = kindOf(brief);
    return KINDS[kind](kitOf(brief, kind));
  },
};

function kindOf(brief: Brief): LanternKind {
  const named = (Object.keys(KINDS) as LanternKind[]).find((kind) => brief.has(kind));
  if (named) return named;
  const chance = brief.random.fork("kind");
  if (brief.isStyle("sci-fi")) return "power";
  if (brief.isStyle("medieval", "fantasy")) return "box";
  if (brief.isStyle("ornate")) return "pierced";
  if (brief.isStyle("steampunk", "retro", "realistic")) return "storm";
  if (brief.look.material === "paper" || brief.look.material === "fabric") return "paper";
  return chance.pick<LanternKind>(["storm", "storm", "box", "box", "paper", "pierced"]);
}
