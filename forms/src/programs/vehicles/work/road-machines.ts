import { all, box, cylinder, lathe, loft, sphere, torus } from "@blenda/forge/language/form";
import { flat, slices } from "@blenda/forge/language/numbers";
import { four, many } from "@blenda/forge/language/places";
import { part, pick, program, spins } from "@blenda/forge/language/program";
import { drumX, hose, rod, side, tray } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { axle } from "../road/wheels.ts";

const GLASS = fixed("plastic", 0x1b2c37);
const IRON = fixed("iron", 0x2b2d30);
const STEEL = fixed("steel", 0xb9bdc0);

/** The hopper of the grain, the pipe it leaves by, the ladder, and the drum between the wheels. */
const harvesterFittings = () => [
  part(
    "pipe",
    second("paint", 0xe9b91e),
    hose([0.52, 0.9, -0.1, 0.56, 1.2, -0.14, 0.56, 1.3, -0.4, 0.56, 1.28, -1.3, 0.56, 1.2, -1.42], [0.07, 0.07, 0.065, 0.06, 0.07]),
  ),
  part(
    "grain",
    fixed("wood", 0xe0bd5c),
    loft(slices([0, 0.8, 0.7, 0.08, 0.6, 0.5, 0.16, 0.2, 0.2, 0.18, 0.05, 0.05], 0.8)).at(0, 1.31, -0.24),
  ),
  part(
    "ladder",
    STEEL,
    all(
      rod([0.55, 0.3, 0.4], [0.5, 0.76, 0.4], 0.014),
      rod([0.55, 0.3, 0.6], [0.5, 0.76, 0.6], 0.014),
      rod([0.53, 0.4, 0.4], [0.53, 0.4, 0.6], 0.012),
      rod([0.51, 0.56, 0.4], [0.51, 0.56, 0.6], 0.012),
    ),
  ),
  part("grille", IRON, box(1.02, 0.016, 0.5, 0.004).array(7, [0, 0.045, 0]).at(0, 0.84, -0.78)),
  part("beacon", light(0xffa21f), cylinder(0.04, 0.08, { top: 0.03, sides: 16 }).at(-0.3, 1.5, 0.5)),
  part("lamps", light(0xfff3cf), box(0.1, 0.05, 0.03, 0.012).array(4, [0.16, 0, 0]).at(0, 1.42, 0.81)),
];

export const roadMachines = [
  program({
    id: "road roller",
    nouns: ["steamroller", "steam roller", "compactor roller", "asphalt roller", "tandem roller", "roller compactor"],
    about: "a road roller with a heavy steel drum in front, fat tyres behind and a roof over the driver",
    metresPerUnit: 1.9,
    wears: ["body frame", "roof", "drum"],
    params: { drum: [0.36, 0.42], tone: pick("yellow", "orange", "green") },
    sockets: () => ({ seat: { at: [0, 0.92, -0.28], size: [0.4, 0.9, 0.4] } }),
    parts: ({ drum, tone }) => [
      part(
        "body",
        main("paint", { yellow: 0xf0b41c, orange: 0xe8701a, green: 0x4a8a3a }[tone]),
        all(
          side(
            flat`-0.98 0.44, -0.9 0.36, 0.02 0.36, 0.14 0.46, 0.14 0.62, -0.02 0.68, -0.46 0.72, -0.52 0.88, -0.94 0.84, -1 0.72`,
            0.56,
            0.04,
          ),
          box(0.07, 0.14, 0.98, 0.02)
            .at(0.46, drum + 0.05, 0.42)
            .mirror("x"),
          box(0.98, 0.16, 0.1, 0.02).at(0, drum + 0.05, 0.98),
          box(0.98, 0.18, 0.12, 0.02).at(0, drum + 0.06, 0.08),
        ),
      ),
      part(
        "drum",
        third("steel", 0x9aa0a5),
        lathe(
          flat`0 -0.41, ${drum * 0.8} -0.41, ${drum * 0.82} -0.36, ${drum * 0.95} -0.36, ${drum * 0.97} -0.42, ${drum} -0.4, ${drum} 0.4, ${drum * 0.97} 0.42, ${drum * 0.95} 0.36, ${drum * 0.82} 0.36, ${drum * 0.8} 0.41, 0 0.41`,
          { sides: 64 },
        )
          .turn(0, 0, 90)
          .at(0, drum, 0.54),
        { motion: spins([0, drum, 0.54], [1, 0, 0]) },
      ),
      part("hubs", IRON, all(drumX(0.1, 0.96).at(0, drum, 0.54), drumX(0.02, 0.88).at(0.1, drum, 0.54))),
      part("roof", second("paint", 0xf3f0e6), tray(0.94, 0.07, 1.06, 0.12, 0.025).at(0, 1.62, -0.3)),
      part(
        "posts",
        IRON,
        all(
          four(rod([0, 0.66, 0], [0, 1.6, 0], 0.022), 0.3, 0, 0.36).at(0, 0, -0.3),
          rod([0.3, 1.02, -0.64], [0.3, 1.02, 0.04], 0.014).mirror("x"),
        ),
      ),
      part(
        "seat",
        fixed("leather", 0x1f2023),
        all(box(0.36, 0.1, 0.32, 0.04).at(0, 0.86, -0.32), box(0.36, 0.36, 0.09, 0.04).turn(-8, 0, 0).at(0, 1.06, -0.5)),
      ),
      part(
        "controls",
        IRON,
        all(
          rod([0, 0.66, 0.04], [0, 0.98, -0.04], 0.025),
          torus(0.13, 0.016).turn(-20, 0, 0).at(0, 1, -0.05),
          box(0.3, 0.2, 0.1, 0.03).at(0, 0.76, 0.06),
        ),
      ),
      part("vents", IRON, box(0.574, 0.02, 0.26, 0.004).array(5, [0, 0.045, 0]).at(0, 0.62, -0.78)),
      part(
        "stripes",
        fixed("plastic", 0x1d1f22),
        many(4, (at) =>
          box(0.07, 0.164, 0.104, 0.002)
            .turn(0, 0, 0)
            .at(-0.36 + at * 0.24, drum + 0.05, 0.982),
        ),
      ),
      part("beacon", light(0xffa21f), cylinder(0.05, 0.09, { top: 0.035, sides: 18 }).at(0, 1.7, -0.3)),
      part(
        "lamps",
        light(0xfff3cf),
        sphere(0.05, 1, 16)
          .scale(1, 1, 0.6)
          .at(0.2, drum + 0.17, 1)
          .mirror("x"),
      ),
      ...axle("back", { radius: 0.36, width: 0.26, track: 0.74, z: -0.56, lugs: 18, rim: fixed("steel", 0xd9b13a) }),
    ],
  }),
  program({
    id: "combine harvester",
    nouns: ["harvester", "combine", "grain harvester", "harvesting machine", "combine tractor"],
    about: "a combine harvester with a broad turning reel in front, a glass cab and a pipe for the grain",
    metresPerUnit: 3.4,
    wears: ["body", "reel pipe header", "rim"],
    params: { wide: [1.7, 2], bats: [5, 6], tone: pick("green", "red", "yellow") },
    parts: ({ wide, tone }) => {
      const color = { green: 0x2f7d3a, red: 0xb8281f, yellow: 0xe0a51c }[tone];
      return [
        part(
          "body",
          main("paint", color),
          all(
            side(flat`-1.24 0.6, -1 0.44, 0.2 0.44, 0.36 0.66, 0.36 1.06, -0.7 1.1, -1.1 1.02, -1.26 0.8`, 1, 0.05),
            side(flat`-0.62 1.06, 0.1 1.06, 0.2 1.34, -0.72 1.34`, 1.04, 0.03).minus(box(0.86, 0.3, 0.7).at(0, 1.36, -0.24)),
          ),
        ),
        part(
          "cab",
          fixed("paint", 0xf0ede4),
          all(
            box(0.74, 0.06, 0.6, 0.025).at(0, 1.46, 0.56),
            box(0.66, 0.1, 0.52, 0.02).at(0, 0.8, 0.54),
            four(rod([0, 0.8, 0], [0, 1.46, 0], 0.022), 0.32, 0, 0.24).at(0, 0, 0.54),
          ),
        ),
        part("glass", GLASS, box(0.62, 0.6, 0.5, 0.03).at(0, 1.13, 0.54)),
        part(
          "header",
          second("paint", 0xe9b91e),
          all(
            side(flat`0.98 0.1, 1.5 0.06, 1.5 0.1, 1.1 0.18, 1.04 0.56, 0.98 0.56`, wide, 0.012),
            side(flat`0.98 0.08, 1.56 0.04, 1.66 0.08, 1.5 0.3, 1.1 0.6, 0.98 0.6`, 0.05, 0.012)
              .at(wide / 2, 0, 0)
              .mirror("x"),
            side(flat`0.3 0.5, 1.02 0.14, 1.02 0.4, 0.36 0.8`, 0.5, 0.03),
          ),
        ),
        part(
          "reel",
          second("paint", 0xe9b91e),
          all(
            drumX(0.035, wide - 0.06).at(0, 0, 0),
            many(6, (at) =>
              box(wide - 0.1, 0.02, 0.05, 0.006)
                .at(0, 0.27, 0)
                .turn(at * 60, 0, 0),
            ),
            many(6, (at) =>
              all(...[-1, -0.33, 0.33, 1].map((x) => rod([x * (wide / 2 - 0.1), 0, 0], [x * (wide / 2 - 0.1), 0.27, 0], 0.012))).turn(
                at * 60,
                0,
                0,
              ),
            ),
          ).at(0, 0.42, 1.42),
          { motion: spins([0, 0.42, 1.42], [1, 0, 0]) },
        ),
        part("reel arms", IRON, rod([wide / 2 - 0.02, 0.58, 1], [wide / 2 - 0.02, 0.42, 1.42], 0.025).mirror("x")),
        part(
          "teeth",
          STEEL,
          many(22, (at) => box(0.014, 0.012, 0.12, 0).at((at / 21 - 0.5) * (wide - 0.14), 0.08, 1.54)),
        ),
        ...harvesterFittings(),
        ...axle("front", { radius: 0.4, width: 0.3, track: 1.06, z: 0.34, lugs: 20, rim: third("steel", 0xe0b422) }),
        ...axle("back", { radius: 0.25, width: 0.18, track: 0.86, z: -0.86, lugs: 16, rim: third("steel", 0xe0b422) }),
        part(
          "axles",
          IRON,
          all(drumX(0.06, 1).at(0, 0.4, 0.34), drumX(0.05, 0.8).at(0, 0.25, -0.86), box(0.2, 0.3, 0.2, 0.02).at(0, 0.36, -0.86)),
        ),
      ];
    },
  }),
  program({
    id: "zamboni",
    nouns: ["ice resurfacer", "ice machine vehicle", "ice rink machine"],
    about: "an ice resurfacer with a big snow tank in front, the driver's seat behind it and a sledge at the back",
    metresPerUnit: 1.8,
    wears: ["body tank", "stripe", "seat"],
    params: { tone: pick("blue", "red", "white") },
    sockets: () => ({ seat: { at: [0, 0.98, -0.44], size: [0.4, 0.9, 0.4] } }),
    parts: ({ tone }, { isInscribed }) => {
      const color = { blue: 0x2a6ab8, red: 0xc2281f, white: 0xf0eee8 }[tone];
      return [
        part(
          "body",
          main("paint", color),
          all(
            side(flat`-0.16 0.3, 0.96 0.3, 1.06 0.5, 1.08 1.06, 1 1.16, 0.3 1.2, -0.16 1.04`, 0.94, 0.05),
            side(flat`-1 0.3, -0.1 0.3, -0.1 0.78, -0.72 0.78, -0.98 0.66`, 0.9, 0.04),
          ),
        ),
        part(
          "panel",
          second("paint", tone === "white" ? 0x2a6ab8 : 0xf4f1e8),
          all(box(0.952, 0.3, 0.86, 0.006).at(0, 0.8, 0.46), box(0.912, 0.07, 0.8, 0.006).at(0, 0.6, -0.55)),
        ),
        !isInscribed && part("mark", main("paint", color), box(0.958, 0.06, 0.7, 0.004).array(2, [0, 0.13, 0]).at(0, 0.8, 0.46)),
        part(
          "conveyor",
          IRON,
          all(box(0.4, 0.08, 0.5, 0.03).turn(-30, 0, 0).at(0, 1.16, -0.06), box(0.3, 0.6, 0.08, 0.02).at(0, 0.9, -0.14)),
        ),
        part("snow", fixed("paper", 0xf5f8fa), sphere(0.4, 1, 28).scale(1, 0.35, 1.1).at(0, 1.15, 0.48)),
        part(
          "seat",
          third("leather", 0x1f2023),
          all(box(0.4, 0.1, 0.34, 0.04).at(0, 0.86, -0.46), box(0.4, 0.36, 0.09, 0.04).turn(-8, 0, 0).at(0, 1.05, -0.64)),
        ),
        part("wheel", IRON, all(rod([0, 0.78, -0.18], [0, 1.06, -0.24], 0.022), torus(0.13, 0.016).turn(-24, 0, 0).at(0, 1.08, -0.25))),
        part(
          "sledge",
          fixed("steel", 0x9aa0a5),
          all(
            box(1, 0.2, 0.34, 0.03).at(0, 0.16, -1.14),
            rod([0.3, 0.4, -0.94], [0.3, 0.24, -1.1], 0.03).mirror("x"),
            drumX(0.05, 1.02).at(0, 0.07, -1.28),
          ),
        ),
        part("towel", fixed("fabric", 0xe8e4d8), box(0.94, 0.02, 0.2, 0.006).at(0, 0.02, -1.34)),
        part("rail", STEEL, hose([-0.4, 0.78, -0.2, -0.4, 1.02, -0.24, -0.4, 1.02, -0.7, -0.4, 0.76, -0.76], 0.016).mirror("x")),
        part("lamps", light(0xfff3cf), box(0.14, 0.09, 0.03, 0.015).at(0.32, 0.42, 1.05).mirror("x")),
        ...axle("front", { radius: 0.22, width: 0.16, track: 0.88, z: 0.62, lugs: 14 }),
        ...axle("back", { radius: 0.22, width: 0.16, track: 0.86, z: -0.6, lugs: 14 }),
        part(
          "arches",
          fixed("rubber", 0x17181a),
          all(drumX(0.26, 0.06).at(0.45, 0.24, 0.62), drumX(0.26, 0.06).at(0.43, 0.24, -0.6)).mirror("x"),
        ),
      ];
    },
  }),
];
