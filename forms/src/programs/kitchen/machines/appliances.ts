import { all, box, cylinder, extrude, lathe, sphere } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat } from "@blenda/forge/language/numbers";
import { circle, roundedRectangle } from "@blenda/forge/language/outlines";
import { four, many } from "@blenda/forge/language/places";
import { part, pick, program, slides, spins, turns } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { darkGlass, fixed, light, main, pane, second } from "@blenda/forge/language/substance";
import { ENAMELS } from "@blenda/forge/language/tones";
import { openCase, swung } from "../../furniture/casework.ts";

const black = fixed("plastic", 0x222326);
const dark = darkGlass(0x1c242a, 0.7);
const chrome = second("steel", 0xc9ced2);
const rectangle = (width: number, height: number) =>
  flat([-width, -height, width, -height, width, height, -width, height].map((side) => side / 2));
/** An upright bar on two feet, facing the front. */
const bar = (length: number) =>
  all(
    rod([0, -length / 2, 0.05], [0, length / 2, 0.05], 0.018),
    cylinder(0.014, 0.06, { sides: 10 })
      .turn(90, 0, 0)
      .at(0, length / 2 - 0.04, 0.02)
      .mirror("y"),
  );

export const appliances = [
  program({
    id: "microwave",
    nouns: ["microwave oven"],
    about: "a microwave oven with a window in its door and a panel of buttons",
    metresPerUnit: 0.5,
    wears: ["body case", "handle"],
    params: { width: [1, 1.12], height: [0.56, 0.64], tone: pick("cream", "mint", "red", "black") },
    traits: { open: "opened" },
    sockets: ({ width, height }) => ({
      top: { at: [0, height + 0.04, 0], size: [width, 0.4, 0.6] },
      inside: { at: [-0.12, 0.12, 0], size: [0.6, 0.3, 0.5] },
    }),
    parts: ({ width, height, tone }, ask) => {
      const [panel, side] = [width * 0.24, width / 2];
      const door = width - panel - 0.02;
      const [x, y] = [-side + door / 2 + 0.005, height / 2 + 0.04];
      const hinge = [-side, 0, 0.36] as const;
      const motion = turns(hinge, [0, -1, 0], 0, 110);
      const hung = (form: ReturnType<typeof box>) => swung(form.at(x, y, 0.37), hinge, ask.has("open") ? -100 : 0);
      return [
        part(
          "case",
          main("paint", ENAMELS[tone]),
          box(width, height, 0.7, 0.03)
            .minus(box(door - 0.08, height - 0.1, 0.6, 0).at(x, 0, 0.1))
            .at(0, y, 0),
        ),
        part(
          "door",
          main("paint", ENAMELS[tone]),
          hung(extrude(roundedRectangle(door, height - 0.02, 0.04, 3), 0.05, 0.014, [rectangle(door - 0.18, height - 0.2)])),
          { motion },
        ),
        part("window", dark, hung(box(door - 0.16, height - 0.18, 0.03, 0.004)), { motion }),
        part("handle", chrome, hung(bar(height * 0.7).at(door / 2 - 0.05, 0, 0.02)), { motion }),
        part("panel", black, box(panel - 0.02, height - 0.06, 0.04, 0.012).at(side - panel / 2 - 0.005, y, 0.35)),
        part("display", light(0x58e0b0), box(panel - 0.08, 0.08, 0.02, 0.004).at(side - panel / 2, y + height * 0.33, 0.366)),
        part(
          "buttons",
          fixed("plastic", 0xdad7cf),
          box(0.045, 0.035, 0.02, 0.006)
            .array(3, [0.062, 0, 0])
            .array(4, [0, 0.06, 0])
            .at(side - panel / 2, y + 0.02, 0.37),
        ),
        part(
          "dial",
          chrome,
          cylinder(0.055, 0.05, { sides: 28 })
            .turn(90, 0, 0)
            .at(side - panel / 2, y - height * 0.33, 0.38),
          {
            motion: spins([side - panel / 2, y - height * 0.33, 0.38], [0, 0, 1]),
          },
        ),
        part("turntable", pane(0xc6dde2), cylinder(0.24, 0.02, { sides: 40 }).at(x, 0.11, 0.02)),
        part("feet", black, four(cylinder(0.04, 0.06, { sides: 16 }), side - 0.12, 0.025, 0.24)),
      ];
    },
  }),
  program({
    id: "oven",
    nouns: ["stove", "cooker", "kitchen stove", "kitchen range", "gas stove", "cooking stove", "electric stove", "hob"],
    about: "a kitchen stove with burners on top and an oven below",
    metresPerUnit: 0.8,
    wears: ["body", "handle knob"],
    params: { width: [0.82, 0.95], back: [0.12, 0.24], tone: pick("cream", "mint", "red", "black") },
    traits: { open: "opened" },
    sockets: () => ({ top: { at: [0, 1.07, 0.06], size: [0.7, 0.6, 0.5] }, inside: { at: [0, 0.24, 0], size: [0.6, 0.4, 0.5] } }),
    parts: ({ width, back, tone }, ask) => {
      const paint = main("paint", ENAMELS[tone]);
      const door = (form: ReturnType<typeof box>) => (ask.has("open") ? form.at(0, -0.16, -0.37).turn(82, 0, 0).at(0, 0.16, 0.37) : form);
      const motion = turns([0, 0.16, 0.37], [1, 0, 0], 0, 85);
      const burner = all(hoop(0.11, 0.016), hoop(0.06, 0.014), box(0.25, 0.018, 0.02, 0.004), box(0.02, 0.018, 0.25, 0.004));
      return [
        part(
          "body",
          paint,
          all(
            openCase(width, 0.84, 0.74, 0.06).at(0, 0.1, 0),
            box(width, 0.16, 0.76, 0.02).at(0, 0.94, 0),
            box(width, back, 0.07, 0.02).at(0, 1.02 + back / 2, -0.34),
            box(width - 0.06, 0.1, 0.66, 0.01).at(0, 0.06, -0.02),
          ),
        ),
        part("top", black, box(width - 0.06, 0.024, 0.62, 0.008).at(0, 1.025, 0.03)),
        part(
          "burners",
          fixed("iron"),
          burner.scatter([-1, 1].flatMap((sx) => [-1, 1].map((sz) => ({ at: [sx * width * 0.23, 1.045, sz * 0.15 + 0.03] as const })))),
        ),
        part(
          "knobs",
          chrome,
          all(cylinder(0.034, 0.06, { sides: 20 }).turn(90, 0, 0), box(0.012, 0.06, 0.03, 0.003).at(0, 0, 0.03))
            .at(0, 0.94, 0.4)
            .array(5, [width * 0.17, 0, 0]),
        ),
        part(
          "door",
          paint,
          door(extrude(roundedRectangle(width - 0.03, 0.68, 0.03, 3), 0.06, 0.014, [rectangle(width - 0.3, 0.36)]).at(0, 0.5, 0.385)),
          { motion },
        ),
        part("window", dark, door(box(width - 0.28, 0.38, 0.03, 0.004).at(0, 0.5, 0.385)), { motion }),
        part(
          "handle",
          chrome,
          door(
            bar(width * 0.72)
              .turn(0, 0, 90)
              .at(0, 0.77, 0.405),
          ),
          { motion },
        ),
        part(
          "rack",
          fixed("steel"),
          all(
            rod([0, 0.44, -0.28], [0, 0.44, 0.3], 0.008).array(9, [width * 0.085, 0, 0]),
            rod([-width / 2 + 0.05, 0.44, 0.3], [width / 2 - 0.05, 0.44, 0.3], 0.01),
          ),
        ),
        part("clock", light(0x58e0b0), box(0.14, 0.05, 0.02, 0.004).at(0, 1.02 + back * 0.55, -0.302)),
      ];
    },
  }),
  program({
    id: "fridge",
    nouns: ["refrigerator", "freezer", "icebox", "fridge freezer", "mini fridge"],
    about: "a tall refrigerator with two doors and long handles",
    metresPerUnit: 0.9,
    wears: ["body door", "handle"],
    params: { width: [0.74, 0.84], height: [1.75, 1.95], split: [0.64, 0.7], tone: pick("mint", "cream", "red", "blue") },
    traits: { open: "opened" },
    sockets: ({ height }) => ({
      top: { at: [0, height + 0.06, 0], size: [0.6, 0.5, 0.5] },
      inside: { at: [0, 0.5, 0], size: [0.55, 0.4, 0.4] },
    }),
    parts: ({ width, height, split, tone }, ask) => {
      const paint = main("paint", ENAMELS[tone]);
      const hinge = [width / 2, 0, 0.31] as const;
      const [low, cut] = [0.08, height * split];
      const doors = [
        { name: "door", from: low, to: cut - 0.01, isOpen: true },
        { name: "freezer door", from: cut + 0.01, to: height, isOpen: false },
      ];
      return [
        part(
          "body",
          paint,
          extrude(roundedRectangle(width, height - low, 0.07, 5), 0.62, 0.03)
            .minus(box(width - 0.1, cut - 0.14, 0.6, 0).at(0, (cut - height) / 2, 0.08))
            .at(0, (height + low) / 2, 0),
        ),
        part(
          "inside",
          fixed("plastic", 0xf2f4f4),
          all(
            box(width - 0.09, 0.015, 0.46, 0.004).at(0, cut * 0.34, 0.03),
            box(width - 0.09, 0.015, 0.46, 0.004).at(0, cut * 0.56, 0.03),
            box(width - 0.09, 0.015, 0.46, 0.004).at(0, cut * 0.78, 0.03),
            box(width - 0.14, 0.16, 0.4, 0.02).at(0, low + 0.14, 0.03),
          ),
        ),
        part(
          "food",
          fixed("plastic", 0xd9a441),
          all(cylinder(0.06, 0.16, { sides: 20 }).at(-0.16, cut * 0.34 + 0.09, 0.1), sphere(0.06, 1, 18).at(0.1, cut * 0.56 + 0.065, 0.12)),
        ),
        part(
          "bottles",
          fixed("glass", 0x3f7a4a),
          lathe(flat`0 0, 0.04 0, 0.045 0.02, 0.045 0.14, 0.018 0.2, 0.018 0.26, 0 0.26`, { sides: 20 }).at(0.14, cut * 0.34 + 0.01, 0.1),
        ),
        ...doors.flatMap(({ name, from, to, isOpen }) => {
          const motion = turns([hinge[0], 0, hinge[2]], [0, 1, 0], 0, 110);
          const hung = (form: ReturnType<typeof box>) => swung(form, hinge, isOpen && ask.has("open") ? 100 : 0);
          return [
            part(name, paint, hung(extrude(roundedRectangle(width, to - from, 0.07, 5), 0.09, 0.035).at(0, (from + to) / 2, 0.362)), {
              motion,
            }),
            part(
              `${name} handle`,
              chrome,
              hung(
                bar((to - from) * 0.42)
                  .scale(1.3, 1, 1.2)
                  .at(-width / 2 + 0.08, isOpen ? to - (to - from) * 0.3 : (from + to) / 2, 0.4),
              ),
              { motion },
            ),
          ];
        }),
        part("badge", chrome, box(0.16, 0.035, 0.02, 0.008).at(0, height - 0.12, 0.405)),
        part("feet", black, four(cylinder(0.035, 0.1, { sides: 16 }), width / 2 - 0.1, 0.05, 0.2)),
      ];
    },
  }),
  program({
    id: "washing machine",
    nouns: ["washer", "clothes washer", "laundry machine", "tumble dryer", "dryer", "clothes dryer"],
    about: "a washing machine with a round glass door",
    metresPerUnit: 0.75,
    wears: ["body", "door ring", "laundry clothes"],
    params: { width: [0.8, 0.88], height: [1.08, 1.18], ring: [0.29, 0.33] },
    traits: { open: "opened" },
    sockets: ({ height }) => ({
      top: { at: [0, height + 0.02, 0], size: [0.7, 0.6, 0.6] },
      inside: { at: [0, 0.36, 0], size: [0.4, 0.4, 0.4] },
    }),
    parts: ({ width, height, ring }, ask) => {
      const y = height * 0.46;
      const hinge = [-ring, 0, 0.4] as const;
      const motion = turns(hinge, [0, -1, 0], 0, 120);
      const hung = (form: ReturnType<typeof box>) => swung(form.at(0, y, 0.4), hinge, ask.has("open") ? -110 : 0);
      const hole = cylinder(ring - 0.04, 0.7, { bevel: 0, sides: 40 })
        .turn(90, 0, 0)
        .at(0, y - height / 2, 0.2);
      return [
        part(
          "body",
          main("paint", 0xf0f0ec),
          box(width, height, 0.76, 0.03)
            .minus(hole)
            .at(0, height / 2, 0),
        ),
        part("top", main("paint", 0xf0f0ec), box(width + 0.02, 0.04, 0.79, 0.014).at(0, height + 0.01, 0)),
        part(
          "drum",
          fixed("steel", 0xb4b9be),
          lathe(flat`0 -0.5, ${ring - 0.05} -0.5, ${ring - 0.05} 0, ${ring - 0.06} 0, ${ring - 0.06} -0.47, 0 -0.47`, { sides: 40 })
            .turn(90, 0, 0)
            .at(0, y, 0.36),
        ),
        part(
          "laundry",
          fixed("fabric", 0x4f7fb0),
          all(sphere(0.14, 0.8, 18).at(-0.07, y - 0.14, 0.14), sphere(0.1, 1, 18).at(0.1, y - 0.12, 0.2)),
        ),
        part("ring", chrome, hung(extrude(circle(ring, 48), 0.08, 0.03, [circle(ring - 0.1, 48)]).at(0, 0, 0.01)), { motion }),
        part("glass", pane(0x6f8d9c), hung(sphere(ring - 0.08, 1, 36).scale(1, 1, 0.4)), { motion }),
        part("catch", chrome, hung(box(0.05, 0.12, 0.04, 0.014).at(ring - 0.045, 0, 0.05)), { motion }),
        part("panel", black, box(width - 0.08, 0.14, 0.03, 0.01).at(0, height - 0.12, 0.376)),
        part("drawer", main("paint", 0xf0f0ec), box(0.24, 0.11, 0.05, 0.014).at(-width / 2 + 0.17, height - 0.12, 0.38), {
          motion: slides([0, 0, 1], 0.2),
        }),
        part(
          "dial",
          chrome,
          cylinder(0.055, 0.07, { sides: 28 })
            .turn(90, 0, 0)
            .at(0.06, height - 0.12, 0.4),
          {
            motion: spins([0.06, height - 0.12, 0.4], [0, 0, 1]),
          },
        ),
        part(
          "lights",
          light(0x63d9ff),
          many(4, (at) => box(0.03, 0.02, 0.02, 0.004).at(0.17 + at * 0.05, height - 0.12, 0.388)),
        ),
        part("feet", black, four(cylinder(0.04, 0.06, { sides: 16 }), width / 2 - 0.1, 0, 0.28)),
      ];
    },
  }),
];
