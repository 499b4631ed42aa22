import { all, box, cylinder, extrude, lathe, sweep, torus } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { atDepth } from "@blenda/forge/language/lists";
import { flat } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, program } from "@blenda/forge/language/program";
import { facing, put } from "@blenda/forge/language/put";
import { main, pane, second, third } from "@blenda/forge/language/substance";
import { headSlot } from "../hats/head-slot.ts";

export const atTheEye = [
  program({
    id: "monocle",
    nouns: ["eyeglass", "gold monocle", "single eyeglass"],
    about: "a monocle: one round glass in a golden rim, on a chain",
    metresPerUnit: 0.06,
    wears: ["rim frame", "glass lens", "chain"],
    params: { chain: [0.9, 1.2] },
    sockets: () => ({ grip: { at: [0, 0, 0], size: [0.3, 0.3, 0.1] } }),
    parts: ({ chain }) => [
      part(
        "rim",
        main("gold"),
        all(
          facing(torus(0.46, 0.05)),
          put(torus(0.06, 0.02), [0.36, -0.4, 0], [90, 0, 0]),
          put(box(0.14, 0.05, 0.06, 0.02), [0, 0.5, 0.03]),
          put(box(0.14, 0.05, 0.06, 0.02), [0, -0.5, 0.03]),
        ),
      ),
      part("lens", pane(0xcfe4ea, 1), facing(lathe(flat`0 -0.02, 0.45 -0.014, 0.45 0.014, 0.3 0.035, 0 0.05`))),
      part(
        "chain",
        third("gold", 0xc79a3c),
        many(26, (at) => {
          const t = at / 25;
          const [x, y] = [0.4 + 0.42 * Math.sin(t * 3.4) * chain, -0.46 - t * chain * 0.8];
          return put(hoop(0.03, 0.01, 12).scale(0.75, 1, 1.1), [x, y, 0], [90, at % 2 ? 70 : 0, 20]);
        }),
      ),
      part(
        "clasp",
        main("gold"),
        put(cylinder(0.03, 0.1, { bevel: 0.01, sides: 16 }), [0.4 + 0.42 * Math.sin(3.5) * chain, -0.5 - chain * 0.8, 0]),
      ),
    ],
  }),
  program({
    id: "eye patch",
    nouns: ["eyepatch", "pirate eye patch"],
    about: "a black patch for one eye on a band round the head",
    metresPerUnit: 0.2,
    wears: ["patch", "band string", "emblem"],
    params: { low: [0.1, 0.16] },
    sockets: () => headSlot(0.1),
    parts: ({ low }) => [
      part(
        "patch",
        main("leather", 0x1d1b1c),
        put(extrude(flat`-0.2 0.14, -0.19 -0.05, -0.08 -0.2, 0.08 -0.2, 0.19 -0.05, 0.2 0.14`, 0.05, 0.02), [0.16, low, 0.44], [0, 20, 0]),
      ),
      part(
        "stitches",
        third("fabric", 0x8a7a66),
        put(
          sweep(atDepth(flat`-0.16 0.11, -0.15 -0.04, -0.07 -0.16, 0.07 -0.16, 0.15 -0.04, 0.16 0.11, -0.16 0.11`), 0.008, {
            isStraight: true,
          }),
          [0.17, low, 0.47],
          [0, 20, 0],
        ),
      ),
      part(
        "band",
        second("leather", 0x2a2425),
        put(lathe(flat`0.43 -0.022, 0.445 -0.022, 0.445 0.022, 0.43 0.022, 0.43 -0.022`), [0, low + 0.12, 0], [0, 0, 12]),
      ),
    ],
  }),
];
