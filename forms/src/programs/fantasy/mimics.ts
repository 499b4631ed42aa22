import { all, blob, box, cylinder, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, pick, program, turns, whole } from "@blenda/forge/language/program";
import { clouds, fade } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const HINGE = [0, 0.5, -0.36] as const;

/** The arch of the lid, seen from the side: ahead and up. */
const ARCH = Array.from({ length: 13 }, (_, at) => {
  const a = (at / 12) * Math.PI;
  return [Math.cos(a) * 0.36, 0.5 + Math.sin(a) * 0.3] as const;
});
const planks = () =>
  ARCH.slice(0, -1).map(([z, y], at) => {
    const [nz, ny] = ARCH[at + 1];
    const [mz, my, long] = [(z + nz) / 2, (y + ny) / 2, Math.hypot(nz - z, ny - y)];
    return box(1.04, long + 0.02, 0.06, 0.01)
      .turn((Math.atan2(nz - z, ny - y) * 180) / Math.PI, 0, 0)
      .at(0, my, mz);
  });
const hoop = (x: number) =>
  sweep(
    ARCH.map(([z, y]) => [x, y + 0.03, z * 1.06] as const),
    0.045,
    { isStraight: true },
  );

export const lurkers = [
  program({
    id: "mimic",
    nouns: ["mimic chest", "chest monster", "chest mimic", "treasure chest monster", "monster chest"],
    about: "a mimic: a treasure chest with teeth, a tongue and eyes",
    metresPerUnit: 0.8,
    wears: ["chest wood", "band iron", "tongue"],
    params: { teeth: whole(6, 8), gape: [42, 52] },
    sockets: () => ({ inside: { at: [0, 0.4, 0], size: [0.8, 0.3, 0.5] } }),
    parts: ({ teeth, gape }) => {
      const row = (y: number, way: number) =>
        Array.from({ length: teeth }, (_, at) => {
          const x = ((at + 0.5) / teeth - 0.5) * 0.96;
          return lathe(flat`0 0, 0.055 0, 0.04 0.07, 0.012 0.16, 0 0.17`, { sides: 10 })
            .scale(1, at % 2 ? 0.8 : 1.1, 1)
            .turn(way < 0 ? 180 : 0, 0, 0)
            .at(x, y, 0.34);
        });
      const opened = (form: ReturnType<typeof all>) => form.at(0, -HINGE[1], -HINGE[2]).turn(-gape, 0, 0).at(0, HINGE[1], HINGE[2]);
      const motion = { motion: turns(HINGE, [1, 0, 0], gape, -16) };
      return [
        part(
          "chest",
          main("wood", 0x7a4a26),
          all(
            box(1.1, 0.06, 0.74).at(0, 0.03, 0),
            box(1.1, 0.46, 0.06).at(0, 0.25, 0.36),
            box(1.1, 0.46, 0.06).at(0, 0.25, -0.36),
            box(0.06, 0.46, 0.72).at(0.52, 0.25, 0),
            box(0.06, 0.46, 0.72).at(-0.52, 0.25, 0),
          ),
        ),
        part(
          "lid",
          main("wood", 0x6f4222),
          opened(
            all(
              ...planks(),
              ...[1, -1].map((side) =>
                cylinder(0.34, 0.05)
                  .turn(0, 0, 90)
                  .scale(1, 0.84, 1)
                  .at(side * 0.5, 0.5, 0),
              ),
            ),
          ),
          motion,
        ),
        part(
          "bands",
          second("brass", 0xb98a3a),
          all(
            ...[-0.42, 0.42].map((x) => box(0.1, 0.5, 0.8, 0.012).at(x, 0.25, 0)),
            box(1.14, 0.05, 0.8, 0.012)
              .at(0, 0.46, 0)
              .minus(box(1.02, 0.2, 0.66, 0).at(0, 0.46, 0)),
          ),
        ),
        part("hoops", second("brass", 0xb98a3a), opened(all(hoop(-0.42), hoop(0.42))), motion),
        part("teeth", fixed("bone", 0xf4ecd6), all(...row(0.46, 1))),
        part("upper teeth", fixed("bone", 0xf4ecd6), opened(all(...row(0.5, -1))), motion),
        part("maw", fixed("plastic", 0x3a0f18), box(0.98, 0.3, 0.62, 0.02).at(0, 0.3, 0)),
        part(
          "tongue",
          third("plastic", 0xc03a5a, { paint: [fade({ by: -0.4 }, 0.5, 0.3)] }),
          sweep(
            way`0.1 0.42 -0.1, 0.1 0.52 0.2, 0.12 0.44 0.5, 0.06 0.2 0.62, 0.0 0.06 0.78, -0.06 0.1 0.96`,
            [0.12, 0.13, 0.12, 0.1, 0.075, 0.03],
          ),
        ),
        part(
          "eyes",
          fixed("porcelain", 0xf6e27a),
          opened(all(...[1, -1].map((side) => sphere(0.1, 1, 24).at(side * 0.24, 0.62, 0.3)))),
          motion,
        ),
        part(
          "pupils",
          fixed("plastic", 0x120a0c),
          opened(all(...[1, -1].map((side) => sphere(0.055, 1.5, 16).at(side * 0.24, 0.61, 0.365)))),
          motion,
        ),
      ];
    },
  }),
  program({
    id: "floating eye monster",
    nouns: [
      "floating eye",
      "eye monster",
      "flying eye",
      "eyeball monster",
      "evil eye monster",
      "one eyed floating monster",
      "flying eyeball",
    ],
    about: "a floating round monster with one great eye, a wide mouth and small eyes on stalks",
    metresPerUnit: 1.2,
    wears: ["skin body", "iris eye", "stalk"],
    params: { stalks: whole(7, 10), tone: pick("purple", "green", "red") },
    parts: ({ stalks, tone }, { random }) => {
      const skin = { purple: 0x6a3f8a, green: 0x5f7a3a, red: 0x9a3f3a }[tone];
      const ends = Array.from({ length: stalks }, (_, at) => {
        const turn = ((at + 0.5) / stalks) * 2 * Math.PI;
        const out = random.between(0.5, 0.66);
        return [Math.sin(turn) * out, 1.12 + Math.sin(at * 2.3) * 0.08 + (at % 2) * 0.1, Math.cos(turn) * out * 0.8 - 0.08] as const;
      });
      return [
        part(
          "body",
          main("plastic", skin, { paint: [clouds({ by: -0.35 }, 0.16, { share: 0.5 })] }),
          blob(
            [
              { at: [0, 0.56, -0.04], radius: 0.48 },
              { at: [-0.26, 0.92, 0.28], radius: 0.1, to: [0.26, 0.92, 0.28], thin: 0.1 },
              { at: [-0.3, 0.3, 0.34], radius: 0.07, to: [0.3, 0.3, 0.34], thin: 0.07 },
              { at: [-0.26, 0.13, 0.26], radius: 0.07, to: [0.26, 0.13, 0.26], thin: 0.07 },
            ],
            0.06,
            0.03,
          ),
        ),
        part("white", fixed("porcelain", 0xf4efe4), sphere(0.26, 1, 40).at(0, 0.64, 0.3)),
        part(
          "iris",
          second("plastic", 0xe0b02c, { paint: [fade({ by: -0.6 }, 0.1, 0.14, { along: "out", share: 0.3 })] }),
          sphere(0.15, 1, 32).scale(1, 1, 0.5).at(0, 0.64, 0.505),
        ),
        part("pupil", fixed("plastic", 0x0c0a0e), sphere(0.07, 1.5, 24).scale(0.7, 1, 0.5).at(0, 0.64, 0.565)),
        part("glint", fixed("porcelain", 0xffffff), sphere(0.03, 1, 12).at(-0.06, 0.71, 0.575)),
        part("mouth", fixed("plastic", 0x2a0c14), sphere(0.3, 1, 28).scale(1, 0.3, 0.5).at(0, 0.21, 0.29)),
        part(
          "teeth",
          fixed("bone", 0xf6f0dc),
          all(
            ...[-0.22, -0.132, -0.044, 0.044, 0.132, 0.22].flatMap((x, at) => [
              lathe(flat`0 0, 0.034 0, 0.02 0.06, 0 0.1`, { sides: 8 })
                .turn(180, 0, 0)
                .at(x, 0.28, 0.42 - x * x * 0.9),
              ...(at % 2 ? [] : [lathe(flat`0 0, 0.03 0, 0.02 0.05, 0 0.085`, { sides: 8 }).at(x + 0.03, 0.15, 0.36 - x * x * 0.6)]),
            ]),
          ),
        ),
        part(
          "stalks",
          third("plastic", skin),
          all(
            ...ends.map(([x, y, z]) =>
              sweep(
                [
                  [x * 0.4, 0.9, z * 0.4],
                  [x * 0.7, 1.08, z * 0.6],
                  [x, y, z],
                ],
                [0.055, 0.04, 0.034],
              ),
            ),
          ),
        ),
        part("small eyes", fixed("porcelain", 0xf4efe4), all(...ends.map(([x, y, z]) => sphere(0.075, 1, 20).at(x, y, z)))),
        part("small pupils", fixed("plastic", 0xb3261e), all(...ends.map(([x, y, z]) => sphere(0.04, 1, 14).at(x, y, z + 0.05)))),
      ];
    },
  }),
];
