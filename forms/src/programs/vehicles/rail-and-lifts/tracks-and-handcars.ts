import { all, box, cylinder, extrude, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { four, many } from "@blenda/forge/language/places";
import { part, pick, program, spins, turns, whole } from "@blenda/forge/language/program";
import { drumX, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { coasterTrack, LOW, onTrack, rail } from "./coaster-track.ts";

const PROFILE = flat`
  -0.07 0, 0.07 0, 0.07 0.015, 0.015 0.03, 0.015 0.09, 0.035 0.1, 0.035 0.13, -0.035 0.13, -0.035 0.1, -0.015 0.09, -0.015 0.03,
  -0.07 0.015
`;
/** Sleepers, rails and what fastens them, of this length along z, on the height `y`. */
const rails = (long: number, y: number, sleepers: number) => [
  part(
    "sleepers",
    second("wood", 0x5f432c, { grain: "x" }),
    many(sleepers, (at) =>
      box(1.5, 0.11, 0.16, 0.012)
        .turn(0, (at % 3) - 1, 0)
        .at(0, y, (at / (sleepers - 1) - 0.5) * (long - 0.24)),
    ),
  ),
  part(
    "rails",
    main("steel", 0x8d8a86),
    extrude(PROFILE, long, 0.004)
      .at(0.46, y + 0.055, 0)
      .mirror("x"),
  ),
  part(
    "plates",
    fixed("iron", 0x4f3a2e),
    many(sleepers, (at) => box(0.22, 0.02, 0.1, 0.004).at(0.46, y + 0.06, (at / (sleepers - 1) - 0.5) * (long - 0.24))).mirror("x"),
  ),
];

export const onRails = [
  program({
    id: "railway track",
    nouns: [
      "railroad track",
      "train track",
      "rail track",
      "railroad",
      "railway line",
      "train rail",
      "rail",
      "railway",
      "railway tracks",
      "train tracks",
      "railroad tracks",
      "rails",
      "rail tracks",
    ],
    about: "a piece of railway: two steel rails on wooden sleepers in a bed of gravel",
    metresPerUnit: 1.55,
    wears: ["rail", "sleeper tie", "gravel ballast"],
    gathers: 9,
    params: { long: [2.4, 3], sleepers: whole(7, 9) },
    sockets: ({ long }) => ({ top: { at: [0, 0.32, 0], size: [0.9, 1.5, long] } }),
    parts: ({ long, sleepers }, { random }) => {
      const own = random.fork("gravel");
      const stones = Array.from({ length: 70 }, () => ({
        at: [(own.between(0, 1) - 0.5) * 1.9, 0.115, (own.between(0, 1) - 0.5) * long * 0.96] as const,
        turn: [own.between(0, 360), own.between(0, 360), 0] as const,
        scale: own.between(0.6, 1.3),
      }));
      return [
        part("bed", third("stone", 0x8a8680), side(flat`${-long / 2} 0, ${long / 2} 0, ${long / 2} 0.1, ${-long / 2} 0.1`, 2.04, 0.03)),
        part("gravel", third("stone", 0x9a958e), box(0.09, 0.06, 0.08, 0).scatter(stones)),
        ...rails(long, 0.13, sleepers),
      ];
    },
  }),
  program({
    id: "handcar",
    nouns: ["hand car", "pump trolley", "draisine", "railway handcar", "rail trolley", "pump car"],
    about: "a handcar on rails: a wooden platform on four iron wheels with a seesaw handle to pump",
    metresPerUnit: 1.4,
    wears: ["frame lever", "platform", "wheel"],
    params: { tilt: [-14, 14], sleepers: whole(5, 6) },
    sockets: () => ({ top: { at: [0, 0.6, -0.5], size: [0.8, 1.2, 0.4] } }),
    parts: ({ tilt, sleepers }) => [
      ...rails(2.2, 0.06, sleepers).map((each) =>
        each.name === "rails" ? { ...each, of: fixed("steel", 0x8d8a86) } : { ...each, of: fixed("wood", 0x4f3725) },
      ),
      part(
        "wheels",
        third("iron", 0x3a3c40),
        four(all(drumX(0.17, 0.07, 0.01), drumX(0.2, 0.02, 0.006).at(-0.04, 0, 0), drumX(0.05, 0.14)), 0.48, 0.42, 0.52),
        { motion: spins([0, 0.42, 0.52], [1, 0, 0]) },
      ),
      part(
        "axles",
        fixed("iron", 0x2b2d30),
        all(drumX(0.035, 0.96).at(0, 0.42, 0.52).mirror("z"), box(0.06, 0.12, 1.5, 0.015).at(0.36, 0.49, 0).mirror("x")),
      ),
      part(
        "platform",
        second("wood", 0x9a6a3a, { grain: "x" }),
        many(9, (at) => box(1.04, 0.05, 0.165, 0.01).at(0, 0.575, -0.7 + at * 0.175)),
      ),
      part(
        "stand",
        main("paint", 0xb3312a),
        all(
          rod([0.2, 0.6, 0.24], [0.06, 1.26, 0], 0.035).mirror("x").mirror("z"),
          drumX(0.05, 0.3).at(0, 1.26, 0),
          box(0.36, 0.05, 0.06, 0.01).at(0, 0.86, 0.15).mirror("z"),
        ),
      ),
      part(
        "lever",
        main("paint", 0xb3312a),
        all(rod([0, 0, -0.66], [0, 0, 0.66], 0.04), sphere(0.07, 1, 18), rod([0, 0, 0.2], [0.16, -0.5, 0.2], 0.02))
          .turn(tilt, 0, 0)
          .at(0, 1.28, 0),
        { motion: turns([0, 1.28, 0], [1, 0, 0], -14, 14) },
      ),
      part("handles", fixed("wood", 0xb98a56), drumX(0.032, 0.66, 0.015).at(0, 0, 0.66).mirror("z").turn(tilt, 0, 0).at(0, 1.28, 0), {
        motion: turns([0, 1.28, 0], [1, 0, 0], -14, 14),
      }),
      part("gear", fixed("brass"), all(drumX(0.14, 0.05).at(0.16, 0.72, 0.2), torus(0.12, 0.02).turn(0, 0, 90).at(0.16, 0.72, 0.2))),
      part("lantern", light(0xffc26a), cylinder(0.05, 0.12, { sides: 16 }).at(0.4, 0.68, 0.66)),
      part(
        "lantern cap",
        fixed("iron", 0x2b2d30),
        all(cylinder(0.065, 0.06, { top: 0.02 }).at(0.4, 0.77, 0.66), cylinder(0.06, 0.03).at(0.4, 0.615, 0.66)),
      ),
    ],
  }),
  program({
    id: "roller coaster",
    nouns: ["rollercoaster", "roller-coaster", "big dipper", "looping coaster", "coaster ride"],
    about: "a roller coaster with a looping, a hill, steel supports and a train of cars",
    metresPerUnit: 9,
    wears: ["rail track", "support", "train car"],
    params: { hill: [1.5, 1.75], loop: [0.42, 0.5], tone: pick("red", "blue", "yellow") },
    parts: ({ hill, loop, tone }) => {
      const track = coasterTrack(hill, loop);
      const isLoop = (index: number) => index >= 5 && index < 36;
      const spots = track.map((_, index) => onTrack(track, index));
      const cars = [0, 2, 4].map((at) => onTrack(track, 61 + at));
      return [
        part(
          "rails",
          main("paint", { red: 0xd2261f, blue: 0x1f62c4, yellow: 0xf0b41c }[tone]),
          all(...[0.06, -0.06].map((aside) => sweep(rail(track, aside), 0.014, { isStraight: true, isClosed: true }))),
        ),
        part(
          "spine",
          main("paint", { red: 0xb01f1a, blue: 0x1a52a6, yellow: 0xd09a14 }[tone]),
          sweep(rail(track.slice(34), 0, 0.05).slice(0, -1), 0.02, { isStraight: true }),
        ),
        part("ties", second("steel", 0xd8dadc), box(0.15, 0.012, 0.02, 0).scatter(spots)),
        part(
          "supports",
          second("steel", 0xd8dadc),
          all(
            ...track.flatMap(({ at: [x, y, z], across }, index) =>
              isLoop(index) || index % 3 > 0
                ? []
                : [
                    rod([x, y - 0.05, z], [x + across[0] * 0.12, 0, z + across[2] * 0.12], 0.018),
                    ...(y > 0.7 ? [rod([x, y - 0.05, z], [x - across[0] * 0.3, 0, z - across[2] * 0.3], 0.014)] : []),
                  ],
            ),
            rod([loop * 1.02, LOW + loop, 0.54], [loop * 1.5, 0, 0.54], 0.02).mirror("x"),
            rod([0, LOW + loop * 2.02, 0.55], [0, LOW + loop * 2.02, 0.24], 0.018),
            rod([0, LOW + loop * 2.04, 0.26], [0, 0, 0.1], 0.024),
          ),
        ),
        part(
          "cars",
          third("paint", 0xf2c21d),
          all(box(0.16, 0.09, 0.2, 0.03).at(0, 0.09, 0), box(0.15, 0.13, 0.03, 0.012).at(0, 0.16, -0.08)).scatter(cars),
        ),
        part("riders", fixed("plastic", 0xe0a27a), all(sphere(0.026, 1, 12).at(0.036, 0.2, -0.02).mirror("x")).scatter(cars)),
        part("clothes", fixed("fabric", 0x2f7ab8), all(box(0.05, 0.07, 0.045, 0.015).at(0.036, 0.145, -0.02).mirror("x")).scatter(cars)),
        part("wheels", fixed("rubber", 0x1b1c1f), four(drumX(0.026, 0.02), 0.07, 0.03, 0.07).scatter(cars)),
        part("nose", third("paint", 0xf2c21d), sphere(0.08, 1, 20).scale(1, 0.6, 0.9).at(0, 0.09, 0.09).scatter([cars[2]])),
        part("ground", fixed("fabric", 0x5d8a45), lathe(flat`0 -0.04, 1.1 -0.04, 1.12 0, 0 0`, { sides: 64 }).scale(1.75, 1, 0.9)),
        part(
          "station",
          fixed("wood", 0x9a6a3a),
          all(box(0.7, 0.13, 0.2, 0.012).at(-0.8, 0.065, 0.78), four(box(0.025, 0.4, 0.025, 0.005), 0.3, 0.3, 0.07).at(-0.8, 0, 0.78)),
        ),
        part("station roof", third("paint", 0xf2c21d), side(flat`-0.16 0.48, 0.16 0.48, 0 0.62`, 0.78, 0.01).at(-0.8, 0, 0.78)),
      ];
    },
  }),
];
