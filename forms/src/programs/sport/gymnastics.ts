import { all, blob, box, type Form, sphere, sweep, torus } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { way } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, slides, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { drumX, rod } from "@blenda/forge/language/shorthand";
import { speckles } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { CLOTHS } from "@blenda/forge/language/tones";
export const gymnastics = [
  program({
    id: "yoga mat",
    nouns: ["exercise mat", "gym mat", "rolled yoga mat", "gymnastics mat"],
    about: "a yoga mat, half rolled, with a strap",
    metresPerUnit: 0.7,
    wears: ["mat", "pattern line", "strap"],
    params: { tone: pick("plum", "sage", "navy", "rust") },
    parts: ({ tone }) => [
      part(
        "mat",
        main("rubber", CLOTHS[tone], { paint: [speckles({ by: -0.1 }, 0.02, { relief: -0.003 })] }),
        all(box(0.86, 0.022, 1.3, 0.008).at(0, 0.012, 0.3), drumX(0.13, 0.86, 0.008).at(0, 0.135, -0.4)),
      ),
      part(
        "turns",
        second("rubber", 0xe9e2d4),
        many(4, (at) =>
          hoop(0.035 + at * 0.028, 0.005, 28)
            .turn(0, 0, 90)
            .at(0.431, 0.135, -0.4),
        ).mirror("x"),
      ),
      part(
        "straps",
        third("fabric", 0x2a2c33),
        all(
          ...[-0.24, 0.24].map((x) => hoop(0.134, 0.012, 32).scale(1, 2.4, 1).turn(0, 0, 90).at(x, 0.135, -0.4)),
          sweep(way`-0.24 0.27 -0.4, -0.1 0.36 -0.42, 0.1 0.36 -0.42, 0.24 0.27 -0.4`, 0.02, { flatten: 0.4 }),
        ),
      ),
      part(
        "lines",
        second("rubber", 0xe9e2d4),
        all(
          box(0.76, 0.006, 0.012, 0.002).at(0, 0.024, 0.9),
          box(0.76, 0.006, 0.012, 0.002).at(0, 0.024, 0.86),
          put(torus(0.13, 0.006), [0, 0.022, 0.44]),
        ),
      ),
    ],
  }),
  program({
    id: "pommel horse",
    nouns: ["vaulting horse", "gymnastics horse", "vault horse"],
    about: "a pommel horse: a padded leather body with two handles on steel legs",
    metresPerUnit: 1.2,
    wears: ["body leather", "leg", "pommel handle"],
    params: { high: [0.78, 0.88] },
    sockets: ({ high }) => ({ seat: { at: [0, high + 0.15, 0], size: [0.4, 0.6, 0.3] } }),
    parts: ({ high }) => [
      part(
        "body",
        main("leather", 0x9a5c30),
        all(
          sweep(way`-0.62 ${high} 0, -0.3 ${high} 0, 0.3 ${high} 0, 0.62 ${high} 0`, 0.17, { flatten: 0.85 }),
          sphere(0.168, 0.85, 24).at(0.61, high, 0).mirror("x"),
        ),
      ),
      part(
        "seams",
        fixed("leather", 0x5a3218),
        all(...[-0.36, 0, 0.36].map((x) => put(torus(0.168, 0.01).scale(0.86, 1, 1), [x, high, 0], [0, 0, 90]))),
      ),
      part(
        "pommels",
        third("wood", 0xe0c18a),
        sweep(
          way`0.2 ${high + 0.12} 0.13, 0.2 ${high + 0.26} 0.11, 0.2 ${high + 0.29} 0, 0.2 ${high + 0.26} -0.11, 0.2 ${high + 0.12} -0.13`,
          0.03,
        ).mirror("x"),
      ),
      part(
        "legs",
        second("steel"),
        all(rod([0.4, high - 0.1, 0.08], [0.52, 0.04, 0.3], 0.04), rod([0.4, high - 0.1, -0.08], [0.52, 0.04, -0.3], 0.04)).mirror("x"),
      ),
      part("feet", fixed("rubber"), all(box(0.12, 0.06, 0.72, 0.02).at(0.53, 0.03, 0).mirror("x"))),
      part("chain", second("steel", 0x8a9098), rod([-0.5, 0.12, 0], [0.5, 0.12, 0], 0.015)),
    ],
  }),
  program({
    id: "balance beam",
    nouns: ["gymnastics beam", "gymnastic beam"],
    about: "a balance beam: a long padded bar on two stands over mats",
    metresPerUnit: 2,
    wears: ["beam", "stand", "mat"],
    params: { high: [0.5, 0.6] },
    sockets: ({ high }) => ({ top: { at: [0, high + 0.04, 0], size: [1.6, 1, 0.12] } }),
    parts: ({ high }) => [
      part("beam", main("leather", 0xd6b07a), box(2, 0.09, 0.12, 0.03).at(0, high, 0)),
      part("ends", fixed("plastic", 0x2a2d33), box(0.05, 0.1, 0.13, 0.02).at(0.99, high, 0).mirror("x")),
      part(
        "stands",
        second("steel", 0x8a9098),
        all(
          rod([0.7, high - 0.03, 0], [0.7, 0.1, 0.26], 0.026),
          rod([0.7, high - 0.03, 0], [0.7, 0.1, -0.26], 0.026),
          box(0.1, 0.05, 0.68, 0.02).at(0.7, 0.09, 0),
          box(0.12, 0.08, 0.16, 0.02).at(0.7, high - 0.06, 0),
        ).mirror("x"),
      ),
      part("mat", third("fabric", 0x2f5fa8), box(2.3, 0.07, 0.9, 0.03).at(0, 0.035, 0)),
      part("seams", fixed("fabric", 0x1f3f78), box(0.012, 0.012, 0.88, 0.003).at(0.4, 0.071, 0).mirror("x")),
    ],
  }),
  program({
    id: "rowing machine",
    nouns: ["rower", "indoor rower", "rowing ergometer"],
    about: "a rowing machine with a flywheel, a sliding seat on a rail, footrests and a handle on a chain",
    metresPerUnit: 1.1,
    wears: ["frame flywheel", "rail", "seat"],
    params: { at: [-0.3, 0.05] },
    parts: ({ at }) => [
      part(
        "flywheel",
        main("plastic", 0x2b2e33),
        all(drumX(0.27, 0.14, 0.04).at(0, 0.36, 0.82), box(0.16, 0.3, 0.4, 0.05).at(0, 0.22, 0.66)),
      ),
      part(
        "grille",
        second("steel", 0xc6cacd),
        many(5, (n) =>
          hoop(0.06 + n * 0.042, 0.007, 36)
            .turn(0, 0, 90)
            .at(0.073, 0.36, 0.82),
        ).mirror("x"),
      ),
      part(
        "rail",
        second("steel", 0xc6cacd),
        all(
          box(0.09, 0.09, 1.6, 0.025).at(0, 0.28, -0.18),
          box(0.52, 0.05, 0.08, 0.02).at(0, 0.04, 0.9),
          box(0.44, 0.05, 0.08, 0.02).at(0, 0.03, -0.92),
          rod([0, 0.26, -0.88], [0, 0.04, -0.92], 0.035),
        ),
      ),
      part(
        "seat",
        third("rubber", 0x1c1d20),
        all(box(0.34, 0.06, 0.26, 0.03).at(0, 0.41, at), box(0.14, 0.08, 0.18, 0.02).at(0, 0.35, at)),
        { motion: slides([0, 0, 1], 0.4) },
      ),
      part("footrests", fixed("plastic", 0x3a3f46), put(box(0.14, 0.34, 0.04, 0.02), [0.16, 0.3, 0.5], [-42, 0, 0]).mirror("x")),
      part("straps", fixed("fabric", 0xc8281f), put(box(0.16, 0.05, 0.07, 0.02), [0.16, 0.34, 0.49], [-42, 0, 0]).mirror("x")),
      part("handle", fixed("rubber"), all(drumX(0.02, 0.46).at(0, 0.5, 0.42), rod([0, 0.5, 0.42], [0, 0.42, 0.7], 0.012))),
      part(
        "mast",
        main("plastic", 0x2b2e33),
        all(rod([0, 0.5, 0.78], [0, 0.86, 0.66], 0.026), put(box(0.22, 0.17, 0.05, 0.02), [0, 0.9, 0.63], [-14, 0, 0])),
      ),
      part("screen", light(0x9ad8b8), put(box(0.16, 0.11, 0.01, 0.004), [0, 0.905, 0.603], [-14, 0, 0])),
    ],
  }),
  program({
    id: "climbing wall",
    nouns: ["bouldering wall", "rock climbing wall", "indoor climbing wall"],
    about: "a climbing wall of leaning panels with bright holds and a mat below",
    metresPerUnit: 2.4,
    wears: ["wall", "hold", "mat"],
    params: { lean: [6, 12], holds: whole(26, 34) },
    parts: ({ lean, holds }, { random }) => {
      const paints = [0xd0342c, 0xf0b21c, 0x2f7fc0, 0x3f9a4a];
      const spots = Array.from({ length: holds }, (_, at) => ({
        at: [random.between(-0.8, 0.8), 0.1 + ((at + random.between(0, 1)) / holds) * 1.36, 0] as const,
        turn: [0, 0, random.between(0, 360)] as const,
        scale: random.between(0.7, 1.3),
      }));
      const on = (form: Form) => form.turn(lean, 0, 0).at(0, 0.1, 0);
      const hold = blob(
        [
          { at: [-0.03, 0, 0.02], to: [0.04, 0.01, 0.03], radius: 0.045, thin: 0.03 },
          { at: [0, 0.03, 0.04], radius: 0.03 },
        ],
        0.04,
        0.022,
      );
      return [
        part("wall", main("wood", 0xc9c4b8), on(all(box(0.6, 1.6, 0.08, 0.012).array(3, [0.604, 0, 0]).at(0, 0.8, -0.04)))),
        part("top", main("wood", 0xb5aea0), on(put(box(1.82, 0.34, 0.08, 0.015), [0, 1.74, 0.08], [40, 0, 0]))),
        ...paints.map((paint, n) =>
          part(
            `holds ${n + 1}`,
            n === 0 ? second("plastic", paint) : fixed("plastic", paint),
            on(hold.scatter(spots.filter((_, at) => at % 4 === n))),
          ),
        ),
        part(
          "bolts",
          fixed("steel"),
          on(
            sphere(0.01, 0.6, 8).scatter(
              Array.from({ length: 48 }, (_, at) => ({ at: [-0.78 + (at % 8) * 0.223, 0.14 + Math.floor(at / 8) * 0.25, 0.002] as const })),
            ),
          ),
        ),
        part("mat", third("fabric", 0x2f4f86), box(2, 0.14, 0.9, 0.05).at(0, 0.07, 0.4)),
        part("props", fixed("wood", 0x8a5630), rod([0.7, 1.5, -0.02], [0.7, 0.03, -0.6], 0.04).mirror("x")),
      ];
    },
  }),
];
