import { all, box, cylinder, extrude, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { circle, softOutline } from "@blenda/forge/language/outlines";
import { many } from "@blenda/forge/language/places";
import { part, program, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { wound } from "@blenda/forge/language/wound";

const grip = (y: number) => ({ grip: { at: [0, y, 0] as const, size: [0.1, 0.3, 0.1] as const } });

export const handArms = [
  program({
    id: "shuriken",
    nouns: ["throwing star", "ninja star", "ninja throwing star"],
    about: "a flat star of steel with sharp points and a hole in the middle",
    metresPerUnit: 0.1,
    wears: ["star blade", "ring"],
    params: { points: whole(4, 6), curve: [0, 0.1], inner: [0.13, 0.17] },
    variants: { four: { words: "four-pointed", set: { points: 4 } } },
    parts: ({ points, curve, inner }) => {
      const step = (2 * Math.PI) / points;
      const at = (radius: number, angle: number) => [radius * Math.cos(angle), radius * Math.sin(angle)];
      const blade = Array.from({ length: points }, (_, index) => {
        const angle = Math.PI / 2 + index * step;
        return [
          ...at(inner, angle - step / 2),
          ...at(inner * 1.25, angle - step * 0.3),
          ...at(0.5, angle),
          ...at(inner * 1.4, angle + step * (0.2 + curve)),
        ];
      }).flat();
      return [
        part("blade", main("steel", 0x4b5056), extrude(flat(blade), 0.05, 0.018, [circle(0.08, 28)]).at(0, 0.5, 0)),
        part(
          "edge",
          main("steel", 0xb9bec3),
          extrude(flat(blade), 0.012, 0.004, [circle(0.12, 28)])
            .scale(1.035, 1.035, 1)
            .at(0, 0.5, 0),
        ),
        part("ring", second("steel", 0x8d9298), torus(0.1, 0.024).turn(90, 0, 0).at(0, 0.5, 0)),
      ];
    },
  }),
  program({
    id: "quiver",
    nouns: ["quiver of arrows", "arrow quiver", "arrows"],
    about: "a leather quiver full of arrows with feathers, on a strap",
    metresPerUnit: 0.6,
    wears: ["leather quiver body", "feather", "trim"],
    gathers: 12,
    params: { arrows: whole(6, 8), lean: [-9, -4] },
    parts: ({ arrows, lean }) => {
      const places = Array.from({ length: arrows }, (_, at) => ({
        at: [0.08 * Math.cos(at * 2.4), 0.02 * (at % 3), 0.08 * Math.sin(at * 2.4)] as const,
        turn: [Math.sin(at * 2.4) * 4, at * 40, Math.cos(at * 2.4) * -4] as const,
      }));
      const feather = extrude(softOutline(flat`0.01 0.9, 0.06 0.94, 0.065 1.06, 0.01 1.14`, 3), 0.008, 0.002);
      const all3 = all(feather, feather.turn(0, 120, 0), feather.turn(0, 240, 0));
      return [
        part(
          "quiver",
          main("leather", 0x7a4a2a),
          lathe(flat`0 0, 0.1 0, 0.115 0.02, 0.15 0.8, 0.16 0.84, 0.14 0.84, 0.13 0.7, 0 0.7`, { sides: 36 }).turn(0, 0, lean),
        ),
        part(
          "trim",
          third("leather", 0x4a2a16),
          all(
            torus(0.158, 0.02).at(0, 0.82, 0),
            torus(0.15, 0.014).at(0, 0.68, 0),
            torus(0.127, 0.014).at(0, 0.22, 0),
            lathe(flat`0 -0.02, 0.09 -0.02, 0.118 0.02, 0.122 0.1, 0 0.1`),
          ).turn(0, 0, lean),
        ),
        part(
          "strap",
          third("leather", 0x4a2a16),
          sweep(way`0.13 0.72 0.06, 0.34 0.66 0.12, 0.42 0.4 0.08, 0.3 0.16 0.04, 0.1 0.2 0.05`, 0.035, { flatten: 0.25 }).turn(0, 0, lean),
        ),
        part("buckle", fixed("brass"), torus(0.045, 0.01).turn(90, 0, 0).scale(1, 1.2, 1).at(0.5, 0.42, 0.1)),
        part(
          "stitches",
          fixed("fabric", 0xd9c9a4),
          many(12, (at) => box(0.012, 0.03, 0.012, 0.003).at(0, 0.12 + at * 0.05, 0.125 + at * 0.0022)).turn(0, 0, lean),
        ),
        part("shafts", fixed("wood", 0xb98a56), rod([0, 0.3, 0], [0, 1.16, 0], 0.012).scatter(places).turn(0, 0, lean)),
        part("feathers", second("paper", 0xb3342b), all3.scatter(places).turn(0, 0, lean)),
      ];
    },
  }),
  program({
    id: "whip",
    nouns: ["bullwhip", "leather whip", "bull whip", "lash"],
    about: "a coiled leather whip with a braided handle",
    metresPerUnit: 0.6,
    wears: ["leather lash", "handle", "knot"],
    params: { coils: whole(3, 4), wide: [0.3, 0.36] },
    sockets: () => ({ grip: { at: [0.3, 0.56, 0.2], size: [0.1, 0.3, 0.1] } }),
    parts: ({ coils, wide }) => {
      const turn = Array.from({ length: coils * 12 + 1 }, (_, at) => {
        const [angle, r] = [(at / 12) * 2 * Math.PI, wide * (1 - at / (coils * 40))];
        return [Math.cos(angle) * r, 0.03 + at * 0.0022, Math.sin(angle) * r * 0.9];
      });
      return [
        part(
          "lash",
          main("leather", 0x5c3520),
          sweep(
            way([...[-0.1, 0.02, 0.62, -0.3, 0.02, 0.5, 0.1, 0.02, 0.44], ...turn.flat(), wide * 0.9, 0.16, 0.2]),
            [0.006, 0.012, 0.018, 0.022, 0.026, 0.03],
          ),
        ),
        part(
          "handle",
          second("leather", 0x3a2013),
          all(wound(0.04, 0.01, 16, 0.026), cylinder(0.042, 0.44))
            .turn(50, 0, -20)
            .at(wide * 0.9 + 0.06, 0.3, 0.36),
        ),
        part(
          "knots",
          third("brass", 0xb98a3e),
          all(sphere(0.06, 1, 20).at(0, 0.23, 0), lathe(flat`0 0, 0.05 0, 0.055 0.03, 0.05 0.06, 0 0.06`).at(0, -0.24, 0))
            .turn(50, 0, -20)
            .at(wide * 0.9 + 0.06, 0.3, 0.36),
        ),
      ];
    },
  }),
  program({
    id: "brass knuckles",
    nouns: ["knuckle duster", "knuckleduster", "knuckle dusters", "knuckles"],
    about: "four rings of metal for the fist with a palm grip",
    metresPerUnit: 0.11,
    wears: ["metal"],
    params: { ring: [0.115, 0.125], palm: [0.2, 0.28] },
    traits: { spiked: "spikes" },
    parts: ({ ring, palm }, { has }) => {
      const xs = [-0.33, -0.11, 0.11, 0.33];
      const hole = (x: number) => circle(0.07, 24).map(([a, b]) => [a + x, b + 0.62 - Math.abs(x) * 0.1] as const);
      const body = softOutline(
        flat`-0.5 0.56, -0.34 ${0.34 - palm * 0.3}, -0.2 0.16, 0 0.1, 0.2 0.16, 0.34 ${0.34 - palm * 0.3}, 0.5 0.56, 0.46 0.7, 0.36 ${0.62 + ring}, 0.24 0.7, 0.12 ${0.64 + ring + 0.02}, 0 0.72, -0.12 ${0.64 + ring + 0.02}, -0.24 0.7, -0.36 ${0.62 + ring}, -0.46 0.7`,
        5,
      );
      return [
        part(
          "knuckles",
          main("brass", 0xc9a050),
          extrude(body, 0.12, 0.022, [...xs.map(hole), softOutline(flat`-0.2 0.42, -0.08 0.26, 0.08 0.26, 0.2 0.42, 0 0.46`, 5)]),
        ),
        has("spiked") &&
          part(
            "spikes",
            main("brass", 0xc9a050),
            all(...xs.map((x) => cylinder(0.05, 0.16, { top: 0.004, sides: 16 }).at(x, 0.8 - Math.abs(x) * 0.12, 0))),
          ),
      ];
    },
  }),
  program({
    id: "club",
    nouns: ["wooden club", "cudgel", "caveman club", "ogre club", "stone age club", "shillelagh"],
    about: "a rough wooden club, thick at its head, with knots and a wrapped grip",
    metresPerUnit: 0.7,
    wears: ["wood club", "wrap leather", "nail stud"],
    params: { thick: [0.15, 0.19], knots: whole(6, 9) },
    traits: { spiked: "spikes nails nailed studded" },
    sockets: () => grip(0.16),
    parts: ({ thick, knots }, { has, random }) => {
      const spots = Array.from({ length: knots }, (_, at) => {
        const [angle, y] = [random.between(0, 6.28), random.between(0.5, 0.98)];
        const r = thick * (0.42 + y * 0.5);
        return {
          at: [Math.cos(angle) * r, y, Math.sin(angle) * r] as const,
          turn: [0, (-angle * 180) / Math.PI, -90] as const,
          scale: 1 + (at % 3) * 0.2,
        };
      });
      return [
        part(
          "club",
          main("wood", 0x8a5a34),
          lathe(
            flat`0 0, 0.06 0, 0.07 0.03, 0.05 0.08, 0.055 0.3, ${thick * 0.7} 0.6, ${thick} 0.9, ${thick * 0.95} 1.06, ${thick * 0.6} 1.13, 0 1.15`,
            { smooth: 30, ribs: 5, ribDepth: 0.1 },
          ),
        ),
        !has("spiked") && part("knots", main("wood", 0x5e3a20), sphere(0.035, 0.6, 14).scatter(spots)),
        has("spiked") &&
          part("spikes", third("iron", 0x54585d), cylinder(0.022, 0.16, { top: 0.002, sides: 10 }).at(0, 0.06, 0).scatter(spots)),
        part("wrap", second("leather", 0x5a3a22), wound(0.056, 0.012, 8, 0.028).at(0, 0.2, 0)),
      ];
    },
  }),
];
