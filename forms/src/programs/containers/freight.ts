import { all, box, cylinder, type Form, lathe, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, turns, whole } from "@blenda/forge/language/program";
import { drumX, rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second } from "@blenda/forge/language/substance";

export const freight = [
  program({
    id: "shipping container",
    nouns: ["freight container", "cargo container", "sea container", "intermodal container"],
    about: "a shipping container of ribbed steel with two doors and locking bars",
    metresPerUnit: 3,
    wears: ["body", "mark"],
    params: { long: [1.9, 2.2], ribs: whole(18, 24) },
    traits: { open: "opened empty" },
    sockets: () => ({ inside: { at: [0, 0.06, 0], size: [0.7, 0.8, 1.8] }, top: { at: [0, 0.9, 0], size: [0.8, 1, 2] } }),
    parts: ({ long, ribs }, { has }) => {
      const swing = has("open") ? 105 : 0;
      const leaf = (form: Form, sign: number) =>
        form
          .at(sign * 0.19, 0, 0)
          .at(-sign * 0.39, 0, 0)
          .turn(0, sign * swing, 0)
          .at(sign * 0.39, 0.45, long / 2);
      const motion = (sign: number) => ({ motion: turns([sign * 0.39, 0.45, long / 2], [0, 1, 0], 0, sign * 110) });
      return [
        part(
          "body",
          main("paint", 0xb04a2a),
          all(
            box(0.8, 0.88, long - 0.02, 0.01)
              .minus(box(0.74, 0.8, long).at(0, 0, 0.06))
              .at(0, 0.45, 0),
            box(0.83, 0.72, (long - 0.2) / ribs / 2, 0.012)
              .array(ribs, [0, 0, (long - 0.16) / ribs])
              .minus(box(0.75, 1, 3))
              .at(0, 0.45, 0),
          ),
        ),
        part(
          "frame",
          main("paint", 0x9a3f22),
          all(
            box(0.06, 0.9, 0.06, 0.01)
              .array(2, [0.8, 0, 0])
              .array(2, [0, 0, long - 0.04])
              .at(0, 0.45, 0),
            box(0.84, 0.06, 0.06, 0.01)
              .array(2, [0, 0.84, 0])
              .array(2, [0, 0, long - 0.04])
              .at(0, 0.45, 0),
            box(0.06, 0.06, long, 0.01).array(2, [0.8, 0, 0]).array(2, [0, 0.84, 0]).at(0, 0.45, 0),
          ),
        ),
        ...[1, -1].map((sign) =>
          part(
            "door",
            main("paint", 0xb04a2a),
            leaf(all(box(0.37, 0.78, 0.03, 0.008), box(0.3, 0.14, 0.05, 0.01).array(4, [0, 0.19, 0])), sign),
            motion(sign),
          ),
        ),
        ...[1, -1].map((sign) =>
          part(
            "bars",
            fixed("steel", 0xb9bdc1),
            leaf(
              all(
                rod([0, -0.4, 0.045], [0, 0.4, 0.045], 0.012).array(2, [0.18, 0, 0]),
                box(0.12, 0.02, 0.02, 0.005)
                  .array(2, [0.18, 0, 0])
                  .at(-0.02 * sign, -0.06, 0.06),
              ),
              sign,
            ),
            motion(sign),
          ),
        ),
        part(
          "corners",
          fixed("steel", 0x8d9297),
          box(0.08, 0.08, 0.09, 0.01)
            .array(2, [0.79, 0, 0])
            .array(2, [0, 0.84, 0])
            .array(2, [0, 0, long - 0.05])
            .at(0, 0.45, 0),
        ),
        part(
          "mark",
          second("plastic", 0xf3efe4),
          box(0.836, 0.05, 0.3, 0.003)
            .array(2, [0, 0.09, 0])
            .at(0, 0.68, long * 0.3),
        ),
      ];
    },
  }),
  program({
    id: "pallet",
    nouns: ["wooden pallet", "euro pallet", "skid", "shipping pallet"],
    about: "a wooden pallet of boards on blocks",
    metresPerUnit: 0.8,
    wears: ["board", "block"],
    params: { boards: whole(5, 7), uneven: [0.004, 0.014] },
    sockets: () => ({ top: { at: [0, 0.23, 0], size: [1, 1.5, 1.4] } }),
    parts: ({ boards, uneven }, { random }) => [
      part(
        "boards",
        main("wood", 0xc49a63, { grain: "x" }),
        all(
          ...Array.from({ length: boards }, (_, at) =>
            box(1.2 + random.fork(`board ${at}`).between(-uneven, uneven) * 2, 0.035, 1.28 / boards - 0.04, 0.008).at(
              random.fork(`shift ${at}`).between(-uneven, uneven),
              0.21,
              (at - (boards - 1) / 2) * (1.5 / boards),
            ),
          ),
        ),
      ),
      part(
        "stringers",
        main("wood", 0xb98c55, { grain: "z" }),
        all(
          box(0.14, 0.03, 1.5, 0.008).array(3, [0.5, 0, 0]).at(0, 0.18, 0),
          box(0.14, 0.03, 1.5, 0.008).array(3, [0.5, 0, 0]).at(0, 0.015, 0),
        ),
      ),
      part("blocks", second("wood", 0xa8793f), box(0.14, 0.14, 0.2, 0.01).array(3, [0.5, 0, 0]).array(3, [0, 0, 0.64]).at(0, 0.1, 0)),
      part(
        "nails",
        fixed("iron", 0x5a5c60),
        cylinder(0.01, 0.01, { bevel: 0.002, sides: 10 })
          .array(3, [0.5, 0, 0])
          .array(boards, [0, 0, 1.5 / boards])
          .at(0, 0.23, 0),
      ),
    ],
  }),
  program({
    id: "gas cylinder",
    nouns: ["gas bottle", "propane tank", "oxygen tank", "gas tank"],
    about: "a steel gas cylinder with a valve, a collar and a foot ring",
    metresPerUnit: 0.5,
    wears: ["bottle body", "collar"],
    params: { high: [1, 1.3], radius: [0.34, 0.4] },
    sockets: ({ high }) => ({ grip: { at: [0, high + 0.2, 0], size: [0.4, 0.1, 0.1] } }),
    parts: ({ high, radius }) => [
      part(
        "bottle",
        main("paint", 0x3c6f8f),
        lathe(flat`0 0.04, 0.6 0.05, 0.92 0.14, 1 0.26, 1 0.78, 0.9 0.92, 0.5 1, 0.2 1.01, 0.2 1.06, 0 1.06`).scale(radius, high, radius),
      ),
      part("foot", second("paint", 0x2f5a76), cylinder(radius * 0.8, 0.12).at(0, 0.05, 0)),
      part(
        "seams",
        main("paint", 0x356683),
        torus(radius * 1.004, 0.014)
          .array(2, [0, high * 0.4, 0])
          .at(0, high * 0.52, 0),
      ),
      part(
        "collar",
        second("paint", 0x2f5a76),
        lathe([
          [radius * 0.62, 0],
          [radius * 0.68, 0],
          [radius * 0.68, 0.22],
          [radius * 0.62, 0.22],
          [radius * 0.62, 0],
        ])
          .minus(box(radius * 0.7, 0.1, 2).at(0, 0.12, 0))
          .at(0, high * 0.98, 0),
      ),
      part(
        "valve",
        fixed("brass"),
        all(cylinder(0.05, 0.16).at(0, high * 1.06 + 0.06, 0), drumX(0.035, 0.18).at(0.06, high * 1.06 + 0.05, 0)),
      ),
      part(
        "wheel",
        fixed("plastic", 0xb3322a),
        all(torus(0.07, 0.018), box(0.13, 0.02, 0.02, 0.005), box(0.02, 0.02, 0.13, 0.005)).at(0, high * 1.06 + 0.16, 0),
        { motion: turns([0, high * 1.06, 0], [0, 1, 0], 0, 360) },
      ),
      part(
        "label",
        fixed("paper", 0xf2c43a),
        box(0.2, 0.2, 0.02, 0.005)
          .turn(0, 0, 45)
          .at(0, high * 0.6, radius * 0.985),
      ),
    ],
  }),
];
