import { all, box, cylinder, lathe, loft, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, slices, way } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, slides, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { stripes } from "@blenda/forge/language/skins";
import { fixed, light, main, pane, second, third } from "@blenda/forge/language/substance";
import { CLOTHS, ENAMELS, WOODS } from "@blenda/forge/language/tones";

const gripAt = (y: number) => ({ grip: { at: [0, y, 0] as const, size: [0.1, 0.4, 0.1] as const } });

export const cleaning = [
  program({
    id: "broom",
    is: ["straddled"],
    already: "long",
    nouns: ["broomstick", "witch broom", "besom", "sweeping brush"],
    about: "a broom with bristles on a long stick",
    metresPerUnit: 0.9,
    wears: ["bristle straw", "stick handle", "band"],
    params: { long: [1.45, 1.65], form: pick("flat", "round"), wood: pick("oak", "pine", "walnut") },
    variants: { round: { words: "witch besom magic flying straw", set: { form: "round" } } },
    sockets: ({ long }) => gripAt(long * 0.65),
    parts: ({ long, form, wood }, ask) => {
      const random = ask.random.fork("straw");
      const straws = many(42, (at) => {
        const [angle, out] = [at * 2.4, Math.sqrt((at + 0.5) / 42) * (form === "round" ? 0.16 : 0.19)];
        const [x, z] = [Math.cos(angle) * out, Math.sin(angle) * out * (form === "round" ? 1 : 0.34)];
        return sweep(
          way`${x * 0.25} 0.46 ${z * 0.3}, ${x * 0.75} 0.3 ${z * 0.8}, ${x} ${random.between(0, 0.05)} ${z}`,
          [0.024, 0.028, 0.014],
          { isStraight: true },
        );
      });
      return [
        part("bristles", main("fabric", 0xc9a455), straws),
        part(
          "stick",
          second("wood", WOODS[wood], { grain: "y" }),
          all(rod([0, 0.36, 0], [0, long, 0], 0.02), sphere(0.024, 1, 14).at(0, long, 0)),
        ),
        part(
          "bands",
          third("fabric", 0xa03028),
          form === "round"
            ? all(hoop(0.062, 0.016).at(0, 0.42, 0), hoop(0.075, 0.014).at(0, 0.36, 0))
            : all(box(0.24, 0.022, 0.1, 0.008).at(0, 0.31, 0), box(0.32, 0.022, 0.12, 0.008).at(0, 0.24, 0)),
        ),
        part("socket", main("fabric", 0xc9a455), lathe(flat`0 0.4, 0.056 0.42, 0.044 0.5, 0.022 0.56, 0 0.56`, { sides: 20 })),
      ];
    },
  }),
  program({
    id: "mop",
    is: ["straddled"],
    nouns: ["floor mop", "string mop"],
    about: "a mop with long strings on a stick",
    metresPerUnit: 0.9,
    wears: ["string", "stick handle", "clamp"],
    params: { long: [1.4, 1.6], strings: whole(30, 38) },
    sockets: ({ long }) => gripAt(long * 0.65),
    parts: ({ long, strings }, ask) => {
      const random = ask.random.fork("strings");
      const string = (at: number) => {
        const [angle, out] = [at * 2.4, 0.09 + Math.sqrt(at / strings) * 0.13];
        const [x, z] = [Math.cos(angle), Math.sin(angle)];
        return sweep(
          way`${x * 0.04} 0.34 ${z * 0.03}, ${x * out * 0.7} 0.3 ${z * out * 0.6}, ${x * out} 0.16 ${z * out}, ${x * out * 1.25} 0.02 ${z * out * 1.25}, ${x * (out + random.between(0.05, 0.14))} 0.018 ${z * (out + random.between(0.05, 0.12))}`,
          0.018,
          { isStraight: true },
        );
      };
      return [
        part("strings", main("fabric", 0xe6e0d0), many(strings, string)),
        part(
          "clamp",
          third("plastic", 0x3d6f9e),
          all(loft(slices([0.3, 0.16, 0.09, 0.36, 0.14, 0.08, 0.42, 0.06, 0.06])), cylinder(0.03, 0.1, { sides: 16 }).at(0, 0.45, 0)),
        ),
        part(
          "stick",
          second("wood", WOODS.pine, { grain: "y" }),
          all(rod([0, 0.4, 0], [0, long, 0], 0.019), sphere(0.022, 1, 14).at(0, long, 0)),
        ),
      ];
    },
  }),
  program({
    id: "umbrella",
    is: ["upright", "hung up"],
    already: "open opened curved",
    nouns: ["parasol", "brolly", "rain umbrella", "beach umbrella"],
    about: "an open umbrella with a curved handle",
    metresPerUnit: 0.6,
    wears: ["canopy cloth", "handle", "tip stick rib"],
    params: { ribs: whole(8, 8), dome: [0.42, 0.5], cloth: pick("rust", "navy", "mustard", "plum", "sage") },
    traits: { closed: "folded shut" },
    sockets: () => gripAt(0.22),
    parts: ({ ribs, dome, cloth }, ask) => {
      const top = 1.42;
      const isClosed = ask.has("closed");
      const canopy = isClosed
        ? lathe(flat`0 0.52, 0.03 0.5, 0.09 0.6, 0.13 0.8, 0.1 1.1, 0.05 1.36, 0 ${top}`, { smooth: 30, sides: 64, ribs, ribDepth: 0.4 })
        : lathe(
            flat`0 ${top - 0.014}, 0.3 ${top - dome * 0.17}, 0.5 ${top - dome * 0.42}, 0.66 ${top - dome * 0.72}, 0.79 ${top - dome - 0.02}, 0.81 ${top - dome - 0.01}, 0.68 ${top - dome * 0.7 + 0.02}, 0.51 ${top - dome * 0.38}, 0.3 ${top - dome * 0.12}, 0.06 ${top + 0.004}, 0 ${top + 0.02}`,
            { sides: 64, ribs, ribDepth: 0.075 },
          );
      const rib = sweep(
        way`0 ${top - 0.02} 0.02, 0 ${top - dome * 0.17 - 0.02} 0.3, 0 ${top - dome * 0.46 - 0.02} 0.5, 0 ${top - dome - 0.015} 0.785`,
        0.008,
      );
      return [
        part("canopy", main("fabric", CLOTHS[cloth], { paint: [stripes({ by: 0.55 }, ribs / 2, { width: 0.5 })] }), canopy),
        part(
          "stick",
          third("steel"),
          all(
            rod([0, 0.2, 0], [0, top + 0.02, 0], 0.014),
            cylinder(0.014, 0.14, { top: 0.006, sides: 14 }).at(0, top + 0.08, 0),
            cylinder(0.028, 0.05, { sides: 18 }).at(0, isClosed ? 0.5 : top - dome - 0.1, 0),
          ),
        ),
        !isClosed &&
          part(
            "ribs",
            third("steel"),
            all(rib, rod([0, top - dome - 0.1, 0.02], [0, top - dome * 0.42 - 0.02, 0.46], 0.006)).ring(ribs, 180 / ribs),
          ),
        !isClosed &&
          part(
            "tips",
            third("steel"),
            sphere(0.014, 1, 10)
              .at(0, top - dome - 0.006, 0.805)
              .ring(ribs, 180 / ribs),
          ),
        part(
          "handle",
          second("wood", WOODS.walnut, { grain: "y" }),
          sweep(way`0 0.36 0, 0 0.14 0, 0.03 0.04 0, 0.11 0.02 0, 0.16 0.08 0, 0.165 0.14 0`, [0.024, 0.028, 0.026]),
        ),
        isClosed && part("strap", second("leather", 0x3a2a1e), hoop(0.128, 0.012).at(0, 0.8, 0)),
      ];
    },
  }),
  program({
    id: "flashlight",
    nouns: ["torch light", "pocket torch", "electric torch", "hand lamp"],
    about: "a flashlight lying on its side, switched on",
    metresPerUnit: 0.16,
    wears: ["body", "head ring"],
    params: { long: [0.85, 1.05], head: [0.22, 0.27], tone: pick("black", "red", "blue", "mint") },
    traits: { off: "unlit" },
    sockets: () => ({ grip: { at: [-0.3, 0.24, 0], size: [0.3, 0.2, 0.2] } }),
    parts: ({ long, head, tone }, ask) => {
      const lie = (form: ReturnType<typeof box>) => form.turn(0, 0, -90).at(-long * 0.65, head, 0);
      return [
        part(
          "body",
          main("paint", ENAMELS[tone]),
          lie(
            lathe(
              flat`0 0, 0.12 0, 0.15 0.03, 0.15 0.12, 0.14 0.14, 0.14 ${long - 0.06}, ${head * 0.75} ${long + 0.06}, ${head - 0.02} ${long + 0.2}, 0 ${long + 0.2}`,
              { sides: 44 },
            ),
          ),
        ),
        part("grip", fixed("rubber", 0x1f2022), lie(many(9, (at) => hoop(0.138, 0.014).at(0, 0.2 + at * ((long - 0.5) / 8), 0)))),
        part(
          "ring",
          second("steel", 0xb9bec3),
          lie(
            lathe(
              flat`${head - 0.05} ${long + 0.17}, ${head} ${long + 0.17}, ${head + 0.01} ${long + 0.19}, ${head + 0.01} ${long + 0.29}, ${head - 0.01} ${long + 0.31}, ${head - 0.04} ${long + 0.3}, ${head - 0.06} ${long + 0.2}, ${head - 0.05} ${long + 0.17}`,
              { sides: 44 },
            ),
          ),
        ),
        part(
          "lens",
          ask.has("off") ? pane(0xcfe4ea) : light(0xfff0c4),
          lie(cylinder(head - 0.03, 0.03, { sides: 40 }).at(0, long + 0.26, 0)),
        ),
        part("switch", fixed("paint", 0xd8402f), box(0.12, 0.05, 0.08, 0.02).at(long * 0.02, head + 0.145, 0), {
          motion: slides([1, 0, 0], 0.06),
        }),
        part(
          "loop",
          second("steel", 0xb9bec3),
          hoop(0.06, 0.014)
            .turn(90, 0, 0)
            .at(-long * 0.65 - 0.05, head, 0),
        ),
      ];
    },
  }),
];
