import { all, cylinder, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { petal } from "@blenda/forge/language/petal";

/** Flower heads, open to the sky, standing on the origin, about half a unit wide; and what carries them. */

/** A rose half open: three layers of petals that lean inwards. */
export const bud = (open = 1): Form =>
  all(
    petal(0.3, 0.2, { curl: -60, widest: 0.6, foot: 0.5, tip: 0.5 }).at(0, 0.02, 0.05).ring(3),
    petal(0.3, 0.28, { curl: -38, widest: 0.6, foot: 0.5, tip: 0.5 }).turn(4, 0, 0).at(0, 0.01, 0.08).ring(4, 30),
    petal(0.31, 0.34, { curl: -16, widest: 0.62, foot: 0.5, tip: 0.5 })
      .turn(12 * open, 0, 0)
      .at(0, 0, 0.1)
      .ring(5, 10),
  );

/** And the outermost, that lean outwards. */
export const rosePetals = (open = 1): Form =>
  all(
    bud(open),
    petal(0.3, 0.36, { curl: 24, widest: 0.62, foot: 0.4, tip: 0.45 })
      .turn(22 * open, 0, 0)
      .at(0, 0, 0.09)
      .ring(5, 46),
    petal(0.28, 0.36, { curl: 55, widest: 0.6, foot: 0.4, tip: 0.45 })
      .turn(32 * open, 0, 0)
      .at(0, -0.01, 0.08)
      .ring(5, 12),
  );

export const tulipPetals = (): Form =>
  all(
    petal(0.52, 0.32, { curl: -52, widest: 0.45, foot: 0.4, tip: 0.1, thick: 0.03 }).turn(30, 0, 0).at(0, 0, 0.03).ring(3),
    petal(0.5, 0.34, { curl: -44, widest: 0.45, foot: 0.4, tip: 0.1, thick: 0.03 }).turn(32, 0, 0).at(0, 0, 0.05).ring(3, 60),
  );

/** Rays round a disc, like a daisy's. */
export const rays = (count: number, length: number, width: number, heart: number, lift = 78): Form =>
  petal(length, width, { curl: 14, widest: 0.6, foot: 0.5, tip: 0.15, thick: 0.016 })
    .turn(lift, 0, 0)
    .at(0, 0, heart * 0.8)
    .ring(count);

export const heartOf = (radius: number, high = 0.3): Form =>
  lathe(
    flat`
    0 ${-radius * 0.25}, ${radius * 0.9} ${-radius * 0.15}, ${radius} 0, ${radius * 0.75} ${radius * high * 0.8}, 0 ${radius * high}
  `,
    {
      sides: 28,
    },
  );

/** The green cup a head sits in. */
export const calyx = (): Form =>
  all(sphere(0.075, 1.1, 14).at(0, -0.02, 0), petal(0.2, 0.07, { curl: 60 }).turn(60, 0, 0).at(0, -0.04, 0.03).ring(5));

export const stem = (height: number, bow = 0.05): Form =>
  sweep(way`0 0 0, ${bow} ${height * 0.35} 0, ${bow * 0.6} ${height * 0.7} 0, 0 ${height} 0`, [0.026, 0.024, 0.022]);

export const stemLeaves = (height: number, size = 0.42): Form =>
  all(
    petal(size, size * 0.34, { curl: 55 })
      .turn(38, 70, 0)
      .at(0.04, height * 0.32, 0),
    petal(size * 0.85, size * 0.3, { curl: 55 })
      .turn(40, -95, 0)
      .at(0.02, height * 0.52, 0),
  );

/** A clay pot with its soil's top at `height`. */
export const flowerpot = (radius: number, height: number): Form =>
  lathe(
    flat`
      0 0, ${radius * 0.7} 0, ${radius * 0.72} 0.02, ${radius * 0.92} ${height * 0.75}, ${radius * 1.06} ${height * 0.75},
      ${radius * 1.08} ${height * 1.05}, ${radius * 0.95} ${height * 1.05}, ${radius * 0.9} ${height * 0.9}, 0 ${height * 0.9}
    `,
  );
export const potSoil = (radius: number, height: number): Form => cylinder(radius * 0.93, 0.06, { bevel: 0.02 }).at(0, height * 0.92, 0);
