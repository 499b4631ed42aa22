import { expect, test } from "vitest";
import type { DraftLesson, TrainingDraft } from "../teaching/model.ts";
import { type CourseRule, courseRules, reviewedCourse } from "./course.ts";

const film: NonNullable<DraftLesson["film"]> = {
  ...{
    state: "ready",
    isDelayed: false,
    name: "a.mp4",
    bytes: 1,
    url: "/files/a",
    seconds: 600,
    width: 1_280,
    height: 720,
    container: "mp4",
  },
  ...{ videoCodec: "avc", audioCodec: "aac", hasSound: true, findings: [] },
};
const lesson = (id: string, more: Partial<DraftLesson> = {}): DraftLesson => ({
  ...{ id, mark: 0, title: `Lesson ${id}`, kind: "video", body: "", bodyRich: null, durationSeconds: 600, isPreview: false, film },
  ...{ posterUrl: null, posterAtSeconds: null, chapters: [], resources: [], checkpoint: null, isNew: false },
  captions: [{ id: "c", language: "en", label: "English", url: "/files/c" }],
  ...more,
});
const fields: TrainingDraft["fields"] = {
  ...{ type: "course", title: "A course", description: "", descriptionRich: null, categoryId: null, level: "Beginner" },
  ...{ learn: ["a", "b", "c"], requirements: ["d"], tags: [], priceCents: 0, aiDisclosure: "none", hasRights: true, publishAt: null },
};
const sections = [
  { id: "s1", title: "One", lessons: [lesson("a", { isPreview: true }), lesson("b"), lesson("c")] },
  { id: "s2", title: "Two", lessons: [lesson("d"), lesson("e", { kind: "text", body: "Words", film: null, captions: [] })] },
];
const whole = { fields, sections, sums: { lessons: 5, seconds: 3_000, sections: 2, previews: 1, working: 0 } };
const notMet = (draft: Parameters<typeof courseRules>[0]) =>
  courseRules(draft).flatMap(({ name, state, lessonIds }) => (state === "met" ? [] : [[name, state, lessonIds]]));

test("a course that has everything meets every line of decision B2", () => {
  expect(notMet(whole)).toEqual([]);
  expect(courseRules(whole).map(({ figure }) => figure)).toEqual([
    "5",
    "50 min",
    "2",
    "5 of 5",
    "1",
    "Beginner",
    "3",
    "1",
    "4 of 4",
    "4 of 4",
    "4 of 4",
  ]);
});

const first = (more: Partial<DraftLesson>) => [{ id: "s1", title: "One", lessons: [lesson("a", more)] }];
test.each<[CourseRule["name"], Partial<typeof whole>, CourseRule["state"], string[]]>([
  ["lessons", { sums: { ...whole.sums, lessons: 4 } }, "unmet", []],
  ["length", { sums: { ...whole.sums, seconds: 1_799 } }, "unmet", []],
  ["sections", { sums: { ...whole.sums, sections: 1 } }, "unmet", []],
  ["preview", { sums: { ...whole.sums, previews: 0 } }, "unmet", []],
  ["level", { fields: { ...fields, level: null } }, "unmet", []],
  ["learn", { fields: { ...fields, learn: ["a", "b"] } }, "unmet", []],
  ["requirements", { fields: { ...fields, requirements: [] } }, "unmet", []],
  ["media", { sections: first({ title: " " }) }, "unmet", ["a"]],
  ["media", { sections: first({ film: null }) }, "unmet", ["a"]],
  ["media", { sections: first({ kind: "text", body: "" }) }, "unmet", ["a"]],
  ["sound", { sections: first({ film: { ...film, hasSound: false } }) }, "unmet", ["a"]],
  ["size", { sections: first({ film: { ...film, width: 700, height: 1_280 } }) }, "unmet", ["a"]],
  ["captions", { sections: first({ captions: [] }) }, "advised", ["a"]],
])("what is missing is named: %s", (name, more, state, lessonIds) => {
  expect(notMet({ ...whole, ...more })).toEqual([[name, state, lessonIds]]);
});

test("a tutorial is one lesson of three minutes", () => {
  const sums = { ...whole.sums, lessons: 1, seconds: 180, sections: 1 };
  expect(notMet({ ...whole, fields: { ...fields, type: "tutorial" }, sums })).toEqual([]);
});

test("a film turned upright is measured by its shorter side", () => {
  expect(notMet({ ...whole, sections: first({ film: { ...film, width: 720, height: 1_280 } }) })).toEqual([]);
});

test("a revision has each lesson beside the one on sale, and what it would have no longer", () => {
  const change = { lessonId: "b", title: "Lesson b", kind: "replaced" as const, isPaid: false, message: "Another film" };
  const draft = { ...whole, lessonChanges: [change], sections: [{ id: "s1", title: "One", lessons: [lesson("b"), lesson("new")] }] };
  const live = { sections: [{ id: "s1", title: "One", lessons: [lesson("gone"), lesson("b", { title: "As it was" })] }] };
  const { sections: shown, removed } = reviewedCourse({ draft, live });
  expect(shown[0]?.lessons.map(({ lesson: { id }, before, changes }) => [id, before?.title ?? null, changes.length])).toEqual([
    ["b", "As it was", 1],
    ["new", null, 0],
  ]);
  expect(removed.map(({ lesson: { id } }) => id)).toEqual(["gone"]);
});
