import { all, box, cylinder, type Form, lathe, loft, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { part, program, spins, turns } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, panel, rod, side, slices, tray } from "@blenda/forge/language/shorthand";
import { fixed, light, main, pane, second } from "@blenda/forge/language/substance";

export const viewing = [
  program({
    id: "projector",
    nouns: ["beamer", "video projector", "film projector", "movie projector", "slide projector"],
    about: "a projector with a large lens, vents and buttons",
    metresPerUnit: 0.32,
    wears: ["case body", "lens"],
    params: { lens: [0.13, 0.17], off: [-0.26, 0.05] },
    traits: { reels: "film movie old vintage cinema" },
    parts: ({ lens, off }, { has }) => [
      part(
        "case",
        main("plastic", 0xe4e2dd),
        all(tray(1.1, 0.34, 0.84, 0.1, 0.04).at(0, 0.23, 0), tray(0.6, 0.04, 0.44, 0.08, 0.015).at(0, 0.41, -0.06)),
      ),
      part(
        "lens ring",
        second("plastic", 0x1d1f22),
        lathe(flat`0 0, 1 0, 1.12 0.5, 1.12 0.7, 0.9 0.7, 0.8 0.4, 0 0.4`).scale(lens).turn(90, 0, 0).at(off, 0.25, 0.4),
      ),
      part("glass", pane(0x7fa6d8), sphere(0.8, 0.45).scale(lens).turn(90, 0, 0).at(off, 0.25, 0.44)),
      part(
        "vents",
        fixed("plastic", 0x26282c),
        all(
          box(0.28, 0.014, 0.02, 0.003).array(7, [0, 0.032, 0]).at(0.32, 0.24, 0.415),
          box(0.02, 0.014, 0.5, 0.003).array(6, [0, 0.036, 0]).at(0.546, 0.24, 0),
        ),
      ),
      part(
        "buttons",
        fixed("plastic", 0x6a6f77),
        all(
          torus(0.07, 0.018).at(0.16, 0.43, -0.06),
          cylinder(0.03, 0.03).at(0.16, 0.43, -0.06),
          cylinder(0.025, 0.03).array(3, [0.09, 0, 0]).at(-0.12, 0.43, -0.06),
        ),
      ),
      part("lamp", light(0x58d3ff), cylinder(0.015, 0.03).at(-0.24, 0.43, 0.06)),
      part("feet", fixed("rubber"), cylinder(0.05, 0.08).array(2, [0.8, 0, 0]).array(2, [0, 0, 0.56]).at(0, 0.04, 0)),
      has("reels") &&
        part(
          "reels",
          fixed("steel", 0xa2a7ad),
          all(
            drumX(0.34, 0.02)
              .minus(drumX(0.09, 0.1).at(0, 0.19, 0), drumX(0.09, 0.1).at(0, -0.1, 0.16), drumX(0.09, 0.1).at(0, -0.1, -0.16))
              .array(2, [0.07, 0, 0]),
            drumX(0.06, 0.08),
          )
            .array(2, [0, 0, 0.72])
            .at(0, 0.82, 0),
          { motion: spins([0, 0.82, -0.36], [1, 0, 0]) },
        ),
      has("reels") && part("arms", fixed("iron", 0x3a3b3e), rod([0.08, 0.4, 0], [0.08, 0.82, 0.36], 0.025).mirror("z")),
    ],
  }),
  program({
    id: "vr headset",
    nouns: ["virtual reality headset", "vr goggles", "vr glasses", "oculus"],
    about: "a virtual reality headset with a visor and straps round the head",
    metresPerUnit: 0.2,
    wears: ["visor body", "strap"],
    params: { deep: [0.3, 0.38], wide: [0.86, 0.96] },
    sockets: () => ({ slot: { at: [0, 0, -0.3], size: [0.8, 0.5, 0.9] } }),
    parts: ({ deep, wide }) => [
      part("visor", main("plastic", 0xe8e8ea), panel(wide, 0.5, deep, 0.18, 0.09).at(0, 0, 0.3)),
      part("front", fixed("plastic", 0x17191d), panel(wide - 0.14, 0.38, 0.03, 0.14, 0.012).at(0, 0, 0.3 + deep / 2)),
      part("cushion", fixed("fabric", 0x222326), panel(wide - 0.08, 0.46, 0.14, 0.18, 0.05).at(0, 0, 0.26 - deep / 2)),
      part(
        "eyes",
        fixed("plastic", 0x2c4a74),
        drumZ(0.05, 0.02)
          .at(0.3, 0.12, 0.316 + deep / 2)
          .mirror("x"),
      ),
      part(
        "strap",
        second("fabric", 0x34363c),
        all(
          hose([-0.42, 0, 0.2, -0.46, 0, -0.1, -0.38, 0.02, -0.5, 0, 0.03, -0.68, 0.38, 0.02, -0.5, 0.46, 0, -0.1, 0.42, 0, 0.2], 0.08, {
            flatten: 0.25,
          }),
          hose([0, 0.24, 0.24, 0, 0.46, 0, 0, 0.5, -0.3, 0, 0.3, -0.6, 0, 0.03, -0.68], 0.07, { flatten: 0.25 }),
        ),
      ),
      part(
        "joints",
        fixed("plastic", 0x8f949b),
        all(drumX(0.07, 0.06).at(0.45, 0, 0.14).mirror("x"), drumZ(0.11, 0.08).at(0, 0.03, -0.69)),
      ),
      part("lamp", light(0x5fd8ff), box(0.1, 0.015, 0.01, 0).at(0, -0.14, 0.318 + deep / 2)),
    ],
  }),
  program({
    id: "security camera",
    nouns: ["cctv camera", "surveillance camera", "cctv"],
    about: "a security camera on an arm, with a hood over its lens",
    metresPerUnit: 0.28,
    wears: ["case body", "arm"],
    params: { tilt: [8, 22], pan: [12, 34] },
    parts: ({ tilt, pan }) => {
      const aim = (form: Form) => form.turn(tilt, pan, 0).at(0, 0.7, 0.3);
      const motion = { motion: turns([0, 0.62, 0.2], [0, 1, 0], -50, 50) };
      return [
        part(
          "case",
          main("plastic", 0xe9e8e4),
          aim(
            all(
              loft(slices([-0.5, 0.3, 0.3, 0.5, 0, -0.46, 0.36, 0.36, 0.5, 0, 0.44, 0.36, 0.36, 0.5, 0, 0.48, 0.32, 0.32, 0.5, 0])).turn(
                90,
                0,
                0,
              ),
              side(softOutline(flat`-0.4 0.165, 0.5 0.175, 0.56 0.15, 0.56 0.2, 0.3 0.23, -0.4 0.21`), 0.42, 0.01),
            ),
          ),
          motion,
        ),
        part("face", fixed("plastic", 0x141518), aim(drumZ(0.15, 0.04).at(0, 0, 0.48)), motion),
        part("lens", fixed("plastic", 0x2b4876), aim(sphere(0.07, 0.6).turn(90, 0, 0).at(0, 0, 0.5)), motion),
        part("ring", fixed("steel", 0x5b6066), aim(torus(0.08, 0.014).turn(90, 0, 0).at(0, 0, 0.502)), motion),
        part("lamp", light(0xff3b30), aim(drumZ(0.014, 0.02).at(0.1, -0.07, 0.496)), motion),
        part(
          "arm",
          second("steel", 0x9da2a8),
          all(hose([0, 0.66, 0.2, 0, 0.5, 0.16, 0, 0.4, -0.1, 0, 0.4, -0.36], 0.05), sphere(0.09).at(0, 0.56, 0.18)),
        ),
        part(
          "foot",
          second("steel", 0x9da2a8),
          all(
            panel(0.34, 0.44, 0.05, 0.06, 0.015).at(0, 0.4, -0.38),
            drumZ(0.02, 0.03).array(2, [0.24, 0, 0]).array(2, [0, 0.34, 0]).at(0, 0.4, -0.35),
          ),
        ),
      ];
    },
  }),
];
