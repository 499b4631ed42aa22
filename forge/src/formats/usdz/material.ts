import type { MaterialMaps, Model } from "../../model.ts";
import { type EncodedImage, encodedMaps } from "../images.ts";
import { plainName } from "../numbers.ts";

export const materialName = ({ materials }: Model, index: number) => `${plainName(materials[index].name)}_${index}`;

interface Slot {
  id: string;
  image: EncodedImage | undefined;
  space: "sRGB" | "raw";
  /** Inputs of the surface fed by outputs of the picture. */
  feeds: readonly (readonly [string, string])[];
}

/** The material as text; its pictures are put beside the others, once for all materials that share them. */
export async function materialText(model: Model, index: number, pictures: Map<string, Uint8Array>): Promise<string> {
  const material = model.materials[index];
  const maps = await encodedMaps(material);
  const name = materialName(model, index);
  const folder = materialName(model, firstWith(model, material.maps));
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
    const file = `textures/${folder}_${id}.${image?.extension}`;
    if (image) pictures.set(file, image.bytes);
    return textureText(path, id, file, space);
  });
  return `        def Material "${name}"
        {
            token outputs:surface.connect = <${path}/surface.outputs:surface>
            def Shader "surface"
            {
                uniform token info:id = "UsdPreviewSurface"
${inputs.join("")}${opacityLine(material.opacity)}                token outputs:surface
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

const firstWith = ({ materials }: Model, maps: MaterialMaps) => materials.findIndex((other) => other.maps === maps);

const opacityLine = (opacity = 1) => (opacity < 1 ? `                float inputs:opacity = ${opacity}\n` : "");

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
