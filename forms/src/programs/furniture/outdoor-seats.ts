import { all, box, cylinder, type Form, loft, sphere, sweep, torus } from "@blenda/forge/language/form";
import { slices, way } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { hose, rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second } from "@blenda/forge/language/substance";
import { CLOTHS, WOODS } from "@blenda/forge/language/tones";

/** A board between two points of the side view, so wide. */
const slat = (z: number, y: number, wide: number, lean: number, deep = 0.09): Form =>
  box(wide, 0.024, deep, 0.008).turn(lean, 0, 0).at(0, y, z);

export const outdoorSeats = [
  program({
    id: "deck chair",
    nouns: ["deckchair", "beach chair", "folding beach chair", "sling chair", "canvas chair"],
    about: "a folding deck chair of wooden bars with a striped canvas sling",
    metresPerUnit: 0.9,
    wears: ["canvas cloth sling", "frame wood", "stripe"],
    params: { wood: pick("oak", "pine", "cherry"), wide: [0.54, 0.62], sag: [0.1, 0.15] },
    sockets: ({ wide }) => ({ seat: { at: [0, 0.32, 0.12], size: [wide, 0.9, 0.5] } }),
    parts: ({ wood, wide, sag }) => {
      const x = wide / 2;
      const sling = (width: number, lift: number) =>
        sweep(
          way`0 ${0.47 + lift} 0.56, 0 ${0.46 - sag + lift} 0.34, 0 ${0.4 - sag + lift} 0.12, 0 ${0.46 - sag * 0.6 + lift} -0.1, 0 ${0.72 + lift} -0.36, 0 ${1.06 + lift} -0.66`,
          width / 2,
          { flatten: 0.02 },
        );
      return [
        part("canvas", { ...main("fabric", 0x2f6f9e), isOpen: false }, sling(wide - 0.08, 0)),
        part(
          "stripes",
          { ...second("fabric", 0xf3ecdc), slot: 2 },
          many(3, (at) => sling(0.07, 0.008).at((at - 1) * 0.16, 0, 0)),
        ),
        part(
          "frame",
          { ...second("wood", WOODS[wood]), isOpen: true },
          all(
            rod([x, 0.02, 0.42], [x, 1.08, -0.7], 0.024).mirror("x"),
            rod([x + 0.05, 0.5, 0.6], [x + 0.05, 0.02, -0.5], 0.024).mirror("x"),
            rod([x + 0.09, 0.66, -0.24], [x + 0.09, 0.06, -0.66], 0.018).mirror("x"),
            rod([-x, 1.06, -0.68], [x, 1.06, -0.68], 0.024),
            rod([-x - 0.05, 0.47, 0.57], [x + 0.05, 0.47, 0.57], 0.024),
            rod([-x - 0.05, 0.04, -0.48], [x + 0.05, 0.04, -0.48], 0.02),
            rod([-x, 0.05, 0.4], [x, 0.05, 0.4], 0.02),
            rod([-x - 0.09, 0.08, -0.645], [x + 0.09, 0.08, -0.645], 0.016),
          ),
        ),
        part(
          "bolts",
          fixed("brass"),
          cylinder(0.022, 0.11, { sides: 14 })
            .turn(0, 0, 90)
            .at(x + 0.03, 0.275, 0.1)
            .mirror("x"),
        ),
      ];
    },
  }),
  program({
    id: "sun lounger",
    nouns: ["lounger", "sunbed", "sun bed", "pool lounger", "pool chair", "beach lounger", "chaise lounge"],
    about: "a long slatted lounger with a raised back, a pad and wheels",
    metresPerUnit: 1,
    wears: ["pad cushion", "frame wood"],
    params: { wood: pick("oak", "walnut", "pine"), rise: [34, 48] },
    variants: { flat: { words: "lying", set: { rise: 2 } } },
    sockets: () => ({ seat: { at: [0, 0.42, 0.2], size: [0.6, 0.9, 0.9] } }),
    parts: ({ wood, rise }) => {
      const back = (form: Form) => form.turn(rise, 0, 0).at(0, 0.3, -0.16);
      const of = { ...second("wood", WOODS[wood]), isOpen: true };
      return [
        part(
          "frame",
          of,
          all(
            box(0.05, 0.07, 1.96, 0.015).at(0.32, 0.26, 0).mirror("x"),
            box(0.62, 0.06, 0.04, 0.01).at(0, 0.26, 0.95).mirror("z"),
            box(0.06, 0.28, 0.06, 0.012).at(0.32, 0.14, 0.78).mirror("x"),
            box(0.06, 0.24, 0.06, 0.012).at(0.32, 0.16, -0.74).mirror("x"),
          ),
        ),
        part(
          "slats",
          of,
          many(10, (at) => slat(-0.1 + at * 0.112, 0.3, 0.64, 0)),
        ),
        part(
          "back",
          of,
          back(
            all(
              many(7, (at) => slat(-0.06 - at * 0.112, 0, 0.62, 0)),
              box(0.04, 0.04, 0.8, 0.01).at(0.24, -0.025, -0.4).mirror("x"),
            ),
          ),
        ),
        part(
          "pad",
          { ...main("fabric", 0xe9e0cd), isOpen: false },
          all(
            loft(slices([0, 0.58, 1.06, 0.015, 0.62, 1.1, 0.06, 0.62, 1.1, 0.075, 0.58, 1.06], 0.16)).at(0, 0.315, 0.4),
            back(loft(slices([0, 0.58, 0.78, 0.015, 0.62, 0.82, 0.06, 0.62, 0.82, 0.075, 0.58, 0.78], 0.2)).at(0, 0.016, -0.4)),
          ),
        ),
        part(
          "pillow",
          main("fabric", 0xd5c8ae),
          back(loft(slices([0, 0.3, 0.12, 0.03, 0.46, 0.22, 0.07, 0.46, 0.22, 0.1, 0.3, 0.12], 0.5)).at(0, 0.085, -0.68)),
        ),
        part(
          "wheels",
          fixed("rubber", 0x2a2b2e),
          all(cylinder(0.11, 0.04, { bevel: 0.014 }))
            .turn(0, 0, 90)
            .at(0.38, 0.11, -0.74)
            .mirror("x"),
        ),
        part("axle", fixed("steel", 0xb9bcc0), rod([-0.41, 0.11, -0.74], [0.41, 0.11, -0.74], 0.02)),
      ];
    },
  }),
  program({
    id: "picnic table",
    nouns: ["garden table with benches", "beer garden table", "picnic bench", "table with benches"],
    about: "a wooden picnic table with a bench on each side",
    metresPerUnit: 0.9,
    wears: ["table wood", "bolt"],
    params: { long: [1.7, 2.1], planks: whole(4, 5), wood: pick("pine", "oak", "walnut") },
    sockets: ({ long }) => ({ top: { at: [0, 0.84, 0], size: [long, 0.8, 0.74] } }),
    parts: ({ long, planks, wood }) => {
      const x = long * 0.34;
      const of = main("wood", WOODS[wood], { grain: "x" });
      return [
        part(
          "top",
          of,
          box(long, 0.045, 0.76 / planks - 0.012, 0.01)
            .array(planks, [0, 0, 0.76 / planks])
            .at(0, 0.815, 0),
        ),
        part("benches", of, box(long, 0.045, 0.135, 0.01).array(2, [0, 0, 0.148]).at(0, 0.46, 0.72).mirror("z")),
        part(
          "legs",
          main("wood", WOODS[wood]),
          all(
            rod([x, 0, 0.52], [x, 0.8, 0.22], 0.05).mirror("x").mirror("z"),
            box(0.05, 0.1, 0.74, 0.01)
              .at(x + 0.045, 0.745, 0)
              .mirror("x"),
            box(0.05, 0.1, 1.72, 0.01)
              .at(x + 0.045, 0.39, 0)
              .mirror("x"),
            rod([x, 0.42, 0], [0.12, 0.78, 0], 0.035).mirror("x"),
          ),
        ),
        part(
          "bolts",
          second("iron", 0x3a3c40),
          cylinder(0.018, 0.14, { sides: 10 })
            .turn(0, 0, 90)
            .scatter(
              [-1, 1].flatMap((z) => [
                { at: [x + 0.02, 0.39, z * 0.36] as const },
                { at: [-x - 0.02, 0.39, z * 0.36] as const },
                { at: [x + 0.02, 0.74, z * 0.26] as const },
                { at: [-x - 0.02, 0.74, z * 0.26] as const },
              ]),
            ),
        ),
      ];
    },
  }),
  program({
    id: "camping chair",
    nouns: ["folding chair", "camp chair", "director's chair", "directors chair", "director chair", "fishing chair", "film director chair"],
    about: "a folding chair with crossed legs, a canvas seat, a canvas back and armrests",
    metresPerUnit: 0.9,
    wears: ["canvas cloth seat", "frame"],
    params: { tone: pick("navy", "rust", "sage", "plum"), wide: [0.58, 0.66] },
    sockets: ({ wide }) => ({ seat: { at: [0, 0.54, 0.02], size: [wide, 0.9, 0.5] } }),
    parts: ({ tone, wide }) => {
      const x = wide / 2;
      const legs = rod([-x, 0.02, 0.27], [x, 0.52, 0.27], 0.018);
      return [
        part(
          "frame",
          { ...second("wood", 0xa9743f), isOpen: true },
          all(
            legs.mirror("x").mirror("z"),
            rod([x, 0.02, 0.3], [x, 0.02, -0.3], 0.02).mirror("x"),
            rod([x, 0.52, 0.3], [x, 0.52, -0.3], 0.022).mirror("x"),
            rod([x + 0.01, 0.52, -0.26], [x + 0.01, 1.08, -0.3], 0.02).mirror("x"),
            rod([x + 0.01, 0.52, 0.26], [x + 0.01, 0.76, 0.26], 0.02).mirror("x"),
            box(0.07, 0.028, 0.62, 0.012)
              .at(x + 0.01, 0.77, 0)
              .mirror("x"),
          ),
        ),
        part(
          "seat",
          { ...main("fabric", CLOTHS[tone]), isOpen: false },
          sweep(way`${-x - 0.01} 0.545 0, ${-x * 0.5} 0.525 0, 0 0.515 0, ${x * 0.5} 0.525 0, ${x + 0.01} 0.545 0`, 0.24, {
            flatten: 0.035,
          })
            .turn(90, 0, 0)
            .turn(-90, 0, 0),
        ),
        part(
          "back",
          { ...main("fabric", CLOTHS[tone]), isOpen: false },
          all(
            loft(slices([0, wide + 0.03, 0.016, 0.2, wide + 0.03, 0.016], 0.3))
              .turn(-4, 0, 0)
              .at(0, 0.87, -0.285),
            rod([x + 0.01, 0.865, -0.283], [x + 0.01, 1.07, -0.3], 0.028).mirror("x"),
          ),
        ),
        part("bolts", fixed("brass"), all(cylinder(0.016, 0.06, { sides: 12 }).turn(90, 0, 0).at(0, 0.27, 0.27).mirror("z"))),
      ];
    },
  }),
  program({
    id: "hanging chair",
    nouns: ["egg chair", "swing chair", "hanging egg chair", "hanging basket chair", "bubble chair"],
    about: "a wicker egg that hangs from a bowed stand, with a thick cushion",
    metresPerUnit: 1,
    wears: ["basket wicker egg", "cushion pillow", "stand"],
    params: { ribs: whole(20, 26), rings: whole(7, 9), tone: pick("oat", "sage", "rust", "mustard") },
    sockets: () => ({ seat: { at: [0, 0.62, 0.06], size: [0.7, 0.9, 0.6] } }),
    parts: ({ ribs, rings, tone }) => {
      // The egg's radius at a height from 0 to 1, and where its mouth begins on either side.
      const round = (t: number) => 0.5 * Math.sqrt(Math.max(0, 1 - (t * 2 - 0.9) ** 2 / 1.21));
      const point = (angle: number, t: number) => [Math.sin(angle) * round(t), 0.42 + t * 1.16, Math.cos(angle) * round(t)];
      const rib = (at: number) => {
        const angle = 0.95 + (at / (ribs - 1)) * (2 * Math.PI - 1.9);
        return hose(Array.from({ length: 11 }, (_, step) => point(angle, step / 10)).flat(), 0.014, { isStraight: true });
      };
      const hoop = (t: number) =>
        hose(Array.from({ length: 15 }, (_, step) => point(0.95 + (step / 14) * (2 * Math.PI - 1.9), t)).flat(), 0.012, {
          isStraight: true,
        });
      const mouth = hose([...Array.from({ length: 9 }, (_, step) => point(0.95, step / 8)).flat()], 0.03);
      return [
        part(
          "basket",
          main("wood", 0xb98a56),
          all(
            many(ribs, rib),
            many(rings, (at) => hoop((at + 0.6) / (rings + 0.4))),
          ),
        ),
        part(
          "mouth",
          main("wood", 0x9a6b3c),
          all(mouth.mirror("x"), hose(Array.from({ length: 9 }, (_, step) => point(-0.95 + (step / 8) * 1.9, 0.1)).flat(), 0.028)),
        ),
        part(
          "cushion",
          second("fabric", CLOTHS[tone]),
          all(
            loft(slices([0, 0.4, 0.4, 0.05, 0.7, 0.66, 0.12, 0.78, 0.72, 0.17, 0.6, 0.54])).at(0, 0.47, 0),
            loft(slices([0, 0.46, 0.1, 0.1, 0.6, 0.18, 0.3, 0.62, 0.18, 0.42, 0.4, 0.08], 0.9))
              .turn(-14, 0, 0)
              .at(0, 0.66, -0.22),
          ),
        ),
        part(
          "stand",
          { ...second("iron", 0x2a2c30), slot: 2 },
          all(
            hose([0, 0.03, -0.66, 0, 0.5, -0.82, 0, 1.2, -0.8, 0, 1.8, -0.5, 0, 1.96, -0.16, 0, 1.94, 0], 0.035),
            torus(0.6, 0.03).at(0, 0.03, -0.08),
          ),
        ),
        part("chain", fixed("steel", 0xb9bcc0), all(rod([0, 1.56, 0], [0, 1.94, 0], 0.012), sphere(0.03, 1, 12).at(0, 1.58, 0))),
      ];
    },
  }),
];
