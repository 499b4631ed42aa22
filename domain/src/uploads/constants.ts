const GB = 1_000_000_000;
const MB = 1_000_000;

/** Purposes of a file that is sent. */
export const PURPOSES = ["deliverable", "work", "film", "resource", "checkpoint"] as const;
export type Purpose = (typeof PURPOSES)[number];

/**
 * `receiving` while bytes arrive, `checking` while it is read once more, then `ready` for its draft or application, or
 * `refused`; `taken` once that has it.
 */
export const UPLOAD_STATES = ["receiving", "checking", "ready", "refused", "taken"] as const;
export type UploadState = (typeof UPLOAD_STATES)[number];

const MODELS = "glb gltf obj mtl stl ply fbx dae usd usda usdc usdz abc 3ds blend max ma mb c4d ztl zpr hip lwo skp step stp iges igs";
const MAPS = "png jpg jpeg webp gif tga tif tiff bmp exr hdr psd ktx2 dds sbsar sbs spp mat";
const MOTION = "bvh mp4 webm wav ogg mp3";
const PACKAGES = "zip unitypackage uasset umap";
const WORDS = "pdf txt md json xml csv bin";
const endings = (...lists: string[]): readonly string[] => lists.flatMap((list) => list.split(" "));

export interface PurposeRules {
  /** Only creators sell; a work shows what its maker could sell. */
  isForCreators: boolean;
  maxBytes: number;
  endings: readonly string[];
}

/** What may be sent for what. The figures are said where people meet them. */
export const PURPOSE_RULES: Readonly<Record<Purpose, PurposeRules>> = {
  deliverable: { isForCreators: true, maxBytes: 5 * GB, endings: endings(MODELS, MAPS, MOTION, PACKAGES, WORDS) },
  /** Of a lesson. What our players cannot play is converted before it is sent (decision D15). */
  film: { isForCreators: true, maxBytes: 5 * GB, endings: endings("mp4 m4v webm") },
  resource: { isForCreators: true, maxBytes: 5 * GB, endings: endings(MODELS, MAPS, MOTION, PACKAGES, WORDS) },
  checkpoint: { isForCreators: true, maxBytes: 500 * MB, endings: endings("glb") },
  work: { isForCreators: false, maxBytes: 100 * MB, endings: endings("glb png jpg jpeg webp") },
};

export const UPLOADS = {
  /** A request must have arrived within thirty seconds: a piece does over 1.2 Mbit/s. */
  PIECE_BYTES: 4 * 1024 * 1024,
  /** Everything a creator keeps here, sold or not, and what they announced. */
  CREATOR_QUOTA_BYTES: 100 * GB,
  MEMBER_QUOTA_BYTES: 2 * GB,
  /** Unfinished or not yet used, at a time: a large folder dropped at once. */
  MOST_OPEN: 200,
  /** Begun in an hour. */
  BEGUN_PER_HOUR: 600,
  /** After its last piece; a finished one that is not used goes as well. */
  KEPT_DAYS: 7,
  REFUSED_KEPT_DAYS: 1,
  NAME_MAX: 120,
  FOLDER_MAX: 400,
  FOLDER_DEPTH: 12,
} as const;

/** Where the tus protocol is spoken: POST begins, HEAD asks, PATCH sends a piece, DELETE abandons. */
export const RESUMABLE_PATH = "/api/uploads/resumable";
