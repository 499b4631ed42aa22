export const FORMATS = ["glb", "usdz", "fbx", "obj"] as const;
export type Format = (typeof FORMATS)[number];

/** How a file of the format ends; OBJ travels with its materials in a zip. */
export const EXTENSIONS: Record<Format, string> = { glb: "glb", usdz: "usdz", fbx: "fbx", obj: "obj.zip" };
