import { all, box, cylinder, extrude, type Form, lathe, skin, sphere } from "@blenda/forge/language/form";
import { hoop, link } from "@blenda/forge/language/link";
import { arc, symmetric } from "@blenda/forge/language/lists";
import { flat, row } from "@blenda/forge/language/numbers";
import { circle, ellipse, roundedRectangle, star } from "@blenda/forge/language/outlines";
import { many, twin } from "@blenda/forge/language/places";
import { part, pick, program, turns, whole } from "@blenda/forge/language/program";
import { facing, put } from "@blenda/forge/language/put";
import { drumZ, hose, panel, rod } from "@blenda/forge/language/shorthand";
import { speckles } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { ENAMELS } from "@blenda/forge/language/tones";

export const pocketThings = [
  program({
    id: "phone case",
    nouns: ["smartphone case", "mobile phone case", "iphone case", "cell phone case", "phone cover"],
    about: "the shell of a phone with an opening for its cameras",
    metresPerUnit: 0.15,
    wears: ["case shell", "pattern sign", "rim"],
    params: { wide: [0.5, 0.55], sign: pick("heart", "star", "moon"), tone: pick("mint", "red", "blue", "cream") },
    variants: { heart: { words: "love", set: { sign: "heart" } }, star: { words: "stars", set: { sign: "star" } } },
    parts: ({ wide, sign, tone }) => {
      const outline =
        sign === "star"
          ? star(5, 0.15, 0.065)
          : sign === "heart"
            ? symmetric([0, -0.15, 0.09, -0.06, 0.15, 0.03, 0.13, 0.11, 0.07, 0.13, 0, 0.08], 3)
            : [...arc(0.14, -60, 240, 20), ...arc(0.12, 230, -50, 16).map(([x, y]) => [x + 0.02, y + 0.07] as const)];
      const lean = (form: Form) => put(form, [0, 0.02, 0], [-12, 0, 0]);
      return [
        part(
          "shell",
          main("plastic", ENAMELS[tone]),
          lean(
            panel(wide, 1.08, 0.1, 0.09, 0.03)
              .minus(panel(wide - 0.05, 1.03, 0.1, 0.07, 0).at(0, 0, -0.03), panel(0.22, 0.24, 0.4, 0.06, 0).at(-wide / 2 + 0.16, 0.37, 0))
              .at(0, 0.54, 0),
          ),
        ),
        part(
          "rim",
          third("plastic", 0x2a2b2e),
          lean(
            extrude(roundedRectangle(0.26, 0.28, 0.08), 0.03, 0.008, [roundedRectangle(0.2, 0.22, 0.05).reverse()]).at(
              -wide / 2 + 0.16,
              0.91,
              0.045,
            ),
          ),
        ),
        part("sign", second("plastic", 0xf6f1e4), lean(extrude(outline, 0.02, 0.006).at(0, 0.46, 0.052))),
        part(
          "buttons",
          third("plastic", 0x2a2b2e),
          lean(all(box(0.016, 0.14, 0.04, 0.006).at(wide / 2, 0.76, 0), box(0.016, 0.09, 0.04, 0.006).at(-wide / 2, 0.74, 0))),
        ),
        part("stand", fixed("plastic", 0x2a2b2e), put(hoop(0.09, 0.014, 32), [0, 0.24, 0.1], [70, 0, 0])),
        part("hinge", fixed("plastic", 0x2a2b2e), lean(drumZ(0.06, 0.05).at(0, 0.2, 0.06))),
      ];
    },
  }),
  program({
    id: "keychain",
    nouns: ["key chain", "key ring", "keyring", "key fob", "bunch of keys", "keys", "set of keys", "key holder ring"],
    about: "a ring with two keys, a short chain and a leather tag",
    metresPerUnit: 0.14,
    wears: ["tag fob", "key", "ring"],
    params: { spread: [16, 24], teeth: whole(3, 4), tag: pick("round", "long") },
    parts: ({ spread, teeth, tag }) => {
      const key = (turn: number) =>
        put(
          all(
            extrude(ellipse(0.24, 0.22), 0.035, 0.01, [
              circle(0.045, 16)
                .map(([x, y]) => [x, y + 0.05] as const)
                .reverse(),
            ]),
            box(0.075, 0.46, 0.03, 0.008).at(0, -0.3, 0),
            many(teeth, (at) => box(0.06, 0.035, 0.028, 0.004).at(0.05 - (at % 2) * 0.012, -0.3 - at * 0.065, 0)),
          ).at(0, -0.12, 0),
          [Math.sin(turn) * 0.1, 0.8, turn > 0 ? 0.03 : -0.03],
          [0, 0, turn],
        );
      return [
        part(
          "ring",
          third("steel", 0xc6cacd),
          all(facing(hoop(0.16, 0.016, 40)), facing(hoop(0.16, 0.014, 40)).at(0, 0.005, 0.022)).at(0, 0.94, 0),
        ),
        part("keys", second("brass", 0xd0a24a), all(key(-spread), key(spread * 0.2).at(0, 0, 0.07))),
        part(
          "chain",
          third("steel", 0xc6cacd),
          many(4, (at) =>
            link(0.06, 0.1, 0.012)
              .turn(0, at % 2 ? 80 : 10, 0)
              .at(0.15 + at * 0.035, 0.78 - at * 0.07, 0),
          ),
        ),
        part(
          "tag",
          main("leather", 0x9a5a2c),
          put(
            extrude(tag === "round" ? circle(0.15) : roundedRectangle(0.2, 0.38, 0.08), 0.05, 0.018),
            [0.33, tag === "round" ? 0.36 : 0.32, 0],
            [0, 0, 12],
          ),
        ),
        part("stud", fixed("brass", 0xd0a24a), sphere(0.022, 1, 14).scale(1, 1, 2).at(0.295, 0.46, 0)),
        part(
          "stitches",
          fixed("fabric", 0xf0dfb8),
          put(
            tag === "round"
              ? many(16, (at) => put(box(0.03, 0.008, 0.056, 0.002).at(0, 0.12, 0), [0, 0, 0], [0, 0, at * 22.5]))
              : many(5, (at) => twin(box(0.008, 0.03, 0.056, 0.002), 0.078, (at - 2) * 0.055, 0)),
            [0.33, tag === "round" ? 0.36 : 0.32, 0],
            [0, 0, 12],
          ),
        ),
      ];
    },
  }),
  program({
    id: "webcam",
    nouns: ["web cam", "computer camera", "usb camera", "pc camera"],
    about: "a small camera for a computer on a clip, with a round lens and a cable",
    metresPerUnit: 0.1,
    wears: ["case body", "ring lens", "clip"],
    params: { wide: [0.9, 1.1], tilt: [-6, 6] },
    parts: ({ wide, tilt }) => {
      const aim = (form: Form) => put(form, [0, 0.62, 0.1], [tilt, 0, 0]);
      const motion = { motion: turns([0, 0.46, 0.1], [1, 0, 0], -20, 20) };
      return [
        part(
          "body",
          main("plastic", 0x2a2c30),
          aim(
            all(
              panel(wide, 0.38, 0.26, 0.19, 0.05),
              facing(lathe(flat`0 0, 0.21 0, 0.21 0.05, 0.18 0.08, 0 0.08`, { sides: 40 })).at(0, 0, 0.11),
            ),
          ),
          motion,
        ),
        part("ring", second("steel", 0xb9bdc1), aim(facing(hoop(0.17, 0.018, 44)).at(0, 0, 0.19)), motion),
        part(
          "lens",
          fixed("obsidian", 0x10131a),
          aim(facing(lathe(flat`0 0, 0.155 0, 0.14 0.03, 0.09 0.02, 0.08 0.04, 0.05 0.055, 0 0.06`, { sides: 36 })).at(0, 0, 0.18)),
          motion,
        ),
        part("gleam", fixed("porcelain", 0xdfeaf4), aim(sphere(0.018, 1, 12).at(0.035, 0.04, 0.23)), motion),
        part("lamp", light(0x4fe08a), aim(sphere(0.022, 1, 12).at(wide * 0.36, 0.04, 0.13)), motion),
        part(
          "holes",
          fixed("rubber", 0x0e0e10),
          aim(
            twin(
              many(4, (at) => drumZ(0.011, 0.01, 0).at(0, 0.06 - at * 0.036, 0)),
              wide * 0.3,
              -0.01,
              0.13,
            ),
          ),
          motion,
        ),
        part(
          "clip",
          third("plastic", 0x3d4046),
          all(
            rod([0, 0.46, 0.06], [0, 0.3, 0.04], 0.07),
            box(0.5, 0.07, 0.44, 0.03).at(0, 0.28, -0.06),
            box(0.5, 0.24, 0.06, 0.025).at(0, 0.16, 0.14),
            put(box(0.44, 0.4, 0.06, 0.025).at(0, -0.18, 0), [0, 0.28, -0.24], [-22, 0, 0]),
          ),
        ),
        part("pads", fixed("rubber", 0x17181a), box(0.42, 0.16, 0.02, 0.008).at(0, 0.15, 0.105)),
        part(
          "cable",
          fixed("rubber", 0x1d1e20),
          hose(row`0.1 0.62 -0.02, 0.14 0.5 -0.26, 0.3 0.2 -0.42, 0.5 0.03 -0.3, 0.72 0.025 -0.06, 0.86 0.025 0.12`, 0.026),
        ),
        part("plug", fixed("steel", 0xc6cacd), put(box(0.09, 0.04, 0.16, 0.006), [0.91, 0.03, 0.2], [0, 30, 0])),
      ];
    },
  }),
  program({
    id: "smoking pipe",
    nouns: ["tobacco pipe", "pipe", "sherlock pipe", "wooden pipe", "briar pipe"],
    about: "a bent tobacco pipe of briar wood with a black mouthpiece",
    metresPerUnit: 0.15,
    wears: ["bowl", "stem mouthpiece", "band"],
    params: { bowl: [0.3, 0.38], bent: [0.16, 0.3] },
    variants: { straight: { words: "long", set: { bent: 0.02 } } },
    sockets: () => ({ grip: { at: [0.45, 0.22, 0], size: [0.3, 0.3, 0.3] } }),
    parts: ({ bowl, bent }) => [
      part(
        "bowl",
        main("wood", 0x7a3f1f),
        all(
          lathe(
            flat`0 0, 0.08 0.01, 0.14 0.06, 0.16 0.16, 0.15 ${bowl * 0.8}, 0.13 ${bowl + 0.06}, 0.12 ${bowl + 0.07}, 0.09 ${bowl + 0.06}, 0.09 ${bowl - 0.05}, 0 ${bowl - 0.05}`,
            { sides: 40 },
          ).at(0.5, 0, 0),
          hose(row`0.44 0.09 0, 0.3 0.1 0, 0.12 ${0.12 + bent * 0.3} 0`, [0.075, 0.058, 0.05]),
        ),
      ),
      part(
        "tobacco",
        fixed("clay", 0x3f2a18, { paint: [speckles(0x8a5a2c, 0.03)] }),
        lathe(flat`0 0, 0.092 0, 0.07 0.03, 0 0.04`, { sides: 24 }).at(0.5, bowl - 0.03, 0),
      ),
      part(
        "band",
        third("gold", 0xd8b04a),
        put(cylinder(0.056, 0.05, { sides: 28 }), [0.11, 0.12 + bent * 0.32, 0], [0, 0, 90 - bent * 60]),
      ),
      part(
        "stem",
        second("obsidian", 0x1c1b1d),
        hose(
          row`0.12 ${0.12 + bent * 0.3} 0, -0.08 ${0.13 + bent * 0.72} 0, -0.3 ${0.14 + bent * 1.1} 0, -0.52 ${0.14 + bent * 1.2} 0`,
          [0.048, 0.04, 0.034, 0.03],
          { flatten: 0.8 },
        ),
      ),
      part("lip", second("obsidian", 0x1c1b1d), put(box(0.05, 0.05, 0.1, 0.018), [-0.52, 0.14 + bent * 1.2, 0])),
      part("foot", fixed("wood", 0x4a2a16), cylinder(0.09, 0.02, { sides: 24 }).at(0.5, 0, 0)),
    ],
  }),
  program({
    id: "hand fan",
    nouns: ["folding fan", "paper fan", "japanese fan", "chinese fan", "spanish fan", "handfan", "sensu"],
    about: "an open folding fan of painted paper on wooden ribs, with a tassel",
    metresPerUnit: 0.4,
    wears: ["paper leaf", "rib stick", "tassel"],
    params: { open: [140, 165], folds: whole(14, 18), sign: pick("flowers", "sun") },
    sockets: () => ({ grip: { at: [0, 0.1, 0], size: [0.1, 0.2, 0.1] } }),
    parts: ({ open, folds, sign }) => {
      const ray = (at: number) => ((at / folds - 0.5) * open * Math.PI) / 180;
      const fold = (at: number, radius: number, z: number) => [Math.sin(ray(at)) * radius, 0.14 + Math.cos(ray(at)) * radius, z] as const;
      const leaf = Array.from({ length: folds }, (_, at) => {
        const [a, b] = [at % 2 ? 0.018 : -0.018, at % 2 ? -0.018 : 0.018];
        const ring = (z: number) => [fold(at, 0.42, a + z), fold(at + 1, 0.42, b + z), fold(at + 1, 0.96, b + z), fold(at, 0.96, a + z)];
        return skin([ring(-0.004), ring(0.004)].map((points) => points.map(([x, y, z]) => [x, z, -y] as const))).turn(90, 0, 0);
      });
      const flower = (x: number, y: number, size: number) =>
        many(5, (at) => put(sphere(size, 1, 12).scale(0.7, 1, 0.2).at(0, size, 0), [x, y, 0.03], [0, 0, at * 72]));
      return [
        part("leaf", main("paper", 0xc8322f), all(...leaf)),
        part(
          "ribs",
          second("wood", 0x8a5630),
          many(folds + 1, (at) =>
            put(
              box(at === 0 || at === folds ? 0.05 : 0.03, at === 0 || at === folds ? 1.02 : 0.62, 0.012, 0.004).at(
                0,
                at === 0 || at === folds ? 0.45 : 0.25,
                0,
              ),
              [0, 0.14, (at % 2 ? -1 : 1) * 0.006],
              [0, 0, (-ray(at) * 180) / Math.PI],
            ),
          ),
        ),
        part("pin", fixed("brass", 0xd0a24a), drumZ(0.03, 0.07).at(0, 0.14, 0)),
        part(
          "picture",
          fixed("paper", sign === "sun" ? 0xf2c84a : 0xf7e3e6),
          sign === "sun"
            ? drumZ(0.17, 0.05).at(0, 0.84, 0)
            : all(flower(-0.34, 0.66, 0.09), flower(0.02, 0.8, 0.1), flower(0.4, 0.62, 0.08)),
        ),
        part(
          "tassel",
          third("fabric", 0xd8a53a),
          all(
            hose(row`0 0.12 0, 0.03 0.04 0.02, 0.06 -0.06 0.01`, 0.01),
            sphere(0.028, 1, 14).at(0.06, -0.07, 0.01),
            lathe(flat`0 -0.26, 0.04 -0.26, 0.022 -0.09, 0 -0.08`, { sides: 24, ribs: 8 }).at(0.06, 0, 0.01),
          ),
        ),
      ];
    },
  }),
];
