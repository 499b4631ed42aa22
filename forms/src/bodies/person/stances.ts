import type { Point } from "@blenda/forge/solid/shapes/shape";
import type { Figure } from "../core/figure.ts";
import { DEED_POSES, DEEDS } from "./deed-stances.ts";

export const STANCES = {
  standing: ["standing", "stands", "posing"],
  walking: ["walking", "walks", "marching", "strolling", "hiking"],
  running: ["running", "runs", "jogging", "sprinting", "chasing"],
  waving: ["waving", "waves", "greeting", "hello"],
  // On a chair; who sits on the ground is `sitting`.
  seated: [],
  riding: ["riding", "mounted", "driving"],
  sitting: ["sitting", "sits", "seated", "meditating"],
  sleeping: ["sleeping", "asleep", "lying", "dead", "resting", "sleeps"],
  crossed: ["crossed", "bored", "angry"],
  fighting: ["fighting", "boxing", "attacking", "punching", "kicking", "battle"],
  dancing: ["dancing", "dances", "ballet", "celebrating"],
  jumping: ["jumping", "jumps", "leaping", "cheering", "happy"],
  kneeling: ["kneeling", "kneels", "praying", "proposing"],
  flying: ["flying", "flies", "hovering", "swimming"],
  reaching: ["reaching", "groping", "sleepwalking"],
  ...DEEDS,
} as const;
export type PersonStance = keyof typeof STANCES;

type Turns = Readonly<Record<string, Point>>;

/** Turns of the bones against standing with hanging arms; `down` lowers the hips by so many leg lengths. */
const POSES: Record<PersonStance, { turns: Turns; isLying?: boolean; isAsleep?: boolean }> = {
  ...DEED_POSES,
  standing: {
    turns: {
      "arm left": [4, 0, 9],
      "forearm left": [-14, 0, 0],
      "arm right": [4, 0, -9],
      "forearm right": [-14, 0, 0],
      "thigh left": [-2, 0, 4],
      "thigh right": [3, 0, -4],
      "shin right": [2, 0, 0],
    },
  },
  walking: {
    turns: {
      hips: [2, 0, 0],
      chest: [0, 6, 0],
      "thigh left": [-28, 0, 0],
      "shin left": [10, 0, 0],
      "foot left": [4, 0, 0],
      "thigh right": [20, 0, 0],
      "shin right": [18, 0, 0],
      "foot right": [14, 0, 0],
      "arm left": [24, 0, 8],
      "forearm left": [-16, 0, 0],
      "arm right": [-26, 0, -8],
      "forearm right": [-26, 0, 0],
    },
  },
  running: {
    turns: {
      hips: [10, 0, 0],
      chest: [4, 10, 0],
      neck: [-8, 0, 0],
      "thigh left": [-68, 0, 0],
      "shin left": [72, 0, 0],
      "thigh right": [28, 0, 0],
      "shin right": [62, 0, 0],
      "foot right": [30, 0, 0],
      "arm left": [48, 0, 10],
      "forearm left": [-86, 0, 0],
      "arm right": [-46, 0, -10],
      "forearm right": [-92, 0, 0],
    },
  },
  waving: {
    turns: {
      chest: [0, 0, 2],
      head: [0, 0, -6],
      "arm left": [4, 0, 9],
      "forearm left": [-14, 0, 0],
      "arm right": [0, 0, -118],
      "forearm right": [0, 0, -52],
      "hand right": [0, 0, -8],
      "thigh left": [0, 0, 4],
      "thigh right": [0, 0, -4],
    },
  },
  sitting: {
    turns: {
      hips: [-14, 0, 0],
      chest: [18, 0, 0],
      "thigh left": [-102, 0, 12],
      "shin left": [68, 0, 0],
      "foot left": [40, 0, 0],
      "thigh right": [-102, 0, -12],
      "shin right": [68, 0, 0],
      "foot right": [40, 0, 0],
      "arm left": [-38, 0, 8],
      "forearm left": [-34, 0, 0],
      "arm right": [-38, 0, -8],
      "forearm right": [-34, 0, 0],
    },
  },
  seated: {
    turns: {
      "thigh left": [-86, 0, 7],
      "shin left": [84, 0, 0],
      "thigh right": [-86, 0, -7],
      "shin right": [84, 0, 0],
      "arm left": [-30, 0, 8],
      "forearm left": [-46, 0, 0],
      "arm right": [-30, 0, -8],
      "forearm right": [-46, 0, 0],
    },
  },
  riding: {
    turns: {
      chest: [4, 0, 0],
      "thigh left": [-62, 0, 34],
      "shin left": [60, 0, -22],
      "thigh right": [-62, 0, -34],
      "shin right": [60, 0, 22],
      "arm left": [-30, 0, 8],
      "forearm left": [-50, 0, 0],
      "arm right": [-30, 0, -8],
      "forearm right": [-50, 0, 0],
    },
  },
  sleeping: {
    isLying: true,
    isAsleep: true,
    turns: {
      hips: [-90, 0, 0],
      head: [4, 12, 0],
      "thigh left": [-4, 0, 6],
      "shin left": [8, 0, 0],
      "thigh right": [-20, 0, -8],
      "shin right": [36, 0, 0],
      "foot left": [18, 0, 0],
      "arm left": [2, 0, 22],
      "forearm left": [-6, 0, 0],
      "arm right": [-28, 0, 4],
      "forearm right": [-70, 40, 0],
    },
  },
  crossed: {
    turns: {
      chest: [-3, 0, 0],
      head: [4, 0, 0],
      "arm left": [-36, 0, 12],
      "forearm left": [-62, -66, 0],
      "arm right": [-30, 0, -12],
      "forearm right": [-56, 66, 0],
      "thigh left": [0, 0, 5],
      "thigh right": [0, 0, -5],
    },
  },
  fighting: {
    turns: {
      hips: [0, -18, 0],
      chest: [6, 8, 0],
      neck: [0, 12, 0],
      "thigh left": [-32, 0, 12],
      "shin left": [36, 0, 0],
      "thigh right": [20, 0, -14],
      "shin right": [12, 0, 0],
      "foot right": [-10, 0, 0],
      "arm left": [-58, 0, 6],
      "forearm left": [-84, 0, 0],
      "arm right": [-46, 0, -14],
      "forearm right": [-92, 0, 0],
    },
  },
  dancing: {
    turns: {
      hips: [0, 16, 0],
      chest: [0, -8, 6],
      head: [0, -6, -8],
      "thigh left": [-46, 0, 20],
      "shin left": [78, 0, -10],
      "foot left": [36, 0, 0],
      "thigh right": [0, 0, -2],
      "foot right": [0, 0, 0],
      "arm left": [-10, 0, 138],
      "forearm left": [0, 0, 34],
      "arm right": [0, 0, -78],
      "forearm right": [0, 0, -26],
    },
  },
  jumping: {
    turns: {
      chest: [-4, 0, 0],
      "thigh left": [-42, 0, 10],
      "shin left": [82, 0, 0],
      "foot left": [24, 0, 0],
      "thigh right": [4, 0, -10],
      "shin right": [34, 0, 0],
      "foot right": [30, 0, 0],
      "arm left": [0, 0, 142],
      "forearm left": [0, 0, 16],
      "arm right": [0, 0, -142],
      "forearm right": [0, 0, -16],
    },
  },
  kneeling: {
    turns: {
      chest: [4, 0, 0],
      head: [12, 0, 0],
      "thigh left": [-86, 0, 4],
      "shin left": [86, 0, 0],
      "thigh right": [6, 0, -4],
      "shin right": [88, 0, 0],
      "foot right": [40, 0, 0],
      "arm left": [-40, 0, 4],
      "forearm left": [-46, -16, 0],
      "arm right": [-40, 0, -4],
      "forearm right": [-46, 16, 0],
    },
  },
  reaching: {
    turns: {
      hips: [4, 0, 0],
      chest: [5, 0, 3],
      head: [-4, 0, 12],
      "arm left": [-84, 0, 4],
      "forearm left": [-8, 0, 0],
      "hand left": [26, 0, 0],
      "arm right": [-70, 0, -6],
      "forearm right": [-16, 0, 0],
      "hand right": [34, 0, 0],
      "thigh left": [-16, 0, 3],
      "shin left": [8, 0, 0],
      "thigh right": [14, 0, -5],
      "shin right": [10, 0, 0],
    },
  },
  flying: {
    isLying: true,
    turns: {
      hips: [68, 0, 0],
      chest: [-8, 0, 0],
      neck: [-30, 0, 0],
      head: [-18, 0, 0],
      "arm left": [14, 0, 14],
      "arm right": [-160, 0, 0],
      "thigh left": [6, 0, 3],
      "thigh right": [-26, 0, -3],
      "shin right": [50, 0, 0],
      "foot left": [40, 0, 0],
      "foot right": [40, 0, 0],
    },
  },
};

export function strike(
  figure: Figure,
  stance: PersonStance,
  stoop: number,
  holds: { right: boolean; left: boolean },
): { isLying: boolean; isAsleep: boolean } {
  const { turns, isLying = false, isAsleep = false } = POSES[stance];
  const keepsArm = ["standing", "walking", "waving", "seated", "sitting", "kneeling", "riding"].includes(stance);
  const own: Record<string, Point> = { ...turns };
  // The hand that holds something is lifted before the body; who waves does it with the other one.
  if (holds.left && keepsArm) {
    own["arm left"] = [-22, 0, 14];
    own["forearm left"] = [-62, 0, 0];
  }
  if (holds.right && keepsArm) {
    if (stance === "waving") {
      own["arm left"] = [0, 0, 118];
      own["forearm left"] = [0, 0, 52];
    }
    own["arm right"] = [-22, 0, -14];
    own["forearm right"] = [-62, 0, 0];
  }
  const bones = [
    "hips",
    "chest",
    "neck",
    "head",
    ...["left", "right"].flatMap((side) => ["arm", "forearm", "hand", "thigh", "shin", "foot"].map((bone) => `${bone} ${side}`)),
  ];
  for (const bone of bones) {
    const [x, y, z] = own[bone] ?? [0, 0, 0];
    const bend = isLying ? 0 : bone === "chest" ? stoop : bone === "neck" ? -stoop * 0.6 : 0;
    figure.turn(bone, [x + bend, y, z]);
  }
  return { isLying, isAsleep };
}
