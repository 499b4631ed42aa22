import { door } from "../platform/database/door.ts";

export const openedLessonRow = door("openedLessons", ["lineId", "lessonId", "firstAt"]);

export const resourceDownloadRow = door("resourceDownloads", ["lineId", "fileId", "lessonId", "firstAt"]);

export const lessonPostRow = door("lessonPosts", [
  "id",
  "questionId",
  "lessonId",
  "trainingId",
  "creatorId",
  "authorId",
  "body",
  "createdAt",
  "removedAt",
  "answeredAt",
]);
