import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { darker, hex } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { placed } from "@blenda/forge/solid/shapes/shape";
import { eyes } from "../bodies/core/face.ts";
import { Figure } from "../bodies/core/figure.ts";
import { Flesh } from "../bodies/person/flesh.ts";
import { addBeard, addHair } from "../bodies/person/hair.ts";
import { addHead } from "../bodies/person/head.ts";
import type { HairStyle } from "../bodies/person/outfit.ts";
import { BUILDS, drawPerson } from "../bodies/person/skeleton.ts";
import { FACE, FOLK, HAIR } from "../bodies/person/words.ts";

/** Head and shoulders of somebody in stone or metal, on a plinth. */
export const bust: Grammar = {
  id: "bust",
  is: ["bust"],
  nouns: ["bust of a man", "bust of a woman", "roman bust", "greek bust", "head statue", "head sculpture", "portrait bust"],
  about: "a sculpted bust: head and shoulders of a person on a plinth",
  metresPerUnit: 1,
  wears: ["bust face", "plinth base pedestal"],
  traits: {
    woman: FOLK.woman,
    old: FOLK.old,
    beard: FACE.beard,
    ...Object.fromEntries(["bun", "curly", "bob", "bald", "ponytail"].map((name) => [name, HAIR[name]])),
  },
  build,
};

const PLINTH = [
  [0, 0],
  [0.17, 0],
  [0.17, 0.05],
  [0.14, 0.07],
  [0.12, 0.09],
  [0.085, 0.13],
  [0.075, 0.2],
  [0.1, 0.24],
  [0.11, 0.26],
  [0, 0.26],
] as const;

function build(brief: Brief): Part[] {
  const figure = new Figure(brief);
  const isWoman = brief.has("woman");
  const frame = drawPerson(figure, BUILDS[isWoman ? "woman" : "man"]);
  const flesh = new Flesh(figure, frame);
  const chance = brief.random.fork("bust");
  const stone = brief.made("marble", brief.color(0, hex(0xf0ece4)));
  addHead(figure, frame, flesh, hex(0xf0ece4), { isAsleep: false, isPointed: false, isHidden: false, isOneEyed: false, isWoman: false });
  const named = (["bun", "curly", "bob", "bald", "ponytail"] as const).find((style) => brief.has(style));
  const usual: readonly HairStyle[] = isWoman ? ["bun", "bob", "curly"] : ["curly", "short", "curly", "fringe"];
  addHair(figure, frame, named ?? chance.pick(usual), hex(0xf0ece4), false);
  if (brief.has("beard") || brief.has("old") || (!isWoman && chance.chance(0.4))) addBeard(figure, frame, hex(0xf0ece4), "beard");
  const hem = frame.shoulderY - frame.build.torso * 0.5;
  figure.parts.push({
    name: "chest",
    shape: figure.skin({ triangles: 3_000, soft: 0.05, hem }, [...flesh.torso(0.008), ...flesh.arms(0.24, 0.008)]),
    surface: stone,
  });
  // Wide painted eyes would stare in stone.
  figure.parts.splice(0, figure.parts.length, ...figure.parts.filter(({ name }) => name !== "eyes"));
  const s = frame.build.head;
  eyes(figure, "head", [0, frame.headAt[1] + s * 0.06, frame.headAt[2]], { aside: 22, up: 1 }, { size: s * 0.12, color: 0x3a2a1e }, false);
  const carved = figure.parts.map((part) => ({ ...part, surface: stone }));
  const plinth = placed(lathe(PLINTH, { segments: brief.segments(40) }), { at: [0, hem - 0.235, 0] });
  brief.socket({ name: "head", at: [0, frame.headAt[1] + frame.build.head * 0.72, frame.headAt[2]], size: [0.3, 0.3, 0.3] });
  return [
    ...carved,
    { name: "plinth", shape: plinth, surface: brief.made("marble", brief.color(1, darker(brief.color(0, hex(0xf0ece4)), 0.6))) },
  ];
}
