import { hex, type Rgb } from "@blenda/forge/solid/color";

export interface Species {
  cap: Rgb;
  radius: number;
  height: number;
  /** How full the outline is: below 1 boxy, above 1 pointed. */
  fullness: number;
  stem: number;
  stemHeight: number;
  hasSkirt: boolean;
  hasSpots: boolean;
  /** The middle of the cap sinks by so much. */
  hollow: number;
}

export const SPECIES: Record<string, Species> = {
  agaric: {
    cap: hex(0xc7251c),
    radius: 0.5,
    height: 0.4,
    fullness: 0.85,
    stem: 0.11,
    stemHeight: 0.74,
    hasSkirt: true,
    hasSpots: true,
    hollow: 0,
  },
  parasol: {
    cap: hex(0xc49a6c),
    radius: 0.58,
    height: 0.2,
    fullness: 0.8,
    stem: 0.07,
    stemHeight: 0.95,
    hasSkirt: true,
    hasSpots: true,
    hollow: -0.07,
  },
  bell: {
    cap: hex(0x8d6e9c),
    radius: 0.3,
    height: 0.5,
    fullness: 1.2,
    stem: 0.05,
    stemHeight: 0.8,
    hasSkirt: false,
    hasSpots: false,
    hollow: 0,
  },
  porcini: {
    cap: hex(0x7b4a26),
    radius: 0.45,
    height: 0.3,
    fullness: 0.65,
    stem: 0.2,
    stemHeight: 0.56,
    hasSkirt: false,
    hasSpots: false,
    hollow: 0,
  },
  chanterelle: {
    cap: hex(0xe8a02c),
    radius: 0.46,
    height: 0.12,
    fullness: 0.6,
    stem: 0.13,
    stemHeight: 0.62,
    hasSkirt: false,
    hasSpots: false,
    hollow: 0.2,
  },
};
