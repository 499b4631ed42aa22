import { all, box, cylinder, extrude, lathe, sphere, torus } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, row } from "@blenda/forge/language/numbers";
import { circle, roundedRectangle } from "@blenda/forge/language/outlines";
import { many, twin } from "@blenda/forge/language/places";
import { part, pick, program, turns, whole } from "@blenda/forge/language/program";
import { facing, put } from "@blenda/forge/language/put";
import { drumZ, hose, panel, rod } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";

const METALS = { brass: 0xd0a24a, steel: 0xc2c6c9, bronze: 0x9a6a3a, silver: 0xd6d8da } as const;
const metalTone = pick("brass", "steel", "bronze", "silver");
const hole = fixed("rubber", 0x0e0e10);
/** A round hole over a wedge, seen from the front. */
const keySlot = (size: number) =>
  all(
    drumZ(size, 0.012, 0).at(0, size, 0),
    extrude(flat`${-size} ${-size * 2.4}, ${size} ${-size * 2.4}, ${size * 0.45} ${size}, ${-size * 0.45} ${size}`, 0.012, 0),
  );

export const onDoors = [
  program({
    id: "door knob",
    nouns: ["doorknob", "knob", "drawer knob", "cabinet knob", "glass door knob", "brass knob"],
    about: "a round knob on a plate with a keyhole",
    metresPerUnit: 0.2,
    wears: ["knob", "plate rosette", "screw"],
    params: { size: [0.2, 0.24], metal: metalTone, rings: whole(1, 2) },
    sockets: ({ size }) => ({ grip: { at: [0, 0.72, 0.32], size: [size * 2, size * 2, size] } }),
    parts: ({ size, metal, rings }) => [
      part(
        "plate",
        second(metal, METALS[metal]),
        all(panel(0.34, 1.1, 0.04, 0.17, 0.015), panel(0.27, 1.03, 0.05, 0.13, 0.01)).at(0, 0.55, 0),
      ),
      part(
        "knob",
        main(metal, METALS[metal]),
        facing(
          lathe(
            flat`0 0, 0.14 0, 0.13 0.04, 0.06 0.08, 0.055 0.16, ${size * 0.7} 0.2, ${size} 0.28, ${size * 0.94} 0.36, ${size * 0.6} 0.41, 0 0.42`,
          ),
        ).at(0, 0.72, 0.02),
        { motion: turns([0, 0.72, 0], [0, 0, 1], 0, 60) },
      ),
      part(
        "rings",
        second(metal, METALS[metal]),
        many(rings, (at) => facing(hoop(size * (0.55 - at * 0.25), 0.008, 32)).at(0, 0.72, 0.435 + at * 0.006)),
      ),
      part("keyhole", hole, keySlot(0.04).at(0, 0.32, 0.026)),
      part("guard", third(metal, METALS[metal]), facing(hoop(0.085, 0.012, 28)).at(0, 0.32, 0.028)),
      part(
        "screws",
        third("steel", 0xd8dadc),
        many(2, (at) =>
          sphere(0.024, 1, 12)
            .scale(1, 1, 0.5)
            .at(0, 0.12 + at * 0.87, 0.026),
        ),
      ),
    ],
  }),
  program({
    id: "door handle",
    nouns: ["lever handle", "door lever", "handle of a door", "doorhandle", "door latch", "door lock"],
    about: "a door lever on a long plate with a keyhole",
    metresPerUnit: 0.24,
    wears: ["lever handle", "plate", "screw"],
    params: { long: [0.52, 0.62], metal: metalTone, curl: [-0.05, 0.05] },
    sockets: ({ long }) => ({ grip: { at: [long * 0.6, 0.7, 0.24], size: [long, 0.1, 0.1] } }),
    parts: ({ long, metal, curl }) => [
      part(
        "plate",
        second(metal, METALS[metal]),
        all(panel(0.24, 1.05, 0.04, 0.06, 0.014), panel(0.18, 0.98, 0.05, 0.05, 0.01)).at(0, 0.53, 0),
      ),
      part(
        "lever",
        main(metal, METALS[metal]),
        all(
          facing(lathe(flat`0 0, 0.1 0, 0.1 0.03, 0.06 0.05, 0.055 0.2, 0 0.21`, { sides: 32 })),
          hose(
            row`0 0 0.17, 0.07 0 0.21, 0.2 0.01 0.21, ${long * 0.7} ${curl} 0.2, ${long} ${curl * 0.4} 0.15`,
            [0.055, 0.05, 0.042, 0.05, 0.036],
          ),
        ).at(0, 0.74, 0),
        { motion: turns([0, 0.74, 0], [0, 0, 1], 0, -40) },
      ),
      part("keyhole", hole, keySlot(0.035).at(0, 0.32, 0.026)),
      part("guard", third(metal, METALS[metal]), facing(hoop(0.075, 0.01, 28)).at(0, 0.32, 0.028)),
      part(
        "screws",
        third("steel", 0xd8dadc),
        many(2, (at) =>
          sphere(0.022, 1, 12)
            .scale(1, 1, 0.5)
            .at(0, 0.1 + at * 0.87, 0.026),
        ),
      ),
    ],
  }),
  program({
    id: "door knocker",
    nouns: ["lion door knocker", "doorknocker", "knocker", "lion knocker"],
    about: "a bronze lion's head that holds a heavy ring to knock with",
    metresPerUnit: 0.24,
    wears: ["face head plate", "ring"],
    params: { mane: whole(12, 16), ring: [0.24, 0.28], metal: pick("bronze", "brass") },
    sockets: () => ({ grip: { at: [0, 0.22, 0.2], size: [0.4, 0.1, 0.1] } }),
    parts: ({ mane, ring, metal }) => {
      const cast = main(metal, metal === "bronze" ? 0xa9743f : 0xd0a24a);
      const lock = (radius: number, z: number, turn: number) =>
        all(
          ...Array.from({ length: mane }, (_, at) =>
            put(sphere(0.1, 1.9, 14).scale(0.8, 1, 0.6).at(0, radius, z), [0, 0, 0], [0, 0, turn + (at * 360) / mane]),
          ),
        );
      const head = all(
        sphere(0.26, 1.06, 28).scale(1, 1, 0.8),
        sphere(0.15, 0.8, 24).at(0, -0.1, 0.2),
        sphere(0.06, 0.8, 16).scale(1.3, 1, 1).at(0, -0.03, 0.3),
        rod([0, 0.12, 0.15], [0, -0.02, 0.26], 0.05, 0.06),
        twin(sphere(0.07, 0.7, 16), 0.1, 0.1, 0.19),
        twin(sphere(0.085, 0.8, 16), 0.075, -0.13, 0.27),
        twin(sphere(0.08, 1, 16).scale(1, 1, 0.5), 0.22, 0.22, 0.02),
      );
      return [
        part("plate", cast, all(drumZ(0.46, 0.05, 0.02), facing(hoop(0.44, 0.025, 48)).at(0, 0, 0.02)).at(0, 0.62, -0.05)),
        part("mane", cast, all(lock(0.3, 0, 0), lock(0.22, 0.08, 180 / mane)).at(0, 0.62, 0)),
        part("head", cast, head.scale(1.35).at(0, 0.64, 0.08)),
        part("eyes", fixed("obsidian", 0x15110d), twin(sphere(0.04, 1, 14), 0.13, 0.79, 0.385)),
        part(
          "ring",
          second(metal, metal === "bronze" ? 0xc08a4c : 0xe0b75c),
          all(facing(torus(ring, 0.034)), cylinder(0.06, 0.08, { bevel: 0.02 }).at(0, -ring, 0))
            .turn(8, 0, 0)
            .at(0, 0.46 - ring, 0.44),
          { motion: turns([0, 0.46, 0.44], [1, 0, 0], 0, -45) },
        ),
      ];
    },
  }),
  program({
    id: "doorbell",
    nouns: ["door bell", "bell button", "video doorbell", "ring doorbell", "door buzzer", "bell push"],
    about: "a doorbell with a lit button, an eye and a name plate",
    metresPerUnit: 0.14,
    wears: ["case", "plate", "button"],
    params: { tall: [0.95, 1.1], round: [0.08, 0.18] },
    parts: ({ tall, round }) => [
      part("plate", second("steel", 0xc2c6c9), panel(0.52, tall, 0.06, round, 0.02).at(0, tall / 2, 0)),
      part("case", main("plastic", 0x26282c), panel(0.44, tall - 0.08, 0.09, round, 0.03).at(0, tall / 2, 0.02)),
      part(
        "eye",
        fixed("obsidian", 0x0c0e12),
        all(facing(lathe(flat`0 0, 0.12 0, 0.12 0.02, 0.1 0.035, 0.07 0.02, 0.05 0.045, 0 0.055`, { sides: 32 })).at(0, tall - 0.26, 0.06)),
      ),
      part("ring", light(0x4fc3f7), facing(hoop(0.125, 0.014, 40)).at(0, 0.26, 0.068)),
      part(
        "button",
        third("steel", 0xd9dcde),
        facing(lathe(flat`0 0, 0.11 0, 0.11 0.03, 0.09 0.05, 0.04 0.04, 0 0.038`, { sides: 36 })).at(0, 0.26, 0.055),
        { motion: { kind: "slide", at: [0, 0.26, 0.06], axis: [0, 0, -1], from: 0, to: 0.03 } },
      ),
      part(
        "bell sign",
        fixed("plastic", 0x5a5d62),
        all(
          lathe(flat`0.05 0, 0.045 0.012, 0.03 0.04, 0.02 0.06, 0 0.066, 0 0`, { sides: 20 }).scale(1, 1, 0.2),
          sphere(0.013, 1, 10).at(0, -0.006, 0),
        ).at(0, 0.23, 0.094),
      ),
      part("name plate", fixed("paper", 0xf1ecdf), box(0.28, 0.08, 0.012, 0.004).at(0, tall * 0.5, 0.066)),
    ],
  }),
  program({
    id: "keyhole",
    nouns: ["key hole", "lock plate", "escutcheon", "keyhole plate"],
    about: "an ornate brass plate with a keyhole",
    metresPerUnit: 0.12,
    wears: ["plate", "rim rivet"],
    params: { waist: [0.2, 0.26], metal: pick("brass", "bronze", "silver"), lobes: whole(2, 3) },
    parts: ({ waist, metal, lobes }) => {
      const cut = all(cylinder(0.09, 1, { sides: 28, bevel: 0 }).turn(90, 0, 0).at(0, 0.1, 0));
      const wedge = extrude(flat`-0.09 -0.2, 0.09 -0.2, 0.045 0.1, -0.045 0.1`, 1, 0);
      const outline = extrude(
        flat`0 -0.58, 0.1 -0.5, 0.2 -0.44, 0.32 -0.4, ${waist + 0.06} -0.24, ${waist} 0, ${waist + 0.06} 0.24, 0.34 0.4, 0.2 0.44, 0.1 0.52, 0 0.62, -0.1 0.52, -0.2 0.44, -0.34 0.4, ${-waist - 0.06} 0.24, ${-waist} 0, ${-waist - 0.06} -0.24, -0.32 -0.4, -0.2 -0.44, -0.1 -0.5`,
        0.08,
        0.025,
      );
      return [
        part("plate", main(metal, METALS[metal]), outline.minus(cut, wedge).at(0, 0.6, 0)),
        part("dark", hole, box(0.3, 0.5, 0.01, 0).at(0, 0.58, -0.04)),
        part(
          "rim",
          second(metal, METALS[metal]),
          hose(
            row`-0.1 -0.2 0, -0.05 0.02 0, -0.1 0.1 0, -0.07 0.19 0, 0 0.21 0, 0.07 0.19 0, 0.1 0.1 0, 0.05 0.02 0, 0.1 -0.2 0, 0 -0.21 0`,
            0.018,
            { isClosed: true },
          ).at(0, 0.6, 0.042),
        ),
        part(
          "rivets",
          second(metal, METALS[metal]),
          all(
            ...[0.42, -0.42].map((y) =>
              sphere(0.04, 1, 16)
                .scale(1, 1, 0.6)
                .at(0, 0.6 + y, 0.036),
            ),
            twin(sphere(0.03, 1, 14).scale(1, 1, 0.6), 0.22, 0.98, 0.036),
            twin(sphere(0.03, 1, 14).scale(1, 1, 0.6), 0.22, 0.24, 0.036),
          ),
        ),
        part(
          "scrolls",
          second(metal, METALS[metal]),
          many(lobes, (at) => twin(facing(hoop(0.035, 0.01, 20)), 0.13 - at * 0.01, 0.6 + (at - (lobes - 1) / 2) * 0.3 + 0.24, 0.042)),
        ),
      ];
    },
  }),
  program({
    id: "coat hook",
    nouns: ["wall hook", "garden hook", "towel hook", "clothes hook", "picture hook", "double hook", "metal hook"],
    about: "an iron hook on a plate with two screws, for coats",
    metresPerUnit: 0.16,
    wears: ["hook", "plate", "tip"],
    params: { reach: [0.34, 0.42], plate: pick("oval", "long") },
    sockets: ({ reach }) => ({ grip: { at: [0, 0.4, reach * 0.6], size: [0.1, 0.1, 0.2] } }),
    parts: ({ reach, plate }) => {
      const shape = plate === "oval" ? circle(0.5, 36).map(([x, y]) => [x * 0.34, y * 0.8] as const) : roundedRectangle(0.26, 0.84, 0.05);
      return [
        part("plate", second("iron", 0x6f7378), extrude(shape, 0.05, 0.018).at(0, 0.6, 0)),
        part(
          "hook",
          main("iron", 0x85898e),
          all(
            hose(row`0 0.66 0, 0 0.74 ${reach * 0.4}, 0 0.86 ${reach * 0.8}, 0 1.02 ${reach}`, [0.055, 0.045, 0.04, 0.036]),
            hose(
              row`0 0.56 0, 0 0.36 0.05, 0 0.2 ${reach * 0.3}, 0 0.17 ${reach * 0.55}, 0 0.24 ${reach * 0.78}, 0 0.34 ${reach * 0.84}`,
              [0.055, 0.05, 0.045, 0.042, 0.036],
            ),
          ),
        ),
        part(
          "tips",
          third("brass", 0xd0a24a),
          all(sphere(0.062, 1, 20).at(0, 1.04, reach), sphere(0.062, 1, 20).at(0, 0.36, reach * 0.84)),
        ),
        part(
          "screws",
          fixed("steel", 0xd8dadc),
          many(2, (at) =>
            all(sphere(0.035, 1, 14).scale(1, 1, 0.5), box(0.05, 0.01, 0.02, 0).at(0, 0, 0.012)).at(
              0,
              plate === "oval" ? 0.33 + at * 0.54 : 0.25 + at * 0.7,
              0.026,
            ),
          ),
        ),
      ];
    },
  }),
];
