import { failure } from "../shared/failure.ts";
import { LEARNING } from "./constants.ts";

export const learningFailures = {
  /** Thrown to whoever does not own the training; free previews keep no progress. */
  LEARNING_NOT_OWNED: failure(404, "You don't own this course yet"),
  LEARNING_NOTES_FULL: failure(409, `You can keep ${LEARNING.MOST_NOTES} notes per course`),
  LEARNING_NOTE_GONE: failure(404, "This note is gone"),
};
