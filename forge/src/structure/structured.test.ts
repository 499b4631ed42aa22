import { expect, test } from "vitest";
import { armModel, carriedModel, chestModel, sceneModel } from "./test-things.ts";

const model = chestModel();
const nodeOf = (name: string) => model.nodes?.find((node) => node.name === name);

test("what moves alike is one node with its hinge as origin, everything else stays together", () => {
  expect(model.nodes?.map(({ name, parent }) => [name, parent])).toEqual([
    ["old chest", null],
    ["lid", 0],
    ["drawer", 0],
    ["wheel", 0],
    ["old chest liquid", 0],
    ["old chest glass", 0],
  ]);
  expect(nodeOf("lid")?.pivot).toEqual([0, 1, -0.5]);
  expect(nodeOf("wheel")?.pivot).toEqual([1.2, 0.3, 0]);
});

test("no triangle is lost when the skin is split, and glass and liquid are materials of their own on the same pictures", () => {
  expect(model.meshes.map(({ indices }) => indices.length / 3).reduce((sum, count) => sum + count)).toBeGreaterThan(6 * 12);
  for (const { positions, indices } of model.meshes) expect(Math.max(...indices)).toBe(positions.length / 3 - 1);
  expect(model.materials.map(({ name, alphaMode }) => [name, alphaMode])).toEqual([
    ["old chest", undefined],
    ["old chest-liquid", "blend"],
    ["old chest-glass", "blend"],
  ]);
  expect(new Set(model.materials.map(({ maps }) => maps)).size).toBe(1);
});

test("lids and drawers open and shut again, wheels go round", () => {
  expect(model.clips?.map(({ name, channels }) => [name, channels.map(({ node }) => model.nodes?.[node].name)])).toEqual([
    ["open", ["lid", "drawer"]],
    ["spin", ["wheel"]],
  ]);
  const [open, spin] = model.clips ?? [];
  const [lid, drawer] = open.channels;
  expect(lid.turns?.slice(0, 4)).toEqual(lid.turns?.slice(-4));
  expect(Math.max(...(drawer.moves ?? []))).toBeCloseTo(0.5);
  expect([spin.seconds, spin.channels[0].times.at(-1)]).toEqual([2, 2]);
});

test("in a scene every thing has a node of its own, and things of one kind move together", () => {
  const { nodes = [], clips = [] } = sceneModel();
  expect(nodes.filter(({ parent, skin }) => parent === null && skin === undefined).map(({ name, pivot }) => [name, pivot])).toEqual([
    ["chest", [-2, 0, 0]],
    ["chest 2", [2, 0, 0]],
    ["arm", [0, 0, 2]],
  ]);
  expect(clips.map(({ name, channels }) => [name, channels.length])).toEqual([
    ["open", 4],
    ["spin", 2],
    ["bend", 1],
    ["wave", 2],
  ]);
});

test("a skin is held by the bones beside it, softly at the joint and altogether", () => {
  const [mesh] = armModel().meshes;
  const { joints = new Uint8Array(), weights = new Float32Array() } = mesh;
  const hold = (vertex: number, bone: number) =>
    [0, 1, 2, 3].reduce((sum, k) => sum + (joints[vertex * 4 + k] === bone ? weights[vertex * 4 + k] : 0), 0);
  for (let vertex = 0; vertex < mesh.positions.length / 3; vertex++) {
    expect(weights.slice(vertex * 4, vertex * 4 + 4).reduce((sum, weight) => sum + weight)).toBe(1);
    expect(hold(vertex, mesh.positions[vertex * 3 + 1] > 1 ? 1 : 0)).toBeGreaterThan(0.8);
  }
});

test("what somebody holds goes along with the nearest bone", () => {
  const { nodes = [] } = carriedModel();
  const ring = nodes.find(({ name }) => name === "ring");
  expect(nodes[ring?.parent ?? 0].name).toBe("lower");
});
