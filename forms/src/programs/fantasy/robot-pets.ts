import { all, box, cylinder, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, pick, program, turns } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, panel, rod, side } from "@blenda/forge/language/shorthand";
import { darkGlass, fixed, light, main, second, third } from "@blenda/forge/language/substance";

export const robotPets = [
  program({
    id: "robot dog",
    nouns: ["robodog", "robotic dog", "robot puppy", "mechanical dog", "cyber dog", "aibo", "cyborg dog"],
    about: "a robot dog with jointed legs, a screen face with glowing eyes, folding ears and an antenna tail",
    metresPerUnit: 0.55,
    wears: ["body shell", "joint leg", "ear collar"],
    params: { tone: pick("white", "silver", "yellow", "blue"), step: [-8, 8], head: [0.92, 1.06] },
    parts: ({ tone, step, head }) => {
      const color = { white: 0xeceae4, silver: 0xb9bec4, yellow: 0xf0b81c, blue: 0x2f7ac8 }[tone];
      const leg = (z: number, way: number) => ({
        hip: [0.25, 0.66, z] as const,
        knee: [0.27, 0.38, z - 0.12 + step * 0.004 * way] as const,
        foot: [0.27, 0.07, z + 0.02 + step * 0.006 * way] as const,
      });
      const legs = [leg(0.34, 1), leg(-0.36, -1)];
      const face = (form: ReturnType<typeof box>) => form.scale(head).at(0, 1.08, 0.58);
      return [
        part(
          "body",
          main("plastic", color),
          all(
            side(flat`-0.56 0.56, -0.44 0.5, 0.36 0.5, 0.52 0.6, 0.54 0.8, 0.4 0.88, -0.46 0.84, -0.56 0.74`, 0.4, 0.08),
            ...legs.map(({ hip }) =>
              drumX(0.13, 0.12, 0.03)
                .at(...hip)
                .mirror("x"),
            ),
            ...legs.map(({ hip, knee }) => rod(hip, knee, 0.085, 0.065).mirror("x")),
          ),
        ),
        part(
          "joints",
          second("steel", 0x3a3f46),
          all(
            ...legs.map(({ hip, knee, foot }) =>
              all(
                drumX(0.07, 0.16).at(hip[0], hip[1], hip[2]),
                drumX(0.06, 0.14).at(knee[0], knee[1], knee[2]),
                rod(knee, foot, 0.045, 0.04),
              ).mirror("x"),
            ),
            hose([0, 0.78, 0.46, 0, 0.92, 0.52, 0, 1, 0.52], 0.07),
            box(0.3, 0.06, 0.6, 0.02).at(0, 0.49, -0.04),
          ),
        ),
        part(
          "paws",
          main("plastic", color),
          all(
            ...legs.map(({ foot }) =>
              sphere(0.09, 1, 20)
                .scale(1, 0.7, 1.3)
                .at(foot[0], 0.063, foot[2] + 0.03)
                .mirror("x"),
            ),
          ),
        ),
        part("head", main("plastic", color), face(all(box(0.5, 0.4, 0.44, 0.13), box(0.3, 0.2, 0.24, 0.09).at(0, -0.08, 0.26)))),
        part("screen", darkGlass(0x14181d), face(panel(0.4, 0.18, 0.04, 0.08).at(0, 0.08, 0.212))),
        part("eyes", light(0x4fd8ff), face(all(box(0.08, 0.07, 0.02, 0.03).at(0.1, 0.08, 0.234).mirror("x")))),
        part(
          "nose",
          fixed("plastic", 0x1b1c1f),
          face(all(sphere(0.05, 1, 18).scale(1.2, 0.8, 0.8).at(0, -0.02, 0.38), box(0.16, 0.012, 0.02, 0.004).at(0, -0.12, 0.376))),
        ),
        part(
          "ears",
          third("plastic", 0x2a2c30),
          face(all(box(0.06, 0.3, 0.18, 0.03).turn(0, 0, -14).at(0.29, 0, -0.02), drumX(0.06, 0.08).at(0.26, 0.12, -0.02)).mirror("x")),
          { motion: turns([0, 1.2, 0.56], [1, 0, 0], -10, 20) },
        ),
        part("collar", third("plastic", 0x2a2c30), torus(0.1, 0.035).turn(18, 0, 0).at(0, 0.88, 0.5)),
        part("tail", second("steel", 0x3a3f46), hose([0, 0.78, -0.54, 0, 0.9, -0.68, 0, 1.08, -0.72], [0.03, 0.024, 0.018]), {
          motion: turns([0, 0.78, -0.54], [0, 0, 1], -25, 25),
        }),
        part("tail light", light(0xff4a6a), sphere(0.045, 1, 16).at(0, 1.1, -0.72)),
        part(
          "panels",
          fixed("steel", 0x8d9298),
          all(
            box(0.414, 0.16, 0.3, 0.02).at(0, 0.69, -0.02),
            cylinder(0.06, 0.02).at(0, 0.87, -0.1),
            drumZ(0.05, 0.02).at(0, 0.68, -0.555),
          ),
        ),
        part("heart", light(0x6ff09a), box(0.42, 0.03, 0.18, 0.008).at(0, 0.7, -0.02)),
      ];
    },
  }),
];
