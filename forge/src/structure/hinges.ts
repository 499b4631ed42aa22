import { Matrix4, Quaternion, Vector3 } from "three";
import type { Channel } from "../model.ts";
import type { PlacedPart } from "../solid/bake/bake.ts";
import type { Point } from "../solid/shapes/shape.ts";

/** A motion where its thing stands: radians round the axis through `at`, or metres along it. */
export interface Hinge {
  kind: "turn" | "slide";
  at: Point;
  axis: Point;
  from: number;
  to: number;
  isEndless: boolean;
}

const SPIN_SECONDS = 2;
const SPIN_KEYS = 8;
/** Open, wait, shut: how long each takes. */
const SWING_SECONDS = 1.2;
const WAIT_SECONDS = 0.4;
const SWING_KEYS = 8;

export function hingeOf({ motion, place = new Matrix4() }: PlacedPart): Hinge | null {
  if (!motion) return null;
  const at = new Vector3(...motion.at).applyMatrix4(place);
  const axis = new Vector3(...motion.axis).normalize();
  const reach = new Vector3().copy(axis).applyMatrix4(place).sub(new Vector3().applyMatrix4(place));
  const isTurn = motion.kind === "turn";
  // In a mirror image things turn the other way round.
  const each = isTurn ? (Math.PI / 180) * Math.sign(place.determinant()) : reach.length();
  const along = reach.normalize();
  return {
    kind: motion.kind,
    at: rounded(at),
    axis: rounded(along),
    from: motion.from * each,
    to: motion.to * each,
    isEndless: motion.isEndless ?? false,
  };
}

/** A millionth is far below what anybody sees, and parts on one hinge find each other. */
const rounded = ({ x, y, z }: Vector3): Point => [x, y, z].map((value) => Math.round(value * 1e6) / 1e6 || 0) as unknown as Point;

export const secondsOf = ({ isEndless, from }: Hinge): number =>
  isEndless ? SPIN_SECONDS : (from === 0 ? 2 : 3) * SWING_SECONDS + (from === 0 ? 1 : 2) * WAIT_SECONDS;

/** Round and round, or from how it was built to one end (and the other) and back. */
export function channelOf(hinge: Hinge, node: number): Channel {
  const keys = hinge.isEndless ? spinKeys(hinge) : swingKeys(hinge);
  const times = Float32Array.from(keys, ({ at }) => at);
  const axis = new Vector3(...hinge.axis);
  if (hinge.kind === "turn") {
    const turn = new Quaternion();
    return { node, times, turns: Float32Array.from(keys.flatMap(({ value }) => turn.setFromAxisAngle(axis, value).toArray())) };
  }
  return { node, times, moves: Float32Array.from(keys.flatMap(({ value }) => axis.clone().multiplyScalar(value).toArray())) };
}

interface Key {
  at: number;
  value: number;
}

const spinKeys = ({ from, to }: Hinge): Key[] =>
  Array.from({ length: SPIN_KEYS + 1 }, (_, key) => ({
    at: (SPIN_SECONDS * key) / SPIN_KEYS,
    value: from + ((to - from) * key) / SPIN_KEYS,
  }));

function swingKeys({ from, to }: Hinge): Key[] {
  const stops = from === 0 ? [0, to, 0] : [0, to, from, 0];
  const keys: Key[] = [{ at: 0, value: 0 }];
  for (let stop = 1; stop < stops.length; stop++) {
    const begin = keys[keys.length - 1].at + (stop > 1 ? WAIT_SECONDS : 0);
    if (stop > 1) keys.push({ at: begin, value: stops[stop - 1] });
    for (let key = 1; key <= SWING_KEYS; key++) {
      const t = key / SWING_KEYS;
      // Starts and ends gently.
      const share = t * t * (3 - 2 * t);
      keys.push({ at: begin + SWING_SECONDS * t, value: stops[stop - 1] + (stops[stop] - stops[stop - 1]) * share });
    }
  }
  return keys;
}
