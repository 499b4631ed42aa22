import type { SoftField } from "@blenda/forge/solid/shapes/blob";
import type { Matrix4, Vector3 } from "three";
import { distanceTo, type Mass, melted, rangeOf } from "./mass.ts";

/** The masses of one bone, and the way from the pose back to the drawing. */
export interface Carried {
  back: Matrix4;
  spheres: Sphere[];
}

interface Sphere {
  mass: Mass;
  /** Its middle in the pose. */
  at: Vector3;
  reach: number;
}

/** Masses that melt into each other in the order given. */
export class SoftBody implements SoftField {
  private readonly carried: readonly Carried[];
  private readonly soft: number;
  /** How much stouter it is all over. */
  private readonly plump: number;

  constructor(carried: readonly Carried[], soft: number, plump: number) {
    this.carried = carried;
    this.soft = soft;
    this.plump = plump;
  }

  at(x: number, y: number, z: number): number {
    let value = FAR;
    for (const { back, spheres } of this.carried) {
      const m = back.elements;
      const px = m[0] * x + m[4] * y + m[8] * z + m[12];
      const py = m[1] * x + m[5] * y + m[9] * z + m[13];
      const pz = m[2] * x + m[6] * y + m[10] * z + m[14];
      for (const { mass, at, reach } of spheres) {
        const [dx, dy, dz] = [x - at.x, y - at.y, z - at.z];
        const near = mass.soft ?? this.soft;
        const room = value + near + reach;
        if (room > 0 && dx * dx + dy * dy + dz * dz > room * room) continue;
        value = melted(value, distanceTo(mass, px, py, pz), near);
      }
    }
    return value - this.plump;
  }

  /**
   * Follows the least and the most the value can be in a ball. A mass whose least is further off than it melts changes nothing there,
   * to the last bit, and is left out.
   */
  within(x: number, y: number, z: number, radius: number): SoftField | number {
    let [least, most] = [FAR, FAR];
    const left: Carried[] = [];
    for (const { back, spheres } of this.carried) {
      const m = back.elements;
      const px = m[0] * x + m[4] * y + m[8] * z + m[12];
      const py = m[1] * x + m[5] * y + m[9] * z + m[13];
      const pz = m[2] * x + m[6] * y + m[10] * z + m[14];
      const kept = spheres.filter(({ mass, at, reach }) => {
        const near = mass.soft ?? this.soft;
        const away = Math.hypot(x - at.x, y - at.y, z - at.z) - reach - near;
        if (away - radius > most + SAFE) return false;
        const [low, high] = rangeOf(mass, px, py, pz, radius);
        if (low > most + near + SAFE) return false;
        least = melted(least, low, near);
        // Where it is not asked for at all, the value was already below this.
        most = Math.min(most, Math.max(high, away + radius));
        return true;
      });
      if (kept.length > 0) left.push({ back, spheres: kept });
    }
    if (least - this.plump > SAFE) return 1;
    return most - this.plump < -SAFE ? -1 : new SoftBody(left, this.soft, this.plump);
  }
}

/** The value where nothing is. */
const FAR = 9;
/** More than rounding can add up to. */
const SAFE = 1e-6;

/** The same cut off below a height. */
export class Hemmed implements SoftField {
  private readonly body: SoftField;
  private readonly hem: number;

  constructor(body: SoftField, hem: number) {
    this.body = body;
    this.hem = hem;
  }

  at(x: number, y: number, z: number): number {
    return Math.max(this.body.at(x, y, z), this.hem - y);
  }

  within(x: number, y: number, z: number, radius: number): SoftField | number {
    if (this.hem - y - radius > SAFE) return 1;
    const body = this.body.within?.(x, y, z, radius) ?? this.body;
    if (typeof body !== "number") return new Hemmed(body, this.hem);
    return body > 0 || this.hem - y + radius < -SAFE ? body : this;
  }
}
