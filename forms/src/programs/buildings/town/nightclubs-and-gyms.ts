import { all, box, cylinder, type Form, sphere, sweep } from "@blenda/forge/language/form";
import { letters } from "@blenda/forge/language/letters";
import { atDepth } from "@blenda/forge/language/lists";
import { flat } from "@blenda/forge/language/numbers";
import { pieces } from "@blenda/forge/language/pieces";
import { many, twin } from "@blenda/forge/language/places";
import { part, pick, program, turns, whole } from "@blenda/forge/language/program";
import { drumX, hose, rod } from "@blenda/forge/language/shorthand";
import { courses, rings, stripes } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { block, ledge, pavement } from "./fronts.ts";

/** A barbell across, its middle at the origin. */
const barbell = (long: number, weight: number): Form =>
  all(
    drumX(0.016, long, 0.004),
    ...[0, 1, 2].map((n) => twin(drumX(weight * (1 - n * 0.2), 0.035, 0.008), long * 0.5 - 0.05 - n * -0.042 - 0.06, 0, 0)),
  );
/** Neon along a line of x, y. */
const neon = (points: readonly number[], thick = 0.012): Form => sweep(atDepth(flat(points)), thick, { isStraight: true });
/** A glass drawn in neon. */
const cocktail = all(
  neon([-0.09, 0.62, 0.09, 0.62, 0, 0.46, -0.09, 0.62], 0.009),
  neon([0, 0.46, 0, 0.3], 0.009),
  neon([-0.06, 0.3, 0.06, 0.3], 0.009),
  neon([0.03, 0.56, 0.11, 0.72], 0.007),
);

export const nightsOut = [
  program({
    id: "nightclub",
    nouns: ["night club", "disco", "discotheque", "dance club", "club building"],
    about: "a dark club front with a glowing sign, neon lines, a mirror ball, a red carpet and a rope",
    metresPerUnit: 5,
    isLarge: true,
    wears: ["wall", "carpet rope", "door"],
    params: { wide: [1.5, 1.7], tone: pick("pink", "violet", "cyan") },
    traits: { closed: "shut abandoned" },
    parts: ({ wide, tone }, { isInscribed, has }) => {
      const glow = { pink: 0xff3fa4, violet: 0x9a4dff, cyan: 0x2fd8ff }[tone];
      const other = { pink: 0x35d6ff, violet: 0xff5ab0, cyan: 0xff4fd0 }[tone];
      const size = { wide, deep: 0.9, tall: 1.02 };
      const isOff = has("closed");
      const lamp = (color: number) => (isOff ? fixed("plastic", 0x5a5560) : light(color));
      const z = 0.452;
      const post = all(
        cylinder(0.012, 0.24, { sides: 12 }).at(0, 0.12, 0),
        cylinder(0.035, 0.02, { sides: 20 }).at(0, 0.012, 0),
        sphere(0.02, 1, 12).at(0, 0.25, 0),
      );
      const w = wide / 2;
      return [
        part(
          "walls",
          main("stone", 0x2c2833, { paint: [courses(0.1, 0.04, { color: { by: -0.4 }, joint: 0.006, relief: -0.005 })] }),
          all(block(size), box(0.8, 0.3, 0.5, 0.012).at(0, 1.1, 0.18)),
        ),
        pieces(
          "ledges",
          fixed("plastic", 0x15131a),
          ledge(size, 0.05, 0.03),
          box(0.86, 0.05, 0.56, 0.01).at(0, 1.26, 0.18),
          box(wide + 0.02, 0.09, 0.92, 0.01).at(0, 0.045, 0),
        ),
        pieces("sign board", fixed("plastic", 0x16131c), box(0.94, 0.3, 0.07, 0.02).at(0, 0.84, z + 0.06)),
        !isInscribed && part("letters", lamp(glow), letters("CLUB", 0.19, 0.03).at(0, 0.84, z + 0.105)),
        pieces("sign frame", lamp(other), neon([-0.45, 0.71, 0.45, 0.71, 0.45, 0.97, -0.45, 0.97, -0.45, 0.71]).at(0, 0, z + 0.1)),
        pieces(
          "neon lines",
          lamp(glow),
          ...[0, 1].map((n) =>
            twin(neon([-w + 0.06 + n * 0.06, 0.12, -w + 0.06 + n * 0.06, 0.9 - n * 0.06, -0.53, 0.9 - n * 0.06], 0.01), 0, 0, z + 0.008),
          ),
          neon([-0.38, 1.05, -0.38, 1.2, 0.38, 1.2, 0.38, 1.05]).at(0, 0, z - 0.015),
        ),
        pieces("cocktails", lamp(other), ...[-1, 1].map((s) => cocktail.at(s * (w - 0.26), 0, z + 0.012))),
        pieces("door way", fixed("plastic", 0x0e0c12), box(0.5, 0.58, 0.04, 0.008).at(0, 0.31, z)),
        ...[-1, 1].map((s) =>
          part(
            s < 0 ? "left door" : "right door",
            third("leather", 0x6a1424, { paint: [rings({ by: -0.3 }, 0.1, { width: 0.1, relief: -0.006 })] }),
            all(box(0.215, 0.54, 0.03, 0.01).at(s * 0.112, 0.3, z + 0.022)),
            {
              motion: turns([s * 0.22, 0.3, z + 0.02], [0, 1, 0], 0, s * 80),
            },
          ),
        ),
        pieces(
          "handles",
          fixed("gold", 0xe0b44a),
          twin(rod([0, 0.2, 0], [0, 0.4, 0], 0.01), 0.03, 0, z + 0.045),
          twin(cylinder(0.045, 0.01, { sides: 20 }).turn(90, 0, 0), 0.112, 0.47, z + 0.038),
        ),
        pieces("door lights", lamp(other), neon([-0.26, 0.05, -0.26, 0.62, 0.26, 0.62, 0.26, 0.05], 0.014).at(0, 0, z + 0.03)),
        part(
          "mirror ball",
          fixed("silver", 0xd6dbe6, {
            paint: [rings({ by: -0.5 }, 0.028, { width: 0.2, relief: -0.006 }), stripes({ by: -0.5 }, 22, { width: 0.2 })],
          }),
          all(sphere(0.15, 1, 32).at(0, 1.44, 0.18), cylinder(0.025, 0.06, { sides: 14 }).at(0, 1.29, 0.18)),
        ),
        part("carpet", second("fabric", 0xb3182c), box(0.4, 0.012, 0.8, 0.004).at(0, 0.016, 0.86)),
        pieces("posts", fixed("gold", 0xd8aa3e), ...[0.56, 0.86, 1.16].map((d) => twin(post, 0.27, 0.01, d))),
        pieces(
          "ropes",
          second("fabric", 0xb3182c),
          ...[0.56, 0.86].map((d) =>
            twin(hose([0, 0.23, d, 0, 0.17, d + 0.08, 0, 0.155, d + 0.15, 0, 0.17, d + 0.22, 0, 0.23, d + 0.3], 0.014), 0.27, 0.01, 0),
          ),
        ),
        part("pavement", pavement, box(wide + 0.3, 0.06, 1.9, 0.012).at(0, -0.02, 0.36)),
      ];
    },
  }),
  program({
    id: "gym",
    nouns: ["fitness studio", "fitness center", "fitness centre", "gym building", "health club", "fitness club"],
    about: "a gym with a glass front, weights inside, a big dumbbell on its roof and a coloured band",
    metresPerUnit: 6,
    isLarge: true,
    wears: ["wall", "band sign", "dumbbell"],
    params: { bays: whole(3, 4), tone: pick("orange", "lime", "red") },
    traits: { boxing: "boxer fight" },
    parts: ({ bays, tone }, { isInscribed, has }) => {
      const color = { orange: 0xf0812a, lime: 0x9ac83a, red: 0xd2322c }[tone];
      const wide = bays * 0.34 + 0.5;
      const [x0, glassWide] = [-0.2, bays * 0.34];
      const bag = all(cylinder(0.05, 0.22, { bevel: 0.02, sides: 20 }).at(0, 0.36, 0), rod([0, 0.46, 0], [0, 0.6, 0], 0.006));
      const rack = all(
        ...[0.14, 0.26].map((y) => box(0.36, 0.012, 0.1, 0.003).at(0, y, 0)),
        twin(box(0.014, 0.32, 0.1, 0.003), 0.18, 0.17, 0),
      );
      const weights = all(
        ...[0.175, 0.295].flatMap((y) =>
          [-0.12, -0.04, 0.04, 0.12].map((x) =>
            all(drumX(0.01, 0.06), twin(drumX(0.026, 0.018, 0.004), 0.022, 0, 0))
              .turn(0, 90, 0)
              .at(x, y, 0),
          ),
        ),
      );
      const walls = box(wide, 0.86, 0.9, 0.01)
        .at(0, 0.43, 0)
        .minus(box(glassWide, 0.56, 0.7, 0).at(x0, 0.36, 0.3));
      return [
        part(
          "walls",
          main("concrete", 0x4a4e55, { paint: [courses(0.3, 0.215, { isShifted: false, joint: 0.006, relief: -0.006 })] }),
          walls,
        ),
        pieces(
          "band",
          second("plastic", color),
          box(wide + 0.04, 0.14, 0.94, 0.012).at(0, 0.76, 0),
          box(wide + 0.02, 0.05, 0.92, 0.008).at(0, 0.03, 0),
        ),
        !isInscribed && part("letters", fixed("plastic", 0xffffff), letters("GYM", 0.3, 0.04).at(-wide * 0.24, 1.08, 0.3)),
        pieces(
          "sign foot",
          fixed("steel", 0x8a9096),
          ...[-0.46, -0.24, -0.02].map((d) => rod([wide * d, 0.82, 0.29], [wide * d, 0.95, 0.29], 0.014)),
          twin(rod([0, 0.82, 0], [0, 1.02, 0], 0.018), 0.09, 0, 0.2).at(wide * 0.26, 0, 0),
        ),
        part(
          "dumbbell",
          third("plastic", color),
          all(drumX(0.045, 0.5), ...[0, 1].map((n) => twin(drumX(0.2 - n * 0.055, 0.075, 0.02), 0.16 + n * 0.08, 0, 0)))
            .turn(0, 0, 18)
            .at(wide * 0.26, 1.1, 0.2),
        ),
        part("back wall", light(0xd8cbb2), box(glassWide - 0.01, 0.54, 0.014, 0).at(x0, 0.36, -0.04)),
        part("floor", fixed("rubber", 0x33363b), box(glassWide - 0.01, 0.02, 0.68, 0).at(x0, 0.088, 0.1)),
        part("lamps", light(0xfff2d8), box(0.16, 0.014, 0.5, 0.004).array(bays, [0.34, 0, 0]).at(x0, 0.63, 0.14)),
        pieces(
          "gear",
          fixed("iron", 0x26282c),
          rack.at(x0 - glassWide * 0.26, 0.1, 0.02),
          twin(rod([0, 0.1, 0], [0, 0.42, 0], 0.014), 0.12, 0, 0.22).at(x0 + 0.04, 0, 0),
          barbell(0.5, 0.1).at(x0 + 0.04, 0.42, 0.24),
        ),
        pieces(
          "weights",
          second("plastic", color),
          weights.at(x0 - glassWide * 0.26, 0.1, 0.02),
          box(0.1, 0.04, 0.34, 0.01).at(x0 + 0.04, 0.2, 0.22),
        ),
        has("boxing") && part("bags", fixed("leather", 0xb3281f), bag.array(2, [0.2, 0, 0]).at(x0 + glassWide * 0.32, 0.02, 0.24)),
        pieces(
          "frames",
          fixed("plastic", 0x1f2226),
          many(bays + 1, (n) => box(0.022, 0.58, 0.03, 0.004).at(x0 + (n - bays / 2) * 0.34, 0.36, 0.452)),
          box(glassWide, 0.026, 0.03, 0.004).array(2, [0, 0.56, 0]).at(x0, 0.36, 0.452),
        ),
        part("door", fixed("glass", 0x8fb9c8), box(0.26, 0.5, 0.02, 0.006).at(wide / 2 - 0.21, 0.32, 0.455), {
          motion: turns([wide / 2 - 0.08, 0.3, 0.455], [0, 1, 0], 0, 80),
        }),
        pieces(
          "door frame",
          second("plastic", color),
          neon([-0.15, 0.06, -0.15, 0.6, 0.15, 0.6, 0.15, 0.06], 0.022).at(wide / 2 - 0.21, 0, 0.455),
          box(0.4, 0.03, 0.26, 0.008).at(wide / 2 - 0.21, 0.665, 0.56),
        ),
        pieces("handle", fixed("steel"), rod([wide / 2 - 0.31, 0.24, 0.48], [wide / 2 - 0.31, 0.4, 0.48], 0.01)),
        part("pavement", pavement, box(wide + 0.3, 0.06, 1.5, 0.012).at(0, -0.024, 0.2)),
      ];
    },
  }),
];
