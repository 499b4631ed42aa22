const SHAPE_LOOKS = ["wireframe", "uv", "normals", "matcap"] as const;
export type ShapeLook = (typeof SHAPE_LOOKS)[number];

/** Those with a picture each, in the order of their keys. */
export const PICTURED_LOOKS = ["lit", ...SHAPE_LOOKS] as const;
export type PicturedLook = (typeof PICTURED_LOOKS)[number];

export const MAP_LOOKS = ["base-color", "roughness", "metallic", "normal-map", "occlusion", "emissive"] as const;
export type MapLook = (typeof MAP_LOOKS)[number];

export type LookName = PicturedLook | MapLook;

export const isMapLook = (look: LookName): look is MapLook => (MAP_LOOKS as readonly string[]).includes(look);

export const LOOK_TEXTS: Record<LookName, string> = {
  lit: "Lit",
  wireframe: "Wireframe",
  uv: "UV checker",
  normals: "Normals",
  matcap: "Matcap",
  "base-color": "Base colour",
  roughness: "Roughness",
  metallic: "Metallic",
  "normal-map": "Normal map",
  occlusion: "Occlusion",
  emissive: "Emissive",
};
