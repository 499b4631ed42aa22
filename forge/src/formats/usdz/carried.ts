import { Matrix4, Quaternion, Vector3 } from "three";
import { type Model, type ModelNode, nodesOf } from "../../model.ts";
import { moveAt, type TimedChannel, turnAt } from "./timeline.ts";

/** Bones are no prims in USD, so nothing can hang on them: what they carry stands in the open and is told its own way. */
export const carryingBone = ({ skins = [] }: Model, { parent }: ModelNode): number | null =>
  parent !== null && skins.some(({ joints }) => joints.includes(parent)) ? parent : null;

/** How something moves that a bone carries, as a movement of its own. */
export function carriedAlong(model: Model, at: number, bone: number, channels: readonly TimedChannel[]): TimedChannel[] {
  const nodes = nodesOf(model);
  const chain: number[] = [];
  for (let joint: number | null = bone; joint !== null; joint = nodes[joint].parent) chain.unshift(joint);
  const moving = channels.filter(({ node }) => chain.includes(node));
  return [...Map.groupBy(moving, ({ begin }) => begin)].map(([begin, members]) => {
    const times = [...new Set(members.flatMap((channel) => [...channel.times]))].sort((a, b) => a - b);
    const states = times.map((time) => stateAt(nodes, chain, nodes[at].pivot, members, time));
    return {
      node: at,
      begin,
      times: Float32Array.from(times),
      turns: Float32Array.from(states.flatMap(({ turn }) => turn.toArray())),
      moves: Float32Array.from(states.flatMap(({ move }) => move.toArray())),
    };
  });
}

function stateAt(
  nodes: readonly ModelNode[],
  chain: readonly number[],
  pivot: ModelNode["pivot"],
  members: readonly TimedChannel[],
  time: number,
): { turn: Quaternion; move: Vector3 } {
  const whole = new Matrix4();
  for (const joint of chain) {
    const own = members.filter(({ node }) => node === joint);
    const turning = own.find(({ turns }) => turns);
    const moving = own.find(({ moves }) => moves);
    const head = new Vector3(...nodes[joint].pivot);
    const moved = new Vector3(...(moving ? moveAt(moving, time) : [0, 0, 0])).add(head);
    const turned = turning ? turnAt(turning, time).clone() : new Quaternion();
    whole.multiply(new Matrix4().compose(moved, turned, new Vector3(1, 1, 1))).multiply(new Matrix4().makeTranslation(head.negate()));
  }
  const rest = new Vector3(...pivot);
  return { turn: new Quaternion().setFromRotationMatrix(whole), move: rest.clone().applyMatrix4(whole).sub(rest) };
}
