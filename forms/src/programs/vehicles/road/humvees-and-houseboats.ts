import { all, box, cylinder, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { four, many } from "@blenda/forge/language/places";
import { part, pick, program, turns, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { type Hull, hull, rail } from "../water/hulls.ts";
import { arches, axle } from "./wheels.ts";

const GLASS = fixed("plastic", 0x1b2c37);
const IRON = fixed("iron", 0x2b2d30);
const STEEL = fixed("steel", 0xb9bdc0);

export const roughAndQuiet = [
  program({
    id: "humvee",
    nouns: ["hummer", "military jeep", "armored car", "armoured car", "army jeep", "hmmwv", "armored truck", "military humvee"],
    about: "a broad army car with flat panels, big off-road tyres, a roof hatch with a gun and a spare wheel",
    metresPerUnit: 2.2,
    wears: ["body", "roof hatch", "rim"],
    params: { tone: pick("sand", "olive"), gun: [0.5, 0.64] },
    parts: ({ tone, gun }) => {
      const color = { sand: 0xb9a27a, olive: 0x5a6344 }[tone];
      return [
        part(
          "body",
          main("paint", color),
          all(
            side(flat`-1.06 0.42, -0.96 0.34, 0.96 0.34, 1.06 0.42, 1.04 0.66, 0.4 0.74, -1.06 0.74`, 0.98, 0.03),
            side(flat`-1.02 0.7, 0.42 0.7, 0.22 1.06, -0.56 1.08, -1.02 0.84`, 0.9, 0.03),
          ),
        ),
        part(
          "panels",
          main("plastic", color),
          all(box(0.99, 0.34, 0.34, 0.008).array(2, [0, 0, 0.38]).at(0, 0.55, -0.02), box(0.5, 0.02, 0.4, 0.008).at(0, 0.71, 0.7)),
        ),
        part(
          "glass",
          GLASS,
          all(
            side(flat`0.34 0.76, 0.415 0.76, 0.24 1.03, 0.18 1.03`, 0.34, 0.006).at(0.2, 0, 0).mirror("x"),
            box(0.91, 0.22, 0.3, 0.012).array(2, [0, 0, 0.38]).at(0, 0.89, -0.08),
          ),
        ),
        part(
          "grille",
          IRON,
          all(
            box(0.03, 0.18, 0.02, 0.005).array(7, [0.055, 0, 0]).at(0, 0.54, 1.05),
            box(0.96, 0.1, 0.1, 0.02).at(0, 0.38, 1.06),
            box(0.96, 0.1, 0.08, 0.02).at(0, 0.4, -1.06),
            hose([-0.3, 0.36, 1.1, -0.28, 0.62, 1.14, 0.28, 0.62, 1.14, 0.3, 0.36, 1.1], 0.022),
          ),
        ),
        part("lamps", light(0xfff3cf), drumZ(0.07, 0.03).at(0.34, 0.55, 1.05).mirror("x")),
        part(
          "hatch",
          second("paint", color),
          all(
            cylinder(0.24, 0.06).at(0, 1.09, -0.14),
            box(0.05, 0.26, 0.34, 0.015).turn(0, 0, -12).at(0.26, 1.22, -0.1).mirror("x"),
            box(0.34, 0.22, 0.05, 0.015).turn(-8, 0, 0).at(0.16, 1.2, 0.1).mirror("x"),
          ),
          { motion: turns([0, 1.09, -0.14], [0, 1, 0], -90, 90) },
        ),
        part(
          "gun",
          IRON,
          all(
            rod([0, 1.28, -0.14], [0, 1.3, gun], 0.024),
            box(0.09, 0.1, 0.3, 0.02).at(0, 1.28, -0.16),
            rod([0, 1.1, -0.1], [0, 1.26, -0.1], 0.03),
          ),
          { motion: turns([0, 1.09, -0.14], [0, 1, 0], -90, 90) },
        ),
        part("spare", fixed("rubber", 0x1d1d1f), all(drumZ(0.22, 0.13, 0.03).at(0.12, 0.82, -1.08), drumX(0.03, 0.2).at(-0.3, 0.8, -1.06))),
        part("aerial", IRON, rod([-0.42, 0.74, -0.9], [-0.46, 1.7, -1.02], 0.012, 0.004)),
        part(
          "mirrors",
          IRON,
          all(box(0.05, 0.14, 0.09, 0.02).at(0.56, 0.86, 0.34), rod([0.46, 0.78, 0.34], [0.55, 0.84, 0.34], 0.012)).mirror("x"),
        ),
        ...axle("front", { radius: 0.26, width: 0.2, track: 0.88, z: 0.66, lugs: 16, rim: third("steel", 0x6a6f5a) }),
        ...axle("back", { radius: 0.26, width: 0.2, track: 0.88, z: -0.66, lugs: 16, rim: third("steel", 0x6a6f5a) }),
        part("arches", fixed("rubber", 0x17181a), arches(0.3, 0.5, 0.66, -0.66)),
      ];
    },
  }),
  program({
    id: "houseboat",
    nouns: ["house boat", "canal boat", "narrowboat", "barge house", "river barge"],
    about: "a houseboat: a wooden hull with a painted cabin, round windows, flower boxes and a chimney",
    metresPerUnit: 4.2,
    wears: ["hull", "cabin house", "trim roof"],
    params: { windows: whole(4, 6), tone: pick("red", "green", "blue") },
    sockets: () => ({ top: { at: [0, 0.72, -0.1], size: [0.4, 0.5, 1] } }),
    parts: ({ windows, tone }) => {
      const form: Hull = { length: 2.4, beam: 0.6, depth: 0.26, transom: 0.8, sheer: [0.03, 0.08], rise: 0.6, full: 0.45 };
      const color = { red: 0xa8302a, green: 0x2f6a4a, blue: 0x2f5f9a }[tone];
      return [
        part("hull", main("paint", 0x26303a), hull(form)),
        part("rim", third("paint", 0xe6b93a), rail(form, 0.016)),
        part("deck", fixed("wood", 0xb98a56, { grain: "z" }), box(0.5, 0.02, 1.96, 0.004).at(0, 0.265, -0.12)),
        part("cabin", second("paint", color), all(box(0.44, 0.38, 1.44, 0.015).at(0, 0.46, -0.14))),
        part("roof", third("paint", 0xf1ead8), side(flat`-0.9 0.64, 0.62 0.64, 0.6 0.68, -0.88 0.68`, 0.52, 0.012)),
        part(
          "windows",
          GLASS,
          drumX(0.075, 0.452)
            .array(windows, [0, 0, 1.2 / windows])
            .at(0, 0.48, -0.2),
        ),
        part(
          "frames",
          fixed("brass"),
          all(
            ...Array.from({ length: windows }, (_, at) =>
              drumX(0.09, 0.446).at(0, 0.48, -0.2 + (at - (windows - 1) / 2) * (1.2 / windows)),
            ),
          ),
        ),
        part("door", fixed("wood", 0x8a5a30), box(0.2, 0.32, 0.02, 0.008).at(0, 0.45, 0.584), {
          motion: turns([-0.1, 0.45, 0.584], [0, 1, 0], 0, -80),
        }),
        part("flower boxes", fixed("wood", 0x8a5a30), all(box(0.1, 0.06, 0.34, 0.01).array(2, [0, 0, 0.7]).at(0.1, 0.71, -0.2))),
        part(
          "leaves",
          fixed("fabric", 0x4f8a3f),
          all(sphere(0.05, 1, 12).array(5, [0, 0, 0.065]).array(2, [0, 0, 0.7]).at(0.1, 0.75, -0.2)),
        ),
        part(
          "flowers",
          fixed("plastic", 0xe0457a),
          all(sphere(0.024, 1, 10).array(4, [0, 0, 0.08]).array(2, [0, 0, 0.7]).at(0.11, 0.795, -0.2)),
        ),
        part(
          "chimney",
          IRON,
          all(
            cylinder(0.04, 0.26).at(-0.12, 0.78, -0.5),
            cylinder(0.06, 0.04, { top: 0.02 }).at(-0.12, 0.93, -0.5),
            many(2, (at) => cylinder(0.043, 0.02).at(-0.12, 0.74 + at * 0.1, -0.5)),
          ),
        ),
        part(
          "railing",
          STEEL,
          all(
            hose([-0.22, 0.44, 0.64, -0.16, 0.44, 0.9, 0, 0.46, 1.04, 0.16, 0.44, 0.9, 0.22, 0.44, 0.64], 0.01),
            four(rod([0, 0.28, 0], [0, 0.44, 0], 0.008), 0.2, 0, 0.07).at(0, 0, 0.74),
            rod([0, 0.28, 1.02], [0, 0.46, 1.04], 0.008),
          ),
        ),
        part(
          "tiller",
          fixed("wood", 0xb98a56),
          all(hose([0, 0.3, -1.16, 0, 0.46, -1.14, 0, 0.52, -1], 0.018), rod([0, 0.1, -1.2], [0, 0.4, -1.18], 0.03)),
        ),
        part("tyres", fixed("rubber", 0x1d1d1f), all(...[-0.5, 0, 0.5].map((z) => drumX(0.07, 0.03, 0.01).at(0.3, 0.18, z).mirror("x")))),
      ];
    },
  }),
];
