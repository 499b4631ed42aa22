import { all, box, extrude, lathe, sphere } from "@blenda/forge/language/form";
import { arc } from "@blenda/forge/language/lists";
import { flat } from "@blenda/forge/language/numbers";
import { pieces } from "@blenda/forge/language/pieces";
import { four, many, twin } from "@blenda/forge/language/places";
import { part, program, whole } from "@blenda/forge/language/program";
import { rod, tray } from "@blenda/forge/language/shorthand";
import { courses, rings } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { archOutline } from "../country/walls.ts";
import { asphalt, bark, cragged, crown, ease, foliage, grassPaint, land, trunk, waves } from "../places/ground.ts";
import { rails } from "./stations-and-hangars.ts";

export const roads = [
  program({
    id: "tunnel",
    nouns: ["road tunnel", "railway tunnel", "train tunnel", "tunnel entrance", "underpass"],
    about: "a stone tunnel mouth in a green hill with a road going in",
    metresPerUnit: 6,
    wears: ["stone portal", "hill grass", "line"],
    params: { high: [0.95, 1.1], wide: [0.62, 0.7] },
    traits: { railway: "train railroad rail metro" },
    parts: ({ high, wide }, { has, random }) => {
      const wave = waves(random, 0.12, 0.4);
      const [w, h] = [wide, wide * 0.95];
      const track = rails(2.0);
      const hill = lathe(flat`0 -0.02, 1 -0.02, 0.94 0.26, 0.72 ${high * 0.72}, 0.36 ${high * 0.95}, 0.12 ${high}, 0 ${high}`, {
        smooth: 22,
        sides: 56,
        ribs: 7,
        ribDepth: 0.06,
      });
      return [
        part(
          "hill",
          cragged(0x8a7d6c, 1),
          hill.minus(extrude(archOutline(w * 0.9, h * 0.95), 3, 0).at(0, -0.05, 1), box(3, 3, 1, 0).at(0, 0, 1.1)),
        ),
        part(
          "portal",
          main("stone", 0xb5aa98, { paint: [courses(0.16, 0.08, { joint: 0.008 })] }),
          extrude(
            [
              [-0.72, 0],
              [-w / 2, 0],
              ...archOutline(w, h, 14).slice(2).reverse(),
              [w / 2, 0],
              [0.72, 0],
              [0.62, h + 0.22],
              [-0.62, h + 0.22],
            ],
            0.12,
            0.01,
          ).at(0, 0, 0.62),
        ),
        part(
          "stones",
          main("stone", 0xd2c8b6),
          many(13, (n) => {
            const a = (n / 12) * Math.PI;
            return box(0.08, 0.11, 0.16, 0.01)
              .turn(0, 0, (a * 180) / Math.PI - 90)
              .at(Math.cos(a) * (w / 2 + 0.04), h - w / 2 + Math.sin(a) * (w / 2 + 0.04), 0.63);
          }),
        ),
        pieces("ledge", main("stone", 0xc4baa8), box(1.34, 0.06, 0.2, 0.012).at(0, h + 0.24, 0.62)),
        part("dark", fixed("plastic", 0x17171a), extrude(archOutline(w * 0.94, h * 0.97), 0.03, 0.002).at(0, 0, 0.1)),
        part("lamps", light(0xffdc8a), twin(box(0.03, 0.03, 0.1, 0.006).array(3, [0, 0, 0.16]), w * 0.34, h * 0.74, 0.42)),
        part("road", has("railway") ? fixed("stone", 0x7d776e) : asphalt, box(w * 0.96, 0.05, 1.2, 0.006).at(0, 0.0, 0.66)),
        has("railway")
          ? pieces(
              "track",
              { ...fixed("steel", 0x9aa0a4), slot: 2 },
              track.sleepers.turn(0, 90, 0).scale(1, 1, 0.55).at(0, 0.03, 0.66),
              track.rails.turn(0, 90, 0).scale(1, 1, 0.55).at(0, 0.03, 0.66),
            )
          : pieces(
              "lines",
              third("plastic", 0xf4f2e8),
              box(0.03, 0.008, 0.12, 0).array(5, [0, 0, 0.24]).at(0, 0.026, 0.72),
              twin(box(0.02, 0.008, 1.1, 0), w * 0.42, 0.026, 0.7),
            ),
        part(
          "ground",
          cragged(0x8a7d6c, 1),
          land((x, z) => -0.004 + wave(x, z) * 0.1 * ease(0.5, 0.9, Math.hypot(x, z)), { isRound: true, size: 1.25, deep: 0.1, rows: 8 }),
        ),
      ];
    },
  }),
  program({
    id: "road",
    nouns: ["road piece", "street piece", "road tile", "street tile", "highway", "road segment", "asphalt road", "paved road"],
    about: "a piece of road with lane markings, kerbs and verges",
    metresPerUnit: 4,
    wears: ["asphalt", "line", "verge grass"],
    params: { dashes: whole(4, 6), wide: [1.1, 1.25] },
    traits: { curved: "bend curve winding" },
    sockets: () => ({ top: { at: [0, 0.04, 0], size: [0.9, 0.8, 1.6] } }),
    parts: ({ dashes, wide }, { has }) => {
      const ring = (inner: number, outer: number, tall: number) =>
        extrude([...arc(outer, 0, 90, 20), ...arc(inner, 90, 0, 20)], tall, 0.003)
          .turn(-90, 0, 0)
          .at(-1, 0, 1);
      const [near, far] = [1 - wide / 2, 1 + wide / 2];
      if (has("curved"))
        return [
          part("road", main("stone", 0x4a4c50), ring(near, far, 0.05)),
          pieces(
            "lines",
            second("plastic", 0xf4f2e8),
            ...Array.from({ length: dashes }, (_, n) =>
              extrude([...arc(1.012, 0, 50 / dashes, 4), ...arc(0.988, 50 / dashes, 0, 4)], 0.008, 0)
                .turn(-90, 0, 0)
                .turn(0, (n * 90) / dashes + 8, 0)
                .at(-1, 0.027, 1),
            ),
            ring(near + 0.05, near + 0.075, 0.008).at(0, 0.027, 0),
            ring(far - 0.075, far - 0.05, 0.008).at(0, 0.027, 0),
          ),
          pieces("kerbs", fixed("concrete", 0xc2bfb8), ring(near - 0.06, near, 0.1), ring(far, far + 0.06, 0.1)),
          pieces("verges", { ...third("leather", 0x649440), paint: grassPaint }, box(2, 0.05, 2, 0.012).at(0, -0.03, 0)),
        ];
      return [
        part("road", main("stone", 0x4a4c50), box(wide, 0.05, 2, 0.004)),
        pieces(
          "lines",
          second("plastic", 0xf4f2e8),
          box(0.03, 0.008, 1.1 / dashes, 0)
            .array(dashes, [0, 0, 2 / dashes])
            .at(0, 0.027, 0),
          twin(box(0.025, 0.008, 1.99, 0), wide / 2 - 0.06, 0.027, 0),
        ),
        part(
          "kerbs",
          fixed("concrete", 0xc2bfb8, { paint: [rings({ by: -0.3 }, 0.25, { along: "z", width: 0.04 })] }),
          twin(box(0.06, 0.1, 2, 0.008), wide / 2 + 0.03, 0, 0),
        ),
        part("verges", { ...third("leather", 0x649440), paint: grassPaint }, box(2, 0.06, 2.004, 0.012).at(0, -0.015, 0)),
      ];
    },
  }),
  program({
    id: "crossroads",
    nouns: ["intersection", "crossing", "street corner", "junction", "crossroad", "road junction", "street crossing", "road intersection"],
    about: "two roads that cross, with zebra crossings, pavements on the corners and traffic lights",
    metresPerUnit: 7,
    wears: ["pavement corner", "line", "signal post"],
    params: { wide: [0.78, 0.9], bars: whole(6, 7) },
    parts: ({ wide, bars }) => {
      const c = (2 - wide) / 2;
      const corner = wide / 2 + c / 2;
      return [
        part("roads", asphalt, box(2, 0.06, 2, 0.008).at(0, -0.03, 0)),
        part(
          "pavements",
          main("concrete", 0xb4b0a8, { paint: [courses(0.12, 9, { joint: 0.005 })] }),
          four(tray(c, 0.06, c, 0.12, 0.008), corner, 0.02, corner),
        ),
        pieces(
          "lines",
          second("plastic", 0xf4f2e8),
          box(0.06, 0.008, 0.2, 0)
            .array(bars, [(wide - 0.1) / bars, 0, 0])
            .at(0, 0.002, wide / 2 + 0.16)
            .ring(4),
          box(0.02, 0.008, 0.12, 0)
            .array(2, [0, 0, 0.2])
            .at(0, 0.002, wide / 2 + 0.46)
            .ring(4),
          box(wide / 2 - 0.06, 0.008, 0.03, 0)
            .at(wide / 4, 0.002, wide / 2 + 0.31)
            .ring(4),
        ),
        pieces(
          "posts",
          third("iron", 0x2f3436),
          all(rod([0, 0, 0], [0, 0.5, 0], 0.014), box(0.07, 0.19, 0.06, 0.012).at(0, 0.5, 0))
            .at(wide / 2 + 0.07, 0.04, wide / 2 + 0.07)
            .ring(4),
        ),
        ...(
          [
            [0.06, 0xff3a2a],
            [0, 0xffb83a],
            [-0.06, 0x3ae06a],
          ] as const
        ).map(([y, tone], n) =>
          part(
            `signal ${n + 1}`,
            light(tone),
            sphere(0.022, 1, 10)
              .at(wide / 2 + 0.07, 0.54 + y, wide / 2 + 0.1)
              .ring(4),
          ),
        ),
        part("trunks", bark, four(trunk.scale(0.5), corner + 0.12, 0.05, corner + 0.12)),
        part("trees", foliage(0x4c8a3a), four(crown.scale(0.5), corner + 0.12, 0.05, corner + 0.12)),
      ];
    },
  }),
];
