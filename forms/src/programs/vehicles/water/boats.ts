import { all, box, cylinder, type Form, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, spins, turns, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, main, pane, second, third } from "@blenda/forge/language/substance";
import { type Hull, hull, rail, sail } from "./hulls.ts";

const GLASS = fixed("plastic", 0x1d3038);
const oar = (): Form =>
  all(rod([0, 0, 0], [0.9, -0.16, 0], 0.016), box(0.3, 0.02, 0.11, 0.01).turn(0, 0, -10).at(1.02, -0.18, 0)).at(0, 0, 0);

export const boats = [
  program({
    id: "boat",
    is: ["floating"],
    nouns: ["motor boat", "motorboat", "speedboat", "speed boat", "powerboat", "motor yacht", "lifeboat", "dinghy", "fishing boat"],
    about: "a motor boat with a pointed bow, a windscreen, seats and an outboard engine",
    metresPerUnit: 2.6,
    wears: ["hull body", "stripe", "seat"],
    params: { beam: [0.68, 0.8], bow: [0.1, 0.18] },
    sockets: () => ({ inside: { at: [0, 0.16, -0.2], size: [0.5, 0.5, 0.8] }, seat: { at: [0, 0.32, -0.2], size: [0.4, 0.6, 0.3] } }),
    parts: ({ beam, bow }) => {
      const form: Hull = { length: 2, beam, depth: 0.38, sheer: [0, bow], rise: 0.7, full: 0.6, wall: 0.05 };
      return [
        part("hull", main("paint", 0xf0ede4), hull(form)),
        part("stripe", second("plastic", 0xb32a2e), rail(form, 0.026, 0.3)),
        part("rim", fixed("wood", 0x8f5a2e), rail(form, 0.026)),
        part("floor", fixed("wood", 0x9b6a3a), box(beam * 0.62, 0.03, 1, 0.01).at(0, 0.14, -0.38)),
        part(
          "deck",
          fixed("wood", 0x9b6a3a),
          side(flat`0.24 0.37, 0.94 0.47, 0.94 0.5, 0.24 0.41`, 0.04, 0.01)
            .scale(beam * 8, 1, 1)
            .meet(side(flat`0.2 0, 1 0, 1 1, 0.2 1`, beam * 0.8, 0))
            .scale(0.62, 1, 0.86)
            .at(0, 0.005, 0.05),
        ),
        part(
          "windscreen",
          pane(),
          all(
            box(beam * 0.66, 0.15, 0.02, 0.008)
              .turn(-35, 0, 0)
              .at(0, 0.47, 0.22),
            box(0.02, 0.13, 0.26, 0.008)
              .turn(0, 8, 8)
              .at(beam * 0.35, 0.45, 0.04)
              .mirror("x"),
          ),
        ),
        part(
          "seats",
          third("plastic", 0xd9bd8b),
          all(
            box(beam * 0.62, 0.16, 0.26, 0.05).at(0, 0.24, -0.62),
            box(beam * 0.62, 0.2, 0.08, 0.035).at(0, 0.38, -0.76),
            box(0.22, 0.16, 0.24, 0.05).at(0.16, 0.24, -0.12).mirror("x"),
            box(0.22, 0.22, 0.08, 0.035).at(0.16, 0.4, -0.25).mirror("x"),
          ),
        ),
        part(
          "wheel",
          fixed("steel", 0x3b3d40),
          all(torus(0.09, 0.012).turn(60, 0, 0).at(0.16, 0.46, 0.08), rod([0.16, 0.4, 0.18], [0.16, 0.46, 0.08], 0.012)),
        ),
        part(
          "engine",
          fixed("paint", 0x2c2e33),
          all(
            box(0.22, 0.3, 0.24, 0.06).at(0, 0.5, -1.08),
            box(0.09, 0.5, 0.12, 0.03).at(0, 0.18, -1.08),
            box(0.12, 0.1, 0.16, 0.02).at(0, 0.36, -1),
            drumZ(0.05, 0.2, 0.03).at(0, 0, -1.08),
          ),
        ),
        part(
          "propeller",
          fixed("brass"),
          box(0.05, 0.12, 0.012, 0.005)
            .turn(0, 30, 0)
            .at(0, 0.08, 0)
            .scatter([0, 120, 240].map((z) => ({ at: [0, 0, 0] as const, turn: [0, 0, z] as const })))
            .at(0, 0, -1.2),
          { motion: spins([0, 0, -1.2], [0, 0, 1]) },
        ),
      ];
    },
  }),
  program({
    id: "sailboat",
    is: ["floating"],
    nouns: ["sailing boat", "yacht", "sailing yacht", "sailing dinghy", "sailing ship", "sloop", "catboat", "toy sailboat"],
    about: "a sailing boat with a mast, a main sail and a jib",
    metresPerUnit: 4,
    wears: ["hull body", "sail", "flag deck"],
    params: { mast: [1.9, 2.2], belly: [0.06, 0.14], beam: [0.52, 0.62] },
    parts: ({ mast, belly, beam }) => {
      const form: Hull = { length: 1.8, beam, depth: 0.34, sheer: [0.04, 0.1], rise: 0.7, full: 0.8 };
      return [
        part("hull", main("paint", 0x2a5c8c), hull(form)),
        part("rim", fixed("wood", 0x8a5530), all(rail(form, 0.022), rail(form, 0.014, 0.3))),
        part(
          "cabin",
          third("wood", 0xb98449),
          all(box(beam * 0.56, 0.16, 0.6, 0.05).at(0, 0.4, 0.02), box(beam * 0.5, 0.04, 0.5, 0.015).at(0, 0.35, -0.5)),
        ),
        part(
          "portholes",
          GLASS,
          drumX(0.04, beam * 0.57)
            .array(3, [0, 0, 0.16])
            .at(0, 0.41, 0.02),
        ),
        part(
          "mast",
          fixed("wood", 0xa87444),
          all(rod([0, 0.2, 0.2], [0, mast + 0.36, 0.2], 0.026, 0.014), rod([0, 0.66, 0.2], [0, 0.62, -0.78], 0.02)),
        ),
        part("main sail", second("fabric", 0xf3eddd), sail(mast - 0.4, 0.92, belly).at(0, 0.68, 0.16)),
        part(
          "jib",
          second("fabric", 0xf3eddd),
          sail(mast - 0.5, 0.62, belly * 0.8)
            .turn(0, 180, 0)
            .at(0, 0.56, 0.24),
        ),
        part(
          "ropes",
          fixed("fabric", 0xcfc3a5),
          all(
            rod([0, mast + 0.3, 0.2], [0, 0.44, 0.88], 0.007),
            rod([0, mast + 0.3, 0.2], [0, 0.4, -0.86], 0.007),
            rod([0, mast * 0.8, 0.2], [beam * 0.46, 0.36, 0.1], 0.006).mirror("x"),
          ),
        ),
        part(
          "rudder",
          fixed("wood", 0x8a5530),
          all(box(0.03, 0.4, 0.16, 0.01).at(0, 0.2, -0.96), rod([0, 0.42, -0.94], [0, 0.5, -0.6], 0.016)),
          { motion: turns([0, 0.2, -0.88], [0, 1, 0], -30, 30) },
        ),
        part("flag", fixed("fabric", 0xc23a34), box(0.012, 0.1, 0.2, 0.004).at(0, mast + 0.3, 0.09)),
      ];
    },
  }),
  program({
    id: "rowing boat",
    nouns: ["rowboat", "row boat", "wooden boat", "skiff", "jolly boat"],
    about: "an open wooden rowing boat with benches and two oars",
    metresPerUnit: 1.7,
    wears: ["hull body", "inside bench", "oar"],
    params: { beam: [0.72, 0.86], benches: whole(2, 3) },
    sockets: () => ({ inside: { at: [0, 0.1, 0], size: [0.5, 0.4, 1.2] }, seat: { at: [0, 0.3, 0], size: [0.6, 0.8, 0.3] } }),
    parts: ({ beam, benches }) => {
      const form: Hull = { length: 2, beam, depth: 0.36, transom: 0.6, sheer: [0.06, 0.14], rise: 0.6, full: 0.7, wall: 0.04 };
      return [
        part("hull", main("wood", 0x7a4b28, { grain: "z" }), hull(form)),
        part("planks", fixed("wood", 0x5f3a1f), all(rail(form, 0.014, 0.22), rail(form, 0.014, 0.44), rail(form, 0.014, 0.66))),
        part("rim", second("wood", 0xa8713c), rail(form, 0.03)),
        part(
          "benches",
          second("wood", 0xa8713c),
          box(beam * 0.92, 0.035, 0.18, 0.01)
            .array(benches, [0, 0, 0.5])
            .at(0, 0.26, -0.14),
        ),
        part(
          "ribs",
          fixed("wood", 0x5f3a1f),
          box(beam * 0.46, 0.03, 0.05, 0.01)
            .array(5, [0, 0, 0.2])
            .at(0, 0.075, -0.16),
        ),
        part(
          "locks",
          fixed("iron"),
          all(
            rod([beam * 0.5, 0.36, -0.02], [beam * 0.5, 0.46, -0.02], 0.014),
            torus(0.035, 0.01)
              .turn(90, 0, 0)
              .at(beam * 0.5, 0.47, -0.02),
          ).mirror("x"),
        ),
        part(
          "oars",
          third("wood", 0xc39257),
          oar()
            .at(beam * 0.16, 0.52, -0.02)
            .mirror("x"),
          { motion: turns([0, 0.47, -0.02], [0, 1, 0], -35, 35) },
        ),
      ];
    },
  }),
  program({
    id: "canoe",
    already: "long narrow",
    nouns: ["dugout", "birch canoe"],
    about: "a slim open canoe pointed at both ends, with a paddle",
    metresPerUnit: 2.1,
    wears: ["hull body", "rim seat", "paddle"],
    params: { beam: [0.36, 0.42], tips: [0.12, 0.2] },
    sockets: () => ({ inside: { at: [0, 0.06, 0], size: [0.26, 0.3, 1] }, seat: { at: [0, 0.2, -0.4], size: [0.3, 0.8, 0.3] } }),
    parts: ({ beam, tips }) => {
      const form: Hull = { length: 2.2, beam, depth: 0.26, transom: 0.02, sheer: [tips, tips], rise: 0.4, full: 0.55, wall: 0.025 };
      return [
        part("hull", main("paint", 0xa93a2a), hull(form)),
        part("rim", second("wood", 0xb98850), rail(form, 0.018)),
        part(
          "ribs",
          second("wood", 0xa8743f),
          box(beam * 0.5, 0.02, 0.04, 0.006)
            .array(5, [0, 0, 0.17])
            .at(0, 0.045, 0),
        ),
        part(
          "thwarts",
          second("wood", 0xb98850),
          all(
            box(beam * 0.95, 0.024, 0.06, 0.008).at(0, 0.24, 0),
            box(beam * 0.84, 0.024, 0.18, 0.008)
              .at(0, 0.2, 0.5)
              .mirror("z"),
          ),
        ),
        part(
          "paddle",
          third("wood", 0xd0a468),
          all(rod([0, 0, -0.5], [0, 0, 0.4], 0.016), box(0.12, 0.02, 0.28, 0.01).at(0, 0, 0.52), box(0.09, 0.02, 0.03, 0.01).at(0, 0, -0.5))
            .turn(0, 24, 0)
            .at(0.02, 0.29, 0.05),
        ),
      ];
    },
  }),
  program({
    id: "kayak",
    nouns: ["sea kayak", "kajak"],
    about: "a slim closed kayak with a round seat hole and a double paddle",
    metresPerUnit: 2,
    wears: ["hull body", "paddle"],
    params: { beam: [0.3, 0.36], tips: [0.06, 0.12] },
    sockets: () => ({ seat: { at: [0, 0.16, -0.06], size: [0.26, 0.8, 0.3] } }),
    parts: ({ beam, tips }) => {
      const form: Hull = { length: 2.3, beam, depth: 0.17, transom: 0.02, sheer: [tips, tips], rise: 0.5, full: 0.7 };
      return [
        part(
          "hull",
          main("plastic", 0xe0742a),
          all(
            hull(form),
            hull({ ...form, depth: 0.07, rise: 0, sheer: [0, 0] })
              .scale(0.96, 1, 0.9)
              .turn(0, 0, 180)
              .at(0, 0.23, 0),
          ),
        ),
        part("edge", fixed("plastic", 0x2a2c30), rail(form, 0.012)),
        part(
          "hole",
          fixed("rubber", 0x18191b),
          all(cylinder(0.1, 0.05).scale(1, 1, 1.8).at(0, 0.22, -0.06), cylinder(0.07, 0.03).array(2, [0, 0, 1.1]).at(0, 0.215, 0)),
        ),
        part("rim", fixed("plastic", 0x2a2c30), torus(0.105, 0.016).scale(1, 1, 1.8).at(0, 0.245, -0.06)),
        part("seat back", fixed("fabric", 0x3a3d42), box(0.18, 0.13, 0.04, 0.018).at(0, 0.29, -0.2)),
        part("shaft", fixed("steel", 0x8d9297), rod([-0.62, 0.3, 0.14], [0.62, 0.3, 0.14], 0.014)),
        part("blades", second("plastic", 0xf2c230), box(0.3, 0.016, 0.12, 0.007).turn(28, 0, 0).at(0.74, 0.3, 0.14).mirror("x")),
        part(
          "ropes",
          fixed("fabric", 0xd9d3c2),
          all(
            hose([-0.1, 0.22, 0.3, 0, 0.235, 0.4, 0.1, 0.22, 0.3], 0.006),
            hose([-0.09, 0.22, 0.5, 0, 0.23, 0.4, 0.09, 0.22, 0.5], 0.006),
            sphere(0.012).at(0, 0.24, 0.4),
          ),
        ),
      ];
    },
  }),
];
