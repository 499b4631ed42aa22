import { all, box, cylinder, extrude, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { many, twin } from "@blenda/forge/language/places";
import { type ProgramPart, part, pick, program, turns, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { fixed, main, pane, type Substance, second, third } from "@blenda/forge/language/substance";
import { WOODS } from "@blenda/forge/language/tones";
import { swung } from "../../furniture/casework.ts";

/** Treads that wind round a column. */
function spiralStairs(count: number, wood: number): ProgramPart[] {
  const tread = extrude(flat`0.05 -0.06, 0.95 -0.24, 0.95 0.24, 0.05 0.06`, 0.05, 0.01).turn(-90, 0, 0);
  const spin = (form: ReturnType<typeof box>, at: number) => form.turn(0, at * 26, 0).at(0, (at + 1) * 0.2, 0);
  const edge = Array.from({ length: count + 3 }, (_, at) => [
    0.9 * Math.cos(at * 26 * -0.01745),
    (at + 1) * 0.2 + 0.85,
    0.9 * Math.sin(at * 26 * -0.01745),
  ]).flat();
  return [
    part(
      "column",
      main("wood", wood),
      all(
        cylinder(0.09, (count + 3) * 0.2 + 0.95, { sides: 24 }).at(0, ((count + 3) * 0.2 + 0.95) / 2, 0),
        sphere(0.12, 1, 24).at(0, (count + 3) * 0.2 + 1, 0),
      ),
    ),
    part(
      "treads",
      second("wood", wood),
      many(count + 3, (at) => spin(tread, at)),
    ),
    part(
      "balusters",
      third("iron"),
      many(count + 3, (at) => spin(cylinder(0.015, 0.86, { sides: 10 }).at(0.9, 0.42, 0), at)),
    ),
    part("rail", main("wood", wood), rodAlong(edge)),
  ];
}

export const ways = [
  program({
    id: "door",
    is: ["wall"],
    nouns: ["front door", "wooden door", "doorway", "house door", "entrance door"],
    about: "a door with panels and a handle in its frame",
    metresPerUnit: 1,
    wears: ["leaf panel", "handle knob hinge", "frame"],
    params: { width: [0.86, 0.96], height: [1.95, 2.08], panels: whole(2, 3), wood: pick("oak", "walnut", "cherry") },
    traits: { open: "opened ajar", glazed: "glass window" },
    parts: ({ width, height, panels, wood }, ask) => {
      const [side, middle, tall] = [width / 2, height / 2 + 0.03, (height - 0.24) / panels];
      const hinge = [-side, 0, 0.02] as const;
      const motion = turns(hinge, [0, 1, 0], 0, 105);
      const open = (form: ReturnType<typeof box>) => swung(form, hinge, ask.has("open") ? 58 : 0);
      const glazed = ask.has("glazed");
      // A glass door is of wood round its pane.
      const solid: Substance = { ...main("wood", WOODS[wood]), isOpen: !glazed };
      const panel = (at: number) => twin(box(width / 2 - 0.14, tall - 0.12, 0.075, 0.03), width / 4 - 0.02, 0.15 + tall * (at + 0.5), 0);
      const leaf = box(width, height, 0.05, 0.008).at(0, middle, 0.02);
      const hole = box(width - 0.26, tall - 0.12, 0.3, 0).at(0, 0.15 + tall * (panels - 0.5), 0);
      return [
        part(
          "frame",
          third("paint", 0xe4dac4),
          all(
            twin(box(0.11, height + 0.14, 0.16), side + 0.06, middle + 0.04, 0),
            box(width + 0.3, 0.13, 0.18).at(0, height + 0.11, 0),
            box(width + 0.2, 0.035, 0.22).at(0, 0.012, 0),
          ),
        ),
        part("leaf", solid, open(glazed ? leaf.minus(hole) : leaf), { motion }),
        part("panels", solid, open(many(glazed ? panels - 1 : panels, panel).at(0, 0, 0.02)), { motion }),
        glazed &&
          part("glass", pane(0x9fc4d4), open(all(box(width - 0.24, tall - 0.1, 0.014, 0)).at(0, 0.15 + tall * (panels - 0.5), 0.02)), {
            motion,
          }),
        part(
          "handle",
          second("brass"),
          open(
            all(
              sphere(0.038, 1, 20).at(0, 0, 0.085),
              cylinder(0.014, 0.17, { sides: 12 }).turn(90, 0, 0),
              sphere(0.038, 1, 20).at(0, 0, -0.085),
              box(0.05, 0.2, 0.062, 0.01),
            ).at(side - 0.075, height * 0.49, 0.02),
          ),
          { motion },
        ),
        part(
          "hinges",
          second("brass"),
          cylinder(0.014, 0.1, { sides: 12 })
            .at(-side - 0.004, 0.3, 0.05)
            .scatter([{ at: [0, 0, 0] }, { at: [0, height - 0.55, 0] }]),
        ),
      ];
    },
  }),
  program({
    id: "window",
    nouns: ["house window", "window frame", "casement"],
    about: "a window with two casements, glass panes and a sill",
    metresPerUnit: 1,
    wears: ["frame sash", "handle", "sill"],
    params: { width: [1, 1.25], height: [1.15, 1.4], rows: whole(2, 3) },
    traits: { open: "opened" },
    sockets: ({ width }) => ({ top: { at: [0, 0.1, 0.1], size: [width, 0.5, 0.18] } }),
    parts: ({ width, height, rows }, ask) => {
      const [side, leaf, middle] = [width / 2, width / 2 - 0.01, height / 2 + 0.1];
      const rectangle = (w: number, h: number) => flat([-w, -h, w, -h, w, h, -w, h].map((at) => at / 2));
      const tall = (height - 0.12) / rows;
      const sash = all(
        extrude(rectangle(leaf, height), 0.05, 0.008, [rectangle(leaf - 0.12, height - 0.12)]),
        many(rows - 1, (at) => box(leaf - 0.1, 0.025, 0.03, 0.005).at(0, (at + 1) * tall - (height - 0.12) / 2, 0)),
      );
      const white = main("paint", 0xece6d8);
      return [
        part(
          "frame",
          white,
          extrude(rectangle(width + 0.2, height + 0.2), 0.12, 0.014, [rectangle(width - 0.02, height - 0.02)]).at(0, middle, -0.02),
        ),
        part("lintel", white, box(width + 0.32, 0.08, 0.18, 0.02).at(0, height + 0.23, -0.01)),
        part("sill", third("paint", 0xd8cfbb), box(width + 0.36, 0.06, 0.34, 0.016).at(0, 0.03, 0.06)),
        ...[1, -1].flatMap((sign) => {
          const hinge = [sign * side, 0, 0.06] as const;
          const motion = turns(hinge, [0, sign, 0], 0, 100);
          const hung = (form: ReturnType<typeof box>) =>
            swung(form.at(sign * side * 0.5, middle, 0.03), hinge, ask.has("open") ? sign * 70 : 0);
          return [
            part("casement", white, hung(sash), { motion }),
            part("pane", pane(0xa8cbd8), hung(box(leaf - 0.1, height - 0.1, 0.012, 0)), { motion }),
            part(
              "latch",
              second("brass"),
              hung(all(box(0.02, 0.1, 0.02, 0.006), box(0.02, 0.02, 0.05, 0.006)).at(-sign * (side * 0.5 - 0.04), 0, 0.035)),
              { motion },
            ),
          ];
        }),
      ];
    },
  }),
  program({
    id: "ladder",
    is: ["stood on"],
    already: "long tall",
    nouns: ["step ladder", "stepladder", "wooden ladder", "rope ladder"],
    about: "a ladder with rungs to climb on",
    metresPerUnit: 1,
    wears: ["rail", "rung step"],
    params: { height: [1.9, 2.3], rungs: whole(7, 9), wood: pick("pine", "oak") },
    traits: { folding: "step stepladder folding painter a-frame" },
    parts: ({ height, rungs, wood }, ask) => {
      const gap = height / (rungs + 0.6);
      if (!ask.has("folding"))
        return [
          part("rails", main("wood", WOODS[wood]), rod([0.25, 0, 0.3], [0.2, height, -0.3], 0.036, 0.03).mirror("x")),
          part(
            "rungs",
            second("wood", WOODS[wood]),
            many(rungs, (at) =>
              rod([-0.27, (at + 0.7) * gap, 0], [0.27, (at + 0.7) * gap, 0], 0.021).at(0, 0, 0.3 - (0.6 * (at + 0.7) * gap) / height),
            ),
          ),
          part("shoes", fixed("rubber"), twin(cylinder(0.045, 0.06, { sides: 16 }), 0.25, 0.03, 0.298)),
        ];
      const leg = rod([0.27, 0, 0.42], [0.17, 1.3, 0.06], 0.03).mirror("x");
      return [
        part("front", main("wood", WOODS[wood]), leg),
        part(
          "back",
          main("wood", WOODS[wood]),
          all(rod([0.24, 0, -0.46], [0.16, 1.28, -0.04], 0.022).mirror("x"), box(0.44, 0.05, 0.025).at(0, 0.4, -0.33)),
          { motion: turns([0, 1.28, 0], [1, 0, 0], 0, -30) },
        ),
        part(
          "steps",
          second("wood", WOODS[wood]),
          all(
            many(4, (at) => box(0.5 - at * 0.035, 0.028, 0.13).at(0, 0.26 + at * 0.26, 0.36 - at * 0.072)),
            box(0.44, 0.035, 0.26).at(0, 1.32, 0.02),
          ),
        ),
        part("stays", fixed("steel"), rod([0.225, 0.6, 0.26], [0.205, 0.56, -0.28], 0.01).mirror("x")),
      ];
    },
  }),
  program({
    id: "stairs",
    nouns: ["staircase", "stairway", "flight of stairs", "steps", "spiral staircase"],
    about: "a flight of stairs with a railing",
    metresPerUnit: 1,
    wears: ["side rail", "step tread", "baluster"],
    params: { count: whole(7, 9), width: [0.9, 1.05], wood: pick("oak", "walnut", "pine") },
    traits: { spiral: "winding round" },
    parts: ({ count, width, wood }, ask) => {
      const [rise, run] = [0.18, 0.26];
      const long = count * run;
      const each = (make: (at: number) => ReturnType<typeof box>) => many(count, make);
      if (ask.has("spiral")) return spiralStairs(count, WOODS[wood]);
      const string = flat`${-long / 2} 0, ${-long / 2 + 0.3} 0, ${long / 2 + 0.02} ${long * 0.692 - 0.26}, ${long / 2 + 0.02} ${long * 0.692}, ${-long / 2} ${rise}`;
      const foot = (at: number) => [-long / 2 + (at + 0.5) * run, (at + 1) * rise] as const;
      // Its foot towards the front, so that the treads are seen.
      const up = (name: string, of: Substance, form: Form) => part(name, of, form.turn(0, 90, 0));
      return [
        up(
          "stringers",
          main("wood", WOODS[wood]),
          extrude(string, 0.05, 0.008)
            .at(0, 0, width / 2)
            .mirror("z"),
        ),
        up(
          "treads",
          second("wood", WOODS[wood]),
          each((at) => box(run + 0.05, 0.04, width + 0.1, 0.012).at(foot(at)[0], foot(at)[1], 0)),
        ),
        up(
          "risers",
          third("paint", 0xe9e3d4),
          each((at) => box(0.025, rise, width - 0.02, 0.004).at(foot(at)[0] - run / 2 + 0.02, foot(at)[1] - rise / 2, 0)),
        ),
        up(
          "balusters",
          third("paint", 0xe9e3d4),
          each((at) =>
            lathe(flat`0 0, 0.022 0, 0.022 0.12, 0.012 0.16, 0.024 0.36, 0.012 0.6, 0.02 0.68, 0.02 0.8, 0 0.8`, {
              sides: 12,
            }).at(foot(at)[0], foot(at)[1], width / 2 - 0.03),
          ).mirror("z"),
        ),
        up(
          "rail",
          main("wood", WOODS[wood]),
          all(
            rod([-long / 2, rise + 0.74, width / 2 - 0.03], [long / 2, long * 0.692 + 0.74 + rise * 0.5, width / 2 - 0.03], 0.035).mirror(
              "z",
            ),
            box(0.09, 1.05, 0.09, 0.014)
              .at(-long / 2 + 0.04, 0.55, width / 2 - 0.03)
              .mirror("z"),
            sphere(0.065, 1, 20)
              .at(-long / 2 + 0.04, 1.12, width / 2 - 0.03)
              .mirror("z"),
            box(0.09, 1.05, 0.09, 0.014)
              .at(long / 2 - 0.03, long * 0.692 + 0.36, width / 2 - 0.03)
              .mirror("z"),
          ),
        ),
      ];
    },
  }),
];

const rodAlong = (numbers: readonly number[]) => sweep(way(numbers), 0.035);
