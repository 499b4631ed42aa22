import { all, box, cylinder, extrude, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, pick, program } from "@blenda/forge/language/program";
import { drumZ, panel, rod, side } from "@blenda/forge/language/shorthand";
import { courses } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const SKIN = fixed("wood", 0xe2b98a);

/** The head of a puppet in its hat. */
const puppetHead = (nose: number) => [
  part(
    "head",
    SKIN,
    all(
      sphere(0.15, 1.1, 28).at(0, 1.1, 0),
      rod([0, 1.08, 0.13], [0, 1.09, 0.15 + nose], 0.024, 0.016),
      sphere(0.03, 1, 14).at(0.15, 1.1, 0).mirror("x"),
      cylinder(0.05, 0.1).at(0, 0.94, 0),
    ),
  ),
  part("cheeks", fixed("wood", 0xe08a76), sphere(0.035, 1, 14).scale(1, 1, 0.5).at(0.08, 1.05, 0.118).mirror("x")),
  part(
    "face",
    fixed("plastic", 0x1f1a18),
    all(
      sphere(0.022, 1.4, 12).at(0.055, 1.14, 0.135).mirror("x"),
      box(0.09, 0.012, 0.02, 0.004).at(0, 1.0, 0.132),
      box(0.012, 0.06, 0.02, 0.003).at(0.045, 0.975, 0.12).mirror("x"),
    ),
  ),
  part(
    "hat",
    third("fabric", 0x2f7a4a),
    all(lathe(flat`0 0, 0.19 0, 0.2 0.02, 0.13 0.04, 0.1 0.16, 0.03 0.26, 0 0.27`).turn(-8, 0, 0).at(0, 1.19, -0.01)),
  ),
  part("feather", fixed("fabric", 0xd8261f), rod([0.1, 1.26, 0.02], [0.19, 1.46, -0.06], 0.022, 0.006)),
];

/** What stands in the rooms of a dollhouse. */
const smallFurniture = () => [
  part(
    "bed",
    fixed("wood", 0x8f5aa0),
    all(
      box(0.26, 0.08, 0.34, 0.02).at(-0.34, 0.66, -0.06),
      box(0.28, 0.2, 0.03, 0.015).at(-0.34, 0.7, -0.22),
      box(0.2, 0.06, 0.1, 0.025).at(-0.34, 0.72, -0.14),
    ),
  ),
  part(
    "table",
    fixed("wood", 0x8a5630),
    all(
      cylinder(0.14, 0.025).at(0.36, 0.24, 0.02),
      rod([0.36, 0.05, 0.02], [0.36, 0.24, 0.02], 0.03),
      box(0.09, 0.09, 0.09, 0.012).at(0.18, 0.1, 0.04),
      box(0.09, 0.09, 0.09, 0.012).at(0.54, 0.1, 0.04),
      box(0.3, 0.22, 0.1, 0.012).at(0.4, 0.71, -0.18),
    ),
  ),
  part(
    "sofa",
    fixed("fabric", 0x3f8fa8),
    all(
      box(0.4, 0.1, 0.2, 0.03).at(-0.3, 0.11, -0.08),
      box(0.4, 0.2, 0.06, 0.025).at(-0.3, 0.19, -0.17),
      box(0.05, 0.16, 0.2, 0.02).at(-0.3 + 0.2, 0.14, -0.08),
      box(0.05, 0.16, 0.2, 0.02).at(-0.5, 0.14, -0.08),
    ),
  ),
  part(
    "rug",
    fixed("fabric", 0xd85a7a),
    all(cylinder(0.16, 0.012).scale(1.3, 1, 0.8).at(-0.3, 0.056, 0.14), sphere(0.05, 1, 14).at(0.36, 1.0, 0)),
  ),
];

export const woodenToys = [
  program({
    id: "marionette",
    nouns: ["puppet", "string puppet", "wooden puppet", "stringed puppet"],
    about: "a marionette: a jointed wooden puppet hanging on strings from a wooden cross",
    metresPerUnit: 0.42,
    wears: ["shirt jacket", "trousers", "hat hair"],
    params: { lift: [0.1, 0.3], nose: [0.08, 0.16] },
    variants: { dancing: { words: "waving", set: { lift: 0.42 } } },
    sockets: () => ({ grip: { at: [0, 1.92, 0], size: [0.5, 0.06, 0.06] } }),
    parts: ({ lift, nose }) => {
      const hand = [0.42, 0.62 + lift, 0.14] as const;
      const elbow = [0.34, 0.72 + lift * 0.3, 0.02] as const;
      const knee = [0.13, 0.34, 0.08 + lift * 0.2] as const;
      return [
        ...puppetHead(nose),
        part(
          "shirt",
          main("fabric", 0xc8322a),
          all(
            lathe(flat`0 0.5, 0.15 0.5, 0.17 0.6, 0.15 0.76, 0.17 0.86, 0.1 0.92, 0 0.93`, { smooth: 30 }).scale(1, 1, 0.75),
            rod([0.16, 0.85, 0], elbow, 0.05, 0.045).mirror("x"),
            rod(elbow, [hand[0] - 0.01, hand[1] - 0.03, hand[2] - 0.03], 0.042, 0.05).mirror("x"),
          ),
        ),
        part(
          "collar",
          fixed("fabric", 0xf4efe2),
          all(torus(0.09, 0.03).at(0, 0.92, 0), sphere(0.02, 1, 12).array(3, [0, 0.09, 0]).at(0, 0.74, 0.125)),
        ),
        part(
          "trousers",
          second("fabric", 0x2f4f8f),
          all(
            lathe(flat`0 0.4, 0.13 0.4, 0.16 0.46, 0.15 0.52, 0 0.52`).scale(1, 1, 0.75),
            rod([0.08, 0.44, 0], knee, 0.065, 0.05).mirror("x"),
          ),
        ),
        part(
          "limbs",
          SKIN,
          all(
            sphere(0.05, 1.2, 18).at(...hand),
            sphere(0.045, 1, 16).at(...knee),
            rod(knee, [0.13, 0.1, 0.02], 0.035, 0.03),
            sphere(0.05, 1, 14).at(...elbow),
          ).mirror("x"),
        ),
        part("shoes", fixed("leather", 0x3a2418), sphere(0.07, 1, 20).scale(0.85, 0.6, 1.5).at(0.13, 0.055, 0.06).mirror("x")),
        part(
          "cross",
          fixed("wood", 0xa9713a),
          all(
            box(0.9, 0.04, 0.07, 0.012).at(0, 1.9, 0),
            box(0.07, 0.04, 0.6, 0.012).at(0, 1.935, 0.02),
            box(0.5, 0.035, 0.06, 0.01).at(0, 1.965, 0.22),
          ),
        ),
        part(
          "strings",
          fixed("fabric", 0xe8e2d0),
          all(
            rod([0.14, 1.14, 0], [0.16, 1.9, 0], 0.006),
            rod([...hand], [0.42, 1.9, 0], 0.006),
            rod([...knee], [0.22, 1.95, 0.22], 0.006),
          ).mirror("x"),
        ),
      ];
    },
  }),
  program({
    id: "dollhouse",
    nouns: ["doll house", "doll's house", "dolls house", "toy house", "barbie house", "dolls' house"],
    about: "a dollhouse, open in front, with rooms, tiny furniture and a pitched roof",
    metresPerUnit: 0.55,
    wears: ["wall house", "roof", "floor"],
    params: { tone: pick("pink", "blue", "cream"), tall: [0.2, 0.3] },
    sockets: () => ({ inside: { at: [0, 0.06, 0.1], size: [0.5, 0.4, 0.4] } }),
    parts: ({ tone, tall }) => {
      const color = { pink: 0xf2a0b8, blue: 0x9ac4e0, cream: 0xf0e2c0 }[tone];
      return [
        part(
          "walls",
          main("wood", color),
          all(
            box(0.05, 1.1, 0.6, 0.01).at(0.65, 0.58, 0).mirror("x"),
            box(1.34, 1.1, 0.04, 0.008).at(0, 0.58, -0.28),
            box(0.04, 1.02, 0.54, 0.006).at(0.06, 0.58, -0.01),
            side(flat`-0.29 1.1, 0.29 1.1, 0.29 1.12, -0.29 1.12`, 1.3, 0.004),
          ),
        ),
        part(
          "gable",
          main("wood", color),
          all(
            extrude(flat`-0.66 1.13, 0.66 1.13, 0 1.62`, 0.04, 0.006).at(0, 0, 0),
            box(0.1, tall, 0.12, 0.01).at(0.36, 1.5 + tall / 2, -0.1),
          ),
        ),
        part(
          "roof",
          second("wood", 0xc0453a, { paint: [courses(0.1, 0.07)] }),
          all(box(0.94, 0.05, 0.7, 0.012).turn(0, 0, 38).at(-0.36, 1.38, 0), box(0.94, 0.05, 0.7, 0.012).turn(0, 0, -38).at(0.36, 1.38, 0)),
        ),
        part(
          "floors",
          third("wood", 0xc99a63, { grain: "x" }),
          all(
            box(1.4, 0.05, 0.66, 0.012).at(0, 0.025, 0),
            box(1.3, 0.04, 0.58, 0.006).at(0, 0.58, 0),
            box(1.3, 0.04, 0.58, 0.006).at(0, 1.12, 0),
          ),
        ),
        part(
          "wallpaper",
          fixed("paper", 0xf6e8d0),
          all(box(0.56, 0.5, 0.012, 0.002).at(-0.28, 0.32, -0.258), box(0.54, 0.5, 0.012, 0.002).at(0.36, 0.86, -0.258)),
        ),
        part(
          "green paper",
          fixed("paper", 0xa8cfae),
          all(box(0.54, 0.5, 0.012, 0.002).at(0.36, 0.32, -0.258), box(0.56, 0.5, 0.012, 0.002).at(-0.28, 0.86, -0.258)),
        ),
        part(
          "windows",
          fixed("glass", 0xbfe0f0),
          all(
            panel(0.16, 0.2, 0.02, 0.02).array(2, [0.64, 0, 0]).at(0.04, 0.92, -0.25),
            box(0.06, 0.2, 0.2, 0.006).array(2, [0, 0.54, 0]).at(0.65, 0.64, 0).mirror("x"),
            drumZ(0.09, 0.05).at(0, 1.36, 0.02),
          ),
        ),
        part(
          "frames",
          fixed("wood", 0xfbf6ea),
          all(
            ...[-0.28, 0.36].map((x) =>
              all(box(0.2, 0.02, 0.03, 0.004).array(3, [0, 0.1, 0]), box(0.02, 0.22, 0.03, 0.004).array(3, [0.09, 0, 0])).at(
                x,
                0.92,
                -0.244,
              ),
            ),
            torus(0.095, 0.016).turn(90, 0, 0).at(0, 1.36, 0.045),
          ),
        ),
        ...smallFurniture(),
      ];
    },
  }),
];
