import type { Mesh, Model } from "../model.ts";
import { type EncodedImage, encodedMaps } from "./images.ts";
import { plainName, short } from "./numbers.ts";
import { storedZip } from "./stored-zip.ts";

/** USDZ: one text layer and its pictures, stored and aligned. Metadata stays on lines of its own; some readers insist. */
export async function writeUsdz(model: Model): Promise<Uint8Array<ArrayBuffer>> {
  const pictures: [string, Uint8Array][] = [];
  const materials = await Promise.all(
    model.materials.map(async (material, index) => materialText(model, index, await encodedMaps(material), pictures)),
  );
  const meshes = model.meshes.map((mesh, index) => meshText(model, mesh, index));
  const layer = `#usda 1.0
(
    defaultPrim = "Root"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "Root" (
    kind = "component"
)
{
${meshes.join("")}    def Scope "Materials"
    {
${materials.join("")}    }
}
`;
  return storedZip([[`${plainName(model.name)}.usda`, new TextEncoder().encode(layer)], ...pictures]);
}

const materialName = ({ materials }: Model, index: number) => `${plainName(materials[index].name)}_${index}`;

function tuples(values: Float32Array, width: 2 | 3, isTexture = false): string {
  const out: string[] = [];
  for (let at = 0; at < values.length; at += width) {
    const parts = Array.from({ length: width }, (_, k) => short(isTexture && k === 1 ? 1 - values[at + k] : values[at + k]));
    out.push(`(${parts.join(", ")})`);
  }
  return `[${out.join(", ")}]`;
}

function extent({ positions }: Mesh): string {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < positions.length; at++) {
    low[at % 3] = Math.min(low[at % 3], positions[at]);
    high[at % 3] = Math.max(high[at % 3], positions[at]);
  }
  return `[(${low.map(short).join(", ")}), (${high.map(short).join(", ")})]`;
}

function meshText(model: Model, mesh: Mesh, index: number): string {
  const isDoubleSided = model.materials[mesh.material].doubleSided ? 1 : 0;
  return `    def Mesh "${plainName(mesh.name)}_${index}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
        uniform bool doubleSided = ${isDoubleSided}
        uniform token subdivisionScheme = "none"
        float3[] extent = ${extent(mesh)}
        int[] faceVertexCounts = [${new Array(mesh.indices.length / 3).fill(3).join(", ")}]
        int[] faceVertexIndices = [${mesh.indices.join(", ")}]
        point3f[] points = ${tuples(mesh.positions, 3)}
        normal3f[] normals = ${tuples(mesh.normals, 3)} (
            interpolation = "vertex"
        )
        texCoord2f[] primvars:st = ${tuples(mesh.uvs, 2, true)} (
            interpolation = "vertex"
        )
        rel material:binding = </Root/Materials/${materialName(model, mesh.material)}>
    }
`;
}

interface Slot {
  id: string;
  image: EncodedImage | undefined;
  space: "sRGB" | "raw";
  /** Inputs of the surface fed by outputs of the picture. */
  feeds: readonly (readonly [string, string])[];
}

function materialText(
  model: Model,
  index: number,
  maps: Awaited<ReturnType<typeof encodedMaps>>,
  pictures: [string, Uint8Array][],
): string {
  const name = materialName(model, index);
  const path = `/Root/Materials/${name}`;
  const slots: Slot[] = [
    { id: "color", image: maps.baseColor, space: "sRGB", feeds: [["color3f inputs:diffuseColor", "rgb"]] },
    { id: "normal", image: maps.normal, space: "raw", feeds: [["normal3f inputs:normal", "rgb"]] },
    {
      id: "orm",
      image: maps.orm,
      space: "raw",
      feeds: [
        ["float inputs:occlusion", "r"],
        ["float inputs:roughness", "g"],
        ["float inputs:metallic", "b"],
      ],
    },
    { id: "emissive", image: maps.emissive, space: "sRGB", feeds: [["color3f inputs:emissiveColor", "rgb"]] },
  ];
  const used = slots.filter((slot) => slot.image);
  const inputs = used.flatMap(({ id, feeds }) =>
    feeds.map(([input, output]) => `                ${input}.connect = <${path}/${id}.outputs:${output}>\n`),
  );
  const shaders = used.map(({ id, image, space }) => {
    const file = `textures/${name}_${id}.${image?.extension}`;
    if (image) pictures.push([file, image.bytes]);
    return textureText(path, id, file, space);
  });
  return `        def Material "${name}"
        {
            token outputs:surface.connect = <${path}/surface.outputs:surface>
            def Shader "surface"
            {
                uniform token info:id = "UsdPreviewSurface"
${inputs.join("")}                token outputs:surface
            }
            def Shader "st"
            {
                uniform token info:id = "UsdPrimvarReader_float2"
                string inputs:varname = "st"
                float2 outputs:result
            }
${shaders.join("")}        }
`;
}

function textureText(path: string, id: string, file: string, space: "sRGB" | "raw"): string {
  // A normal map holds directions: 0 to 1 in the picture is −1 to 1 in the surface.
  const range =
    id === "normal" ? "                float4 inputs:scale = (2, 2, 2, 1)\n                float4 inputs:bias = (-1, -1, -1, 0)\n" : "";
  return `            def Shader "${id}"
            {
                uniform token info:id = "UsdUVTexture"
                asset inputs:file = @${file}@
                token inputs:sourceColorSpace = "${space}"
                token inputs:wrapS = "repeat"
                token inputs:wrapT = "repeat"
${range}                float2 inputs:st.connect = <${path}/st.outputs:result>
                float outputs:r
                float outputs:g
                float outputs:b
                float3 outputs:rgb
            }
`;
}
