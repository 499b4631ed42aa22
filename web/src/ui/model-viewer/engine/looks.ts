import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  LineBasicMaterial,
  type Material,
  type Mesh,
  MeshBasicMaterial,
  MeshMatcapMaterial,
  MeshNormalMaterial,
  type MeshStandardMaterial,
  NearestFilter,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
} from "three";
import { isMapLook, type LookName, MAP_LOOKS, type MapLook, type ShapeLook } from "../look-names.ts";
import { checkerPicture, clayPicture, formPicture, type PaintedPicture } from "./painted-pictures.ts";

/** Ember lines on graphite, as the rendered pictures have them (forge/src/poster/looks.ts). */
const EMBER = 0xf58638;
const GRAPHITE = 0x4d5058;
const CHECKS_PER_UV = 40;
const LINE = { color: EMBER, transparent: true, opacity: 0.62, toneMapped: false } as const;
/** So much nearer to the eye, as a share of its distance, the file's own lines are drawn: the body below them is a little simpler. */
const NEARER = 0.0012;

interface MapSource {
  texture: (material: MeshStandardMaterial) => Texture | null;
  /** Which part of the texture holds the values; without it the whole colour is shown. */
  channel?: "r" | "g" | "b";
}

const MAPS: Record<MapLook, MapSource> = {
  "base-color": { texture: ({ map }) => map },
  roughness: { texture: ({ roughnessMap }) => roughnessMap, channel: "g" },
  metallic: { texture: ({ metalnessMap }) => metalnessMap, channel: "b" },
  "normal-map": { texture: ({ normalMap }) => normalMap },
  occlusion: { texture: ({ aoMap }) => aoMap, channel: "r" },
  emissive: { texture: ({ emissiveMap }) => emissiveMap },
};

/** The single maps this model has at all. */
export const mapsOf = (meshes: readonly Mesh[]): MapLook[] =>
  MAP_LOOKS.filter((look) =>
    meshes.some(({ material }) => [material].flat().some((one) => MAPS[look].texture(one as MeshStandardMaterial))),
  );

/** Dresses the meshes of one model in any look and back again. The materials of the file are never changed. */
export interface Wardrobe {
  /** With `isLined`, the lines of a wireframe are drawn elsewhere. */
  wear: (look: LookName, isLined: boolean) => void;
  /** What those lines are to be drawn with. */
  thread: Material;
  dispose: () => void;
}

export function createWardrobe(meshes: readonly Mesh[]): Wardrobe {
  const own = new Map(meshes.map((mesh) => [mesh, mesh.material as Material]));
  const sewn = new Map<string, Material>();
  const pictures: Texture[] = [];
  const painted = (picture: PaintedPicture, isTiled = false) => {
    const texture = dataTexture(picture, isTiled);
    pictures.push(texture);
    return texture;
  };
  const keep = (name: string, make: () => Material): Material => {
    const kept = sewn.get(name) ?? make();
    sewn.set(name, kept);
    return kept;
  };
  const shapes: Record<ShapeLook, () => Material> = {
    wireframe: () =>
      new MeshMatcapMaterial({
        color: GRAPHITE,
        matcap: painted(formPicture()),
        polygonOffset: true,
        polygonOffsetFactor: 1,
        polygonOffsetUnits: 1,
      }),
    uv: () => new MeshMatcapMaterial({ map: painted(checkerPicture(CHECKS_PER_UV), true), matcap: painted(formPicture()) }),
    normals: () => new MeshNormalMaterial(),
    matcap: () => new MeshMatcapMaterial({ matcap: painted(clayPicture()) }),
  };
  const lines = () => new MeshBasicMaterial({ ...LINE, wireframe: true });

  const dress = (mesh: Mesh, look: LookName, isLined: boolean): Material | Material[] => {
    const file = own.get(mesh) as MeshStandardMaterial;
    if (look === "lit") return file;
    if (isMapLook(look)) return keep(`${look}/${file.uuid}`, () => mapMaterial(MAPS[look], file));
    const cloth = keep(`${look}/${file.side}`, () => asSided(shapes[look](), file));
    return look === "wireframe" && !isLined ? [cloth, keep("lines", lines)] : cloth;
  };
  const thread = threadMaterial();
  return {
    thread,
    wear(look, isLined) {
      for (const mesh of meshes) {
        mesh.material = dress(mesh, look, isLined);
        // Two materials over the same triangles: first the body, then its lines.
        mesh.geometry.clearGroups();
        if (!Array.isArray(mesh.material)) continue;
        for (const at of mesh.material.keys()) mesh.geometry.addGroup(0, Number.POSITIVE_INFINITY, at);
      }
    },
    dispose() {
      thread.dispose();
      for (const material of sewn.values()) material.dispose();
      for (const picture of pictures) picture.dispose();
    },
  };
}

function threadMaterial(): Material {
  const material = new LineBasicMaterial(LINE);
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader.replace(
      "#include <project_vertex>",
      `#include <project_vertex>\n gl_Position = projectionMatrix * vec4( mvPosition.xyz * ${1 - NEARER}, 1.0 );`,
    );
  };
  return material;
}

function asSided(material: Material, { side }: Material): Material {
  material.side = side;
  material.toneMapped = false;
  return material;
}

function mapMaterial({ texture, channel }: MapSource, file: MeshStandardMaterial): Material {
  const map = texture(file);
  const material = new MeshBasicMaterial({ map, color: map ? 0xffffff : 0x222222, side: file.side, toneMapped: false });
  // A map of values is no colour: it is shown as it is written, grey by grey.
  material.onBeforeCompile = (shader) => {
    if (!map) return;
    const value = channel ? `vec4( pow( vec3( sampledDiffuseColor.${channel} ), vec3( 2.2 ) ), 1.0 )` : "sampledDiffuseColor";
    const shown = !channel && map.colorSpace !== SRGBColorSpace ? "vec4( pow( sampledDiffuseColor.rgb, vec3( 2.2 ) ), 1.0 )" : value;
    shader.fragmentShader = shader.fragmentShader.replace(
      "#include <map_fragment>",
      `vec4 sampledDiffuseColor = texture2D( map, vMapUv ); diffuseColor *= ${shown};`,
    );
  };
  material.customProgramCacheKey = () => `${channel ?? "all"}/${map?.colorSpace ?? "none"}`;
  return material;
}

function dataTexture({ size, pixels }: PaintedPicture, isTiled: boolean): DataTexture {
  const texture = new DataTexture(pixels, size, size);
  texture.colorSpace = SRGBColorSpace;
  texture.magFilter = isTiled ? NearestFilter : LinearFilter;
  texture.minFilter = isTiled ? LinearMipmapLinearFilter : LinearFilter;
  texture.generateMipmaps = isTiled;
  texture.anisotropy = isTiled ? 8 : 1;
  if (isTiled) texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.needsUpdate = true;
  return texture;
}
