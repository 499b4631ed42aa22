import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { mannersOf } from "@blenda/forge/grammar/manner";
import { darker, hex, lighter, turned } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import type { Point } from "@blenda/forge/solid/shapes/shape";
import { bob, swing } from "../core/clips.ts";
import { coatOf } from "../core/coat.ts";
import { eyes } from "../core/face.ts";
import { Figure } from "../core/figure.ts";
import { NECKWEAR_TRAITS, NECKWEAR_WORDS } from "../core/neckwear.ts";
import { wearing } from "../core/own-colors.ts";
import { addFeatures } from "./adornments.ts";
import { BOOTS, boots } from "./boots.ts";
import type { Drawn } from "./drawn.ts";
import { beak, feet, foldedWings, spreadWings, tailFeathers } from "./features.ts";
import { marksOf } from "./marks.ts";
import type { Bird } from "./plan.ts";
import { type BirdStance, STANCES } from "./stances.ts";

export function birdOf(bird: Bird): Grammar {
  const { id, nouns = [], young = [], about, metresPerUnit } = bird;
  return {
    id,
    nouns: [...nouns, ...young],
    about,
    metresPerUnit,
    ...mannersOf(bird),
    traits: {
      ...STANCES,
      young: ["baby", "young", "little", ...young],
      bow: ["bow", "ribbon", "bowtie"],
      scarf: ["scarf"],
      ...NECKWEAR_TRAITS,
      boots: BOOTS,
    },
    hides: { sitting: ["boots"], sleeping: ["boots"] },
    wears: wearing(["body feather plumage", "belly breast wing chest tail", `bow bowtie scarf boot ${NECKWEAR_WORDS}`], "beak bill"),
    build: (brief) => build(brief, brief.has("young") ? younger(bird) : bird),
  };
}

function younger(bird: Bird): Bird {
  return {
    ...bird,
    ...(bird.youngColor ? { coat: { colors: [bird.youngColor], second: bird.youngColor } } : {}),
    head: bird.head * 1.3,
    body: [bird.body[0] * 0.85, bird.body[1], bird.body[2]],
    leg: bird.leg * 0.8,
    neck: bird.neck.map(([z, y]) => [z * 0.6, y * 0.6] as const),
    tail: { ...bird.tail, long: bird.tail.long * 0.45 },
    eyes: { ...bird.eyes, size: bird.eyes.size * 1.2 },
    features: (bird.features ?? []).filter((feature) => feature === "face disc"),
  };
}

const stanceNamed = (brief: Brief): BirdStance => (Object.keys(STANCES) as BirdStance[]).find((name) => brief.has(name)) ?? "standing";

function build(brief: Brief, bird: Bird): Part[] {
  const figure = new Figure(brief);
  const drawn = draw(figure, bird, stanceNamed(brief));
  strike(figure, drawn);
  const { tones } = drawn;
  const coat = coatOf(brief, {
    covering: bird.flippers ? "short" : "feathers",
    main: tones.main,
    marks: marksOf(drawn, brief.look.colors.length > 0),
    ...(bird.coat.pattern ? { pattern: { name: bird.coat.pattern, color: tones.tips } } : {}),
  });
  figure.parts.push({ name: "body", shape: figure.skin({ triangles: 8_000, soft: 0.09 }), surface: coat });
  const { eyes: look, head } = bird;
  eyes(figure, "head", drawn.headAt, look, { ...look, size: look.size * head }, drawn.stance === "sleeping");
  beak(figure, drawn);
  if (drawn.stance === "flying" && !bird.flippers) spreadWings(figure, drawn);
  else foldedWings(figure, drawn);
  tailFeathers(figure, drawn);
  if (drawn.stance !== "sitting" && drawn.stance !== "sleeping") {
    feet(figure, drawn);
    if (brief.has("boots")) boots(figure, drawn);
  }
  addFeatures(figure, drawn);
  const crown = figure.surfaceAt(drawn.headAt, [0, 1, 0]);
  brief.socket({ name: "head", at: figure.posed("head", crown).toArray() as Point, size: [head * 1.6, head * 1.6, head * 1.6] });
  addClips(figure, drawn.stance === "flying");
  return figure.finished();
}

function draw(figure: Figure, bird: Bird, stance: BirdStance): Drawn {
  const { body, lean, leg, neck, neckThick, head, tail } = bird;
  const chance = figure.brief.random.fork("bird");
  const [long, wide, high] = body.map((size) => size * chance.between(0.97, 1.04));
  const tilt = (lean * Math.PI) / 180;
  const axis: Point = [0, Math.sin(tilt), Math.cos(tilt)];
  const low = Math.hypot(Math.cos(tilt) * high, Math.sin(tilt) * long);
  const middle: Point = [0, leg + low * 0.86, 0];
  const along = (by: number, up = 0): Point => [
    0,
    middle[1] + axis[1] * by * long + axis[2] * up * high,
    axis[2] * by * long - axis[1] * up * high,
  ];
  figure.bone("body", null, along(-0.6), along(0.5));
  figure.lump("body", along(-0.02), [wide, high, long], { lean: -lean });
  figure.lump("body", along(0.3, 0.02), [wide * 0.94, high * 0.92, long * 0.62], { lean: -lean });
  figure.limb("body", along(-0.5, 0.1), along(-1.02, 0.28), [Math.min(wide, high) * 0.62, Math.min(wide, high) * 0.24]);
  // The neck, in two bones.
  let at: Point = along(0.62, 0.35);
  const points = [at];
  for (const [ahead, up] of neck) points.push((at = [0, at[1] + up, at[2] + ahead]));
  const half = Math.max(1, Math.floor(points.length / 2));
  figure.bone("neck", "body", points[0], points[half]);
  const upper = points.length > 2 && half < points.length - 1 ? "upper neck" : "neck";
  if (upper !== "neck") figure.bone("upper neck", "neck", points[half], points[points.length - 1]);
  for (let step = 1; step < points.length; step++) {
    const thick = (t: number) => neckThick[0] + (neckThick[1] - neckThick[0]) * t;
    figure.limb(
      step <= half ? "neck" : upper,
      points[step - 1],
      points[step],
      [thick((step - 1) / (points.length - 1)), thick(step / (points.length - 1))],
      { soft: points.length > 3 ? 0.03 : 0.09 },
    );
  }
  const headAt: Point = [0, at[1] + head * 0.25, at[2] + head * 0.2];
  figure.bone("head", upper, at, [0, headAt[1], headAt[2] + head]);
  figure.lump("head", headAt, [head * 0.95, head * 0.95, head]);
  figure.bone("tail", "body", along(-0.95, 0.25), along(-0.95 - tail.long / long, 0.25));
  for (const side of [1, -1]) {
    const name = side > 0 ? "left" : "right";
    const shoulder: Point = [side * wide * 0.82, ...(along(0.42, 0.3).slice(1) as [number, number])];
    figure.bone(`wing ${name}`, "body", shoulder, [shoulder[0] + side * bird.wing[0] * 0.5, shoulder[1], shoulder[2]]);
    figure.bone(
      `wing tip ${name}`,
      `wing ${name}`,
      [shoulder[0] + side * bird.wing[0] * 0.5, shoulder[1], shoulder[2]],
      [shoulder[0] + side * bird.wing[0], shoulder[1], shoulder[2]],
    );
    const hip: Point = [side * wide * 0.5, middle[1] - low * 0.55, along(-0.12)[2] * 0.4];
    const ankle: Point = [hip[0], 0.03, hip[2]];
    figure.bone(`leg ${name}`, "body", hip, ankle);
    figure.bone(`foot ${name}`, `leg ${name}`, ankle, [ankle[0], ankle[1], ankle[2] + 0.1]);
    figure.limb(
      `leg ${name}`,
      hip,
      [hip[0], Math.max(leg * 0.62, hip[1] - high * 0.75), hip[2]],
      [wide * 0.36, Math.max(0.03, wide * 0.14)],
      { soft: 0.07 },
    );
  }
  return { bird, stance, middle, axis, headAt, tones: tonesOf(figure.brief, bird) };
}

function tonesOf(brief: Brief, { coat }: Bird): Drawn["tones"] {
  const chance = brief.random.fork("plumage");
  const main = brief.color(0, turned(hex(chance.pick(coat.colors)), chance.between(-0.01, 0.01)));
  const isNamed = brief.look.colors[0] !== undefined;
  const second = brief.color(1, isNamed ? lighter(main, 0.6) : hex(coat.second));
  const wing = brief.look.colors[1] ?? (isNamed || coat.wing === undefined ? darker(main, 0.1) : hex(coat.wing));
  return { main, second, wing, tips: isNamed || coat.tips === undefined ? darker(main, 0.3) : hex(coat.tips) };
}

function strike(figure: Figure, { bird, stance, middle }: Drawn): void {
  const low = -bird.leg;
  const isDown = stance === "sitting" || stance === "sleeping" || stance === "swimming";
  const pitch =
    stance === "flying" ? Math.max(0, bird.lean - 12) : isDown ? Math.max(0, bird.lean * 0.5 - 8) : stance === "walking" ? 4 : 0;
  figure.turn("body", [pitch, 0, 0], [0, isDown ? low : stance === "flying" ? 0.2 : 0, 0]);
  const neck: Point =
    stance === "flying"
      ? [bird.neck.length > 2 ? 30 : 6, 0, 0]
      : stance === "sleeping"
        ? [-10, 0, 0]
        : stance === "walking"
          ? [8, 0, 0]
          : [0, 0, 0];
  figure.turn("neck", [neck[0] - pitch * 0.5, 0, 0]);
  if (figure.hasBone("upper neck"))
    figure.turn("upper neck", stance === "sleeping" ? [-26, 0, 0] : stance === "flying" ? [12, 0, 0] : undefined);
  figure.turn(
    "head",
    stance === "sleeping" ? [20, 148, 0] : stance === "sitting" ? [-pitch * 0.5, 18, 0] : [-pitch * 0.5 - neck[0] * 0.6, 0, 0],
  );
  figure.turn("tail", stance === "swimming" ? [18, 0, 0] : undefined);
  const steps: Record<BirdStance, readonly [number, number, number, number]> = {
    standing: [0, 0, 0, 0],
    walking: [-30, 22, 26, -14],
    flying: [78, 30, 78, 30],
    sitting: [0, 0, 0, 0],
    sleeping: [0, 0, 0, 0],
    swimming: [52, 10, 22, 0],
  };
  const [left, leftFoot, right, rightFoot] = steps[stance];
  figure.turn("leg left", [left - pitch, 0, 0]);
  figure.turn("foot left", [leftFoot, 0, 0]);
  figure.turn("leg right", [right - pitch, 0, 0]);
  figure.turn("foot right", [rightFoot, 0, 0]);
  for (const side of [1, -1]) {
    const name = side > 0 ? "left" : "right";
    figure.turn(`wing ${name}`, stance === "flying" ? [0, 0, side * (bird.flippers ? -30 : 24)] : undefined);
    figure.turn(`wing tip ${name}`, stance === "flying" ? [0, 0, side * -18] : undefined);
  }
  if (middle[1] < 0) throw new Error("a bird below the ground");
}

/** Only spread wings beat: folded ones would drag the flanks with them. */
function addClips(figure: Figure, isSpread: boolean): void {
  figure.clip({ name: "idle", seconds: 3, turns: { neck: swing("x", 4), head: swing("y", 22, 0.2), tail: swing("x", 6, 0.4) } });
  figure.clip({
    name: "walk",
    seconds: 0.9,
    turns: {
      "leg left": swing("x", 28),
      "leg right": swing("x", 28, 0.5),
      neck: swing("x", 9, 0.1),
      head: swing("x", -7, 0.1),
      body: swing("z", 3),
    },
    moves: bob(0.02),
  });
  if (!isSpread) return;
  figure.clip({
    name: "fly",
    seconds: 0.7,
    turns: {
      "wing left": swing("z", 38),
      "wing right": swing("z", -38),
      "wing tip left": swing("z", 22, -0.12),
      "wing tip right": swing("z", -22, -0.12),
    },
    moves: bob(0.06, 1),
  });
}
