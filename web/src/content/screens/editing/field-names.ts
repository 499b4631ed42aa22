/** What the fields of the documents are called, in forms, differences and conflicts. */
const NAMES: Readonly<Record<string, string>> = {
  title: "Title",
  subtitle: "Subtitle",
  primaryButtonText: "Primary button",
  secondaryButtonText: "Secondary button",
  backgroundImage: "Background image",
  isActive: "Shown",
  overlayOpacity: "Overlay opacity",
  brightness: "Brightness",
  contrast: "Contrast",
  saturation: "Saturation",
  blur: "Blur",
  imagePosition: "Position",
  imageScale: "Scale",
  overlayColor: "Overlay colour",
  sections: "Sections",
  picks: "Picks",
  categories: "Category order",
  heading: "Heading",
  brief: "Brief",
};

export const fieldName = (field: string): string => NAMES[field] ?? field;

/** A difference in a few words: "Brightness 100 to 104". Lists only say that they changed. */
export function differenceText({ field, before, after }: { field: string; before?: unknown; after?: unknown }): string {
  const isPlain = [before, after].every((value) => typeof value === "string" || typeof value === "number");
  if (!isPlain) return typeof after === "boolean" ? `${fieldName(field)} ${after ? "on" : "off"}` : fieldName(field);
  if (typeof after === "number") return `${fieldName(field)} ${String(before)} to ${after}`;
  return after === "" ? `${fieldName(field)} removed` : `${fieldName(field)}: “${String(after)}”`;
}
