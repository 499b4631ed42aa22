import { all, cylinder, extrude, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { hoop, link } from "@blenda/forge/language/link";
import { symmetric } from "@blenda/forge/language/lists";
import { flat, way } from "@blenda/forge/language/numbers";
import { circle, star } from "@blenda/forge/language/outlines";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { facing, put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

/** A gem cut round, its table up, about the origin. */
const gem = (radius: number): Form =>
  lathe(flat`0 ${-radius * 0.9}, ${radius} 0, ${radius * 0.92} ${radius * 0.12}, ${radius * 0.6} ${radius * 0.4}, 0 ${radius * 0.4}`, {
    sides: 10,
  });
/** A hanging line, from the left to the right, lowest in the middle. */
const garland = (wide: number, deep: number, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const t = (at / (count - 1)) * 2 - 1;
    return [Math.sin(t * 1.9) * wide, 1 - deep * Math.cos(t * 1.9) * 0.66 - deep * 0.34, 0.1 * Math.cos(t * 1.9)] as const;
  });

export const jewels = [
  program({
    id: "necklace",
    is: ["hung up"],
    nouns: ["pearl necklace", "gold chain", "bead necklace"],
    about: "a necklace of pearls or links with a jewel in the middle",
    metresPerUnit: 0.16,
    wears: ["chain pearl bead", "gem pendant jewel", "clasp"],
    params: { beads: whole(31, 39), deep: [0.85, 1] },
    traits: { pearled: "pearl pearls bead beads" },
    sockets: () => ({ slot: { at: [0, 0.2, 0], size: [0.7, 0.4, 0.5] } }),
    parts: ({ beads, deep }, { has }) => {
      const spots = garland(0.52, deep, beads);
      const size = (at: number) => 0.026 + 0.02 * Math.cos(((at / (beads - 1)) * 2 - 1) * 1.5);
      return [
        has("pearled")
          ? part("pearls", main("porcelain", 0xf3ece0), all(...spots.map(([x, y, z], at) => sphere(size(at), 1, 14).at(x, y, z))))
          : part(
              "chain",
              main("gold"),
              all(
                ...spots.map(([x, y, z], at) =>
                  put(
                    link(0.064, 0.064, 0.009),
                    [x, y, z],
                    [0, at % 2 ? 90 : 0, Math.atan2(y - spots[Math.max(0, at - 1)][1], x - spots[Math.max(0, at - 1)][0]) * 57.3],
                  ),
                ),
              ),
            ),
        part(
          "setting",
          third("gold"),
          all(
            facing(torus(0.095, 0.018)),
            sphere(0.03, 1, 14).at(0, 0.11, 0),
            put(sphere(0.022, 1, 10), [0, 0.095, 0]).ring(1),
            ...circle(0.108, 10).map(([x, y]) => sphere(0.018, 1, 8).at(x, y, 0.012)),
          ).at(0, 1 - deep - 0.12, 0.11),
        ),
        part("gem", second("crystal", 0xc01f4a), facing(gem(0.085)).at(0, 1 - deep - 0.12, 0.12)),
        part(
          "drops",
          second("crystal", 0xc01f4a),
          all(sphere(0.04, 1.4, 10).at(0.16, 0, 0.1).mirror("x"), sphere(0.03, 1.4, 10).at(0.3, 0.07, 0.09).mirror("x")).at(
            0,
            1 - deep - 0.04,
            0,
          ),
        ),
      ];
    },
  }),
  program({
    id: "bracelet",
    nouns: ["bangle", "armlet", "charm bracelet"],
    about: "a bracelet: a round metal band with rims and jewels",
    metresPerUnit: 0.075,
    wears: ["band metal", "gem jewel", "small stone"],
    params: { wide: [0.1, 0.18], stones: whole(8, 12) },
    sockets: () => ({ slot: { at: [0, 0.1, 0], size: [0.8, 0.3, 0.8] } }),
    parts: ({ wide, stones }) => {
      const lean = (form: Form): Form => put(form, [0, 0.18, 0], [14, 0, 0]);
      return [
        part(
          "band",
          main("gold"),
          lean(lathe(flat`0.44 ${-wide}, 0.48 ${-wide}, 0.5 0, 0.48 ${wide}, 0.44 ${wide}, 0.44 ${-wide}`, { sides: 60 })),
        ),
        part("rims", main("gold", 0xd6a640), lean(torus(0.475, 0.026).at(0, wide, 0).mirror("y"))),
        part("settings", main("gold", 0xd6a640), lean(put(hoop(0.062, 0.014), [0, 0, 0.5], [90, 0, 0]).ring(stones))),
        part("gems", second("crystal", 0x1f8a5a), lean(facing(gem(0.058)).at(0, 0, 0.5).ring(stones))),
        part(
          "pearls",
          third("porcelain", 0xf3ece0),
          lean(
            sphere(0.028, 1, 12)
              .at(0, 0, 0.497)
              .ring(stones, 180 / stones),
          ),
        ),
      ];
    },
  }),
  program({
    id: "earring",
    nouns: ["ear ring", "drop earring", "hoop earring"],
    about: "a pair of earrings hanging from hooks, with drops of crystal",
    metresPerUnit: 0.05,
    wears: ["metal hook", "gem drop", "bead"],
    params: { drop: [0.16, 0.2], beads: whole(7, 9) },
    traits: { hoop: "hoop hoops ring creole" },
    parts: ({ drop, beads }, { has }) => {
      const pair = (form: Form): Form => form.at(0.32, 0, 0).mirror("x");
      const hook = sweep(way`0 0.98 0, 0 1.12 0.02, 0 1.22 -0.06, 0 1.18 -0.16, 0 0.96 -0.2`, 0.014);
      return [
        part("hooks", main("gold"), pair(all(hook, sphere(0.035, 1, 14).at(0, 0.97, 0)))),
        has("hoop")
          ? part("hoops", main("gold"), pair(facing(torus(0.26, 0.028)).at(0, 0.68, 0)))
          : part(
              "settings",
              main("gold"),
              pair(
                all(
                  facing(torus(0.1, 0.018)).at(0, 0.8, 0),
                  sweep(way`0 0.7 0, 0 0.6 0`, 0.012),
                  ...circle(0.118, beads).map(([x, y]) => sphere(0.02, 1, 8).at(x, 0.8 + y, 0)),
                ),
              ),
            ),
        !has("hoop") && part("stones", third("crystal", 0xf1f3f8), pair(facing(gem(0.09)).at(0, 0.8, 0.02))),
        part(
          "drops",
          second("crystal", 0x2456c4),
          pair(
            lathe(flat`0 -0.4, 0.6 -0.32, 1 -0.1, 0.8 0.2, 0.3 0.6, 0 0.86`, { sides: 10 })
              .scale(drop, 0.36, drop)
              .at(0, has("hoop") ? 0.6 : 0.3, 0),
          ),
        ),
      ];
    },
  }),
  program({
    id: "pendant",
    nouns: ["amulet", "locket", "talisman", "medallion", "magic amulet"],
    about: "an amulet: a round jewel in an ornate frame on a chain",
    metresPerUnit: 0.1,
    wears: ["frame metal chain", "gem stone", "ornament"],
    params: { shape: pick("round", "star", "drop"), rays: whole(8, 12) },
    variants: { hearted: { words: "heart locket love", set: { shape: "drop" } }, star: { words: "sun", set: { shape: "star" } } },
    sockets: () => ({ slot: { at: [0, 0.9, 0], size: [0.6, 0.3, 0.3] } }),
    parts: ({ shape, rays }) => {
      const plate = {
        round: circle(0.36, 40),
        star: star(rays, 0.44, 0.33),
        drop: symmetric([0, -0.44, 0.3, -0.14, 0.36, 0.08, 0.26, 0.28, 0, 0.4], 5),
      }[shape];
      return [
        part("plate", main("gold"), extrude(plate, 0.07, 0.025).at(0, 0.44, 0)),
        part(
          "frame",
          main("gold", 0xd6a640),
          all(
            facing(torus(0.25, 0.03)),
            facing(torus(0.17, 0.02)),
            ...circle(0.295, rays).map(([x, y]) => sphere(0.022, 1, 10).at(x, y, 0.035)),
          ).at(0, 0.44, 0.035),
        ),
        part("gem", second("crystal", 0x7a3fb5), facing(gem(0.16)).at(0, 0.44, 0.06)),
        part("beads", third("crystal", 0x2fa6b8), all(...circle(0.21, 8).map(([x, y]) => sphere(0.022, 1, 10).at(x, 0.44 + y, 0.045)))),
        part("loop", main("gold"), all(put(torus(0.06, 0.016), [0, 0.88, 0], [90, 0, 0]), sphere(0.045, 1, 14).at(0, 0.82, 0))),
        part(
          "chain",
          main("gold", 0xc9992f),
          all(
            ...Array.from({ length: 12 }, (_, at) =>
              put(
                link(0.112, 0.08, 0.011),
                [0.05 + at * 0.046, 0.93 + at * 0.05 - at * at * 0.0012, -0.01 * at],
                [at % 2 ? 90 : 0, 0, 48 - at * 1.4],
              ),
            ),
          ).mirror("x"),
        ),
      ];
    },
  }),
  program({
    id: "brooch",
    nouns: ["cameo brooch", "lapel pin", "badge pin"],
    about: "a brooch: a flower of metal petals round a jewel, with a pin",
    metresPerUnit: 0.05,
    wears: ["metal petal", "gem jewel", "pearl"],
    params: { petals: whole(6, 9), size: [0.9, 1.05] },
    parts: ({ petals, size }) => {
      const wreath = (form: Form, from = 0): Form =>
        all(...Array.from({ length: petals }, (_, at) => form.turn(0, 0, from + (at * 360) / petals)))
          .scale(size)
          .at(0, 0.52, 0);
      const bloom = (out: number, size: number, z: number): Form => put(sphere(size, 1, 20).scale(4.6 / petals, 1, 0.32), [0, out, z]);
      return [
        part("petals", main("gold", 0xf2cd62), wreath(bloom(0.29, 0.2, 0))),
        part("inner petals", second("porcelain", 0xb8325a), wreath(bloom(0.22, 0.14, 0.06), 180 / petals)),
        part("setting", main("gold"), all(facing(torus(0.15, 0.026)).at(0, 0.52, 0.1), facing(cylinder(0.15, 0.12)).at(0, 0.52, 0.04))),
        part("gem", second("crystal", 0xc02a50), facing(gem(0.14)).at(0, 0.52, 0.12)),
        part("pearls", third("porcelain", 0xf6f0e6), wreath(sphere(0.04, 1, 14).at(0, 0.2, 0.14))),
        part("tips", third("porcelain", 0xf6f0e6), wreath(sphere(0.03, 1, 12).at(0, 0.46, 0.05))),
        part("pin", fixed("steel"), put(cylinder(0.012, 0.62, { sides: 8 }), [0, 0.52, -0.06], [0, 0, 90])),
      ];
    },
  }),
];
