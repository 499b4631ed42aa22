import type { Point } from "@blenda/forge/solid/shapes/shape";

/** How somebody stands who is at it: playing, lifting, riding a board. Those without words belong to what they wear. */
export const DEEDS = {
  strumming: [],
  drumming: [],
  shooting: [],
  singing: ["singing", "sings"],
  lifting: ["lifting", "lifts"],
  balancing: ["surfing", "skating", "balancing"],
  crawling: ["crawling", "crawls"],
  guarding: ["squatting", "crouching"],
  flexing: ["flexing"],
} as const;

type Turns = Readonly<Record<string, Point>>;
const LEGS: Turns = { "thigh left": [-2, 0, 6], "thigh right": [3, 0, -6], "shin right": [2, 0, 0] };

export const DEED_POSES: Record<keyof typeof DEEDS, { turns: Turns; isLying?: boolean }> = {
  strumming: {
    turns: {
      ...LEGS,
      head: [8, 8, 0],
      "arm left": [-30, 0, 34],
      "forearm left": [-58, -12, 0],
      "arm right": [-8, 0, -22],
      "forearm right": [-78, 44, 0],
    },
  },
  drumming: {
    turns: {
      ...LEGS,
      head: [6, 0, 0],
      "arm left": [-12, 0, 16],
      "forearm left": [-72, -14, 0],
      "arm right": [-12, 0, -16],
      "forearm right": [-80, 14, 0],
    },
  },
  shooting: {
    turns: { ...LEGS, "arm left": [-46, 0, 14], "forearm left": [-92, -34, 0], "arm right": [-46, 0, -14], "forearm right": [-92, 34, 0] },
  },
  singing: {
    turns: {
      chest: [-4, 0, 0],
      head: [-8, 0, 6],
      "thigh left": [-4, 0, 8],
      "thigh right": [4, 0, -8],
      "arm left": [-10, 0, 70],
      "forearm left": [0, 0, 22],
      "arm right": [-52, 0, -10],
      "forearm right": [-104, 26, 0],
    },
  },
  lifting: {
    turns: {
      head: [-4, 0, 0],
      "thigh left": [-12, 0, 16],
      "shin left": [14, 0, -6],
      "thigh right": [-12, 0, -16],
      "shin right": [14, 0, 6],
      "arm left": [0, 0, 150],
      "forearm left": [0, 0, 22],
      "arm right": [0, 0, -150],
      "forearm right": [0, 0, -22],
    },
  },
  balancing: {
    turns: {
      hips: [10, 62, 0],
      chest: [4, -16, 0],
      neck: [0, -30, 0],
      "thigh left": [-40, 0, 26],
      "shin left": [44, 0, 0],
      "thigh right": [-40, 0, -26],
      "shin right": [44, 0, 0],
      "foot left": [-8, 0, -20],
      "foot right": [-8, 0, 20],
      "arm left": [-8, 0, 76],
      "forearm left": [-18, 0, 0],
      "arm right": [-8, 0, -66],
      "forearm right": [-26, 0, 0],
    },
  },
  guarding: {
    turns: {
      hips: [12, 0, 0],
      neck: [-10, 0, 0],
      "thigh left": [-62, 0, 34],
      "shin left": [64, 0, -20],
      "foot left": [-12, 30, 0],
      "thigh right": [-62, 0, -34],
      "shin right": [64, 0, 20],
      "foot right": [-12, -30, 0],
      "arm left": [-40, 0, 26],
      "forearm left": [-40, -10, 0],
      "arm right": [-40, 0, -26],
      "forearm right": [-40, 10, 0],
    },
  },
  flexing: {
    turns: {
      ...LEGS,
      chest: [-4, 0, 0],
      "arm left": [0, 0, 88],
      "forearm left": [0, 0, 104],
      "arm right": [0, 0, -88],
      "forearm right": [0, 0, -104],
    },
  },
  crawling: {
    isLying: true,
    turns: {
      hips: [76, 0, 0],
      neck: [-36, 0, 0],
      head: [-34, 0, 0],
      "thigh left": [-88, 0, 10],
      "shin left": [100, 0, 0],
      "foot left": [30, 0, 0],
      "thigh right": [-66, 0, -10],
      "shin right": [78, 0, 0],
      "foot right": [30, 0, 0],
      "arm left": [-64, 0, 6],
      "forearm left": [-8, 0, 0],
      "arm right": [-88, 0, -6],
      "forearm right": [-8, 0, 0],
      "hand left": [-60, 0, 0],
      "hand right": [-60, 0, 0],
    },
  },
};
