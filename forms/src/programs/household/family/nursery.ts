import { all, box, cylinder, extrude, type Form, lathe, loft, sphere, sweep, torus } from "@blenda/forge/language/form";
import { arc, atDepth, symmetric } from "@blenda/forge/language/lists";
import { flat, row, way } from "@blenda/forge/language/numbers";
import { softOutline, star } from "@blenda/forge/language/outlines";
import { many, twin } from "@blenda/forge/language/places";
import { part, pick, program, spins, turns, whole } from "@blenda/forge/language/program";
import { facing, put } from "@blenda/forge/language/put";
import { rim } from "@blenda/forge/language/rim";
import { drumZ, hose, rod, slices } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const babyTone = pick("mint", "blue", "rose", "yellow");
const BABY = { mint: 0x9fd6c0, blue: 0x8fbde6, rose: 0xf0a9b8, yellow: 0xf4d372 } as const;

export const nursery = [
  program({
    id: "crib mobile",
    nouns: ["baby mobile", "cot mobile", "hanging mobile", "nursery mobile", "mobile for a crib"],
    about: "stars, a moon and clouds that hang from a turning cross over a crib",
    metresPerUnit: 0.5,
    wears: ["figure star", "arm frame", "cord"],
    params: { arms: whole(4, 5), drop: [0.3, 0.4], tone: babyTone },
    parts: ({ arms, drop, tone }) => {
      const motion = { motion: spins([0, 1.1, 0], [0, 1, 0]) };
      const hung = (make: (at: number) => Form | null) =>
        all(
          ...Array.from({ length: arms }, (_, at) =>
            make(at)
              ?.at(0, 0, 0.42)
              .turn(0, (at * 360) / arms, 0),
          ).filter((each) => each !== undefined),
        );
      const low = (at: number) => 1.04 - drop - (at % 2) * 0.12;
      const cloud = all(
        sphere(0.1, 0.8, 18),
        sphere(0.075, 0.8, 16).at(0.11, -0.015, 0),
        sphere(0.075, 0.8, 16).at(-0.11, -0.015, 0),
      ).scale(1, 1, 0.6);
      const moon = extrude(
        [...arc(0.13, -70, 250, 24), ...arc(0.13, 215, -35, 18).map(([x, y]) => [x * 0.86 + 0.01, y * 0.86 + 0.05] as const)],
        0.06,
        0.02,
      ).turn(0, 0, -40);
      return [
        part(
          "stand",
          second("wood", 0xd9b582),
          hose(row`0 0.02 -0.7, 0 0.7 -0.72, 0 1.3 -0.6, 0 1.5 -0.3, 0 1.46 0`, [0.045, 0.04, 0.034, 0.03, 0.026]),
        ),
        part(
          "foot",
          second("wood", 0xd9b582),
          all(box(0.2, 0.34, 0.1, 0.03).at(0, 0.12, -0.72), box(0.44, 0.06, 0.34, 0.025).at(0, 0.01, -0.7)),
        ),
        part("cord", third("fabric", 0xf4efe2), rod([0, 1.46, 0], [0, 1.1, 0], 0.01)),
        part(
          "cross",
          second("wood", 0xd9b582),
          all(rod([0, 1.1, 0], [0, 1.06, 0.46], 0.02).ring(arms), sphere(0.055, 1, 20).at(0, 1.11, 0)),
          motion,
        ),
        part(
          "cords",
          third("fabric", 0xf4efe2),
          hung((at) => rod([0, 1.06, 0], [0, low(at), 0], 0.007)),
          motion,
        ),
        part(
          "stars",
          main("fabric", BABY[tone]),
          hung((at) => (at % 2 === 0 ? extrude(star(5, 0.14, 0.075), 0.07, 0.025).at(0, low(at) - 0.1, 0) : undefined) ?? null),
          motion,
        ),
        part(
          "clouds",
          fixed("fabric", 0xf6f4ee),
          hung((at) => (at % 4 === 1 ? cloud.at(0, low(at) - 0.07, 0) : null)),
          motion,
        ),
        part(
          "moons",
          fixed("fabric", 0xf4d372),
          hung((at) => (at % 4 === 3 ? moon.at(0, low(at) - 0.11, 0) : null)),
          motion,
        ),
        part(
          "bear",
          fixed("fabric", 0xc79a6a),
          all(sphere(0.09, 1, 20), twin(sphere(0.035, 1, 14), 0.07, 0.075, 0), sphere(0.04, 0.8, 14).at(0, -0.025, 0.07)).at(
            0,
            1.0 - drop,
            0,
          ),
        ),
        part("bear cord", third("fabric", 0xf4efe2), rod([0, 1.1, 0], [0, 1.06 - drop, 0], 0.007)),
      ];
    },
  }),
  program({
    id: "pacifier",
    nouns: ["dummy", "soother", "binky", "baby pacifier", "baby dummy", "pacifer"],
    about: "a baby's pacifier with a teat, a shield and a ring",
    metresPerUnit: 0.06,
    wears: ["shield", "ring button", "teat"],
    params: { wide: [0.8, 0.92], tone: babyTone },
    parts: ({ wide, tone }) => {
      const shield = softOutline(
        flat`0 -0.26, ${wide * 0.3} -0.3, ${wide * 0.5} -0.14, ${wide * 0.5} 0.12, ${wide * 0.3} 0.26, 0 0.2, ${-wide * 0.3} 0.26, ${-wide * 0.5} 0.12, ${-wide * 0.5} -0.14, ${-wide * 0.3} -0.3`,
        4,
      );
      const lying = (form: Form) => put(form, [0, 0.56, 0], [-18, 0, 0]);
      return [
        part("shield", main("plastic", BABY[tone]), lying(extrude(shield, 0.09, 0.035).minus(twin(drumZ(0.06, 1, 0), wide * 0.32, 0, 0)))),
        part(
          "teat",
          third("rubber", 0xe8b878),
          lying(
            put(
              lathe(flat`0 0, 0.14 0, 0.1 0.07, 0.09 0.14, 0.16 0.28, 0.15 0.4, 0.08 0.48, 0 0.5`, { smooth: 22, sides: 32 }),
              [0, 0, 0.03],
              [90, 0, 0],
            ),
          ),
        ),
        part(
          "button",
          second("plastic", 0xf6f1e4),
          lying(
            facing(lathe(flat`0 0, 0.17 0, 0.17 0.05, 0.13 0.1, 0 0.11`, { sides: 36 }))
              .turn(0, 180, 0)
              .at(0, 0, -0.03),
          ),
        ),
        part("ring", second("plastic", 0xf6f1e4), lying(put(torus(0.24, 0.04), [0, -0.2, -0.18], [60, 0, 0])), {
          motion: turns([0, 0.5, -0.1], [1, 0, 0], 0, 60),
        }),
        part(
          "heart",
          second("plastic", 0xf6f1e4),
          lying(twin(extrude(symmetric([0, -0.05, 0.03, -0.02, 0.05, 0.02, 0.035, 0.04, 0, 0.025], 2), 0.02, 0.004), 0.21, 0.12, 0.046)),
        ),
      ];
    },
  }),
  program({
    id: "baby rattle",
    nouns: ["rattle", "baby toy rattle", "shaker toy", "baby shaker"],
    about: "a baby's rattle with a ball of coloured bands, a handle and a ring",
    metresPerUnit: 0.18,
    wears: ["ball head", "handle ring", "band"],
    params: { ball: [0.26, 0.31], beads: whole(3, 4), tone: babyTone },
    sockets: () => ({ grip: { at: [0, 0.42, 0], size: [0.1, 0.3, 0.1] } }),
    parts: ({ ball, beads, tone }) => {
      const lean = (form: Form) => put(form, [0, 0, 0], [0, 0, -14]);
      return [
        part(
          "ball",
          main("plastic", BABY[tone]),
          lean(all(sphere(ball, 1, 32).at(0, 0.94, 0), twin(sphere(0.075, 1, 18), ball * 0.7, 0.94 + ball * 0.8, 0))),
        ),
        part(
          "band",
          third("plastic", 0xf6f1e4),
          lean(
            all(
              lathe(flat`0 -0.07, ${ball * 0.98} -0.07, ${ball * 1.02} -0.04, ${ball * 1.02} 0.04, ${ball * 0.98} 0.07, 0 0.07`, {
                sides: 44,
              }).at(0, 0.94, 0),
            ),
          ),
        ),
        part(
          "dots",
          fixed("plastic", 0xe0584a),
          lean(many(10, (at) => sphere(0.028, 1, 12).at(Math.cos(at * 0.628) * ball * 1.015, 0.94, Math.sin(at * 0.628) * ball * 1.015))),
        ),
        part(
          "handle",
          second("plastic", 0xf4d372),
          lean(all(cylinder(0.05, 0.5, { sides: 24 }).at(0, 0.46, 0), facing(torus(0.14, 0.042)).at(0, 0.15, 0))),
        ),
        part("beads", fixed("wood", 0x5fb0d8), lean(many(beads, (at) => torus(0.05, 0.034).at(0, 0.34 + at * 0.1, 0)))),
        part(
          "face",
          fixed("plastic", 0x34302e),
          lean(
            all(
              twin(sphere(0.026, 1, 12), 0.09, 1.06, ball * 0.86),
              sweep(atDepth(arc(0.06, 200, 340, 8)), 0.011).at(0, 1.04, ball * 0.93),
            ),
          ),
        ),
      ];
    },
  }),
  program({
    id: "bib",
    nouns: ["baby bib", "baby's bib", "feeding bib"],
    about: "a baby's bib of cloth with a neck opening, a bound edge and a picture",
    metresPerUnit: 0.3,
    wears: ["cloth", "edge hem", "picture"],
    params: { wide: [0.76, 0.88], tone: babyTone, sign: pick("heart", "star") },
    parts: ({ wide, tone, sign }, { isInscribed }) => {
      const half = wide / 2;
      const edge = softOutline(
        [
          [0, 0],
          [half * 0.6, 0.05],
          [half, 0.28],
          [half * 0.94, 0.6],
          [half * 0.8, 0.86],
          [half * 0.5, 1.04],
          [0.12, 1.06],
          [0.06, 1.0],
          [0.16, 0.92],
          [0.24, 0.8],
          [0.18, 0.66],
          [0, 0.6],
          [-0.18, 0.66],
          [-0.24, 0.8],
          [-0.16, 0.92],
          [-0.06, 1.0],
          [-0.12, 1.06],
          [-half * 0.5, 1.04],
          [-half * 0.8, 0.86],
          [-half * 0.94, 0.6],
          [-half, 0.28],
          [-half * 0.6, 0.05],
        ],
        3,
      );
      const outline =
        sign === "star" ? star(5, 0.17, 0.08) : symmetric([0, -0.16, 0.1, -0.06, 0.17, 0.04, 0.14, 0.13, 0.07, 0.14, 0, 0.08], 3);
      const lean = (form: Form) => form.turn(-14, 0, 0);
      return [
        part("cloth", main("fabric", BABY[tone]), lean(extrude(edge, 0.03, 0.01))),
        part("edge", second("fabric", 0xf6f1e4), lean(rim(atDepth(edge), 0.024))),
        !isInscribed && part("picture", third("fabric", 0xe0584a), lean(extrude(outline, 0.03, 0.01).at(0, 0.3, 0.016))),
        part(
          "pocket",
          second("fabric", 0xf6f1e4),
          lean(
            sweep(
              way`${-half * 0.9} 0.16 0.02, ${-half * 0.5} 0.1 0.07, 0 0.07 0.09, ${half * 0.5} 0.1 0.07, ${half * 0.9} 0.16 0.02`,
              0.022,
            ),
          ),
        ),
        part("snap", fixed("plastic", 0xf6f1e4), lean(drumZ(0.03, 0.05).at(0.1, 1.03, 0.01))),
      ];
    },
  }),
  program({
    id: "potty",
    nouns: ["baby potty", "potty chair", "chamber pot", "training potty", "kids toilet"],
    about: "a child's potty with a high back and a splash guard",
    metresPerUnit: 0.34,
    wears: ["potty", "seat rim", "face"],
    params: { back: [0.5, 0.62], tone: babyTone },
    sockets: () => ({ seat: { at: [0, 0.42, 0], size: [0.6, 0.6, 0.6] }, inside: { at: [0, 0.1, 0.04], size: [0.3, 0.3, 0.3] } }),
    parts: ({ back, tone }) => [
      part(
        "potty",
        main("plastic", BABY[tone]),
        lathe(flat`0 0, 0.4 0, 0.42 0.03, 0.36 0.34, 0.42 0.38, 0.42 0.42, 0.25 0.42, 0.21 0.36, 0.2 0.08, 0 0.06`).scale(1, 1, 1.1),
      ),
      part(
        "back",
        main("plastic", BABY[tone]),
        put(extrude(symmetric([0, 0, 0.3, 0, 0.36, back * 0.4, 0.28, back * 0.85, 0, back], 4), 0.08, 0.03), [0, 0.36, -0.36], [-10, 0, 0]),
      ),
      part(
        "guard",
        main("plastic", BABY[tone]),
        loft(slices(row`0.36 0.22 0.12 1 0.36, 0.46 0.2 0.1 1 0.35, 0.54 0.13 0.07 1 0.34, 0.57 0.05 0.03 1 0.34`)),
      ),
      part("rim", second("plastic", 0xf6f1e4), torus(0.25, 0.028).scale(1, 1, 1.12).at(0, 0.42, 0)),
      part("ears", second("plastic", 0xf6f1e4), twin(drumZ(0.1, 0.08, 0.03).turn(-10, 0, 0), 0.24, 0.36 + back * 0.92, -0.45)),
      part(
        "face",
        third("plastic", 0x34302e),
        put(
          all(twin(sphere(0.032, 1, 14), 0.1, 0, 0), sweep(atDepth(arc(0.1, 205, 335, 10)), 0.014).at(0, -0.02, 0)),
          [0, 0.36 + back * 0.68, -0.38],
          [-10, 0, 0],
        ),
      ),
    ],
  }),
];
