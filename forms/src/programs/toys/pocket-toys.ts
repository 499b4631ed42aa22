import { all, box, cylinder, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, spins, turns, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, side, tray } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const BRIGHT = { green: 0x4fc04a, orange: 0xf0801f, blue: 0x2f8fe0, pink: 0xf0609a, yellow: 0xf2c21d } as const;

export const pocketToys = [
  program({
    id: "water gun",
    nouns: ["water pistol", "squirt gun", "super soaker", "water blaster", "toy water gun"],
    about: "a water gun of bright plastic with a see-through water tank, a pump and an orange nozzle",
    metresPerUnit: 0.34,
    wears: ["body", "tank", "nozzle trigger"],
    params: { tone: pick("green", "blue", "pink"), tank: [0.15, 0.18] },
    sockets: () => ({ grip: { at: [0, 0.22, -0.36], size: [0.14, 0.36, 0.2] } }),
    parts: ({ tone, tank }) => [
      part(
        "body",
        main("plastic", BRIGHT[tone]),
        all(
          side(
            flat`
              -0.64 0.46, -0.52 0.44, -0.5 0.06, -0.3 0.06, -0.22 0.36, 0.1 0.36, 0.2 0.42, 0.62 0.44, 0.62 0.56, 0.1 0.62, -0.5 0.64,
              -0.64 0.58
            `,
            0.15,
            0.035,
          ),
        ),
      ),
      part("tank", { ...second("plastic", 0x9fdcf2), clear: "glass" }, all(sphere(tank, 1, 32).scale(0.9, 0.9, 1.7).at(0, 0.74, -0.12))),
      part(
        "cap",
        third("plastic", BRIGHT.orange),
        all(
          cylinder(0.06, 0.08, { bevel: 0.012 }).turn(60, 0, 0).at(0, 0.82, -0.38),
          drumZ(0.055, 0.1).at(0, 0.5, 0.66),
          drumZ(0.03, 0.08).at(0, 0.5, 0.74),
        ),
      ),
      part(
        "pump",
        third("plastic", BRIGHT.orange),
        all(drumZ(0.06, 0.24, 0.02).at(0, 0.34, 0.36), torus(0.06, 0.01).turn(90, 0, 0).array(4, [0, 0, 0.05]).at(0, 0.34, 0.36)),
      ),
      part("rod", fixed("plastic", 0xf2f0e8), drumZ(0.022, 0.6).at(0, 0.36, 0.3)),
      part("trigger", third("plastic", BRIGHT.orange), side(flat`-0.2 0.38, -0.12 0.38, -0.1 0.24, -0.14 0.22, -0.17 0.28`, 0.05, 0.012), {
        motion: turns([0, 0.38, -0.16], [1, 0, 0], 0, 14),
      }),
      part(
        "guard",
        main("plastic", BRIGHT[tone]),
        side(flat`-0.3 0.14, 0.02 0.14, 0.1 0.22, 0.1 0.4, 0.06 0.4, 0.06 0.24, 0 0.18, -0.3 0.18`, 0.05, 0.012),
      ),
      part("stripe", fixed("plastic", BRIGHT.yellow), all(side(flat`-0.44 0.5, 0.5 0.48, 0.56 0.52, -0.4 0.56`, 0.162, 0.006))),
    ],
  }),
  program({
    id: "fidget spinner",
    nouns: ["hand spinner", "finger spinner", "fidget toy"],
    about: "a fidget spinner with three round arms, steel bearings and a cap to hold",
    metresPerUnit: 0.045,
    wears: ["body", "bearing ring", "cap"],
    params: { tone: pick("blue", "green", "orange", "pink"), turn: [0, 60] },
    sockets: () => ({ grip: { at: [0, 0.2, 0], size: [0.3, 0.1, 0.3] } }),
    parts: ({ tone, turn }) => {
      const three = (form: ReturnType<typeof box>) => form.at(0, 0.16, 0.56).ring(3, turn);
      const motion = { motion: spins([0, 0.16, 0], [0, 1, 0]) };
      return [
        part(
          "body",
          main("plastic", BRIGHT[tone]),
          all(
            cylinder(0.34, 0.18, { bevel: 0.05 }).at(0, 0.16, 0),
            three(cylinder(0.34, 0.18, { bevel: 0.05 })),
            box(0.4, 0.17, 0.6, 0.05).at(0, 0.16, 0.3).ring(3, turn),
          ),
          motion,
        ),
        part("bearings", second("steel", 0xc4c8cb), three(all(cylinder(0.23, 0.2, { bevel: 0.02 }))), motion),
        part("hubs", fixed("plastic", 0x232427), three(all(cylinder(0.17, 0.21, { bevel: 0.01 }))), motion),
        part(
          "balls",
          fixed("steel", 0xe2e5e8),
          three(
            many(8, (at) =>
              sphere(0.03, 1, 10)
                .at(0, 0.09, 0.13)
                .turn(0, at * 45, 0),
            ),
          ),
          motion,
        ),
        part("bolts", second("steel", 0xc4c8cb), three(cylinder(0.09, 0.22, { bevel: 0.02 })), motion),
        part("ring", second("steel", 0xc4c8cb), cylinder(0.25, 0.2, { bevel: 0.02 }).at(0, 0.16, 0), motion),
        part("cap", third("plastic", BRIGHT[tone]), cylinder(0.22, 0.32, { bevel: 0.05 }).at(0, 0.16, 0)),
      ];
    },
  }),
  program({
    id: "backgammon",
    nouns: ["backgammon board", "backgammon set", "backgammon game"],
    about: "a backgammon board lying open, with long triangles, round pieces, two dice and a wooden rim",
    metresPerUnit: 0.3,
    wears: ["rim board", "dark point", "light point"],
    params: { shift: whole(0, 3) },
    parts: ({ shift }) => {
      const point = (at: number) => {
        const x = (at % 12) - 5.5;
        return { x: (x + Math.sign(x) * 0.35) * 0.135, isFar: at >= 12 };
      };
      const spike = (odd: number) =>
        all(
          ...Array.from({ length: 24 }, (_, at) => point(at)).flatMap(({ x, isFar }, at) =>
            (at % 2 === odd) !== isFar
              ? [
                  cylinder(0.066, 0.55, { top: 0.004, bevel: 0, sides: 24 })
                    .scale(1, 1, 0.12)
                    .turn(isFar ? 90 : -90, 0, 0)
                    .at(x, 0.078, isFar ? -0.325 : 0.325),
                ]
              : [],
          ),
        );
      const stacks = (places: readonly (readonly [number, number])[]) =>
        all(
          ...places.flatMap(([at, count]) => {
            const { x, isFar } = point(at);
            return Array.from({ length: count }, (_, row) =>
              cylinder(0.056, 0.03, { bevel: 0.008, sides: 24 }).at(x, 0.1, (isFar ? -1 : 1) * (0.55 - row * 0.115)),
            );
          }),
        );
      return [
        part(
          "rim",
          main("wood", 0x6b3a1c),
          all(
            tray(1.84, 0.1, 1.34, 0.02, 0.015)
              .at(0, 0.05, 0)
              .minus(box(0.82, 0.1, 1.22).at(0.45, 0.11, 0).mirror("x")),
            drumX(0.02, 0.1).at(0, 0.11, 0.3).mirror("z"),
          ),
        ),
        part("field", fixed("fabric", 0x3f6a4a), box(0.82, 0.02, 1.22, 0.002).at(0.45, 0.066, 0).mirror("x")),
        part("dark points", second("wood", 0x7a2a20), spike(0)),
        part("light points", third("wood", 0xe2c48e), spike(1)),
        part(
          "dark men",
          fixed("wood", 0x2a1a14),
          stacks([
            [0, 5],
            [4, 3],
            [6 + shift, 4],
            [23, 2],
          ]),
        ),
        part(
          "light men",
          fixed("bone", 0xf2e8cc),
          stacks([
            [12, 5],
            [16, 3],
            [18 + (shift % 3), 4],
            [11, 2],
          ]),
        ),
        part(
          "dice",
          fixed("bone", 0xf8f4e8),
          all(
            box(0.08, 0.08, 0.08, 0.015).turn(0, 20, 0).at(0.4, 0.118, 0.02),
            box(0.08, 0.08, 0.08, 0.015).turn(0, -34, 0).at(0.54, 0.118, -0.04),
          ),
        ),
        part(
          "pips",
          fixed("plastic", 0x1b1c1f),
          all(
            sphere(0.012, 1, 8).at(0.4, 0.158, 0.02),
            sphere(0.012, 1, 8).at(0.52, 0.158, -0.05),
            sphere(0.012, 1, 8).at(0.56, 0.158, -0.03),
          ),
        ),
      ];
    },
  }),
];
