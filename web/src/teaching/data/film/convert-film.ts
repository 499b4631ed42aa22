import { Conversion, Mp4OutputFormat, Output, QUALITY_HIGH, StreamTarget, type StreamTargetChunk, WebMOutputFormat } from "mediabunny";
import type { FilmPlan } from "./film-plan.ts";
import { opened, sizeInside } from "./read-film.ts";

interface FilmConversion {
  plan: Extract<FilmPlan, { kind: "convert" }>;
  /** From 0 to 1, about once a frame. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Makes a film our players play, picture and sound copied where they can be. `null`: it could not be made here. */
export async function convertFilm(file: File, { plan, onProgress, signal }: FilmConversion): Promise<File | null> {
  using input = opened(file);
  const { target, made } = intoBlob();
  const output = new Output({
    format: plan.container === "mp4" ? new Mp4OutputFormat({ fastStart: false }) : new WebMOutputFormat(),
    target,
  });
  const conversion = await Conversion.init({
    input,
    output,
    tracks: "primary",
    video: async (track) =>
      plan.isCopied
        ? { codec: plan.video }
        : {
            codec: plan.video,
            quality: QUALITY_HIGH,
            fit: "contain",
            ...sizeInside({ width: await track.getDisplayWidth(), height: await track.getDisplayHeight() }),
          },
    audio: { codec: plan.audio },
  });
  // `isValid` stays true when only the sound is left over.
  const isWhole = !conversion.discardedTracks.some(
    ({ reason }) => reason !== "discarded_by_user" && reason !== "max_track_count_of_type_reached",
  );
  if (!conversion.isValid || !isWhole) return null;
  signal.throwIfAborted();
  signal.addEventListener("abort", () => void conversion.cancel(), { once: true });
  conversion.onProgress = onProgress;
  await conversion.execute();
  signal.throwIfAborted();
  const name = `${file.name.replace(/\.[^.]*$/, "") || "film"}.${plan.container}`;
  return new File([made()], name, { type: `video/${plan.container}`, lastModified: file.lastModified });
}

/** Blobs may lie on the disk: a film of an hour does not have to fit into memory. */
function intoBlob() {
  let whole = new Blob();
  const writable = new WritableStream<StreamTargetChunk>({
    write: ({ position, data }) => {
      whole = new Blob([whole.slice(0, position), data, whole.slice(position + data.byteLength)]);
    },
  });
  return { target: new StreamTarget(writable, { chunked: true }), made: () => whole };
}
