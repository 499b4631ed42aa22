import { FILM_CODECS, type FilmContainer, TEACHING } from "@blenda/domain/teaching/constants";
import type { AudioCodec, VideoCodec } from "mediabunny";

/** What is in a chosen file, and what this browser could do with it. */
export interface FilmTracks {
  container: FilmContainer | "other";
  video: { codec: VideoCodec | null; width: number; height: number; canDecode: boolean } | null;
  audio: { codec: AudioCodec | null; canDecode: boolean } | null;
  seconds: number;
  /** The end is missing: it claims more than it has. */
  isCut: boolean;
}

/** What this browser can make. */
export interface Abilities {
  video: readonly VideoCodec[];
  audio: readonly AudioCodec[];
}

export type FilmFault = "unreadable" | "no-picture" | "no-sound" | "too-small" | "cut" | "undecodable";

export type FilmPlan =
  | { kind: "as-it-is" }
  | { kind: "convert"; container: FilmContainer; video: VideoCodec; audio: AudioCodec; isCopied: boolean }
  | { kind: "refused"; fault: FilmFault };

/** Decision D15: what every player of ours plays. */
const PLAYABLE: Readonly<Record<FilmContainer, { video: readonly VideoCodec[]; audio: readonly AudioCodec[] }>> = FILM_CODECS;

/** What happens with a film before it is sent: nothing, a conversion, or a sentence that says what to export. */
export function planFor({ container, video, audio, isCut }: FilmTracks, can: Abilities): FilmPlan {
  if (!video) return { kind: "refused", fault: "no-picture" };
  if (!audio) return { kind: "refused", fault: "no-sound" };
  if (isCut) return { kind: "refused", fault: "cut" };
  if (Math.min(video.width, video.height) < TEACHING.FILM_LEAST_PX) return { kind: "refused", fault: "too-small" };
  const ways = (["mp4", "webm"] as const).flatMap((into) => {
    const picture = target(video, PLAYABLE[into].video, can.video);
    const sound = target(audio, PLAYABLE[into].audio, can.audio);
    return picture && sound ? [{ container: into, video: picture, audio: sound }] : [];
  });
  // A copied picture is as sharp as it was, and takes seconds instead of minutes.
  const way = ways.find((one) => one.video === video.codec) ?? ways[0];
  if (!way) return { kind: "refused", fault: "undecodable" };
  const isCopied = way.video === video.codec;
  if (way.container === container && isCopied && way.audio === audio.codec) return { kind: "as-it-is" };
  return { kind: "convert", ...way, isCopied };
}

/** Kept as it is where the container takes it, else the first this browser can make of it. */
function target<Codec extends string>(
  { codec, canDecode }: { codec: Codec | null; canDecode: boolean },
  taken: readonly Codec[],
  makes: readonly Codec[],
): Codec | undefined {
  if (codec !== null && taken.includes(codec)) return codec;
  return canDecode ? taken.find((one) => makes.includes(one)) : undefined;
}
