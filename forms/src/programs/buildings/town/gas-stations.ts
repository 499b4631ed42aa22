import { all, box, cylinder, extrude, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, pick, program } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";

export const sightsInTown = [
  program({
    id: "gas station",
    nouns: ["petrol station", "filling station", "service station", "fuel station"],
    about: "a petrol station: a roof on posts over two pumps, a small shop and a price sign",
    metresPerUnit: 5,
    wears: ["roof band", "shop wall", "pump"],
    params: { wide: [1.5, 1.8], tone: pick("red", "blue", "green") },
    parts: ({ wide, tone }) => {
      const color = { red: 0xb3231d, blue: 0x2460a7, green: 0x2f7a4a }[tone];
      const pumps = [-0.42, 0.42].map((x) => ({ at: [x, 0, 0.5] as const }));
      return [
        part("ground", fixed("concrete", 0x6a6a6c), box(2.5, 0.05, 2.1, 0.01).at(0, 0.025, 0.1)),
        part("canopy", second("plastic", 0xf2f0ea), box(wide, 0.14, 0.9, 0.02).at(0, 0.98, 0.5)),
        part("band", main("plastic", color), box(wide + 0.02, 0.07, 0.92, 0.01).at(0, 0.99, 0.5)),
        part(
          "posts",
          fixed("steel", 0xc6cacd),
          all(
            box(0.06, 0.9, 0.06, 0.01)
              .at(0, 0.5, 0.5)
              .scatter([{ at: [-0.42, 0, -0.12] }, { at: [0.42, 0, -0.12] }]),
          ),
        ),
        part(
          "islands",
          fixed("concrete", 0xb9b6ae),
          box(0.2, 0.06, 0.6, 0.03).scatter([{ at: [-0.42, 0.07, 0.44] }, { at: [0.42, 0.07, 0.44] }]),
        ),
        part(
          "pumps",
          third("plastic", color),
          all(box(0.14, 0.34, 0.12, 0.016).at(0, 0.26, 0), box(0.15, 0.07, 0.13, 0.014).at(0, 0.46, 0)).scatter(pumps),
        ),
        part("screens", fixed("plastic", 0x1d1e21), box(0.1, 0.08, 0.01, 0.003).at(0, 0.34, 0.062).scatter(pumps)),
        part(
          "hoses",
          fixed("rubber", 0x17181a),
          all(rod([0.075, 0.36, 0], [0.11, 0.2, 0.02], 0.01), rod([0.11, 0.2, 0.02], [0.085, 0.3, 0.03], 0.012)).scatter(pumps),
        ),
        part("shop", second("plastic", 0xeeeae0), box(1.5, 0.6, 0.56, 0.012).at(0, 0.35, -0.56)),
        part("shop roof", main("plastic", color), all(box(1.58, 0.08, 0.64, 0.014).at(0, 0.69, -0.56))),
        part(
          "windows",
          fixed("plastic", 0x24333c),
          all(box(0.42, 0.34, 0.012, 0.004).at(0.46, 0.36, -0.278).mirror("x"), box(0.26, 0.46, 0.012, 0.004).at(0, 0.28, -0.278)),
        ),
        part(
          "frames",
          fixed("steel", 0xc6cacd),
          all(box(0.012, 0.46, 0.02, 0.002).at(0, 0.28, -0.276), box(0.012, 0.34, 0.02, 0.002).at(0.46, 0.36, -0.276).mirror("x")),
        ),
        part(
          "sign",
          main("plastic", color),
          all(box(0.3, 0.2, 0.05, 0.014).at(1.06, 1.12, 0.9), box(0.3, 0.34, 0.04, 0.01).at(1.06, 0.82, 0.9)),
        ),
        part(
          "sign post",
          fixed("steel", 0xc6cacd),
          all(rod([0.96, 0.04, 0.9], [0.96, 1.2, 0.9], 0.016), rod([1.16, 0.04, 0.9], [1.16, 1.2, 0.9], 0.016)),
        ),
        part(
          "prices",
          light(0xffd23a),
          all(box(0.2, 0.05, 0.01, 0.002).array(3, [0, 0.09, 0]).at(1.06, 0.82, 0.922), box(0.14, 0.1, 0.01, 0.002).at(1.06, 1.12, 0.928)),
        ),
        part("lamps", light(0xfff4d8), box(0.2, 0.01, 0.1, 0.002).scatter([{ at: [-0.4, 0.908, 0.6] }, { at: [0.4, 0.908, 0.6] }])),
      ];
    },
  }),
  program({
    id: "mosque",
    nouns: ["masjid", "hagia sophia", "blue mosque"],
    about: "a mosque with a great dome, small domes and four slim minarets",
    metresPerUnit: 18,
    wears: ["wall", "dome", "crescent"],
    params: { dome: [0.36, 0.42], tower: [1.3, 1.5], tone: pick("blue", "green", "gold") },
    parts: ({ dome, tower, tone }) => {
      const roof = second(tone === "gold" ? "gold" : "copper", { blue: 0x4f8fae, green: 0x5f9a84, gold: 0xd8b04a }[tone]);
      const onion = (r: number) =>
        lathe(
          flat`0 0, ${r} 0, ${r * 1.08} ${r * 0.3}, ${r * 0.96} ${r * 0.75}, ${r * 0.55} ${r * 1.15}, ${r * 0.16} ${r * 1.35}, ${r * 0.05} ${r * 1.6}, 0 ${r * 1.7}`,
          { smooth: 26, sides: 44 },
        );
      const arch = (w: number, h: number) =>
        extrude(
          [
            ...flat`${w / 2} 0, ${w / 2} ${h * 0.6}, ${w * 0.34} ${h * 0.84}, 0 ${h}, ${-w * 0.34} ${h * 0.84}, ${-w / 2} ${h * 0.6}, ${-w / 2} 0`,
          ],
          0.03,
          0.004,
        );
      return [
        part(
          "walls",
          main("stone", 0xe6dcc6),
          all(
            box(1.3, 0.56, 1, 0.012).at(0, 0.32, 0),
            box(0.46, 0.72, 0.12, 0.012).at(0, 0.4, 0.5),
            box(0.8, 0.16, 0.8, 0.012).at(0, 0.66, 0),
            lathe(flat`0 0, ${dome} 0, ${dome} 0.16, 0 0.16`, { sides: 44 }).at(0, 0.74, 0),
            box(2, 0.06, 1.5, 0.01).at(0, 0.03, 0.04),
          ),
        ),
        part("domes", roof, all(onion(dome).at(0, 0.9, 0), onion(0.13).at(0.5, 0.6, 0.36).mirror("x").mirror("z"))),
        part(
          "minarets",
          main("stone", 0xefe6d2),
          all(
            lathe(
              flat`0 0, 0.08 0, 0.08 0.1, 0.06 0.14, 0.055 ${tower * 0.72}, 0.085 ${tower * 0.74}, 0.085 ${tower * 0.78}, 0.05 ${tower * 0.79}, 0.045 ${tower}, 0 ${tower}`,
              { sides: 24 },
            )
              .at(0.88, 0.04, 0.6)
              .mirror("x")
              .mirror("z"),
          ),
        ),
        part(
          "spires",
          roof,
          cylinder(0.06, 0.26, { top: 0.004, sides: 24 })
            .at(0.88, tower + 0.16, 0.6)
            .mirror("x")
            .mirror("z"),
        ),
        part("doors", fixed("wood", 0x4a3020), all(arch(0.24, 0.46).at(0, 0.06, 0.556))),
        part(
          "windows",
          fixed("plastic", 0x2a4a5c),
          all(
            arch(0.12, 0.26).array(2, [0.2, 0, 0]).at(0.44, 0.26, 0.49).mirror("x"),
            arch(0.12, 0.26).array(4, [0.22, 0, 0]).turn(0, 90, 0).at(0.64, 0.26, 0).mirror("x"),
            arch(0.06, 0.1)
              .at(0, 0.77, dome - 0.01)
              .ring(12),
          ),
        ),
        part(
          "crescents",
          third("gold", 0xd8b04a),
          all(
            torus(0.05, 0.014)
              .turn(90, 0, 0)
              .at(0, 0.9 + dome * 1.7 + 0.07, 0),
            rod([0, 0.9 + dome * 1.6, 0], [0, 0.9 + dome * 1.7 + 0.03, 0], 0.01),
            sphere(0.02, 1, 10)
              .at(0.88, tower + 0.3, 0.6)
              .mirror("x")
              .mirror("z"),
          ),
        ),
      ];
    },
  }),
];
