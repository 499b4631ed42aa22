import { all, box, cylinder, extrude, lathe, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { circle, roundedRectangle } from "@blenda/forge/language/outlines";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, panel, rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const TONES = { red: 0xb3231d, green: 0x2f6f4a, blue: 0x2460a7, teal: 0x3f8f8a } as const;
export const vendors = [
  program({
    id: "hot dog cart",
    nouns: [
      "food cart",
      "hot dog stand",
      "ice cream cart",
      "street food cart",
      "popcorn cart",
      "coffee cart",
      "hotdog stand",
      "hotdog cart",
    ],
    about: "a street cart with big wheels, a counter and a striped parasol",
    metresPerUnit: 1.1,
    wears: ["cart body", "parasol stripe", "wheel"],
    params: { gores: whole(8, 10), tone: pick("red", "teal", "blue", "green") },
    parts: ({ gores, tone }) => {
      const gore = (odd: number) =>
        all(
          ...Array.from({ length: gores }, (_, at) => at)
            .filter((at) => at % 2 === odd)
            .map((at) => {
              const half = Math.PI / gores;
              const point = (r: number, y: number, a: number) => [Math.sin(a) * r, y, Math.cos(a) * r] as const;
              return all(
                ...[
                  [0.02, 0.5, 0.36, 0.3],
                  [0.36, 0.3, 0.74, 0.02],
                ].map(([r1, y1, r2, y2]) => {
                  const s = Math.hypot(r2 - r1, y1 - y2);
                  const w1 = Math.tan(half) * r1;
                  const w2 = Math.tan(half) * r2;
                  return extrude(flat`${-w2} 0, ${w2} 0, ${w1} ${s}, ${-w1} ${s}`, 0.014, 0.002)
                    .turn(-(Math.atan2(r2 - r1, y1 - y2) * 180) / Math.PI, 0, 0)
                    .at(...point(r2, y2, 0));
                }),
                box(Math.tan(half) * 1.48, 0.08, 0.012, 0.004).at(0, -0.02, 0.735),
              ).turn(0, (360 / gores) * at, 0);
            }),
        );
      return [
        part("cart", main("paint", TONES[tone]), all(box(1.1, 0.5, 0.56, 0.03).at(0, 0.6, 0))),
        part(
          "top",
          fixed("steel", 0xc6cacd),
          all(
            box(1.16, 0.04, 0.62, 0.012).at(0, 0.87, 0),
            box(0.4, 0.03, 0.4, 0.01).at(-0.26, 0.9, 0),
            sphere(0.024, 1, 12).at(-0.26, 0.93, 0),
            box(0.3, 0.02, 0.2, 0.006).at(0.74, 0.84, 0),
            hose([-0.56, 0.78, 0.2, -0.76, 0.84, 0.2, -0.78, 0.84, 0, -0.76, 0.84, -0.2, -0.56, 0.78, -0.2], 0.022),
          ),
        ),
        part("panel", fixed("plastic", 0xf4efe2), panel(0.8, 0.3, 0.014, 0.04, 0.004).at(0, 0.62, 0.284)),
        part("sausage", fixed("plastic", 0x9e4a2a), hose([-0.2, 0.62, 0.3, -0.1, 0.6, 0.3, 0.1, 0.6, 0.3, 0.2, 0.62, 0.3], 0.036)),
        part("bun", fixed("plastic", 0xd8a25a), hose([-0.17, 0.585, 0.3, 0, 0.565, 0.3, 0.17, 0.585, 0.3], 0.05)),
        part(
          "bottles",
          fixed("plastic", 0xd8322a),
          all(cylinder(0.04, 0.16, { bevel: 0.012 }), cylinder(0.03, 0.07, { top: 0.006 }).at(0, 0.11, 0)).at(0.2, 0.97, 0.1),
        ),
        part(
          "mustard",
          fixed("plastic", 0xe2b52c),
          all(cylinder(0.04, 0.16, { bevel: 0.012 }), cylinder(0.03, 0.07, { top: 0.006 }).at(0, 0.11, 0)).at(0.32, 0.97, 0.1),
        ),
        part("pole", fixed("steel", 0xb4b8bc), rod([0.05, 0.6, -0.12], [0.05, 1.98, -0.12], 0.02)),
        part("parasol", main("fabric", TONES[tone]), gore(0).at(0.05, 1.5, -0.12)),
        part("parasol pair", second("fabric", 0xf4efe2), gore(1).at(0.05, 1.5, -0.12)),
        part(
          "wheels",
          third("wood", 0x7a4a28),
          all(
            extrude(circle(0.3, 40), 0.04, 0.01, [circle(0.26, 36)]),
            many(8, (at) => rod([0, 0, 0], [0, 0.27, 0], 0.014).turn(0, 0, at * 45)),
            drumZ(0.05, 0.08),
          )
            .at(0.16, 0.3, 0.32)
            .mirror("z"),
        ),
        part("leg", fixed("steel", 0x3a3f46), rod([-0.44, 0, 0.2], [-0.44, 0.4, 0.2], 0.02).mirror("z")),
      ];
    },
  }),
  program({
    id: "bike rack",
    nouns: ["bicycle rack", "cycle stand", "bike stand", "bicycle stand"],
    about: "a row of bent steel hoops to lock bicycles to",
    metresPerUnit: 1,
    wears: ["hoop rack", "foot"],
    params: { hoops: whole(4, 6), high: [0.66, 0.8] },
    parts: ({ hoops, high }) => [
      part(
        "hoops",
        main("steel", 0x8d9298),
        hose(
          [0, 0.02, 0.3, 0, high * 0.7, 0.3, 0, high * 0.95, 0.2, 0, high, 0, 0, high * 0.95, -0.2, 0, high * 0.7, -0.3, 0, 0.02, -0.3],
          0.026,
        ).array(hoops, [0.3, 0, 0]),
      ),
      part(
        "rails",
        second("steel", 0x3a3f46),
        all(
          box(hoops * 0.3 + 0.1, 0.03, 0.08, 0.008)
            .at(0, 0.015, 0.3)
            .mirror("z"),
        ),
      ),
      part(
        "bolts",
        fixed("steel", 0xc6cacd),
        all(
          cylinder(0.016, 0.02, { sides: 8 })
            .array(hoops + 1, [0.3, 0, 0])
            .at(0, 0.035, 0.3)
            .mirror("z"),
        ),
      ),
    ],
  }),
  program({
    id: "utility pole",
    nouns: ["telephone pole", "power pole", "telegraph pole", "electric pole", "electricity pole", "power line pole"],
    about: "a wooden pole with crossarms, insulators and a transformer",
    metresPerUnit: 3,
    wears: ["pole wood", "insulator", "transformer"],
    params: { arms: whole(1, 2), lean: [-1.5, 1.5] },
    parts: ({ arms, lean }) => [
      part(
        "pole",
        main("wood", 0x6b4a30),
        all(
          rod([0, 0, 0], [0, 2.3, 0], 0.07, 0.05),
          many(arms, (at) => box(1, 0.06, 0.06, 0.01).at(0, 2.1 - at * 0.3, 0.07)),
          many(arms, (at) => all(rod([0.3, 2.09 - at * 0.3, 0.07], [0, 1.86 - at * 0.3, 0.05], 0.014)).mirror("x")),
        ).turn(0, 0, lean),
      ),
      part(
        "insulators",
        second("porcelain", 0xdfe5e4),
        many(arms, (at) =>
          lathe(flat`0 0, 0.024 0, 0.04 0.02, 0.024 0.04, 0.036 0.06, 0.02 0.1, 0 0.1`, { sides: 16 }).scatter(
            [-0.45, -0.24, 0.24, 0.45].map((x) => ({ at: [x, 2.13 - at * 0.3, 0.07] as const })),
          ),
        ).turn(0, 0, lean),
      ),
      part(
        "transformer",
        third("steel", 0x8d9298),
        all(
          cylinder(0.12, 0.34, { bevel: 0.03 }),
          cylinder(0.13, 0.02).at(0, 0.12, 0),
          cylinder(0.13, 0.02).at(0, -0.12, 0),
          box(0.04, 0.2, 0.12, 0.01).at(-0.12, 0, 0),
        ).at(0.2, 1.56, 0),
      ),
      part(
        "wires",
        fixed("rubber", 0x17181a),
        all(
          hose([0.24, 2.2, 0.07, 0.3, 2, 0.1, 0.24, 1.8, 0.02, 0.22, 1.72, 0], 0.01),
          hose([-0.02, 0.2, 0.07, -0.02, 1.4, 0.06, 0.1, 1.5, 0.03], 0.012),
        ),
      ),
      part("ground", fixed("clay", 0x5d6b3f), lathe(flat`0 0, 0.34 0, 0.33 0.03, 0.2 0.06, 0.08 0.1, 0 0.11`, { ribs: 9, ribDepth: 0.1 })),
      part(
        "steps",
        fixed("iron", 0x3a3c40),
        many(7, (at) => drumX(0.012, 0.24).at(0, 0.5 + at * 0.16, 0)),
      ),
      part("sign", fixed("paint", 0xe2b52c), all(extrude(roundedRectangle(0.1, 0.14, 0.01), 0.01, 0.002).at(0, 1.1, 0.075))),
    ],
  }),
];
