import {
  ALL_FORMATS,
  type AudioCodec,
  BlobSource,
  canEncodeAudio,
  canEncodeVideo,
  EncodedPacketSink,
  Input,
  type InputTrack,
  MP4,
  UrlSource,
  type VideoCodec,
  WEBM,
} from "mediabunny";
import type { Abilities, FilmTracks } from "./film-plan.ts";

/** A file of this device, or one of ours of which only the needed parts are asked for. */
export const openFilm = (film: Blob | string): Input =>
  new Input({
    source: typeof film === "string" ? new UrlSource(new URL(film, location.href)) : new BlobSource(film),
    formats: ALL_FORMATS,
  });

/** So much may be missing at the end: the last sound often ends before the last picture. */
const CUT_SECONDS = 2;

/** The tracks of a chosen file, without decoding it; `null` for what is no film. */
export async function readFilm(file: Blob): Promise<FilmTracks | null> {
  try {
    using input = openFilm(file);
    if (!(await input.canRead())) return null;
    const [format, video, audio] = [await input.getFormat(), await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
    return {
      container: format === MP4 ? "mp4" : format === WEBM ? "webm" : "other",
      video: video && {
        codec: await video.getCodec(),
        width: await video.getDisplayWidth(),
        height: await video.getDisplayHeight(),
        canDecode: await canDecode(video),
      },
      audio: audio && { codec: await audio.getCodec(), canDecode: await canDecode(audio) },
      seconds: (await input.getDurationFromMetadata()) ?? (await input.computeDuration()),
      isCut: await isCut(input, video),
    };
  } catch {
    // What breaks the reader is not a film either.
    return null;
  }
}

const canDecode = async (track: InputTrack): Promise<boolean> => (await track.getCodec()) !== null && (await track.canDecode());

/** A cut file still claims its full length: only its last packet tells. */
async function isCut(input: Input, video: InputTrack | null): Promise<boolean> {
  const claimed = await input.getDurationFromMetadata();
  if (!video || claimed === null) return false;
  const last = await new EncodedPacketSink(video).getPacket(Number.POSITIVE_INFINITY);
  return last === null || last.timestamp + last.duration < claimed - Math.max(CUT_SECONDS, claimed / 20);
}

const PICTURES: readonly VideoCodec[] = ["avc", "vp9", "av1"];
const SOUNDS: readonly AudioCodec[] = ["aac", "opus"];

/** What this browser can make, in the size it would be made. */
export async function abilities(size: { width: number; height: number } | null): Promise<Abilities> {
  const able = async <Codec>(codecs: readonly Codec[], ask: (codec: Codec) => Promise<boolean>) => {
    const answers = await Promise.all(codecs.map(ask));
    return codecs.filter((_, at) => answers[at]);
  };
  return {
    video: await able(PICTURES, (codec) => canEncodeVideo(codec, size ? sizeInside(size) : {})),
    audio: await able(SOUNDS, (codec) => canEncodeAudio(codec)),
  };
}

/** Made anew, a film has at most 1080 lines: more takes browsers longer than its creator waits. */
const MOST_LINES = 1_080;

/** Even numbers: encoders take nothing else. */
export function sizeInside({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, MOST_LINES / Math.min(width, height));
  const even = (pixels: number) => 2 * Math.max(1, Math.round((pixels * scale) / 2));
  return { width: even(width), height: even(height) };
}
