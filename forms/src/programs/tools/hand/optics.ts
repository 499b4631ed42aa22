import { all, box, cylinder, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, pick, program, spins, turns } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { darkGlass, fixed, main, pane, second } from "@blenda/forge/language/substance";
import { ENAMELS, WOODS } from "@blenda/forge/language/tones";

/** A tube of brass rings along y, from an eyepiece below to a wide end above. */
const spyglass = (long: number) =>
  lathe(
    flat`0 0, 0.05 0, 0.055 0.04, 0.035 0.06, 0.035 ${long * 0.3}, 0.05 ${long * 0.31}, 0.05 ${long * 0.6}, 0.066 ${long * 0.61}, 0.07 ${long * 0.95}, 0.084 ${long * 0.96}, 0.084 ${long}, 0.07 ${long}, 0.068 ${long - 0.04}, 0 ${long - 0.04}`,
    { sides: 36 },
  );

export const optics = [
  program({
    id: "magnifying glass",
    nouns: ["magnifier", "loupe", "hand lens", "detective glass"],
    about: "a magnifying glass: a lens in a ring with a handle",
    metresPerUnit: 0.16,
    wears: ["handle", "ring frame"],
    params: { lens: [0.36, 0.42], long: [0.62, 0.78], wood: pick("walnut", "cherry", "oak") },
    sockets: () => ({ grip: { at: [0, 0.3, 0], size: [0.1, 0.3, 0.1] } }),
    parts: ({ lens, long, wood }) => [
      part(
        "handle",
        { ...main("wood", WOODS[wood], { grain: "y" }), isOpen: false },
        lathe(flat`0 0, 0.05 0, 0.07 0.04, 0.065 ${long * 0.4}, 0.055 ${long * 0.7}, 0.04 ${long - 0.04}, 0 ${long}`, {
          smooth: 34,
          sides: 28,
        }),
      ),
      part(
        "ring",
        second("brass"),
        all(
          torus(lens, 0.036)
            .turn(90, 0, 0)
            .at(0, long + 0.1 + lens, 0),
          cylinder(0.045, 0.14, { sides: 24 }).at(0, long + 0.02, 0),
          hoop(0.05, 0.014).at(0, long - 0.05, 0),
          sphere(0.055, 1, 20).at(0, 0.0, 0),
        ),
      ),
      part(
        "lens",
        pane(0xcfe8f2),
        sphere(lens, 1, 44)
          .scale(1, 1, 0.13)
          .at(0, long + 0.1 + lens, 0),
      ),
    ],
  }),
  program({
    id: "telescope",
    nouns: ["spyglass", "astronomical telescope", "brass telescope"],
    about: "a brass telescope on a wooden tripod",
    metresPerUnit: 1,
    wears: ["tube", "tripod leg"],
    params: { rise: [22, 36], long: [0.95, 1.1], wood: pick("walnut", "cherry", "oak") },
    traits: { hand: "pocket pirate handheld" },
    sockets: () => ({ grip: { at: [0, 0.3, 0], size: [0.1, 0.2, 0.1] } }),
    parts: ({ rise, long, wood }, ask) => {
      const tube = spyglass(long).scale(1.1, 1, 1.1);
      const lens = cylinder(0.072, 0.012, { sides: 32, bevel: 0 }).at(0, long - 0.03, 0);
      const aim = (form: ReturnType<typeof box>) =>
        ask.has("hand")
          ? form
          : form
              .at(0, -long * 0.5, 0)
              .turn(0, 0, rise - 90)
              .at(0, 1.2, 0);
      const motion = turns([0, 1.2, 0], [0, 0, 1], -25, 25);
      if (ask.has("hand"))
        return [
          part("tube", main("brass"), tube),
          part("lens", pane(0xa8d0e0), lens),
          part("leather", second("leather", 0x5a3a22), cylinder(0.075, long * 0.3, { sides: 36 }).at(0, long * 0.78, 0)),
        ];
      return [
        part("tube", main("brass"), aim(tube), { motion }),
        part("lens", pane(0xa8d0e0), aim(lens), { motion }),
        part("leather", second("leather", 0x5a3a22), aim(cylinder(0.08, long * 0.3, { sides: 36 }).at(0, long * 0.78, 0)), { motion }),
        part(
          "mount",
          main("brass"),
          all(
            sphere(0.06, 1, 24).at(0, 1.08, 0),
            cylinder(0.03, 0.14, { sides: 18 }).at(0, 1.13, 0),
            hoop(0.07, 0.016).at(0, 1.04, 0),
            cylinder(0.1, 0.05, { sides: 28 }).at(0, 1, 0),
          ),
        ),
        part(
          "legs",
          second("wood", WOODS[wood], { grain: "y" }),
          sweep(way`0 1 0.06, 0 0.5 0.26, 0 0.02 0.44`, [0.034, 0.03, 0.024]).ring(3, 30),
        ),
        part(
          "fittings",
          main("brass"),
          all(
            hoop(0.03, 0.01).turn(70, 0, 0).at(0, 0.5, 0.26).ring(3, 30),
            cylinder(0.026, 0.07, { top: 0.03, sides: 14 }).at(0, 0.035, 0.44).ring(3, 30),
            rod([0, 0.5, 0], [0, 0.5, 0.26], 0.008).ring(3, 30),
          ),
        ),
      ];
    },
  }),
  program({
    id: "binoculars",
    nouns: ["binocular", "field glasses", "opera glasses"],
    about: "binoculars with two eyepieces and two wide lenses",
    metresPerUnit: 0.16,
    wears: ["body", "ring metal"],
    params: { wide: [0.25, 0.3], long: [0.5, 0.62], tone: pick("black", "mint", "blue") },
    sockets: () => ({ grip: { at: [0, 0.28, 0], size: [0.9, 0.3, 0.4] } }),
    parts: ({ wide, long, tone }) => {
      const lie = (form: ReturnType<typeof box>) =>
        form
          .turn(90, 0, 0)
          .at(wide + 0.08, wide, 0)
          .mirror("x");
      return [
        part(
          "barrels",
          main("rubber", ENAMELS[tone]),
          lie(
            lathe(flat`0 -0.36, 0.13 -0.36, 0.17 -0.3, 0.19 -0.1, 0.2 0, ${wide} 0.16, ${wide} ${long - 0.02}, 0 ${long - 0.02}`, {
              sides: 44,
            }),
          ),
        ),
        part(
          "rings",
          second("steel", 0x9aa0a6),
          lie(
            all(
              lathe(
                flat`${wide - 0.04} ${long - 0.04}, ${wide + 0.012} ${long - 0.04}, ${wide + 0.012} ${long + 0.03}, ${wide - 0.03} ${long + 0.03}, ${wide - 0.04} ${long - 0.04}`,
                { sides: 44 },
              ),
              torus(0.205, 0.014).at(0, 0, 0),
            ),
          ),
        ),
        part(
          "eyecups",
          fixed("rubber", 0x1b1c1e),
          lie(all(cylinder(0.12, 0.12, { sides: 32 }).at(0, -0.4, 0), cylinder(0.15, 0.1, { sides: 32, bevel: 0.02 }).at(0, -0.48, 0))),
        ),
        part(
          "lenses",
          darkGlass(0x1a2c4a, 0.3),
          lie(
            sphere(wide - 0.03, 1, 36)
              .scale(1, 0.2, 1)
              .at(0, long - 0.02, 0),
          ),
        ),
        part(
          "bridge",
          main("rubber", ENAMELS[tone]),
          all(box(0.36, 0.14, 0.2, 0.04).at(0, wide, -0.16), box(0.36, 0.1, 0.14, 0.04).at(0, wide, 0.16)),
        ),
        part(
          "axle",
          second("steel", 0x9aa0a6),
          cylinder(0.05, 0.56, { sides: 24 })
            .turn(90, 0, 0)
            .at(0, wide + 0.05, 0),
        ),
        part(
          "focus wheel",
          fixed("rubber", 0x1b1c1e),
          lathe(flat`0 -0.07, 0.1 -0.07, 0.11 -0.05, 0.11 0.05, 0.1 0.07, 0 0.07`, { sides: 48, ribs: 16, ribDepth: 0.06 })
            .turn(90, 0, 0)
            .at(0, wide + 0.07, -0.02),
          { motion: spins([0, wide + 0.07, -0.02], [0, 0, 1]) },
        ),
        part(
          "strap",
          fixed("leather", 0x4a3120),
          sweep(
            way`${wide * 2 + 0.06} ${wide} -0.2, ${wide * 2 + 0.3} 0.1 -0.4, ${wide + 0.3} 0.03 -0.86, 0 0.03 -1, ${-wide - 0.3} 0.03 -0.86, ${-wide * 2 - 0.3} 0.1 -0.4, ${-wide * 2 - 0.06} ${wide} -0.2`,
            0.032,
            { flatten: 0.35 },
          ),
        ),
      ];
    },
  }),
];
