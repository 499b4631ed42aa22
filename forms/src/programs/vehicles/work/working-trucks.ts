import { all, box, cylinder, type Form, lathe, loft, sphere } from "@blenda/forge/language/form";
import { flat, slices } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, turns, whole } from "@blenda/forge/language/program";
import { drumX, hose, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { arches, axle } from "../road/wheels.ts";
import { cab, cabDetails } from "./trucks.ts";

const IRON = fixed("iron", 0x2b2d30);
const DARK = fixed("rubber", 0x131415);

/** The rear wheels of a heavy truck, and what keeps them from the load. */
const rearWheels = (...along: number[]) => [
  ...along.flatMap((z, at) => axle(`rear ${at + 1}`, { radius: 0.17, width: 0.18, track: 0.62, z })),
  part("tail lamps", light(0xd6261f), box(0.12, 0.06, 0.03, 0.01).at(0.28, 0.28, -1.12).mirror("x")),
];
const beacon = (x: number, y: number, z: number): Form =>
  lathe(flat`0 0, 0.05 0, 0.055 0.02, 0.045 0.07, 0.02 0.085, 0 0.088`, { sides: 20 }).at(x, y, z);

export const workingTrucks = [
  program({
    id: "garbage truck",
    nouns: [
      "trash truck",
      "bin lorry",
      "dustcart",
      "refuse truck",
      "dustbin lorry",
      "rubbish truck",
      "waste truck",
      "bin truck",
      "garbage lorry",
    ],
    about: "a garbage truck with a ribbed load body, a tail that swallows rubbish bags and a beacon",
    metresPerUnit: 3.1,
    wears: ["body load box", "cab", "stripe"],
    params: { ribs: whole(5, 7), high: [0.74, 0.84], tone: pick("green", "orange", "blue") },
    parts: ({ ribs, high, tone }) => {
      const color = { green: 0x2f7d4a, orange: 0xe07a1f, blue: 0x2a6aa8 }[tone];
      const top = 0.34 + high;
      return [
        part("cab", second("paint", 0xf0ede4), cab()),
        part(
          "load box",
          main("paint", color),
          all(
            box(0.76, high, 1.24, 0.05).at(0, 0.34 + high / 2, -0.12),
            box(0.79, high - 0.1, 0.04, 0.012)
              .array(ribs, [0, 0, 1.1 / ribs])
              .at(0, 0.34 + high / 2, -0.12),
            box(0.6, 0.04, 1.1, 0.015).at(0, top + 0.01, -0.12),
          ),
        ),
        part(
          "tail",
          main("paint", color),
          side(
            flat`-0.7 0.32, -0.7 ${top + 0.02}, -0.92 ${top + 0.05}, -1.14 ${top - 0.16}, -1.2 0.86, -1.1 0.8, -1.1 0.56, -1.28 0.5, -1.28 0.42, -1.12 0.3`,
            0.72,
            0.03,
          ).minus(box(0.58, 0.36, 0.5).at(0, 0.66, -1.22)),
          { motion: turns([0, top, -0.72], [1, 0, 0], 0, 50) },
        ),
        part("mouth", DARK, box(0.56, 0.36, 0.03, 0).at(0, 0.66, -0.975)),
        part(
          "bags",
          fixed("plastic", 0x24272b),
          all(
            sphere(0.13, 0.9, 20).at(-0.14, 0.6, -1.06),
            sphere(0.12, 1, 20).at(0.13, 0.58, -1.08),
            sphere(0.1, 1, 20).at(0.02, 0.72, -1.03),
            cylinder(0.03, 0.08, { top: 0.045, sides: 12 }).turn(-40, 0, 20).at(-0.16, 0.72, -1.12),
          ),
        ),
        part(
          "rams",
          fixed("steel", 0xc4c7ca),
          all(rod([0.4, 0.46, -0.6], [0.4, top - 0.14, -0.98], 0.025), rod([0.38, 0.5, -1.2], [0.38, 0.86, -1.14], 0.02)).mirror("x"),
        ),
        part(
          "stripe",
          third("plastic", 0xf2c21d),
          all(box(0.796, 0.07, 1.2, 0.006).at(0, 0.44, -0.12), box(0.74, 0.05, 0.03, 0.008).at(0, 0.455, -1.285)),
        ),
        part("beacons", light(0xffa21f), all(beacon(0.24, 1.06, 0.8).mirror("x"), beacon(0.28, top + 0.03, -0.84).mirror("x"))),
        ...cabDetails().filter(({ name }) => name !== "doors"),
        ...rearWheels(-0.34, -0.72),
      ];
    },
  }),
  program({
    id: "tow truck",
    nouns: ["wrecker", "breakdown truck", "recovery truck", "towing truck", "breakdown lorry", "tow lorry"],
    about: "a tow truck with a crane arm, a cable with a hook and orange beacons",
    metresPerUnit: 2.6,
    wears: ["cab body", "crane boom arm", "bed deck"],
    params: { rise: [30, 40], tone: pick("blue", "red", "yellow") },
    parts: ({ rise, tone }) => {
      const reach = 1.1;
      const [up, back] = [Math.sin((rise * Math.PI) / 180) * reach, Math.cos((rise * Math.PI) / 180) * reach];
      const [y, z] = [0.62 + up, -0.1 - back];
      const color = { blue: 0x2460a7, red: 0xb32a24, yellow: 0xe9ae1e }[tone];
      return [
        part("cab", main("paint", color), cab()),
        part(
          "bed",
          third("paint", 0xe9e5da),
          side(flat`-1.1 0.3, 0.5 0.3, 0.5 0.6, 0.2 0.6, 0.06 0.48, -1.06 0.46, -1.14 0.4`, 0.74, 0.025),
        ),
        part("floor", fixed("steel", 0x7d8186), box(0.6, 0.02, 1.06, 0.006).at(0, 0.476, -0.5)),
        part(
          "crane",
          second("paint", 0xf0b71f),
          all(
            rod([0.06, 0.62, -0.1], [0.05, y, z], 0.035, 0.028).mirror("x"),
            box(0.26, 0.2, 0.26, 0.03).at(0, 0.56, -0.1),
            box(0.12, 0.05, 0.05, 0.01).at(0, 0.62 + up / 2, -0.1 - back / 2),
            rod([0.2, 0.46, -0.72], [0.05, 0.62 + up * 0.6, -0.1 - back * 0.6], 0.025).mirror("x"),
          ),
        ),
        part(
          "winch",
          fixed("steel", 0x9a9ea3),
          all(drumX(0.09, 0.2).at(0, 0.7, 0.06), drumX(0.11, 0.02).array(2, [0.2, 0, 0]).at(0, 0.7, 0.06), drumX(0.06, 0.12).at(0, y, z)),
        ),
        part(
          "cable",
          fixed("steel", 0x4a4d52),
          all(
            rod([0, 0.78, 0.04], [0, y + 0.055, z], 0.01),
            rod([0, y, z - 0.055], [0, 0.5, z - 0.055], 0.01),
            hose([0, 0.5, 0, 0, 0.44, 0, 0, 0.36, -0.05, 0, 0.31, 0, 0, 0.36, 0.07], [0.03, 0.026, 0.024, 0.022, 0.008]).at(
              0,
              0,
              z - 0.055,
            ),
          ),
        ),
        part("rack", IRON, all(rod([0.3, 0.6, 0.42], [0.3, 1.16, 0.42], 0.025).mirror("x"), drumX(0.025, 0.62).at(0, 1.15, 0.42))),
        part("beacons", light(0xffa21f), beacon(0.2, 1.17, 0.42).mirror("x")),
        part("stripe", fixed("plastic", 0xf3f0e6), box(0.73, 0.04, 0.46, 0.004).at(0, 0.36, 0.8)),
        ...cabDetails(color),
        ...axle("back", { radius: 0.19, width: 0.2, track: 0.6, z: -0.5 }),
        part("back arches", DARK, arches(0.22, 0.375, -0.5)),
        part("tail lamps", light(0xd6261f), box(0.1, 0.06, 0.03, 0.01).at(0.28, 0.37, -1.13).mirror("x")),
      ];
    },
  }),
  program({
    id: "snowplow",
    nouns: ["snow plow", "snowplough", "snow plough", "snow plow truck", "gritter", "plow truck", "gritting truck"],
    about: "a truck with a big curved snow blade in front, a salt spreader behind and a beacon",
    metresPerUnit: 2.9,
    wears: ["cab body", "blade plow", "bed spreader"],
    params: { angle: [-16, 16], tone: pick("orange", "yellow") },
    parts: ({ angle, tone }) => {
      const color = { orange: 0xe8701a, yellow: 0xf0b41c }[tone];
      const curve = flat`
        0.06 0.02, 0.14 0.02, 0.02 0.16, 0 0.32, 0.05 0.48, 0.17 0.6, 0.12 0.64, -0.02 0.52, -0.08 0.32, -0.05 0.14
      `;
      return [
        part("cab", main("paint", color), cab()),
        part(
          "blade",
          second("paint", 0xd8231c),
          all(side(curve, 1.36, 0.012), box(0.04, 0.5, 0.06, 0.01).array(5, [0.28, 0, 0]).at(0, 0.3, -0.07))
            .turn(0, angle, 0)
            .at(0, 0, 1.5),
        ),
        part("edge", fixed("steel", 0xb9bdc0), box(1.36, 0.06, 0.03, 0.006).turn(0, angle, 0).at(0, 0.03, 1.5).at(0, 0, 0.12)),
        part(
          "marks",
          fixed("plastic", 0xf3f0e6),
          many(4, (at) =>
            box(0.1, 0.1, 0.012, 0.002)
              .turn(0, 0, 0)
              .at(-0.48 + at * 0.32, 0.32, 0.004),
          )
            .turn(0, angle, 0)
            .at(0, 0, 1.5),
        ),
        part(
          "frame",
          IRON,
          all(
            rod([0.22, 0.26, 1.1], [0.16, 0.24, 1.44], 0.04).mirror("x"),
            rod([0, 0.5, 1.12], [0, 0.34, 1.42], 0.03),
            box(0.5, 0.1, 0.1, 0.02).at(0, 0.26, 1.16),
          ),
        ),
        part(
          "hopper",
          third("paint", 0x8f959a),
          all(
            loft(slices([0, 0.4, 1.3, 0.34, 0.78, 1.5, 0.42, 0.78, 1.5], 0.1)).at(0, 0.4, -0.32),
            box(0.04, 0.34, 0.04, 0.01).array(5, [0, 0, 0.32]).at(0.39, 0.62, -0.32).mirror("x"),
          ),
        ),
        part(
          "salt",
          fixed("paper", 0xf4f5f6),
          loft(slices([0, 0.7, 1.42, 0.08, 0.5, 1.2, 0.14, 0.2, 0.7, 0.16, 0.05, 0.3], 0.7)).at(0, 0.79, -0.32),
        ),
        part("spreader", fixed("steel", 0x9a9ea3), all(cylinder(0.2, 0.03).at(0, 0.16, -1.2), rod([0, 0.16, -1.2], [0, 0.5, -1.06], 0.06))),
        part("beacons", light(0xffa21f), beacon(0.24, 1.06, 0.8).mirror("x")),
        part(
          "lamp posts",
          IRON,
          all(rod([0.28, 0.6, 1.12], [0.32, 0.8, 1.16], 0.014), box(0.12, 0.1, 0.06, 0.02).at(0.32, 0.84, 1.16)).mirror("x"),
        ),
        part("work lamps", light(0xfff3cf), box(0.1, 0.08, 0.02, 0.01).at(0.32, 0.84, 1.195).mirror("x")),
        ...cabDetails(color),
        ...rearWheels(-0.5, -0.86),
      ];
    },
  }),
];
