import {
  ALL_FORMATS,
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputTrack,
  MatroskaInputFormat,
  Mp4InputFormat,
  WebMInputFormat,
} from "mediabunny";

/** What the limited process is asked, and what it answers: kept here, so that it needs no other file of the house. */
interface Order {
  path: string;
}

/** The part of a film that a header claims and no packet fills may be this long: players round too. */
const SLACK_SECONDS = 2;

process.once("message", async ({ path }: Order) => {
  const facts = await read(path).catch(() => null);
  process.send?.({ type: "done", facts }, () => process.disconnect?.());
});

async function read(path: string) {
  using input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  if (!(await input.canRead())) return null;
  const video = await input.getPrimaryVideoTrack();
  if (!video) return null;
  const audio = await input.getPrimaryAudioTrack();
  const [claimed, last] = [(await input.getDurationFromMetadata().catch(() => null)) ?? 0, await endOf(video)];
  const sound = audio && (await endOf(audio));
  const seconds = Math.max(claimed, last ?? 0);
  return {
    container: containerOf(await input.getFormat()),
    seconds: Math.round(seconds * 1_000) / 1_000,
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
    videoCodec: await video.getCodec(),
    audioCodec: audio && (await audio.getCodec()),
    hasSound: sound !== null && sound > 0,
    isCut: last === null || last < claimed - SLACK_SECONDS,
  };
}

/** Where the last packet of a track ends. A cut file still claims its full length: only the last packet tells. */
async function endOf(track: InputTrack): Promise<number | null> {
  const packet = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY).catch(() => null);
  return packet && packet.timestamp + packet.duration;
}

function containerOf(format: object): string | null {
  if (format instanceof Mp4InputFormat) return "mp4";
  if (format instanceof WebMInputFormat) return "webm";
  return format instanceof MatroskaInputFormat ? "matroska" : null;
}
