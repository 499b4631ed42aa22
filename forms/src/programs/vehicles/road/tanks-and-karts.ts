import { all, box, cylinder, type Form, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { part, program, turns } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, light, main, pane, second, third } from "@blenda/forge/language/substance";
import { crawlers } from "./tracks.ts";
import { axle } from "./wheels.ts";

export const drives = [
  program({
    id: "tank",
    nouns: ["battle tank", "army tank", "war tank", "panzer", "military tank", "armoured vehicle", "armored vehicle"],
    about: "an army tank on crawler tracks with a turret and a long gun",
    metresPerUnit: 3,
    wears: ["body hull turret", "star marking"],
    params: { gun: [1.1, 1.4], turret: [0.94, 1.08], aim: [-14, 18] },
    parts: ({ gun, turret, aim }) => {
      const pose = (form: Form) => form.turn(0, aim, 0).at(0, 0.62, -0.06);
      const motion = { motion: turns([0, 0.62, -0.06], [0, 1, 0], -90, 90) };
      return [
        ...crawlers(2.1, 0.42, 0.26, 0.92, 6),
        part(
          "hull",
          main("paint", 0x59633f),
          all(
            side(flat`-1.02 0.34, -0.9 0.24, 0.86 0.24, 1.1 0.42, 0.72 0.6, -0.94 0.6, -1.04 0.52`, 0.72, 0.02),
            side(flat`-1.06 0.47, 1.06 0.47, 1.1 0.5, 0.9 0.54, -1.02 0.54`, 1.2, 0.012),
          ),
        ),
        part(
          "turret",
          main("paint", 0x59633f),
          pose(
            all(
              side(flat`-0.5 0.02, 0.34 0.02, 0.46 0.14, 0.3 0.3, -0.44 0.3, -0.56 0.14`, 0.68 * turret, 0.06),
              cylinder(0.34, 0.06).at(0, 0, 0),
              cylinder(0.14, 0.08).at(0.14, 0.33, -0.1),
              box(0.5, 0.12, 0.2, 0.02).at(0, 0.14, -0.62),
            ),
          ),
          motion,
        ),
        part(
          "gun",
          main("paint", 0x4e5838),
          pose(
            all(
              rod([0, 0.16, 0.36], [0, 0.2, 0.4 + gun], 0.05, 0.04),
              rod([0, 0.19, 0.28 + gun], [0, 0.2, 0.44 + gun], 0.06),
              box(0.2, 0.18, 0.16, 0.05).at(0, 0.16, 0.4),
              rod([-0.1, 0.38, -0.1], [-0.1, 0.4, 0.3], 0.016),
            ),
          ),
          motion,
        ),
        part("star", second("plastic", 0xf1ede0), pose(drumX(0.09, 0.685 * turret, 0.004).at(0, 0.16, -0.1)), motion),
        part(
          "tools",
          fixed("wood", 0x7a5530),
          all(rod([0.5, 0.56, -0.5], [0.5, 0.56, 0.1], 0.018), box(0.16, 0.08, 0.3, 0.02).at(-0.48, 0.57, -0.6)),
        ),
        part("lamps", fixed("glass", 0xf3efdd), drumZ(0.045, 0.05).at(0.28, 0.58, 0.8).mirror("x")),
        part("aerial", fixed("iron"), pose(rod([-0.24, 0.3, -0.4], [-0.26, 0.9, -0.46], 0.008)), motion),
      ];
    },
  }),
  program({
    id: "go-kart",
    is: ["ride"],
    nouns: ["gokart", "go kart", "kart", "racing kart", "soapbox car"],
    about: "a go-kart: a low open racing car for one, with fat little wheels",
    metresPerUnit: 0.9,
    wears: ["body", "seat", "number"],
    params: { wide: [0.92, 1.06], fat: [0.2, 0.24] },
    sockets: () => ({ seat: { at: [0, 0.2, -0.2], size: [0.4, 0.8, 0.5] } }),
    parts: ({ wide, fat }) => [
      ...axle("front", { radius: 0.15, width: 0.14, track: 0.86 * wide, z: 0.64 }),
      ...axle("back", { radius: 0.17, width: fat, track: 0.92 * wide, z: -0.6 }),
      part(
        "body",
        main("paint", 0xd0342b),
        all(
          side(softOutline(flat`0.42 0.1, 0.98 0.1, 1.06 0.16, 0.94 0.26, 0.62 0.4, 0.46 0.4`), 0.36, 0.05),
          box(0.2, 0.2, 0.66, 0.07)
            .at(0.42 * wide, 0.18, 0.02)
            .mirror("x"),
          box(0.9 * wide, 0.16, 0.1, 0.05).at(0, 0.16, 1.02),
        ),
      ),
      part(
        "frame",
        fixed("iron", 0x2f3033),
        all(
          box(0.56, 0.03, 1.5, 0.01).at(0, 0.09, 0.05),
          rod([-0.42, 0.15, 0.64], [0.42, 0.15, 0.64], 0.025),
          rod([-0.44, 0.17, -0.6], [0.44, 0.17, -0.6], 0.025),
          rod([-0.44, 0.2, -0.82], [0.44, 0.2, -0.82], 0.03),
          rod([0.25, 0.1, -0.6], [0.3, 0.2, -0.82], 0.022).mirror("x"),
        ),
      ),
      part(
        "seat",
        second("plastic", 0x222326),
        side(softOutline(flat`-0.46 0.1, 0.1 0.1, 0.12 0.2, -0.2 0.2, -0.36 0.3, -0.46 0.62, -0.54 0.6`), 0.4, 0.05),
      ),
      part(
        "wheel",
        fixed("rubber", 0x1c1c1e),
        all(
          torus(0.13, 0.022).turn(55, 0, 0).at(0, 0.5, 0.26),
          rod([0, 0.5, 0.26], [0, 0.34, 0.5], 0.02),
          box(0.2, 0.02, 0.04, 0.008).turn(55, 0, 0).at(0, 0.5, 0.26),
        ),
      ),
      part("number", third("plastic", 0xf5f2e8), drumZ(0.11, 0.03).turn(-50, 0, 0).at(0, 0.345, 0.8)),
      part(
        "engine",
        fixed("steel", 0x8d9297),
        all(
          box(0.2, 0.2, 0.22, 0.03).at(0.34, 0.26, -0.34),
          box(0.24, 0.014, 0.26, 0.004).array(4, [0, 0.035, 0]).at(0.34, 0.34, -0.34),
          hose([0.34, 0.24, -0.44, 0.3, 0.28, -0.6, 0.2, 0.3, -0.8], 0.035),
        ),
      ),
      part(
        "stripe",
        third("plastic", 0xf5f2e8),
        box(0.21, 0.03, 0.5, 0.01)
          .at(0.42 * wide, 0.275, 0.02)
          .mirror("x"),
      ),
    ],
  }),
  program({
    id: "golf cart",
    is: ["ride"],
    nouns: ["golf buggy", "golf car", "caddy cart"],
    about: "a golf cart with a roof on posts, a bench seat and small wheels",
    metresPerUnit: 1.3,
    wears: ["body", "seat", "roof"],
    params: { roof: [1.36, 1.46], nose: [0.94, 1.06] },
    sockets: () => ({ seat: { at: [0, 0.62, -0.12], size: [0.7, 0.9, 0.4] } }),
    parts: ({ roof, nose }) => [
      ...axle("front", { radius: 0.18, width: 0.14, track: 0.74, z: 0.62 }),
      ...axle("back", { radius: 0.18, width: 0.14, track: 0.74, z: -0.5 }),
      part(
        "body",
        main("paint", 0xf0ede4),
        side(
          softOutline(
            flat`
              -0.86 0.24, 0.3 0.18, 0.9 0.22, 0.96 0.34, 0.9 0.56, 0.72 0.66, 0.52 0.64, 0.44 0.3, 0.2 0.26, 0.1 0.5, -0.7 0.52,
              -0.86 0.44
            `,
            3,
          ),
          0.74,
          0.05,
        ).scale(1, 1, nose),
      ),
      part(
        "seat",
        second("plastic", 0xb98a52),
        all(box(0.7, 0.12, 0.44, 0.05).at(0, 0.56, -0.14), box(0.7, 0.34, 0.1, 0.045).turn(-10, 0, 0).at(0, 0.8, -0.38)),
      ),
      part("roof", third("plastic", 0xf4f2ec), box(0.84, 0.07, 1.3, 0.035).at(0, roof, -0.02)),
      part(
        "posts",
        fixed("steel", 0x3a3c40),
        all(
          rod([0.34, 0.6, 0.6], [0.34, roof, 0.5], 0.018).mirror("x"),
          rod([0.34, 0.5, -0.66], [0.34, roof, -0.56], 0.018).mirror("x"),
          torus(0.12, 0.016).turn(55, 0, 0).at(0.17, 0.78, 0.3),
          rod([0.17, 0.6, 0.5], [0.17, 0.78, 0.3], 0.016),
          box(0.66, 0.06, 0.06, 0.02).at(0, 0.26, -0.88),
        ),
      ),
      part("screen", pane(), box(0.66, 0.6, 0.015, 0.005).turn(-8, 0, 0).at(0, 0.98, 0.55)),
      part(
        "lamps",
        light(0xfff0c4),
        drumZ(0.05, 0.06)
          .at(0.24, 0.46, 0.95 * nose)
          .mirror("x"),
      ),
      part(
        "trim",
        fixed("plastic", 0x2a2c30),
        all(
          drumZ(0.07, 0.05)
            .at(0.24, 0.46, 0.94 * nose)
            .mirror("x"),
          box(0.7, 0.07, 0.08, 0.03).at(0, 0.27, 0.95 * nose),
          box(0.06, 0.025, 0.4, 0.01).at(0.37, 0.72, -0.14).mirror("x"),
          rod([0.37, 0.5, 0.02], [0.37, 0.72, 0.02], 0.016).mirror("x"),
          rod([0.37, 0.5, -0.3], [0.37, 0.72, -0.3], 0.016).mirror("x"),
        ),
      ),
      part("bag", fixed("leather", 0x2f6b4a), all(cylinder(0.12, 0.6).turn(-10, 0, 0).at(0.16, 0.72, -0.82))),
      part(
        "clubs",
        fixed("steel", 0xc9ccd0),
        all(
          rod([0.12, 0.9, -0.86], [0.1, 1.22, -0.92], 0.012),
          rod([0.2, 0.9, -0.86], [0.22, 1.18, -0.92], 0.012),
          rod([0.16, 0.9, -0.88], [0.17, 1.26, -0.96], 0.012),
          box(0.03, 0.05, 0.09, 0.012).array(3, [0.055, 0.02, 0]).at(0.16, 1.22, -0.9),
        ),
      ),
    ],
  }),
  program({
    id: "snowmobile",
    is: ["ride"],
    nouns: ["snow mobile", "skidoo", "ski-doo", "snow scooter", "motor sled"],
    about: "a snowmobile on two skis and a belt, with a saddle, handlebar and windscreen",
    metresPerUnit: 1.3,
    wears: ["body hood", "seat", "ski"],
    params: { nose: [0.94, 1.08], high: [0.2, 0.28] },
    sockets: () => ({ seat: { at: [0, 0.58, -0.4], size: [0.3, 0.9, 0.6] } }),
    parts: ({ nose, high }) => [
      ...crawlers(1.3, 0.26, 0.3, 0.02, 4).map((each) => ({
        ...each,
        form: each.form.at(0, 0, -0.4),
        ...(each.motion ? { motion: { ...each.motion, at: [0, 0.13, -0.92] as const } } : {}),
      })),
      part(
        "hood",
        main("paint", 0xd8342b),
        all(
          side(softOutline(flat`0 0.28, 0.9 0.26, 1.04 0.34, 0.86 0.48, 0.5 0.66, 0.16 0.72, 0.02 0.54`), 0.5, 0.1).scale(1, 1, nose),
          box(0.42, 0.14, 1.24, 0.04).at(0, 0.34, -0.4),
        ),
      ),
      part(
        "seat",
        second("leather", 0x222226),
        side(softOutline(flat`-0.96 0.38, 0.04 0.38, 0.08 0.58, -0.2 0.56, -0.6 0.54, -0.9 0.6, -1 0.5`), 0.3, 0.06),
      ),
      part(
        "skis",
        third("plastic", 0x2a2c30),
        hose([0.36, 0.03, 0.3, 0.36, 0.03, 0.9, 0.36, 0.08, 1.12, 0.36, 0.2, 1.24], 0.07, { flatten: 0.3 }).mirror("x"),
      ),
      part(
        "legs",
        fixed("steel", 0x9da2a7),
        all(
          rod([0.36, 0.06, 0.72], [0.3, 0.36, 0.66], 0.03).mirror("x"),
          rod([0.34, 0.16, 0.7], [0.14, 0.32, 0.6], 0.022).mirror("x"),
          rod([-0.28, 0.82, 0.1], [0.28, 0.82, 0.1], 0.018),
          rod([0, 0.6, 0.24], [0, 0.82, 0.1], 0.03),
        ),
      ),
      part("grips", fixed("rubber"), rod([0.2, 0.82, 0.1], [0.32, 0.82, 0.08], 0.03).mirror("x")),
      part("screen", pane(), side(flat`0.14 0.68, 0.5 0.64, 0.26 0.9, 0.22 0.92`, 0.36, 0.008).at(0, high - 0.2, 0)),
      part(
        "lamps",
        light(0xfff0c4),
        box(0.12, 0.06, 0.06, 0.02)
          .turn(-25, 0, 0)
          .at(0.12, 0.47, 0.93 * nose)
          .mirror("x"),
      ),
    ],
  }),
];
