import type { Grammar } from "@blenda/forge/grammar/grammar";
import { hex, type Rgb } from "@blenda/forge/solid/color";
import { sphere } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";
import { bob, swing } from "../core/clips.ts";
import { type Covering, coatOf, type Mark } from "../core/coat.ts";
import { creature, plainSkin, type Tones } from "../core/creature.ts";
import { horn } from "../core/details.ts";
import { type EyeLook, eyes } from "../core/face.ts";
import type { Figure } from "../core/figure.ts";
import { wearing } from "../core/own-colors.ts";
import type { PatternName } from "../core/patterns.ts";
import { addClaws, addFoldedArms } from "./insect-arms.ts";
import { FLYING, type InsectStance, STANCES } from "./insect-stances.ts";
import { addWings, type WingKind } from "./insect-wings.ts";

/** Place, size, and degrees it leans forward. */
type Round = readonly [z: number, y: number, wide: number, high: number, long: number, lean?: number];

/** One small animal with many legs: three rounds of body, legs, wings and colours. */
interface Insect {
  id: string;
  nouns?: readonly string[];
  about: string;
  metresPerUnit: number;
  head: Round;
  thorax: Round;
  abdomen: readonly Round[];
  /** Pairs of legs, how far they reach, how high the knee is, how thick they are. */
  legs: { pairs: number; reach: number; knee: number; thick: number; color: number; from?: number; to?: number; isJumping?: true };
  wings?: { kind: WingKind; size: number; color: number };
  antennae?: { long: number; knob?: boolean };
  claws?: "pincers" | "folded";
  sting?: boolean;
  eyes: EyeLook & { aside: number; up: number; stalks?: boolean };
  covering: Covering;
  colors: readonly number[];
  second: number;
  dark: number;
  pattern?: PatternName;
  scale?: number;
  headColor?: number;
}

export function insectOf(insect: Insect): Grammar {
  const { id, nouns = [], about, metresPerUnit, colors, second, dark } = insect;
  const stances: Readonly<Record<InsectStance, readonly string[]>> = { ...STANCES, flying: insect.wings ? FLYING.flying : [] };
  const hasClearWings = insect.wings?.kind === "bee" || insect.wings?.kind === "dragonfly";
  return creature({
    id,
    nouns,
    about,
    metresPerUnit,
    colors,
    second,
    dark,
    stances,
    wears: wearing([hasClearWings ? "body shell" : "body shell wing", "stripe spot leg belly"], "", hasClearWings ? "wing" : ""),
    make: (figure, stance, tones) => make(figure, insect, stance, tones),
  });
}

function make(figure: Figure, insect: Insect, stance: InsectStance, tones: Tones): void {
  const { head, thorax, abdomen, legs } = insect;
  const drop = stance === "resting" ? -legs.knee * 0.35 : 0;
  figure.bone("body", null, [0, thorax[1], thorax[0] - thorax[4]], [0, thorax[1], thorax[0] + thorax[4]]);
  figure.bone("head", "body", [0, head[1], head[0] - head[4]], [0, head[1], head[0] + head[4]]);
  const last = abdomen[abdomen.length - 1];
  figure.bone("abdomen", "body", [0, abdomen[0][1], abdomen[0][0] + abdomen[0][4] * 0.8], [0, last[1], last[0] - last[4]]);
  const pitch = stance === "rearing" ? 24 : stance === "flying" ? 12 : 0;
  figure.turn("body", [-pitch, 0, 0], [0, drop + (stance === "flying" ? 0.25 : stance === "rearing" ? 0.1 : 0), 0]);
  figure.turn("head", [pitch * 0.5, 0, 0]);
  figure.turn("abdomen", stance === "flying" ? [10, 0, 0] : stance === "rearing" ? [pitch * 0.8, 0, 0] : undefined);
  const round = (bone: string, [z, y, wide, high, long, lean = 0]: Round) =>
    figure.lump(bone, [0, y, z], [wide, high, long], { soft: 0.05, lean });
  round("head", head);
  round("body", thorax);
  for (const each of abdomen) round("abdomen", each);
  const pattern = (["stripes", "spots", "patches"] as const).find((name) => figure.brief.has(name)) ?? insect.pattern;
  const headColor: Rgb | null = insect.headColor === undefined ? null : hex(insect.headColor);
  const marks: Mark[] = headColor
    ? [{ where: { at: [0, head[1], head[0]], size: [head[2] * 1.2, head[3] * 1.2, head[4] * 1.12] }, color: headColor }]
    : [];
  const coat = coatOf(figure.brief, {
    covering: insect.covering,
    main: tones.main,
    marks,
    ...(pattern
      ? {
          pattern: {
            name: pattern,
            color: tones.dark,
            scale: insect.scale ?? 1,
            only: (_x: number, _y: number, z: number) => (z < thorax[0] - thorax[4] * 0.2 ? 1 : 0),
          },
        }
      : {}),
  });
  figure.parts.push({ name: "body", shape: figure.skin({ triangles: 5_500, soft: 0.05 }), surface: coat });
  const { eyes: look } = insect;
  if (look.stalks) stalkEyes(figure, insect, tones);
  else eyes(figure, "head", [0, head[1], head[0]], look, look);
  const dark = plainSkin(hex(legs.color), 0.4);
  addLegs(figure, insect, stance, dark);
  if (insect.antennae) addAntennae(figure, insect, dark);
  if (insect.claws === "pincers") addClaws(figure, insect, stance, coat);
  if (insect.claws === "folded") addFoldedArms(figure, insect, stance, coat);
  if (insect.sting)
    figure.attach(
      "sting",
      "abdomen",
      horn(
        [
          [0, last[1], last[0] - last[4] * 0.9],
          [0, last[1] - 0.01, last[0] - last[4] - 0.05],
          [0, last[1] - 0.03, last[0] - last[4] - 0.13],
        ],
        0.035,
        8,
      ),
      dark,
    );
  if (insect.wings) addWings(figure, insect.wings, thorax.slice(0, 5) as number[], stance, tones);
  addClips(figure, insect);
}

function stalkEyes(figure: Figure, { head, eyes: look }: Insect, tones: Tones): void {
  for (const side of [1, -1]) {
    const from: Point = [side * head[2] * 0.4, head[1] + head[3] * 0.6, head[0] + head[4] * 0.5];
    const to: Point = [from[0] * 1.2, from[1] + look.size * 2.2, from[2] + 0.02];
    figure.attach("stalks", "head", tube([from, to], look.size * 0.45, { isStraight: true, sides: 8 }), plainSkin(tones.main));
    figure.attach("eyes", "head", placed(sphere(look.size, 18), { at: to }), plainSkin(hex(look.color), 0.08));
  }
}

/** Where the legs of one side stand along the body, from front to back. */
function legPlaces({ legs, thorax }: Insect): number[] {
  const { pairs, from = 0.8, to = -0.8 } = legs;
  return Array.from({ length: pairs }, (_, at) => thorax[0] + thorax[4] * (from + ((to - from) * at) / Math.max(1, pairs - 1)));
}

function addLegs(figure: Figure, insect: Insect, stance: InsectStance, surface: Surface): void {
  const { legs, thorax } = insect;
  const places = legPlaces(insect);
  for (const [at, z] of places.entries())
    for (const side of [1, -1]) {
      const fan = (at - (places.length - 1) / 2) / Math.max(1, places.length - 1);
      const beat = stance === "walking" ? ((at + (side > 0 ? 0 : 1)) % 2 ? 0.3 : -0.24) * legs.reach : 0;
      const name = `leg ${at + 1} ${side > 0 ? "left" : "right"}`;
      const isDrawn = stance === "flying";
      const lifted = stance === "rearing" && at === 0;
      const reach = legs.reach * (isDrawn ? 0.62 : stance === "resting" ? 0.85 : 1);
      const drawnBody = figure.posed("body", [side * thorax[2] * 0.7, thorax[1] - thorax[3] * 0.35, z]);
      const root = drawnBody.toArray() as Point;
      const ground = isDrawn ? root[1] - legs.knee * 0.75 : lifted ? root[1] + legs.knee * 0.8 : legs.thick * 0.6;
      const out = Math.cos(fan * 1.5) * reach;
      const ahead = -Math.sin(fan * 1.5) * reach + beat + (lifted ? reach * 0.5 : 0);
      const isJumping = legs.isJumping && at === places.length - 1;
      const knee: Point = isJumping
        ? [root[0] + side * 0.16, root[1] + (isDrawn ? 0.02 : 0.34), root[2] - 0.36]
        : [root[0] + side * out * 0.5, Math.max(root[1], ground) + legs.knee * (isDrawn ? 0.1 : 0.62), root[2] + ahead * 0.5];
      const foot: Point = isJumping ? [knee[0] + side * 0.04, ground, knee[2] - 0.1] : [root[0] + side * out, ground, root[2] + ahead];
      const toe: Point = [foot[0] + side * legs.thick * 1.8, foot[1] - legs.thick * 0.3, foot[2] + ahead * 0.12];
      figure.bone(name, "body", root, knee);
      figure.pose(name, figure.poseOf("body").clone().identity());
      figure.bone(`${name} foot`, name, knee, foot);
      figure.pose(`${name} foot`, figure.poseOf(name));
      const upper = tube([root, knee], (t) => legs.thick * (isJumping ? 2.6 - t * 1.8 : 1.15 - t * 0.25), {
        isStraight: true,
        sides: 10,
        rings: 7,
      });
      const lower = tube([knee, foot, toe], (t) => legs.thick * (0.95 - t * 0.5), { sides: 8, rings: 8 });
      figure.attach("legs", name, joined([upper, placed(sphere(legs.thick * 1.12, 10), { at: knee })]), surface);
      figure.attach("legs", `${name} foot`, lower, surface);
    }
}

function addAntennae(figure: Figure, { head, antennae }: Insect, surface: Surface): void {
  const long = antennae?.long ?? 0.3;
  const pair = [1, -1].flatMap((side): Shape[] => {
    const root: Point = [side * head[2] * 0.38, head[1] + head[3] * 0.75, head[0] + head[4] * 0.45];
    const tip: Point = [root[0] + side * long * 0.45, root[1] + long * 0.8, root[2] + long * 0.55];
    const stem = tube([root, [root[0] + side * long * 0.12, root[1] + long * 0.55, root[2] + long * 0.15], tip], (t) => 0.02 - t * 0.008, {
      sides: 7,
      rings: 10,
    });
    return antennae?.knob === false ? [stem] : [stem, placed(sphere(0.034, 12), { at: tip })];
  });
  figure.attach("antennae", "head", joined(pair), surface);
}

function addClips(figure: Figure, insect: Insect): void {
  const legs: Record<string, ReturnType<typeof swing>> = {};
  for (let at = 1; at <= insect.legs.pairs; at++)
    for (const side of ["left", "right"]) legs[`leg ${at} ${side}`] = swing("y", 16, (at + (side === "left" ? 0 : 1)) % 2 ? 0 : 0.5);
  figure.clip({ name: "idle", seconds: 2.5, turns: { head: swing("y", 8), abdomen: swing("x", 3) } });
  figure.clip({ name: "walk", seconds: 0.7, turns: legs, moves: bob(0.01) });
  if (insect.wings) {
    const beat = { "wing left": swing("z", 42), "wing right": swing("z", -42) };
    figure.clip({ name: "fly", seconds: insect.wings.kind === "butterfly" ? 0.8 : 0.2, turns: beat, moves: bob(0.05, 1) });
  }
}
