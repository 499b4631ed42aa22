import { type FBXNode, parseBinary } from "fbx-parser";
import { type Found, type MapKind, Measure, tenths } from "./test-found.ts";

/** What Blender and others take a picture for, by the property it is connected to. */
const PROPERTIES: readonly (readonly [string, MapKind])[] = [
  ["DiffuseColor", "color"],
  ["NormalMap", "normal"],
  ["ShininessExponent", "roughness"],
  ["ReflectionFactor", "metallic"],
  ["EmissiveColor", "emissive"],
];
/** FBX counts time in these. */
const TICKS_PER_SECOND = 46_186_158_000;

/** fbx-parser takes the file apart without any idea of a scene; the scene is put together here as the format tells. */
export function readByFbxParser(bytes: Uint8Array): Found & { axes: number[]; unit: number } {
  const file = parseBinary(bytes);
  const objects = nodeOf(file, "Objects").nodes;
  const named = (kind: string) => objects.filter(({ name }) => name === kind);
  const links = nodeOf(file, "Connections").nodes.map(({ props: [, from, to, property] }) => ({ from, to, property }));
  const models = new Map(named("Model").map((model) => [model.props[0], model]));
  const place = (id: unknown): number[] => {
    const model = models.get(id as number);
    if (!model) return [0, 0, 0];
    const own = numbers(propertyOf(model, "Lcl Translation") ?? [0, 0, 0]);
    const above = place(links.find(({ from, to }) => from === id && (to === 0 || models.has(to as number)))?.to);
    return own.map((value, axis) => value + above[axis]);
  };
  const measure = new Measure();
  const parts: string[] = [];
  for (const geometry of named("Geometry")) {
    const owner = links.find(({ from, to }) => from === geometry.props[0] && models.has(to as number))?.to;
    const corners = numbers(nodeOf(geometry.nodes, "PolygonVertexIndex").props[0]);
    // The last corner of a face is told by its complement.
    measure.add(
      numbers(nodeOf(geometry.nodes, "Vertices").props[0]),
      corners.map((corner) => (corner < 0 ? ~corner : corner)),
      place(owner),
    );
    parts.push(plainOf(models.get(owner as number)));
  }
  const materials = named("Material");
  const pictured = new Set(links.filter(({ to, property }) => property && to === materials[0].props[0]).map(({ property }) => property));
  const settings = nodeOf(file, "GlobalSettings");
  return {
    parts: parts.sort(),
    ...measure.measured,
    bones: named("Deformer").filter(({ props }) => props[2] === "Cluster").length,
    clips: named("AnimationStack")
      .map((stack): [string, number] => [plainOf(stack), tenths(numbers(propertyOf(stack, "LocalStop") ?? [0])[0] / TICKS_PER_SECOND)])
      .sort(),
    maps: PROPERTIES.flatMap(([property, kind]) => (pictured.has(property) ? [kind] : [])),
    opacities: materials
      .map((material) => Math.round(100 * numbers(propertyOf(material, "Opacity") ?? [1])[0]))
      .filter((opacity) => opacity < 100)
      .sort(),
    axes: ["UpAxis", "UpAxisSign", "FrontAxis", "FrontAxisSign", "CoordAxis", "CoordAxisSign"].map((name) =>
      Number(propertyOf(settings, name)?.[0]),
    ),
    unit: Number(propertyOf(settings, "UnitScaleFactor")?.[0]),
  };
}

function nodeOf(nodes: readonly FBXNode[], name: string): FBXNode {
  const found = nodes.find((node) => node.name === name);
  if (!found) throw new Error(`the FBX has no ${name}`);
  return found;
}

/** The values of a property, after its name, two type names and a flag. */
const propertyOf = (node: FBXNode, name: string) =>
  nodeOf(node.nodes, "Properties70")
    .nodes.find(({ props }) => props[0] === name)
    ?.props.slice(4);

const numbers = (values: unknown): number[] => (values as unknown[]).map(Number);

const plainOf = (node: FBXNode | undefined) => String(node?.props[1] ?? "").replace(/^\w+::/, "");
