import { all, blob, box, cylinder, extrude, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { arc, symmetric } from "@blenda/forge/language/lists";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, pick, program, turns, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

export const graves = [
  program({
    id: "gravestone",
    is: ["printed"],
    nouns: ["tombstone", "headstone", "grave", "grave marker"],
    about: "a gravestone with a round top, a carved cross and grass at its foot",
    metresPerUnit: 0.9,
    wears: ["stone", "cross carving", "earth"],
    params: { tall: [0.8, 1], top: pick("round", "peaked", "cross"), lean: [-4, 4] },
    variants: { crossed: { words: "cross celtic", set: { top: "cross" } }, round: { words: "old", set: { top: "round" } } },
    parts: ({ tall, top, lean }, { random, isInscribed }) => {
      const shapes = {
        round: [...flat([-0.32, 0, 0.32, 0]), ...arc(0.32, 0, 180, 16).map(([x, y]) => [x, y + tall - 0.32] as const)],
        peaked: symmetric([0, 0, 0.32, 0, 0.32, tall - 0.2, 0.26, tall - 0.18, 0.2, tall - 0.08, 0, tall]),
        cross: symmetric([0, 0, 0.12, 0, 0.1, tall - 0.46, 0.3, tall - 0.48, 0.3, tall - 0.26, 0.1, tall - 0.28, 0.12, tall, 0, tall]),
      };
      const set = (form: Form): Form => form.turn(0, 0, lean).at(0, 0.1, 0);
      return [
        part("stone", main("stone", 0x8a8c8a), set(extrude(shapes[top], 0.16, 0.03))),
        part("base", main("stone", 0x767876), box(0.84, 0.14, 0.36, 0.03).at(0, 0.07, 0)),
        part(
          "carving",
          second("stone", 0x55585a),
          set(
            top === "cross"
              ? put(torus(0.19, 0.035), [0, tall - 0.37, 0], [90, 0, 0])
              : all(
                  box(0.05, 0.3, 0.03, 0.008).at(0, tall - 0.3, 0.075),
                  box(0.2, 0.05, 0.03, 0.008).at(0, tall - 0.26, 0.075),
                  ...(isInscribed ? [] : [0, 1, 2]).map((at) => box(0.36 - at * 0.08, 0.026, 0.02, 0.004).at(0, 0.34 - at * 0.08, 0.076)),
                ),
          ),
        ),
        part(
          "mound",
          third("clay", 0x4a3624),
          blob(
            [
              { at: [0, 0, 0.35], to: [0, 0, 0.8], radius: 0.24, thin: 0.18 },
              { at: [0.12, 0, 0.3], to: [0.1, 0, 0.7], radius: 0.2 },
              { at: [-0.14, 0, 0.3], to: [-0.1, 0, 0.7], radius: 0.2 },
            ],
            0.12,
            0.045,
          ).scale(1, 0.5, 1),
        ),
        part(
          "grass",
          fixed("fabric", 0x4f7a35),
          all(
            ...Array.from({ length: 26 }, () => {
              const x = random.between(-0.48, 0.48);
              return put(
                cylinder(0.018, 0.2, { top: 0.002, sides: 4, bevel: 0 }),
                [x, 0.08, random.between(0.16, 0.26) - (Math.abs(x) > 0.4 ? 0.15 : 0)],
                [random.between(-18, 18), 0, random.between(-18, 18)],
              );
            }),
          ),
        ),
      ];
    },
  }),
  program({
    id: "coffin",
    nouns: ["casket", "vampire coffin"],
    about: "a wooden coffin with six sides, a cross on the lid and metal handles",
    metresPerUnit: 1,
    wears: ["coffin wood", "cross fitting handle", "lining"],
    params: { long: [1.7, 1.9], high: [0.34, 0.42] },
    traits: { open: "open opened vampire" },
    sockets: ({ high }) => ({ inside: { at: [0, 0.1, 0], size: [0.5, high, 1.5] } }),
    parts: ({ long, high }, { has }) => {
      const outline = (grow: number) =>
        symmetric([0, -0.5, 0.2 + grow, -0.5, 0.36 + grow, 0.2, 0.24 + grow, 0.5, 0, 0.5]).map(
          ([x, y]) => [x, y * (long + grow * 2)] as const,
        );
      const lie = (form: Form, y: number): Form => put(form, [0, y, 0], [90, 180, 0]);
      const lidParts = (form: Form): Form => (has("open") ? put(form, [0.3, 0, 0], [0, 0, -62]).at(0.24, 0.02, 0) : form.at(0, 0, 0));
      return [
        part(
          "case",
          main("wood", 0x6b4226, { grain: "z" }),
          lie(extrude(outline(0), high), high / 2 + 0.02).minus(lie(extrude(outline(-0.04), high), high / 2 + 0.1)),
        ),
        part("foot", main("wood", 0x54321b), lie(extrude(outline(0.03), 0.05, 0.015), 0.025)),
        part("rim", main("wood", 0x54321b), lie(extrude(outline(0.02), 0.04, 0.012, [outline(-0.04)]), high)),
        part("lining", third("fabric", 0x8e1b2e), lie(extrude(outline(-0.05), 0.12, 0.04), 0.1)),
        part(
          "lid",
          main("wood", 0x7a4d28, { grain: "z" }),
          lidParts(all(lie(extrude(outline(0.03), 0.05, 0.012), high + 0.045), lie(extrude(outline(-0.06), 0.06, 0.025), high + 0.09))),
          { motion: turns([-0.36, high, 0], [0, 0, 1], 0, 80) },
        ),
        part(
          "cross",
          second("brass", 0xc9a24d),
          lidParts(all(box(0.07, 0.03, 0.8, 0.01).at(0, high + 0.125, 0), box(0.32, 0.03, 0.07, 0.01).at(0, high + 0.125, -0.2))),
        ),
        part(
          "handles",
          second("brass", 0xb98c3c),
          sweep(way`0 0 -0.12, 0.07 -0.03 -0.08, 0.07 -0.03 0.08, 0 0 0.12`, 0.018)
            .scatter([{ at: [0.31, high * 0.6, 0.1] }, { at: [0.29, high * 0.6, -0.36] }])
            .mirror("x"),
        ),
        part(
          "nails",
          second("brass"),
          sphere(0.018, 1, 10)
            .scatter([-0.4, -0.2, 0.05, 0.3].map((t) => ({ at: [0.34 - Math.abs(t + 0.2) * 0.2, high, t * long] as const })))
            .mirror("x"),
        ),
      ];
    },
  }),
  program({
    id: "totem",
    nouns: ["totem pole", "tiki", "tiki totem", "tribal totem", "idol"],
    about: "a carved totem pole of several faces with wings on top",
    metresPerUnit: 1.4,
    wears: ["wood", "paint face", "wing beak"],
    params: { faces: whole(2, 3), wing: [0.5, 0.62] },
    parts: ({ faces, wing }) => {
      const level = Array.from({ length: faces }, (_, at) => at * 0.58);
      const each = (form: Form): Form => form.scatter(level.map((y) => ({ at: [0, y, 0] as const })));
      const top = faces * 0.58;
      return [
        part(
          "pole",
          main("wood", 0x8a5630, { grain: "y" }),
          all(each(lathe(flat`0 0, 0.26 0, 0.3 0.04, 0.31 0.3, 0.29 0.52, 0.25 0.58, 0 0.58`)), sphere(0.27, 0.7, 28).at(0, top, 0)),
        ),
        part(
          "brows",
          second("paint", 0xc22a24),
          each(sweep(way`0 0.4 0.33, 0.12 0.46 0.3, 0.26 0.42 0.2`, [0.04, 0.05, 0.03]).mirror("x")),
        ),
        part(
          "eyes",
          fixed("paint", 0xf1e8d0),
          each(put(sphere(0.075, 1, 18).scale(1.1, 0.9, 0.6), [0.13, 0.33, 0.27], [0, 24, 0]).mirror("x")),
        ),
        part("pupils", fixed("plastic", 0x17171a), each(sphere(0.034, 1, 12).at(0.14, 0.33, 0.315).mirror("x"))),
        part("mouths", second("paint", 0xc22a24), each(put(hoop(0.11, 0.03, 24).scale(1.3, 1, 0.6), [0, 0.12, 0.29], [90, 0, 0]))),
        part("teeth", fixed("bone"), each(box(0.045, 0.07, 0.04, 0.01).array(4, [0.056, 0, 0]).at(0, 0.12, 0.295))),
        part("noses", third("paint", 0xe0a52e), each(put(cylinder(0.085, 0.24, { top: 0.03, sides: 14 }), [0, 0.26, 0.34], [14, 0, 0]))),
        part(
          "wings",
          third("paint", 0x1f8a86),
          put(extrude(flat`0.2 -0.1, 0.5 -0.14, 1 0.1, 0.94 0.24, 0.6 0.22, 0.2 0.18`, 0.06, 0.02).scale(wing * 1.5, 1, 1), [
            0,
            top - 0.2,
            -0.04,
          ]).mirror("x"),
        ),
        part(
          "stripes",
          second("paint", 0xe8dcc0),
          put(box(0.04, 0.26, 0.075, 0.012), [wing * 0.8, top - 0.16, -0.04], [0, 0, -24])
            .array(2, [0.16, 0.03, 0])
            .mirror("x"),
        ),
        part("base", fixed("stone"), lathe(flat`0 -0.12, 0.42 -0.12, 0.44 -0.06, 0.36 0.02, 0 0.02`, { sides: 12 })),
      ];
    },
  }),
];
