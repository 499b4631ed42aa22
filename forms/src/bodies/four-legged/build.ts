import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { mannersOf } from "@blenda/forge/grammar/manner";
import { darker, hex } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import type { Point } from "@blenda/forge/solid/shapes/shape";
import { bob, quadrupedGait, quadrupedIdle, swing } from "../core/clips.ts";
import { coatOf } from "../core/coat.ts";
import { ears } from "../core/ears.ts";
import { eyes, nose } from "../core/face.ts";
import { Figure } from "../core/figure.ts";
import { NECKWEAR_WORDS } from "../core/neckwear.ts";
import { wearing } from "../core/own-colors.ts";
import { PATTERN_TRAITS } from "../core/patterns.ts";
import { cutToBust, headOnly, onSocle } from "./bust.ts";
import { DRESS_TRAITS, dress } from "./dress.ts";
import { addFeatures } from "./features.ts";
import { drawFlesh, onHead } from "./flesh.ts";
import { marksOf } from "./marks.ts";
import type { FourLegged } from "./plan.ts";
import { drawSkeleton, strike } from "./skeleton.ts";
import { FLYING, STANCES, type StanceName, stanceOf } from "./stances.ts";
import { patternOf, tonesOf } from "./tones.ts";

/** A four-legged animal as the rest of the forge knows forms. */
export function fourLegged(plan: FourLegged): Grammar {
  const { id, nouns = [], young = [], about, metresPerUnit } = plan;
  return {
    id,
    nouns: [...nouns, ...young],
    about,
    metresPerUnit,
    ...mannersOf(plan),
    traits: {
      ...STANCES,
      ...DRESS_TRAITS,
      ...PATTERN_TRAITS,
      bust: ["bust", "busts"],
      young: ["baby", "young", "newborn", "little", ...young],
      ...(isWinged(plan) ? { flying: FLYING } : {}),
    },
    hides: { bust: [...Object.keys(STANCES), ...Object.keys(DRESS_TRAITS), "flying"] },
    wears: wearing(
      [
        "fur body coat skin hide wool",
        `tail belly stripe patch spot ${grown(plan, ["mane", "wing", "crest", "spine", "shell"])}`,
        `saddle bow bowtie scarf shawl blanket ribbon boot shoe ${NECKWEAR_WORDS}`,
      ],
      grown(plan, ["horn", "tusk", "antler"]),
    ),
    build: (brief) => {
      const own = brief.has("young") ? younger(plan) : varied(brief, plan);
      return build(brief, brief.has("bust") ? headOnly(own) : own);
    },
  };
}

/** Nobody colours the horns of a dog: only what this animal has. */
const grown = ({ features = [] }: FourLegged, words: readonly string[]) =>
  words.filter((word) => features.some((feature) => feature.includes(word))).join(" ");

const isWinged = ({ features = [] }: FourLegged): boolean => features.includes("dragon wings") || features.includes("feather wings");

/** No two of a herd are alike. */
function varied(brief: Brief, plan: FourLegged): FourLegged {
  const chance = brief.random.fork("herd");
  const stout = chance.between(0.96, 1.05);
  return {
    ...plan,
    long: plan.long * chance.between(0.97, 1.03),
    belly: [plan.belly[0] * stout, plan.belly[1] * stout],
    head: { ...plan.head, size: plan.head.size * chance.between(0.98, 1.04) },
  };
}

function younger(plan: FourLegged): FourLegged {
  const { head, neck, eyes: look } = plan;
  return {
    ...plan,
    metresPerUnit: plan.metresPerUnit * 0.6,
    long: plan.long * 0.82,
    neck: { ...neck, long: neck.long * 0.82 },
    head: { ...head, size: head.size * 1.18, muzzle: head.muzzle * 0.72 },
    eyes: { ...look, size: look.size * 1.3 },
    features: (plan.features ?? []).filter(
      (feature) => !["lion mane", "tusks", "antlers", "broad antlers", "bull horns", "goat horns", "ram horns", "beard"].includes(feature),
    ),
  };
}

function stanceNamed(brief: Brief, plan: FourLegged): StanceName {
  if (brief.has("flying") && isWinged(plan)) return "flying";
  const named = (Object.keys(STANCES) as StanceName[]).find((name) => brief.has(name));
  if (named) return named;
  return plan.usual === undefined || plan.usual === "upright" ? "standing" : plan.usual;
}

function build(brief: Brief, plan: FourLegged): Part[] {
  const figure = new Figure(brief);
  const drawn = drawSkeleton(figure, plan);
  const stance = stanceOf(plan, stanceNamed(brief, plan));
  drawFlesh(figure, plan, drawn);
  strike(figure, plan, drawn, stance);
  const cut = brief.has("bust") ? cutToBust(figure, plan, drawn) : null;
  growTwins(figure, plan);
  const tones = tonesOf(brief, plan.coat);
  const pattern = patternOf(brief, plan);
  const patched = pattern === "patches" ? tones.second : pattern === "tabby" ? darker(tones.main, 0.45) : tones.dark;
  const coat = coatOf(brief, {
    covering: plan.coat.covering,
    main: tones.main,
    marks: marksOf(figure, plan, drawn, tones),
    ...(pattern === "plain" ? {} : { pattern: { name: pattern, color: patched, scale: plan.coat.scale ?? 1 } }),
  });
  const { size } = plan.head;
  figure.parts.push({ name: "body", shape: figure.skin({ triangles: 11_000, soft: 0.1, ...(cut && { hem: cut.hem }) }), surface: coat });
  const { eyes: look, nose: tip, head } = plan;
  eyes(figure, "head", drawn.middle, look, { ...look, size: look.size * size }, stance.isAsleep);
  if (tip) {
    const middle = onHead(drawn, size, 0, -0.3 + head.snout[1] * 0.45, 0.3);
    const at = figure.surfaceAt(
      middle,
      drawn.forward,
      figure.masses.filter(({ bone }) => bone === "head"),
    );
    nose(figure, "head", at, tip.size.map((each) => each * size) as unknown as Point, tip.color);
  }
  if (plan.ears) {
    const dark = plan.ears.isDark ? tones.dark : tones.main;
    ears(figure, "head", onHead(drawn, size, 0, 0.1, -0.1), size, {
      ...plan.ears,
      color: dark,
      inner: brief.look.colors[0] ? darker(tones.main, 0.25) : tones.inner,
    });
  }
  const hair = brief.color(1, hex(plan.coat.dark));
  if (!brief.look.material) addFeatures({ figure, plan, drawn, tones, hair });
  else addFeatures({ figure, plan, drawn, tones, hair: tones.main });
  if (cut) return onSocle(figure, cut);
  dress(figure, plan, drawn);
  tellPlaces(figure, plan, drawn);
  figure.clip(quadrupedIdle());
  figure.clip(quadrupedGait("walk", plan.leg));
  figure.clip(quadrupedGait("run", plan.leg));
  if (figure.hasBone("wing left"))
    figure.clip({ name: "fly", seconds: 1.2, turns: { "wing left": swing("z", 32), "wing right": swing("z", -32) }, moves: bob(0.1, 1) });
  return figure.finished();
}

function growTwins(figure: Figure, { heads = [], tails = [] }: FourLegged): void {
  for (const [at, turn] of heads.entries()) figure.twin(["neck", "head"], `${at + 2}`, turn);
  for (const [at, turn] of tails.entries()) figure.twin(["tail 1", "tail 2", "tail 3", "tail 4"], `of ${at + 2}`, turn);
  if (heads.length === 0) return;
  const turns = Object.fromEntries(heads.map((_, at) => [`head ${at + 2}`, swing("y", 12, at * 0.3)]));
  figure.clip({ name: "look", seconds: 4, turns: { ...turns, head: swing("y", 10) } });
}

/** Where a rider sits and where a hat goes. */
function tellPlaces(figure: Figure, plan: FourLegged, drawn: ReturnType<typeof drawSkeleton>): void {
  const { brief } = figure;
  const crown = figure.surfaceAt(
    drawn.middle,
    [0, 1, 0],
    figure.masses.filter(({ bone }) => bone === "head"),
  );
  const wide = plan.head.size * (plan.head.wide ?? 1) * 1.6;
  brief.socket({
    name: "head",
    at: figure.posed("head", [0, crown[1] - plan.head.size * 0.12, crown[2]]).toArray() as Point,
    size: [wide, wide, wide],
  });
  if (plan.seat && !brief.has("saddle")) {
    const back = figure.surfaceAt(
      [0, plan.leg, plan.long * 0.05],
      [0, 1, 0],
      figure.masses.filter(({ bone }) => bone === "chest" || bone === "hips"),
    );
    brief.socket({ name: "seat", at: figure.posed("chest", back).toArray() as Point, size: [plan.chest[0] * 2, 1, plan.long * 0.5] });
  }
}
