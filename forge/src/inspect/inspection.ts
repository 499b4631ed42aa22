type Level = "block" | "warn" | "info";

/** One remark about a file. A block keeps it from being published, a warning lowers its score, the rest is good to know. */
export interface Finding {
  level: Level;
  code: FindingCode;
  /** For the person who uploaded the file. */
  message: string;
  /** The mesh, texture or entry it is about. */
  where?: string;
}

/** Each code with its level and what it costs of the hundred points. */
export const FINDINGS = {
  /** The file ended, was damaged, or is not what any reader expects. */
  unreadable: { level: "block", cost: 100 },
  truncated: { level: "block", cost: 100 },
  /** The name says one type, the bytes another. */
  "wrong-type": { level: "block", cost: 100 },
  "unknown-type": { level: "block", cost: 100 },
  "too-large": { level: "block", cost: 100 },
  "no-geometry": { level: "block", cost: 100 },
  "not-a-number": { level: "block", cost: 100 },
  "missing-texture": { level: "block", cost: 100 },
  "missing-file": { level: "block", cost: 100 },
  "external-reference": { level: "block", cost: 100 },
  executable: { level: "block", cost: 100 },
  /** Counts or sizes that the file cannot hold. */
  "impossible-count": { level: "block", cost: 100 },
  "pixel-flood": { level: "block", cost: 100 },
  "archive-bomb": { level: "block", cost: 100 },
  "path-traversal": { level: "block", cost: 100 },
  link: { level: "block", cost: 100 },
  "duplicate-entry": { level: "block", cost: 100 },
  "nested-archive": { level: "block", cost: 100 },
  encrypted: { level: "block", cost: 100 },
  "too-many-entries": { level: "block", cost: 100 },
  /** The limited process was stopped: it asked for too much memory or time, or it fell over. */
  "out-of-memory": { level: "block", cost: 100 },
  "out-of-time": { level: "block", cost: 100 },
  crashed: { level: "block", cost: 100 },

  "invalid-gltf": { level: "warn", cost: 8 },
  "non-manifold": { level: "warn", cost: 8 },
  "isolated-vertices": { level: "warn", cost: 4 },
  "degenerate-faces": { level: "warn", cost: 6 },
  "zero-uv-faces": { level: "warn", cost: 6 },
  ngons: { level: "warn", cost: 6 },
  "many-poles": { level: "warn", cost: 4 },
  "many-triangles-among-quads": { level: "warn", cost: 4 },
  "uv-overlap": { level: "warn", cost: 8 },
  "texture-not-power-of-two": { level: "warn", cost: 4 },
  "texture-not-square": { level: "warn", cost: 2 },
  "texture-too-large": { level: "warn", cost: 6 },
  /** More than what the model seems to be for should weigh. */
  "heavy-geometry": { level: "warn", cost: 4 },
  "heavy-textures": { level: "warn", cost: 4 },
  "many-draw-calls": { level: "warn", cost: 2 },
  "default-names": { level: "warn", cost: 4 },
  "unapplied-transforms": { level: "warn", cost: 5 },
  "unlikely-size": { level: "warn", cost: 6 },
  "absolute-paths": { level: "warn", cost: 5 },
  "no-uvs": { level: "warn", cost: 8 },
  /** Measured without complaint, but neither a picture nor a preview came out of it. */
  "not-shown": { level: "warn", cost: 10 },
  "material-library-missing": { level: "warn", cost: 6 },
  /** Too large to be held: only its header was read. */
  "not-measured": { level: "warn", cost: 10 },

  "open-edges": { level: "info", cost: 0 },
  /** Only formats with one index can tell, so it costs nothing: a scene is worth the same in every format. */
  "coincident-vertices": { level: "info", cost: 0 },
  "no-normals": { level: "info", cost: 0 },
  "not-analysed": { level: "info", cost: 0 },
  clean: { level: "info", cost: 0 },
} as const satisfies Record<string, { level: Level; cost: number }>;

export type FindingCode = keyof typeof FINDINGS;

export function finding(code: FindingCode, message: string, where?: string): Finding {
  return { level: FINDINGS[code].level, code, message, ...(where ? { where } : {}) };
}

/** Thrown inside the reading of a file when going on would be pointless or unsafe; becomes the one finding that blocks it. */
export class Refusal extends Error {
  readonly finding: Finding;
  constructor(code: FindingCode, message: string, where?: string) {
    super(message);
    this.finding = finding(code, message, where);
  }
}

/** 100 is flawless; anything that blocks is 0. A code counts once, however often it was found. */
export function score(findings: Finding[]): number {
  const codes = new Set(findings.map(({ code }) => code));
  return Math.max(0, 100 - [...codes].reduce((sum, code) => sum + FINDINGS[code].cost, 0));
}

/** A file that was only listed or glanced at is neither good nor bad. */
export function scoreOf({ models }: Facts, findings: Finding[]): number | null {
  const isBlocked = findings.some(({ level }) => level === "block");
  return models.length > 0 || isBlocked ? score(findings) : null;
}

export type Kind =
  | "glb"
  | "gltf"
  | "obj"
  | "fbx"
  | "stl"
  | "ply"
  | "usdz"
  | "blend"
  | "zip"
  | "picture"
  | "video"
  | "pdf"
  | "other-model"
  | "unknown";

export interface TextureFacts {
  name: string;
  slots: string[];
  width: number;
  height: number;
  format: string;
  bytes: number;
  /** Uncompressed on the graphics card, with its smaller copies. */
  gpuBytes: number;
}

export interface ModelFacts {
  /** Path inside the archive, or the file's name. */
  path: string;
  format: Kind;
  triangles: number;
  vertices: number;
  meshes: number;
  materials: number;
  drawCalls: number;
  /** Only formats that keep polygons can tell. */
  polygons?: { triangles: number; quads: number; ngons: number };
  textures: TextureFacts[];
  uvSets: number;
  /** Shares of the UV square and of the faces, in percent. */
  uvCoverage: number;
  uvOverlap: number;
  uvOutOfRange: number;
  /** Metres. */
  size: { x: number; y: number; z: number };
  upAxis: "y" | "z";
  /** From the middle of the base to the file's origin, in metres. */
  pivotOffset: number;
  unappliedTransforms: number;
  openEdges: number;
  nonManifoldEdges: number;
  isolatedVertices: number;
  coincidentVertices: number;
  degenerateFaces: number;
  zeroUvFaces: number;
  /** Share of vertices with more than five edges, in percent; only where polygons are known. */
  poles?: number;
  hasNormals: boolean;
  hasVertexColors: boolean;
  isPbr: boolean;
  bones: number;
  animations: { name: string; seconds: number; fps: number }[];
  morphs: number;
  extensions: string[];
  names: string[];
}

/** What the first bytes of a model say of it, believed as far as a header can be. */
export interface HeaderFacts {
  format: Kind;
  triangles?: number;
  vertices?: number;
  meshes?: number;
  materials?: number;
  textures?: number;
  animations?: number;
}

export interface Facts {
  name: string;
  bytes: number;
  sha256: string;
  kind: Kind;
  models: ModelFacts[];
  /** Instead of `models`, for a file too large to be held. */
  header?: HeaderFacts;
  archive?: { entries: number; bytes: number; files: { path: string; bytes: number; sha256: string }[] };
  picture?: { format: string; width: number; height: number; hasAlpha: boolean };
  video?: { container: string };
  blend?: { version: string; compression: "none" | "gzip" | "zstd" };
}

export interface Inspection {
  kind: Kind;
  facts: Facts;
  findings: Finding[];
  /** Of a hundred; null when nothing was measured. */
  score: number | null;
  /** Of the facts and the hashes of all files: two uploads with the same hash are the same product. */
  specHash: string;
  /** What the shape of each measured model looks like (`fingerprint/`), however it is turned, scaled or saved. */
  fingerprints: string[];
}
