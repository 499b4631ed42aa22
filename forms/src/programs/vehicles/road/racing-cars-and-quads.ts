import { all, box, loft, sphere } from "@blenda/forge/language/form";
import { flat, slices } from "@blenda/forge/language/numbers";
import { part, pick, program, spins } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, rod, slices as shifted, side } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { axle, rim, tyre } from "./wheels.ts";

const GLASS = fixed("plastic", 0x1b2c37);
const PAINTS = { red: 0xc2281f, blue: 0x2460a7, green: 0x2f7a4a, yellow: 0xe0a92a } as const;

export const openWheels = [
  program({
    id: "formula 1 car",
    nouns: ["f1 car", "formula one car", "f1", "formula 1", "formula one", "indy car", "open-wheel racer", "grand prix car", "formula car"],
    about: "a low open-wheeled racing car with wings and a slim nose",
    metresPerUnit: 2.4,
    wears: ["body", "wing", "stripe"],
    params: { tone: pick("red", "blue", "green", "yellow"), nose: [0.95, 1.05] },
    parts: ({ tone, nose }) => [
      part(
        "body",
        main("paint", PAINTS[tone]),
        all(
          loft(
            shifted([
              0, 0.1, 0.05, 1, 0, 0.1, 0.16, 0.08, 0.9, 0.0, 0.6, 0.26, 0.2, 0.7, 0.02, 0.9, 0.4, 0.3, 0.6, 0.05, 1.2, 0.3, 0.34, 0.8, 0.07,
              1.7, 0.16, 0.16, 0.9, 0.03,
            ]),
          )
            .scale(1, nose, 1)
            .turn(-90, 0, 0)
            .at(0, 0.17, 1.06),
          loft(slices([0, 0.2, 0.5, 0.1, 0.26, 0.62, 0.22, 0.22, 0.56, 0.24, 0.16, 0.4], 0.5))
            .at(0.3, 0.1, -0.18)
            .mirror("x"),
        ),
      ),
      part("airbox", main("paint", PAINTS[tone]), side(flat`-0.7 0.3, -0.08 0.32, -0.1 0.5, -0.18 0.56, -0.3 0.5`, 0.15, 0.04)),
      part(
        "stripes",
        third("paint", 0xf2f0ea),
        all(box(0.05, 0.012, 0.5, 0.004).turn(5, 0, 0).at(0, 0.262, 0.6), drumZ(0.06, 0.01).turn(-84, 0, 0).at(0, 0.292, 0.32)),
      ),
      part(
        "wings",
        second("paint", 0x1d1f23),
        all(
          box(0.84, 0.02, 0.2, 0.008).at(0, 0.09, 1.02),
          box(0.8, 0.016, 0.1, 0.006).turn(14, 0, 0).at(0, 0.13, 0.96),
          box(0.02, 0.13, 0.26, 0.008).at(0.43, 0.12, 1).mirror("x"),
          box(0.56, 0.02, 0.18, 0.008).turn(12, 0, 0).at(0, 0.52, -0.86),
          box(0.56, 0.016, 0.12, 0.006).turn(20, 0, 0).at(0, 0.46, -0.84),
          box(0.018, 0.3, 0.26, 0.008).at(0.285, 0.44, -0.86).mirror("x"),
          box(0.03, 0.26, 0.06, 0.01).at(0, 0.38, -0.82),
        ),
      ),
      part("floor", fixed("plastic", 0x141518), box(0.76, 0.03, 1.3, 0.01).at(0, 0.07, -0.2)),
      part("cockpit", fixed("leather", 0x101113), loft(slices([0, 0.24, 0.4, 0.03, 0.26, 0.42], 0.8)).at(0, 0.3, 0.12)),
      part(
        "halo",
        fixed("steel", 0x1d1f23),
        all(
          hose([0.15, 0.34, -0.1, 0.16, 0.44, 0.06, 0.1, 0.46, 0.26, 0, 0.46, 0.32], 0.02).mirror("x"),
          rod([0, 0.46, 0.32], [0, 0.31, 0.4], 0.016),
        ),
      ),
      part("driver", second("paint", 0xf2f0ea), sphere(0.09, 1, 22).at(0, 0.4, 0)),
      part(
        "visor",
        fixed("obsidian", 0x101216),
        sphere(0.092, 1, 22)
          .meet(box(0.3, 0.05, 0.2, 0).at(0, 0.01, 0.1))
          .at(0, 0.4, 0),
      ),
      part(
        "arms",
        fixed("steel", 0x1d1f23),
        all(
          rod([0.08, 0.2, 0.78], [0.36, 0.17, 0.72], 0.014),
          rod([0.08, 0.16, 0.62], [0.36, 0.15, 0.7], 0.014),
          rod([0.1, 0.22, -0.6], [0.36, 0.2, -0.66], 0.016),
        ).mirror("x"),
      ),
      part("front tyres", fixed("rubber", 0x17181a), tyre(0.17, 0.17).at(0.43, 0.17, 0.7).mirror("x"), {
        motion: spins([0, 0.17, 0.7], [1, 0, 0]),
      }),
      part("back tyres", fixed("rubber", 0x17181a), tyre(0.18, 0.22).at(0.43, 0.18, -0.68).mirror("x"), {
        motion: spins([0, 0.18, -0.68], [1, 0, 0]),
      }),
      part("rims", fixed("steel", 0x8d9298), all(rim(0.17, 0.172).at(0.43, 0.17, 0.7), rim(0.18, 0.222).at(0.43, 0.18, -0.68)).mirror("x")),
      part("lamp", light(0xff3b2a), box(0.06, 0.05, 0.02, 0.008).at(0, 0.24, -0.78)),
    ],
  }),
  program({
    id: "quad bike",
    is: ["ride"],
    nouns: ["quad", "atv", "four-wheeler", "quadbike"],
    about: "a quad with four fat tyres, mudguards, a saddle and handlebars",
    metresPerUnit: 1,
    wears: ["body mudguard", "seat saddle", "rim"],
    params: { tone: pick("red", "blue", "green", "yellow"), wheel: [0.24, 0.27] },
    sockets: () => ({ seat: { at: [0, 0.74, -0.2], size: [0.4, 0.9, 0.6] } }),
    parts: ({ tone, wheel }) => [
      part(
        "body",
        main("paint", PAINTS[tone]),
        all(
          side(
            flat`
              -0.84 0.56, -0.5 0.5, -0.3 0.46, 0.3 0.46, 0.5 0.62, 0.82 0.58, 0.86 0.62, 0.7 0.74, 0.46 0.78, 0.3 0.7, -0.2 0.6,
              -0.5 0.68, -0.86 0.62
            `,
            0.38,
            0.03,
          ),
          ...[0.56, -0.56].map((z) =>
            side(
              flat`${z - 0.34} 0.5, ${z - 0.24} 0.6, ${z} 0.64, ${z + 0.24} 0.6, ${z + 0.34} 0.5, ${z + 0.36} 0.53, ${z + 0.25} 0.64, ${z} 0.685, ${z - 0.25} 0.64, ${z - 0.36} 0.53`,
              0.3,
              0.015,
            )
              .at(0.34, 0, 0)
              .mirror("x"),
          ),
        ),
      ),
      part(
        "seat",
        second("leather", 0x1d1e21),
        loft(slices([0, 0.26, 0.66, 0.05, 0.32, 0.74, 0.1, 0.3, 0.7, 0.13, 0.22, 0.56], 0.5))
          .turn(-3, 0, 0)
          .at(0, 0.64, -0.2),
      ),
      part(
        "engine",
        fixed("iron", 0x2a2c30),
        all(
          box(0.34, 0.22, 0.6, 0.03).at(0, 0.38, 0),
          rod([0.1, 0.34, 0.5], [0.1, 0.34, -0.5], 0.03).mirror("x"),
          drumX(0.03, 0.9).at(0, wheel, 0.56),
          drumX(0.04, 0.9).at(0, wheel, -0.56),
          box(0.7, 0.03, 0.46, 0.01).at(0, 0.3, 0.02),
        ),
      ),
      part(
        "bumper",
        fixed("steel", 0x3a3f46),
        all(
          hose([-0.2, 0.4, 0.8, -0.2, 0.62, 0.92, 0, 0.66, 0.94, 0.2, 0.62, 0.92, 0.2, 0.4, 0.8], 0.022),
          drumX(0.02, 0.4).at(0, 0.5, 0.88),
          ...[0.7, -0.76].map((z) =>
            all(rod([0, 0.76, z - 0.1], [0, 0.76, z + 0.1], 0.012).array(5, [0.12, 0, 0]), rod([-0.3, 0.76, z], [0.3, 0.76, z], 0.014)).at(
              0,
              z > 0 ? 0.04 : -0.04,
              0,
            ),
          ),
        ),
      ),
      part(
        "bars",
        fixed("steel", 0x1d1f23),
        all(rod([0, 0.6, 0.36], [0, 0.9, 0.24], 0.03), hose([0, 0.9, 0.24, 0.14, 0.94, 0.22, 0.34, 0.92, 0.14], 0.018).mirror("x")),
      ),
      part("grips", fixed("rubber", 0x17181a), rod([0.24, 0.94, 0.19], [0.38, 0.912, 0.12], 0.026).mirror("x")),
      part("lamps", light(0xfff0c4), sphere(0.06, 1, 18).scale(1.2, 1, 0.6).at(0.12, 0.66, 0.8).mirror("x")),
      ...axle("front", { radius: wheel, width: 0.22, track: 0.86, z: 0.56, lugs: 16, rim: third("steel", 0xb4b8bc) }),
      ...axle("back", { radius: wheel, width: 0.26, track: 0.86, z: -0.56, lugs: 16, rim: third("steel", 0xb4b8bc) }),
    ],
  }),
  program({
    id: "tuk-tuk",
    nouns: ["tuk tuk", "auto rickshaw", "three-wheeler", "bajaj", "tuktuk"],
    about: "a three-wheeled taxi with a roof and open sides",
    metresPerUnit: 1.3,
    wears: ["body", "roof", "stripe trim"],
    params: { tone: pick("green", "yellow", "blue", "red"), roof: [1.22, 1.3] },
    parts: ({ tone, roof }) => [
      part(
        "body",
        main("paint", PAINTS[tone]),
        all(
          side(flat`-0.8 0.24, 0.26 0.24, 0.26 0.34, -0.2 0.36, -0.2 0.62, -0.84 0.66, -0.86 0.4`, 0.86, 0.04),
          loft(slices([0, 0.5, 0.3, 0.2, 0.62, 0.34, 0.46, 0.7, 0.26, 0.5, 0.68, 0.22], 0.6)).at(0, 0.26, 0.46),
          box(0.86, 0.05, 1.2, 0.02).at(0, 0.27, -0.1),
        ),
      ),
      part(
        "roof",
        second("fabric", 0xe0a92a),
        side(
          flat`-0.84 ${roof - 0.14}, -0.78 ${roof - 0.02}, -0.3 ${roof + 0.03}, 0.36 ${roof - 0.02}, 0.52 ${roof - 0.1}, 0.46 ${roof - 0.12}, 0.34 ${roof - 0.07}, -0.3 ${roof - 0.03}, -0.74 ${roof - 0.08}, -0.8 ${roof - 0.2}`,
          0.9,
          0.02,
        ),
      ),
      part(
        "back",
        second("fabric", 0xe0a92a),
        box(0.84, roof - 0.76, 0.04, 0.015)
          .turn(-4, 0, 0)
          .at(0, 0.34 + roof / 2, -0.8),
      ),
      part(
        "pillars",
        fixed("steel", 0x1d1f23),
        all(
          rod([0.34, 0.7, 0.52], [0.36, roof - 0.08, 0.42], 0.02),
          rod([0.41, 0.34, -0.16], [0.41, roof - 0.06, -0.16], 0.016),
          rod([0.41, 0.62, -0.78], [0.41, roof - 0.1, -0.76], 0.02),
          rod([0.41, 0.72, -0.76], [0.41, 0.72, -0.16], 0.014),
        ).mirror("x"),
      ),
      part(
        "glass",
        GLASS,
        box(0.64, roof - 0.88, 0.016, 0.006)
          .turn(-10, 0, 0)
          .at(0, 0.36 + roof / 2, 0.472),
      ),
      part(
        "seats",
        fixed("leather", 0x5a2a20),
        all(
          box(0.74, 0.12, 0.36, 0.04).at(0, 0.68, -0.56),
          box(0.74, 0.34, 0.1, 0.04).turn(-8, 0, 0).at(0, 0.86, -0.74),
          box(0.4, 0.1, 0.24, 0.04).at(0, 0.6, 0.0),
          box(0.3, 0.26, 0.3, 0.02).at(0, 0.42, 0),
        ),
      ),
      part("bars", fixed("steel", 0x1d1f23), all(rod([0, 0.6, 0.4], [0, 0.86, 0.3], 0.02), drumX(0.016, 0.44).at(0, 0.86, 0.3))),
      part(
        "stripe",
        third("paint", 0xf2f0ea),
        all(
          box(0.868, 0.04, 1.04, 0.008)
            .at(0, 0.46, -0.32)
            .meet(box(0.88, 0.04, 0.6, 0).at(0, 0.46, -0.53)),
        ),
      ),
      part("lamps", light(0xfff0c4), all(sphere(0.07, 1, 20).scale(1, 1, 0.7).at(0.2, 0.56, 0.62).mirror("x"))),
      part(
        "mudguard",
        third("paint", 0xf2f0ea),
        side(flat`0.3 0.22, 0.34 0.36, 0.46 0.42, 0.6 0.4, 0.68 0.3, 0.72 0.3, 0.64 0.44, 0.46 0.47, 0.3 0.4, 0.26 0.22`, 0.2, 0.015),
      ),
      ...axle("front", { radius: 0.18, width: 0.12, track: 0, z: 0.48 }),
      ...axle("back", { radius: 0.18, width: 0.12, track: 0.74, z: -0.52 }),
      part("arches", fixed("rubber", 0x17181a), drumX(0.22, 0.05).at(0.416, 0.2, -0.52).mirror("x")),
    ],
  }),
];
