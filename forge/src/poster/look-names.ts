/** The ways the viewer shows a model, in the order of its keys. */
export const LOOKS = ["lit", "wireframe", "uv", "normals", "matcap"] as const;
export type LookName = (typeof LOOKS)[number];
