import { hex } from "@blenda/forge/solid/color";
import { box, cylinder, extruded, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { cloth } from "../../core/cloth.ts";
import { horn, mirrored } from "../../core/details.ts";
import type { Mass } from "../../core/mass.ts";
import type { HatKind } from "../outfit.ts";
import { BROW, type HatMaking } from "./hat-trims.ts";

/** Cloth over head and nape that leaves the face free; a nun's has a white band round the face. */
function veil({ figure, kind, color, s, at, put }: HatMaking): void {
  const isNun = kind === "veil";
  const masses: Mass[] = [
    { bone: "head", at: at(0, 0.22, -0.26), size: [s * 1.18, s * 1.18, s * 1.12], soft: 0.04 },
    { bone: "head", from: at(0, -0.1, -0.45), to: at(0, isNun ? -2 : -1.4, -0.5), thick: [s * 0.95, s * (isNun ? 1.0 : 0.75)], soft: 0.08 },
    ...[1, -1].map(
      (side): Mass => ({
        bone: "head",
        from: at(side * 0.75, 0.2, -0.1),
        to: at(side * 0.8, isNun ? -1.7 : -1.2, 0),
        thick: [s * 0.42, s * 0.4],
        soft: 0.08,
      }),
    ),
  ];
  if (!isNun) masses.push({ bone: "head", from: at(0, 1.15, 0.1), to: at(0, 1.05, -0.9), thick: [s * 0.36, s * 0.5], soft: 0.08 });
  figure.parts.push({
    name: isNun ? "veil" : "hood",
    shape: figure.skin({ triangles: 2_400, soft: 0.06 }, masses),
    surface: cloth(figure.brief, color),
  });
  const round = Array.from({ length: 20 }, (_, step): Point => {
    const turn = (step / 20) * 2 * Math.PI;
    return at(Math.sin(turn) * 0.92, 0.0 + Math.cos(turn) * 1.06, 0.52 - Math.abs(Math.sin(turn)) * 0.22);
  });
  put(
    isNun ? "coif" : "hem",
    tube(round, s * (isNun ? 0.17 : 0.12), { isClosed: true, sides: 10, rings: 48 }),
    cloth(figure.brief, isNun ? hex(0xf6f4ee) : color),
  );
  if (isNun)
    put(
      "collar",
      placed(sphere(1, 28), { at: at(0, -1.55, 0.1), scale: [s * 1.25, s * 0.5, s * 1.0] }),
      cloth(figure.brief, hex(0xf6f4ee)),
    );
}

function mitre({ figure, s, at, put, color }: HatMaking): void {
  const outline = [
    [-1.0, 0],
    [1.0, 0],
    [1.12, 0.9],
    [0.62, 1.75],
    [0, 2.3],
    [-0.62, 1.75],
    [-1.12, 0.9],
  ].map(([x, y]) => [x * s, y * s] as const);
  const half = (ahead: number) =>
    placed(extruded(outline, s * 0.36, { bevel: s * 0.12, bevelSteps: 3 }), {
      at: at(0, BROW - 0.1, ahead),
      turn: [ahead > 0 ? -5 : 5, 0, 0],
    });
  put("hat", joined([half(0.5), half(-0.55)]), cloth(figure.brief, color));
  put("hat", placed(cylinder(s * 1.06, s * 0.9), { at: at(0, BROW + 0.3, -0.03) }), cloth(figure.brief, color));
  const gold = figure.brief.always("gold");
  put("band", placed(torus(s * 1.1, s * 0.1, 40, 8), { at: at(0, BROW, -0.02), scale: [1, 1.6, 1] }), gold);
  put(
    "cross",
    joined([
      placed(box(s * 0.16, s * 1.3, s * 0.1, s * 0.02), { at: at(0, BROW + 1.05, 0.78), turn: [-5, 0, 0] }),
      placed(box(s * 0.75, s * 0.16, s * 0.1, s * 0.02), { at: at(0, BROW + 1.2, 0.79), turn: [-5, 0, 0] }),
    ]),
    gold,
  );
}

function plague({ figure, s, at, put, color }: HatMaking): void {
  const leather = figure.brief.always("leather", hex(0x4a3826));
  const mask = figure.skin({ triangles: 2_000, soft: 0.04 }, [
    { bone: "head", at: at(0, -0.05, 0.08), size: [s * 1.06, s * 1.12, s * 1.02] },
    { bone: "head", from: at(0, -0.15, 0.7), to: at(0, -0.75, 2.6), thick: [s * 0.42, s * 0.06], soft: 0.03 },
  ]);
  figure.parts.push({ name: "mask", shape: mask, surface: leather });
  const eye = (side: number) => at(side * 0.42, 0.2, 0.94);
  put(
    "rims",
    joined([1, -1].map((side) => placed(torus(s * 0.25, s * 0.06, 24, 8), { at: eye(side), turn: [90, 0, -side * 20] }))),
    figure.brief.always("brass"),
  );
  put(
    "lenses",
    joined([1, -1].map((side) => placed(sphere(s * 0.23, 18), { at: eye(side), scale: [1, 1, 0.4] }))),
    figure.brief.always("glass", hex(0x9a2f24)),
  );
  const brim = placed(cylinder(s * 2.0, s * 0.1, { bevel: s * 0.03 }), { at: at(0, BROW + 0.3, -0.08), turn: [-6, 0, 0] });
  const crown = placed(cylinder(s * 1.08, s * 0.9, { top: s * 0.98, bevel: s * 0.12 }), {
    at: at(0, BROW + 0.66, -0.12),
    turn: [-6, 0, 0],
  });
  put("hat", joined([brim, crown]), figure.brief.always("leather", color));
}

function feathers({ figure, s, at, put }: HatMaking): void {
  put(
    "headband",
    placed(torus(s * 1.05, s * 0.13, 40, 10), { at: at(0, BROW + 0.1, -0.08), turn: [-8, 0, 0], scale: [1, 1.6, 1] }),
    figure.brief.always("leather", hex(0x7a3a20)),
  );
  const plumes = (isTip: boolean) =>
    [-3, -2, -1, 0, 1, 2, 3].map((step) => {
      const turn = (step / 3) * 1.35;
      const [x, y] = [Math.sin(turn), Math.cos(turn)];
      const point = (r: number) => at(x * (0.7 + r), 0.75 + y * r * 1.2, -0.3 - r * 0.15);
      return tube(
        isTip ? [point(1.15), point(1.35), point(1.5)] : [point(0), point(0.6), point(1.2)],
        (t) => s * (isTip ? 0.2 - t * 0.18 : 0.1 + t * 0.1),
        { sides: 8, rings: 10, flatten: 0.4 },
      );
    });
  put("feathers", joined(plumes(false)), cloth(figure.brief, hex(0xf2ead6)));
  put("feather tips", joined(plumes(true)), cloth(figure.brief, hex(0xb3261e)));
}

function antlers({ figure, s, at, put }: HatMaking): void {
  const beam = [at(0.4, 0.75, 0.05), at(0.85, 1.4, -0.1), at(1.15, 2.1, 0), at(1.05, 2.8, 0.25)];
  const tines = [
    [at(0.85, 1.4, -0.1), at(0.95, 1.6, 0.4), at(0.9, 2.0, 0.7)],
    [at(1.1, 2.0, 0), at(1.5, 2.3, 0.1), at(1.8, 2.75, 0.2)],
  ];
  const whole = [horn(beam, s * 0.16), ...tines.map((line) => horn(line, s * 0.11))];
  const other = [horn(mirrored(beam), s * 0.16), ...tines.map((line) => horn(mirrored(line), s * 0.11))];
  put("antlers", joined([...whole, ...other]), figure.brief.always("bone", hex(0x9a7a52)));
  const leaves = Array.from({ length: 16 }, (_, step) => {
    const turn = (step / 16) * 2 * Math.PI;
    return placed(sphere(s * 0.2, 10), {
      at: at(Math.sin(turn) * 1.06, BROW + 0.16 + (step % 2) * 0.1, Math.cos(turn) * 1.06 - 0.1),
      scale: [1, 0.6, 1],
      turn: [0, (turn * 180) / Math.PI, 30],
    });
  });
  put("wreath", joined(leaves), cloth(figure.brief, hex(0x4a8a3a)));
}

const SHAPED: Partial<Record<HatKind, (making: HatMaking) => void>> = { veil, hood: veil, mitre, plague, feathers, antlers };

/** Hats that are more than one turned profile. */
export function tradeHat(making: HatMaking): void {
  const { figure, kind, s, at, put } = making;
  SHAPED[kind]?.(making);
  if (kind === "miner") {
    put("lamp", placed(cylinder(s * 0.26, s * 0.26), { at: at(0, BROW + 0.5, 1.06), turn: [78, 0, 0] }), figure.brief.always("steel"));
    put(
      "light",
      placed(sphere(s * 0.2, 16), { at: at(0, BROW + 0.52, 1.18), scale: [1, 1, 0.5] }),
      glowing(figure.brief.light(hex(0xfff0b0))),
    );
  }
  if (kind === "robin")
    put(
      "feather",
      tube(
        [at(0.95, BROW + 0.3, 0), at(1.15, BROW + 0.9, -0.4), at(1.05, BROW + 1.4, -1.0)],
        (t) => s * (0.03 + 0.14 * Math.sin(t * Math.PI)),
        { sides: 8, rings: 14, flatten: 0.4 },
      ),
      cloth(figure.brief, hex(0xc0281f)),
    );
  if (kind === "fedora")
    put(
      "hat band",
      placed(torus(s * 1.06, s * 0.1, 40, 8), { at: at(0, BROW + 0.26, -0.1), turn: [-6, 0, 0], scale: [1, 1.6, 1] }),
      figure.brief.always("leather", hex(0x1c1a18)),
    );
  if (kind === "beanie") put("bobble", placed(sphere(s * 0.28, 16), { at: at(0, BROW + 1.05, -0.2) }), cloth(figure.brief, hex(0xf2efe8)));
  if (kind === "aviator") {
    const rims = [1, -1].map((side) =>
      placed(torus(s * 0.3, s * 0.07, 26, 8), { at: at(side * 0.36, BROW + 0.32, 1.0), turn: [70, 0, -side * 14] }),
    );
    put("goggles", joined(rims), figure.brief.always("brass"));
    put(
      "lenses",
      joined(
        [1, -1].map((side) =>
          placed(sphere(s * 0.28, 16), { at: at(side * 0.36, BROW + 0.32, 0.98), scale: [1, 1, 0.4], turn: [-20, 0, 0] }),
        ),
      ),
      figure.brief.always("glass", hex(0x9ac8d8)),
    );
    const flaps = [1, -1].map((side) => placed(sphere(s * 0.4, 16), { at: at(side * 0.98, -0.1, -0.1), scale: [0.4, 1.5, 1] }));
    put("flaps", joined(flaps), figure.brief.always("leather", making.color));
  }
}
