import { all, box, cylinder, extrude, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, turns, whole } from "@blenda/forge/language/program";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";

import { darkGlass, frames, openingsOn, panes, sidings } from "../country/walls.ts";

export const town = [
  program({
    id: "skyscraper",
    already: "tall high",
    nouns: ["high-rise", "office tower", "office building", "tower block", "apartment building", "apartment block", "building"],
    about: "a very tall building of glass and steel",
    metresPerUnit: 60,
    isLarge: true,
    wears: ["wall frame", "window glass"],
    params: { floors: whole(16, 20), steps: whole(1, 3) },
    variants: { stepped: { words: "art-deco deco empire", set: { steps: 3 } } },
    parts: ({ floors, steps }) => {
      const tiers = Array.from({ length: steps }, (_, n) => ({
        low: (n * 1.5) / steps,
        high: ((n + 1) * 1.5) / steps,
        size: 0.62 - n * 0.13,
      }));
      const pitch = 1.5 / floors;
      const each = (form: (tier: (typeof tiers)[number]) => ReturnType<typeof box>) => all(...tiers.map(form));
      return [
        part(
          "glass",
          second("glass", 0x4f7f9a),
          each(({ low, high, size }) => box(size, high - low, size, 0.006).at(0, 0.1 + (low + high) / 2, 0)),
        ),
        part(
          "floors",
          main("concrete", 0xc3c0b8),
          all(
            ...Array.from({ length: floors + 1 }, (_, n) => {
              const y = n * pitch;
              const size = tiers[Math.min(steps - 1, Math.floor((y / 1.5) * steps * 0.999))].size;
              return box(size + 0.02, pitch * 0.3, size + 0.02, 0.004).at(0, 0.1 + y, 0);
            }),
          ),
        ),
        part(
          "ribs",
          main("concrete", 0xd0ccc4),
          each(({ low, high, size }) =>
            box(0.03, high - low, 0.03, 0.004)
              .array(6, [size / 5, 0, 0])
              .at(0, 0.1 + (low + high) / 2, size / 2 + 0.004)
              .ring(4),
          ),
        ),
        part(
          "base",
          main("concrete", 0x9a968e),
          all(box(0.72, 0.14, 0.72, 0.01).at(0, 0.07, 0), box(0.3, 0.02, 0.2, 0.006).at(0, 0.13, 0.42)),
        ),
        part("lobby", light(0xffe2b0), box(0.24, 0.09, 0.02, 0.003).at(0, 0.06, 0.36)),
        part(
          "roof",
          fixed("steel"),
          all(
            box(0.16, 0.08, 0.14, 0.008).at(-0.05, 1.66, 0),
            box(0.09, 0.05, 0.09, 0.006).at(0.1, 1.64, 0.06),
            cylinder(0.01, 0.34, { top: 0.003, sides: 8 }).at(-0.05, 1.86, 0),
          ),
        ),
        part("beacon", light(0xff4a3a), sphere(0.014, 1, 10).at(-0.05, 2.03, 0)),
        part("street", fixed("concrete", 0x77767a), box(1, 0.04, 1, 0.012).at(0, -0.014, 0)),
      ];
    },
  }),
  program({
    id: "shop",
    nouns: ["store", "boutique", "bakery", "cafe", "coffee shop", "market", "grocery store", "bookstore", "flower shop", "storefront"],
    about: "a small shop with a striped awning, a show window and a sign",
    metresPerUnit: 4.5,
    isLarge: true,
    wears: ["wall", "awning", "door frame"],
    params: { floors: whole(1, 2) },
    parts: ({ floors }) => {
      const top = 0.56 + (floors - 1) * 0.5;
      const upper = openingsOn(3, floors - 1, [0.32, 0.4], [0, 0.8, 0.352]);
      const strip = extrude(flat`0 0, 0.26 -0.12, 0.26 -0.17, 0 -0.03`, 0.11, 0.004).turn(0, -90, 0);
      const awning = (from: number) =>
        all(
          ...Array.from({ length: 10 }, (_, n) => n)
            .filter((n) => n % 2 === from)
            .map((n) => strip.at(-0.495 + n * 0.11, 0.56, 0.35)),
        );
      return [
        part("walls", main("clay", 0xd9c5a0, { paint: sidings }), all(box(1.1, top, 0.7, 0.01).at(0, top / 2, 0))),
        part(
          "cornice",
          third("plastic", 0x3f5f4a),
          all(box(1.18, 0.06, 0.78, 0.012).at(0, top + 0.01, 0), box(1.1, 0.1, 0.06, 0.01).at(0, top + 0.08, 0.3)),
        ),
        part("awning", second("fabric", 0xc8382e), awning(0)),
        part("awning stripes", fixed("fabric", 0xf4efe4), awning(1)),
        part(
          "windows",
          darkGlass,
          all(
            box(0.52, 0.3, 0.02, 0.004).at(-0.22, 0.26, 0.352),
            box(0.15, 0.28, 0.02, 0.004).at(0.32, 0.26, 0.366),
            ...(floors > 1 ? [panes(0.16, 0.22, upper)] : []),
          ),
        ),
        part(
          "frames",
          third("plastic", 0x3f5f4a),
          all(
            box(0.6, 0.04, 0.06, 0.008).at(-0.22, 0.09, 0.36),
            box(0.6, 0.03, 0.04, 0.008).at(-0.22, 0.42, 0.355),
            box(0.025, 0.34, 0.04, 0.006).array(3, [0.28, 0, 0]).at(-0.22, 0.26, 0.358),
            box(0.58, 0.08, 0.05, 0.008).at(-0.22, 0.04, 0.355),
            ...(floors > 1 ? [frames(0.16, 0.22, upper)] : []),
          ),
        ),
        part("door", third("plastic", 0x3f5f4a), box(0.22, 0.42, 0.03, 0.008).at(0.32, 0.22, 0.352), {
          motion: turns([0.21, 0.2, 0.35], [0, 1, 0], 0, -90),
        }),
        part("knob", fixed("brass"), sphere(0.014, 1, 10).at(0.405, 0.2, 0.375)),
        part("sign", fixed("wood", 0x4a2f1c), all(box(0.7, 0.1, 0.03, 0.008).at(0, top - 0.06 + (floors > 1 ? -0.36 : 0), 0.37))),
        part(
          "letters",
          fixed("gold"),
          all(
            ...[-0.24, -0.14, -0.02, 0.08, 0.18, 0.26].map((x, n) =>
              box(n % 2 ? 0.05 : 0.07, 0.045, 0.012, 0.004).at(x, top - 0.06 + (floors > 1 ? -0.36 : 0), 0.388),
            ),
          ),
        ),
        part("pavement", fixed("concrete", 0x9d9b97), box(1.3, 0.04, 1.05, 0.012).at(0, -0.012, 0.1)),
      ];
    },
  }),
];
