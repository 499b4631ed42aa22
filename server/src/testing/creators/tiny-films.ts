import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from "mediabunny";

/** One picture, as an encoder of the browser makes it: a film is this picture again and again. */
export interface Picture {
  codec: "avc" | "vp9" | "vp8";
  bytes: Uint8Array;
  config: { codec: string; codedWidth: number; codedHeight: number; description?: Uint8Array };
}

const FORMATS = { mp4: () => new Mp4OutputFormat(), webm: () => new WebMOutputFormat(), mkv: () => new MkvOutputFormat() };

/** A piece of silence in each of the two. */
const SILENCE = {
  aac: {
    bytes: Uint8Array.of(0x00, 0xc8, 0x00, 0x80, 0x23, 0x80),
    seconds: 1_024 / 44_100,
    config: { codec: "mp4a.40.2", sampleRate: 44_100, numberOfChannels: 1, description: Uint8Array.of(0x12, 0x08) },
  },
  opus: { bytes: Uint8Array.of(0xf8, 0xff, 0xfe), seconds: 0.02, config: { codec: "opus", sampleRate: 48_000, numberOfChannels: 1 } },
} as const;
/** Of a long film only the beginning has sound: it is there, and takes no room. */
const SOUND_SECONDS = 4;
const MOST_PICTURES = 12;
/** WebM does not say how long a picture is shown: the last one must be near the end. */
const LAST_SECONDS = 0.25;

/** A film of any length in a few kilobytes: few pictures, each shown for long. */
export async function makeFilm(picture: Picture, container: keyof typeof FORMATS, seconds: number): Promise<Buffer> {
  const codec = container === "mp4" ? "aac" : "opus";
  const target = new BufferTarget();
  const output = new Output({ format: FORMATS[container](), target });
  const pictures = new EncodedVideoPacketSource(picture.codec);
  const sound = new EncodedAudioPacketSource(codec);
  output.addVideoTrack(pictures);
  output.addAudioTrack(sound);
  await output.start();
  const step = Math.max(LAST_SECONDS, seconds / MOST_PICTURES);
  const times = [...Array.from({ length: Math.floor((seconds - LAST_SECONDS) / step) }, (_, n) => n * step), seconds - LAST_SECONDS];
  for (const [n, at] of times.entries())
    await pictures.add(new EncodedPacket(picture.bytes, "key", at, (times[n + 1] ?? seconds) - at), { decoderConfig: picture.config });
  const { bytes, seconds: length, config } = SILENCE[codec];
  for (let at = 0; at < Math.min(seconds, SOUND_SECONDS); at += length)
    await sound.add(new EncodedPacket(bytes, "key", at, length), { decoderConfig: config });
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
}
