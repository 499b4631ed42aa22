import { all, box, cylinder, extrude, lathe, loft, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second } from "@blenda/forge/language/substance";
import { ENAMELS, WOODS } from "@blenda/forge/language/tones";

const gripAt = (y: number) => ({ grip: { at: [0, y, 0] as const, size: [0.1, 0.4, 0.1] as const } });

export const outdoors = [
  program({
    id: "crowbar",
    nouns: ["pry bar", "prybar", "wrecking bar"],
    about: "a steel crowbar with a hook and a claw",
    metresPerUnit: 0.4,
    wears: ["bar"],
    params: { long: [1.1, 1.3], thick: [0.04, 0.048], tone: pick("red", "blue", "black") },
    sockets: ({ long }) => gripAt(long * 0.4),
    parts: ({ long, thick, tone }) => [
      part(
        "bar",
        main("paint", ENAMELS[tone]),
        sweep(way`0 0.14 0, 0 ${long * 0.4} 0, 0 ${long * 0.8} 0, 0.02 ${long} 0, 0.12 ${long + 0.11} 0, 0.24 ${long + 0.06} 0`, thick),
      ),
      part(
        "claw",
        second("steel", 0x8d9298),
        all(
          sweep(way`0.2 ${long + 0.09} 0.01, 0.29 ${long - 0.01} 0.03, 0.32 ${long - 0.12} 0.04`, [thick, thick * 0.75, 0.01], {
            flatten: 0.8,
          }).mirror("z"),
        ),
      ),
      part(
        "tip",
        second("steel", 0x8d9298),
        loft([
          { y: 0, width: 0.012, depth: 0.13, x: -0.05, corner: 0.3 },
          { y: 0.1, width: 0.05, depth: 0.1, x: -0.015, corner: 0.6 },
          { y: 0.2, width: thick * 2, depth: thick * 2, corner: 1 },
        ]),
      ),
    ],
  }),
  program({
    id: "nail",
    nouns: ["iron nail", "steel nail", "spike nail"],
    about: "a pointed steel nail with a flat head",
    metresPerUnit: 0.06,
    wears: ["nail"],
    params: { long: [1.2, 1.5], thick: [0.07, 0.09] },
    sockets: () => gripAt(0.6),
    parts: ({ long, thick }) => [
      part("head", main("steel", 0xa9aeb4), lathe(flat`0 0, 0.2 0, 0.22 0.02, 0.2 0.05, 0.1 0.08, 0 0.08`, { sides: 36 })),
      part("shank", main("steel", 0xa9aeb4), lathe(flat`0 0.05, ${thick} 0.05, ${thick} ${long * 0.86}, 0 ${long}`, { sides: 24 })),
      part(
        "grooves",
        main("steel", 0x8d9298),
        many(4, (at) => hoop(thick, 0.012).at(0, 0.13 + at * 0.045, 0)),
      ),
    ],
  }),
  program({
    id: "trowel",
    nouns: ["garden trowel", "hand shovel", "planting trowel"],
    about: "a small hand shovel for planting",
    metresPerUnit: 0.3,
    wears: ["handle", "blade"],
    params: { broad: [0.13, 0.16], wood: pick("oak", "cherry", "walnut") },
    sockets: () => gripAt(0.22),
    parts: ({ broad, wood }) => [
      part(
        "handle",
        main("wood", WOODS[wood], { grain: "y" }),
        lathe(flat`0 0, 0.045 0, 0.06 0.04, 0.055 0.2, 0.045 0.34, 0.04 0.42, 0 0.42`, { smooth: 30, sides: 24 }),
      ),
      part(
        "neck",
        second("steel", 0x9aa0a6),
        all(
          sweep(way`0 0.4 0, 0 0.5 0, 0 0.58 -0.03, 0 0.68 -0.02`, [0.026, 0.02, 0.02, 0.03]),
          cylinder(0.044, 0.05, { sides: 20 }).at(0, 0.42, 0),
        ),
      ),
      part(
        "blade",
        second("steel", 0x9aa0a6),
        lathe(flat`0 -1, 0.55 -0.84, 0.92 -0.4, 1 0.3, 0.92 0.3, 0.84 -0.36, 0.5 -0.74, 0 -0.9`, { smooth: 30, sides: 30 })
          .meet(box(3, 3, 1.05, 0).at(0, 0, 0.52))
          .turn(180, 0, 0)
          .scale(broad, 0.3, 0.09)
          .at(0, 0.86 - 0.12, 0.02),
      ),
    ],
  }),
  program({
    id: "scythe",
    already: "curved sharp long",
    nouns: ["sickle", "grim reaper scythe", "reaper scythe"],
    about: "a scythe with a long curved blade on a shaft",
    metresPerUnit: 0.9,
    wears: ["blade", "shaft handle"],
    params: { long: [1.6, 1.8], reach: [0.75, 0.92], wood: pick("walnut", "oak") },
    variants: { short: { words: "sickle small hand", set: { long: 0.5, reach: 0.5 } } },
    sockets: ({ long }) => gripAt(long * 0.5),
    parts: ({ long, reach, wood }) => [
      part(
        "shaft",
        second("wood", WOODS[wood], { grain: "y" }),
        sweep(way`0.04 0 0, -0.03 ${long * 0.35} 0, 0.02 ${long * 0.7} 0, 0 ${long} 0`, [0.032, 0.03, 0.028]),
      ),
      long > 1 &&
        part(
          "grips",
          second("wood", WOODS[wood]),
          all(rod([-0.02, long * 0.45, 0], [0.16, long * 0.48, 0], 0.022), rod([0.01, long * 0.7, 0], [0.18, long * 0.73, 0], 0.022)),
        ),
      part(
        "blade",
        main("steel", 0xb4b9be),
        extrude(
          softOutline(
            flat`0.03 ${long - 0.03}, ${-reach * 0.35} ${long - 0.03}, ${-reach * 0.75} ${long - 0.14}, ${-reach} ${long - 0.34}, ${-reach * 0.8} ${long - 0.06}, ${-reach * 0.4} ${long + 0.1}, 0.03 ${long + 0.07}`,
            5,
          ),
          0.022,
          0.009,
        ),
      ),
      part(
        "collar",
        fixed("iron"),
        all(
          cylinder(0.042, 0.16, { sides: 18 }).at(0, long, 0),
          hoop(0.045, 0.01).at(0, long - 0.08, 0),
          sphere(0.036, 1, 14).at(0, long + 0.1, 0),
        ),
      ),
    ],
  }),
  program({
    id: "hoe",
    nouns: ["garden hoe", "weeding hoe"],
    about: "a garden hoe with a flat blade across a long handle",
    metresPerUnit: 0.9,
    wears: ["blade", "handle shaft"],
    params: { long: [1.4, 1.6], broad: [0.11, 0.14], wood: pick("oak", "pine", "cherry") },
    sockets: ({ long }) => gripAt(long * 0.6),
    parts: ({ long, broad, wood }) => [
      part(
        "shaft",
        second("wood", WOODS[wood], { grain: "y" }),
        all(rod([0, 0.2, 0], [0, long, 0], 0.022), sphere(0.026, 1, 14).at(0, long, 0)),
      ),
      part("neck", main("iron", 0x54585e), sweep(way`0 0.34 0, 0 0.22 0, 0 0.13 0.05, 0 0.12 0.14`, [0.028, 0.022, 0.016])),
      part(
        "blade",
        main("iron", 0x54585e),
        extrude(
          softOutline(
            flat`${-broad} -0.07, ${broad} -0.07, ${broad * 0.95} 0.02, ${broad * 0.4} 0.07, ${-broad * 0.4} 0.07, ${-broad * 0.95} 0.02`,
            4,
          ),
          0.016,
          0.005,
        )
          .turn(-28, 0, 0)
          .at(0, 0.07, 0.17),
      ),
      part("rings", fixed("steel"), hoop(0.028, 0.008).at(0, 0.34, 0)),
    ],
  }),
  program({
    id: "torch",
    nouns: ["burning torch", "wall torch", "medieval torch", "flaming torch"],
    about: "a wooden torch wrapped in cloth, with a burning head",
    metresPerUnit: 0.5,
    wears: ["stick handle", "wrap cloth"],
    params: { long: [0.95, 1.15], wood: pick("walnut", "oak"), flames: whole(4, 6) },
    traits: { unlit: "extinguished" },
    sockets: ({ long }) => gripAt(long * 0.3),
    parts: ({ long, wood, flames }, ask) => {
      const flame = lathe(flat`0 0, 0.1 0.05, 0.14 0.16, 0.1 0.34, 0.04 0.52, 0 0.62`, { smooth: 16, sides: 14 });
      return [
        part(
          "stick",
          main("wood", WOODS[wood], { grain: "y" }),
          sweep(way`0 0 0, 0.01 ${long * 0.3} 0, -0.01 ${long * 0.7} 0, 0 ${long} 0`, [0.045, 0.05, 0.055, 0.065]),
        ),
        part(
          "head",
          second("fabric", 0x5b4a36),
          all(
            lathe(
              flat`0 ${long - 0.2}, 0.08 ${long - 0.19}, 0.12 ${long - 0.06}, 0.13 ${long + 0.06}, 0.09 ${long + 0.14}, 0 ${long + 0.16}`,
              { smooth: 24, sides: 28 },
            ),
            many(4, (at) =>
              hoop(0.105 + at * 0.008, 0.022)
                .turn(at % 2 ? 12 : -12, at * 50, 0)
                .at(0, long - 0.14 + at * 0.065, 0),
            ),
          ),
        ),
        part(
          "bands",
          fixed("iron"),
          all(
            hoop(0.075, 0.018).at(0, long - 0.22, 0),
            many(4, (at) => sweep(way`0 ${long - 0.22} 0.075, 0 ${long - 0.05} 0.145, 0 ${long + 0.12} 0.13`, 0.012).turn(0, at * 90, 0)),
          ),
        ),
        !ask.has("unlit") &&
          part(
            "flames",
            light(0xff8c2e),
            all(
              flame.at(0, long + 0.04, 0),
              flame
                .scale(0.6)
                .turn(-14, 0, 0)
                .at(0, long + 0.06, -0.07)
                .ring(flames),
            ),
          ),
      ];
    },
  }),
];
