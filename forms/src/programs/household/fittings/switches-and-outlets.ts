import { all, box, cylinder, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { arc, atDepth } from "@blenda/forge/language/lists";
import { flat, row } from "@blenda/forge/language/numbers";
import { many, twin } from "@blenda/forge/language/places";
import { part, pick, program, turns, whole } from "@blenda/forge/language/program";
import { facing, put } from "@blenda/forge/language/put";
import { drumX, drumZ, hose, panel, rod } from "@blenda/forge/language/shorthand";
import { darkGlass, fixed, light, main, second, third } from "@blenda/forge/language/substance";

const hole = fixed("rubber", 0x17181a);

export const onWalls = [
  program({
    id: "light switch",
    nouns: ["switch", "wall switch", "lightswitch", "toggle switch", "rocker switch", "dimmer", "dimmer switch"],
    about: "a switch plate on the wall with a rocker or a toggle and two screws",
    metresPerUnit: 0.12,
    wears: ["plate", "switch rocker", "screw"],
    params: { kind: pick("rocker", "toggle"), gangs: whole(1, 2), tilt: [7, 10] },
    variants: {
      toggle: { words: "lever", set: { kind: "toggle" } },
      double: { words: "two twin", set: { gangs: 2 } },
      single: { words: "simple", set: { gangs: 1 } },
    },
    parts: ({ kind, gangs, tilt }) => {
      const wide = 0.62 + (gangs - 1) * 0.44;
      const key =
        kind === "rocker"
          ? panel(0.26, 0.52, 0.08, 0.02, 0.02).turn(-tilt, 0, 0).at(0, 0.5, 0.045)
          : put(box(0.11, 0.1, 0.3, 0.035), [0, 0.55, 0.12], [-26 - tilt, 0, 0]);
      const frame = kind === "rocker" ? panel(0.31, 0.58, 0.02, 0.03, 0.006) : panel(0.17, 0.34, 0.03, 0.03, 0.008);
      return [
        part("plate", main("plastic", 0xf2efe6), panel(wide, 1, 0.07, 0.06, 0.03).at(0, 0.5, 0)),
        part(
          "frame",
          kind === "rocker" ? fixed("plastic", 0xb9b5aa) : main("plastic", 0xe2ded2),
          frame.at(0, 0.5, 0.032).array(gangs, [0.44, 0, 0]),
        ),
        part("switch", second("plastic", 0xfbf9f3), key.array(gangs, [0.44, 0, 0]), {
          motion: turns([0, 0.5, 0.04], [1, 0, 0], 0, tilt * 2),
        }),
        part(
          "screws",
          third("steel", 0xc6cacd),
          many(gangs * 2, (at) =>
            all(sphere(0.034, 1, 14).scale(1, 1, 0.4), box(0.05, 0.01, 0.02, 0).turn(0, 0, 30).at(0, 0, 0.008)).at(
              (Math.floor(at / 2) - (gangs - 1) / 2) * 0.44,
              at % 2 ? 0.1 : 0.9,
              0.036,
            ),
          ),
        ),
        part(
          "lamp",
          light(0xff8a3a),
          box(0.06, 0.014, 0.01, 0.002)
            .at(0, kind === "rocker" ? 0.29 : 0.36, kind === "rocker" ? 0.1 : 0.05)
            .array(gangs, [0.44, 0, 0]),
        ),
      ];
    },
  }),
  program({
    id: "power outlet",
    nouns: ["outlet", "wall socket", "socket", "electrical outlet", "power socket", "electric socket", "plug socket", "wall outlet"],
    about: "a socket plate on the wall with holes for two plugs",
    metresPerUnit: 0.12,
    wears: ["plate", "face insert", "screw"],
    params: { kind: pick("american", "european"), wide: [0.64, 0.72] },
    variants: {
      american: { words: "us usa", set: { kind: "american" } },
      european: { words: "german schuko eu euro", set: { kind: "european" } },
    },
    parts: ({ kind, wide }) => {
      const isRound = kind === "european";
      const faces = isRound
        ? facing(lathe(flat`0 0, 0.25 0, 0.25 0.04, 0.24 0.06, 0.2 0.06, 0.2 0.01, 0 0.01`, { sides: 44 }))
        : panel(0.4, 0.34, 0.06, 0.15, 0.02);
      const holes = isRound
        ? all(twin(drumZ(0.03, 0.012, 0), 0.08, 0, 0.014))
        : all(
            box(0.026, 0.11, 0.012, 0.002).at(-0.085, 0.05, 0.03),
            box(0.026, 0.09, 0.012, 0.002).at(0.085, 0.05, 0.03),
            drumZ(0.034, 0.012, 0).at(0, -0.08, 0.03),
          );
      const two = [0.27, 0.73];
      return [
        part("plate", main("plastic", 0xf2efe6), panel(wide, 1.06, 0.07, 0.06, 0.03).at(0, 0.5, 0)),
        part("faces", second("plastic", 0xfbf9f3), all(...two.map((y) => faces.at(0, y, 0.035)))),
        part("holes", hole, all(...two.map((y) => holes.at(0, y, 0.036)))),
        part(
          "screws",
          third("steel", 0xc6cacd),
          all(
            ...(isRound ? two : [0.5]).map((y) =>
              all(sphere(0.03, 1, 14).scale(1, 1, 0.4), box(0.044, 0.01, 0.02, 0).at(0, 0, 0.008)).at(0, y, isRound ? 0.05 : 0.036),
            ),
          ),
        ),
        isRound &&
          part(
            "clips",
            fixed("steel", 0xc6cacd),
            all(
              ...two.map((y) =>
                all(box(0.04, 0.03, 0.05, 0.004).at(0, 0.19, 0.02), box(0.04, 0.03, 0.05, 0.004).at(0, -0.19, 0.02)).at(0, y, 0.04),
              ),
            ),
          ),
      ];
    },
  }),
  program({
    id: "power strip",
    nouns: ["extension cord", "extension cable", "extension lead", "multi plug", "surge protector", "multiple socket", "power bar"],
    about: "a long block of sockets with a switch, a cable and a plug",
    metresPerUnit: 0.36,
    wears: ["block case", "cable plug", "switch"],
    params: { count: whole(4, 6), loops: [0.16, 0.2] },
    parts: ({ count, loops }) => {
      const long = count * 0.19 + 0.2;
      const places = Array.from({ length: count }, (_, at) => (at - (count - 1) / 2) * 0.19 + 0.08);
      const plug = all(
        drumX(0.075, 0.12, 0.03),
        rod([0.05, 0, 0.03], [0.17, 0, 0.03], 0.014),
        rod([0.05, 0, -0.03], [0.17, 0, -0.03], 0.014),
      );
      return [
        part("block", main("plastic", 0xf0ede4), box(long, 0.11, 0.22, 0.03).at(0, 0.06, 0)),
        part(
          "cups",
          fixed("plastic", 0xd0ccc0),
          all(
            ...places.map((x) => lathe(flat`0 0, 0.082 0, 0.08 0.012, 0.068 0.012, 0.068 0.002, 0 0.002`, { sides: 28 }).at(x, 0.114, 0)),
          ),
        ),
        part(
          "holes",
          hole,
          all(
            ...places.map((x) =>
              all(
                cylinder(0.014, 0.006, { sides: 12, bevel: 0 }).at(-0.024, 0, 0.024),
                cylinder(0.014, 0.006, { sides: 12, bevel: 0 }).at(0.024, 0, -0.024),
              ).at(x, 0.118, 0),
            ),
          ),
        ),
        part(
          "switch",
          third("plastic", 0xd8322a),
          box(0.07, 0.03, 0.11, 0.01)
            .turn(0, 0, 8)
            .at(-long / 2 + 0.075, 0.12, 0),
          { motion: turns([-long / 2 + 0.075, 0.12, 0], [0, 0, 1], 0, -16) },
        ),
        part("frame", fixed("plastic", 0x2a2b2e), box(0.1, 0.012, 0.14, 0.004).at(-long / 2 + 0.075, 0.114, 0)),
        part(
          "cable",
          second("rubber", 0x34363a),
          hose(
            row`${-long / 2 + 0.02} 0.06 0, ${-long / 2 - 0.14} 0.03 0.02, ${-long / 2 - 0.2} 0.025 0.24, ${-long / 2 + 0.1} 0.025 ${0.24 + loops}, ${-long / 2 + 0.3} 0.025 0.36, ${-long / 2 + 0.16} 0.03 0.24, ${-long / 2 + 0.06} 0.07 0.36, 0 0.03 0.46, 0.1 0.06 0.44`,
            0.022,
          ),
        ),
        part("plug", second("rubber", 0x34363a), plug.at(0.15, 0.075, 0.44)),
        part("pins", fixed("steel", 0xd0d3d5), rod([0.2, 0.075, 0], [0.33, 0.075, 0], 0.016).array(2, [0, 0, 0.06]).at(0, 0, 0.44)),
      ];
    },
  }),
  program({
    id: "thermostat",
    nouns: ["room thermostat", "smart thermostat", "temperature control", "heating control"],
    about: "a round dial on the wall that shows the temperature on a scale",
    metresPerUnit: 0.1,
    wears: ["ring case", "plate", "hand"],
    params: { warm: [30, 120], ticks: whole(17, 23) },
    parts: ({ warm, ticks }) => [
      part("plate", second("plastic", 0xf2efe6), panel(1.16, 1.16, 0.06, 0.2, 0.025).at(0, 0.58, -0.05)),
      part(
        "ring",
        main("steel", 0xc2c6c9),
        facing(lathe(flat`0 0, 0.5 0, 0.5 0.12, 0.47 0.16, 0.43 0.16, 0.42 0.13, 0 0.13`, { sides: 64 })).at(0, 0.58, -0.03),
        { motion: turns([0, 0.58, 0], [0, 0, 1], 0, 90) },
      ),
      part("screen", darkGlass(0x15191f, 0.9), drumZ(0.425, 0.02, 0.004).at(0, 0.58, 0.1)),
      part(
        "ticks",
        light(0xe8f2ff),
        many(ticks, (at) => put(box(0.012, 0.06, 0.008, 0).at(0, 0.34, 0), [0, 0.58, 0.113], [0, 0, 125 - (at * 250) / (ticks - 1)])),
      ),
      part("warmth", light(0xff8a3a), sweep(atDepth(arc(0.34, 215 - warm, 215, 16)), 0.014).at(0, 0.58, 0.113)),
      part("hand", third("plastic", 0xff7a2a), put(box(0.03, 0.13, 0.014, 0.004).at(0, 0.34, 0), [0, 0.58, 0.116], [0, 0, 125 - warm])),
      part(
        "digits",
        light(0xffffff),
        all(
          ...["2", "1"].map((digit, at) => segments(digit).at(at * 0.2 - 0.1, 0.58, 0.113)),
          facing(hoop(0.025, 0.007, 16)).at(0.2, 0.67, 0.113),
        ),
      ),
    ],
  }),
  program({
    id: "smoke detector",
    nouns: ["smoke alarm", "fire alarm", "fire detector", "carbon monoxide detector", "smoke sensor"],
    about: "a flat round alarm for the ceiling with slots, a test button and a small light",
    metresPerUnit: 0.13,
    wears: ["case", "button", "base"],
    params: { slots: whole(18, 26), high: [0.24, 0.3] },
    parts: ({ slots, high }) => [
      part("base", third("plastic", 0xdeddd7), cylinder(0.52, 0.07, { sides: 56, bevel: 0.02 }).at(0, 0.035, 0)),
      part("neck", fixed("plastic", 0x3a3b3e), cylinder(0.44, high, { sides: 48 }).at(0, high / 2, 0)),
      part("fins", main("plastic", 0xf3f2ee), box(0.03, 0.1, 0.06, 0.004).at(0, 0.11, 0.445).ring(slots)),
      part(
        "case",
        main("plastic", 0xf3f2ee),
        all(
          lathe(flat`0 0.15, 0.48 0.15, 0.5 0.18, 0.44 ${high + 0.02}, 0.3 ${high + 0.06}, 0 ${high + 0.07}`, { sides: 56 }),
          hoop(0.3, 0.012, 48).at(0, high + 0.058, 0),
        ),
      ),
      part(
        "button",
        second("plastic", 0xd7d9db),
        lathe(flat`0 0, 0.13 0, 0.12 0.025, 0.06 0.02, 0 0.018`, { sides: 36 }).at(0, high + 0.064, 0.06),
      ),
      part(
        "sound holes",
        hole,
        many(12, (at) =>
          cylinder(0.012, 0.01, { sides: 10, bevel: 0 }).at(
            Math.cos(at * 0.26 + 2.9) * 0.22,
            high + 0.067,
            Math.sin(at * 0.26 + 2.9) * 0.22,
          ),
        ),
      ),
      part("lamp", light(0xff3020), sphere(0.022, 1, 12).at(0, high + 0.062, 0.24)),
    ],
  }),
];

/** A digit of a display, lit bars. */
function segments(digit: string) {
  const bars = { "2": "abged", "1": "bc" }[digit] ?? "abcdefg";
  const flatBar = box(0.11, 0.02, 0.008, 0);
  const upright = box(0.02, 0.11, 0.008, 0);
  const all7 = {
    a: flatBar.at(0, 0.12, 0),
    b: upright.at(0.06, 0.06, 0),
    c: upright.at(0.06, -0.06, 0),
    d: flatBar.at(0, -0.12, 0),
    e: upright.at(-0.06, -0.06, 0),
    f: upright.at(-0.06, 0.06, 0),
    g: flatBar,
  };
  return all(...[...bars].map((bar) => all7[bar as keyof typeof all7]));
}
