import type { DraftLesson } from "@blenda/domain/teaching/model";
import { readingText } from "@blenda/domain/trainings/rules";
import { clockText } from "../../../lib/text/clock-text.ts";
import type { UploadItem } from "../../../uploads/data/upload-item.ts";
import type { FilmWork } from "../../data/film/film-works.ts";

/** How far a lesson is, in the words of the tree. */
export interface LessonStatus {
  state: "missing" | "busy" | "stopped" | "failed" | "ready";
  text: string;
  /** While something moves. */
  percent?: number;
}

const percentOf = ({ stored, bytes }: UploadItem): number => Math.floor((100 * stored) / Math.max(1, bytes));

/** What is on its way tells more than what is there. */
export function lessonStatus(lesson: DraftLesson, upload: UploadItem | undefined, work: FilmWork | undefined): LessonStatus {
  if (lesson.kind === "text") {
    if (lesson.body.trim() === "") return { state: "missing", text: "Needs text" };
    return { state: "ready", text: readingText(lesson.durationSeconds) };
  }
  if (work) return workStanding(work);
  if (upload) return uploadStanding(upload);
  const { film } = lesson;
  if (!film) return { state: "missing", text: "Needs media" };
  if (film.isDelayed) return { state: "busy", text: "Our reader is busy" };
  if (film.state === "waiting" || film.state === "reading") return { state: "busy", text: "Reading the film" };
  if (film.state === "failed") return { state: "failed", text: "Replace the film" };
  return { state: "ready", text: clockText(film.seconds ?? lesson.durationSeconds) };
}

function workStanding(work: FilmWork): LessonStatus {
  switch (work.state) {
    case "reading":
      return { state: "busy", text: "Looking at the film" };
    case "queued":
      return { state: "busy", text: "Converting next", percent: 0 };
    case "converting":
      return { state: "busy", text: `Converting, ${work.percent}%`, percent: work.percent };
    case "refused":
      return { state: "failed", text: "Can't be used" };
  }
}

function uploadStanding(upload: UploadItem): LessonStatus {
  const percent = percentOf(upload);
  switch (upload.state) {
    case "queued":
      return { state: "busy", text: "Uploading next", percent };
    case "uploading":
      return { state: "busy", text: `Uploading, ${percent}%`, percent };
    case "paused":
      return { state: "stopped", text: `Paused at ${percent}%`, percent };
    case "lost":
      return { state: "stopped", text: `Connection lost at ${percent}%`, percent };
    case "file-needed":
      return { state: "stopped", text: "Choose the file again", percent };
    case "checking":
    case "ready":
      return { state: "busy", text: "Checking the file" };
    case "refused":
      return { state: "failed", text: "Wasn't accepted" };
  }
}
