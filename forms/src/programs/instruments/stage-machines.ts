import { all, box, cylinder, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { four, many } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, panel, rod, side } from "@blenda/forge/language/shorthand";
import { darkGlass, fixed, light, main, second, third } from "@blenda/forge/language/substance";

const DARK = fixed("plastic", 0x17181a);
/** What lies on a desk that slopes towards the player: x, and z along the slope. */
const sloped = (form: ReturnType<typeof box>) => form.turn(14, 0, 0).at(0, 0.34, 0);

/** Where the organist sits and plays. */
const organConsole = () => [
  part(
    "console",
    main("wood", 0x7a4a26),
    all(
      box(0.9, 0.1, 0.4, 0.02).at(0, 0.56, 0.3),
      box(0.06, 0.52, 0.36, 0.015).at(0.42, 0.27, 0.3).mirror("x"),
      box(0.86, 0.05, 0.22, 0.01).at(0, 0.66, 0.22),
      box(0.5, 0.24, 0.03, 0.01).turn(-14, 0, 0).at(0, 0.84, 0.17),
    ),
  ),
  part(
    "keys",
    fixed("bone", 0xf6f0e0),
    all(box(0.76, 0.02, 0.12, 0.004).at(0, 0.62, 0.42), box(0.76, 0.02, 0.1, 0.004).at(0, 0.695, 0.28)),
  ),
  part(
    "black keys",
    DARK,
    all(
      box(0.014, 0.016, 0.07, 0.002).array(16, [0.046, 0, 0]).at(0, 0.636, 0.4),
      box(0.014, 0.016, 0.06, 0.002).array(16, [0.046, 0, 0]).at(0, 0.71, 0.26),
    ),
  ),
  part(
    "bench",
    fixed("wood", 0x8a5630),
    all(box(0.7, 0.05, 0.24, 0.015).at(0, 0.42, 0.82), box(0.05, 0.4, 0.22, 0.012).at(0.3, 0.2, 0.82).mirror("x")),
  ),
  part("pedals", fixed("wood", 0x3a2416), box(0.03, 0.03, 0.36, 0.006).array(11, [0.06, 0, 0]).at(0, 0.05, 0.5)),
  part(
    "stops",
    fixed("bone"),
    cylinder(0.014, 0.05, { sides: 10 }).turn(90, 0, 0).array(4, [0, 0.06, 0]).array(2, [0.06, 0, 0]).at(0.52, 0.6, 0.17).mirror("x"),
  ),
];

export const stageMachines = [
  program({
    id: "mixing console",
    nouns: ["mixing desk", "audio mixer", "sound mixer", "mixing board", "soundboard", "sound desk", "dj mixer", "audio console"],
    about: "a mixing console with rows of faders, coloured knobs and level lights",
    metresPerUnit: 0.7,
    wears: ["desk body", "side cheek", "fader"],
    params: { channels: whole(10, 14) },
    parts: ({ channels }, { random }) => {
      const own = random.fork("faders");
      const step = 1.5 / channels;
      const x = (at: number) => (at - (channels - 1) / 2) * step;
      const knobs = (row: number) =>
        sloped(many(channels, (at) => cylinder(0.024, 0.04, { top: 0.019, sides: 14 }).at(x(at), 0.06, -0.36 + row * 0.11)));
      return [
        part("desk", main("paint", 0x3a3f46), sloped(box(1.64, 0.1, 1, 0.02))),
        part(
          "cheeks",
          second("wood", 0x8a5630),
          side(flat([-0.54, 0.2, -0.54, 0.02, 0.54, 0.02, 0.54, 0.16, 0.5, 0.28, -0.46, 0.54, -0.54, 0.54].slice(2)), 0.06, 0.015)
            .at(0.85, 0, 0)
            .mirror("x"),
        ),
        part("base", fixed("plastic", 0x232529), side(flat`-0.48 0.02, 0.48 0.02, 0.48 0.18, -0.48 0.42`, 1.6, 0.01)),
        part("slots", DARK, sloped(many(channels, (at) => box(0.012, 0.01, 0.34, 0.002).at(x(at), 0.05, 0.26)))),
        part(
          "faders",
          third("plastic", 0xf0ede4),
          sloped(many(channels, (at) => box(0.05, 0.05, 0.06, 0.01).at(x(at), 0.075, own.between(0.14, 0.38)))),
        ),
        ...[0xd8322a, 0x2f8fd8, 0xf2c21d, 0xe9e7e1].map((color, row) => part(`knobs ${row + 1}`, fixed("plastic", color), knobs(row))),
        part("lights", light(0x5fe07a), sloped(many(channels, (at) => box(0.022, 0.012, 0.016, 0.003).at(x(at), 0.052, 0.06)))),
        part("meters", fixed("plastic", 0x111315), all(box(1.5, 0.22, 0.06, 0.015).turn(-14, 0, 0).at(0, 0.6, -0.46))),
        part(
          "levels",
          light(0x7ff09a),
          many(channels, (at) => box(0.04, 0.05 + own.between(0, 0.1), 0.012, 0.003).at(x(at), 0.57, -0.43)).at(0, 0, 0.005),
        ),
      ];
    },
  }),
  program({
    id: "drum machine",
    nouns: ["beat machine", "groovebox", "drum pad", "drum sampler", "beat maker", "drum computer", "launchpad"],
    about: "a drum machine with sixteen lit pads, knobs and a small display",
    metresPerUnit: 0.3,
    wears: ["case body", "knob"],
    params: { tone: pick("grey", "black", "cream") },
    sockets: () => ({ top: { at: [0, 0.2, 0], size: [1, 0.3, 1] } }),
    parts: ({ tone }) => [
      part(
        "case",
        main("plastic", { grey: 0x8d9096, black: 0x26282c, cream: 0xe6dfcc }[tone]),
        side(flat`-0.62 0, 0.62 0, 0.62 0.1, -0.62 0.24`, 1.2, 0.03),
      ),
      ...[
        [0xff4a3a, 0],
        [0xffb02a, 1],
        [0x4fd0ff, 2],
        [0x8af06a, 3],
      ].map(([color, row]) =>
        part(
          `pads ${row + 1}`,
          light(color),
          many(4, (at) => box(0.2, 0.05, 0.17, 0.025).at(-0.34 + at * 0.227, 0, 0))
            .turn(6.4, 0, 0)
            .at(0, 0.14 + 0.023 * (3 - row), 0.48 - (3 - row) * 0.2),
        ),
      ),
      part("display", darkGlass(), box(0.46, 0.02, 0.2, 0.01).turn(6.4, 0, 0).at(-0.28, 0.226, -0.44)),
      part("letters", light(0xff7a3a), box(0.06, 0.01, 0.1, 0.002).array(4, [0.09, 0, 0]).turn(6.4, 0, 0).at(-0.28, 0.236, -0.44)),
      part(
        "knobs",
        second("plastic", 0x17181a),
        cylinder(0.05, 0.08, { top: 0.04, sides: 20 }).turn(6.4, 0, 0).array(4, [0.13, 0, 0]).at(0.32, 0.25, -0.46),
      ),
      part(
        "marks",
        fixed("plastic", 0xf6f1e4),
        box(0.01, 0.012, 0.04, 0.002).turn(6.4, 0, 0).array(4, [0.13, 0, 0]).at(0.32, 0.288, -0.445),
      ),
      part("feet", DARK, four(cylinder(0.05, 0.03), 0.5, -0.01, 0.5)),
    ],
  }),
  program({
    id: "karaoke machine",
    nouns: ["karaoke", "karaoke set", "karaoke speaker", "karaoke player"],
    about: "a karaoke machine: a tall speaker with coloured lights, a screen and two microphones",
    metresPerUnit: 0.55,
    wears: ["case body", "microphone", "stripe"],
    params: { tone: pick("black", "pink", "white") },
    parts: ({ tone }) => [
      part(
        "case",
        main("plastic", { black: 0x26282c, pink: 0xe8508a, white: 0xeceae4 }[tone]),
        all(
          panel(0.86, 1.5, 0.56, 0.12, 0.04).at(0, 0.78, 0),
          hose([-0.24, 1.52, -0.1, -0.22, 1.68, -0.1, 0.22, 1.68, -0.1, 0.24, 1.52, -0.1], 0.035),
        ),
      ),
      part("grilles", DARK, all(drumZ(0.3, 0.04).at(0, 0.42, 0.28), drumZ(0.17, 0.04).at(0, 0.96, 0.28))),
      part(
        "cones",
        fixed("rubber", 0x3a3d42),
        all(
          ...[
            [0.42, 0.25],
            [0.96, 0.13],
          ].map(([y, r]) =>
            lathe(flat`0 0.02, ${r * 0.3} 0.035, ${r * 0.34} 0.01, ${r * 0.8} 0.02, ${r * 0.86} 0.035, ${r} 0.02, ${r} 0, 0 0`.reverse(), {
              sides: 36,
            })
              .turn(90, 0, 0)
              .at(0, y, 0.3),
          ),
        ),
      ),
      part("big light", light(0x4fd0ff), torus(0.31, 0.02).turn(90, 0, 0).at(0, 0.42, 0.29)),
      part("small light", light(0xff5ab0), torus(0.18, 0.016).turn(90, 0, 0).at(0, 0.96, 0.29)),
      part("screen", darkGlass(0x10233a), panel(0.62, 0.26, 0.03, 0.03).at(0, 1.32, 0.28)),
      part(
        "words",
        light(0xffe07a),
        all(box(0.44, 0.03, 0.01, 0.003).at(0, 1.36, 0.298), box(0.3, 0.03, 0.01, 0.003).at(-0.06, 1.29, 0.298)),
      ),
      part("stripes", third("plastic", 0xf2c21d), box(0.014, 1.1, 0.012, 0.003).at(0.37, 0.7, 0.285).mirror("x")),
      part(
        "microphones",
        second("steel", 0x8d9298),
        all(
          ...[0.46, -0.46].map((x) =>
            all(rod([x, 0.72, 0.12], [x * 1.06, 1.14, 0.14], 0.024, 0.036), sphere(0.062, 1, 20).at(x * 1.065, 1.2, 0.145)),
          ),
        ),
        {},
      ),
      part("clips", DARK, box(0.07, 0.06, 0.1, 0.02).at(0.46, 0.9, 0.12).mirror("x")),
      part("wheels", DARK, all(drumX(0.05, 0.05).at(0.3, 0.05, -0.24).mirror("x"), drumX(0.05, 0.05).at(0.3, 0.05, 0.2).mirror("x"))),
    ],
  }),
  program({
    id: "theremin",
    nouns: ["theramin", "etherphone"],
    about: "a theremin: a wooden box on a stand with an upright antenna and a loop, played without touch",
    metresPerUnit: 0.75,
    wears: ["box body", "antenna", "stand"],
    params: { rod: [0.56, 0.7] },
    parts: ({ rod: tall }) => [
      part("box", main("wood", 0x8a4f26, { grain: "x" }), side(flat`-0.18 1, 0.2 1, 0.16 1.24, -0.18 1.3`, 0.78, 0.015)),
      part("panel", fixed("plastic", 0x1d1f22), box(0.66, 0.15, 0.012, 0.004).turn(-10, 0, 0).at(0, 1.115, 0.19)),
      part("knobs", fixed("brass"), drumZ(0.03, 0.04).turn(-10, 0, 0).array(4, [0.13, 0, 0]).at(-0.04, 1.11, 0.205)),
      part("lamp", light(0xff5a2a), sphere(0.018, 1, 12).at(0.28, 1.11, 0.2)),
      part(
        "antennas",
        second("steel", 0xd4d6d8),
        all(
          rod([0.34, 1.24, -0.04], [0.34, 1.26 + tall, -0.04], 0.016),
          sphere(0.026, 1, 16).at(0.34, 1.27 + tall, -0.04),
          hose(
            [
              -0.38, 1.14, 0, -0.5, 1.14, 0, -0.64, 1.14, 0.1, -0.82, 1.14, 0.08, -0.86, 1.14, 0, -0.82, 1.14, -0.08, -0.64, 1.14, -0.1,
              -0.52, 1.14, -0.02,
            ],
            0.014,
          ),
        ),
      ),
      part(
        "stand",
        third("steel", 0x2a2c30),
        all(
          rod([0, 0.4, 0], [0, 1, 0], 0.026),
          ...[0, 120, 240].map((turn) =>
            all(rod([0, 0.46, 0], [0, 0.02, 0.4], 0.018), sphere(0.026, 1, 12).at(0, 0.02, 0.4)).turn(0, turn, 0),
          ),
          cylinder(0.05, 0.06).at(0, 0.46, 0),
        ),
      ),
    ],
  }),
  program({
    id: "church organ",
    nouns: ["pipe organ", "organ pipes", "cathedral organ", "concert organ"],
    about: "a church organ with tall silver pipes in a carved wooden case, keyboards, pedals and a bench",
    metresPerUnit: 2.2,
    wears: ["case wood", "pipe", "trim ornament"],
    params: { pipes: whole(5, 6), tall: [1.5, 1.75] },
    parts: ({ pipes, tall }) => {
      const pipe = (long: number, radius: number) =>
        lathe(
          flat`0 0, 0.012 0, ${radius} 0.14, ${radius} ${long}, ${radius * 0.86} ${long}, ${radius * 0.86} ${long - 0.05}, 0 ${long - 0.05}`,
          { sides: 18 },
        );
      const group = (x: number, high: number) =>
        many(pipes, (at) => {
          const off = at - (pipes - 1) / 2;
          return pipe(high * (1 - Math.abs(off) * 0.11), 0.045).at(x + off * 0.105, 0.86, 0.12 - Math.abs(off) * 0.03);
        });
      const mouth = (x: number) =>
        many(pipes, (at) => {
          const off = at - (pipes - 1) / 2;
          return box(0.036, 0.03, 0.02, 0.003).at(x + off * 0.105, 1.04, 0.156 - Math.abs(off) * 0.03);
        });
      return [
        part(
          "case",
          main("wood", 0x6b3f20),
          all(
            box(2.1, 0.84, 0.5, 0.02).at(0, 0.42, -0.1),
            box(2.0, tall * 0.9, 0.1, 0.01).at(0, 0.84 + tall * 0.45, -0.2),
            ...[-1.02, -0.36, 0.36, 1.02].map((x) =>
              box(0.09, tall * (Math.abs(x) > 0.5 ? 0.76 : 1.02), 0.3, 0.015).at(
                x,
                0.84 + (tall * (Math.abs(x) > 0.5 ? 0.76 : 1.02)) / 2,
                -0.06,
              ),
            ),
            box(0.84, 0.1, 0.36, 0.02).at(0, 0.86 + tall * 1.02, -0.06),
            box(0.76, 0.08, 0.34, 0.02)
              .at(0.69, 0.86 + tall * 0.76, -0.06)
              .mirror("x"),
          ),
        ),
        part("pipes", second("silver", 0xc9cdd2), all(group(0, tall * 0.9), group(0.69, tall * 0.66), group(-0.69, tall * 0.66))),
        part("mouths", DARK, all(mouth(0), mouth(0.69), mouth(-0.69))),
        part(
          "ornaments",
          third("gold"),
          all(
            sphere(0.07, 1.3, 18)
              .at(0.36, 0.98 + tall * 1.02, -0.02)
              .mirror("x"),
            sphere(0.06, 1.3, 18)
              .at(1.02, 0.96 + tall * 0.76, -0.02)
              .mirror("x"),
            torus(0.12, 0.025)
              .turn(90, 0, 0)
              .at(0, 1.04 + tall * 1.02, 0),
            box(0.05, 0.34, 0.04, 0.01).at(0, 1.16 + tall * 1.02, 0),
            box(0.2, 0.05, 0.04, 0.01).at(0, 1.22 + tall * 1.02, 0),
            box(2.12, 0.03, 0.52, 0.008).at(0, 0.84, -0.1),
          ),
        ),
        ...organConsole(),
      ];
    },
  }),
];
