import { Euler, MathUtils, type Matrix4, Quaternion, Vector3 } from "three";
import type { Channel, Clip } from "../model.ts";
import type { Rig, RigClip } from "../solid/part.ts";
import type { Point } from "../solid/shapes/shape.ts";
import { channelOf, type Hinge, secondsOf } from "./hinges.ts";
import type { Bone } from "./rigging.ts";

/** One thing of the scene and what of it moves. */
export interface MovingThing {
  name: string;
  hinges: { hinge: Hinge; node: number; part: string }[];
  rig?: { rig: Rig; place: Matrix4; bones: readonly Bone[]; joints: readonly number[] };
}

/** What is opened; everything else on a hinge is only moved. */
const OPENING = /lid|door|drawer|hatch|gate|shutter|cover|flap|hood|bonnet|boot|trunk|visor|window|shell|jaw|page/;
const SAMPLES_PER_SECOND = 15;

/** The clips of all things. Those of one name and length are one clip: four horses trot together. */
export function clipsOf(things: readonly MovingThing[]): Clip[] {
  const clips: Clip[] = [];
  for (const thing of things) {
    for (const clip of [...hingeClips(thing), ...rigClips(thing)]) {
      const same = clips.find(({ name, seconds }) => name === clip.name && seconds === clip.seconds);
      const isTaken = clips.some(({ name }) => name === clip.name);
      if (same) same.channels.push(...clip.channels);
      else clips.push(isTaken ? { ...clip, name: `${clip.name} ${thing.name}` } : clip);
    }
  }
  return clips;
}

function hingeClips({ hinges }: MovingThing): Clip[] {
  const kinds = Map.groupBy(hinges, ({ hinge, part }) => {
    if (hinge.isEndless) return "spin";
    return OPENING.test(part) ? "open" : "move";
  });
  return [...kinds].map(([name, members]) => ({
    name,
    seconds: Math.max(...members.map(({ hinge }) => secondsOf(hinge))),
    channels: members.map(({ hinge, node }) => channelOf(hinge, node)),
  }));
}

function rigClips({ rig: rigged }: MovingThing): Clip[] {
  if (!rigged) return [];
  const { rig, place, bones, joints } = rigged;
  const turned = new Quaternion().setFromRotationMatrix(place.clone().scale(inverseScale(place)));
  const origin = new Vector3().applyMatrix4(place);
  return rig.clips.map((clip) => {
    const channels: Channel[] = [];
    for (const [at, { name }] of bones.entries()) {
      const turns = clip.turns[name];
      if (turns && turns.length > 0) channels.push(turnChannel(clip, turns, joints[at], turned));
    }
    const moved = (point: Point) => new Vector3(...point).applyMatrix4(place).sub(origin).toArray();
    if (clip.moves && clip.moves.length > 0) channels.push(moveChannel(clip, clip.moves, joints[0], moved));
    return { name: clip.name, seconds: clip.seconds, channels };
  });
}

const inverseScale = (place: Matrix4): Vector3 => {
  const scale = new Vector3().setFromMatrixScale(place);
  return new Vector3(1 / scale.x, 1 / scale.y, 1 / scale.z);
};

/** The thing may stand turned in the scene: then the axes of its turns are turned as well. */
function turnChannel({ seconds }: RigClip, keys: readonly { at: number; turn: Point }[], node: number, turned: Quaternion): Channel {
  const sampled = smoothly(
    keys.map(({ at, turn }) => ({ at, value: turn })),
    seconds,
  );
  const back = turned.clone().invert();
  const turns = sampled.flatMap(({ value: [x, y, z] }) => {
    const euler = new Euler(MathUtils.degToRad(x), MathUtils.degToRad(y), MathUtils.degToRad(z), "ZYX");
    return new Quaternion().setFromEuler(euler).premultiply(turned).multiply(back).normalize().toArray();
  });
  return { node, times: timesOf(sampled, seconds), turns: Float32Array.from(turns) };
}

function moveChannel(
  { seconds }: RigClip,
  keys: readonly { at: number; move: Point }[],
  node: number,
  moved: (point: Point) => number[],
): Channel {
  const sampled = smoothly(
    keys.map(({ at, move }) => ({ at, value: move })),
    seconds,
  );
  return { node, times: timesOf(sampled, seconds), moves: Float32Array.from(sampled.flatMap(({ value }) => moved(value))) };
}

interface Key {
  /** Fraction of the clip. */
  at: number;
  value: Point;
}

const timesOf = (keys: readonly Key[], seconds: number) => Float32Array.from(keys, ({ at }) => at * seconds);

/** A soft line through the keys, without a jolt where the clip begins again. */
function smoothly(keys: readonly Key[], seconds: number): Key[] {
  if (keys.length < 2) return [0, 1].map((at) => ({ at, value: keys[0].value }));
  // In fours, so that the middle and the quarters, where most keys are, are met.
  const count = 4 * Math.max(1, Math.ceil((seconds * SAMPLES_PER_SECOND) / 4));
  return Array.from({ length: count + 1 }, (_, sample) => ({ at: sample / count, value: valueAt(keys, sample / count) }));
}

function valueAt(keys: readonly Key[], at: number): Point {
  const last = keys.length - 1;
  let next = keys.findIndex((key) => key.at >= at);
  if (next <= 0) next = next < 0 ? last : 1;
  const [from, to] = [keys[next - 1], keys[next]];
  // The last key is the first one again: before the beginning comes the one before the end.
  const before = next > 1 ? keys[next - 2] : { ...keys[last - 1], at: keys[last - 1].at - 1 };
  const after = next < last ? keys[next + 1] : { ...keys[1], at: keys[1].at + 1 };
  const span = to.at - from.at || 1;
  const t = Math.min(1, Math.max(0, (at - from.at) / span));
  const along = (axis: 0 | 1 | 2) => {
    const leave = (to.value[axis] - before.value[axis]) * (span / (to.at - before.at || 1));
    const arrive = (after.value[axis] - from.value[axis]) * (span / (after.at - from.at || 1));
    const [t2, t3] = [t * t, t * t * t];
    const [a, b] = [from.value[axis], to.value[axis]];
    return (2 * t3 - 3 * t2 + 1) * a + (t3 - 2 * t2 + t) * leave + (-2 * t3 + 3 * t2) * b + (t3 - t2) * arrive;
  };
  return [along(0), along(1), along(2)];
}
