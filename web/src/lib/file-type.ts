/** Browsers know few types beside pictures, and each has its own word for an archive; the ending settles it. */
const BY_ENDING: Record<string, string> = {
  glb: "model/gltf-binary",
  zip: "application/zip",
  pdf: "application/pdf",
};

export const typeOfFile = ({ name, type }: Pick<File, "name" | "type">): string =>
  BY_ENDING[name.slice(name.lastIndexOf(".") + 1).toLowerCase()] ?? type;
