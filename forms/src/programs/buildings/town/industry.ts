import { all, box, cylinder, extrude, lathe, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, whole } from "@blenda/forge/language/program";
import { courses } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

import { bricks, darkGlass, frames, openingsOn, panes } from "../country/walls.ts";

export const industry = [
  program({
    id: "hospital",
    nouns: ["clinic", "medical center"],
    about: "a white hospital with a red cross and an entrance roof",
    metresPerUnit: 18,
    isLarge: true,
    wears: ["wall", "cross", "glass window"],
    params: { floors: whole(4, 5), wide: whole(5, 6) },
    parts: ({ floors, wide }) => {
      const [w, h] = [wide * 0.2 + 0.1, floors * 0.19 + 0.12];
      const cross = (size: number) => all(box(size, size * 0.32, 0.03, 0.006), box(size * 0.32, size, 0.032, 0.006));
      return [
        part(
          "walls",
          main("plastic", 0xf0efea),
          all(
            box(w, h, 0.5, 0.01).at(0, h / 2, 0),
            box(0.42, h + 0.22, 0.56, 0.01).at(0, h / 2 + 0.11, 0),
            box(w + 0.04, 0.04, 0.54, 0.008).at(0, h + 0.01, 0),
            box(0.56, 0.04, 0.34, 0.01).at(0, 0.22, 0.42),
          ),
        ),
        part(
          "windows",
          third("plastic", 0x3f6f8c),
          all(
            ...Array.from({ length: floors }, (_, n) => box(w - 0.06, 0.09, 0.51, 0.004).at(0, 0.16 + n * 0.19, 0)),
            box(0.28, 0.18, 0.02, 0.004).at(0, 0.1, 0.282),
          ),
        ),
        part(
          "pillars",
          main("plastic", 0xdedcd4),
          all(
            box(0.04, h, 0.52, 0.006)
              .array(wide + 1, [0.2, 0, 0])
              .at(0, h / 2, 0),
            cylinder(0.018, 0.22, { sides: 12 }).at(0.24, 0.11, 0.55).mirror("x"),
          ),
        ),
        part("crosses", second("plastic", 0xd0262c), all(cross(0.24).at(0, h + 0.04, 0.285), cross(0.12).at(0, 0.3, 0.59))),
        part("board", main("plastic", 0xf0efea), box(0.2, 0.16, 0.02, 0.008).at(0, 0.3, 0.572)),
        part("helipad", fixed("concrete", 0x7d8388), cylinder(0.16, 0.03, { sides: 40 }).at(-w / 2 + 0.24, h + 0.04, 0)),
        part(
          "letter",
          fixed("plastic", 0xf4d03a),
          all(box(0.025, 0.012, 0.14, 0.003).array(2, [0.08, 0, 0]), box(0.08, 0.012, 0.025, 0.003)).at(-w / 2 + 0.24, h + 0.058, 0),
        ),
        part("street", fixed("concrete", 0x8a8a8c), box(w + 0.4, 0.04, 1.2, 0.012).at(0, -0.015, 0.2)),
      ];
    },
  }),
  program({
    id: "factory",
    nouns: ["industrial plant", "power plant", "mill factory", "industrial building"],
    about: "a brick factory with a saw-tooth roof and smoking chimneys",
    metresPerUnit: 16,
    isLarge: true,
    wears: ["wall brick", "roof", "chimney"],
    params: { teeth: whole(3, 4), chimneys: whole(2, 3) },
    parts: ({ teeth, chimneys }, { random }) => {
      const w = teeth * 0.36;
      const spots = openingsOn(teeth * 2, 1, [0.18, 0.2], [0, 0.26, 0.352]);
      const stack = lathe(flat`0 0, 0.085 0, 0.06 0.86, 0.075 0.87, 0.075 0.92, 0.05 0.92, 0.045 0.8, 0 0.8`, { sides: 24 });
      const x = (n: number) => -w / 2 - 0.16 - 0 * n;
      const smoke = Array.from({ length: 4 }, (_, at) =>
        sphere(0.07 + at * 0.02, 1, 14).at(at * 0.06, at * 0.1, random.between(-0.03, 0.03)),
      );
      const places = Array.from({ length: chimneys }, (_, n) => [x(n), 0.24 - n * 0.24] as const);
      return [
        part(
          "walls",
          main("clay", 0xa4523a, { paint: bricks }),
          all(
            box(w, 0.5, 0.7, 0.008).at(0, 0.25, 0),
            extrude(flat`-0.18 0, 0.18 0, -0.18 0.24`, 0.7, 0.006).array(teeth, [0.36, 0, 0]).at(0, 0.5, 0),
          ),
        ),
        part(
          "roofs",
          second("steel", 0x6d757c),
          all(
            ...Array.from({ length: teeth }, (_, n) =>
              box(0.44, 0.025, 0.74, 0.006)
                .turn(0, 0, -33.7)
                .at(-w / 2 + 0.18 + n * 0.36, 0.632, 0),
            ),
          ),
        ),
        part("skylights", fixed("glass", 0x7fb0c4), box(0.015, 0.17, 0.6, 0.004).array(teeth, [0.36, 0, 0]).at(-0.186, 0.61, 0)),
        part("windows", darkGlass, panes(0.12, 0.22, spots)),
        part("frames", fixed("plastic", 0xe6e0d4), frames(0.12, 0.22, spots)),
        part(
          "chimneys",
          third("clay", 0x8a4634, { paint: [courses(0.06, 0.03, { round: 0.07, color: 0xb9afa2, joint: 0.004 })] }),
          all(...places.map(([px, z]) => stack.at(px, 0, z))),
        ),
        part("bands", fixed("plastic", 0xf1ece0), all(...places.map(([px, z]) => cylinder(0.068, 0.06, { sides: 24 }).at(px, 0.74, z)))),
        part("smoke", fixed("paper", 0xd9dadc), all(...places.map(([px, z]) => all(...smoke).at(px, 0.94, z)))),
        part(
          "door",
          fixed("steel", 0x55606a, { paint: [courses(9, 0.04, { isShifted: false })] }),
          box(0.24, 0.28, 0.02, 0.004).at(w / 2 - 0.2, 0.14, 0.366),
        ),
        part("ground", fixed("concrete", 0x8a8780), box(w + 0.7, 0.04, 1.1, 0.012).at(-0.1, -0.015, 0.05)),
      ];
    },
  }),
];
