import type { ReviewedTraining } from "@blenda/domain/review/model";
import type { DraftLesson, LessonFilm, TrainingDraft } from "@blenda/domain/teaching/model";
import { ITEM } from "./review.ts";

const AT = "2026-11-19T20:24:00.000Z";

export const FILM: LessonFilm = {
  ...{ state: "ready", name: "intro.mp4", bytes: 84_000_000, url: "/files/intro", seconds: 421, width: 1_920, height: 1_080 },
  ...{ container: "mp4", videoCodec: "avc", audioCodec: "aac", hasSound: true, isDelayed: false, findings: [] },
};

export const LESSON: DraftLesson = {
  ...{ id: "l1", mark: 1, title: "A first look", kind: "video", body: "", bodyRich: null, durationSeconds: 421, isPreview: true },
  ...{ film: FILM, posterUrl: null, posterAtSeconds: null, chapters: [], resources: [], checkpoint: null, isNew: false },
  captions: [{ id: "c1", language: "en", label: "English", url: "/files/captions" }],
};
const WORDS: DraftLesson = {
  ...{
    ...LESSON,
    id: "l2",
    title: "Words about rust",
    kind: "text",
    body: "Rust is slow.",
    durationSeconds: 120,
    isPreview: false,
    film: null,
  },
  ...{ captions: [], resources: [{ id: "r1", name: "brushes.zip", bytes: 2_000_000, url: "/files/brushes" }] },
};
const GONE: DraftLesson = { ...LESSON, id: "l3", title: "The old way", isPreview: false };

const fields: TrainingDraft["fields"] = {
  ...{ type: "course", title: "Rust in an afternoon", description: "Rust, step by step.", descriptionRich: null, categoryId: "props" },
  ...{ level: "Beginner", learn: ["Edges", "Layers", "Light"], requirements: ["A tablet"], tags: ["rust"], priceCents: 2_900 },
  ...{ aiDisclosure: "none", hasRights: true, publishAt: null },
};

const DRAFT: TrainingDraft = {
  ...{ id: "rust", status: "review", mark: 3, treeMark: 2, savedAt: AT, createdAt: AT, fields, rights: { version: "2026-11", at: AT } },
  ...{ cover: null, remarks: [], open: [], submittedAt: AT, answerBy: ITEM.dueAt, reason: null, appealUntil: null, history: [], may: [] },
  sections: [
    { id: "s1", title: "Begin", lessons: [LESSON] },
    { id: "s2", title: "Go on", lessons: [WORDS] },
  ],
  sums: { lessons: 2, seconds: 541, sections: 2, previews: 1, working: 0 },
  limits: { submittedToday: 1, most: 10, resetsAt: AT, holdDays: 14 },
  live: null,
  changes: [],
  lessonChanges: [],
};

const { submission: _, copies: __, itemType: ___, ...shared } = ITEM;

/** A new course that waits, before a reviewer who may decide it. */
export const COURSE: ReviewedTraining = {
  ...shared,
  ...{ itemType: "training", id: "rust", kind: "new", version: "", copies: [] },
  submission: {
    ...{ id: "s7", draft: DRAFT, creatorId: "cara", shopName: "Halfbyte Props", category: "Props", isAppeal: false, appealText: "" },
    ...{ queuedAt: ITEM.since, answerBy: ITEM.dueAt, earlier: 0, live: null },
  },
  place: { at: 1, of: 2, previousId: null, next: { id: "light", title: "Light without lamps" } },
};

const live = {
  status: "published",
  title: fields.title,
  priceCents: 2_900,
  publishedAt: AT,
  sales: 12,
  lessonCount: 3,
  durationSeconds: 962,
} as const;

/** A revision: one lesson is another text, one is gone that people have paid for. */
export const COURSE_REVISION: ReviewedTraining = {
  ...COURSE,
  kind: "revision",
  submission: {
    ...COURSE.submission,
    draft: {
      ...DRAFT,
      live,
      changes: [{ field: "title", needsReview: true, before: "Rust", after: "Rust in an afternoon" }],
      lessonChanges: [
        { lessonId: "l2", title: WORDS.title, kind: "edited", isPaid: false, message: "The text is another one" },
        { lessonId: "l3", title: GONE.title, kind: "removed", isPaid: true, message: "Needs review. Buyers keep it until then." },
      ],
    },
    live: {
      ...{ ...live, fields: { ...fields, title: "Rust" }, cover: null },
      sections: [{ id: "s1", title: "Begin", lessons: [LESSON, { ...WORDS, body: "Rust is quick." }, GONE] }],
    },
  },
};
