import { all, box, cylinder, extrude, lathe } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, whole } from "@blenda/forge/language/program";
import { light, main, second, third } from "@blenda/forge/language/substance";

export const roadworks = [
  program({
    id: "traffic cone",
    already: "pointed",
    nouns: ["pylon", "safety cone", "road cone", "construction cone"],
    about: "an orange cone with white bands that marks a danger on the road",
    metresPerUnit: 0.6,
    wears: ["cone", "band"],
    params: { bands: whole(1, 2), wide: [0.26, 0.3] },
    sockets: () => ({ head: { at: [0, 0.9, 0], size: [0.3, 0.3, 0.3] } }),
    parts: ({ bands, wide }) => {
      const radius = (y: number) => wide - ((wide - 0.06) * (y - 0.05)) / 0.95;
      const band = (y: number) =>
        lathe(flat`
        0 ${y}, ${radius(y) + 0.006} ${y}, ${radius(y + 0.16) + 0.006} ${y + 0.16}, 0 ${y + 0.16}
      `);
      return [
        part(
          "cone",
          main("plastic", 0xee5f16),
          all(
            lathe(flat`0 0.04, ${wide + 0.05} 0.05, ${wide} 0.09, 0.06 1, 0.045 1.01, 0.03 1, 0.03 0.9, 0 0.9`),
            box(0.86, 0.06, 0.86, 0.028).at(0, 0.03, 0),
          ),
        ),
        part(
          "bands",
          second("plastic", 0xf6f5f1),
          all(...Array.from({ length: bands }, (_, at) => band(bands === 1 ? 0.42 : 0.28 + at * 0.32))),
        ),
      ];
    },
  }),
  program({
    id: "barrier",
    nouns: ["road barrier", "roadblock", "barricade", "construction barrier", "traffic barrier"],
    about: "a striped board on feet that closes a road",
    metresPerUnit: 1,
    wears: ["stripe", "board", "frame feet"],
    params: { boards: whole(1, 2) },
    traits: { lights: "lamp flashing light" },
    parts: ({ boards }, { has }) => {
      const stripe = extrude(flat`-0.15 -0.1, -0.02 -0.1, 0.13 0.1, 0 0.1`, 0.056, 0.002).array(5, [0.3, 0, 0]);
      const levels = (form: typeof stripe) => all(...Array.from({ length: boards }, (_, at) => form.at(0, 0.82 - at * 0.34, 0)));
      return [
        part("boards", second("plastic", 0xf4f3ef), levels(box(1.5, 0.2, 0.05, 0.012))),
        part("stripes", main("plastic", 0xd0391c), levels(stripe)),
        part(
          "frame",
          third("paint", 0x55595e),
          all(
            box(0.06, 0.98, 0.06, 0.012).at(0.58, 0.49, -0.055).mirror("x"),
            box(0.08, 0.06, 0.56, 0.02).at(0.58, 0.03, -0.04).mirror("x"),
          ),
        ),
        has("lights") && part("lamps", light(0xffb02e), cylinder(0.08, 0.06).turn(90, 0, 0).at(0.58, 1.06, -0.03).mirror("x")),
      ];
    },
  }),
];
