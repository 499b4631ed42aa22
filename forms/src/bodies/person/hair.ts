import { darker, hex, type Rgb } from "@blenda/forge/solid/color";
import { sphere } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";
import type { Figure } from "../core/figure.ts";
import type { Mass } from "../core/mass.ts";
import type { HairStyle } from "./outfit.ts";
import type { Frame } from "./skeleton.ts";

/** Strands from the crown downwards. */
export function strands(figure: Figure, color: Rgb): Surface {
  const { noise } = figure.brief;
  return (at, out) => {
    const turn = Math.atan2(at.x, at.z);
    const strand = noise.fbm(turn * 14, at.y * 3, at.x * 9, 3);
    setColor(out, color);
    tint(out, darker(color, 0.5), Math.max(0, strand) * 0.9);
    shade(out, 1 + Math.max(0, -strand) * 0.35);
    out.roughness = 0.55;
    out.height = strand * 0.012;
  };
}

export function addHair(figure: Figure, { headAt, build }: Frame, style: HairStyle, color: Rgb, isUnderHat: boolean): void {
  const s = build.head;
  const at = (x: number, y: number, z: number): Point => [headAt[0] + x * s, headAt[1] + y * s, headAt[2] + z * s];
  const lump = (x: number, y: number, z: number, a: number, b: number, c: number, soft = 0.03): Mass => ({
    bone: "head",
    at: at(x, y, z),
    size: [a * s, b * s, c * s],
    soft,
  });
  const cap = isUnderHat ? lump(0, 0.1, -0.18, 1.04, 1.02, 1.0) : lump(0, 0.3, -0.2, 1.08, 1.0, 1.06);
  const nape = lump(0, -0.2, -0.42, 0.92, 0.7, 0.66);
  const sides = [1, -1].map((side) => lump(side * 0.78, -0.02, -0.12, 0.3, 0.5, 0.5));
  const fringe = isUnderHat ? [] : [lump(-0.3, 0.8, 0.62, 0.5, 0.26, 0.36), lump(0.32, 0.84, 0.58, 0.46, 0.24, 0.36)];
  const fall = (long: number) =>
    [1, -1].map(
      (side): Mass => ({
        bone: "head",
        from: at(side * 0.82, 0.2, -0.2),
        to: at(side * 0.78, -long, -0.1),
        thick: [s * 0.36, s * 0.24],
        soft: 0.05,
      }),
    );
  const back = (long: number): Mass => ({
    bone: "head",
    from: at(0, 0, -0.6),
    to: at(0, -long, -0.62),
    thick: [s * 0.72, s * 0.42],
    soft: 0.06,
  });
  const styles: Record<HairStyle, Mass[]> = {
    bald: [],
    tuft: [
      lump(0, 0.26, -0.24, 1.01, 0.9, 0.94),
      lump(0.06, 1.14, 0.24, 0.12, 0.22, 0.3, 0.05),
      lump(-0.1, 1.12, 0.2, 0.1, 0.16, 0.26, 0.05),
    ],
    snakes: [cap, nape],
    short: [cap, nape, ...sides, ...fringe],
    fringe: [cap, nape, ...sides, lump(0, 0.62, 0.72, 0.7, 0.26, 0.34)],
    long: [cap, nape, ...sides, ...fringe, ...fall(2), back(2.3)],
    bob: [cap, nape, ...fringe, ...fall(1.05), back(0.95)],
    ponytail: [
      cap,
      nape,
      ...sides,
      ...fringe,
      lump(0, 0.45, -1.2, 0.26, 0.26, 0.24),
      { bone: "head", from: at(0, 0.4, -1.35), to: at(0, -0.9, -1.5), thick: [s * 0.3, s * 0.1], soft: 0.03 },
    ],
    bun: [cap, nape, ...sides, ...fringe, lump(0, 0.95, -0.75, 0.42, 0.42, 0.42)],
    braids: [
      cap,
      nape,
      ...sides,
      ...fringe,
      ...[1, -1].flatMap((side) =>
        [0, 1, 2, 3].map((step) =>
          lump(side * 0.95, -0.35 - step * 0.42, 0.05 + step * 0.04, 0.24 - step * 0.02, 0.27, 0.24 - step * 0.02, 0.015),
        ),
      ),
    ],
    afro: [lump(0, 0.45, -0.3, 1.5, 1.35, 1.3), nape],
    mohawk: [0, 1, 2, 3, 4].map((step) => lump(0, 1.05 - (step - 1.5) ** 2 * 0.12, 0.62 - step * 0.42, 0.16, 0.5, 0.34, 0.02)),
    curly: [
      cap,
      nape,
      ...Array.from({ length: 26 }, (_, curl) => {
        const turn = curl * 2.4;
        const up = 1 - (curl / 26) * 1.25;
        const out = Math.sqrt(Math.max(0.1, 1 - up * up * 0.8));
        const z = Math.cos(turn) * out * 0.95 - 0.25;
        return lump(Math.sin(turn) * out * 1.02, 0.25 + up * 0.9, z > 0.55 && up < 0.5 ? -0.2 : z, 0.3, 0.3, 0.3, 0.015);
      }),
    ],
  };
  const masses = styles[style];
  if (masses.length > 0)
    figure.parts.push({ name: "hair", shape: figure.skin({ triangles: 1_800, soft: 0.04 }, masses), surface: strands(figure, color) });
  if (style === "snakes") addSnakes(figure, at, s, color);
}

/** Snakes for hair: each winds outwards and looks about. */
function addSnakes(figure: Figure, at: (x: number, y: number, z: number) => Point, s: number, color: Rgb): void {
  const chance = figure.brief.random.fork("snakes");
  const [bodies, heads, eyes]: Shape[][] = [[], [], []];
  for (let step = 0; step < 15; step++) {
    const turn = step * 2.4;
    const up = 0.95 - (step / 15) * 0.95;
    const [x, z] = [Math.sin(turn), Math.cos(turn) * (up < 0.5 ? -Math.abs(Math.cos(turn)) : 1)];
    const wave = chance.between(-0.3, 0.3);
    const reach = 1.35 + chance.between(0, 0.35);
    const out = (r: number, side: number, lift: number) =>
      at(x * r + side * Math.cos(turn), 0.35 + up * r * 0.9 + lift, z * r - 0.2 - side * Math.sin(turn) * 0.5);
    const tip = out(reach + 0.35, 0.1, 0.25 - (1 - up) * 0.5);
    bodies.push(
      tube([out(0.7, 0, 0), out(1.15, 0.25 + wave, 0.05), out(reach, -0.2, 0), tip], (t) => s * (0.15 - t * 0.05), { sides: 8, rings: 16 }),
    );
    heads.push(placed(sphere(s * 0.17, 12), { at: tip, scale: [1, 0.75, 1.2] }));
    for (const side of [1, -1])
      eyes.push(placed(sphere(s * 0.045, 8), { at: [tip[0] + side * s * 0.09, tip[1] + s * 0.08, tip[2] + s * 0.12] }));
  }
  const skin: Surface = (spot, out) => {
    const cell = figure.brief.noise.cells(spot.x * 60, spot.y * 60, spot.z * 60);
    setColor(out, color);
    tint(out, darker(color, 0.45), cell.near * 0.7);
    out.roughness = 0.35;
  };
  figure.attach("snakes", "head", joined([...bodies, ...heads]), skin);
  figure.attach("snake eyes", "head", joined(eyes), figure.brief.always("plastic", hex(0xf2c22c)));
}

export function addBeard(figure: Figure, { headAt, build }: Frame, color: Rgb, kind: "beard" | "long beard" | "moustache"): void {
  const s = build.head;
  const at = (x: number, y: number, z: number): Point => [headAt[0] + x * s, headAt[1] + y * s, headAt[2] + z * s];
  const lip = [1, -1].map(
    (side): Mass => ({
      bone: "head",
      from: at(side * 0.05, -0.36, 1.0),
      to: at(side * 0.42, -0.5, 0.82),
      thick: [s * 0.12, s * 0.07],
      soft: 0.01,
    }),
  );
  const jaw: Mass[] = [
    { bone: "head", at: at(0, -0.82, 0.45), size: [s * 0.66, s * 0.46, s * 0.52], soft: 0.04 },
    ...[1, -1].map(
      (side): Mass => ({
        bone: "head",
        from: at(side * 0.86, -0.15, 0.1),
        to: at(side * 0.6, -0.7, 0.45),
        thick: [s * 0.14, s * 0.3],
        soft: 0.05,
      }),
    ),
  ];
  const long: Mass[] = [{ bone: "head", from: at(0, -0.9, 0.6), to: at(0, -2.3, 0.75), thick: [s * 0.55, s * 0.12], soft: 0.06 }];
  const masses = kind === "moustache" ? lip : kind === "beard" ? [...lip, ...jaw] : [...lip, ...jaw, ...long];
  figure.parts.push({
    name: kind === "moustache" ? "moustache" : "beard",
    shape: figure.skin({ triangles: kind === "moustache" ? 500 : 1_100, soft: 0.04 }, masses),
    surface: strands(figure, color),
  });
}
