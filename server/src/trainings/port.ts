import type { TrainingCard } from "@blenda/domain/trainings/model";
import type { Db } from "../platform/database/db.ts";
import { publicationOf } from "../publication/publication.ts";
import { cardOf, selectCards } from "./cards.ts";
import { personalData } from "./personal-data.ts";
import { cardsForOwners } from "./repository.ts";
import { findSummary } from "./summary.ts";

/** What everybody may find of the trainings. `summary` is for the head of a page, `walk` for the map of the site. */
export const publicTrainings = { ...publicationOf({ type: "training", selectCards, cardOf }), summary: findSummary };

/** Whatever their state is: somebody owns them. */
export const ownedTrainingCards = (db: Db, ids: readonly string[]): Promise<TrainingCard[]> => cardsForOwners(db, ids);

export const trainingsPersonalData = personalData;
