import { all, box, cylinder, extrude, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { circle, softOutline } from "@blenda/forge/language/outlines";
import { part, pick, program, spins, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, rod } from "@blenda/forge/language/shorthand";
import { fixed, main, pane, second, third } from "@blenda/forge/language/substance";
import { ENAMELS } from "@blenda/forge/language/tones";

/** A saw blade that faces the front. */
const blade = (radius: number, teeth: number) =>
  extrude(
    Array.from({ length: teeth * 2 }, (_, at) => {
      const [a, r] = [(at / teeth) * Math.PI + (at % 2 ? 0.05 : 0), at % 2 ? radius : radius * 0.92];
      return [Math.cos(a) * r, Math.sin(a) * r] as const;
    }),
    0.02,
    0.004,
    [circle(radius * 0.08, 16)],
  );

export const powerTools = [
  program({
    id: "circular saw",
    nouns: ["skill saw", "hand circular saw", "buzz saw", "electric saw"],
    about: "an electric hand saw with a round blade, a guard and a sole plate",
    metresPerUnit: 0.32,
    wears: ["body handle", "guard sole", "blade"],
    params: { teeth: whole(24, 32), tone: pick("red", "blue", "mint") },
    sockets: () => ({ grip: { at: [-0.1, 0.72, -0.14], size: [0.3, 0.12, 0.12] } }),
    parts: ({ teeth, tone }) => [
      part(
        "body",
        main("plastic", ENAMELS[tone]),
        all(
          drumZ(0.2, 0.34, 0.05).at(0.02, 0.42, -0.2),
          extrude(softOutline(flat`-0.5 0.38, -0.38 0.3, -0.16 0.34, 0.2 0.42, 0.26 0.6, 0.1 0.74, -0.2 0.78, -0.46 0.66`, 4), 0.13, 0.04, [
            softOutline(flat`-0.36 0.44, -0.18 0.44, 0.02 0.54, 0.0 0.62, -0.2 0.66, -0.36 0.58`, 4),
          ]).at(0, 0, -0.12),
        ),
      ),
      part(
        "guard",
        second("steel", 0x5d6268),
        extrude([...circle(0.42, 40).slice(0, 21), [-0.42, -0.02], [0.42, -0.02]], 0.11, 0.02).at(0.06, 0.34, 0.08),
      ),
      part("blade", third("steel", 0xc6cacd), blade(0.38, teeth).at(0.06, 0.32, 0.08), { motion: spins([0.06, 0.32, 0.08], [0, 0, 1]) }),
      part("hub", fixed("steel", 0x2b2d30), all(drumZ(0.06, 0.16).at(0.06, 0.32, 0.08), drumZ(0.03, 0.19).at(0.06, 0.32, 0.08))),
      part(
        "sole",
        second("steel", 0x8d9298),
        box(0.98, 0.024, 0.46, 0.01)
          .minus(box(0.84, 0.1, 0.06, 0).at(0.06, 0, 0.17))
          .at(0.04, 0.14, -0.09),
      ),
      part(
        "knob",
        fixed("rubber", 0x1d1d1f),
        all(
          sphere(0.07, 1, 18).at(0.34, 0.66, -0.12),
          rod([0.24, 0.54, -0.12], [0.34, 0.66, -0.12], 0.035),
          box(0.1, 0.05, 0.06, 0.014).at(-0.18, 0.63, -0.12),
        ),
      ),
      part("slots", fixed("rubber", 0x1d1d1f), box(0.2, 0.014, 0.02, 0.003).array(5, [0, 0.05, 0]).at(0.02, 0.42, -0.375)),
      part(
        "cable",
        fixed("rubber", 0x1d1d1f),
        hose([-0.46, 0.5, -0.12, -0.6, 0.46, -0.14, -0.72, 0.2, -0.2, -0.66, 0.03, -0.34, -0.4, 0.03, -0.46], 0.024),
      ),
    ],
  }),
  program({
    id: "angle grinder",
    nouns: ["grinder", "disc grinder", "flex grinder", "disc cutter"],
    about: "an angle grinder with a disc, a guard and a side handle",
    metresPerUnit: 0.3,
    wears: ["body", "disc", "guard"],
    params: { tone: pick("red", "blue", "mint"), disc: [0.24, 0.28] },
    sockets: () => ({ grip: { at: [-0.4, 0.34, 0], size: [0.5, 0.14, 0.14] } }),
    parts: ({ tone, disc }) => [
      part(
        "body",
        main("plastic", ENAMELS[tone]),
        lathe(flat`0 0, 0.1 0, 0.12 0.04, 0.09 0.2, 0.09 0.46, 0.13 0.62, 0.14 0.86, 0 0.86`, { sides: 32 })
          .turn(0, 0, -90)
          .at(-0.66, 0.34, 0),
      ),
      part(
        "head",
        fixed("steel", 0x8d9298),
        all(
          lathe(flat`0 0, 0.14 0, 0.13 0.1, 0.1 0.26, 0 0.28`, { sides: 28 }).turn(0, 0, -90).at(0.18, 0.34, 0),
          cylinder(0.1, 0.26, { bevel: 0.03 }).at(0.36, 0.28, 0),
        ),
      ),
      part(
        "guard",
        { ...second("steel", 0x3a3c40), slot: 2 },
        extrude([...circle(disc + 0.03, 40).slice(0, 21), [-disc - 0.03, -0.02], [disc + 0.03, -0.02]], 0.06, 0.012)
          .turn(-90, 0, 0)
          .at(0.36, 0.16, 0)
          .turn(0, 0, 0),
      ),
      part("disc", second("stone", 0x6a4a34), cylinder(disc, 0.03, { bevel: 0.006, sides: 48 }).at(0.36, 0.145, 0), {
        motion: spins([0.36, 0.145, 0], [0, 1, 0]),
      }),
      part("nut", fixed("steel", 0xc6cacd), cylinder(0.05, 0.04, { sides: 6, bevel: 0.006 }).at(0.36, 0.125, 0)),
      part(
        "handle",
        fixed("rubber", 0x1d1d1f),
        lathe(flat`0 0, 0.03 0, 0.03 0.06, 0.055 0.08, 0.05 0.3, 0.065 0.36, 0.04 0.4, 0 0.4`, { sides: 24 })
          .turn(90, 0, 0)
          .at(0.34, 0.36, 0.08),
      ),
      part(
        "switch",
        fixed("rubber", 0x1d1d1f),
        all(
          box(0.12, 0.03, 0.05, 0.012).at(-0.26, 0.44, 0),
          lathe(flat`0 0, 0.122 0, 0.122 0.03, 0 0.03`).turn(0, 0, -90).at(-0.02, 0.34, 0),
        ),
      ),
      part(
        "cable",
        fixed("rubber", 0x1d1d1f),
        hose([-0.64, 0.34, 0, -0.8, 0.32, 0, -0.94, 0.1, 0.06, -0.86, 0.03, 0.24, -0.6, 0.03, 0.3], 0.024),
      ),
    ],
  }),
  program({
    id: "jackhammer",
    nouns: ["pneumatic drill", "demolition hammer", "jack hammer", "road drill", "rock drill"],
    about: "a heavy hammer drill for the road with two handles and a chisel",
    metresPerUnit: 0.8,
    wears: ["body", "handle", "chisel"],
    params: { long: [0.5, 0.6], tone: pick("red", "black", "mint") },
    sockets: () => ({ grip: { at: [0, 1.22, 0], size: [0.7, 0.1, 0.1] } }),
    parts: ({ long, tone }) => [
      part(
        "body",
        main("paint", tone === "mint" ? 0xe0a92a : ENAMELS[tone]),
        lathe(flat`0 0, 0.06 0, 0.08 0.04, 0.08 0.16, 0.11 0.2, 0.12 0.5, 0.15 0.54, 0.15 0.72, 0.1 0.76, 0 0.76`, {
          sides: 36,
        }).at(0, long * 0.84, 0),
      ),
      part(
        "chisel",
        third("steel", 0x8d9298),
        all(
          rod([0, long * 0.3, 0], [0, long * 0.9, 0], 0.035),
          cylinder(0.006, long * 0.34, { top: 0.036, sides: 16 }).at(0, long * 0.17, 0),
        ),
      ),
      part(
        "handles",
        second("rubber", 0x1d1d1f),
        hose([0.1, long * 0.84 + 0.7, 0, 0.2, long * 0.84 + 0.78, 0, 0.38, long * 0.84 + 0.76, 0], [0.034, 0.034, 0.04]).mirror("x"),
      ),
      part(
        "rings",
        fixed("steel", 0x3a3c40),
        all(
          ...[0.1, 0.24, 0.3, 0.36, 0.42, 0.48].map((y) =>
            lathe(flat`0.06 0, 0.132 0, 0.132 0.02, 0.06 0.02, 0.06 0`).at(0, long * 0.84 + y, 0),
          ),
        ),
      ),
      part(
        "hose",
        fixed("rubber", 0x24262a),
        hose([0.12, long * 0.84 + 0.6, 0, 0.3, long * 0.84 + 0.56, -0.06, 0.44, 0.6, -0.2, 0.5, 0.1, -0.36, 0.3, 0.03, -0.5], 0.03),
      ),
      part(
        "bolts",
        fixed("steel", 0xc6cacd),
        cylinder(0.016, 0.12, { sides: 10 })
          .at(0, long * 0.84 + 0.63, 0.152)
          .ring(4, 45),
      ),
    ],
  }),
  program({
    id: "spirit level",
    nouns: ["level", "bubble level", "water level", "builder's level"],
    about: "a long bar with bubbles in glass tubes",
    metresPerUnit: 0.6,
    wears: ["bar", "tube liquid", "end cap"],
    params: { long: [1, 1.2], tone: pick("red", "blue", "mint", "black") },
    parts: ({ long, tone }) => [
      part(
        "bar",
        main("paint", tone === "mint" ? 0xe2b52c : ENAMELS[tone]),
        extrude(flat`${-long / 2} 0, ${long / 2} 0, ${long / 2} 0.17, ${-long / 2} 0.17`, 0.07, 0.012, [
          circle(0.055, 24).map(([x, y]) => [x + long * 0.34, y + 0.085] as const),
          circle(0.055, 24).map(([x, y]) => [x - long * 0.34, y + 0.085] as const),
          flat`-0.1 0.06, 0.1 0.06, 0.1 0.15, -0.1 0.15`,
        ]),
      ),
      part(
        "tubes",
        { ...pane(0xc8e04a), slot: 1 },
        all(
          drumX(0.026, 0.2).at(0, 0.11, 0),
          rod([long * 0.34, 0.03, 0], [long * 0.34, 0.14, 0], 0.024),
          rod([-long * 0.34 - 0.04, 0.05, 0], [-long * 0.34 + 0.04, 0.12, 0], 0.024),
        ),
      ),
      part(
        "bubbles",
        fixed("plastic", 0xeff6c8),
        all(
          sphere(0.02, 1, 14).scale(1.8, 1, 1).at(0.005, 0.118, 0.012),
          sphere(0.017, 1, 12).at(long * 0.34, 0.12, 0.012),
          sphere(0.017, 1, 12).at(-long * 0.34 + 0.02, 0.1, 0.012),
        ),
      ),
      part("marks", fixed("plastic", 0x1d1d1f), all(drumX(0.0275, 0.006).at(0.035, 0.11, 0).mirror("x"))),
      part(
        "caps",
        third("rubber", 0x1d1d1f),
        box(0.04, 0.18, 0.08, 0.014)
          .at(long / 2, 0.085, 0)
          .mirror("x"),
      ),
      part("edges", fixed("steel", 0xc6cacd), box(long - 0.06, 0.008, 0.074, 0.002).at(0, 0.002, 0)),
    ],
  }),
  program({
    id: "paint roller",
    nouns: ["roller brush", "wall roller", "painting roller", "roller"],
    about: "a paint roller with a woolly sleeve, a bent wire and a handle",
    metresPerUnit: 0.35,
    wears: ["paint sleeve", "handle", "wire"],
    params: { wide: [0.6, 0.7], tone: pick("red", "blue", "mint") },
    sockets: () => ({ grip: { at: [0, 0.2, 0], size: [0.1, 0.36, 0.1] } }),
    parts: ({ wide, tone }) => [
      part(
        "sleeve",
        { ...main("fabric", ENAMELS[tone]), isOpen: false },
        lathe(
          flat`0 ${-wide / 2}, 0.09 ${-wide / 2}, 0.115 ${-wide / 2 + 0.03}, 0.12 0, 0.115 ${wide / 2 - 0.03}, 0.09 ${wide / 2}, 0 ${wide / 2}`,
          { sides: 40, ribs: 22, ribDepth: 0.03 },
        )
          .turn(0, 0, 90)
          .at(0, 1, 0),
        { motion: spins([0, 1, 0], [1, 0, 0]) },
      ),
      part("caps", fixed("plastic", 0xf4f1e8), drumX(0.06, wide + 0.02).at(0, 1, 0)),
      part(
        "wire",
        third("steel", 0xc6cacd),
        sweep(way`${-wide / 2 - 0.08} 1 0, ${wide / 2 + 0.08} 1 0, ${wide / 2 + 0.08} 0.72 0, 0 0.62 0, 0 0.3 0`, 0.016, {
          isStraight: true,
        }),
      ),
      part(
        "handle",
        second("plastic", 0x26272b),
        lathe(flat`0 0, 0.03 0, 0.05 0.02, 0.045 0.12, 0.06 0.24, 0.05 0.36, 0.03 0.42, 0 0.42`, { sides: 28 }),
      ),
      part(
        "drip",
        { ...main("plastic", ENAMELS[tone]), isOpen: false },
        all(sphere(0.024, 1.6, 14).at(-0.12, 0.86, 0.03), sphere(0.016, 1.8, 12).at(0.14, 0.87, 0.03)),
      ),
    ],
  }),
];
