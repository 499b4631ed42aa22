import { flat } from "@blenda/forge/language/numbers";

/** One blade as seen from the side, to the right of the handle; units are the grammar's. */
export interface AxeHead {
  /** Where the blade leaves the eye: half its height there, and how far above the middle. */
  neck: number;
  rise: number;
  /** The edge from its heel (below) to its toe (above): x, y. */
  edge: readonly (readonly [number, number])[];
  /** Half the thickness at the neck. */
  thick: number;
  back: "none" | "blade" | "spike" | "hammer";
  /** Length of the handle, and how far it bends. */
  handle: number;
  bend: number;
  top: "none" | "spike" | "knob";
}

export const AXE_HEADS: Record<string, AxeHead> = {
  felling: {
    neck: 0.085,
    rise: 0,
    edge: flat`0.27 -0.15, 0.31 -0.06, 0.32 0.03, 0.3 0.13`,
    thick: 0.05,
    back: "none",
    handle: 1.25,
    bend: 0.06,
    top: "none",
  },
  bearded: {
    neck: 0.07,
    rise: 0.04,
    edge: flat`0.22 -0.3, 0.32 -0.18, 0.36 -0.02, 0.33 0.16`,
    thick: 0.036,
    back: "none",
    handle: 1.3,
    bend: 0.03,
    top: "none",
  },
  battle: {
    neck: 0.075,
    rise: 0,
    edge: flat`0.2 -0.36, 0.36 -0.2, 0.41 0, 0.36 0.2, 0.2 0.36`,
    thick: 0.038,
    back: "spike",
    handle: 1.5,
    bend: 0,
    top: "spike",
  },
  double: {
    neck: 0.08,
    rise: 0,
    edge: flat`0.22 -0.34, 0.37 -0.19, 0.42 0, 0.37 0.19, 0.22 0.34`,
    thick: 0.04,
    back: "blade",
    handle: 1.55,
    bend: 0,
    top: "spike",
  },
  war: {
    neck: 0.06,
    rise: 0,
    edge: flat`0.26 -0.2, 0.33 -0.08, 0.34 0.04, 0.3 0.18`,
    thick: 0.034,
    back: "hammer",
    handle: 1.35,
    bend: 0,
    top: "knob",
  },
  crescent: {
    neck: 0.06,
    rise: 0.02,
    edge: flat`0.06 -0.42, 0.29 -0.3, 0.43 -0.08, 0.44 0.12, 0.32 0.33, 0.1 0.46`,
    thick: 0.034,
    back: "spike",
    handle: 1.7,
    bend: 0,
    top: "spike",
  },
  tomahawk: {
    neck: 0.05,
    rise: 0,
    edge: flat`0.22 -0.12, 0.26 -0.03, 0.26 0.05, 0.23 0.12`,
    thick: 0.032,
    back: "spike",
    handle: 0.85,
    bend: 0.02,
    top: "none",
  },
};
