import { all, box, cylinder, extrude, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { arc } from "@blenda/forge/language/lists";
import { flat, way } from "@blenda/forge/language/numbers";
import { roundedRectangle } from "@blenda/forge/language/outlines";
import { part, program, turns, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, light, main, pane, second, third } from "@blenda/forge/language/substance";
import { wound } from "@blenda/forge/language/wound";

export const future = [
  program({
    id: "energy sword",
    is: ["point first"],
    nouns: ["lightsaber", "light saber", "laser sword", "lightsabre", "plasma sword", "beam sword", "energy blade"],
    about: "a sword whose blade is a beam of light, with a ribbed metal hilt",
    metresPerUnit: 0.62,
    wears: ["hilt", "grip", "button"],
    params: { long: [1.15, 1.35], ribs: whole(5, 7) },
    traits: { double: "double double-bladed staff", crossed: "crossguard crossed" },
    sockets: () => ({ grip: { at: [0, 0.2, 0], size: [0.08, 0.3, 0.08] } }),
    parts: ({ long, ribs }, { has }) => {
      const beam = lathe(flat`0 0, 0.034 0, 0.036 0.5, 0.032 0.94, 0.02 0.985, 0 1`, { smooth: 24, sides: 24 }).scale(1, long, 1);
      return [
        part(
          "beam",
          light(0x4fc3ff),
          all(
            beam.at(0, 0.42, 0),
            ...(has("double") ? [put(beam, [0, -0.02, 0], [180, 0, 0])] : []),
            ...(has("crossed") ? [put(beam.scale(0.8, 0.16, 0.8), [0.05, 0.4, 0], [0, 0, -90]).mirror("x")] : []),
          ),
        ),
        part(
          "hilt",
          main("steel", 0xc0c5ca),
          lathe(flat`0 0, 0.036 0, 0.046 0.03, 0.04 0.06, 0.036 0.3, 0.05 0.33, 0.05 0.38, 0.04 0.4, 0.052 0.44, 0.04 0.45, 0 0.45`, {
            sides: 32,
          }),
        ),
        part("grip", second("rubber", 0x1e1f23), wound(0.04, 0.009, ribs, 0.032).at(0, 0.17, 0)),
        part(
          "button",
          third("plastic", 0xc8281f),
          all(put(cylinder(0.014, 0.02, { sides: 14 }), [0, 0.31, 0.048], [90, 0, 0]), box(0.024, 0.05, 0.02, 0.006).at(0, 0.36, 0.05)),
        ),
        part("rings", fixed("brass"), all(torus(0.047, 0.008).at(0, 0.33, 0), torus(0.046, 0.008).at(0, 0.03, 0))),
        has("crossed") && part("guard", main("steel", 0xa6acb2), put(cylinder(0.034, 0.18), [0, 0.4, 0], [0, 0, 90])),
      ];
    },
  }),
  program({
    id: "jetpack",
    nouns: ["jet pack", "rocket pack"],
    about: "a jetpack: two rocket tanks with nozzles, fins, straps and flames",
    metresPerUnit: 0.6,
    wears: ["tank body", "stripe fin", "strap"],
    params: { tall: [0.72, 0.84], apart: [0.24, 0.28] },
    traits: { idle: "idle parked off" },
    sockets: () => ({ slot: { at: [0, 0.4, -0.2], size: [0.5, 0.7, 0.3] } }),
    parts: ({ tall, apart }, { has }) => {
      const two = (form: Form): Form => form.at(apart, 0.36, 0).mirror("x");
      return [
        part(
          "tanks",
          main("paint", 0xb8bec4),
          two(lathe(flat`0 0, 0.17 0, 0.2 0.06, 0.2 0.74, 0.17 0.88, 0.09 0.98, 0 1`).scale(1, tall, 1)),
        ),
        part(
          "bands",
          second("paint", 0xc8281f),
          two(all(cylinder(0.205, 0.07, { sides: 40 }).at(0, tall * 0.7, 0), cylinder(0.205, 0.03, { sides: 40 }).at(0, tall * 0.2, 0))),
        ),
        part(
          "nozzles",
          fixed("steel", 0x7d838a),
          two(lathe(flat`0 0.02, 0.1 -0.06, 0.17 -0.2, 0.19 -0.2, 0.11 -0.04, 0.1 0.02, 0 0.04`).at(0, 0, 0)),
        ),
        !has("idle") &&
          part(
            "flames",
            light(0xff9a2a),
            two(lathe(flat`0 -0.62, 0.05 -0.46, 0.12 -0.24, 0.12 -0.12, 0 -0.08`, { smooth: 20, sides: 20 })),
          ),
        part(
          "core",
          main("paint", 0x8d9298),
          all(box(0.3, tall * 0.7, 0.22, 0.04).at(0, 0.36 + tall * 0.42, 0), box(0.24, 0.12, 0.1, 0.03).at(0, 0.36 + tall * 0.55, 0.12)),
        ),
        part("dials", fixed("brass"), put(torus(0.05, 0.014), [0, 0.36 + tall * 0.55, 0.175], [90, 0, 0])),
        part("lamp", light(0x5dff8a), sphere(0.03, 1, 14).at(0, 0.36 + tall * 0.55, 0.17)),
        part(
          "fins",
          second("paint", 0xc8281f),
          put(extrude(flat`0 0, 0.2 -0.12, 0.24 0.02, 0.12 0.3, 0 0.36`, 0.03, 0.01), [apart + 0.18, 0.42, 0]).mirror("x"),
        ),
        part(
          "straps",
          third("leather", 0x4a2f1f),
          sweep(
            way`0.12 ${0.36 + tall * 0.8} -0.08, 0.14 ${0.36 + tall * 0.84} -0.28, 0.16 ${0.36 + tall * 0.4} -0.36, 0.14 0.42 -0.1`,
            0.045,
            { flatten: 0.35 },
          ).mirror("x"),
        ),
        part(
          "pipes",
          fixed("brass"),
          sweep(way`0.1 ${0.36 + tall * 0.2} 0.08, ${apart * 0.7} ${0.36 + tall * 0.1} 0.2, ${apart} 0.36 0.14`, 0.024).mirror("x"),
        ),
      ];
    },
  }),
  program({
    id: "cryopod",
    nouns: ["cryo pod", "stasis pod", "sleep pod", "hypersleep pod", "cryogenic pod"],
    about: "a cryopod: a lying capsule with a glass lid, lights and hoses",
    metresPerUnit: 1.1,
    wears: ["shell", "bed trim", "hose"],
    params: { long: [1.8, 2], lid: [0.2, 0.26] },
    parts: ({ long, lid }) => {
      const slab = (w: number, l: number, h: number, corner: number, bevel = 0.03): Form =>
        put(extrude(roundedRectangle(w, l, corner), h, bevel), [0, 0, 0], [90, 0, 0]);
      return [
        part(
          "base",
          main("plastic", 0xdfe2e4),
          all(slab(0.72, long * 0.8, 0.24, 0.2, 0.05).at(0, 0.12, 0), slab(0.94, long, 0.22, 0.4, 0.06).at(0, 0.34, 0)),
        ),
        part("rim", second("steel", 0x8d9298), slab(0.98, long + 0.04, 0.06, 0.42, 0.02).at(0, 0.45, 0)),
        part("bed", fixed("fabric", 0x2a3f5a), slab(0.74, long * 0.88, 0.05, 0.34, 0.02).at(0, 0.48, 0)),
        part(
          "lid",
          pane(0x9fd8ee, 1),
          put(sphere(0.5, 1, 40).scale(0.88, 1, (long / 1) * 0.93), [0, 0.46, 0])
            .minus(box(3, 2, 4, 0).at(0, -0.54, 0))
            .scale(1, 1 + lid, 1)
            .at(0, -0.46 * lid, 0),
          { motion: turns([-0.44, 0.46, 0], [0, 0, 1], 0, 75) },
        ),
        part(
          "frame",
          main("plastic", 0xdfe2e4),
          all(
            ...[-0.24, 0.24].map((t) =>
              put(extrude([...arc(0.46, 0, 180, 20), ...arc(0.41, 180, 0, 20)], 0.06, 0.012).scale(0.94, 1 + lid, 1), [0, 0.46, t * long]),
            ),
          ),
        ),
        part(
          "lights",
          light(0x4fd8ff),
          all(
            box(0.012, 0.03, long * 0.6, 0.005)
              .at(0.474, 0.36, 0)
              .mirror("x"),
            box(0.4, 0.03, 0.012, 0.005).at(0, 0.36, long / 2 - 0.002),
          ),
        ),
        part("panel", fixed("plastic", 0x1d2228), put(box(0.34, 0.2, 0.06, 0.02), [0, 0.3, long / 2 + 0.02], [-12, 0, 0])),
        part("screen", light(0x5dff8a), put(box(0.2, 0.1, 0.02, 0.005), [-0.03, 0.31, long / 2 + 0.052], [-12, 0, 0])),
        part(
          "hoses",
          third("rubber", 0x34373c),
          sweep(
            way`0.3 0.4 -0.9, 0.5 0.44 -1.1, 0.6 0.2 -1.14, 0.5 0.04 -0.9, 0.34 0.1 -0.6`.map(
              ([x, y, z]) => [x, y, (z * long) / 1.9] as const,
            ),
            0.05,
          ).mirror("x"),
        ),
      ];
    },
  }),
];
