import { all, box, cylinder, lathe, sphere } from "@blenda/forge/language/form";
import { letters } from "@blenda/forge/language/letters";
import { flat } from "@blenda/forge/language/numbers";
import { pieces } from "@blenda/forge/language/pieces";
import { four, many, twin } from "@blenda/forge/language/places";
import { part, pick, program, turns } from "@blenda/forge/language/program";
import { rod, tray } from "@blenda/forge/language/shorthand";
import { rings, stripes } from "@blenda/forge/language/skins";
import { fixed, light, main, pane, second, third } from "@blenda/forge/language/substance";
import { asphalt } from "../places/ground.ts";

export const driveThrough = [
  program({
    id: "toll booth",
    nouns: ["tollbooth", "toll gate", "toll station", "border checkpoint", "checkpoint", "parking barrier"],
    about: "a toll booth on an island in the road with a roof and striped barriers that open",
    metresPerUnit: 4,
    isLarge: true,
    wears: ["booth", "roof", "barrier"],
    params: { roof: [1.7, 1.9], tone: pick("blue", "green", "white") },
    parts: ({ roof, tone }, { isInscribed }) => [
      part(
        "booth",
        main("plastic", { blue: 0x3f6fae, green: 0x3f8a6a, white: 0xe6e6e2 }[tone]),
        all(
          box(0.34, 0.3, 0.56, 0.02).at(0, 0.21, 0),
          box(0.36, 0.05, 0.58, 0.01).at(0, 0.66, 0),
          four(box(0.03, 0.34, 0.03, 0.004), 0.155, 0.5, 0.265),
        ),
      ),
      part("glass", pane(0xbfdce4), box(0.31, 0.3, 0.53, 0.01).at(0, 0.5, 0)),
      pieces(
        "roof",
        second("plastic", 0xf3f3ef),
        box(roof, 0.12, 0.9, 0.02).at(0, 0.98, 0),
        box(roof + 0.04, 0.03, 0.94, 0.008).at(0, 1.02, 0),
      ),
      pieces("posts", fixed("steel", 0xa8b0b4), four(cylinder(0.03, 0.94, { sides: 14 }), 0.1, 0.5, 0.36)),
      !isInscribed && part("letters", fixed("plastic", 0x24508c), letters("TOLL", 0.085).at(0, 0.975, 0.455)),
      pieces("lamps", light(0x3ae06a), twin(sphere(0.035, 1, 12), roof * 0.34, 0.88, 0.42)),
      part(
        "left barrier",
        third("plastic", 0xf6f4ee, { paint: [rings(0xd2322c, 0.2, { along: "x", width: 0.5 })] }),
        box(0.7, 0.05, 0.03, 0.008).at(-0.55, 0.34, 0.5),
        { motion: turns([-0.2, 0.34, 0.5], [0, 0, 1], 0, -80) },
      ),
      part(
        "right barrier",
        third("plastic", 0xf6f4ee, { paint: [rings(0xd2322c, 0.2, { along: "x", width: 0.5 })] }),
        box(0.7, 0.05, 0.03, 0.008).at(0.55, 0.34, 0.5),
        { motion: turns([0.2, 0.34, 0.5], [0, 0, 1], 0, 80) },
      ),
      pieces("motors", fixed("plastic", 0xf0bc2e), twin(box(0.1, 0.36, 0.1, 0.01), 0.2, 0.2, 0.5)),
      part("island", fixed("concrete", 0xc2bfb8), tray(0.56, 0.08, 1.5, 0.26, 0.012).at(0, 0.03, 0)),
      part("road", asphalt, box(2.1, 0.05, 1.7, 0.01).at(0, -0.02, 0)),
    ],
  }),
  program({
    id: "car wash",
    nouns: ["carwash", "drive-through car wash", "automatic car wash"],
    about: "a car wash: a gate with big turning brushes, a striped roof, foam and a sign",
    metresPerUnit: 4,
    isLarge: true,
    wears: ["frame wall", "brush", "band sign"],
    params: { long: [1.1, 1.3], tone: pick("blue", "red") },
    sockets: () => ({ inside: { at: [0, 0.03, 0], size: [0.6, 0.5, 1] } }),
    parts: ({ long, tone }, { isInscribed }) => [
      pieces(
        "walls",
        main("plastic", 0xeef0ee),
        twin(box(0.08, 0.84, long, 0.012), 0.66, 0.42, 0),
        box(1.44, 0.07, long + 0.06, 0.012).at(0, 0.86, 0),
      ),
      pieces(
        "bands",
        third("plastic", { blue: 0x2a6fc4, red: 0xc8302a }[tone]),
        box(1.46, 0.2, 0.08, 0.014).at(0, 0.93, long / 2),
        twin(box(0.1, 0.12, long + 0.02, 0.008), 0.66, 0.2, 0),
      ),
      !isInscribed && part("letters", fixed("plastic", 0xffffff), letters("CAR WASH", 0.1).at(-0.06, 0.93, long / 2 + 0.045)),
      part(
        "brushes",
        second("fabric", { blue: 0x2f8ae0, red: 0xd84a3a }[tone], { paint: [stripes({ by: 0.35 }, 14, { width: 0.4 })] }),
        twin(
          lathe(flat`0 0, 0.15 0.02, 0.17 0.1, 0.15 0.2, 0.17 0.3, 0.15 0.4, 0.17 0.5, 0.15 0.6, 0 0.62`, {
            sides: 48,
            ribs: 12,
            ribDepth: 0.2,
          }),
          0.42,
          0.06,
          long * 0.26,
        ),
      ),
      part(
        "top brush",
        second("fabric", { blue: 0xf0bc2e, red: 0xf0bc2e }[tone]),
        lathe(flat`0 -0.42, 0.12 -0.4, 0.14 -0.2, 0.12 0, 0.14 0.2, 0.12 0.4, 0 0.42`, { sides: 48, ribs: 12, ribDepth: 0.2 })
          .turn(0, 0, 90)
          .at(0, 0.68, -0.06),
      ),
      pieces(
        "rods",
        fixed("steel", 0x9aa2a8),
        twin(rod([0, 0, 0], [0, 0.84, 0], 0.02), 0.42, 0, long * 0.26),
        rod([-0.62, 0.68, -0.06], [0.62, 0.68, -0.06], 0.018),
      ),
      part(
        "foam",
        fixed("fabric", 0xf6fbfd),
        many(16, (n) => sphere(0.05 + (n % 3) * 0.015, 0.7, 9).at(Math.sin(n * 2.4) * 0.34, 0.04, Math.cos(n * 1.7) * long * 0.4)),
      ),
      pieces("lamps", light(0x3ae06a), sphere(0.035, 1, 12).at(0.52, 0.93, long / 2 + 0.05)),
      part("floor", asphalt, box(1.8, 0.05, long + 0.6, 0.012).at(0, -0.01, 0.05)),
    ],
  }),
];
