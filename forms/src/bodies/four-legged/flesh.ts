import type { Point } from "@blenda/forge/solid/shapes/shape";
import type { Figure } from "../core/figure.ts";
import type { FourLegged } from "./plan.ts";
import type { Drawn } from "./skeleton.ts";

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];

/** A point of the head: across, above and ahead of its middle, in head sizes. */
export const onHead = ({ middle, up, forward }: Drawn, size: number, x: number, y: number, z: number): Point => [
  middle[0] + x * size,
  middle[1] + up[1] * y + forward[1] * z,
  middle[2] + up[2] * y + forward[2] * z,
];

/** Lays the masses of the animal on its bones. */
export function drawFlesh(figure: Figure, plan: FourLegged, drawn: Drawn): void {
  const { long, leg, hip = leg, chest, belly, rump, neck, more = [] } = plan;
  const { hipAt, shoulderAt, neckFrom, neckTo } = drawn;
  figure.lump("hips", [0, hip, hipAt[2] + rump[1] * 0.1], [rump[0], rump[1], rump[1] * 1.05]);
  figure.lump("chest", [0, leg, shoulderAt[2] - chest[1] * 0.05], [chest[0], chest[1], chest[1] * 1.05]);
  const sag = (hip + leg) / 2 - (Math.max(chest[1], rump[1]) - belly[1]) * 0.2;
  figure.lump("hips", [0, sag, -long * 0.1], [belly[0], belly[1], long * 0.42]);
  figure.lump("chest", [0, sag, long * 0.12], [belly[0], belly[1], long * 0.4]);
  const root: Point = between(neckFrom, [0, leg, shoulderAt[2]], 0.5);
  figure.limb("neck", root, between(neckFrom, neckTo, 0.5), [neck.thick[0], (neck.thick[0] + neck.thick[1]) / 2], { wide: 0.86 });
  figure.limb(
    "neck",
    between(neckFrom, neckTo, 0.5),
    between(neckFrom, neckTo, 1.06),
    [(neck.thick[0] + neck.thick[1]) / 2, neck.thick[1]],
    { wide: 0.86 },
  );
  drawHead(figure, plan, drawn);
  drawTailFlesh(figure, plan);
  for (const { name, isFront } of drawn.legs) drawLegFlesh(figure, plan, name, isFront);
  for (const mass of more) figure.masses.push(mass);
  drawOddities(figure, plan, drawn);
}

/** Trunks, humps and wool are flesh too. */
function drawOddities(figure: Figure, { features = [], head, leg, long, chest, belly }: FourLegged, drawn: Drawn): void {
  if (features.includes("trunk")) {
    const points = [
      [-0.25, 0.95],
      [-1.05, 1.28],
      [-1.95, 1.36],
      [-2.5, 1.6],
      [-2.45, 2.05],
    ].map(([y, z]) => onHead(drawn, head.size, 0, y, z));
    const thick = [0.56, 0.42, 0.31, 0.24, 0.2].map((each) => each * head.size);
    for (let at = 1; at < points.length; at++) figure.limb("head", points[at - 1], points[at], [thick[at - 1], thick[at]], { soft: 0.05 });
  }
  if (features.includes("eye bumps"))
    for (const side of [1, -1])
      figure.lump("head", onHead(drawn, head.size, side * 0.68, 0.72, 0.3), [head.size * 0.36, head.size * 0.38, head.size * 0.36], {
        soft: 0.06,
      });
  if (features.includes("humps"))
    for (const z of [long * 0.24, -long * 0.2])
      figure.lump(z > 0 ? "chest" : "hips", [0, leg + chest[1] * 0.95, z], [chest[0] * 0.62, chest[1] * 0.78, long * 0.17], { soft: 0.12 });
  if (features.includes("wool")) {
    // Curls stand out of the fleece all over.
    for (let ring = 0; ring < 7; ring++)
      for (let step = 0; step < 10; step++) {
        const turn = ((step + (ring % 2) * 0.5) / 10) * 2 * Math.PI;
        const z = (ring / 6 - 0.5) * (long + belly[1] * 1.5);
        const round = Math.sqrt(Math.max(0.12, 1 - (z / (long * 0.5 + belly[1] * 1.05)) ** 2));
        figure.lump(
          z > 0 ? "chest" : "hips",
          [Math.sin(turn) * belly[0] * round, leg + Math.cos(turn) * belly[1] * round, z],
          [0.085, 0.085, 0.085],
          { soft: 0.035 },
        );
      }
  }
}

function drawHead(figure: Figure, { head }: FourLegged, drawn: Drawn): void {
  const { size, wide = 1, muzzle, snout, nod, cheeks } = head;
  const at = (x: number, y: number, z: number) => onHead(drawn, size, x, y, z);
  figure.lump("head", at(0, 0, 0), [size * wide, size * 0.94, size], { lean: nod });
  if (muzzle > 0)
    figure.limb("head", at(0, -0.22, 0.5), at(0, -0.3, 0.5 + muzzle), [snout[0] * size, snout[1] * size], { soft: size * 0.5 });
  if (cheeks)
    for (const side of [1, -1])
      figure.lump("head", at(side * 0.62, -0.34, 0.22), [cheeks * size, cheeks * size * 0.8, cheeks * size], { soft: size * 0.4 });
}

function drawTailFlesh(figure: Figure, { tail, features = [] }: FourLegged): void {
  if (features.includes("hair tail")) return;
  const thick = (t: number) =>
    t < 0.5 ? tail.thick[0] + (tail.thick[1] - tail.thick[0]) * t * 2 : tail.thick[1] + (tail.thick[2] - tail.thick[1]) * (t - 0.5) * 2;
  for (const step of [0, 1, 2, 3]) {
    const { head, tail: end } = figure.boneOf(`tail ${step + 1}`);
    figure.limb(`tail ${step + 1}`, head, end, [thick(step / 4), thick((step + 1) / 4)], { soft: Math.min(0.1, tail.thick[0]) });
  }
  if (tail.tip === "tuft") {
    const { tail: end } = figure.boneOf("tail 4");
    const size = tail.thick[2] * 2.6;
    figure.lump("tail 4", end, [size, size * 1.3, size * 1.3], { soft: size * 0.4 });
  }
}

function drawLegFlesh(figure: Figure, plan: FourLegged, name: string, isFront: boolean): void {
  const { limb, footSize = 1 } = plan;
  const foot = (isFront ? plan.hand : undefined) ?? plan.foot;
  const slim = isFront && plan.arms ? 0.3 + plan.arms * 0.6 : 1;
  const [thigh, knee, ankle] = limb.map((thick) => thick * slim);
  const upper = figure.boneOf(`${name} upper`);
  const lower = figure.boneOf(`${name} lower`);
  const cannon = figure.boneOf(`${name} foot`);
  const girth = isFront ? thigh : thigh * 1.18;
  figure.limb(`${name} upper`, between(upper.head, upper.tail, 0.06), upper.tail, [girth, knee * (isFront ? 1 : 1.15)], {
    soft: thigh * 0.9,
  });
  figure.limb(`${name} lower`, lower.head, lower.tail, [knee * (isFront ? 1 : 1.12), ankle], { soft: knee * 0.7 });
  const [x, y, z] = cannon.tail;
  const size = footSize * slim;
  if (foot === "hoof") {
    figure.limb(`${name} foot`, cannon.head, [x, y + ankle * 1.3, z], [ankle, ankle * 0.95], { soft: knee * 0.5 });
    figure.limb(`${name} foot`, [x, y + ankle * 1.5, z], [x, y + ankle * 0.55, z + ankle * 0.35], [ankle * 0.95, ankle * 1.3 * size], {
      soft: 0.02,
    });
    figure.lump(`${name} foot`, [x, y + ankle * 0.3, z + ankle * 0.4], [ankle * 1.35 * size, ankle * 0.5, ankle * 1.5 * size], {
      soft: ankle,
    });
    return;
  }
  figure.limb(`${name} foot`, cannon.head, [x, y + ankle * 0.9, z], [ankle, ankle * (foot === "pad" ? 1.15 : 0.95)], { soft: knee * 0.6 });
  if (foot === "pad") {
    figure.lump(`${name} foot`, [x, y + ankle * 0.45, z + ankle * 0.15], [ankle * 1.25 * size, ankle * 0.5, ankle * 1.3 * size], {
      soft: ankle,
    });
    return;
  }
  const flat = foot === "claw" ? 0.55 : 0.72;
  figure.lump(`${name} foot`, [x, y + ankle * flat, z + ankle * 0.7], [ankle * 1.25 * size, ankle * flat * 1.05, ankle * 1.7 * size], {
    soft: ankle * 0.7,
  });
  for (const toe of [-1, 0, 1])
    figure.lump(
      `${name} foot`,
      [x + toe * ankle * 0.72 * size, y + ankle * flat * 0.72, z + ankle * (toe === 0 ? 1.85 : 1.6) * size],
      [ankle * 0.42, ankle * 0.44, ankle * 0.62],
      { soft: ankle * 0.3 },
    );
}
