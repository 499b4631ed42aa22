import { Euler, Quaternion } from "three";

const DEGREES = 180 / Math.PI;

type Triple = [number, number, number];

/**
 * Quaternions as degrees round x, then y, then z, without jumps: of all the ways to write a turn, the one nearest to the turn before.
 * Formats that blend angles would otherwise tumble between two keys of a door that opens wide.
 */
export function steadyAngles(turns: Float32Array): Triple[] {
  const out: Triple[] = [];
  const euler = new Euler();
  const quaternion = new Quaternion();
  for (let at = 0; at < turns.length; at += 4) {
    euler.setFromQuaternion(quaternion.fromArray(turns, at), "ZYX");
    const plain: Triple = [euler.x * DEGREES, euler.y * DEGREES, euler.z * DEGREES];
    const folded: Triple = [plain[0] + 180, 180 - plain[1], plain[2] + 180];
    const before = out.at(-1) ?? [0, 0, 0];
    const [one, other] = [near(plain, before), near(folded, before)];
    out.push(away(one, before) <= away(other, before) ? one : other);
  }
  return out;
}

const near = (angles: Triple, before: Triple): Triple =>
  angles.map((angle, k) => angle - 360 * Math.round((angle - before[k]) / 360)) as Triple;

const away = (a: Triple, b: Triple): number => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);
