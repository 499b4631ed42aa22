import type { Vector3 } from "three";

/** Where the joint between two bones of these lengths goes when they lead from one point to another; it bends towards `pole`. */
export function bent(from: Vector3, to: Vector3, upper: number, lower: number, pole: Vector3): { joint: Vector3; end: Vector3 } {
  const way = to.clone().sub(from);
  const reach = Math.max(Math.abs(upper - lower) * 1.02 + 1e-4, Math.min((upper + lower) * 0.9995, way.length()));
  way.normalize();
  const share = Math.max(-1, Math.min(1, (upper * upper + reach * reach - lower * lower) / (2 * upper * reach)));
  const aside = pole.clone().addScaledVector(way, -pole.dot(way));
  if (aside.lengthSq() < 1e-8) aside.set(0, 0, 1).addScaledVector(way, -way.z);
  aside.normalize();
  const joint = from
    .clone()
    .addScaledVector(way, upper * share)
    .addScaledVector(aside, upper * Math.sqrt(1 - share * share));
  return { joint, end: from.clone().addScaledVector(way, reach) };
}
