import { all, box, cylinder, extrude, type Form } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, slides, whole } from "@blenda/forge/language/program";
import { drumX, hose, panel, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, light, main, pane, second, third } from "@blenda/forge/language/substance";

/** What rises with the stairs, from a level piece in front to one behind: so far under the steps, so far over them, so far out. */
const ramp = (top: number, long: number, under: number, over: number, out: number, wide: number): Form => {
  const [z, low] = [long / 2, Math.max(-under, 0)];
  return side(
    flat`${z} ${low}, ${z + out} ${low}, ${z + out} ${over}, ${z} ${over}, ${-z} ${top + over}, ${-z - out} ${top + over}, ${-z - out} ${top - under}, ${-z + under * 0.7} ${top - under}`,
    wide,
    0.006,
  );
};

export const indoorLifts = [
  program({
    id: "escalator",
    nouns: ["moving staircase", "moving stairs", "mechanical stairs"],
    about: "an escalator with steel steps between glass sides and black handrails",
    metresPerUnit: 2.4,
    wears: ["side frame", "step", "handrail"],
    params: { steps: whole(11, 14), wide: [0.5, 0.58] },
    parts: ({ steps, wide }) => {
      const [rise, run] = [0.1, 0.17];
      const [top, long] = [steps * rise, steps * run];
      const [x, z] = [wide / 2 + 0.07, long / 2];
      const step = (at: number) => z - at * run;
      const end = (y: number, from: number, way: number) =>
        hose(
          [
            x,
            y + 0.52,
            from,
            x,
            y + 0.5,
            from + way * 0.12,
            x,
            y + 0.36,
            from + way * 0.18,
            x,
            y + 0.2,
            from + way * 0.12,
            x,
            y + 0.14,
            from,
          ],
          0.034,
        );
      return [
        part(
          "sides",
          main("steel", 0xa9aeb3),
          all(ramp(top, long, 0.2, 0.16, 0.6, 0.09).at(x, 0, 0).mirror("x"), ramp(top, long, 0.2, 0.02, 0.6, wide + 0.1)),
        ),
        part(
          "steps",
          second("steel", 0x6f757b),
          many(steps, (at) =>
            all(
              box(wide, 0.1, run + 0.02, 0.008).at(0, rise * (at + 0.5), step(at + 0.5)),
              box(wide * 0.96, 0.012, 0.012, 0)
                .array(4, [0, 0, 0.036])
                .at(0, rise * (at + 1) + 0.002, step(at + 0.5)),
            ),
          ),
        ),
        part(
          "edges",
          fixed("plastic", 0xf2c21d),
          many(steps, (at) => box(wide * 0.98, 0.014, 0.018, 0.003).at(0, rise * (at + 1) - 0.002, step(at) + 0.006)),
        ),
        part(
          "landings",
          second("steel", 0x8d9298),
          all(box(wide, 0.03, 0.6, 0.006).at(0, 0.03, z + 0.3), box(wide, 0.03, 0.6, 0.006).at(0, top + 0.01, -z - 0.3)),
        ),
        part("glass", pane(0xbfe0e6), ramp(top, long, -0.14, 0.5, 0.5, 0.02).at(x, 0, 0).mirror("x")),
        part(
          "handrails",
          third("rubber", 0x1b1c1f),
          all(
            hose(
              [x, 0.52, z + 0.5, x, 0.52, z + 0.1, x, 0.57, z, x, top + 0.47, -z, x, top + 0.52, -z - 0.1, x, top + 0.52, -z - 0.5],
              0.035,
            ),
            end(0, z + 0.48, 1),
            end(top, -z - 0.48, -1),
          ).mirror("x"),
        ),
        part("foot", main("steel", 0xa9aeb3), box(wide + 0.2, top - 0.16, 0.4, 0.02).at(0, (top - 0.16) / 2, -z - 0.36)),
        part("lamps", light(0xbfe8ff), rod([x + 0.05, 0.12, z], [x + 0.05, top + 0.12, -z], 0.012).mirror("x")),
      ];
    },
  }),
  program({
    id: "elevator",
    nouns: ["lift", "elevator door", "passenger lift", "elevator cabin", "lift cabin"],
    about: "an elevator with sliding steel doors, a lit cabin, call buttons and a floor display",
    metresPerUnit: 1.25,
    wears: ["frame wall", "door", "cabin floor"],
    params: { gap: [0.16, 0.3], tone: pick("grey", "cream") },
    variants: { open: { set: { gap: 0.42 } }, closed: { words: "shut", set: { gap: 0.005 } } },
    sockets: () => ({ inside: { at: [0, 0.05, -0.4], size: [0.9, 1.6, 0.6] } }),
    parts: ({ gap, tone }, { isInscribed }) => [
      part(
        "wall",
        main("plastic", { grey: 0xa9abad, cream: 0xd8ccb4 }[tone]),
        all(box(0.36, 2.1, 0.12, 0.01).at(0.67, 1.05, 0).mirror("x"), box(1.0, 0.4, 0.12, 0.01).at(0, 1.9, 0)),
      ),
      part(
        "frame",
        fixed("brass"),
        all(box(0.06, 1.76, 0.06, 0.012).at(0.5, 0.88, 0.05).mirror("x"), box(1.06, 0.06, 0.06, 0.012).at(0, 1.73, 0.05)),
      ),
      part(
        "cabin",
        third("wood", 0x8a5a34),
        all(
          box(1.16, 0.06, 0.9, 0.006).at(0, 0.03, -0.48),
          box(1.16, 1.86, 0.05, 0.006).at(0, 0.93, -0.92),
          box(0.05, 1.86, 0.9, 0.006).at(0.56, 0.93, -0.48).mirror("x"),
          box(1.16, 0.06, 0.9, 0.006).at(0, 1.86, -0.48),
        ),
      ),
      part("carpet", fixed("fabric", 0x7a2230), box(1.04, 0.02, 0.8, 0.004).at(0, 0.066, -0.46)),
      part("mirror", fixed("porcelain", 0x9fb9c8), box(0.8, 0.8, 0.02, 0.006).at(0, 1.2, -0.886)),
      part("handrail", fixed("brass"), drumX(0.02, 0.98).at(0, 0.78, -0.85)),
      part("ceiling lamp", light(0xfff3cf), box(0.7, 0.02, 0.5, 0.006).at(0, 1.822, -0.46)),
      ...[1, -1].map((way) =>
        part(
          `${way > 0 ? "right" : "left"} door`,
          second("steel", 0xb4b9bd),
          all(
            box(0.5, 1.66, 0.03, 0.006),
            box(0.42, 0.012, 0.036, 0.003).array(2, [0, 1.5, 0]),
            box(0.012, 1.5, 0.036, 0.003).array(2, [0.42, 0, 0]),
          ).at(way * (0.25 + gap), 0.88, -0.03),
          { motion: slides([way, 0, 0], 0.45 - gap, [way, 0, 0]) },
        ),
      ),
      part("display", fixed("plastic", 0x15171a), panel(0.44, 0.14, 0.03, 0.02).at(0, 1.95, 0.065)),
      !isInscribed &&
        part(
          "digits",
          light(0xff5a2a),
          all(
            extrude(flat`-0.04 0, 0.04 0, 0 0.07`, 0.01, 0.002).at(-0.1, 1.915, 0.085),
            box(0.016, 0.08, 0.01, 0.002).at(0.06, 1.95, 0.084),
            box(0.06, 0.016, 0.01, 0.002).array(3, [0, 0.032, 0]).at(0.1, 1.95, 0.084),
          ),
        ),
      part("panel", fixed("steel", 0xd0d3d6), panel(0.13, 0.36, 0.02, 0.03).at(0.7, 0.98, 0.066)),
      part("buttons", light(0xffd27a), cylinder(0.032, 0.02, { sides: 20 }).turn(90, 0, 0).array(2, [0, 0.14, 0]).at(0.7, 0.98, 0.08)),
    ],
  }),
];
