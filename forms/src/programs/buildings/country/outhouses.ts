import { all, box, cylinder, extrude, lathe, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, whole } from "@blenda/forge/language/program";
import { fixed, main, pane, second, third } from "@blenda/forge/language/substance";

import { archOutline, gabledWalls, gableRoof, planks, shingles, tiledRoof } from "./walls.ts";

export const outhouses = [
  program({
    id: "greenhouse",
    nouns: ["glasshouse", "conservatory", "hothouse"],
    about: "a house of glass for plants",
    metresPerUnit: 2.6,
    isLarge: true,
    wears: ["frame", "plant"],
    params: { bays: whole(4, 6) },
    sockets: () => ({ inside: { at: [0, 0.08, 0], size: [0.7, 0.5, 0.9] } }),
    parts: ({ bays }) => {
      const long = bays * 0.26;
      const rib = extrude(flat`-0.5 0, 0.5 0, 0.5 0.5, 0 0.86, -0.5 0.5`, 0.03, 0.004, [
        flat`-0.47 0.04, -0.47 0.49, 0 0.825, 0.47 0.49, 0.47 0.04`,
      ]);
      const bush = sphere(0.1, 1.1, 12)
        .array(bays * 2 - 1, [0, 0, 0.13])
        .at(0.3, 0.24, 0)
        .mirror("x");
      return [
        part(
          "frame",
          main("paint", 0xf1f0ec),
          all(
            rib.array(bays + 1, [0, 0, 0.26]),
            box(0.03, 0.03, long, 0.006).at(0.485, 0.5, 0).mirror("x"),
            box(0.03, 0.03, long, 0.006).at(0.485, 0.26, 0).mirror("x"),
            box(0.035, 0.035, long + 0.06, 0.006).at(0, 0.85, 0),
            box(0.02, 0.02, long, 0.004).at(0.24, 0.68, 0).mirror("x"),
            box(0.02, 0.6, 0.03, 0.004)
              .at(0.13, 0.3, long / 2)
              .mirror("x"),
          ),
        ),
        part(
          "glass",
          pane(0xbfe0d8),
          all(
            box(0.012, 0.44, long, 0.002).at(0.488, 0.28, 0).mirror("x"),
            box(0.6, 0.012, long, 0.002).turn(0, 0, -35.6).at(0.245, 0.674, 0).mirror("x"),
          ),
        ),
        part("base", fixed("concrete", 0xa8a298), all(box(1.06, 0.1, long + 0.1, 0.01).at(0, 0.02, 0))),
        part(
          "beds",
          fixed("wood", 0x7a5230),
          box(0.26, 0.12, long - 0.1, 0.01)
            .at(0.3, 0.12, 0)
            .mirror("x"),
        ),
        part("plants", second("leather", 0x4f8a38), bush),
      ];
    },
  }),
  program({
    id: "gazebo",
    nouns: ["pavilion", "bandstand", "arbour"],
    about: "an open garden house on posts with a pointed roof",
    metresPerUnit: 2.2,
    isLarge: true,
    wears: ["post frame", "roof"],
    params: { sides: whole(6, 8) },
    sockets: () => ({ inside: { at: [0, 0.12, 0], size: [0.8, 0.7, 0.8] } }),
    parts: ({ sides }) => {
      const reach = 0.62 * Math.cos(Math.PI / sides);
      const span = 2 * 0.62 * Math.sin(Math.PI / sides);
      const half = 180 / sides;
      const fence = all(
        box(span, 0.025, 0.03, 0.005).at(0, 0.4, reach),
        box(span, 0.025, 0.03, 0.005).at(0, 0.17, reach),
        box(0.016, 0.22, 0.016, 0.003)
          .array(6, [span / 6.5, 0, 0])
          .at(0, 0.28, reach),
      );
      return [
        part(
          "posts",
          main("plastic", 0xf1ece0),
          all(
            box(0.055, 0.78, 0.055, 0.008).at(0, 0.48, 0.62).ring(sides, half),
            box(span, 0.07, 0.05, 0.008).at(0, 0.83, reach).ring(sides),
            ...Array.from({ length: sides - 1 }, (_, n) => fence.turn(0, ((n + 1) * 360) / sides, 0)),
          ),
        ),
        part(
          "floor",
          fixed("wood", 0x9a6a3c),
          all(cylinder(0.72, 0.1, { sides, bevel: 0.012 }).at(0, 0.05, 0), box(span * 0.8, 0.05, 0.14, 0.01).at(0, 0.025, reach + 0.13)),
        ),
        part("roof", tiledRoof(0x8a4a34), lathe(flat`0 0.84, 0.78 0.84, 0.78 0.87, 0.3 1.08, 0.1 1.16, 0.09 1.22, 0 1.22`, { sides })),
        part(
          "top",
          tiledRoof(0x8a4a34),
          all(lathe(flat`0 1.22, 0.14 1.22, 0.02 1.34, 0 1.34`, { sides }), sphere(0.035, 1, 14).at(0, 1.36, 0)),
        ),
      ];
    },
  }),
  program({
    id: "bird house",
    nouns: ["birdhouse", "nesting box", "nest box", "bird box"],
    about: "a small wooden house for birds on a post",
    metresPerUnit: 0.35,
    wears: ["wall", "roof", "post"],
    params: { tall: [0.48, 0.58], post: [0.5, 0.7] },
    sockets: () => ({ top: { at: [0, 1.5, 0], size: [0.2, 0.3, 0.2] } }),
    parts: ({ tall, post }) => [
      part("walls", main("wood", 0x4f8a9a, { paint: planks }), gabledWalls(0.46, tall, 0.24, 0.4).at(0, post, 0)),
      part("roof", second("wood", 0xa8482e, { paint: shingles }), gableRoof(0.48, 0.26, 0.56, 0.045).at(0, post + tall + 0.004, 0)),
      part(
        "hole",
        fixed("plastic", 0x1a120c),
        cylinder(0.085, 0.03, { sides: 28 })
          .turn(90, 0, 0)
          .at(0, post + tall * 0.72, 0.192),
      ),
      part(
        "ring",
        second("wood", 0xd9b481),
        lathe(flat`0.08 0, 0.11 0, 0.115 0.02, 0.08 0.02, 0.08 0`)
          .turn(90, 0, 0)
          .at(0, post + tall * 0.72, 0.198),
      ),
      part(
        "perch",
        third("wood", 0x8a5f38),
        cylinder(0.016, 0.16, { sides: 10 })
          .turn(90, 0, 0)
          .at(0, post + tall * 0.42, 0.25),
      ),
      part(
        "post",
        third("wood", 0x7a5230),
        all(
          cylinder(0.05, post + 0.02, { sides: 14 }).at(0, post / 2, 0),
          box(0.56, 0.04, 0.5, 0.01).at(0, post, 0.02),
          cylinder(0.14, 0.04).at(0, 0.02, 0),
        ),
      ),
    ],
  }),
  program({
    id: "dog house",
    nouns: ["doghouse", "kennel", "dog kennel"],
    about: "a wooden house for a dog with a round door and a bowl",
    metresPerUnit: 0.9,
    wears: ["wall", "roof", "bowl"],
    params: { long: [0.85, 1] },
    sockets: () => ({ inside: { at: [0, 0.06, 0], size: [0.6, 0.5, 0.7] } }),
    parts: ({ long }) => [
      part("walls", main("wood", 0xc0392b, { paint: planks }), gabledWalls(0.8, 0.52, 0.36, long).at(0, 0.05, 0)),
      part("roof", second("clay", 0x5a4a48, { paint: shingles }), gableRoof(0.82, 0.375, long + 0.16, 0.055).at(0, 0.575, 0)),
      part("frame", fixed("plastic", 0xf1ece0), extrude(archOutline(0.46, 0.52), 0.03, 0.008).at(0, 0.05, long / 2)),
      part("door", fixed("plastic", 0x1d1512), extrude(archOutline(0.38, 0.47), 0.03, 0.006).at(0, 0.05, long / 2 + 0.006)),
      part(
        "plate",
        fixed("bone", 0xf3ead8),
        all(
          box(0.22, 0.05, 0.02, 0.012).at(0, 0.68, long / 2 + 0.004),
          sphere(0.04, 1, 12)
            .scale(1, 1, 0.3)
            .at(0.11, 0.7, long / 2 + 0.006)
            .mirror("x"),
          sphere(0.04, 1, 12)
            .scale(1, 1, 0.3)
            .at(0.11, 0.66, long / 2 + 0.006)
            .mirror("x"),
        ),
      ),
      part("base", fixed("wood", 0x7a5230), box(0.9, 0.07, long + 0.1, 0.012).at(0, 0.035, 0)),
      part("bowl", third("steel", 0xb9bec4), lathe(flat`0 0, 0.14 0, 0.12 0.09, 0.1 0.09, 0.09 0.03, 0 0.03`).at(0.36, 0, long / 2 + 0.24)),
    ],
  }),
];
