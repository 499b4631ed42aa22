import { failure } from "../shared/failure.ts";

export const generatorFailures = {
  /** Thrown when somebody else has changed the settings since they were read. */
  GENERATOR_SETTINGS_CHANGED: failure(409, "Somebody has changed the settings since you opened them. Look again, then save."),
  GENERATOR_VERSION_GONE: failure(404, "There is no such version of the settings"),
  /** Thrown for a shortest prompt longer than the longest. */
  GENERATOR_PROMPT_BOUNDS: failure(422, "The shortest prompt must not be longer than the longest"),
};
