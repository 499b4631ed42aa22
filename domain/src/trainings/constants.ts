/** Spec 1 §9: featured tutorials on home; a listing's page. */
export const TRAININGS = { FEATURED: 10, PAGE: 24 } as const;

export const TRAINING_TYPES = ["tutorial", "course"] as const;
export type TrainingType = (typeof TRAINING_TYPES)[number];

export const SKILL_LEVELS = ["Beginner", "Intermediate", "Advanced"] as const;
export type SkillLevel = (typeof SKILL_LEVELS)[number];

export const LESSON_KINDS = ["video", "text"] as const;
export type LessonKind = (typeof LESSON_KINDS)[number];

/** What comes with a lesson besides its film and its words. */
export type PartKind = "captions" | "resource";

/** Spec 1 §3, what a training shows where its creator left something out. */
export const TRAINING_DEFAULTS = {
  shopName: "Unknown Creator",
  title: "Untitled Training",
  duration: "Unknown duration",
  level: "All Levels",
  category: "Tutorial",
} as const;
