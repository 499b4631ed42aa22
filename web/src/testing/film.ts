import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  CanvasSource,
  MkvOutputFormat,
  Mp4OutputFormat,
  Output,
  QUALITY_LOW,
  type VideoCodec,
  WebMOutputFormat,
} from "mediabunny";

interface FilmOptions {
  format?: "mp4" | "webm" | "mkv";
  codec?: VideoCodec;
  width?: number;
  height?: number;
  seconds?: number;
  hasSound?: boolean;
}

const FORMATS = { mp4: () => new Mp4OutputFormat(), webm: () => new WebMOutputFormat(), mkv: () => new MkvOutputFormat() };
const FRAMES_PER_SECOND = 4;
const RATE = 48_000;

/** A real film, made here: the left half red, the right half blue, and silence that is a track all the same. */
export async function makeFilm(wanted: FilmOptions = {}): Promise<File> {
  const { format = "webm", codec = "vp8", width = 1280, height = 720, seconds = 1, hasSound = true } = wanted;
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas here");
  const target = new BufferTarget();
  const output = new Output({ format: FORMATS[format](), target });
  const pictures = new CanvasSource(canvas, { codec, quality: QUALITY_LOW });
  const sound = new AudioSampleSource({ codec: "opus", quality: QUALITY_LOW });
  output.addVideoTrack(pictures);
  if (hasSound) output.addAudioTrack(sound);
  await output.start();
  for (let frame = 0; frame < seconds * FRAMES_PER_SECOND; frame += 1) {
    pen.fillStyle = "red";
    pen.fillRect(0, 0, width / 2, height);
    pen.fillStyle = "blue";
    pen.fillRect(width / 2, 0, width / 2, height);
    await pictures.add(frame / FRAMES_PER_SECOND, 1 / FRAMES_PER_SECOND);
  }
  if (hasSound)
    await sound.add(
      new AudioSample({ data: new Float32Array(RATE * seconds), format: "f32", numberOfChannels: 1, sampleRate: RATE, timestamp: 0 }),
    );
  await output.finalize();
  return new File([target.buffer ?? new ArrayBuffer()], `film.${format}`, { lastModified: 1 });
}
