import type { DraftLesson, LessonFilm, TrainingDraft } from "@blenda/domain/teaching/model";
import type { Input } from "./fake-server.ts";

const AT = "2026-11-15T20:31:00.000Z";

const FILM: LessonFilm = {
  state: "ready",
  name: "panel-lines.mp4",
  bytes: 1_200_000,
  url: "data:video/mp4;base64,",
  seconds: 738,
  width: 1920,
  height: 1080,
  container: "mp4",
  videoCodec: "avc",
  audioCodec: "aac",
  hasSound: true,
  isDelayed: false,
  findings: [],
};

const lessonOf = (id: string, title: string, other: Partial<DraftLesson> = {}): DraftLesson => ({
  id,
  mark: 1,
  title,
  kind: "video",
  body: "",
  bodyRich: null,
  durationSeconds: 738,
  isPreview: false,
  film: FILM,
  posterUrl: "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7",
  posterAtSeconds: 70,
  captions: [],
  chapters: [],
  resources: [],
  checkpoint: null,
  isNew: true,
  ...other,
});

/** Two sections, four lessons; one has no film yet, and something is missing about the whole. */
export const COURSE: TrainingDraft = {
  id: "robots",
  status: "draft",
  mark: 3,
  treeMark: 7,
  savedAt: AT,
  createdAt: AT,
  fields: {
    type: "course",
    title: "Hard-surface robots",
    description: "From block to bake.",
    descriptionRich: null,
    categoryId: "characters",
    level: "Intermediate",
    learn: ["Block out a robot"],
    requirements: [],
    tags: ["robot"],
    priceCents: 4_000,
    aiDisclosure: null,
    hasRights: false,
    publishAt: null,
  },
  rights: null,
  cover: null,
  sections: [
    {
      id: "s1",
      title: "Blockout",
      lessons: [lessonOf("l1", "Proportions before parts", { isPreview: true }), lessonOf("l2", "One silhouette, three reads")],
    },
    {
      id: "s2",
      title: "Clean surfaces",
      lessons: [
        lessonOf("l3", "Panel lines without n-gons"),
        lessonOf("l4", "Bevels that bake", { film: null, durationSeconds: 0, posterUrl: null }),
      ],
    },
  ],
  sums: { lessons: 4, seconds: 2_214, sections: 2, previews: 1, working: 0 },
  remarks: [],
  open: [
    { field: "lessons", lessonId: "l4", code: "lesson-media", level: "block", message: "Add a film" },
    { field: "learn", lessonId: null, code: "learn-few", level: "block", message: "Add 2 more lines" },
  ],
  limits: { submittedToday: 1, most: 10, resetsAt: AT, holdDays: 14 },
  submittedAt: null,
  answerBy: null,
  reason: null,
  appealUntil: null,
  live: null,
  changes: [],
  lessonChanges: [],
  history: [],
  may: ["edit", "submit", "delete"],
};

/** The same with nothing left open. */
export const READY_COURSE: TrainingDraft = {
  ...COURSE,
  fields: {
    ...COURSE.fields,
    description:
      "A robot from the first block to the last bake: proportions, panel lines without n-gons, bevels that bake, and one sheet for all of it.",
    learn: ["Block out a robot", "Cut panel lines", "Bake without a cage"],
    requirements: ["Blender 4 or later"],
    aiDisclosure: "none",
    hasRights: true,
  },
  cover: { url: FILM.url, width: 1_600, height: 900, alt: "" },
  sections: COURSE.sections.map((section) => ({
    ...section,
    lessons: [...section.lessons.filter(({ film }) => film !== null), lessonOf(`${section.id}-more`, "One more")],
  })),
  open: [],
};

/** The course after its fields were saved. */
export const savedCourse = (draft: TrainingDraft, { fields, mark }: Input<"teaching.saveDraft">): TrainingDraft => ({
  ...draft,
  mark: mark + 1,
  savedAt: new Date().toISOString(),
  fields: Object.assign({}, draft.fields, fields),
});

/** The course after one of its lessons was saved. */
export const savedLesson = (draft: TrainingDraft, { lessonId, fields, mark }: Input<"teaching.saveLesson">): TrainingDraft => ({
  ...draft,
  savedAt: new Date().toISOString(),
  sections: draft.sections.map((section) => ({
    ...section,
    lessons: section.lessons.map((lesson) => (lesson.id === lessonId ? Object.assign({}, lesson, fields, { mark: mark + 1 }) : lesson)),
  })),
});

/** The course after its tree was put in order. */
export function orderedCourse(draft: TrainingDraft, { sections, treeMark }: Input<"teaching.saveCurriculum">): TrainingDraft {
  const lessons = new Map(draft.sections.flatMap((section) => section.lessons.map((lesson) => [lesson.id, lesson] as const)));
  return {
    ...draft,
    treeMark: treeMark + 1,
    sections: sections.map(({ id, title, lessonIds }) => ({
      id,
      title,
      lessons: lessonIds.flatMap((lessonId) => lessons.get(lessonId) ?? []),
    })),
  };
}
