import type { Brief } from "@blenda/forge/grammar/brief";
import { darker, hex, type Rgb } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import type { Point } from "@blenda/forge/solid/shapes/shape";
import { bob, fold, swing } from "../core/clips.ts";
import { Figure } from "../core/figure.ts";
import { EXTRAS } from "./dress/extras.ts";
import { dressed } from "./dress/garments.ts";
import { addHat } from "./dress/hats.ts";
import { Flesh } from "./flesh.ts";
import { addBeard, addHair } from "./hair.ts";
import { addHead } from "./head.ts";
import type { Extra, HairStyle, HatKind, Outfit } from "./outfit.ts";
import { BUILDS, type Build, drawPerson, type Frame } from "./skeleton.ts";
import { type PersonStance, STANCES, strike } from "./stances.ts";
import { addProp } from "./things/props.ts";
import { SKINS } from "./words.ts";

/** Horns, halos and headbands leave room for a hat. */
export function isHat(kind: HatKind | undefined): boolean {
  return kind !== undefined && !["horns", "halo", "headband", "antlers"].includes(kind);
}

function buildOf(brief: Brief, outfit: Outfit): { build: Build; isWoman: boolean } {
  const isPlainMan = brief.has("man") && !brief.has("woman");
  const isWoman = brief.has("woman") || brief.has("girl") || (outfit.build === "woman" && !isPlainMan);
  const isOwn = outfit.build !== undefined && ["baby", "toddler", "strong", "sumo"].includes(outfit.build);
  const name =
    isOwn && outfit.build
      ? outfit.build
      : brief.has("child")
        ? "child"
        : brief.has("old")
          ? "old"
          : isWoman
            ? "woman"
            : (outfit.build ?? "man");
  const own = BUILDS[name];
  const chance = brief.random.fork("build");
  return {
    isWoman,
    build: {
      ...own,
      leg: own.leg * chance.between(0.96, 1.04),
      waist: own.waist * chance.between(0.96, 1.08),
      head: own.head * (brief.isStyle("cartoon") ? 1.25 : 1),
    },
  };
}

function hairOf(brief: Brief, outfit: Outfit, isWoman: boolean): { style: HairStyle; color: Rgb } {
  const chance = brief.random.fork("hair");
  const named = (["ponytail", "bun", "curly", "bob", "braids", "afro", "mohawk", "bald"] as const).find((style) => brief.has(style));
  const usual: readonly HairStyle[] = brief.has("girl")
    ? ["braids", "long", "braids"]
    : isWoman
      ? ["long", "long", "bob", "long"]
      : ["short", "fringe", "curly", "short"];
  const style =
    named ?? (brief.has("long hair") ? "long" : isWoman && outfit.hair === "short" ? "long" : (outfit.hair ?? chance.pick(usual)));
  const own = brief.has("blond")
    ? 0xe6c46a
    : brief.has("ginger")
      ? 0xc0602a
      : brief.has("brunette")
        ? 0x4a2e1c
        : brief.has("old")
          ? 0xd6d4d0
          : (outfit.hairColor ?? chance.pick([0x2a1c14, 0x4a2e1c, 0x6a4426, 0x1c1614, 0xa8743a]));
  return { style, color: brief.color(2, hex(own)) };
}

/** Somebody in these clothes, standing as the words say. */
export function makePerson(brief: Brief, outfit: Outfit): Part[] {
  const figure = new Figure(brief);
  const { build: proportions, isWoman } = buildOf(brief, outfit);
  const frame = drawPerson(figure, proportions);
  const stance = (Object.keys(STANCES) as PersonStance[]).find((name) => brief.has(name)) ?? outfit.stance ?? "standing";
  const extras = new Set<Extra>(outfit.extras ?? []);
  for (const name of ["beard", "moustache", "glasses", "cape", "scarf"] as const) if (brief.has(name)) extras.add(name);
  if (isWoman) for (const name of ["beard", "moustache", "long beard"] as const) extras.delete(name);
  const hand = stance === "sleeping" || stance === "crossed" || brief.has("empty handed") ? undefined : outfit.hand;
  const other = hand === undefined ? undefined : outfit.other;
  const { isLying, isAsleep } = strike(figure, stance, proportions.stoop ?? 0, {
    right: hand !== undefined || extras.has("shield"),
    left: other !== undefined,
  });
  const flesh = new Flesh(figure, frame);
  const skin = skinOf(brief, outfit);
  addHead(figure, frame, flesh, skin, {
    isAsleep,
    isPointed: extras.has("pointed ears"),
    isHidden: outfit.hat?.kind === "knight" || outfit.hat?.kind === "plague",
    isWoman,
    isOneEyed: extras.has("one eye"),
  });
  dressed({
    figure,
    frame,
    flesh,
    outfit,
    extras,
    skin,
    isUpright: !isLying && !["seated", "sitting", "riding", "kneeling", "guarding", "balancing"].includes(stance),
  });
  const hair = hairOf(brief, outfit, isWoman);
  const hat = outfit.hat;
  const hidesHair = hat && ["knight", "astronaut", "ninja", "cowl", "veil", "hood", "plague"].includes(hat.kind);
  if (!hidesHair)
    addHair(
      figure,
      frame,
      hair.style,
      hair.color,
      hat !== undefined && !["halo", "crown", "tiara", "headband", "nurse", "antlers", "feathers", "horns"].includes(hat.kind),
    );
  for (const kind of ["long beard", "beard", "moustache"] as const)
    if (extras.has(kind) && !(kind === "beard" && extras.has("long beard"))) addBeard(figure, frame, hair.color, kind);
  if (hat) addHat(figure, frame, hat.kind, hatColor(brief, hat));
  const color = brief.color(3, hex(outfit.extraColor ?? 0xb3261e));
  for (const extra of extras) EXTRAS[extra]({ figure, frame, flesh, color, hair: hair.color, skin, isLying });
  if (hand)
    addProp(
      figure,
      hand,
      stance === "fighting"
        ? [50, 0, 0]
        : stance === "running"
          ? [35, 0, 0]
          : hand === "sword" || hand === "cutlass" || hand === "katana"
            ? [24, 0, 12]
            : [0, 0, 0],
    );
  if (other) addProp(figure, other, [0, 0, 0], "hand left");
  tellPlaces(figure, frame, isHat(hat?.kind), hand !== undefined);
  if (stance === "seated" || stance === "riding") tellHips(figure);
  addClips(figure);
  return figure.finished();
}

function skinOf(brief: Brief, outfit: Outfit): Rgb {
  if (brief.has("pale")) return hex(0xf6d8c0);
  if (brief.has("tanned")) return hex(0xc68a5a);
  if (brief.has("dark") && outfit.skin === undefined) return hex(0x6a4028);
  return hex(outfit.skin ?? brief.random.fork("skin").pick(SKINS));
}

/** Pointed hats belong to the robe. */
function hatColor(brief: Brief, { kind, color }: { kind: HatKind; color: number }): Rgb {
  const own = hex(color);
  if (kind !== "wizard" && kind !== "witch" && kind !== "santa") return brief.color(3, own);
  return brief.color(3, darker(brief.color(0, own), brief.look.colors[0] ? 0.12 : 0));
}

function tellPlaces(figure: Figure, { headAt, build: { head: s } }: Frame, hasHat: boolean, hasThing: boolean): void {
  const { brief } = figure;
  const put = (bone: string, at: Point) => figure.posed(bone, at).toArray() as Point;
  if (!hasHat)
    brief.socket({ name: "head", at: put("head", [0, headAt[1] + s * 0.72, headAt[2] - s * 0.1]), size: [s * 2.1, s * 2, s * 2.1] });
  const [left, right] = ["hand left", "hand right"].map((bone) => {
    const { head } = figure.boneOf(bone);
    return put(bone, [head[0], head[1] - 0.06, head[2] + 0.03]);
  });
  if (!hasThing) brief.socket({ name: "grip", at: right, size: [0.12, 0.12, 0.12] });
  brief.socket({ name: "grip", at: left, size: [0.12, 0.12, 0.12] });
}

const HIP_THICKNESS = 0.1;

/** Where somebody who sits meets what they sit on. */
function tellHips(figure: Figure): void {
  const [x, y, z] = figure.boneOf("hips").head;
  figure.brief.socket({ name: "hips", at: figure.posed("hips", [x, y - HIP_THICKNESS, z]).toArray() as Point, size: [0.3, 0.1, 0.3] });
}

function addClips(figure: Figure): void {
  figure.clip({
    name: "idle",
    seconds: 3.2,
    turns: { chest: swing("x", 1.2), head: swing("y", 8, 0.2), "arm left": swing("z", 2), "arm right": swing("z", -2) },
  });
  const gait = (name: string, seconds: number, wide: number, knee: number) =>
    figure.clip({
      name,
      seconds,
      turns: {
        "thigh left": swing("x", wide),
        "thigh right": swing("x", wide, 0.5),
        "shin left": fold(knee, 0.25),
        "shin right": fold(knee, 0.75),
        "arm left": swing("x", wide * 0.9, 0.5),
        "arm right": swing("x", wide * 0.9),
        chest: swing("y", 5),
      },
      moves: bob(0.03),
    });
  gait("walk", 1, 26, 34);
  gait("run", 0.62, 44, 70);
  figure.clip({ name: "wave", seconds: 1.2, turns: { "forearm left": swing("z", 24), head: swing("z", 4) } });
}
