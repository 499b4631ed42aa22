import { all, box, cylinder, lathe, loft, sphere, sweep, torus } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { circle } from "@blenda/forge/language/outlines";
import { part, program, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { curled } from "../garments/curled.ts";
import { slices } from "../garments/cut.ts";
import { headSlot } from "./head-slot.ts";

/** A flat ring with enough rows to be bent. */
const brim = (inner: number, outer: number, thick = 0.03) =>
  lathe(flat`0 0, 0.33 0, 0.66 0, 1 0, 1 1, 0.66 1, 0.33 1, 0 1, 0 0`.map(([t, y]) => [inner + (outer - inner) * t, y * thick] as const));
const band = (radius: number, height: number, y: number) => cylinder(radius, height, { bevel: 0.006, sides: 48 }).at(0, y, 0);

export const hats = [
  program({
    id: "top hat",
    is: ["hung up"],
    nouns: ["tophat", "magician hat", "cylinder hat", "stovepipe hat", "silk hat"],
    about: "a tall black hat with a flat top, a curled brim and a silk band",
    metresPerUnit: 0.27,
    wears: ["hat crown", "band ribbon"],
    params: { height: [0.75, 0.95], curl: [30, 50] },
    variants: { tall: { words: "stovepipe high", set: { height: 1.25 } }, low: { words: "short", set: { height: 0.55 } } },
    sockets: () => headSlot(0.02),
    parts: ({ height, curl }, { isStyle }) => [
      part(
        "crown",
        main("fabric", 0x1d1d21),
        lathe(flat`0 0.94, 0.38 0.94, 0.37 0, 0.42 0, 0.4 0.3, 0.41 0.6, 0.45 0.97, 0.43 1, 0 0.99`).scale(1, height, 1),
      ),
      part("brim", main("fabric", 0x1d1d21), curled(brim(0.36, 0.64, 0.035), 1.28, curl)),
      part("edge", second("fabric", 0x34363c), curled(torus(0.64, 0.024).at(0, 0.016, 0), 1.33, curl)),
      part("band", second("fabric", 0x8e1b26), cylinder(0.425, 0.15, { bevel: 0.006, sides: 48 }).at(0, 0.13, 0)),
      part("bow", second("fabric", 0x8e1b26), all(box(0.02, 0.13, 0.1, 0.01), box(0.03, 0.06, 0.04, 0.01)).at(0.43, 0.13, 0)),
      isStyle("steampunk") && part("goggles", fixed("brass"), put(torus(0.11, 0.03), [0.13, 0.3, 0.43], [90, 0, 0]).mirror("x")),
    ],
  }),
  program({
    id: "cap",
    is: ["hung up"],
    nouns: ["baseball cap", "trucker cap", "snapback", "peaked cap", "sports cap", "ball cap"],
    about: "a baseball cap with six panels, a button on top and a curved visor",
    metresPerUnit: 0.24,
    wears: ["cap crown", "visor brim peak", "button logo"],
    params: { height: [0.56, 0.66], curve: [50, 80] },
    sockets: () => headSlot(0.02, 0.8),
    parts: ({ height, curve }) => [
      part(
        "crown",
        main("fabric", 0x24488f),
        lathe(flat`0 0.94, 0.3 0.86, 0.42 0.5, 0.43 0, 0.46 0, 0.46 0.2, 0.45 0.5, 0.38 0.8, 0.22 0.96, 0 1`, {
          smooth: 44,
        }).scale(1, height, 1.08),
      ),
      part(
        "seams",
        second("fabric", 0x1b356c),
        sweep(way`0 0 0.463, 0 0.2 0.463, 0 0.5 0.452, 0 0.8 0.383, 0 0.96 0.223, 0 1 0`, 0.012).scale(1, height, 1.08).ring(6, 30),
      ),
      part("visor", second("fabric", 0xb3202a), curled(sphere(0.42, 1, 40).scale(0.98, 0.05, 0.92), 0.84, curve).at(0, 0.06, 0.42)),
      part("stitching", fixed("fabric", 0xe8e4d8), curled(torus(0.36, 0.006).scale(0.98, 1, 0.92), 0.72, curve * 0.86).at(0, 0.078, 0.43)),
      part("button", third("fabric", 0xb3202a), sphere(0.045, 0.6, 20).at(0, height, 0)),
      part("emblem", third("fabric", 0xf1f0ec), put(cylinder(0.11, 0.03, { bevel: 0.01 }), [0, height * 0.5, 0.48], [78, 0, 0])),
      part("eyelets", fixed("fabric", 0x16294f), put(hoop(0.022, 0.009), [0, height * 0.76, 0.42], [48, 0, 0]).ring(6)),
    ],
  }),
  program({
    id: "cowboy hat",
    nouns: ["stetson", "sheriff hat", "western hat", "cowgirl hat"],
    about: "a cowboy hat with a dented crown and a wide brim curled up at the sides",
    metresPerUnit: 0.26,
    wears: ["hat", "band", "buckle star"],
    params: { curl: [95, 130], height: [0.5, 0.6] },
    sockets: () => headSlot(0.02),
    parts: ({ curl, height }) => [
      part(
        "crown",
        main("leather", 0x8a5a34),
        all(lathe(flat`0 0, 0.4 0, 0.4 0.2, 0.37 0.6, 0.33 0.88, 0.24 0.98, 0.1 0.9, 0 0.84`, { smooth: 40 }).scale(0.92, height, 1.2)),
      ),
      part("brim", main("leather", 0x8a5a34), curled(brim(0.3, 0.72, 0.03).scale(1, 1, 1.1), 1.44, curl).at(0, 0.01, 0)),
      part("edge", second("leather", 0x5a3420), curled(torus(0.72, 0.02).at(0, 0.015, 0).scale(1, 1, 1.1), 1.48, curl).at(0, 0.01, 0)),
      part("band", second("leather", 0x3a2216), band(0.405, 0.08, 0.1).scale(0.92, 1, 1.2)),
      part(
        "studs",
        third("silver"),
        put(cylinder(0.025, 0.02, { sides: 14 }), [0, 0.1, 0.408], [90, 0, 0])
          .ring(14)
          .scale(0.92, 1, 1.2),
      ),
    ],
  }),
  program({
    id: "wizard hat",
    nouns: ["witch hat", "witch's hat", "wizard's hat", "pointed hat", "mage hat", "sorcerer hat"],
    about: "a tall pointed hat with a bent tip, a wide brim and a buckle, for wizards and witches",
    metresPerUnit: 0.3,
    wears: ["hat", "band ribbon star", "buckle"],
    params: { bow: [28, 60], wide: [0.72, 0.84], turned: [30, 80] },
    traits: { starry: "wizard star starry stars moon merlin" },
    sockets: () => headSlot(0.02, 0.66),
    parts: ({ bow, wide, turned }, { has }) => {
      const stars = way`0.325 0.3 25, 0.34 0.25 120, 0.33 0.28 220, 0.345 0.24 330`;
      return [
        part(
          "cone",
          main("fabric", has("starry") ? 0x2b3480 : 0x26222e),
          lathe(flat`0 0, 0.42 0, 0.36 0.16, 0.3 0.36, 0.2 0.66, 0.13 0.9, 0.07 1.1, 0 1.24`, { smooth: 40 }).bend(bow).turn(0, turned, 0),
        ),
        part("brim", main("fabric", has("starry") ? 0x2b3480 : 0x26222e), curled(brim(0.34, wide, 0.03), wide * 2, 42)),
        part(
          "band",
          second("fabric", has("starry") ? 0xd8b04c : 0x6a2c91),
          lathe(flat`0 0, 0.42 0, 0.385 0.13, 0 0.13`).at(0, 0.03, 0.012),
        ),
        part(
          "buckle",
          third("gold"),
          all(box(0.18, 0.03, 0.03, 0.008).at(0, 0.065, 0).mirror("y"), box(0.03, 0.16, 0.03, 0.008).at(0.08, 0, 0).mirror("x"))
            .turn(-16, 0, 0)
            .at(0, 0.1, 0.42),
        ),
        has("starry") &&
          part(
            "stars",
            second("gold", 0xe6c14c),
            all(...stars.map(([r, y, angle]) => put(sphere(0.035, 1, 8), [0, y, r]).turn(0, angle, 0))),
          ),
        part("patch", second("fabric", 0x54306e), put(box(0.13, 0.13, 0.02, 0.006), [0, 0.3, 0.325], [-15, 0, 12]).turn(0, 58, 0)),
      ];
    },
  }),
  program({
    id: "straw hat",
    is: ["hung up"],
    nouns: ["sun hat", "sunhat", "boater", "farmer hat", "panama hat", "summer hat", "fedora", "sombrero", "bowler hat"],
    about: "a hat of straw with a round crown, a wide brim and a ribbon",
    metresPerUnit: 0.28,
    wears: ["straw hat", "ribbon band"],
    params: { wide: [0.68, 0.82], height: [0.34, 0.42], curl: [14, 40] },
    variants: {
      wide: { words: "sombrero sun mexican", set: { wide: 1.05, curl: 60 } },
      narrow: { words: "bowler bucket", set: { wide: 0.58 } },
      snap: { words: "fedora", set: { wide: 0.66, curl: 34 } },
    },
    traits: { felt: "bowler fedora bucket felt", pinched: "fedora" },
    sockets: () => headSlot(0.02),
    parts: ({ wide, height, curl }, { has }) => [
      part(
        "crown",
        main(has("felt") ? "fabric" : "wood", has("felt") ? 0x3a342e : 0xd8b066),
        has("pinched")
          ? loft(
              slices([
                0, 0.84, 0.92, 0.2, 0.83, 0.9, 0.36, 0.74, 0.84, 0.46, 0.56, 0.78, 0.5, 0.4, 0.72, 0.49, 0.24, 0.62, 0.42, 0.12, 0.5,
              ]),
            ).scale(0.97, 1, 0.97)
          : lathe(flat`0 0, 0.42 0, 0.41 0.4, 0.39 0.8, 0.33 0.96, 0.2 1, 0 1`, { smooth: 36 }).scale(1, height, 1.08),
      ),
      part(
        "brim",
        main(has("felt") ? "fabric" : "wood", has("felt") ? 0x3a342e : 0xd8b066),
        curled(brim(0.36, wide, 0.024), wide * 2, curl),
      ),
      !has("felt") &&
        part(
          "braids",
          main("wood", 0xc39a50),
          all(
            ...[0.1, 0.35, 0.6, 0.85].map((t) => curled(torus(0.44 + (wide - 0.44) * t, 0.014).at(0, 0.02, 0), wide * 2, curl)),
            ...[0.5, 0.7, 0.86].map((t) =>
              torus(0.415 - t * t * 0.06, 0.012)
                .scale(1, 1, 1.08)
                .at(0, height * t, 0),
            ),
            torus(0.26, 0.012).at(0, height, 0),
            torus(0.14, 0.012).at(0, height, 0),
          ),
        ),
      part(
        "edge",
        has("felt") ? main("fabric", 0x2c2723) : second("fabric", 0xa8232c),
        curled(torus(wide, 0.02).at(0, 0.012, 0), wide * 2 + 0.04, curl),
      ),
      part("ribbon", second("fabric", 0xa8232c), band(0.425, 0.1, 0.09).scale(1, 1, 1.08)),
      part(
        "tails",
        second("fabric", 0x8e1b26),
        sweep(way`0 0.1 0.45, 0.05 0.06 0.52, 0.1 0.05 0.62`, [0.05, 0.045, 0.06], { flatten: 0.15 }).turn(0, 150, 0).mirror("x"),
      ),
    ],
  }),
  program({
    id: "beanie",
    nouns: ["knit cap", "knitted hat", "woolly hat", "winter hat", "bobble hat", "wool hat", "tuque", "ski hat"],
    about: "a knitted winter cap with a folded cuff and a bobble",
    metresPerUnit: 0.24,
    wears: ["cap", "cuff stripe", "bobble pompom pom-pom"],
    params: { height: [0.66, 0.8], ribs: whole(20, 28), bobble: [0.13, 0.17] },
    traits: { plain: "simple" },
    sockets: () => headSlot(0.02, 0.78),
    parts: ({ height, ribs, bobble }, { has }) => {
      const tufts = circle(1, 9).flatMap(([x, z], at) =>
        [-0.6, 0, 0.62].map((y) => ({
          at: [x * Math.sqrt(1 - y * y) * bobble * 0.62, y * bobble * 0.7, z * Math.sqrt(1 - y * y) * bobble * 0.62] as const,
          turn: [at * 40, at * 70, 0] as const,
        })),
      );
      return [
        part(
          "cap",
          main("fabric", 0xb23a3a),
          lathe(flat`0 0, 0.45 0, 0.46 0.3, 0.43 0.6, 0.32 0.88, 0.14 0.99, 0 1`, { smooth: 18, ribs, ribDepth: 0.04 }).scale(1, height, 1),
        ),
        part(
          "cuff",
          second("fabric", 0xf1ece0),
          lathe(flat`0.42 0, 0.47 -0.01, 0.5 0.04, 0.5 0.18, 0.47 0.22, 0.42 0.2, 0.42 0`, { ribs: ribs * 2, ribDepth: 0.05 }),
        ),
        part(
          "stripes",
          second("fabric", 0xf1ece0),
          all(torus(0.452, 0.02).at(0, height * 0.42, 0), torus(0.425, 0.02).at(0, height * 0.58, 0)),
        ),
        !has("plain") &&
          part(
            "bobble",
            third("fabric", 0xf1ece0),
            all(sphere(bobble * 0.8, 1, 20), sphere(bobble * 0.45, 1, 8).scatter([...tufts])).at(0, height + bobble * 0.6, 0),
          ),
      ];
    },
  }),
];
