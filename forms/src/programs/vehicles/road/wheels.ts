import { all, box, cylinder, type Form, lathe, torus } from "@blenda/forge/language/form";
import { type ProgramPart, part, spins } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { fixed, type Substance } from "@blenda/forge/language/substance";

/** Wheels turn round x and stand about the origin. */

export const tyre = (radius: number, width: number, lugs = 0): Form => {
  const [r, w] = [radius, width / 2];
  const round = lathe(
    [
      [0, -w * 0.5],
      [r * 0.6, -w * 0.5],
      [r * 0.66, -w],
      [r * 0.9, -w],
      [r, -w * 0.7],
      [r, w * 0.7],
      [r * 0.9, w],
      [r * 0.66, w],
      [r * 0.6, w * 0.5],
      [0, w * 0.5],
    ],
    { sides: 40 },
  );
  const lug = box(r * 0.1, w * 1.1, r * 0.12, 0);
  const tread = all(
    lug
      .turn(35, 0, 0)
      .at(0, w * 0.45, r * 1.01)
      .ring(lugs),
    lug
      .turn(-35, 0, 0)
      .at(0, -w * 0.45, r * 1.01)
      .ring(lugs, 180 / lugs),
  );
  return (lugs > 0 ? all(round, tread) : round).turn(0, 0, 90);
};

/** A dished disc with a hub and bolts on both sides. */
export const rim = (radius: number, width: number, bolts = 6): Form => {
  const [r, w] = [radius * 0.62, width / 2];
  const half = lathe(
    [
      [0, 0],
      [r, 0],
      [r, w * 0.86],
      [r * 0.86, w * 0.86],
      [r * 0.74, w * 0.6],
      [r * 0.36, w * 0.66],
      [r * 0.3, w * 0.98],
      [0, w * 1.02],
    ],
    { sides: 32 },
  );
  const bolt = cylinder(r * 0.07, w * 0.12, { bevel: 0.003, sides: 8 })
    .at(0, w * 0.66, r * 0.54)
    .ring(bolts);
  const one = all(half, bolt);
  return all(one, one.turn(180, 0, 0)).turn(0, 0, 90);
};

/** A thin rim held by wire. */
export const wireRim = (radius: number, thickness: number, spokes: number, hub = 0.03): Form => {
  const spoke = all(rod([0, hub, 0], [0, 0, radius], 0.005), rod([0, -hub, 0], [0, 0, radius], 0.005).turn(0, 180 / spokes, 0));
  return all(torus(radius, thickness), spoke.ring(spokes), cylinder(hub, hub * 2.4)).turn(0, 0, 90);
};

interface Axle {
  radius: number;
  width: number;
  /** Between the middles of the wheels; 0 for a single one. */
  track: number;
  z: number;
  y?: number;
  x?: number;
  lugs?: number;
  rim?: Substance;
}

/** The wheels of one axle: tyres and rims that turn together. */
export function axle(
  name: string,
  { radius, width, track, z, y = radius, x = 0, lugs = 0, rim: of = fixed("steel", 0xb9bcc0) }: Axle,
): ProgramPart[] {
  const set = (form: Form) => (track > 0 ? form.at(track / 2, y, z).mirror("x") : form.at(x, y, z));
  const motion = spins([x, y, z], [1, 0, 0]);
  return [
    part(`${name} tyres`, fixed("rubber", 0x1d1d1f), set(tyre(radius, width, lugs)), { motion }),
    part(`${name} rims`, of, set(rim(radius, width)), { motion }),
  ];
}

/** The dark room a wheel turns in, a little prouder than the body's side. */
export const arches = (radius: number, halfWidth: number, ...along: number[]): Form =>
  all(
    ...along.map((z) =>
      cylinder(radius, 0.1, { bevel: 0.004 })
        .turn(0, 0, 90)
        .at(halfWidth - 0.046, radius * 0.86, z)
        .mirror("x"),
    ),
  );
