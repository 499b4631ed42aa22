import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { hex, type Rgb } from "@blenda/forge/solid/color";
import type { Part, Rig } from "@blenda/forge/solid/part";
import { Matrix4 } from "three";
import { quadrupedGait, quadrupedIdle, swing } from "../core/clips.ts";
import { cloth } from "../core/cloth.ts";
import { coatOf } from "../core/coat.ts";
import { Figure } from "../core/figure.ts";
import { addFeatures } from "../four-legged/features.ts";
import { drawFlesh } from "../four-legged/flesh.ts";
import type { FourLegged } from "../four-legged/plan.ts";
import { drawSkeleton, strike as strikeBeast } from "../four-legged/skeleton.ts";
import { stanceOf } from "../four-legged/stances.ts";
import { tonesOf } from "../four-legged/tones.ts";
import { EXTRAS } from "../person/dress/extras.ts";
import { Flesh } from "../person/flesh.ts";
import { addBeard, addHair } from "../person/hair.ts";
import { addHead } from "../person/head.ts";
import { BUILDS, drawPerson } from "../person/skeleton.ts";
import { strike as strikePerson } from "../person/stances.ts";
import { addProp } from "../person/things/props.ts";
import { FACE, FOLK, SKINS } from "../person/words.ts";

const BODY: FourLegged = {
  id: "centaur",
  about: "",
  metresPerUnit: 1.15,
  long: 0.86,
  leg: 0.9,
  chest: [0.2, 0.23],
  belly: [0.22, 0.235],
  rump: [0.23, 0.265],
  limb: [0.125, 0.075, 0.052],
  foot: "hoof",
  neck: { long: 0.2, up: 78, thick: [0.17, 0.14] },
  head: { size: 0.1, muzzle: 0.2, snout: [0.5, 0.4], nod: 0 },
  eyes: { size: 0.2, color: 0x3a2412, aside: 62, up: 18 },
  tail: { long: 0.85, up: -52, curl: -30, thick: [0.07, 0.07, 0.03] },
  features: ["hair tail"],
  coat: { covering: "short", colors: [0x8a4f2b, 0x6b3b22, 0x4a3026, 0xc9b49a], second: 0xf3eadc, dark: 0x2a1c16 },
};

const STANCES = {
  standing: ["standing", "stands"],
  walking: ["walking", "trotting"],
  running: ["running", "galloping", "charging"],
  rearing: ["rearing", "prancing", "fighting"],
  lying: ["lying", "resting", "sleeping", "sitting"],
} as const;

export const centaur: Grammar = {
  id: "centaur",
  nouns: ["centaur archer", "centaur warrior", "horse man", "half man half horse", "centauress", "chiron"],
  about: "a centaur: the body of a horse with the chest, arms and head of a man",
  metresPerUnit: 1.15,
  traits: { ...STANCES, woman: [...FOLK.woman, "centauress"], beard: FACE.beard, "empty handed": ["unarmed"] },
  wears: ["fur body coat", "", "hair tail beard", "eye"],
  build,
};

function build(brief: Brief): Part[] {
  const beast = new Figure(brief);
  const drawn = drawSkeleton(beast, BODY);
  drawFlesh(beast, BODY, drawn);
  // The neck ends where the man begins, and there is no horse's head.
  const kept = beast.masses.filter(({ bone }) => bone !== "head" && bone !== "neck");
  beast.masses.splice(0, beast.masses.length, ...kept);
  const stance = (Object.keys(STANCES) as (keyof typeof STANCES)[]).find((name) => brief.has(name)) ?? "standing";
  strikeBeast(beast, BODY, drawn, stanceOf(BODY, stance));
  const tones = tonesOf(brief, BODY.coat);
  const hair = brief.color(2, tones.dark);
  beast.parts.push({
    name: "body",
    shape: beast.skin({ triangles: 8_000, soft: 0.1 }),
    surface: coatOf(brief, { covering: "short", main: tones.main }),
  });
  addFeatures({ figure: beast, plan: BODY, drawn, tones, hair });
  const at = beast.posed("chest", [0, drawn.neckFrom[1] + 0.06, drawn.neckFrom[2] + 0.01]);
  const human = upperBody(brief, new Matrix4().makeTranslation(at.x, at.y, at.z), hair, brief.has("empty handed"));
  beast.clip(quadrupedIdle());
  beast.clip(quadrupedGait("walk", BODY.leg));
  beast.clip(quadrupedGait("run", BODY.leg));
  const [below, above] = [beast.finished(), human.finished()];
  const rig = joinedRig(below[0].rig, above[0].rig);
  return [...below, ...above].map((part) => ({ ...part, rig }));
}

/** A man from the hips up, his hips at the origin before he is carried to the horse. */
function upperBody(brief: Brief, carried: Matrix4, hair: Rgb, isUnarmed: boolean): Figure {
  const isWoman = brief.has("woman");
  const human = new Figure(brief);
  const frame = drawPerson(human, BUILDS[isWoman ? "woman" : "man"]);
  strikePerson(human, "standing", 0, { right: !isUnarmed, left: false });
  const bones = [
    "hips",
    "chest",
    "neck",
    "head",
    ...["left", "right"].flatMap((side) => ["arm", "forearm", "hand"].map((bone) => `${bone} ${side}`)),
  ];
  const lowered = carried.clone().multiply(new Matrix4().makeTranslation(0, -frame.hipY - 0.02, 0));
  const poses = bones.map((bone) => [bone, lowered.clone().multiply(human.poseOf(bone))] as const);
  for (const [bone, pose] of poses) human.pose(bone, pose);
  const flesh = new Flesh(human, frame);
  const skin = hex(brief.random.fork("skin").pick(SKINS));
  addHead(human, frame, flesh, skin, { isAsleep: false, isPointed: true, isHidden: false, isOneEyed: false, isWoman });
  human.parts.push({
    name: "skin",
    shape: human.skin({ triangles: 4_000, soft: 0.04 }, [...flesh.torso(0), ...flesh.arms(1), ...flesh.hands()]),
    surface: coatOf(brief, { covering: "smooth", main: skin }),
  });
  if (isWoman) {
    const band = flesh.torso(0.014).filter((mass) => mass.bone === "chest" && "size" in mass && mass.size[0] < 0.1);
    human.parts.push({ name: "top", shape: human.skin({ triangles: 1_000, soft: 0.03 }, band), surface: cloth(brief, hex(0x6a4020)) });
  }
  addHair(human, frame, isWoman ? "long" : "curly", hair, false);
  if (!isWoman || brief.has("beard")) addBeard(human, frame, hair, "beard");
  const making = { figure: human, frame, flesh, color: hex(0x6a4020), hair, skin, isLying: false };
  for (const extra of ["belt", "quiver", "sash"] as const) EXTRAS[extra](making);
  if (!isUnarmed) addProp(human, "bow");
  return human;
}

const GONE = new Set(["neck", "head"]);

/** One skeleton of both: the man's bones hang on the horse's chest. */
function joinedRig(below: Rig | undefined, above: Rig | undefined): Rig {
  const own = (below?.bones ?? []).filter(({ name }) => !GONE.has(name));
  const man = (above?.bones ?? [])
    .filter(({ name }) => !/thigh|shin|foot/.test(name))
    .map(({ parent, ...bone }) => ({ ...bone, name: `man's ${bone.name}`, parent: parent === null ? "chest" : `man's ${parent}` }));
  const clips = (below?.clips ?? []).map((clip) => ({
    ...clip,
    turns: {
      ...Object.fromEntries(Object.entries(clip.turns).filter(([bone]) => !GONE.has(bone))),
      "man's arm left": swing("x", 14),
      "man's head": swing("y", 8),
    },
  }));
  return { bones: [...own, ...man], clips };
}
