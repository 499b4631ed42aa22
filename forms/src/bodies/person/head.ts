import { darker, type Rgb } from "@blenda/forge/solid/color";
import type { Point } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { coatOf, type Mark } from "../core/coat.ts";
import { eyes } from "../core/face.ts";
import type { Figure } from "../core/figure.ts";
import type { Mass } from "../core/mass.ts";
import type { Flesh } from "./flesh.ts";
import type { Frame } from "./skeleton.ts";

interface FaceLook {
  isAsleep: boolean;
  isPointed: boolean;
  isHidden: boolean;
  isOneEyed: boolean;
  isWoman: boolean;
}

export function addHead(
  figure: Figure,
  { headAt, build: { head: s } }: Frame,
  flesh: Flesh,
  skin: Rgb,
  { isAsleep, isPointed, isHidden, isOneEyed, isWoman }: FaceLook,
): void {
  const at = (x: number, y: number, z: number): Point => [headAt[0] + x * s, headAt[1] + y * s, headAt[2] + z * s];
  const masses = flesh.head(isPointed);
  const marks: Mark[] = [1, -1].map((side) => ({
    where: { at: at(side * 0.52, -0.3, 0.78), size: [s * 0.22, s * 0.17, s * 0.3] },
    color: [Math.min(1, skin[0] * 1.02), skin[1] * 0.84, skin[2] * 0.82],
    soft: 0.02,
  }));
  figure.masses.push(...masses);
  figure.parts.push({
    name: "head",
    shape: figure.skin({ triangles: 2_400, soft: 0.04 }, masses),
    surface: coatOf(figure.brief, { covering: "smooth", main: skin, marks }),
    density: 1.4,
  });
  if (isHidden) return;
  if (!isOneEyed) addEyes(figure, at, s, masses, skin, isAsleep, isWoman);
  const mouth = [-0.24, -0.12, 0, 0.12, 0.24].map((x) => {
    const [px, py, pz] = figure.surfaceAt(at(0, -0.52 + x * x * 1.6, 0), [x, 0, 1], masses);
    return [px, py, pz] as Point;
  });
  figure.attach(
    "mouth",
    "head",
    tube(mouth, (t) => s * (isWoman ? 0.03 + 0.035 * Math.sin(t * Math.PI) : 0.035), { sides: 6, rings: 10 }),
    figure.brief.always("plastic", isWoman ? [0.72, 0.2, 0.24] : [skin[0] * 0.62, skin[1] * 0.36, skin[2] * 0.36]),
  );
}

/** Eyes and brows; women have lashes. */
function addEyes(
  figure: Figure,
  at: (x: number, y: number, z: number) => Point,
  s: number,
  masses: readonly Mass[],
  skin: Rgb,
  isAsleep: boolean,
  isWoman: boolean,
): void {
  eyes(figure, "head", at(0, 0.06, 0), { aside: 22, up: 1 }, { size: s * 0.185, color: 0x3a2a1e, kind: "white" }, isAsleep);
  const dark = figure.brief.always("plastic", darker(skin, 0.72));
  for (const side of [1, -1]) {
    const brow = [0.16, 0.36, 0.56].map((x, step) => {
      const [px, py, pz] = figure.surfaceAt(at(0, 0.36 + (step === 1 ? 0.05 : 0), 0), [side * Math.tan(x * 0.95), 0, 1], masses);
      return [px, py, pz + s * 0.01] as Point;
    });
    figure.attach("brows", "head", tube(brow, s * 0.04, { sides: 6, rings: 6 }), dark);
  }
  if (isWoman && !isAsleep)
    for (const side of [1, -1]) {
      const lash = [
        [0.2, 0.17],
        [0.38, 0.25],
        [0.56, 0.2],
        [0.68, 0.25],
      ].map(([x, up]): Point => {
        const [px, py, pz] = figure.surfaceAt(at(0, up, 0), [side * x, 0, 1], masses);
        return [px * 1.02, py, pz + s * 0.07];
      });
      figure.attach(
        "lashes",
        "head",
        tube(lash, (t) => s * (0.045 - t * 0.025), { sides: 6, rings: 10 }),
        dark,
      );
    }
}
