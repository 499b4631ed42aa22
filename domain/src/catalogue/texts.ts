import type { LicenceType, Software } from "./constants.ts";

export const catalogueTexts = {
  loadFailed: "Failed to load the catalogue",
  changeFailed: "Failed to change this product",
};

/** Decision B8. If a description contradicts the licence, the licence wins. */
export const licenceTexts: Record<LicenceType, { name: string; allows: string }> = {
  personal: { name: "Personal", allows: "Learning and portfolio work" },
  commercial: { name: "Commercial", allows: "1 seat, unlimited projects" },
  studio: { name: "Studio", allows: "Up to 10 seats" },
  extended: { name: "Extended", allows: "Resale in games and apps over 100k users, and print" },
  editorial: { name: "Editorial", allows: "News and teaching, not advertising" },
  "free-cc-by": { name: "CC BY", allows: "Anything, as long as you name the creator" },
  "free-cc0": { name: "CC0", allows: "Anything, no conditions" },
  gpl: { name: "GPL", allows: "Use, change and share under the same licence" },
};

export const softwareTexts: Record<Software, string> = {
  blender: "Blender",
  unity: "Unity",
  unreal: "Unreal Engine",
  godot: "Godot",
  "three-js": "three.js",
  maya: "Maya",
  "quick-look": "Quick Look",
};
