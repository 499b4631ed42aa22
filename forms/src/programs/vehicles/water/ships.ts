import { all, box, cylinder, type Form, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, whole } from "@blenda/forge/language/program";
import { drumX, hose, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { type Hull, hull, rail, squareSail } from "./hulls.ts";

const GLASS = fixed("plastic", 0x1d3038);
const wheelhouse = (width: number, at: (form: Form) => Form) => [
  part("bridge", second("paint", 0xf1eee5), at(all(box(width, 0.2, 0.24, 0.02), box(width * 1.2, 0.03, 0.3, 0.01).at(0, 0.11, 0)))),
  part(
    "bridge windows",
    GLASS,
    at(all(box(width * 0.9, 0.08, 0.25, 0.006).at(0, 0.04, 0), box(width + 0.01, 0.08, 0.18, 0.006).at(0, 0.04, 0))),
  ),
];

export const ships = [
  program({
    id: "ship",
    is: ["floating"],
    nouns: ["steamship", "ocean liner", "cruise ship", "steamer", "passenger ship", "liner", "ferry", "vessel"],
    about: "a big passenger ship with rows of portholes, decks and funnels",
    metresPerUnit: 60,
    isLarge: true,
    wears: ["hull", "deck cabin", "funnel"],
    params: { funnels: whole(1, 3), decks: whole(2, 4) },
    variants: { titanic: { words: "four-funnelled", set: { funnels: 4 } }, cruise: { words: "holiday", set: { decks: 5, funnels: 1 } } },
    parts: ({ funnels, decks }) => {
      const form: Hull = { length: 2.4, beam: 0.36, depth: 0.26, transom: 0.5, sheer: [0.02, 0.08], rise: 0.3, full: 0.45 };
      const tiers = Array.from({ length: decks }, (_, at) =>
        box(0.28 - at * 0.02, 0.075, 1.5 - at * 0.16, 0.015).at(0, 0.3 + at * 0.08, -0.06),
      );
      const top = 0.3 + decks * 0.08;
      return [
        part("hull", main("paint", 0x1f2732), hull(form)),
        part("waterline", fixed("paint", 0x9a2b22), hull({ ...form, depth: 0.08, sheer: [0, 0] }).scale(1.012, 1, 0.985)),
        part("rim", fixed("plastic", 0xf1eee5), rail(form, 0.01)),
        part("decks", second("paint", 0xf1eee5), all(...tiers)),
        part(
          "windows",
          GLASS,
          all(
            ...tiers.map((_, at) =>
              box(0.286 - at * 0.02, 0.028, 0.03, 0)
                .array(22 - at * 2, [0, 0, 0.062])
                .at(0, 0.305 + at * 0.08, -0.06),
            ),
            drumX(0.013, 0.372).array(16, [0, 0, 0.09]).at(0, 0.2, -0.1),
          ),
        ),
        part(
          "funnels",
          third("paint", 0xc8452b),
          cylinder(0.075, 0.28, { top: 0.068 })
            .scale(0.8, 1, 1.1)
            .turn(-8, 0, 0)
            .array(funnels, [0, 0, 0.3])
            .at(0, top + 0.08, -0.1),
        ),
        part(
          "funnel tops",
          fixed("paint", 0x1b1c1f),
          cylinder(0.073, 0.06, { top: 0.07 })
            .scale(0.82, 1, 1.12)
            .turn(-8, 0, 0)
            .array(funnels, [0, 0, 0.3])
            .at(0, top + 0.21, -0.13),
        ),
        part(
          "masts",
          fixed("wood", 0x9c6b3c),
          all(rod([0, 0.3, 0.82], [0, 0.86, 0.8], 0.014, 0.008), rod([0, 0.3, -0.9], [0, 0.8, -0.92], 0.014, 0.008)),
        ),
        part(
          "lifeboats",
          fixed("plastic", 0xe08a2b),
          sphere(0.03, 1, 14)
            .scale(0.8, 0.7, 2)
            .array(6, [0, 0, 0.2])
            .at(0.15, 0.36 + (decks - 1) * 0.04, -0.06)
            .mirror("x"),
        ),
        ...wheelhouse(0.24, (form) => form.scale(1, 0.6, 0.6).at(0, top, 0.62 - decks * 0.06)),
      ];
    },
  }),
  program({
    id: "container ship",
    nouns: ["cargo ship", "freight ship", "tanker ship", "container vessel", "freight vessel"],
    about: "a container ship: a long hull stacked with coloured containers, the bridge at the stern",
    metresPerUnit: 90,
    isLarge: true,
    wears: ["hull", "bridge"],
    params: { rows: whole(6, 8), high: whole(2, 3) },
    parts: ({ rows, high }, { random }) => {
      const form: Hull = { length: 2.4, beam: 0.42, depth: 0.3, transom: 0.75, sheer: [0, 0.08], rise: 0.25, full: 0.4 };
      const step = 1.36 / rows;
      const loads = Array.from({ length: rows * 4 * high }, (_, at) => ({ at, kind: random.fork(`load ${at}`).whole(0, 3) }));
      // The hull is too narrow at the bow for four beside each other.
      const fits = (at: number) => Math.floor(at / 4) % rows < rows - 1;
      const stack = (kind: number) =>
        box(0.085, 0.085, step - 0.04, 0.006).scatter(
          loads
            .filter(({ at, kind: own }) => own === kind && (fits(at) || at % 4 === 1 || at % 4 === 2))
            .map(({ at }) => ({
              at: [
                -0.135 + (at % 4) * 0.09,
                0.345 + Math.floor(at / (4 * rows)) * 0.09,
                -0.6 + (Math.floor(at / 4) % rows) * step,
              ] as const,
            })),
        );
      return [
        part("hull", main("paint", 0x23456b), hull(form)),
        part("waterline", fixed("paint", 0x8f2a22), hull({ ...form, depth: 0.1, sheer: [0, 0] }).scale(1.012, 1, 0.985)),
        part("rim", fixed("steel", 0xb9bdc1), rail(form, 0.008)),
        ...[0xc2452d, 0x2f7d5b, 0xe0a030, 0x3d6fa8].map((color, kind) => part("containers", fixed("paint", color), stack(kind))),
        part(
          "house",
          second("paint", 0xf1eee5),
          all(box(0.34, 0.34, 0.2, 0.015).at(0, 0.46, -0.86), box(0.46, 0.06, 0.16, 0.012).at(0, 0.66, -0.85)),
        ),
        part(
          "windows",
          GLASS,
          all(box(0.44, 0.03, 0.164, 0.004).at(0, 0.665, -0.85), box(0.3, 0.03, 0.204, 0.002).array(3, [0, 0.09, 0]).at(0, 0.46, -0.86)),
        ),
        part("funnel", fixed("paint", 0xc2452d), box(0.12, 0.26, 0.12, 0.02).at(0, 0.52, -1.03)),
        part(
          "crane",
          fixed("steel", 0xd9b13a),
          all(
            rod([0, 0.3, 0.9], [0, 0.58, 0.9], 0.014),
            rod([0, 0.68, -0.85], [0, 0.86, -0.85], 0.01),
            box(0.14, 0.012, 0.012, 0).at(0, 0.8, -0.85),
          ),
        ),
      ];
    },
  }),
  program({
    id: "pirate ship",
    nouns: ["galleon", "tall ship", "frigate", "caravel", "man-of-war", "ghost ship", "windjammer"],
    about: "an old wooden ship with three masts, square sails, cannons and a black flag",
    metresPerUnit: 14,
    isLarge: true,
    wears: ["hull body", "sail", "flag"],
    params: { belly: [0.08, 0.14], guns: whole(4, 6), castle: [0.2, 0.3] },
    parts: ({ belly, guns, castle }) => {
      const form: Hull = { length: 2, beam: 0.56, depth: 0.46, transom: 0.75, sheer: [0.16, 0.14], rise: 0.6, full: 0.7 };
      const mast = (z: number, high: number) =>
        all(
          rod([0, 0.3, z], [0, high, z], 0.028, 0.014),
          ...[0.5, 0.74, 0.92].map((t) => rod([-0.46 * (1.3 - t), high * t, z + 0.03], [0.46 * (1.3 - t), high * t, z + 0.03], 0.014)),
          torus(0.06, 0.02).at(0, high * 0.8, z),
        );
      const sails = (z: number, high: number) =>
        all(
          squareSail(0.74, high * 0.26, belly).at(0, high * 0.61, z + 0.05),
          squareSail(0.5, high * 0.18, belly * 0.8).at(0, high * 0.825, z + 0.05),
        );
      return [
        part("hull", main("wood", 0x5c3a20, { grain: "z" }), hull(form)),
        part(
          "castle",
          main("wood", 0x6a4426, { grain: "z" }),
          all(
            side(flat`-1.02 0.56, -0.46 0.44, -0.46 0.66, -1.06 ${0.62 + castle}`, 0.44, 0.02),
            side(flat`0.56 0.48, 0.96 0.54, 1 0.66, 0.56 0.62`, 0.3, 0.02),
          ),
        ),
        part("bands", fixed("wood", 0xc09a4a), all(rail(form, 0.022), rail(form, 0.016, 0.24), rail(form, 0.016, 0.46))),
        part("windows", light(0xffc766), box(0.09, 0.1, 0.02, 0.01).array(3, [0.13, 0, 0]).turn(5, 0, 0).at(0, 0.66, -1.045)),
        part(
          "ports",
          fixed("iron", 0x1d1d1f),
          all(drumX(0.03, 0.62).array(guns, [0, 0, 0.2]).at(0, 0.34, -0.1), drumX(0.016, 0.63).array(guns, [0, 0, 0.2]).at(0, 0.34, -0.1)),
        ),
        part(
          "masts",
          fixed("wood", 0x7d532d),
          all(mast(0.48, 1.66), mast(-0.06, 1.9), mast(-0.62, 1.5), rod([0, 0.56, 0.86], [0, 0.8, 1.36], 0.024, 0.012)),
        ),
        part("sails", second("fabric", 0xe9dcc0), all(sails(0.48, 1.66), sails(-0.06, 1.9), sails(-0.62, 1.5))),
        part(
          "ropes",
          fixed("fabric", 0x8a7651),
          all(
            rod([0, 1.6, 0.48], [0, 0.8, 1.34], 0.006),
            rod([0, 1.84, -0.06], [0, 1.6, 0.48], 0.006),
            rod([0, 1.5, -0.62], [0, 1.84, -0.06], 0.006),
            ...[0.48, -0.06, -0.62].flatMap((z) => [
              rod([0.26, 0.5, z - 0.1], [0, 1.2, z], 0.006).mirror("x"),
              rod([0.26, 0.5, z + 0.06], [0, 1.2, z], 0.006).mirror("x"),
            ]),
          ),
        ),
        part("flag", third("fabric", 0x18181a), box(0.012, 0.15, 0.26, 0.004).at(0, 1.97, -0.2)),
        part(
          "skull",
          fixed("bone", 0xf1ece0),
          all(
            sphere(0.035).scale(0.5, 1, 1).at(0, 1.985, -0.2),
            rod([0, 1.92, -0.27], [0, 1.96, -0.13], 0.01),
            rod([0, 1.96, -0.27], [0, 1.92, -0.13], 0.01),
          ),
        ),
        part("pole", fixed("wood", 0x7d532d), rod([0, 1.85, -0.06], [0, 2.06, -0.06], 0.012)),
      ];
    },
  }),
  program({
    id: "viking ship",
    nouns: ["longship", "longboat", "drakkar", "viking boat"],
    about: "a viking longship with a dragon's head, a striped square sail, shields and oars",
    metresPerUnit: 8,
    isLarge: true,
    wears: ["hull body", "sail", "shield"],
    params: { belly: [0.1, 0.16], shields: whole(6, 8) },
    parts: ({ belly, shields }) => {
      const form: Hull = { length: 2.2, beam: 0.5, depth: 0.26, transom: 0.02, sheer: [0.34, 0.34], rise: 0.6, full: 0.7, wall: 0.03 };
      const spots = (kind: number) =>
        Array.from({ length: shields }, (_, at) => at)
          .filter((at) => at % 2 === kind)
          .map((at) => ({
            at: [0.25 - 0.05 * Math.abs((at + 0.5) / shields - 0.45) ** 2 * 4, 0.29, ((at + 0.5) / shields - 0.5) * 1.1 - 0.1] as const,
          }));
      const shield = lathe(flat`0 -0.01, 0.075 -0.01, 0.075 0.01, 0.03 0.018, 0.025 0.035, 0 0.04`).turn(0, 0, -90);
      const jaws = flat`
        1.04 0.9, 1.14 0.88, 1.29 0.83, 1.3 0.87, 1.19 0.92, 1.33 0.94, 1.34 1, 1.21 1.03, 1.14 1.09, 0.98 1.17, 1.06 1.03
      `;
      const head = all(
        hose([0, 0.46, 1.04, 0, 0.62, 1.12, 0, 0.8, 1.13, 0, 0.98, 1.1], [0.055, 0.045, 0.04, 0.05]),
        side(jaws, 0.08, 0.012),
      );
      const stern = hose(
        [0, 0.46, -1.04, 0, 0.7, -1.13, 0, 0.9, -1.1, 0, 0.96, -1, 0, 0.9, -0.93, 0, 0.83, -0.98, 0, 0.87, -1.03],
        [0.055, 0.04, 0.034, 0.03, 0.026, 0.022, 0.016],
      );
      return [
        part("hull", main("wood", 0x6b4425, { grain: "z" }), hull(form)),
        part("planks", fixed("wood", 0x4d2f18), all(rail(form, 0.014), rail(form, 0.01, 0.25), rail(form, 0.01, 0.5))),
        part("dragon", fixed("wood", 0x8a5a2e), all(head, stern)),
        part("eyes", fixed("gold"), drumX(0.016, 0.088).at(0, 0.99, 1.18)),
        part("shields", third("paint", 0xb3322a), shield.scatter(spots(0)).mirror("x")),
        part("other shields", fixed("paint", 0xd9b13a), shield.scatter(spots(1)).mirror("x")),
        part(
          "mast",
          fixed("wood", 0x7d532d),
          all(rod([0, 0.05, 0], [0, 1.5, 0], 0.03, 0.018), rod([-0.52, 1.34, 0.04], [0.52, 1.34, 0.04], 0.018)),
        ),
        part("sail", second("fabric", 0xe9dcc0), squareSail(1, 0.7, belly).turn(0, 0, 180).at(0, 0.98, 0.05)),
        part("stripes", fixed("fabric", 0xa8322a), squareSail(0.12, 0.7, belly).turn(0, 0, 180).array(4, [0.25, 0, 0]).at(0, 0.98, 0.058)),
        part(
          "oars",
          fixed("wood", 0xa8743f),
          all(rod([0.2, 0.3, 0], [0.62, 0.02, -0.1], 0.009), box(0.09, 0.06, 0.012, 0.004).turn(0, 15, -35).at(0.64, 0.01, -0.105))
            .array(shields, [0, 0, 0.14])
            .at(0, 0, -0.1)
            .mirror("x"),
        ),
        part("floor", fixed("wood", 0x8a6238), box(0.34, 0.02, 1.4, 0.006).at(0, 0.1, 0)),
      ];
    },
  }),
];
