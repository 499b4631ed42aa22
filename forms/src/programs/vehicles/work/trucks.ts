import { all, box, cylinder, type Form, lathe } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, slides, turns, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second } from "@blenda/forge/language/substance";
import { arches, axle } from "../road/wheels.ts";

const GLASS = fixed("plastic", 0x1b2c37);

/** A cab over the engine, its front at z = 1.1. */
export const cab = (): Form => side(flat`0.56 0.2, 1.1 0.2, 1.12 0.5, 1.08 0.72, 1 1.02, 0.94 1.06, 0.6 1.06, 0.56 1`, 0.72, 0.04);
export const cabDetails = (color = 0xb32a24) => [
  part(
    "glass",
    GLASS,
    all(
      side(flat`1.05 0.68, 1.105 0.66, 1.02 0.99, 0.97 0.99`, 0.62, 0.008),
      side(flat`0.68 0.66, 1.02 0.66, 0.95 0.96, 0.68 0.96`, 0.728, 0.008),
    ),
  ),
  part("lamps", fixed("glass", 0xf3efdd), box(0.13, 0.08, 0.03, 0.014).at(0.25, 0.36, 1.115).mirror("x")),
  part("doors", main("plastic", color), box(0.02, 0.42, 0.4, 0.008).at(0.356, 0.43, 0.84), {
    motion: turns([0.36, 0.43, 1.03], [0, 1, 0], 0, 70),
  }),
  part(
    "trim",
    fixed("plastic", 0x26282b),
    all(
      box(0.72, 0.12, 0.08, 0.025).at(0, 0.22, 1.11),
      box(0.4, 0.03, 0.03, 0.008).array(4, [0, 0.05, 0]).at(0, 0.5, 1.112),
      box(0.05, 0.16, 0.06, 0.02).at(0.44, 0.78, 1).mirror("x"),
      rod([0.34, 0.86, 1], [0.44, 0.85, 1], 0.01).mirror("x"),
    ),
  ),
  part("chassis", fixed("iron", 0x2b2d30), all(box(0.4, 0.1, 2.1, 0.02).at(0, 0.24, -0.06), box(0.6, 0.14, 0.3, 0.03).at(0, 0.26, 0.1))),
  ...axle("front", { radius: 0.17, width: 0.14, track: 0.68, z: 0.82 }),
  part("arches", fixed("rubber", 0x17181a), arches(0.2, 0.365, 0.82)),
];

export const trucks = [
  program({
    id: "truck",
    nouns: [
      "lorry",
      "semi",
      "semi truck",
      "delivery truck",
      "box truck",
      "tractor-trailer",
      "trailer truck",
      "moving truck",
      "tanker",
      "tanker truck",
      "big rig",
      "juggernaut",
    ],
    about: "a truck or lorry with a driver's cab in front and a big load box or tank behind",
    metresPerUnit: 3.2,
    wears: ["cab body", "box trailer container tank cargo"],
    params: { height: [0.74, 0.88], ribs: whole(5, 9), long: [0, 0.2] },
    traits: { tanker: "tank fuel milk petrol gas" },
    parts: ({ height, ribs, long }, { has }) => [
      part("cab", main("paint", 0xb32a24), cab()),
      has("tanker")
        ? part(
            "tank",
            second("steel", 0xc3c7ca),
            all(
              lathe(flat`0 -0.82, 0.22 -0.82, 0.34 -0.76, 0.36 -0.7, 0.36 0.7, 0.34 0.76, 0.22 0.82, 0 0.82`)
                .turn(90, 0, 0)
                .at(0, 0.68, -0.32),
              cylinder(0.1, 0.08).array(3, [0, 0, 0.5]).at(0, 1.05, -0.32),
              drumZ(0.368, 0.03).array(4, [0, 0, 0.42]).at(0, 0.68, -0.32),
            ),
          )
        : part(
            "box",
            second("paint", 0xe9e5da),
            all(
              box(0.76, height, 1.68 + long, 0.025).at(0, 0.34 + height / 2, -0.32 - long / 2),
              box(0.775, height * 0.86, 0.02, 0.006)
                .array(ribs, [0, 0, 1.56 / ribs])
                .at(0, 0.34 + height / 2, -0.32),
              box(0.78, 0.04, 1.7 + long, 0.012).at(0, 0.36, -0.32 - long / 2),
            ),
          ),
      part("stack", fixed("steel", 0xc6c9cc), rod([0.3, 0.3, 0.53], [0.3, 1.24, 0.53], 0.03).mirror("x")),
      !has("tanker") &&
        part("back door", second("plastic", 0xdcd8cc), box(0.66, height * 0.86, 0.02, 0.008).at(0, 0.34 + height / 2, -1.162 - long), {
          motion: slides([0, 1, 0], height * 0.7),
        }),
      part("rear lamps", fixed("glass", 0xad171b), box(0.12, 0.06, 0.04, 0.01).at(0.28, 0.27, -1.1).mirror("x")),
      ...cabDetails(),
      ...axle("middle", { radius: 0.17, width: 0.16, track: 0.66, z: -0.5 }),
      ...axle("back", { radius: 0.17, width: 0.16, track: 0.66, z: -0.88 }),
    ],
  }),
  program({
    id: "dump truck",
    nouns: ["tipper", "tipper truck", "dumper", "mining truck"],
    about: "a dump truck with an open bed that tips up behind the cab",
    metresPerUnit: 3,
    wears: ["bed body", "cab"],
    params: { tip: [0, 10], ribs: whole(4, 6) },
    variants: { tipping: { words: "tipped unloading raised", set: { tip: 38 } } },
    sockets: () => ({ inside: { at: [0, 0.46, -0.3], size: [0.7, 0.6, 1.3] } }),
    parts: ({ tip, ribs }) => {
      const tub = side(flat`-0.2 0, 1.4 0, 1.52 0.5, 1.84 0.62, 1.84 0.66, 1.42 0.62, -0.36 0.5`, 0.84, 0.02).minus(
        box(0.74, 1, 1.72).at(0, 0.56, 0.56),
      );
      const rib = box(0.88, 0.5, 0.06, 0.015)
        .minus(box(0.8, 1, 0.2))
        .array(ribs, [0, 0, 1.5 / ribs])
        .at(0, 0.26, 0.6);
      return [
        part("bed", main("paint", 0xf2b51d), all(tub, rib).turn(-tip, 0, 0).at(0, 0.38, -1), {
          motion: turns([0, 0.38, -1], [1, 0, 0], 0, -45),
        }),
        part("cab", second("paint", 0xf2b51d), cab()),
        part("ram", fixed("steel", 0xc4c7ca), rod([0, 0.26, 0.3], [0, 0.44 + tip * 0.012, 0.1], 0.05)),
        ...cabDetails().filter(({ name }) => name !== "doors"),
        ...axle("middle", { radius: 0.21, width: 0.17, track: 0.62, z: -0.36, lugs: 18 }),
        ...axle("back", { radius: 0.21, width: 0.17, track: 0.62, z: -0.82, lugs: 18 }),
      ];
    },
  }),
  program({
    id: "fire truck",
    nouns: ["fire engine", "firetruck", "ladder truck", "fire brigade truck"],
    about: "a red fire engine with a ladder on its roof, blue lights, roller shutters and hoses",
    metresPerUnit: 3.2,
    wears: ["body cab", "ladder", "stripe"],
    params: { rise: [2, 9], lockers: whole(2, 3) },
    variants: { raised: { words: "extended ladder-up", set: { rise: 32 } } },
    parts: ({ rise, lockers }) => [
      part("cab", main("paint", 0xc01a1c), cab()),
      part(
        "body",
        main("paint", 0xc01a1c),
        all(box(0.72, 0.6, 1.54, 0.03).at(0, 0.56, -0.28), box(0.66, 0.1, 1.4, 0.02).at(0, 0.88, -0.3)),
      ),
      part(
        "shutters",
        fixed("steel", 0xb4b8bc),
        all(
          box(0.73, 0.38, 1.2 / lockers - 0.06, 0.01)
            .array(lockers, [0, 0, 1.2 / lockers])
            .at(0, 0.62, -0.3),
          box(0.738, 0.008, 1.1, 0.002).array(9, [0, 0.04, 0]).at(0, 0.62, -0.3),
        ),
      ),
      part(
        "stripe",
        fixed("plastic", 0xf3f0e6),
        all(box(0.732, 0.05, 1.56, 0.01).at(0, 0.38, -0.28), box(0.745, 0.05, 0.4, 0.004).at(0, 0.38, 0.84)),
      ),
      part(
        "lights",
        light(0x2f7dff),
        all(box(0.16, 0.08, 0.12, 0.03).at(0.24, 1.1, 0.86).mirror("x"), box(0.06, 0.06, 0.06, 0.02).at(0.3, 0.9, -1.02).mirror("x")),
      ),
      part("turntable", fixed("steel", 0x8c9095), all(cylinder(0.2, 0.1).at(0, 0.96, -0.7), box(0.24, 0.14, 0.2, 0.03).at(0, 1.06, -0.74))),
      part(
        "ladder",
        second("steel", 0xd3d5d6),
        all(
          box(0.03, 0.07, 1.9, 0.008).at(0.13, 0, 0.82).mirror("x"),
          box(0.028, 0.025, 1.9, 0.008).at(0.13, 0.1, 0.82).mirror("x"),
          box(0.26, 0.02, 0.025, 0.006).array(16, [0, 0, 0.115]).at(0, 0, 0.82),
          box(0.02, 0.1, 0.02, 0.004).array(9, [0, 0, 0.22]).at(0.13, 0.05, 0.84).mirror("x"),
        )
          .turn(-rise, 0, 0)
          .at(0, 1.08, -0.78),
        { motion: turns([0, 1.08, -0.78], [1, 0, 0], 0, -55) },
      ),
      part("hoses", fixed("brass"), all(drumZ(0.06, 0.05).array(2, [0.24, 0, 0]).at(0, 0.44, -1.06), drumX(0.05, 0.76).at(0, 0.5, 0.46))),
      ...cabDetails(0xc01a1c),
      ...axle("back", { radius: 0.17, width: 0.16, track: 0.66, z: -0.62 }),
      part("back arches", fixed("rubber", 0x17181a), arches(0.2, 0.365, -0.62)),
    ],
  }),
];
