import { failure } from "../shared/failure.ts";

export const generatorFailures = {
  /** Thrown when another admin has changed the settings since they were read. */
  GENERATOR_SETTINGS_CHANGED: failure(409, "Someone changed the settings since you opened them. Review the changes, then save."),
  GENERATOR_VERSION_GONE: failure(404, "That version of the settings doesn't exist"),
  /** Thrown for a shortest prompt longer than the longest. */
  GENERATOR_PROMPT_BOUNDS: failure(422, "The shortest prompt can't be longer than the longest"),
};
