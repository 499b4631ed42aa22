import { failure } from "../shared/failure.ts";
import { LEARNING, QUESTIONS } from "./constants.ts";

export const learningFailures = {
  /** Thrown to a person who does not own the training; free previews keep no progress. */
  LEARNING_NOT_OWNED: failure(404, "You don't own this course yet"),
  LEARNING_NOTES_FULL: failure(409, `You can keep ${LEARNING.MOST_NOTES} notes per course`),
  LEARNING_NOTE_GONE: failure(404, "This note is gone"),
  LEARNING_NOT_FINISHED: failure(409, "You'll get your certificate once you've opened and finished every lesson"),
  LEARNING_TOO_SOON: failure(409, "Your certificate isn't ready yet. Please spend a little more time with the course."),
  LEARNING_CERTIFICATE_UNKNOWN: failure(404, "We don't know this certificate"),
  LEARNING_POST_GONE: failure(404, "This isn't here anymore"),
  LEARNING_THREAD_FULL: failure(409, `A question can have ${QUESTIONS.MOST_ANSWERS} answers. Please ask a new one.`),
  /** Thrown where either of the two blocked the other; it doesn't say who. */
  LEARNING_BLOCKED: failure(403, "You can't write to this person"),
};
