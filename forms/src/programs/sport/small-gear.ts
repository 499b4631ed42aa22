import { all, box, cylinder, extrude, type Form, lathe, loft, sphere, torus } from "@blenda/forge/language/form";
import { flat, slices } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { petal } from "@blenda/forge/language/petal";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { stripes } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

export const smallGear = [
  program({
    id: "ping pong paddle",
    nouns: ["table tennis bat", "table tennis racket", "ping pong racket", "ping pong bat", "table tennis paddle", "ping-pong paddle"],
    about: "a table tennis bat with a red rubber face and a wooden handle, with a ball",
    metresPerUnit: 0.25,
    wears: ["rubber face", "handle wood", "ball"],
    params: { wide: [0.6, 0.66], grip: [0.36, 0.42] },
    sockets: () => ({ grip: { at: [0, 0.2, 0], size: [0.12, 0.36, 0.1] } }),
    parts: ({ wide, grip }) => {
      const face = softOutline(
        flat`0.1 ${grip + 0.06}, 0.24 ${grip + 0.14}, ${wide / 2} ${grip + 0.4}, 0.22 ${grip + 0.64}, 0 ${grip + 0.7}, -0.22 ${grip + 0.64}, ${-wide / 2} ${grip + 0.4}, -0.24 ${grip + 0.14}, -0.1 ${grip + 0.06}`,
        6,
      );
      return [
        part("rubber", main("rubber", 0xb3231d), extrude(face, 0.022, 0.004).at(0, 0, 0.022)),
        part("back", fixed("rubber", 0x1b1b1d), extrude(face, 0.022, 0.004).at(0, 0, -0.022)),
        part(
          "blade",
          second("wood", 0xcfa06a, { grain: "y" }),
          all(
            extrude(
              softOutline(
                flat`0.09 ${grip - 0.04}, 0.12 ${grip + 0.1}, ${wide / 2 + 0.006} ${grip + 0.4}, 0.22 ${grip + 0.645}, 0 ${grip + 0.706}, -0.22 ${grip + 0.645}, ${-wide / 2 - 0.006} ${grip + 0.4}, -0.12 ${grip + 0.1}, -0.09 ${grip - 0.04}`,
                6,
              ),
              0.026,
              0.004,
            ),
            loft(slices([0, 0.15, 0.1, 0.03, 0.17, 0.12, 0.2, 0.13, 0.09, 0.38, 0.15, 0.1, 0.44, 0.12, 0.05], 0.7)).scale(
              1,
              grip / 0.36,
              1,
            ),
          ),
        ),
        part("tape", fixed("rubber", 0x24262a), torus(0.04, 0.012).scale(1.9, 1, 1.4).at(0, 0.05, 0)),
        part("ball", third("plastic", 0xf2f0e6), sphere(0.1, 1, 24).at(0.36, 0.1, 0.16)),
      ];
    },
  }),
  program({
    id: "shuttlecock",
    nouns: ["badminton birdie", "birdie", "badminton ball", "badminton shuttlecock"],
    about: "a cork with a crown of feathers",
    metresPerUnit: 0.085,
    wears: ["feather", "cork band"],
    params: { feathers: whole(14, 16), flare: [22, 27] },
    parts: ({ feathers, flare }) => [
      part(
        "cork",
        { ...second("wood", 0xe2c79a), isOpen: false },
        lathe(flat`0 0, 0.08 0.01, 0.15 0.07, 0.17 0.16, 0.17 0.24, 0 0.24`, { sides: 36, smooth: 0 }),
      ),
      part("band", second("fabric", 0x21803f), lathe(flat`0.15 0.2, 0.176 0.2, 0.176 0.26, 0.15 0.26, 0.15 0.2`, { sides: 36 })),
      part(
        "feathers",
        { ...main("paper", 0xf6f4ee), isOpen: false },
        petal(0.62, 0.17, { thick: 0.012, widest: 0.7, tip: 0.5, foot: 0.2 })
          .at(0, 0.25, 0)
          .turn(flare, 0, 0)
          .at(0, 0.05, 0.1)
          .ring(feathers),
      ),
      part(
        "quills",
        fixed("bone", 0xefe8d8),
        rod([0, 0.1, 0], [0, 0.76, 0], 0.014, 0.006).turn(flare, 0, 0).at(0, 0.12, 0.128).ring(feathers),
      ),
      part("threads", fixed("fabric", 0xd8d2c2), all(torus(0.22, 0.007).at(0, 0.36, 0), torus(0.28, 0.007).at(0, 0.5, 0))),
    ],
  }),
  program({
    id: "hockey puck",
    nouns: ["puck", "ice hockey puck"],
    about: "a flat black disc of rubber with a printed star",
    metresPerUnit: 0.08,
    wears: ["puck", "print logo"],
    params: { thick: [0.3, 0.36] },
    parts: ({ thick }) => [
      part(
        "puck",
        main("rubber", 0x1c1d1f),
        lathe(flat`0 0, 0.47 0, 0.5 0.03, 0.5 ${thick - 0.03}, 0.47 ${thick}, 0 ${thick}`, { sides: 64 }),
      ),
      part(
        "knurls",
        main("rubber", 0x131415),
        box(0.012, thick * 0.6, 0.012, 0.002)
          .turn(0, 0, 24)
          .at(0, thick / 2, 0.5)
          .ring(60),
      ),
      part(
        "print",
        second("plastic", 0xd8d8d4),
        all(
          lathe(flat`0.4 0, 0.43 0, 0.43 0.006, 0.4 0.006, 0.4 0`, { sides: 48 }),
          extrude(
            Array.from(
              { length: 10 },
              (_, at) =>
                [
                  Math.cos((at * Math.PI) / 5 + Math.PI / 2) * (at % 2 ? 0.12 : 0.3),
                  Math.sin((at * Math.PI) / 5 + Math.PI / 2) * (at % 2 ? 0.12 : 0.3),
                ] as const,
            ),
            0.008,
            0.001,
          )
            .turn(-90, 0, 0)
            .at(0, 0.003, 0),
        ).at(0, thick, 0),
      ),
    ],
  }),
  program({
    id: "dart",
    is: ["point first"],
    nouns: ["darts", "throwing dart", "pub dart"],
    about: "a dart with a steel point, a knurled barrel and four flights",
    metresPerUnit: 0.15,
    wears: ["flight feather", "barrel", "shaft"],
    gathers: 3,
    params: { long: [0.34, 0.42], tone: pick("red", "blue", "mint") },
    sockets: () => ({ grip: { at: [0, 0.4, 0], size: [0.1, 0.2, 0.1] } }),
    parts: ({ long, tone }) => [
      part("point", fixed("steel", 0xc6cacd), rod([0, 0, 0], [0, 0.24, 0], 0.004, 0.018)),
      part(
        "barrel",
        second("brass", 0xc09a4e),
        all(
          lathe(flat`0 0.22, 0.03 0.22, 0.05 0.27, 0.05 ${0.2 + long}, 0.03 ${0.24 + long}, 0 ${0.24 + long}`, { sides: 28 }),
          many(9, (at) => torus(0.049, 0.006).at(0, 0.3 + (at * (long - 0.12)) / 8, 0)),
        ),
      ),
      part("shaft", third("plastic", 0x1f2124), rod([0, 0.2 + long, 0], [0, 0.62 + long, 0], 0.024, 0.018)),
      part(
        "flights",
        main("plastic", { red: 0xc2281f, blue: 0x2460a7, mint: 0x2f9a7a }[tone]),
        extrude(flat`0 ${0.42 + long}, 0.13 ${0.54 + long}, 0.16 ${0.66 + long}, 0.1 ${0.74 + long}, 0 ${0.72 + long}`, 0.012, 0.002).ring(
          4,
          45,
        ),
      ),
    ],
  }),
  program({
    id: "beach ball",
    is: ["floating"],
    nouns: ["beachball", "inflatable ball", "toy ball", "water ball"],
    about: "a blown-up ball with coloured gores",
    metresPerUnit: 0.4,
    wears: ["ball", "stripe"],
    params: { gores: whole(3, 3), squash: [0.96, 1], tone: pick("red", "blue", "mint") },
    parts: ({ gores, squash, tone }) => [
      part(
        "ball",
        main("plastic", { red: 0xd8322a, blue: 0x2b74c4, mint: 0x2fae8a }[tone], { paint: [stripes(0xf6f3ea, gores)] }),
        sphere(0.5, squash, 56).turn(0, 0, 0).at(0, 0.5, 0).turn(0, 0, 24),
      ),
      part(
        "caps",
        second("plastic", 0xf6f3ea),
        all(
          lathe(flat`0 0, 0.14 0, 0.15 -0.012, 0.13 0.012, 0.05 0.022, 0 0.024`)
            .at(0, 0.478 + squash * 0.5 - 0.48, 0)
            .at(0, 0.482, 0),
        ).turn(0, 0, 24),
      ),
      part(
        "valve",
        fixed("plastic", 0xe9c63a),
        cylinder(0.03, 0.03)
          .at(0, squash * 0.5 + 0.505, 0)
          .turn(0, 0, 24),
      ),
    ],
  }),
  program({
    id: "billiard ball",
    nouns: ["pool ball", "eight ball", "8 ball", "8-ball", "snooker ball", "cue ball", "magic 8 ball"],
    about: "a polished billiard ball with its number in a white circle",
    metresPerUnit: 0.057,
    wears: ["ball", "circle"],
    params: { turn: [-20, 20] },
    parts: ({ turn }) => {
      const spot = (form: Form) => form.turn(0, 0, turn).turn(-22, 12, 0).at(0, 0.5, 0);
      return [
        part("ball", main("plastic", 0x141416), sphere(0.5, 1, 64).at(0, 0.5, 0)),
        part(
          "circle",
          second("plastic", 0xf4efe2),
          spot(
            sphere(0.5, 1, 48)
              .meet(cylinder(0.24, 1, { sides: 40 }).turn(90, 0, 0).at(0, 0, 0.52))
              .scale(1.006),
          ),
        ),
        part(
          "number",
          fixed("plastic", 0x101012),
          spot(all(torus(0.055, 0.02).turn(90, 0, 0).at(0, 0.062, 0.49), torus(0.066, 0.022).turn(90, 0, 0).at(0, -0.062, 0.485))),
        ),
      ];
    },
  }),
];
