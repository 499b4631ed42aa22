import { all, box, cylinder, type Form } from "@blenda/forge/language/form";
import { part, program, spins, turns, whole } from "@blenda/forge/language/program";
import { drumZ, hose, panel, rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second } from "@blenda/forge/language/substance";

export const cases = [
  program({
    id: "suitcase",
    is: ["printed"],
    nouns: ["luggage", "travel case", "trolley case", "briefcase", "attache case", "baggage", "carry-on"],
    about: "a suitcase with corners, straps, a handle, and wheels on the modern one",
    metresPerUnit: 0.6,
    wears: ["case body", "corner strap handle"],
    params: { wide: [1.05, 1.25], high: [0.74, 0.86], straps: whole(2, 2) },
    traits: { modern: "trolley rolling travel cabin hard", brief: "briefcase attache business" },
    sockets: ({ high }) => ({ grip: { at: [0, high + 0.1, 0], size: [0.3, 0.1, 0.1] }, top: { at: [0, high, 0], size: [0.9, 1, 0.3] } }),
    parts: ({ wide, high }, { has }) =>
      has("modern")
        ? [
            part("case", main("plastic", 0x2f7f96), panel(0.74, 1.1, 0.42, 0.12, 0.07).at(0, 0.65, 0)),
            part("grooves", main("plastic", 0x28708a), box(0.03, 0.96, 0.438, 0.012).array(6, [0.1, 0, 0]).at(0, 0.65, 0)),
            part("zip", fixed("rubber", 0x222428), panel(0.756, 1.116, 0.03, 0.125, 0.008).at(0, 0.65, 0)),
            part("bars", fixed("steel", 0xb9bdc2), rod([0.16, 1.1, -0.16], [0.16, 1.6, -0.16], 0.018).mirror("x"), {
              motion: { kind: "slide", at: [0, 0, 0], axis: [0, -1, 0], from: 0, to: 0.42 },
            }),
            part(
              "handle",
              second("plastic", 0x222428),
              all(
                box(0.42, 0.07, 0.08, 0.03).at(0, 1.62, -0.16),
                hose([-0.14, 1.19, 0.06, -0.1, 1.25, 0.06, 0.1, 1.25, 0.06, 0.14, 1.19, 0.06], 0.024),
              ),
            ),
            part(
              "wheels",
              fixed("rubber"),
              cylinder(0.055, 0.05).turn(0, 0, 90).array(2, [0.56, 0, 0]).array(2, [0, 0, 0.28]).at(0, 0.055, 0),
              { motion: spins([0, 0.055, 0], [1, 0, 0]) },
            ),
            part(
              "forks",
              second("plastic", 0x222428),
              box(0.1, 0.08, 0.1, 0.02).array(2, [0.56, 0, 0]).array(2, [0, 0, 0.28]).at(0, 0.11, 0),
            ),
          ]
        : [
            part("case", main("leather", has("brief") ? 0x2a211d : 0x8a5530), box(wide, high, 0.36, 0.05).at(0, high / 2, 0)),
            part("seam", fixed("leather", 0x4a2c18), box(wide + 0.014, high + 0.014, 0.03, 0.012).at(0, high / 2, 0.05)),
            part(
              "corners",
              second("leather", 0x5a3620),
              box(0.15, 0.15, 0.376, 0.04)
                .array(2, [wide - 0.13, 0, 0])
                .array(2, [0, high - 0.13, 0])
                .at(0, high / 2, 0),
            ),
            !has("brief") &&
              part(
                "straps",
                second("leather", 0x5a3620),
                box(0.08, high + 0.02, 0.38, 0.012)
                  .array(2, [wide * 0.52, 0, 0])
                  .at(0, high / 2, 0),
              ),
            part(
              "locks",
              fixed("brass"),
              all(
                box(0.1, 0.07, 0.03, 0.01)
                  .array(2, [wide * (has("brief") ? 0.62 : 0.52), 0, 0])
                  .at(0, high * 0.8, 0.196),
                box(0.05, 0.05, 0.05, 0.012)
                  .array(2, [0.3, 0, 0])
                  .at(0, high + 0.012, 0.05),
                drumZ(0.014, 0.39)
                  .array(2, [wide - 0.11, 0, 0])
                  .array(2, [0, high - 0.11, 0])
                  .at(0, high / 2, 0),
              ),
            ),
            part(
              "handle",
              second("leather", 0x5a3620),
              hose([-0.16, 0.02, 0.05, -0.13, 0.1, 0.05, 0, 0.12, 0.05, 0.13, 0.1, 0.05, 0.16, 0.02, 0.05], 0.028).at(0, high, 0),
              { motion: turns([0, high + 0.02, 0.05], [1, 0, 0], 0, 80) },
            ),
          ],
  }),
  program({
    id: "toolbox",
    nouns: ["tool box", "tool chest", "tool case"],
    about: "a steel toolbox with a hinged lid, catches and a handle",
    metresPerUnit: 0.5,
    wears: ["box body", "handle catch"],
    params: { wide: [1, 1.15], high: [0.36, 0.44] },
    sockets: ({ high }) => ({
      grip: { at: [0, high + 0.26, 0], size: [0.3, 0.1, 0.1] },
      inside: { at: [0, 0.05, 0], size: [0.9, 0.3, 0.4] },
    }),
    parts: ({ wide, high }) => {
      const motion = { motion: turns([0, high, -0.25], [1, 0, 0], 0, -100) };
      return [
        part(
          "box",
          main("paint", 0xc22a24),
          all(box(wide, high, 0.5, 0.02).at(0, high / 2, 0), box(wide + 0.03, 0.05, 0.53, 0.012).at(0, high - 0.03, 0)),
        ),
        part(
          "lid",
          main("paint", 0xc22a24),
          all(box(wide, 0.12, 0.5, 0.03).at(0, high + 0.07, 0), box(wide * 0.96, 0.06, 0.3, 0.03).at(0, high + 0.14, 0)),
          motion,
        ),
        part(
          "catches",
          second("steel", 0xc4c7cb),
          all(
            box(0.09, 0.16, 0.03, 0.01)
              .array(2, [wide * 0.6, 0, 0])
              .at(0, high - 0.01, 0.27),
            box(0.11, 0.04, 0.04, 0.01)
              .array(2, [wide * 0.6, 0, 0])
              .at(0, high + 0.06, 0.265),
          ),
        ),
        part(
          "handle",
          second("steel", 0x2b2d30),
          all(
            hose([-0.22, 0.16, 0, -0.2, 0.26, 0, -0.14, 0.29, 0, 0.14, 0.29, 0, 0.2, 0.26, 0, 0.22, 0.16, 0], 0.02).at(0, high, 0),
            rod([-0.13, high + 0.29, 0], [0.13, high + 0.29, 0], 0.034),
          ),
          motion,
        ),
        part("badge", fixed("steel", 0xd9dadc), panel(0.22, 0.09, 0.02, 0.02, 0.005).at(0, high * 0.46, 0.256)),
        part(
          "feet",
          fixed("rubber"),
          box(0.14, 0.04, 0.1, 0.01)
            .array(2, [wide * 0.7, 0, 0])
            .array(2, [0, 0, 0.34]),
        ),
        part(
          "ribs",
          main("paint", 0xb0241f),
          box(wide * 0.8, 0.02, 0.512, 0.006)
            .array(2, [0, high * 0.5, 0])
            .at(0, high * 0.42, 0),
        ),
      ];
    },
  }),
  program({
    id: "lunch box",
    is: ["printed"],
    nouns: ["lunchbox", "bento box", "lunch pail", "lunch tin"],
    about: "a lunch box with rounded corners, clips and a handle",
    metresPerUnit: 0.25,
    wears: ["box body", "lid clip"],
    params: { wide: [1, 1.15], corner: [0.12, 0.2] },
    sockets: () => ({ grip: { at: [0, 0.94, 0], size: [0.3, 0.1, 0.1] }, inside: { at: [0, 0.1, 0], size: [0.8, 0.5, 0.3] } }),
    parts: ({ wide, corner }) => [
      part("box", main("paint", 0x3f8fbf), panel(wide, 0.76, 0.3, corner, 0.04).at(0, 0.38, -0.08)),
      part("lid", second("paint", 0xf0b93a), panel(wide, 0.76, 0.16, corner, 0.04).at(0, 0.38, 0.16), {
        motion: turns([0, 0.02, 0.08], [1, 0, 0], 0, 95),
      }),
      part("picture", fixed("paper", 0xf6efdc), panel(wide - 0.2, 0.54, 0.02, corner * 0.7, 0.006).at(0, 0.38, 0.236)),
      part(
        "sun",
        fixed("plastic", 0xe2683a),
        all(
          drumZ(0.12, 0.02, 0.004).at(0.02, 0.42, 0.246),
          rod([0, 0.15, 0], [0, 0.2, 0], 0.014)
            .scatter([0, 45, 90, 135, 180, 225, 270, 315].map((z) => ({ at: [0, 0, 0] as const, turn: [0, 0, z] as const })))
            .at(0.02, 0.42, 0.246),
        ),
      ),
      part(
        "clips",
        fixed("steel", 0xc7cace),
        box(0.08, 0.05, 0.16, 0.014)
          .array(2, [wide * 0.56, 0, 0])
          .at(0, 0.765, 0.08),
      ),
      part(
        "handle",
        fixed("plastic", 0xc9402f),
        hose([-0.2, 0.74, -0.06, -0.18, 0.88, -0.06, -0.1, 0.93, -0.06, 0.1, 0.93, -0.06, 0.18, 0.88, -0.06, 0.2, 0.74, -0.06], 0.03),
        { motion: turns([0, 0.76, -0.06], [1, 0, 0], -80, 0) },
      ),
    ],
  }),
  program({
    id: "safe",
    nouns: ["vault", "strong box", "bank safe", "money safe", "safe deposit box"],
    about: "a steel safe with a thick door, a dial and a spoked handle",
    metresPerUnit: 0.6,
    wears: ["body", "door", "dial handle"],
    params: { high: [1.02, 1.2], spokes: whole(3, 5) },
    traits: { open: "opened cracked empty" },
    sockets: () => ({ inside: { at: [0, 0.2, 0], size: [0.7, 0.7, 0.6] }, top: { at: [0, 1.1, 0], size: [0.9, 1, 0.8] } }),
    parts: ({ high, spokes }, { has }) => {
      const swing = (form: Form) => (has("open") ? form.at(0.4, 0, 0).turn(0, -70, 0).at(-0.4, 0, 0) : form).at(0, high / 2 + 0.06, 0.42);
      const motion = { motion: turns([-0.4, high / 2, 0.44], [0, 1, 0], 0, -110) };
      return [
        part(
          "body",
          main("paint", 0x3c4650),
          box(1, high, 0.86, 0.05)
            .minus(box(0.76, high - 0.24, 0.7).at(0, 0, 0.2))
            .at(0, high / 2 + 0.06, 0),
        ),
        part(
          "door",
          second("paint", 0x4a5560),
          swing(all(box(0.78, high - 0.22, 0.1, 0.02).at(0, 0, 0), box(0.66, high - 0.34, 0.13, 0.02))),
          motion,
        ),
        part(
          "dial",
          fixed("steel", 0xc9ccd0),
          swing(all(drumZ(0.11, 0.06).at(0.12, high * 0.16, 0.08), drumZ(0.07, 0.12, 0.02).at(0.12, high * 0.16, 0.08))),
          motion,
        ),
        part(
          "handle",
          fixed("brass"),
          swing(
            all(
              drumZ(0.05, 0.16).at(0.1, -high * 0.12, 0.1),
              ...Array.from({ length: spokes }, (_, at) =>
                all(rod([0, 0, 0], [0, 0.16, 0], 0.018), cylinder(0.03, 0.04).at(0, 0.17, 0))
                  .turn(0, 0, (360 / spokes) * at)
                  .at(0.1, -high * 0.12, 0.15),
              ),
            ),
          ),
          motion,
        ),
        part(
          "hinges",
          fixed("steel", 0x9a9fa5),
          cylinder(0.04, 0.18)
            .array(2, [0, high * 0.5, 0])
            .at(-0.41, high / 2 + 0.06, 0.45),
        ),
        part("feet", fixed("iron", 0x26282b), cylinder(0.08, 0.08).array(2, [0.76, 0, 0]).array(2, [0, 0, 0.62]).at(0, 0.03, 0)),
        part(
          "lining",
          fixed("fabric", 0x6b2a2a),
          box(0.74, 0.02, 0.6, 0.004)
            .array(2, [0, (high - 0.24) / 2, 0])
            .at(0, 0.06 + high * 0.32, 0.06),
        ),
      ];
    },
  }),
];
