import { draftCommands } from "./draft-commands.ts";
import { addLesson } from "./lessons/add-lesson.ts";
import { addSection } from "./lessons/add-section.ts";
import { removeLesson } from "./lessons/remove-lesson.ts";
import { removeSection } from "./lessons/remove-section.ts";
import { saveCurriculum } from "./lessons/save-curriculum.ts";
import { saveLesson } from "./lessons/save-lesson.ts";
import { addResource } from "./media/add-resource.ts";
import { removeCaptions } from "./media/remove-captions.ts";
import { removeCheckpoint } from "./media/remove-checkpoint.ts";
import { removeCover } from "./media/remove-cover.ts";
import { removeFilm } from "./media/remove-film.ts";
import { removeResource } from "./media/remove-resource.ts";
import { setCheckpoint } from "./media/set-checkpoint.ts";
import { setFilm } from "./media/set-film.ts";

export const teachingRouter = {
  ...draftCommands,
  addLesson,
  addResource,
  addSection,
  removeCaptions,
  removeCheckpoint,
  removeCover,
  removeFilm,
  removeLesson,
  removeResource,
  removeSection,
  saveCurriculum,
  saveLesson,
  setCheckpoint,
  setFilm,
};
