import { TEACHING } from "@blenda/domain/teaching/constants";
import type { FilmFault } from "./film-plan.ts";

const EXPORT = "Export it as MP4 (H.264) or WebM, then choose it again.";

/** What to do about a film that cannot be sent. */
export const FILM_FAULTS: Readonly<Record<FilmFault, string>> = {
  unreadable: `We can't read this file as a film. ${EXPORT}`,
  "no-picture": `There's only sound in this file. ${EXPORT}`,
  "no-sound": "This film has no sound. Lessons need a voice: add a sound track, then choose it again.",
  "too-small": `This film is smaller than ${TEACHING.FILM_LEAST_PX}p. Export it larger, then choose it again.`,
  cut: "The end of this film is missing. Export or copy it again, then choose it.",
  undecodable: `Your browser can't convert this film. ${EXPORT}`,
};
