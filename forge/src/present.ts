import { inspect } from "./inspect/inspect.ts";
import type { Inspection } from "./inspect/inspection.ts";
import type { Limits } from "./inspect/limited.ts";
import type { Progress } from "./model.ts";
import type { LookName } from "./poster/look-names.ts";
import { CARD_SIZE, COVER_SIZE, PAGE_SIZE, type PictureSize } from "./poster/picture-sizes.ts";

interface PresentOptions {
  /** As the person named it: its extension is a claim that is checked. */
  name: string;
  /** Text of the mark on the preview copy: letters A to Z, anything else becomes a gap. */
  mark: string;
  /** How large the cover is drawn; a smaller one is there sooner. */
  cover?: PictureSize;
  /** Told as soon as everything is measured, seconds before the pictures are drawn. */
  measured?(inspection: Inspection): void;
  limits?: Partial<Limits>;
}

/** What a shop shows of a model. All pictures are the same view, WebP with alpha. */
export interface Showing {
  /** Lit, 512 × 384. */
  card: Buffer;
  /** Lit, 1600 × 1200 unless asked for otherwise. */
  cover: Buffer;
  /** 1024 × 768: lit, wireframe, uv, normals, matcap. */
  page: Record<LookName, Buffer>;
  /** Degrees on the colour circle. */
  stageHue: number;
  /** GLB in gzip for the public viewer: light, marked, not worth taking. Null when the model cannot be thinned out far enough. */
  preview: Buffer | null;
  /** The exact edges and nothing else, a GLB in gzip. Null for models that move and for those with too many to send. */
  wire: Buffer | null;
}

export interface Presented {
  /** Facts, findings, score and the hash of what is sold. */
  inspection: Inspection;
  /** Null when something blocks the file, or when there is no model in it to show. */
  showing: Showing | null;
}

/** Three pictures of a large model take longer than measuring it. */
const LIMITS: Limits = { cpuSeconds: 120, megabytes: 1200 };

/**
 * Everything a shop needs from one uploaded model file. The work is done in a limited process of its own, so the file need not be
 * trusted; it never throws because of the file.
 */
export async function present(
  file: string | Buffer,
  { name, mark, cover: coverSize = COVER_SIZE, measured, limits }: PresentOptions,
  progress: Progress,
  signal?: AbortSignal,
): Promise<Presented> {
  const drawn = { previewMark: mark, pictures: PAGE_SIZE, cover: coverSize, card: CARD_SIZE };
  const options = { name, ...drawn, ...(measured && { measured }), limits: { ...LIMITS, ...limits } };
  const { cover, card, pictures, stageHue, preview, wire, ...inspection } = await inspect(file, options, progress, signal);
  const isShown = cover !== undefined && card !== undefined && pictures !== undefined && stageHue !== undefined;
  return {
    inspection,
    showing: isShown ? { cover, card, page: pictures, stageHue, preview: preview ?? null, wire: wire ?? null } : null,
  };
}
