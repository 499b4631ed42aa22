import { expect, test } from "vitest";
import { type ComparedLesson, lessonChanges, needsReviewOfTrusted, trainingChanges } from "./changes.ts";
import type { TrainingFields } from "./model.ts";

const FIELDS: TrainingFields = {
  ...{ type: "course", title: "Robots", description: "About robots.", descriptionRich: null, categoryId: "c", level: "Beginner" },
  ...{
    learn: ["One"],
    requirements: ["Blender"],
    tags: ["robot"],
    priceCents: 2_900,
    aiDisclosure: "none",
    hasRights: true,
    publishAt: null,
  },
};
const lesson = (id: string, changes: Partial<ComparedLesson> = {}): ComparedLesson => ({
  ...{ id, title: `Lesson ${id}`, kind: "video", isPreview: id === "1", body: "", bodyRich: null, videoFileId: `film-${id}` },
  ...{ posterFileId: null, checkpointFileId: null, chapters: [], parts: [], ...changes },
});
const LESSONS = [lesson("1"), lesson("2"), lesson("3")];
const side = (lessons = LESSONS, fields: Partial<TrainingFields> = {}, coverFileId = "cover") => ({
  fields: { ...FIELDS, ...fields },
  categoryName: "Robots",
  coverFileId,
  sections: [{ id: "s", title: "All", lessons }],
});
const LIVE = side();
const changed = (draft: ReturnType<typeof side>) => trainingChanges(LIVE, draft).map(({ field, needsReview }) => [field, needsReview]);
const replaced = (id: string, changes: Partial<ComparedLesson>) => LESSONS.map((one) => (one.id === id ? lesson(id, changes) : one));

test.each<[string, ReturnType<typeof side>, [string, boolean][]]>([
  ["nothing", LIVE, []],
  ["the title", side(LESSONS, { title: "Other" }), [["title", true]]],
  ["the type", side(LESSONS, { type: "tutorial" }), [["type", true]]],
  ["the category", side(LESSONS, { categoryId: "d" }), [["category", true]]],
  ["what is said about AI", side(LESSONS, { aiDisclosure: "assisted" }), [["ai", true]]],
  ["the description", side(LESSONS, { description: "Other." }), [["description", false]]],
  ["the price", side(LESSONS, { priceCents: 1_900 }), [["price", false]]],
  ["tags", side(LESSONS, { tags: [] }), [["tags", false]]],
  ["the level", side(LESSONS, { level: "Advanced" }), [["level", false]]],
  ["what is learned", side(LESSONS, { learn: ["Two"] }), [["learn", false]]],
  ["requirements", side(LESSONS, { requirements: [] }), [["requirements", false]]],
  ["the cover", side(LESSONS, {}, "other"), [["cover", false]]],
  [
    "an added lesson",
    side([...LESSONS, lesson("4")]),
    [
      ["lessons", true],
      ["captions", true],
    ],
  ],
  ["a replaced film", side(replaced("2", { videoFileId: "other" })), [["lessons", true]]],
  ["another text", side(replaced("2", { body: "Read." })), [["lessons", true]]],
  ["a free preview", side(replaced("2", { isPreview: true })), [["lessons", true]]],
  ["a resource", side(replaced("2", { parts: [{ kind: "resource", fileId: "pdf", language: null }] })), [["lessons", true]]],
  ["another order", side([...LESSONS].reverse()), [["lessons", true]]],
  ["chapters", side(replaced("2", { chapters: [{ atSeconds: 1, title: "Edges" }] })), [["captions", false]]],
  ["captions", side(replaced("2", { parts: [{ kind: "captions", fileId: "vtt", language: "en" }] })), [["captions", false]]],
  ["a poster", side(replaced("2", { posterFileId: "poster" })), [["captions", false]]],
  [
    "captions of another film",
    side(replaced("2", { videoFileId: "other", posterFileId: "poster" })),
    [
      ["lessons", true],
      ["captions", true],
    ],
  ],
])("what changes of a course on sale, and whether reviewers see it first: %s", (_, draft, expected) => {
  expect(changed(draft)).toEqual(expected);
});

test("removing a lesson that people have paid for waits even for trusted creators; they keep it until then", () => {
  const without = (id: string) => side(LESSONS.filter((one) => one.id !== id));
  const paid = lessonChanges(LIVE, without("2"), true);
  expect(paid).toEqual([
    { lessonId: "2", title: "Lesson 2", kind: "removed", isPaid: true, message: "Needs review. Buyers keep it until then." },
  ]);
  expect(needsReviewOfTrusted(paid)).toBe(true);
  // What everybody could watch, and what nobody has bought, nobody has paid for.
  for (const changes of [lessonChanges(LIVE, without("1"), true), lessonChanges(LIVE, without("2"), false)]) {
    expect(changes).toMatchObject([{ kind: "removed", isPaid: false }]);
    expect(needsReviewOfTrusted(changes)).toBe(false);
  }
});

test("each lesson says what happened to it", () => {
  const draft = side([lesson("3"), lesson("1", { title: "Hello" }), lesson("2", { videoFileId: "other" }), lesson("4")]);
  expect(lessonChanges(LIVE, draft, false).map(({ lessonId, kind }) => [lessonId, kind])).toEqual([
    ["3", "moved"],
    ["1", "edited"],
    ["2", "replaced"],
    ["4", "added"],
  ]);
});
