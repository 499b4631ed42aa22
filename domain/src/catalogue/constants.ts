/** Spec 1 §9, "Listing limits", and spec 1 §7: products by ids come in batches of ten. */
export const LISTING = {
  FEATURED_PRODUCTS: 20,
  STAFF_PICKS: 8,
  PAGE: 24,
  IDS_PER_BATCH: 10,
  MORE_FROM_SHOP: 6,
  SIMILAR: 6,
} as const;

/** So long a product shows the similar models once found, unless its own words change: newer ones may have to wait. */
export const SIMILAR_KEPT_MINUTES = 60;

/** So many stand side by side on a screen, and under a thumb. */
export const COMPARED_MOST = 4;

/** Decision B8, in the order a buyer reads them. */
export const LICENCE_TYPES = ["personal", "commercial", "studio", "extended", "editorial", "free-cc-by", "free-cc0", "gpl"] as const;
export type LicenceType = (typeof LICENCE_TYPES)[number];
export const LICENCE_NAMES: Readonly<Record<LicenceType, string>> = {
  personal: "Personal",
  commercial: "Commercial",
  studio: "Studio",
  extended: "Extended",
  editorial: "Editorial",
  "free-cc-by": "CC BY",
  "free-cc0": "CC0",
  gpl: "GPL",
};

/** What a licence costs, times the personal price, unless its creator says otherwise. */
export const LICENCE_FACTORS: Partial<Record<LicenceType, number>> = { personal: 1, commercial: 2, studio: 5, extended: 10 };

/** How much of it a machine made, as its creator says (decision B1). */
export const AI_DISCLOSURES = ["none", "assisted", "generated"] as const;
export type AiDisclosure = (typeof AI_DISCLOSURES)[number];

export const FORMATS = ["glb", "fbx", "obj", "usdz", "blend", "stl"] as const;
export type Format = (typeof FORMATS)[number];

/** What a file opens in, told by its formats. */
export const SOFTWARE = ["blender", "unity", "unreal", "godot", "three-js", "maya", "quick-look"] as const;
export type Software = (typeof SOFTWARE)[number];
export const SOFTWARE_NAMES: Readonly<Record<Software, string>> = {
  blender: "Blender",
  unity: "Unity",
  unreal: "Unreal Engine",
  godot: "Godot",
  "three-js": "three.js",
  maya: "Maya",
  "quick-look": "Quick Look",
};

/** The other pictures of the cover's view, rendered from the exact file. */
export const LOOKS = ["wireframe", "uv", "normals", "matcap"] as const;
export type Look = (typeof LOOKS)[number];

/** A card says New for this long. */
export const NEW_DAYS = 14;
/** What a kind of flaw takes off the hundred points of the file check, at least and at most; each kind counts once. */
export const SCORE_COSTS = [
  { about: "Geometry", flaws: "loose or collapsed points and faces, or far too many", least: 4, most: 8 },
  { about: "UVs", flaws: "missing, overlapping or without area", least: 6, most: 8 },
  { about: "Textures", flaws: "odd shapes, too large for their use", least: 2, most: 6 },
  { about: "File", flaws: "default names, unlikely size, too many pieces, broken rules of its format", least: 2, most: 10 },
] as const;
/** The same by what was found, as the inspection counts it; what is not named here is a note and takes nothing. */
export const FINDING_POINTS: Readonly<Record<string, number>> = {
  "invalid-gltf": 8,
  "non-manifold": 8,
  "isolated-vertices": 4,
  "degenerate-faces": 6,
  "zero-uv-faces": 6,
  ngons: 6,
  "many-poles": 4,
  "many-triangles-among-quads": 4,
  "uv-overlap": 8,
  "texture-not-power-of-two": 4,
  "texture-not-square": 2,
  "texture-too-large": 6,
  "heavy-geometry": 4,
  "heavy-textures": 4,
  "many-draw-calls": 2,
  "default-names": 4,
  "unapplied-transforms": 5,
  "unlikely-size": 6,
  "absolute-paths": 5,
  "no-uvs": 8,
  "not-shown": 10,
  "material-library-missing": 6,
  "not-measured": 10,
};
/** Checked files with at least this many points carry the badge (decision B26). */
export const GOOD_SCORE = 90;
