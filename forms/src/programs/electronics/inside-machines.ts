import { all, box, cylinder, extrude, type Form, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { many, twin } from "@blenda/forge/language/places";
import { part, program, spins, turns, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { drumZ, panel } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";

export const insideMachines = [
  program({
    id: "cpu",
    nouns: ["cpu chip", "processor", "microchip", "computer chip", "microprocessor", "silicon chip", "chip"],
    about: "a computer chip: a square of black or steel with rows of golden legs",
    metresPerUnit: 0.06,
    wears: ["body cap", "pin leg", "mark"],
    params: { legs: whole(9, 12) },
    parts: ({ legs }) => {
      const step = 0.92 / legs;
      const leg = all(
        box(step * 0.4, 0.02, 0.1, 0.006).at(0, 0.13, 0.57),
        box(step * 0.4, 0.13, 0.025, 0.006).at(0, 0.075, 0.615),
        box(step * 0.4, 0.022, 0.09, 0.006).at(0, 0.012, 0.65),
      );
      return [
        part("board", fixed("plastic", 0x1f5a3a), box(1.1, 0.12, 1.1, 0.02).at(0, 0.13, 0)),
        part("cap", main("steel", 0xb9bec4), all(box(0.86, 0.09, 0.86, 0.03).at(0, 0.225, 0), box(0.68, 0.05, 0.68, 0.02).at(0, 0.27, 0))),
        part(
          "legs",
          second("gold"),
          many(4, (side) => leg.array(legs, [step, 0, 0]).turn(0, side * 90, 0)),
        ),
        part(
          "marks",
          third("plastic", 0x3a3f46),
          all(
            box(0.36, 0.012, 0.05, 0.003).at(0, 0.298, -0.1),
            box(0.24, 0.012, 0.03, 0.003).at(0, 0.298, 0),
            box(0.3, 0.012, 0.03, 0.003).at(0, 0.298, 0.08),
            cylinder(0.035, 0.012, { sides: 18, bevel: 0.002 }).at(-0.26, 0.298, 0.26),
          ),
        ),
        part("corner", fixed("gold"), extrude(flat`0 0, 0.1 0, 0 0.1`, 0.02, 0.004).turn(-90, 0, 0).at(-0.53, 0.195, 0.53)),
      ];
    },
  }),
  program({
    id: "graphics card",
    nouns: ["video card", "gpu", "graphic card", "graphics processor"],
    about: "a graphics card with two or three fans, cooling fins, golden contacts and a steel bracket",
    metresPerUnit: 0.24,
    wears: ["shroud body", "fan", "light stripe"],
    params: { fans: whole(2, 3) },
    parts: ({ fans }) => {
      const wide = fans * 0.44 + 0.1;
      const at = (n: number) => (n - (fans - 1) / 2) * 0.44;
      return [
        part(
          "shroud",
          main("plastic", 0x26282d),
          panel(wide, 0.5, 0.14, 0.04, 0.02)
            .minus(...Array.from({ length: fans }, (_, n) => drumZ(0.195, 0.3, 0).at(at(n), 0, 0)))
            .at(0, 0.34, 0.1),
        ),
        part(
          "fins",
          fixed("steel", 0x9aa0a8),
          box(0.008, 0.44, 0.12, 0.002)
            .array(Math.floor(wide / 0.03), [0.03, 0, 0])
            .at(0, 0.34, 0.0),
        ),
        part("board", fixed("plastic", 0x1c4a34), panel(wide + 0.02, 0.52, 0.03, 0.02, 0.005).at(0, 0.33, -0.08)),
        ...Array.from({ length: fans }, (_, n) =>
          part(
            `fan ${n + 1}`,
            second("plastic", 0x4a4f57),
            all(
              drumZ(0.06, 0.06, 0.015),
              many(9, (blade) => put(box(0.14, 0.06, 0.012, 0.004), [0.115, 0, 0], [34, 0, 0]).turn(0, 0, blade * 40)),
            ).at(at(n), 0.34, 0.13),
            { motion: spins([at(n), 0.34, 0.13], [0, 0, 1]) },
          ),
        ),
        part(
          "lights",
          light(0x3fd8ff),
          all(...Array.from({ length: fans }, (_, n) => hoop(0.2, 0.008, 44).turn(90, 0, 0).at(at(n), 0.34, 0.172))),
        ),
        part("contacts", fixed("gold"), box(wide * 0.5, 0.08, 0.03, 0.006).at(-0.06, 0.04, -0.08)),
        part(
          "bracket",
          fixed("steel"),
          all(box(0.02, 0.66, 0.26, 0.006).at(-wide / 2 - 0.02, 0.32, 0.03), box(0.08, 0.02, 0.26, 0.006).at(-wide / 2 - 0.05, 0.64, 0.03)),
        ),
        part("stripe", third("plastic", 0xc8281f), box(wide * 0.9, 0.03, 0.02, 0.006).at(0, 0.115, 0.17)),
      ];
    },
  }),
  program({
    id: "robot gripper",
    nouns: ["gripper", "robotic claw", "robot claw", "mechanical claw", "grabber claw", "robotic hand"],
    about: "a robot gripper with two jointed jaws, a wrist with cables and a flange",
    metresPerUnit: 0.3,
    wears: ["jaw arm", "wrist body", "pad"],
    params: { open: [16, 26] },
    sockets: () => ({ grip: { at: [0, 0.2, 0], size: [0.3, 0.2, 0.3] } }),
    parts: ({ open }) => {
      const jaw = all(extrude(flat`-0.05 -0.04, 0.06 -0.04, 0.12 0.3, 0.02 0.6, -0.1 0.72, -0.12 0.66, -0.04 0.54, 0.02 0.3`, 0.14, 0.02));
      const pad = put(box(0.05, 0.2, 0.12, 0.015), [-0.09, 0.62, 0], [0, 0, 36]);
      const left = turns([-0.16, 0.44, 0], [0, 0, 1], -18, 0);
      const right = turns([0.16, 0.44, 0], [0, 0, 1], 0, 18);
      const set = (form: Form) => form.turn(0, 0, -open).at(0.16, 0.44, 0);
      return [
        part(
          "flange",
          fixed("steel"),
          all(cylinder(0.26, 0.06, { bevel: 0.015 }).at(0, 0.03, 0), sphere(0.03, 0.6, 12).at(0, 0.065, 0.2).ring(6)),
        ),
        part(
          "wrist",
          second("plastic", 0x33373d),
          all(cylinder(0.19, 0.16, { bevel: 0.03 }).at(0, 0.12, 0), box(0.5, 0.22, 0.24, 0.04).at(0, 0.32, 0)),
        ),
        part("pivots", fixed("steel"), twin(drumZ(0.07, 0.32, 0.02), 0.16, 0.44, 0)),
        part("right jaw", main("paint", 0xe8891c), set(jaw), { motion: right }),
        part("left jaw", main("paint", 0xe8891c), set(jaw).turn(0, 180, 0), { motion: left }),
        part("right pad", third("rubber", 0x1c1d20), set(pad), { motion: right }),
        part("left pad", third("rubber", 0x1c1d20), set(pad).turn(0, 180, 0), { motion: left }),
        part("cables", fixed("rubber", 0xc8281f), sweep(way`0.1 0.12 0.17, 0.14 0.28 0.24, 0.1 0.4 0.14`, 0.022).mirror("x")),
      ];
    },
  }),
];
