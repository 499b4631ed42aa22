import { all, box, cylinder, extrude, type Form, lathe, sphere } from "@blenda/forge/language/form";
import { arc } from "@blenda/forge/language/lists";
import { flat } from "@blenda/forge/language/numbers";
import { star } from "@blenda/forge/language/outlines";
import { pieces } from "@blenda/forge/language/pieces";
import { twin } from "@blenda/forge/language/places";
import { part, program, whole } from "@blenda/forge/language/program";
import { drumZ, rod } from "@blenda/forge/language/shorthand";
import { clouds, courses, rings, speckles, stripes } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { mast } from "../country/power-works.ts";
import { archOutline } from "../country/walls.ts";
import { around, ease, grass, land, stone, waves } from "../places/ground.ts";

/** Turned this way and that about the middle of a dome. */
const starry = Array.from({ length: 26 }, (_, n) => ({
  at: [0, 0, 0] as const,
  turn: [-12 - ((n * 37) % 62), n * 83, 0] as const,
  scale: n % 3 === 0 ? 1.02 : 1,
}));

/** A quarter of a ring: the edge of the slit in a dome. */
const rib = [
  ...arc(1, 0, 90, 10).map(([x, y]) => [x * 0.76, y * 0.72] as const),
  ...arc(1, 90, 0, 10).map(([x, y]) => [x * 0.7, y * 0.66] as const),
];

export const beacons = [
  program({
    id: "radio mast",
    nouns: ["radio tower", "tv tower", "cell tower", "broadcast tower", "antenna tower", "communication tower", "telephone mast"],
    about: "a tall lattice mast in red and white with dishes, aerials and guy wires",
    metresPerUnit: 25,
    wears: ["mast", "dish", "hut"],
    params: { tall: [1.9, 2.2], fields: whole(11, 13) },
    parts: ({ tall, fields }) => [
      part("mast", main("plastic", 0xd2382c, { paint: [rings(0xf6f4ee, tall / 3.5, { width: 0.5 })] }), mast(tall, 0.17, 0.05, fields)),
      pieces(
        "dishes",
        second("plastic", 0xf2f2ee),
        ...[
          [0.6, 20],
          [0.7, 150],
          [0.8, 260],
          [0.52, 300],
        ].map(([t, turn]) =>
          all(
            lathe(flat`0 0, 0.1 0.04, 0.105 0.05, 0.095 0.05, 0 0.015`, { sides: 24 }).turn(90, 0, 0),
            rod([0, 0, 0.01], [0, 0, 0.08], 0.006),
            rod([0, 0, 0], [0, 0, -0.06], 0.012),
          )
            .at(0, tall * t, 0.15)
            .turn(0, turn, 0),
        ),
      ),
      pieces(
        "aerials",
        fixed("steel", 0xb4bcc0),
        rod([0, tall, 0], [0, tall + 0.34, 0], 0.012),
        box(0.035, 0.22, 0.03, 0.006)
          .at(0, tall * 0.92, 0.1)
          .ring(3),
      ),
      part(
        "beacon",
        light(0xff2a1c),
        all(
          sphere(0.026, 1, 10).at(0, tall + 0.35, 0),
          sphere(0.02, 1, 8)
            .at(0, tall * 0.5, 0.13)
            .ring(3),
        ),
      ),
      part(
        "wires",
        fixed("steel", 0x8f979d),
        all(...[0.45, 0.85].map((t) => rod([0, tall * t, 0.06], [0, 0.02, 0.86], 0.005).ring(3, 60))),
      ),
      pieces(
        "hut",
        third("concrete", 0xcfcac0),
        box(0.3, 0.22, 0.24, 0.01).at(0.34, 0.11, 0.1),
        box(0.34, 0.03, 0.28, 0.008).at(0.34, 0.235, 0.1),
        box(0.09, 0.06, 0.09, 0.01).at(0, 0.02, 0.86).ring(3, 60),
        box(0.5, 0.06, 0.5, 0.01).at(0, 0.01, 0),
      ),
      part("door", fixed("plastic", 0x4a5a62), box(0.08, 0.15, 0.02, 0.003).at(0.34, 0.09, 0.222)),
      part(
        "ground",
        grass(0x63923e, null),
        land((x, z) => 0.01 * Math.sin(x * 5 + z * 3), { isRound: true, size: 1.0, deep: 0.08, rows: 8, sides: 48 }),
      ),
    ],
  }),
  program({
    id: "observatory",
    nouns: ["astronomical observatory", "observatory dome", "planetarium", "star observatory"],
    about: "a round observatory whose dome has an open slit with a big telescope looking out",
    metresPerUnit: 8,
    wears: ["dome", "wall", "telescope"],
    params: { tall: [0.5, 0.62], tilt: [38, 50] },
    traits: { planetarium: "closed" },
    parts: ({ tall, tilt }, { has }) => [
      part(
        "dome",
        main("plastic", 0xe9ecec, { paint: [stripes({ by: -0.2 }, 24, { width: 0.06 })] }),
        has("planetarium")
          ? sphere(0.72, 0.95, 44).at(0, tall, 0)
          : sphere(0.72, 0.95, 44)
              .at(0, tall, 0)
              .minus(
                box(0.3, 2, 2, 0).at(0, tall + 0.98, 0.98),
                sphere(0.66, 0.95, 32).at(0, tall, 0),
                box(3, 1, 3, 0).at(0, tall - 0.5, 0),
              ),
      ),
      has("planetarium") &&
        part(
          "stars",
          light(0xffe9a0),
          extrude(star(5, 0.05, 0.022), 0.03, 0.003)
            .at(0, 0, 0.715)
            .scatter(starry)
            .at(0, tall, 0),
        ),
      !has("planetarium") && part("shutters", main("plastic", 0xcfd4d4), twin(extrude(rib, 0.05, 0.006).turn(0, -90, 0), 0.17, tall, 0)),
      pieces(
        "walls",
        second("stone", 0xd8cdb8),
        cylinder(0.74, tall, { sides: 48 }).at(0, tall / 2, 0),
        cylinder(0.8, 0.06, { sides: 48 }).at(0, tall - 0.01, 0),
        cylinder(0.84, 0.08, { sides: 48 }).at(0, 0.03, 0),
        box(0.5, tall * 0.8, 0.5, 0.01).at(0.78, tall * 0.4, 0.3),
      ),
      part(
        "windows",
        fixed("glass", 0x3f6478),
        extrude(archOutline(0.12, 0.26), 0.03, 0.004)
          .at(0, tall * 0.3, 0.735)
          .ring(9, 180),
      ),
      part("door", fixed("wood", 0x6a4526), extrude(archOutline(0.18, 0.34), 0.03, 0.004).at(0.78, 0.04, 0.545)),
      !has("planetarium") &&
        part(
          "telescope",
          third("plastic", 0x3a5a86),
          all(drumZ(0.1, 0.84).at(0, 0, 0.42), drumZ(0.125, 0.14).at(0, 0, 0.82), drumZ(0.06, 0.2).at(0, 0, -0.06))
            .turn(-tilt, 0, 0)
            .at(0, tall + 0.14, 0.04),
        ),
      !has("planetarium") &&
        part(
          "lens",
          fixed("glass", 0x9fd0ea),
          drumZ(0.1, 0.02)
            .at(0, 0, 0.89)
            .turn(-tilt, 0, 0)
            .at(0, tall + 0.14, 0.04),
        ),
      !has("planetarium") &&
        part(
          "mount",
          fixed("steel", 0x6a7278),
          all(cylinder(0.3, 0.04, { sides: 24 }).at(0, tall + 0.02, 0), twin(box(0.05, 0.22, 0.14, 0.008), 0.13, tall + 0.12, 0.06)),
        ),
      part(
        "ground",
        grass(0x63923e, null),
        land((x, z) => 0.02 - 0.05 * Math.hypot(x, z), { isRound: true, size: 1.25, deep: 0.12, rows: 10 }),
      ),
    ],
  }),
  program({
    id: "solar farm",
    nouns: ["solar park", "solar field", "solar panel row", "solar power plant", "photovoltaic plant"],
    about: "rows of tilted solar panels on posts in a meadow",
    metresPerUnit: 5,
    wears: ["panel", "frame post", "grass"],
    params: { rows: whole(3, 4), columns: whole(4, 5), tilt: [26, 34] },
    parts: ({ rows, columns, tilt }) => {
      const [dx, dz] = [2.0 / columns, 2.0 / rows];
      const spots = Array.from({ length: rows * columns }, (_, n) => ({
        at: [((n % columns) - (columns - 1) / 2) * dx, 0.27, (Math.floor(n / columns) - (rows - 1) / 2) * dz] as const,
        turn: [tilt, 0, 0] as const,
      }));
      return [
        part(
          "cells",
          main("obsidian", 0x1f3f7a, { paint: [rings({ by: 0.3 }, 0.11, { along: "x", width: 0.05 })] }),
          box(dx - 0.06, 0.016, 0.42, 0.003)
            .at(0, 0.012, 0)
            .scatter(spots),
        ),
        part(
          "frames",
          second("plastic", 0xdfe4e6),
          all(
            box(dx - 0.03, 0.03, 0.025, 0.004).array(3, [0, 0, 0.215]),
            box(0.025, 0.03, 0.45, 0.004).array(4, [(dx - 0.055) / 3, 0, 0]),
          ).scatter(spots),
        ),
        part(
          "posts",
          fixed("steel", 0x8f979d),
          all(
            ...spots.map(({ at: [x, , z] }) =>
              twin(all(rod([0, 0, -0.12], [0, 0.34, -0.12], 0.014), rod([0, 0, 0.12], [0, 0.2, 0.12], 0.014)), dx * 0.3, 0, z).at(x, 0, 0),
            ),
          ),
        ),
        pieces("inverter", fixed("plastic", 0xe6e6e0), box(0.2, 0.26, 0.14, 0.012).at(1.14, 0.13, 0.9)),
        part("meadow", grass(0x63923e, 2), box(2.5, 0.08, 2.3, 0.02).at(0, -0.04, 0)),
      ];
    },
  }),
  program({
    id: "moon base",
    nouns: ["lunar base", "mars base", "space colony", "mars colony", "moon colony", "lunar outpost", "mars habitat"],
    about: "domes joined by tubes on a grey cratered ground, with a dish, solar panels and an air lock",
    metresPerUnit: 10,
    wears: ["dome wall", "ground", "band"],
    params: { big: [0.36, 0.42] },
    traits: { mars: "martian red" },
    parts: ({ big }, { has, random }) => {
      const wave = waves(random, 0.04, 0.25);
      const pits = around(random, 6, 0.85, 1.05);
      const height = (x: number, z: number) =>
        wave(x, z) * ease(0.6, 1, Math.hypot(x, z)) -
        pits.reduce((sum, { at: [px, , pz] }) => sum + 0.05 * ease(0.13, 0.05, Math.hypot(x - px, z - pz)), 0);
      const places = [
        [0, -0.2, big],
        [0.66, 0.18, big * 0.66],
        [-0.62, 0.24, big * 0.7],
      ] as const;
      const each = (make: (r: number) => Form) => all(...places.map(([x, z, r]) => make(r).at(x, 0, z)));
      return [
        part(
          "domes",
          main("plastic", 0xeceeee, { paint: [courses(0.16, 0.1, { joint: 0.005 })] }),
          each((r) => all(sphere(r, 0.9, 32).at(0, 0.06, 0), cylinder(r + 0.03, 0.1, { sides: 36 }).at(0, 0.04, 0))),
        ),
        part(
          "windows",
          light(0x8fd8ff),
          each((r) =>
            box(0.09, 0.07, 0.03, 0.012)
              .turn(-22, 0, 0)
              .at(0, r * 0.46, r * 0.9)
              .ring(7),
          ),
        ),
        pieces(
          "tubes",
          fixed("plastic", 0xb4babd, { paint: [rings({ by: -0.3 }, 0.07, { along: "x", width: 0.25 })] }),
          rod([0, 0.1, -0.2], [0.66, 0.1, 0.18], 0.09),
          rod([0, 0.1, -0.2], [-0.62, 0.1, 0.24], 0.09),
        ),
        part(
          "bands",
          third("plastic", 0xe8702a),
          each((r) => lathe(flat`${r * 0.99} 0.1, ${r + 0.012} 0.1, ${r + 0.01} 0.14, ${r * 0.98} 0.14, ${r * 0.99} 0.1`, { sides: 36 })),
        ),
        pieces("air lock", fixed("plastic", 0xcfd4d6), box(0.26, 0.26, 0.24, 0.04).at(0, 0.13, big - 0.12)),
        pieces("hatch", fixed("steel", 0x5a6268), drumZ(0.085, 0.04).at(0, 0.13, big)),
        pieces(
          "dish",
          fixed("plastic", 0xf6f6f2),
          lathe(flat`0 0, 0.13 0.05, 0.135 0.065, 0.12 0.06, 0 0.02`, { sides: 28 })
            .turn(-38, 20, 0)
            .at(0, big * 0.9 + 0.2, -0.2),
          rod([0, big * 0.9, -0.2], [0, big * 0.9 + 0.22, -0.2], 0.016),
        ),
        part("panels", fixed("obsidian", 0x24407c), box(0.3, 0.012, 0.2, 0.002).turn(28, 0, 0).array(2, [0.34, 0, 0]).at(0.5, 0.2, -0.6)),
        part("panel posts", fixed("steel", 0x8f979d), rod([0, 0, 0], [0, 0.2, 0], 0.012).array(2, [0.34, 0, 0]).at(0.5, 0, -0.6)),
        part(
          "ground",
          {
            ...second("stone", has("mars") ? 0xb8653a : 0x9c9a96),
            paint: [clouds({ by: -0.3 }, 0.25, { share: 0.6 }), speckles({ by: -0.3 }, 0.06, { size: 0.22 })],
          },
          land(height, { isRound: true, size: 1.15, deep: 0.16, rows: 20 }),
        ),
        part("stones", fixed("stone", has("mars") ? 0x9a5232 : 0x86847f), stone.scale(0.5).scatter(around(random, 9, 0.7, 1.05))),
      ];
    },
  }),
];
