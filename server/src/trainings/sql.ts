import { door } from "../platform/database/door.ts";

export const trainingLessonRow = door("trainingLessons", [
  "id",
  "sectionId",
  "title",
  "kind",
  "durationSeconds",
  "isPreview",
  "videoFileId",
  "checkpointFileId",
]);

export const trainingSectionRow = door("trainingSections", ["id", "trainingId"]);

export const trainingRow = door("trainings", [
  "id",
  "n",
  "creatorId",
  "categoryId",
  "type",
  "level",
  "status",
  "statusReason",
  "title",
  "description",
  "tags",
  "priceCents",
  "isSubscriptionOnly",
  "durationSeconds",
  "lessonCount",
  "stageHue",
  "coverFileId",
  "ratingSum",
  "ratingCount",
  "salesCount",
  "publishedAt",
  "updatedAt",
]);

export const lessonPartRow = door("lessonParts", ["lessonId", "kind", "fileId"]);
