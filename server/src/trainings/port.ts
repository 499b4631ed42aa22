import type { TrainingCard } from "@blenda/domain/trainings/model";
import type { Db } from "../platform/database/db.ts";
import * as repository from "./repository.ts";

/** Published ones only, in the order asked for. `numbers` are the trainings' own `n`. */
export const trainingCards = (db: Db, numbers: readonly number[]): Promise<TrainingCard[]> => repository.cardsByNumbers(db, numbers);

/** Whatever their state is: somebody owns them. */
export const ownedTrainingCards = (db: Db, ids: readonly string[]): Promise<TrainingCard[]> => repository.cardsForOwners(db, ids);

/** Newest first. */
export const featuredTrainings = (db: Db, limit: number): Promise<TrainingCard[]> => repository.featuredCards(db, limit);

/** One creator's, newest first. */
export const trainingsOfCreator = (db: Db, creatorId: string, limit: number): Promise<TrainingCard[]> =>
  repository.cardsOfCreator(db, creatorId, limit);

export const trainingTotalsOf = (db: Db, creatorId: string): Promise<repository.Totals> => repository.totalsOfCreator(db, creatorId);
