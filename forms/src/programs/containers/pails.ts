import { cylinder, lathe, sweep, torus } from "@blenda/forge/language/form";
import { part, program, turns } from "@blenda/forge/language/program";
import { fixed, main, second } from "@blenda/forge/language/substance";

export const pails = [
  program({
    id: "bucket",
    nouns: ["pail"],
    about: "an open round vessel with a bail to carry water",
    metresPerUnit: 0.3,
    wears: ["body wall", "handle rim"],
    params: { foot: [0.34, 0.4], height: [0.9, 1.1] },
    variants: { tall: { words: "milk", set: { height: 1.5 } } },
    sockets: ({ height }) => ({
      inside: { at: [0, 0.06, 0], size: [0.66, height, 0.66] },
      grip: { at: [0, height * 1.45, 0], size: [0.3, 0.1, 0.1] },
    }),
    parts: ({ foot, height }) => [
      part(
        "body",
        main("steel", 0xa9adb2),
        lathe([
          [0, 0],
          [foot, 0],
          [foot + 0.01, 0.05],
          [0.5, height],
          [0.47, height],
          [foot - 0.03, 0.05],
          [0, 0.05],
        ]),
      ),
      part("rim", main("steel", 0x8f949a), torus(0.49, 0.022).at(0, height, 0)),
      part("band", main("steel", 0x8f949a), torus(0.455, 0.012).at(0, height * 0.7, 0)),
      part(
        "ears",
        fixed("iron"),
        cylinder(0.06, 0.03)
          .turn(0, 0, 90)
          .at(0.5, height * 0.93, 0)
          .mirror("x"),
      ),
      part(
        "handle",
        second("iron", 0x3a3c40),
        sweep(
          [
            [-0.52, height * 0.93, 0],
            [-0.4, height * 1.3, 0],
            [0, height * 1.46, 0],
            [0.4, height * 1.3, 0],
            [0.52, height * 0.93, 0],
          ],
          0.018,
        ),
        { motion: turns([0, height * 0.93, 0], [1, 0, 0], 0, 95) },
      ),
    ],
  }),
];
