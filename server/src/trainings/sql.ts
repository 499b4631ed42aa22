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
  "n",
  "id",
  "creatorId",
  "categoryId",
  "type",
  "status",
  "statusReason",
  "title",
  "description",
  "tags",
  "priceCents",
  "isSubscriptionOnly",
  "level",
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
