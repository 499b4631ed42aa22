import type { Grammar } from "@blenda/forge/grammar/grammar";
import { ground } from "./ground.ts";
import { CactusMaker, type Form } from "./maker.ts";
import { potOf } from "./pot.ts";

export const cactus: Grammar = {
  id: "cactus",
  is: ["rooted"],
  already: "spiky prickly thorny",
  nouns: ["cactus", "cacti", "saguaro", "succulent", "prickly pear", "barrel cactus", "potted cactus", "aloe"],
  about: "a cactus or succulent with ribs, spines and flowers, in a pot or on desert ground",
  traits: {
    saguaro: ["saguaro", "arms", "western", "tall"],
    globe: ["globe", "barrel", "round", "ball", "small", "cute"],
    pear: ["prickly", "pear", "paddle", "opuntia", "pads"],
    columns: ["columns", "column", "organ", "group", "several"],
    aloe: ["aloe", "succulent", "agave", "rosette"],
    desert: ["desert", "wild", "western", "sand", "ground"],
    flowering: ["flower", "flowers", "flowering", "blooming", "blossom"],
    bare: ["bare", "plain"],
  },
  gathers: 5,
  grows: true,
  metresPerUnit: 0.22,
  wears: ["body", "flower bloom blossom", "pot vase planter"],
  build(brief) {
    const named = (["aloe", "pear", "columns", "globe", "saguaro"] as const).find((form) => brief.has(form));
    const form: Form =
      named ?? (brief.look.count > 1 ? "columns" : brief.random.pick(["saguaro", "saguaro", "globe", "pear", "columns", "aloe"]));
    const body = new CactusMaker(brief, form);
    return [...body.parts(), ...(brief.has("desert") ? ground(brief) : potOf(brief))];
  },
};
