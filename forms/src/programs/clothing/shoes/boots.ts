import { all, blob, box, cylinder, extrude, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, program, spins, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { laces, sole, upper } from "./shoe-last.ts";

export const boots = [
  program({
    id: "boot",
    nouns: [
      "hiking boot",
      "leather boot",
      "cowboy boot",
      "combat boot",
      "rain boot",
      "wellington",
      "wellington boot",
      "rubber boot",
      "work boot",
      "army boot",
    ],
    about: "a boot with a high shaft, a heel, a thick sole and laces or none",
    metresPerUnit: 0.3,
    wears: ["boot shaft", "sole heel", "lace strap"],
    params: { tall: [0.62, 0.8], heel: [0.08, 0.12] },
    variants: { high: { words: "tall cowboy riding rain wellington rubber", set: { tall: 0.98 } } },
    traits: { smooth: "cowboy rain wellington rubber riding pirate" },
    sockets: ({ tall }) => ({ slot: { at: [0, 0.15, -0.24], size: [0.26, tall, 0.3] } }),
    parts: ({ tall, heel }, { has }) => {
      const base = 0.05 + heel * 0.5;
      return [
        part(
          "upper",
          main("leather", 0x7a4524),
          all(
            upper(0.4, 0.12).at(0, base - 0.03, 0),
            lathe(flat`0 0.2, 0.15 0.2, 0.145 0.4, 0.16 0.8, 0.185 1, 0.165 1, 0.15 0.94, 0 0.9`, { smooth: 30 })
              .scale(1, tall, 1.2)
              .at(0, base, -0.24),
          ),
        ),
        part("cuff", main("leather", 0x5c3218), put(torus(0.178, 0.03).scale(1, 1, 1.2), [0, tall + base - 0.02, -0.24])),
        part("inside", fixed("leather", 0x1c120c), put(cylinder(0.16, 0.02).scale(1, 1, 1.2), [0, tall + base - 0.03, -0.24])),
        part("sole", second("rubber", 0x241a14), sole(0.06, 1.05, 0.95).at(0, heel * 0.5, 0)),
        part("heel", second("rubber", 0x1c1410), put(box(0.3, heel + 0.05, 0.27, 0.03), [0, heel / 2 + 0.01, -0.33])),
        part(
          "treads",
          second("rubber", 0x1c1410),
          box(0.3, heel * 0.55, 0.06, 0.012)
            .array(4, [0, 0, 0.11])
            .at(0, heel * 0.28, 0.17),
        ),
        part("welt", fixed("fabric", 0xd9b878), sole(0.012, 1.07, 0.96).at(0, heel * 0.5 + 0.055, 0)),
        !has("smooth") &&
          part(
            "tongue",
            main("leather", 0x6b3a1f),
            put(box(0.16, tall * 0.5, 0.04, 0.018), [0, base + 0.22 + tall * 0.22, -0.045], [-14, 0, 0]),
          ),
        !has("smooth") && part("laces", third("fabric", 0xe0c68a), laces(7, [base + 0.22, 0.12], [base + tall * 0.9, -0.06], 0.085)),
        has("smooth") &&
          part("strap", third("leather", 0x3f2415), put(torus(0.165, 0.02).scale(1, 1.6, 1.24), [0, base + 0.24, -0.2], [12, 0, 0])),
        has("smooth") &&
          part(
            "loops",
            third("leather", 0x3f2415),
            sweep(way`0.18 0 -0.03, 0.2 0.12 -0.02, 0.2 0.12 0.02, 0.18 0 0.03`, 0.014)
              .at(0, base + tall - 0.05, -0.24)
              .mirror("x"),
          ),
      ];
    },
  }),
  program({
    id: "ice skate",
    nouns: ["figure skate", "hockey skate", "ice-skate", "roller skate", "inline skate", "rollerblade", "roller blade"],
    about: "a skate: a laced boot on a steel blade or on four wheels",
    metresPerUnit: 0.3,
    wears: ["boot", "blade wheel", "lace"],
    params: { tall: [0.55, 0.64], lift: [0.16, 0.2] },
    traits: { rolling: "roller inline rollerblade blade wheels quad" },
    sockets: () => ({ slot: { at: [0, 0.3, -0.24], size: [0.26, 0.5, 0.3] } }),
    parts: ({ tall, lift }, { has }) => {
      const y = lift + 0.05;
      const wheel = put(lathe(flat`0 -0.04, 0.07 -0.05, 0.1 -0.03, 0.1 0.03, 0.07 0.05, 0 0.04`, { sides: 28 }), [0, 0, 0], [0, 0, 90]);
      return [
        part("boot", { ...main("leather", 0xf1eee6), isOpen: false }, all(upper(tall, 0.12).at(0, y - 0.02, 0))),
        part(
          "collar",
          { ...main("leather", 0xd8d4c8), isOpen: false },
          put(torus(0.125, 0.04).scale(0.95, 1, 1.45), [0, tall + y + 0.06, -0.25], [10, 0, 0]),
        ),
        part("inside", fixed("fabric", 0x241f1d), put(cylinder(0.12, 0.03).scale(0.95, 1, 1.45), [0, tall + y + 0.06, -0.25], [10, 0, 0])),
        part("sole", fixed("leather", 0x3a2216), sole(0.05, 1.06, 1.02).at(0, lift, 0)),
        part("heel", fixed("leather", 0x3a2216), box(0.24, 0.06, 0.24, 0.02).at(0, lift, -0.32)),
        part(
          "tongue",
          { ...main("leather", 0xe4e0d4), isOpen: false },
          put(box(0.15, 0.3, 0.05, 0.022), [0, tall + y - 0.02, -0.08], [-26, 0, 0]),
        ),
        part("laces", third("fabric", 0x3c5a9c), laces(6, [y + 0.2, 0.16], [tall + y - 0.04, -0.08], 0.085)),
        has("rolling")
          ? part(
              "wheels",
              second("rubber", 0xd8322c),
              wheel.scale(1.1, 1, 1).scatter([-0.3, 0.28].flatMap((z) => [0.13, -0.13].map((x) => ({ at: [x, 0.1, z] as const })))),
              { motion: spins([0, 0.1, 0.28], [1, 0, 0]) },
            )
          : part(
              "blade",
              second("steel", 0xd0d6dc),
              put(
                extrude(flat`-0.5 0.02, -0.44 0, 0.42 0, 0.56 0.05, 0.58 0.1, 0.5 0.07, -0.5 0.07`, 0.024, 0.006),
                [0, 0, 0],
                [0, -90, 0],
              ),
            ),
        part(
          "posts",
          fixed("steel", 0xb0b6bc),
          has("rolling")
            ? all(
                put(cylinder(0.025, 0.36), [0, 0.1, 0], [0, 0, 90]).scatter([{ at: [0, 0, -0.3] }, { at: [0, 0, 0.28] }]),
                box(0.12, lift - 0.06, 0.1, 0.02).scatter([{ at: [0, lift / 2 + 0.03, -0.3] }, { at: [0, lift / 2 + 0.03, 0.28] }]),
              )
            : all(
                put(cylinder(0.04, lift - 0.03, { top: 0.08 }), [0, lift / 2 + 0.03, -0.32]),
                put(cylinder(0.04, lift - 0.03, { top: 0.08 }), [0, lift / 2 + 0.03, 0.26]),
              ),
        ),
        part(
          "hooks",
          fixed("brass"),
          sphere(0.014, 1, 8)
            .at(0.1, 0, 0)
            .scatter([0, 1, 2, 3, 4].map((at) => ({ at: [0, y + 0.22 + at * (tall * 0.15), 0.12 - at * 0.05] })))
            .mirror("x"),
        ),
      ];
    },
  }),
  program({
    id: "sock",
    is: ["hung up"],
    nouns: ["stocking", "christmas stocking", "woolen sock", "ankle sock"],
    about: "a knitted sock with a ribbed cuff, heel and toe of another colour",
    metresPerUnit: 0.3,
    wears: ["sock", "heel toe cuff", "stripe"],
    params: { tall: [0.7, 0.95], stripes: whole(2, 4) },
    variants: { long: { words: "knee tall stocking", set: { tall: 1.2 } }, short: { words: "ankle low", set: { tall: 0.5 } } },
    sockets: ({ tall }) => ({ inside: { at: [0, 0.2, -0.2], size: [0.24, tall, 0.24] } }),
    parts: ({ tall, stripes }) => [
      part(
        "sock",
        main("fabric", 0x3f6fb0),
        blob(
          [
            { at: [0, tall, -0.2], to: [0, 0.3, -0.2], radius: 0.155, thin: 0.14 },
            { at: [0, 0.15, -0.21], to: [0, 0.14, 0.3], radius: 0.145, thin: 0.13 },
            { at: [0, 0.3, -0.2], to: [0, 0.15, -0.1], radius: 0.14, thin: 0.15 },
          ],
          0.1,
          0.032,
        ),
      ),
      part("heel", second("fabric", 0xf1ece0), sphere(0.157, 1, 28).scale(0.98, 1, 1).at(0, 0.158, -0.235)),
      part("toe", second("fabric", 0xf1ece0), sphere(0.14, 1, 28).scale(1, 0.98, 1.15).at(0, 0.142, 0.305)),
      part(
        "cuff",
        second("fabric", 0xf1ece0),
        lathe(flat`0 -0.1, 0.165 -0.1, 0.18 -0.06, 0.18 0.1, 0.165 0.13, 0.14 0.12, 0.13 0.04, 0 0.04`, {
          ribs: 24,
          ribDepth: 0.06,
        }).at(0, tall + 0.04, -0.2),
      ),
      part(
        "stripes",
        third("fabric", 0xc22a24),
        hoop(0.148, 0.02, 28)
          .scale(1, 1.3, 1)
          .array(stripes, [0, 0.1, 0])
          .at(0, tall * 0.5 + 0.22, -0.2),
      ),
    ],
  }),
];
