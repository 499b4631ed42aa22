import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from "mediabunny";

interface FilmOf {
  container?: "mp4" | "webm";
  video?: "avc" | "vp9" | "vp8";
  /** `null`: silent. */
  audio?: "aac" | "opus" | null;
  width?: number;
  height?: number;
  seconds?: number;
}

const AVC_DESCRIPTION = new Uint8Array([1, 0x64, 0, 0x1f, 0xff, 0xe1, 0, 4, 0x67, 0x64, 0, 0x1f, 1, 0, 2, 0x68, 0xce]);
const VIDEO = { avc: { codec: "avc1.64001f", description: AVC_DESCRIPTION }, vp9: { codec: "vp09.00.31.08" }, vp8: { codec: "vp8" } };
const AUDIO = { aac: { codec: "mp4a.40.2", description: new Uint8Array([0x11, 0x88]) }, opus: { codec: "opus" } };
const SOUND = { sampleRate: 48_000, numberOfChannels: 1 };

/** A real container with a packet for every second. What is in the packets is never decoded. */
export async function filmOf(film: FilmOf = {}): Promise<Buffer> {
  const { container = "mp4", width = 1_280, height = 720, seconds = 400 } = film;
  const { video = container === "mp4" ? "avc" : "vp9", audio = container === "mp4" ? "aac" : "opus" } = film;
  const target = new BufferTarget();
  const format = container === "mp4" ? new Mp4OutputFormat({ fastStart: "in-memory" }) : new WebMOutputFormat();
  const output = new Output({ format, target });
  const pictures = new EncodedVideoPacketSource(video);
  const sound = audio && new EncodedAudioPacketSource(audio);
  output.addVideoTrack(pictures);
  if (sound) output.addAudioTrack(sound);
  await output.start();
  for (let second = 0; second < seconds; second++) {
    const packet = new EncodedPacket(new Uint8Array(16).fill(second), "key", second, 1);
    await pictures.add(packet, { decoderConfig: { ...VIDEO[video], codedWidth: width, codedHeight: height } });
    if (sound && audio) await sound.add(packet, { decoderConfig: { ...AUDIO[audio], ...SOUND } });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}
