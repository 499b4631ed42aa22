import { all, box, cylinder, extrude, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { petal } from "@blenda/forge/language/petal";
import { part, program, whole } from "@blenda/forge/language/program";
import { clouds, speckles } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const held = { grip: { at: [0, 0.2, 0], size: [0.8, 0.4, 0.5] } } as const;
const browned = [clouds({ by: -0.35 }, 0.15, { share: 0.6 }), speckles({ by: -0.3 }, 0.04, { size: 0.2 })];

export const hotSnacks = [
  program({
    id: "bacon",
    nouns: ["bacon strip", "strips of bacon", "rasher", "bacon strips"],
    about: "wavy strips of fried bacon",
    metresPerUnit: 0.2,
    wears: ["meat", "fat"],
    params: { wave: [0.05, 0.075], strips: whole(2, 3) },
    sockets: () => held,
    parts: ({ wave, strips }) => {
      const band = (z: number, wide: number, y: number) =>
        sweep(
          Array.from({ length: 25 }, (_, at) => [((at / 24) * 2 - 1) * 0.6, 0.1 + y + Math.sin(at * 0.95 + z * 4) * wave, z] as const),
          wide,
          { flatten: 0.35, isStraight: true },
        ).turn(0, 0, 0);
      const rows = (form: (z: number) => Form) => all(...Array.from({ length: strips }, (_, at) => form((at - (strips - 1) / 2) * 0.3)));
      return [
        part(
          "meat",
          main("leather", 0xa83a26, { paint: browned }),
          rows((z) => all(band(z - 0.07, 0.055, 0), band(z + 0.07, 0.055, 0))),
        ),
        part(
          "fat",
          second("plastic", 0xf0cfa0),
          rows((z) => all(band(z, 0.04, 0.006), band(z - 0.125, 0.028, 0), band(z + 0.125, 0.028, 0))),
        ),
      ];
    },
  }),
  program({
    id: "burrito",
    nouns: ["wrap", "tortilla wrap", "shawarma", "doner kebab", "kebab wrap", "gyro", "fajita", "durum"],
    about: "a rolled tortilla with filling, half in foil",
    metresPerUnit: 0.2,
    wears: ["tortilla", "foil", "salad"],
    params: { long: [1, 1.12] },
    sockets: () => held,
    parts: ({ long }, { random }) => {
      const lean = (form: Form) => form.turn(0, 0, -24).at(-0.16, 0.06, 0);
      return [
        part(
          "tortilla",
          main("paper", 0xe6c48a, {
            paint: [speckles(0x9a5a26, 0.14, { size: 0.3, share: 0.6 }), clouds({ by: -0.15 }, 0.2, { share: 0.4 })],
          }),
          lean(lathe(flat`0 0.1, 0.2 0.1, 0.27 0.2, 0.27 ${long}, 0.25 ${long + 0.02}, 0.22 ${long - 0.06}, 0 ${long - 0.08}`)),
        ),
        part(
          "foil",
          second("silver", 0xd6dade, { paint: [clouds({ by: -0.3 }, 0.07, { share: 0.5, relief: 0.015 })] }),
          lean(lathe(flat`0 0, 0.16 0.01, 0.27 0.12, 0.29 0.2, 0.3 0.56, 0.285 0.62, 0.26 0.6, 0 0.56`, { ribs: 9, ribDepth: 0.04 })),
        ),
        part(
          "salad",
          third("plastic", 0x74b23f),
          lean(
            petal(0.2, 0.2, { curl: 70, widest: 0.6, tip: 0.4 })
              .turn(20, 0, 0)
              .at(0, long - 0.06, 0.12)
              .ring(6),
          ),
        ),
        part(
          "filling",
          fixed("leather", 0x7a4426),
          lean(
            all(
              ...Array.from({ length: 9 }, (_, at) =>
                box(0.1, 0.07, 0.08, 0.02)
                  .turn(random.between(0, 90), random.between(0, 90), 0)
                  .at(0.11 * Math.cos(at * 2.4), long - 0.02, 0.11 * Math.sin(at * 2.4)),
              ),
            ),
          ),
        ),
        part(
          "tomato",
          fixed("plastic", 0xd0302a),
          lean(
            all(...[0, 1, 2].map((at) => sphere(0.06, 0.8, 14).at(0.1 * Math.cos(at * 2 + 1), long + 0.03, 0.1 * Math.sin(at * 2 + 1)))),
          ),
        ),
      ];
    },
  }),
  program({
    id: "kebab",
    nouns: ["shish kebab", "kebab skewer", "skewer", "satay", "yakitori", "souvlaki", "meat skewer", "barbecue skewer"],
    about: "meat and vegetables grilled on a skewer",
    metresPerUnit: 0.3,
    wears: ["meat", "vegetable pepper", "stick"],
    params: { sets: whole(3, 4) },
    sockets: () => held,
    parts: ({ sets }) => {
      const step = 0.9 / sets;
      const along = (form: Form, shift: number) =>
        all(...Array.from({ length: sets }, (_, at) => form.turn(at * 34, 0, 0).at(-0.4 + step * (at + shift), 0.16, 0)));
      return [
        part("meat", main("leather", 0x8a4a26, { paint: browned }), along(box(0.14, 0.24, 0.24, 0.05), 0.1)),
        part("pepper", second("plastic", 0xd83a2a), along(box(0.05, 0.25, 0.25, 0.02), 0.42)),
        part("onion", fixed("plastic", 0xf3e6f0), along(cylinder(0.13, 0.045, { bevel: 0.015 }).turn(0, 0, 90), 0.6)),
        part("green", fixed("plastic", 0x5fa83f), along(box(0.05, 0.24, 0.24, 0.02), 0.76)),
        part("stick", third("wood", 0xd9b583), sweep(way`-0.72 0.16 0, 0.72 0.16 0`, [0.022, 0.022, 0.022, 0.004], { isStraight: true })),
      ];
    },
  }),
  program({
    id: "dumpling",
    nouns: ["dumplings", "gyoza", "wonton", "dim sum", "pierogi", "momo", "bao", "bao bun"],
    about: "three pleated dumplings in a bamboo steamer",
    metresPerUnit: 0.16,
    gathers: 12,
    wears: ["dough", "basket steamer"],
    params: { pleats: whole(10, 13) },
    sockets: () => held,
    parts: ({ pleats }) => {
      const one = lathe(flat`0 0, 0.16 0, 0.24 0.08, 0.22 0.18, 0.1 0.28, 0.05 0.34, 0.03 0.36, 0 0.35`, {
        smooth: 18,
        ribs: pleats,
        ribDepth: 0.12,
      });
      return [
        part(
          "dumplings",
          main("porcelain", 0xf6ead2),
          all(...[0, 1, 2].map((at) => one.turn(0, at * 40, 0).at(0.27 * Math.sin(at * 2.094), 0.1, 0.27 * Math.cos(at * 2.094)))),
        ),
        part(
          "basket",
          second("wood", 0xd2a76c),
          all(
            lathe(flat`0.5 0, 0.62 0, 0.62 0.28, 0.58 0.28, 0.58 0.06, 0.5 0.06, 0.5 0`, { sides: 56 }),
            cylinder(0.58, 0.05, { bevel: 0.01, sides: 48 }).at(0, 0.07, 0),
          ),
        ),
        part(
          "hoops",
          fixed("wood", 0xa8743c),
          all(
            ...[0.05, 0.24].map((y) =>
              lathe(flat`0.61 ${y - 0.025}, 0.64 ${y - 0.025}, 0.64 ${y + 0.025}, 0.61 ${y + 0.025}, 0.61 ${y - 0.025}`, { sides: 56 }),
            ),
          ),
        ),
        part("leaf", fixed("plastic", 0x6faf3f), petal(0.5, 0.34, { curl: 20, widest: 0.5 }).turn(86, 40, 0).at(-0.2, 0.102, -0.2)),
      ];
    },
  }),
  program({
    id: "onigiri",
    nouns: ["rice ball", "rice triangle"],
    about: "a triangle of rice with a strip of seaweed",
    metresPerUnit: 0.1,
    wears: ["rice", "seaweed"],
    params: { thick: [0.4, 0.48] },
    sockets: () => held,
    parts: ({ thick }) => {
      const outline = softOutline(flat`-0.42 0.04, 0 0.0, 0.42 0.04, 0.46 0.18, 0.24 0.56, 0 0.84, -0.24 0.56, -0.46 0.18`, 4);
      return [
        part(
          "rice",
          main("paper", 0xfaf7ee, { paint: [speckles({ by: -0.12 }, 0.06, { size: 0.45, relief: 0.03 })] }),
          extrude(outline, thick, 0.1),
        ),
        part("seaweed", second("paper", 0x1f3026), all(box(0.3, 0.34, thick + 0.03, 0.02).at(0, 0.15, 0))),
      ];
    },
  }),
];
