import { expect, test } from "vitest";
import { type Abilities, type FilmPlan, type FilmTracks, planFor } from "./film-plan.ts";

const film = (
  container: FilmTracks["container"],
  video: string | null,
  audio: string | null,
  other: Partial<FilmTracks> = {},
): FilmTracks => ({
  container,
  video: video === null ? null : { codec: video as "avc", width: 1920, height: 1080, canDecode: video !== "prores" && video !== "hevc" },
  audio: audio === null ? null : { codec: audio as "aac", canDecode: true },
  seconds: 60,
  isCut: false,
  ...other,
});

const EVERYTHING: Abilities = { video: ["avc", "vp9", "av1"], audio: ["aac", "opus"] };
/** No AAC encoder: Chromium on Linux. */
const LINUX: Abilities = { video: ["avc", "vp9", "av1"], audio: ["opus"] };
const NOTHING: Abilities = { video: [], audio: [] };

const asItIs: FilmPlan = { kind: "as-it-is" };
const refused = (fault: string) => ({ kind: "refused", fault });
const into = (container: string, video: string, audio: string, isCopied: boolean) => ({
  kind: "convert",
  container,
  video,
  audio,
  isCopied,
});

test.each([
  ["an MP4 with H.264 and AAC", film("mp4", "avc", "aac"), NOTHING, asItIs],
  ["a WebM with VP9 and Opus", film("webm", "vp9", "opus"), NOTHING, asItIs],
  ["a WebM with AV1 and Opus", film("webm", "av1", "opus"), NOTHING, asItIs],
  ["a MOV with H.264 and AAC, by copying", film("other", "avc", "aac"), NOTHING, into("mp4", "avc", "aac", true)],
  ["an MKV with VP9 and Opus, by copying", film("other", "vp9", "opus"), NOTHING, into("webm", "vp9", "opus", true)],
  ["H.264 with PCM sound", film("other", "avc", "pcm-s16"), EVERYTHING, into("mp4", "avc", "aac", true)],
  ["H.264 with PCM sound where no AAC can be made", film("other", "avc", "pcm-s16"), LINUX, into("webm", "vp9", "opus", false)],
  ["VP8", film("webm", "vp8", "opus"), LINUX, into("webm", "vp9", "opus", false)],
  ["VP9 in an MP4", film("mp4", "vp9", "aac"), LINUX, into("webm", "vp9", "opus", true)],
  ["HEVC that cannot be decoded here", film("mp4", "hevc", "aac"), EVERYTHING, refused("undecodable")],
  ["ProRes", film("other", "prores", "pcm-s16"), EVERYTHING, refused("undecodable")],
  ["a film without sound", film("mp4", "avc", null), EVERYTHING, refused("no-sound")],
  ["sound without a picture", film("mp4", null, "aac"), EVERYTHING, refused("no-picture")],
  ["a film whose end is missing", film("mp4", "avc", "aac", { isCut: true }), EVERYTHING, refused("cut")],
  [
    "a film below 720p",
    film("mp4", "avc", "aac", { video: { codec: "avc", width: 640, height: 360, canDecode: true } }),
    EVERYTHING,
    refused("too-small"),
  ],
] as const)("%s", (_, tracks, can, plan) => {
  expect(planFor(tracks, can)).toEqual(plan);
});
