import { type Model, type ModelNode, nodesOf } from "../../model.ts";
import { plainName } from "../numbers.ts";
import { steadyAngles } from "../steady-angles.ts";
import { carriedAlong, carryingBone } from "./carried.ts";
import { materialText } from "./material.ts";
import { meshText, vector } from "./mesh.ts";
import { sampleText, skeletonText } from "./skeleton.ts";
import { storedZip } from "./stored-zip.ts";
import { FRAMES_PER_SECOND, frame, type TimedChannel, timeline } from "./timeline.ts";

/** USDZ: one text layer and its pictures, stored and aligned. Metadata stays on lines of its own; some readers insist. */
export async function writeUsdz(model: Model): Promise<Uint8Array<ArrayBuffer>> {
  const pictures = new Map<string, Uint8Array>();
  const materials: string[] = [];
  for (const [index] of model.materials.entries()) materials.push(await materialText(model, index, pictures));
  const { channels, seconds } = timeline(model);
  const roots = nodesOf(model).flatMap((node, at) => (isInTheOpen(model, node) && !isBone(model, at) ? [at] : []));
  const parts = roots.map((at) => nodeText(model, at, channels));
  const skins = (model.skins ?? []).map((_, skin) => skeletonText(model, skin, channels));
  const times = `    startTimeCode = 0
    endTimeCode = ${frame(seconds)}
    timeCodesPerSecond = ${FRAMES_PER_SECOND}
    framesPerSecond = ${FRAMES_PER_SECOND}
`;
  const layer = `#usda 1.0
(
    defaultPrim = "Root"
${seconds > 0 ? times : ""}    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "Root" (
    kind = "component"
)
{
${parts.join("")}${skins.join("")}    def Scope "Materials"
    {
${materials.join("")}    }
}
`;
  return storedZip([[`${plainName(model.name)}.usda`, new TextEncoder().encode(layer)], ...pictures]);
}

const isBone = ({ skins = [] }: Model, at: number) => skins.some(({ joints }) => joints.includes(at));

const isInTheOpen = (model: Model, node: ModelNode) =>
  node.skin === undefined && (node.parent === null || carryingBone(model, node) !== null);

/** A part with its children, about its pivot. Bones are told with their skin. */
function nodeText(model: Model, at: number, channels: readonly TimedChannel[]): string {
  const nodes = nodesOf(model);
  const { name, parent, pivot, mesh } = nodes[at];
  const children = nodes.flatMap((node, index) => (node.parent === at && !isBone(model, index) ? [index] : []));
  if (mesh === undefined && children.length === 0) return "";
  const bone = carryingBone(model, nodes[at]);
  const from = parent === null || bone !== null ? [0, 0, 0] : nodes[parent].pivot;
  const rest = pivot.map((value, k) => value - from[k]);
  const own = [...channels.filter(({ node }) => node === at), ...(bone === null ? [] : carriedAlong(model, at, bone, channels))];
  return `    def Xform "${plainName(name)}"
    {
${transformText(rest, own)}${mesh === undefined ? "" : meshText(model, model.meshes[mesh], pivot)}${children.map((child) => nodeText(model, child, channels)).join("")}    }
`;
}

/** Where the part is, and where its clips take it one after the other. */
function transformText(rest: readonly number[], channels: readonly TimedChannel[]): string {
  const moves = channels.flatMap(({ begin, times, moves: own }) =>
    own ? [...times].map((time, key) => ({ at: frame(begin + time), value: rest.map((value, k) => value + own[key * 3 + k]) })) : [],
  );
  const turns = channels.flatMap(({ begin, times, turns: own }) =>
    own ? steadyAngles(own).map((value, key) => ({ at: frame(begin + times[key]), value })) : [],
  );
  if (moves.length + turns.length === 0 && rest.every((value) => value === 0)) return "";
  const place =
    moves.length > 0
      ? `        double3 xformOp:translate.timeSamples = {\n${sampleText(moves)}        }\n`
      : `        double3 xformOp:translate = ${vector(rest)}\n`;
  const turn = turns.length > 0 ? `        float3 xformOp:rotateXYZ.timeSamples = {\n${sampleText(turns)}        }\n` : "";
  const order = turns.length > 0 ? `["xformOp:translate", "xformOp:rotateXYZ"]` : `["xformOp:translate"]`;
  return `${place}${turn}        uniform token[] xformOpOrder = ${order}\n`;
}
