import { all, box, extrude, lathe } from "@blenda/forge/language/form";
import { letters } from "@blenda/forge/language/letters";
import { flat } from "@blenda/forge/language/numbers";
import { star } from "@blenda/forge/language/outlines";
import { pieces } from "@blenda/forge/language/pieces";
import { four, many, twin } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { rod, tray } from "@blenda/forge/language/shorthand";
import { courses, rings } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { block, pavement, trim } from "./fronts.ts";

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
  program({
    id: "diner",
    nouns: ["american diner", "drive-in diner", "retro diner", "burger restaurant", "fast food restaurant", "restaurant"],
    about: "a chrome diner with rounded ends, a neon sign, checkered band and a row of windows",
    metresPerUnit: 5,
    isLarge: true,
    wears: ["wall", "band roof", "sign"],
    params: { long: [1.5, 1.7], tone: pick("red", "teal", "pink") },
    parts: ({ long, tone }, { isInscribed }) => {
      const color = { red: 0xc8302a, teal: 0x2a9a94, pink: 0xe0709a }[tone];
      const hull = (grow: number, tall: number) => tray(long + grow, tall, 0.8 + grow, 0.36, 0.01);
      return [
        part(
          "walls",
          main("plastic", 0xe9ebea, { paint: [rings({ by: -0.25 }, 0.05, { width: 0.2, relief: -0.006 })] }),
          hull(0, 0.56).at(0, 0.34, 0),
        ),
        pieces(
          "bands",
          second("plastic", color),
          hull(0.05, 0.06).at(0, 0.28, 0),
          hull(0.08, 0.08).at(0, 0.64, 0),
          hull(-0.1, 0.05).at(0, 0.7, 0),
        ),
        part("windows", fixed("glass", 0x5a93a6), hull(0.012, 0.2).at(0, 0.46, 0)),
        pieces(
          "posts",
          fixed("plastic", 0xf3f3f0),
          box(0.03, 0.2, 0.83, 0.006)
            .array(6, [(long - 0.6) / 5, 0, 0])
            .at(0, 0.46, 0),
          box(0.03, 0.46, 0.05, 0.006).array(2, [0.26, 0, 0]).at(0, 0.3, 0.42),
        ),
        part("door", light(0xffe0a0), box(0.22, 0.4, 0.02, 0.004).at(0, 0.28, 0.418)),
        part(
          "check",
          fixed("plastic", 0x1f2022),
          many(Math.floor(long * 8), (n) =>
            box(0.05, 0.05, 0.02, 0).at((n - Math.floor(long * 8) / 2 + 0.5) * 0.1, n % 2 ? 0.16 : 0.21, 0.398),
          ).scale(0.8, 1, 1),
        ),
        pieces(
          "sign",
          third("plastic", color),
          box(0.7, 0.26, 0.06, 0.03).at(0, 0.92, 0.1),
          box(0.04, 0.2, 0.04, 0.006).array(2, [0.4, 0, 0]).at(0, 0.76, 0.1),
          extrude(star(5, 0.15, 0.065), 0.06, 0.006).at(0.4, 1.06, 0.1),
        ),
        !isInscribed && part("letters", light(0xfff2c0), letters("DINER", 0.14, 0.03).at(0, 0.92, 0.14)),
        pieces("neon", light(0xff5a8a), hull(0.1, 0.016).at(0, 0.59, 0)),
        pieces("steps", fixed("concrete", 0xa9a7a2), box(0.4, 0.1, 0.2, 0.01).at(0, 0.04, 0.5), hull(0.04, 0.1).at(0, 0.04, 0)),
        part("lot", fixed("stone", 0x505256), box(long + 0.5, 0.05, 1.6, 0.012).at(0, -0.025, 0.15)),
      ];
    },
  }),
  program({
    id: "newspaper stand",
    nouns: ["news stand", "newspaper kiosk", "newsstand", "magazine stand", "news kiosk", "newsagent"],
    about: "a green kiosk with a striped awning and racks of newspapers and magazines",
    metresPerUnit: 2,
    isLarge: true,
    wears: ["kiosk wall", "awning", "roof"],
    params: { wide: [1.0, 1.15], tone: pick("green", "blue", "red") },
    parts: ({ wide, tone }, { isInscribed, random }) => {
      const sheets = Array.from({ length: 12 }, (_, n) => ({
        at: [((n % 6) - 2.5) * wide * 0.15, 0.2 + Math.floor(n / 6) * 0.17, 0.46 - Math.floor(n / 6) * 0.07] as const,
        turn: [-22, 0, random.between(-2, 2)] as const,
      }));
      const tones = [0xd8402f, 0xf0c23a, 0x3f86c4, 0xf4f1e6];
      return [
        pieces(
          "walls",
          main("wood", { green: 0x2f6a4a, blue: 0x2f5488, red: 0x9c2f2a }[tone], { paint: [courses(0.14, 9, { isShifted: false })] }),
          box(wide, 1.1, 0.06, 0.01).at(0, 0.55, -0.3),
          twin(box(0.06, 1.1, 0.62, 0.01), wide / 2, 0.55, 0),
          box(wide, 0.5, 0.4, 0.01).at(0, 0.25, 0.1),
          box(wide + 0.06, 0.16, 0.64, 0.012).at(0, 1.08, 0),
        ),
        part(
          "roof",
          third("copper", 0x6f9a88),
          lathe(flat`0 0, 0.72 0, 0.7 0.05, 0.2 0.2, 0.06 0.26, 0 0.34`, { sides: 4 })
            .turn(0, 45, 0)
            .scale(wide * 1.05, 1, 0.72)
            .at(0, 1.16, 0),
        ),
        part(
          "awning",
          second("fabric", 0xd8382e, { paint: [rings(0xf6f1e4, 0.16, { along: "x", width: 0.5 })] }),
          extrude(flat`0.3 1.02, 0.72 0.86, 0.72 0.8, 0.74 0.8, 0.74 0.88, 0.3 1.05`, wide + 0.1, 0.004).turn(0, -90, 0),
        ),
        pieces(
          "counter",
          fixed("wood", 0xb98a56),
          box(wide + 0.02, 0.04, 0.36, 0.008).at(0, 0.52, 0.16),
          ...[0, 1].map((n) => box(wide - 0.04, 0.02, 0.14, 0.004).at(0, 0.1 + n * 0.17, 0.44 - n * 0.07)),
        ),
        ...tones.map((color, k) =>
          part(`magazines ${k + 1}`, fixed("paper", color), box(0.13, 0.17, 0.012, 0.002).scatter(sheets.filter((_, n) => n % 4 === k))),
        ),
        pieces(
          "newspapers",
          fixed("paper", 0xf2efe4, { paint: [rings(0x5a5a5a, 0.02, { along: "x", width: 0.3, share: 0.6 })] }),
          ...[-0.3, 0, 0.3].map((x) => box(0.2, 0.06, 0.16, 0.006).at(x * wide, 0.57, 0.22)),
        ),
        !isInscribed && part("letters", fixed("gold"), letters("NEWS", 0.1).at(0, 1.08, 0.33)),
        part("lamp", light(0xffe6b0), box(wide - 0.2, 0.02, 0.1, 0.004).at(0, 0.98, 0.1)),
        part("pavement", pavement, box(wide + 0.4, 0.05, 1.3, 0.012).at(0, -0.022, 0.15)),
      ];
    },
  }),
];
