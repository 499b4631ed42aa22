import { all, blob, cylinder, extrude, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { petal } from "@blenda/forge/language/petal";
import { part, program, whole } from "@blenda/forge/language/program";
import { clouds, fade, rings, speckles } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const held = (height: number, width = 0.9) => ({ grip: { at: [0, height / 2, 0], size: [width, height, 0.5] } }) as const;

export const coldCuts = [
  program({
    id: "egg",
    nouns: ["chicken egg", "easter egg", "boiled egg"],
    about: "an egg in its shell, plain or painted for Easter",
    metresPerUnit: 0.06,
    wears: ["shell", "stripe pattern"],
    params: { fat: [0.36, 0.4], bands: whole(3, 4) },
    traits: { easter: "painted decorated striped", dragon: "scaly scaled" },
    sockets: () => held(1),
    parts: ({ fat, bands }, { has }) => {
      const shell = lathe(flat`0 0, 0.14 0.02, ${fat - 0.04} 0.2, ${fat} 0.42, ${fat - 0.09} 0.72, 0.15 0.95, 0 1`, { smooth: 34 });
      const radius = (y: number) => fat * Math.sqrt(1 - ((y - 0.42) / (y > 0.42 ? 0.6 : 0.44)) ** 2);
      const scale = (y: number) =>
        petal(0.2, 0.17, { curl: -30, widest: 0.4, foot: 0.6 })
          .turn(14 + (0.42 - y) * 105, 0, 0)
          .at(0, y, radius(y));
      const rows = [0.04, 0.14, 0.24, 0.35, 0.46, 0.57, 0.68, 0.79];
      const scales = rows.map((y, row) => scale(y).ring(Math.max(6, Math.round(radius(y) * 36)), row * 14));
      const band = (at: number) => {
        const y = 0.2 + (at / Math.max(1, bands - 1)) * 0.5;
        return all(
          cylinder(radius(y) + 0.006, 0.05, { top: radius(y + 0.04) + 0.006, bevel: 0.004, sides: 48 }).at(0, y + 0.02, 0),
          sphere(0.026, 1, 10)
            .at(0, y + 0.09, radius(y + 0.09))
            .ring(14),
        );
      };
      const paint = has("easter")
        ? main("porcelain", 0x6cb4e0)
        : main("porcelain", 0xe9cfae, { paint: [speckles({ by: -0.25 }, 0.06, { size: 0.16, share: 0.5 })] });
      return [
        part("shell", has("dragon") ? main("plastic", 0x5a2030) : paint, shell),
        has("easter") && part("stripes", second("porcelain", 0xf2d04a), all(...Array.from({ length: bands }, (_, at) => band(at)))),
        has("dragon") && part("scales", main("plastic", 0x9a2a3a), all(...scales)),
      ];
    },
  }),
  program({
    id: "fried egg",
    nouns: ["sunny side up", "sunny-side-up egg"],
    about: "an egg from the pan: a white with a round yolk",
    metresPerUnit: 0.14,
    wears: ["white", "yolk"],
    params: { yolk: [0.19, 0.23], shift: [-0.08, 0.08] },
    sockets: () => held(0.15),
    parts: ({ yolk, shift }, { random }) => {
      const edge = Array.from({ length: 9 }, (_, at) => {
        const r = 0.5 * random.between(0.78, 1.08);
        return [r * Math.cos((at / 9) * 6.283), r * Math.sin((at / 9) * 6.283)] as const;
      });
      return [
        part(
          "white",
          main("porcelain", 0xf7f3e8, { paint: [fade(0xc98a3c, 0.4, 0.52, { along: "out", share: 0.7, wave: 0.15 })] }),
          extrude(softOutline(edge), 0.06, 0.028).turn(-90, 0, 0).at(0, 0.03, 0),
        ),
        part("rise", main("porcelain", 0xf7f3e8), sphere(0.33, 1, 28).scale(1, 0.16, 1).at(shift, 0.055, 0.02)),
        part("yolk", second("plastic", 0xf5a81c), sphere(yolk, 1, 28).scale(1, 0.55, 1).at(shift, 0.085, 0.02)),
      ];
    },
  }),
  program({
    id: "cheese",
    nouns: ["cheese wedge", "swiss cheese", "cheddar", "emmental", "cheese wheel"],
    about: "a yellow wedge of cheese with round holes",
    metresPerUnit: 0.16,
    wears: ["cheese", "rind"],
    params: { tall: [0.42, 0.52], holes: whole(9, 12) },
    traits: { wheel: "whole round" },
    sockets: ({ tall }) => ({ top: { at: [0, tall, 0], size: [0.5, 0.4, 0.4] }, ...held(tall) }),
    parts: ({ tall, holes }, { has, random }) => {
      const yellow = main("plastic", 0xf2bd3a, { paint: [clouds({ by: 0.25 }, 0.3, { share: 0.4 })] });
      const outline = flat`-0.6 -0.36, 0.45 -0.36, 0.55 -0.2, 0.58 0, 0.55 0.2, 0.45 0.36`;
      const hole = (at: number) => {
        const ball = sphere(random.between(0.05, 0.1), 1, 16);
        return at % 2
          ? ball.at(-0.1 + (at / holes) * 0.5, tall, random.between(0, 0.2))
          : ball.at(-0.35 + (at / holes) * 0.75, random.between(0.12, tall - 0.12), 0.36);
      };
      if (has("wheel")) {
        const wheel = cylinder(0.6, tall, { bevel: 0.06, sides: 56 }).at(0, tall / 2, 0);
        const cut = extrude(flat`0 0, 0.9 -0.1, 0.9 0.8`, 2, 0).turn(-90, 20, 0);
        return [
          part("rind", second("plastic", 0xd98a2a), wheel.minus(cut)),
          part(
            "cheese",
            yellow,
            cylinder(0.57, tall - 0.03, { bevel: 0.03, sides: 56 })
              .at(0, tall / 2, 0)
              .minus(cut.at(-0.008, 0, 0.004)),
          ),
        ];
      }
      return [
        part(
          "cheese",
          yellow,
          extrude(outline, tall, 0)
            .turn(-90, 0, 0)
            .at(0, tall / 2, 0)
            .minus(...Array.from({ length: holes }, (_, at) => hole(at))),
        ),
        part(
          "rind",
          second("plastic", 0xd98a2a),
          sweep(
            flat`0.46 -0.37, 0.565 -0.2, 0.595 0, 0.565 0.2, 0.46 0.37`.map(([x, z]) => [x, 0, z] as const),
            0.02,
          )
            .scale(1, 1, 1)
            .at(0, 0.02, 0)
            .array(2, [0, tall - 0.04, 0])
            .at(0, tall / 2 - 0.02, 0),
        ),
      ];
    },
  }),
  program({
    id: "steak",
    nouns: ["t-bone steak", "beefsteak", "meat"],
    about: "a thick slice of meat with a rim of fat and a bone",
    metresPerUnit: 0.24,
    wears: ["meat", "fat", "bone"],
    params: { thick: [0.16, 0.22] },
    traits: { grilled: "cooked roasted bbq barbecue" },
    sockets: () => held(0.2),
    parts: ({ thick }, { has }) => {
      const rim = flat`-0.5 0, -0.42 -0.26, -0.1 -0.36, 0.2 -0.3, 0.46 -0.34, 0.58 -0.12, 0.5 0.12, 0.28 0.3, -0.1 0.4, -0.4 0.28`;
      const slab = (size: number, deep: number) =>
        extrude(softOutline(rim.map(([x, y]) => [x * size, y * size] as const)), deep, deep * 0.3)
          .turn(-90, 0, 0)
          .at(0, thick / 2, 0);
      const raw = [clouds(0xe8a8a0, 0.16, { share: 0.45 }), speckles(0xf2cfc4, 0.09, { size: 0.22, share: 0.8 })];
      const grill = [
        rings(0x2a120a, 0.16, { along: "x", width: 0.22, share: 0.9, relief: -0.012 }),
        clouds({ by: -0.3 }, 0.1, { share: 0.5 }),
      ];
      return [
        part("fat", second("porcelain", has("grilled") ? 0xd9a868 : 0xf0dcc6), slab(1, thick)),
        part(
          "meat",
          main("leather", has("grilled") ? 0x7a3c1e : 0xa3202a, { paint: has("grilled") ? grill : raw }),
          slab(0.9, thick + 0.024),
        ),
        part(
          "bone",
          third("bone", 0xf3ead6),
          lathe(flat`0 0, 0.13 0, 0.15 0.02, 0.15 0.05, 0.12 0.07, 0.085 0.06, 0 0.05`).at(-0.27, thick - 0.02, 0.02),
        ),
        part("marrow", fixed("leather", 0x8a4a38), cylinder(0.08, 0.03, { bevel: 0.01 }).at(-0.27, thick + 0.03, 0.02)),
        part(
          "vein",
          second("porcelain", has("grilled") ? 0xd9a868 : 0xf0dcc6),
          sweep(way`-0.13 0 0.04, 0.06 0 0.02, 0.24 0 -0.08, 0.38 0 -0.02`, [0.03, 0.022, 0.026, 0.01], { flatten: 0.4 }).at(
            0,
            thick + 0.008,
            0,
          ),
        ),
      ];
    },
  }),
  program({
    id: "drumstick",
    nouns: ["chicken leg", "turkey leg", "chicken drumstick", "meat on the bone"],
    about: "a roast leg of chicken on its bone",
    metresPerUnit: 0.16,
    wears: ["skin meat", "bone"],
    params: { fat: [0.28, 0.34] },
    sockets: () => ({ grip: { at: [0.68, 0.3, 0], size: [0.3, 0.15, 0.15] } }),
    parts: ({ fat }) => [
      part(
        "meat",
        main("plastic", 0xb5652a, {
          paint: [clouds({ by: -0.5 }, 0.18, { share: 0.7, relief: 0.01 }), speckles({ by: -0.4 }, 0.06, { size: 0.2, share: 0.5 })],
        }),
        lathe(flat`0 -0.62, 0.14 -0.6, ${fat - 0.03} -0.42, ${fat} -0.18, ${fat * 0.7} 0.12, 0.12 0.38, 0.085 0.46, 0 0.47`, {
          smooth: 30,
        })
          .turn(0, 0, -80)
          .at(0, 0.32, 0),
      ),
      part(
        "bone",
        second("bone", 0xf3ead8),
        blob(
          [
            { at: [0.3, 0.36, 0], to: [0.78, 0.45, 0], radius: 0.055 },
            { at: [0.8, 0.5, 0], radius: 0.085 },
            { at: [0.82, 0.4, 0], radius: 0.085 },
          ],
          0.04,
          0.025,
        ),
      ),
    ],
  }),
  program({
    id: "sausage",
    nouns: ["bratwurst", "frankfurter", "wurst", "wiener"],
    about: "a chain of plump sausages tied at the ends",
    metresPerUnit: 0.16,
    wears: ["skin", "string"],
    params: { bow: [0.14, 0.3] },
    traits: { chain: "string link links sausages" },
    sockets: () => held(0.3),
    parts: ({ bow }, { has }) => {
      const one = sweep(
        way`-0.52 ${bow + 0.12} 0, -0.44 ${bow * 0.75 + 0.11} 0, 0 0.12 0, 0.44 ${bow * 0.75 + 0.11} 0, 0.52 ${bow + 0.12} 0`,
        [0.025, 0.11, 0.125, 0.13, 0.125, 0.11, 0.025],
      );
      const knot = all(sphere(0.035, 1, 10).at(-0.53, bow + 0.13, 0), sphere(0.035, 1, 10).at(0.53, bow + 0.13, 0));
      const count = has("chain") ? 3 : 1;
      return [
        part(
          "sausage",
          main("plastic", 0xa9522e, {
            paint: [clouds({ by: -0.4 }, 0.15, { share: 0.6 }), rings({ by: -0.45 }, 0.2, { along: "x", width: 0.1, share: 0.5 })],
          }),
          one.array(count, [1.06, 0, 0]),
        ),
        part("string", second("fabric", 0xe8dcc0), knot.array(count, [1.06, 0, 0])),
      ];
    },
  }),
];
