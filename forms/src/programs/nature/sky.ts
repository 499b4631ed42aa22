import { all, blob, box, cylinder, extrude, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { grouped, way } from "@blenda/forge/language/numbers";
import { softOutline, star } from "@blenda/forge/language/outlines";
import { petal } from "@blenda/forge/language/petal";
import { pairs } from "@blenda/forge/language/pieces/outlines";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { clouds, fade, speckles } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";

const face = (y: number, z: number, size: number) => ({
  eyes: sphere(0.05 * size, 1.3, 14)
    .scale(1, 1, 0.5)
    .at(0.15 * size, y, z)
    .mirror("x"),
  smile: sweep(
    way`-0.13 -0.08 0, -0.07 -0.13 0, 0 -0.15 0, 0.07 -0.13 0, 0.13 -0.08 0`.map(([x, up]) => [x * size, y + up * size, z] as const),
    0.02 * size,
  ),
});

export const sky = [
  program({
    id: "cloud",
    nouns: ["rain cloud", "storm cloud", "thundercloud"],
    about: "a soft white cloud, with rain or lightning when asked",
    metresPerUnit: 2,
    wears: ["cloud", "rain drop", "lightning"],
    params: { puffs: whole(4, 6) },
    traits: { rain: "rainy raining", storm: "thunder lightning stormy", smiling: "happy face cute" },
    sockets: () => ({ top: { at: [0, 0.75, 0], size: [1, 0.6, 0.5] }, seat: { at: [0, 0.75, 0], size: [0.8, 1, 0.5] } }),
    parts: ({ puffs }, { has, random }) => {
      const rows = [0.02, 0.48, 0, 0.34, -0.36, 0.36, 0, 0.27, 0.38, 0.38, -0.02, 0.28, -0.64, 0.22, 0, 0.19, 0.66, 0.22, 0, 0.2];
      const front = [
        -0.42, 0.2, 0.2, 0.19, -0.08, 0.22, 0.24, 0.22, 0.3, 0.2, 0.24, 0.2, -0.22, 0.26, -0.22, 0.24, 0.26, 0.26, -0.22, 0.24,
      ];
      const limbs = grouped([...rows, ...front], 4).map(([x, y, z, radius]) => ({
        at: [x, y, z] as const,
        radius: radius * random.between(0.94, 1.1),
      }));
      const low = Array.from({ length: puffs }, (_, at) => ({
        at: [
          (at / (puffs - 1) - 0.5) * 0.9,
          0.48 + random.between(-0.06, 0.1) - Math.abs(at / (puffs - 1) - 0.45) * 0.3,
          random.between(0.06, 0.16),
        ] as const,
        radius: random.between(0.14, 0.19),
      }));
      const lift = has("rain") || has("storm") ? 0.7 : 0;
      const drop = lathe(pairs([0, 0, 0.035, 0.02, 0.042, 0.06, 0, 0.18]), { smooth: 10, sides: 12 });
      const { eyes, smile } = face(0.32, 0.41, 1);
      return [
        part(
          "cloud",
          main("paper", has("storm") ? 0x8a94a3 : 0xf4f6f8, { paint: [fade({ by: -0.3 }, 0.35 + lift, lift, { share: 0.7 })] }),
          blob([...limbs, ...low], 0.03, 0.042).at(0, lift, 0),
        ),
        has("rain") &&
          part(
            "rain",
            second("glass", 0x5aa8e0),
            drop.scatter(
              Array.from({ length: 14 }, (_, at) => ({ at: [((at % 5) - 2) * 0.2, (at * 0.19) % 0.55, (Math.floor(at / 5) - 1) * 0.14] })),
            ),
          ),
        has("storm") &&
          part(
            "lightning",
            light(0xffd23e),
            extrude(pairs([0.1, 0.7, -0.14, 0.3, -0.02, 0.3, -0.12, 0, 0.18, 0.4, 0.04, 0.4, 0.22, 0.7]), 0.08, 0.015).at(0, 0.1, 0.05),
          ),
        has("smiling") && part("face", fixed("plastic", 0x2a2f3a), all(eyes, smile).at(0, lift, 0.05)),
      ];
    },
  }),
  program({
    id: "sun",
    nouns: ["smiling sun"],
    about: "a round golden sun with rays",
    metresPerUnit: 1,
    wears: ["sun disc", "ray"],
    params: { rays: whole(10, 14), long: [0.26, 0.34] },
    traits: { smiling: "happy face cute" },
    parts: ({ rays, long }, { has }) => {
      const { eyes, smile } = face(0.05, 0.3, 1.2);
      const ray = extrude(pairs([-0.085, 0, 0.085, 0, 0, long]), 0.1, 0.03).at(0, 0.385, 0);
      return [
        part("sun", main("plastic", 0xf8c22e, { paint: [clouds(0xf09a1c, 0.3, { share: 0.5 })] }), sphere(0.42, 1, 40).scale(1, 1, 0.72)),
        part(
          "rays",
          second("plastic", 0xf59a1c),
          all(...Array.from({ length: rays }, (_, at) => ray.scale(1, at % 2 ? 0.92 : 1.06, 1).turn(0, 0, (at * 360) / rays))),
        ),
        has("smiling") && part("face", fixed("plastic", 0x6a2f0c), all(eyes, smile)),
      ].map((each) => each && { ...each, form: each.form.at(0, 0.9, 0) });
    },
  }),
  program({
    id: "moon",
    already: "round",
    nouns: ["crescent", "crescent moon", "half moon", "full moon"],
    about: "the moon, a crescent or a full ball with craters",
    metresPerUnit: 1,
    wears: ["moon"],
    params: { kind: pick("crescent", "crescent", "full") },
    variants: { crescent: { words: "half new", set: { kind: "crescent" } }, full: { words: "round craters", set: { kind: "full" } } },
    sockets: () => ({ seat: { at: [0.1, 0.2, 0], size: [0.4, 0.6, 0.3] } }),
    parts: ({ kind }, { random }) => {
      const craters = Array.from({ length: 13 }, (_, at) => {
        const [y, angle] = [0.9 - (at / 13) * 1.8, at * 2.4];
        const r = Math.sqrt(1 - y * y);
        return sphere(random.between(0.08, 0.2), 1, 18).at(0.54 * r * Math.sin(angle), 0.5 + y * 0.54, 0.54 * r * Math.cos(angle));
      });
      const dust = { paint: [clouds({ by: -0.35 }, 0.3, { share: 0.6 }), speckles({ by: -0.25 }, 0.1, { size: 0.25, relief: -0.01 })] };
      if (kind === "full")
        return [
          part(
            "moon",
            main("stone", 0xcfcbc0, dust),
            sphere(0.5, 1, 40)
              .at(0, 0.5, 0)
              .minus(...craters),
          ),
        ];
      const arc = (radius: number, x: number, from: number, to: number) =>
        Array.from({ length: 25 }, (_, at) => {
          const angle = ((from + ((to - from) * at) / 24) * Math.PI) / 180;
          return [x + radius * Math.cos(angle), radius * Math.sin(angle)] as const;
        });
      const outline = [...arc(0.5, 0, 50, 310), ...arc(0.402, 0.2, 283, 77)];
      return [
        part(
          "moon",
          main("plastic", 0xf2d77c, {
            paint: [clouds({ by: -0.15 }, 0.2, { share: 0.5 }), speckles({ by: -0.2 }, 0.16, { size: 0.3, relief: -0.015 })],
          }),
          extrude(outline, 0.16, 0.01).turn(0, 0, -20).at(0, 0.5, 0),
        ),
      ];
    },
  }),
  program({
    id: "star",
    is: ["upright", "hung flat"],
    nouns: ["golden star", "gold star", "five-pointed star"],
    about: "a five-pointed star",
    metresPerUnit: 0.5,
    wears: ["star"],
    params: { inner: [0.22, 0.27] },
    traits: { smiling: "happy face cute" },
    sockets: () => ({ grip: { at: [0, 0.4, 0], size: [0.4, 0.4, 0.15] } }),
    parts: ({ inner }, { has }) => {
      const { eyes, smile } = face(0.04, 0.13, 0.8);
      return [
        part("star", main("plastic", 0xf5bd2a), extrude(softOutline(star(5, 0.52, inner), 4), 0.22, 0.03).at(0, 0.42, 0)),
        has("smiling") && part("face", fixed("plastic", 0x5a2f0c), all(eyes, smile).at(0, 0.42, 0)),
      ];
    },
  }),
  program({
    id: "lightning bolt",
    is: ["upright"],
    nouns: ["lightning", "thunderbolt", "bolt of lightning"],
    about: "a zigzag of lightning",
    metresPerUnit: 0.6,
    wears: ["bolt"],
    params: { wide: [0.9, 1.1] },
    sockets: () => ({ grip: { at: [0, 0.5, 0], size: [0.3, 0.4, 0.1] } }),
    parts: ({ wide }) => {
      const zigzag = (size: number) =>
        pairs([0.02, 0.74, -0.32, 0.0, -0.06, 0.06, -0.22, -0.7, 0.34, 0.22, 0.08, 0.14, 0.34, 0.74]).map(
          ([x, y]) => [x * size * wide, y * size] as const,
        );
      return [
        part("bolt", main("plastic", 0xf8c81c), extrude(zigzag(1), 0.2, 0.04).at(0, 0.72, 0)),
        part("core", second("plastic", 0xfdf0a8), extrude(zigzag(0.66), 0.235, 0.04).at(0.01, 0.73, 0)),
      ];
    },
  }),
  program({
    id: "snowflake",
    is: ["hung flat"],
    nouns: ["snow crystal", "ice crystal"],
    about: "a six-armed crystal of snow",
    metresPerUnit: 0.2,
    wears: ["ice"],
    params: { twigs: whole(2, 3), lean: [50, 62] },
    sockets: () => ({ grip: { at: [0, 0.5, 0], size: [0.2, 0.2, 0.1] } }),
    parts: ({ twigs, lean }) => {
      const bar = (length: number) => box(0.055, length, 0.05, 0.018).at(0, length / 2, 0);
      const twig = (at: number) =>
        all(bar(0.2 - at * 0.045).turn(0, 0, lean), bar(0.2 - at * 0.045).turn(0, 0, -lean)).at(0, 0.2 + at * 0.12, 0);
      const arm = all(bar(0.56), ...Array.from({ length: twigs }, (_, at) => twig(at)));
      return [
        part(
          "snowflake",
          main("ice", 0xbfe4f5),
          all(...Array.from({ length: 6 }, (_, at) => arm.turn(0, 0, at * 60)), cylinder(0.1, 0.07, { sides: 6 }).turn(90, 0, 0)).at(
            0,
            0.56,
            0,
          ),
        ),
      ];
    },
  }),
  program({
    id: "snowman",
    nouns: ["snow man"],
    about: "a man of three snowballs with a carrot nose, a hat and a scarf",
    metresPerUnit: 1,
    wears: ["snow", "scarf", "hat"],
    params: { fat: [0.94, 1.06], buttons: whole(2, 3) },
    sockets: () => ({ head: { at: [0, 1.5, 0], size: [0.4, 0.4, 0.4] }, grip: { at: [0.62, 1.02, 0.06], size: [0.05, 0.2, 0.05] } }),
    parts: ({ fat, buttons }) => {
      const twig = sweep(way`0.2 0.82 0, 0.42 0.9 0.03, 0.66 1.06 0.06`, [0.025, 0.02, 0.014]);
      const fingers = all(sweep(way`0.6 1.02 0.05, 0.7 1.02 0.08`, 0.012), sweep(way`0.6 1.02 0.05, 0.62 1.14 0.05`, 0.012));
      return [
        part(
          "snow",
          main("paper", 0xf5f8fb, { paint: [fade({ by: -0.2 }, 0.3, -0.6, { along: "up", share: 0.5 })] }),
          all(sphere(0.44 * fat, 0.9).at(0, 0.36, 0), sphere(0.32 * fat, 0.95).at(0, 0.86, 0), sphere(0.23).at(0, 1.26, 0)),
        ),
        part(
          "coal",
          fixed("stone", 0x232323),
          all(
            sphere(0.035, 1, 10).at(0.08, 1.32, 0.205).mirror("x"),
            sphere(0.035, 1, 10)
              .array(buttons, [0, 0.15, 0])
              .at(0, 0.86, 0.3 * fat + 0.01),
            ...[-2, -1, 0, 1, 2].map((at) => sphere(0.02, 1, 8).at(at * 0.045, 1.15 + at * at * 0.011, 0.2)),
          ),
        ),
        part(
          "nose",
          fixed("plastic", 0xe8731c),
          cylinder(0.045, 0.26, { top: 0.004, bevel: 0.003, sides: 14 }).turn(90, 0, 0).at(0, 1.25, 0.33),
        ),
        part("arms", fixed("wood", 0x5a3d22), all(twig, fingers).mirror("x")),
        part(
          "scarf",
          second("fabric", 0xc22a2a),
          all(
            lathe(pairs([0.14, 1.05, 0.22, 1.02, 0.26, 1.07, 0.23, 1.13, 0.14, 1.11, 0.14, 1.05])),
            petal(0.34, 0.12, { tip: 0.9, foot: 0.8, thick: 0.05 }).turn(166, 0, 0).at(0.12, 1.08, 0.24),
          ),
        ),
        part(
          "hat",
          third("fabric", 0x22242a),
          lathe(pairs([0, 1.42, 0.3, 1.42, 0.31, 1.44, 0.3, 1.46, 0.2, 1.46, 0.19, 1.74, 0.17, 1.76, 0, 1.76])),
        ),
        part("hat band", second("fabric", 0xc22a2a), cylinder(0.203, 0.06, { sides: 32 }).at(0, 1.5, 0)),
      ];
    },
  }),
];
