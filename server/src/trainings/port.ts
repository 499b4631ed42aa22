import { publicationOf } from "../publication/publication.ts";
import { cardOf, selectCards } from "./cards.ts";
import { findSummary } from "./summary.ts";

/** What everybody may find of the trainings. `summary` is for the head of a page, `walk` for the map of the site. */
export const publicTrainings = { ...publicationOf({ type: "training", selectCards, cardOf }), summary: findSummary };
