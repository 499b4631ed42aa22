import { type Model, type ModelNode, nodesOf } from "../../model.ts";
import { plainName, short } from "../numbers.ts";
import { meshText, vector } from "./mesh.ts";
import { frame, moveAt, type TimedChannel, turnAt } from "./timeline.ts";

/** Skin, skeleton and its movements (UsdSkel) below one root, in the model's own space. */
export function skeletonText(model: Model, skin: number, channels: readonly TimedChannel[]): string {
  const nodes = nodesOf(model);
  const own = nodes.filter((node) => node.skin === skin);
  const joints = model.skins?.[skin].joints ?? [];
  const root = plainName(own[0].name);
  const skeleton = `/Root/${root}/Skeleton`;
  const paths = joints.map((joint) => pathOf(nodes, joints, joint));
  const step = (from: readonly number[], to: readonly number[]) => matrix(to.map((value, k) => value - from[k]));
  const rests = joints.map((joint) => step(parentPivot(nodes, joints, joint), nodes[joint].pivot));
  const moving = channels.filter(({ node }) => joints.includes(node));
  return `    def SkelRoot "${root}"
    {
${own.map(({ mesh = 0, pivot }) => meshText(model, model.meshes[mesh], pivot, skeleton)).join("")}    def Skeleton "Skeleton" (
        prepend apiSchemas = ["SkelBindingAPI"]
    )
    {
        uniform token[] joints = ${tokens(paths)}
        uniform matrix4d[] bindTransforms = [${joints.map((joint) => matrix(nodes[joint].pivot)).join(", ")}]
        uniform matrix4d[] restTransforms = [${rests.join(", ")}]
${moving.length > 0 ? `        rel skel:animationSource = <${skeleton}/Animation>\n${movementText(nodes, joints, paths, moving)}` : ""}    }
    }
`;
}

const tokens = (paths: readonly string[]) => `[${paths.map((path) => `"${path}"`).join(", ")}]`;

const matrix = ([x, y, z]: readonly number[]) => `((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), ${vector([x, y, z, 1])})`;

function pathOf(nodes: readonly ModelNode[], joints: readonly number[], joint: number): string {
  const { parent, name } = nodes[joint];
  return parent !== null && joints.includes(parent) ? `${pathOf(nodes, joints, parent)}/${plainName(name)}` : plainName(name);
}

const parentPivot = (nodes: readonly ModelNode[], joints: readonly number[], joint: number): readonly number[] => {
  const { parent } = nodes[joint];
  return parent !== null && joints.includes(parent) ? nodes[parent].pivot : [0, 0, 0];
};

/** Every joint has to say where it is at every moment any of them moves. */
function movementText(
  nodes: readonly ModelNode[],
  joints: readonly number[],
  paths: readonly string[],
  moving: readonly TimedChannel[],
): string {
  const moments = [...Map.groupBy(moving, ({ begin }) => begin)].flatMap(([begin, members]) =>
    [...new Set(members.flatMap(({ times }) => [...times]))].sort((a, b) => a - b).map((at) => ({ begin, at, members })),
  );
  const each = (tell: (joint: number, members: readonly TimedChannel[], at: number) => string) =>
    moments
      .map(
        ({ begin, at, members }) =>
          `                ${frame(begin + at)}: [${joints.map((joint) => tell(joint, members, at)).join(", ")}],\n`,
      )
      .join("");
  const turns = each((joint, members, at) => {
    const channel = members.find(({ node, turns: own }) => node === joint && own);
    if (!channel) return "(1, 0, 0, 0)";
    const { x, y, z, w } = turnAt(channel, at);
    return vector([w, x, y, z]);
  });
  const places = each((joint, members, at) => {
    const from = parentPivot(nodes, joints, joint);
    const channel = members.find(({ node, moves }) => node === joint && moves);
    const moved = channel ? moveAt(channel, at) : [0, 0, 0];
    return vector(nodes[joint].pivot.map((value, k) => value - from[k] + moved[k]));
  });
  return `        def SkelAnimation "Animation"
        {
            uniform token[] joints = ${tokens(paths)}
            quatf[] rotations.timeSamples = {
${turns}            }
            half3[] scales = [${joints.map(() => vector([1, 1, 1])).join(", ")}]
            float3[] translations.timeSamples = {
${places}            }
        }
`;
}

export const sampleText = (keys: readonly { at: number; value: readonly number[] }[]) =>
  keys.map(({ at, value }) => `            ${short(at)}: ${vector(value)},\n`).join("");
