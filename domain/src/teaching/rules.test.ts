import { expect, test } from "vitest";
import { FILM_CODECS } from "./constants.ts";
import type { TrainingFields } from "./model.ts";
import {
  blocks,
  type FilmFacts,
  filmFindings,
  type LessonState,
  numberLessons,
  openPoints,
  readingSeconds,
  type TrainingState,
} from "./rules.ts";

const NOW = "2026-11-16T12:00:00.000Z";
const FIELDS: TrainingFields = {
  type: "course",
  title: "Hard-surface robots",
  description: "A course about robots. ".repeat(8).trim(),
  descriptionRich: null,
  categoryId: "robots",
  level: "Beginner",
  learn: ["One", "Two", "Three"],
  requirements: ["Blender"],
  tags: [],
  priceCents: 2_900,
  aiDisclosure: "none",
  hasRights: true,
  publishAt: null,
};
const film: LessonState["film"] = { name: "a.mp4", state: "ready", findings: [] };
const lesson = (id: string, changes: Partial<LessonState> = {}): LessonState => ({
  ...{ id, title: `Lesson ${id}`, kind: "video", body: "", durationSeconds: 400, isPreview: id === "1", film },
  ...{ checkpoint: null, captions: ["en"], ...changes },
});
const sections = (...counts: number[]) => {
  let n = 0;
  return counts.map((count) => ({ lessons: Array.from({ length: count }, () => lesson(String(++n))) }));
};
const course = (changes: Partial<TrainingState> = {}): TrainingState => ({
  ...{ fields: FIELDS, cover: { width: 1_600 }, sections: sections(3, 2), now: NOW, ...changes },
});
const withFields = (fields: Partial<TrainingFields>) => course({ fields: { ...FIELDS, ...fields } });
const withLesson = (changes: Partial<LessonState>) =>
  course({ sections: [{ lessons: [lesson("1"), lesson("2", changes)] }, { lessons: [lesson("3"), lesson("4"), lesson("5")] }] });
const tutorial = (state: Partial<TrainingState> = {}) => course({ ...state, fields: { ...FIELDS, type: "tutorial" } });
const codes = (state: TrainingState) => blocks(openPoints(state)).map(({ code }) => code);

test("a course that lacks nothing may be submitted", () => {
  expect(openPoints(course())).toEqual([]);
});

test.each<[string, TrainingState, string[]]>([
  ["a course of four lessons", course({ sections: sections(2, 2) }), ["lessons-few", "too-short"]],
  ["a course in one section", course({ sections: sections(5) }), ["sections-few"]],
  ["a second section without lessons", course({ sections: [...sections(5), { lessons: [] }] }), ["sections-few"]],
  [
    "a course of less than thirty minutes",
    course({ sections: sections(3, 2).map((s) => ({ lessons: s.lessons.map((l) => ({ ...l, durationSeconds: 359 })) })) }),
    ["too-short"],
  ],
  ["a tutorial of one lesson", tutorial({ sections: sections(1) }), []],
  ["a tutorial without lessons", tutorial({ sections: [{ lessons: [] }] }), ["lessons-few", "sections-few", "too-short"]],
  ["a tutorial under three minutes", tutorial({ sections: [{ lessons: [lesson("1", { durationSeconds: 179 })] }] }), ["too-short"]],
  ["a tutorial of three minutes", tutorial({ sections: [{ lessons: [lesson("1", { durationSeconds: 180 })] }] }), []],
  [
    "no free preview",
    course({ sections: sections(3, 2).map((s) => ({ lessons: s.lessons.map((l) => ({ ...l, isPreview: false })) })) }),
    ["preview-missing"],
  ],
  ["a lesson without a title", withLesson({ title: " " }), ["lesson-title"]],
  ["a lesson without its film", withLesson({ film: null }), ["lesson-media"]],
  ["a text lesson without text", withLesson({ kind: "text", film: null }), ["lesson-media"]],
  ["a text lesson with text", withLesson({ kind: "text", film: null, body: "Read this." }), []],
  [
    "a film that is blocked",
    withLesson({ film: { name: "a.mp4", state: "failed", findings: [{ level: "block", code: "film-silent", message: "No sound." }] } }),
    ["film-blocked"],
  ],
  [
    "a blocked film of what is a text now",
    withLesson({
      kind: "text",
      body: "Read.",
      film: { name: "a.mp4", state: "failed", findings: [{ level: "block", code: "x", message: "No." }] },
    }),
    [],
  ],
  [
    "a checkpoint that is blocked",
    withLesson({ checkpoint: { name: "a.glb", state: "failed", findings: [{ level: "block", code: "x", message: "No." }] } }),
    ["checkpoint-blocked"],
  ],
  ["a short title", withFields({ title: "Abcd" }), ["title-length"]],
  ["a short description", withFields({ description: "Short." }), ["description-length"]],
  ["no category", withFields({ categoryId: null }), ["category-missing"]],
  ["no skill level", withFields({ level: null }), ["level-missing"]],
  ["two lines to learn", withFields({ learn: ["One", "Two"] }), ["learn-lines"]],
  ["eight lines to learn", withFields({ learn: "12345678".split("") }), []],
  ["nine lines to learn", withFields({ learn: "123456789".split("") }), ["learn-lines"]],
  ["no requirements", withFields({ requirements: [] }), ["requirements-missing"]],
  ["no price", withFields({ priceCents: null }), ["price-missing"]],
  ["a price of 98 cents", withFields({ priceCents: 98 }), ["price-refused"]],
  ["nothing to pay", withFields({ priceCents: 0 }), []],
  ["no cover", course({ cover: null }), ["cover-missing"]],
  ["a cover of 1,199 px", course({ cover: { width: 1_199 } }), ["cover-small"]],
  ["nothing said about AI", withFields({ aiDisclosure: null }), ["ai-missing"]],
  ["no rights declared", withFields({ hasRights: false }), ["rights-missing"]],
  ["a date that has passed", withFields({ publishAt: NOW }), ["schedule-past"]],
])("%s", (_, state, expected) => {
  expect(codes(state)).toEqual(expected);
});

test("captions are recommended, and a film that is still read keeps nobody from submitting", () => {
  const reading = withLesson({ captions: [], durationSeconds: 0, film: { name: "a.mp4", state: "reading", findings: [] } });
  expect(openPoints(reading).map(({ code, level, lessonId }) => [code, level, lessonId])).toEqual([
    ["media-unread", "warn", "2"],
    ["captions-missing", "warn", null],
  ]);
});

test("a lesson is named by its section and its place in it", () => {
  expect(openPoints(withLesson({ film: null })).find(({ code }) => code === "lesson-media")).toEqual({
    ...{ field: "lessons", lessonId: "2", code: "lesson-media", level: "block", message: "1.2 needs its film" },
  });
  expect(numberLessons(sections(2, 1)).map(({ number }) => number)).toEqual(["1.1", "1.2", "2.1"]);
});

const FILM: FilmFacts = {
  ...{ container: "mp4", seconds: 60, width: 1_280, height: 720, videoCodec: "avc", audioCodec: "aac", hasSound: true, isCut: false },
};

test.each<[string, Partial<FilmFacts>, string[]]>([
  ["H.264 and AAC in MP4", {}, []],
  ["VP9 and Opus in WebM", { container: "webm", videoCodec: "vp9", audioCodec: "opus" }, []],
  ["AV1 and Opus in WebM", { container: "webm", videoCodec: "av1", audioCodec: "opus" }, []],
  ["a film on its side", { width: 720, height: 1_280 }, []],
  ["HEVC", { videoCodec: "hevc" }, ["film-codec"]],
  ["a codec nobody knows", { videoCodec: null }, ["film-codec"]],
  ["VP8 in WebM", { container: "webm", videoCodec: "vp8", audioCodec: "opus" }, ["film-codec"]],
  ["Matroska", { container: "matroska" }, ["film-codec"]],
  ["AC-3", { audioCodec: "ac3" }, ["film-sound-codec"]],
  ["no sound", { audioCodec: null, hasSound: false }, ["film-silent"]],
  ["480p", { width: 854, height: 480 }, ["film-small"]],
  ["a film whose end is missing", { isCut: true }, ["film-cut"]],
  ["thirteen hours", { seconds: 13 * 3_600 }, ["film-long"]],
])("%s", (_, changes, expected) => {
  expect(filmFindings({ ...FILM, ...changes }).map(({ code }) => code)).toEqual(expected);
});

test("every container has films and sound it may hold", () => {
  for (const { video, audio } of Object.values(FILM_CODECS)) expect([video.length > 0, audio.length > 0]).toEqual([true, true]);
});

test("two hundred words are a minute", () => {
  expect([readingSeconds(""), readingSeconds("word ".repeat(200)), readingSeconds("word ".repeat(50))]).toEqual([0, 60, 15]);
});
