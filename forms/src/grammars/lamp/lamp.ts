import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import type { Part } from "@blenda/forge/solid/part";
import { jointed } from "./jointed.ts";
import { lantern, pipeLamp } from "./lantern.ts";
import { barLamp, orbLamp } from "./modern.ts";
import { banker, domeLamp, shadeLamp } from "./shades.ts";

type Kind = "jointed" | "banker" | "shade" | "dome" | "bar" | "lantern" | "pipe" | "orb";

export const lamp: Grammar = {
  id: "lamp",
  nouns: [
    "lamp",
    "desk lamp",
    "table lamp",
    "reading lamp",
    "bedside lamp",
    "anglepoise",
    "floor lamp",
    "night light",
    "light",
    "banker lamp",
  ],
  about: "a lamp: a jointed desk lamp, a table lamp with a shade, a lantern or a glowing light",
  traits: {
    jointed: ["desk", "anglepoise", "jointed", "reading", "architect", "adjustable"],
    banker: ["banker", "library"],
    shade: ["table", "shade", "bedside", "ceramic", "living"],
    dome: ["dome", "mushroom", "round", "retro"],
    bar: ["led", "minimal", "minimalist", "slim", "bar"],
    lantern: ["lantern", "oil", "camping", "candle"],
    pipe: ["pipe", "industrial", "edison"],
    orb: ["orb", "magic", "ball", "globe", "moon", "night"],
    tall: ["floor", "standing", "tall"],
  },
  metresPerUnit: 0.42,
  wears: ["shade", "stand base foot"],
  build(brief) {
    return BUILDERS[kindOf(brief)](brief);
  },
};

const KINDS: readonly Kind[] = ["lantern", "banker", "pipe", "bar", "orb", "dome", "shade", "jointed"];

function kindOf(brief: Brief): Kind {
  const named = KINDS.find((kind) => brief.has(kind));
  if (brief.isStyle("medieval") || (named === undefined && brief.isStyle("fantasy"))) return named === "orb" ? "orb" : "lantern";
  if (named) return named;
  if (brief.isStyle("steampunk")) return "pipe";
  if (brief.isStyle("sci-fi")) return brief.random.pick(["orb", "bar"]);
  if (brief.isStyle("modern")) return brief.random.pick(["bar", "dome", "orb"]);
  if (brief.isStyle("ornate")) return brief.random.pick(["shade", "banker"]);
  if (brief.has("tall")) return "shade";
  return brief.random.pick(["jointed", "jointed", "shade", "dome", "banker"]);
}

const BUILDERS: Record<Kind, (brief: Brief) => Part[]> = {
  jointed,
  banker,
  shade: shadeLamp,
  dome: domeLamp,
  bar: barLamp,
  lantern,
  pipe: pipeLamp,
  orb: orbLamp,
};
