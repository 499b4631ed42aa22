import { all, box } from "../language/form.ts";
import { letters } from "../language/letters.ts";
import { pieces } from "../language/pieces.ts";
import { four } from "../language/places.ts";
import { rod } from "../language/shorthand.ts";
import { courses } from "../language/skins.ts";
import { fixed, light, main, second, third } from "../language/substance.ts";
import { part, pick, program, whole } from "../program.ts";
import { block, trim } from "./fronts.ts";

export const shops = [
  program({
    id: "supermarket",
    nouns: [
      "grocery supermarket",
      "hypermarket",
      "shopping mall",
      "mall",
      "shop front",
      "convenience store",
      "minimarket",
      "department store",
    ],
    about: "a flat supermarket with a wide glass front, a coloured band and shopping trolleys",
    metresPerUnit: 10,
    isLarge: true,
    wears: ["wall", "band sign", "door frame"],
    params: { bays: whole(5, 6), tone: pick("red", "green", "blue") },
    parts: ({ bays, tone }, { isInscribed }) => {
      const wide = bays * 0.34;
      const trolley = all(
        box(0.08, 0.05, 0.12, 0.006).at(0, 0.08, 0),
        rod([-0.04, 0.13, -0.07], [0.04, 0.13, -0.07], 0.006),
        four(rod([0, 0, 0], [0, 0.07, 0], 0.006), 0.035, 0, 0.05),
      );
      return [
        part(
          "walls",
          main("concrete", 0xe6e3da, { paint: [courses(0.34, 9, { isShifted: false, joint: 0.004 })] }),
          block({ wide, deep: 0.9, tall: 0.6 }),
        ),
        pieces(
          "band",
          second("plastic", { red: 0xc8302a, green: 0x2f8a4a, blue: 0x2a62b0 }[tone]),
          box(wide + 0.06, 0.16, 0.96, 0.012).at(0, 0.58, 0),
          box(0.7, 0.3, 0.16, 0.012).at(0, 0.62, 0.46),
          box(wide * 0.9, 0.03, 0.3, 0.008).at(0, 0.43, 0.58),
        ),
        !isInscribed && part("letters", fixed("plastic", 0xffffff), letters("MARKET", 0.11).at(0, 0.64, 0.547)),
        part("front", fixed("glass", 0x5a8fa4), box(wide - 0.12, 0.36, 0.02, 0.004).at(0, 0.21, 0.452)),
        pieces(
          "frames",
          third("plastic", 0xf6f5f0),
          box(0.02, 0.36, 0.03, 0.004)
            .array(bays * 2 + 1, [(wide - 0.12) / (bays * 2), 0, 0])
            .at(0, 0.21, 0.458),
          box(wide - 0.1, 0.03, 0.04, 0.004)
            .array(2, [0, 0.36, 0])
            .at(0, 0.21, 0.458),
        ),
        part("doors", light(0xffe9b8), box(0.3, 0.3, 0.02, 0.004).at(0, 0.18, 0.462)),
        pieces(
          "posters",
          fixed("paper", 0xf2c53a),
          box(0.16, 0.14, 0.01, 0.002).at(-wide * 0.3, 0.22, 0.466),
          box(0.16, 0.14, 0.01, 0.002).at(wide * 0.3, 0.22, 0.466),
        ),
        part("trolleys", fixed("steel", 0x9aa2a8), trolley.array(4, [0, 0, 0.06]).at(wide * 0.4, 0, 0.72)),
        pieces(
          "roof units",
          fixed("plastic", 0x9aa0a4),
          box(0.24, 0.12, 0.2, 0.01).at(-0.4, 0.7, -0.2),
          box(0.18, 0.1, 0.18, 0.01).at(0.3, 0.69, -0.22),
        ),
        part("pavement", fixed("stone", 0x55575a), box(wide + 0.4, 0.05, 1.9, 0.012).at(0, -0.02, 0.3)),
        part(
          "bays",
          trim,
          box(0.016, 0.008, 0.34, 0)
            .array(bays + 1, [0.34, 0, 0])
            .at(0, 0.007, 1.04),
        ),
      ];
    },
  }),
];
