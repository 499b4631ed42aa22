import { localStore, parseStored } from "../../lib/storage/storage.ts";
import type { PlaceSave } from "./position-saver.ts";

const KEY = "blenda.places";
const keyOf = (userId: string, lessonId: string): string => `${KEY}.${userId}.${lessonId}`;

/** Saves the server does not have yet, per person and lesson: what one tab keeps, no other overwrites. */
export const waitingPlaces = {
  read(userId: string, lesson: { trainingId: string; lessonId: string }): PlaceSave[] {
    const kept = parseStored(localStore.read(keyOf(userId, lesson.lessonId)));
    return Array.isArray(kept) ? kept.filter((save): save is PlaceSave => isSave(save) && save.trainingId === lesson.trainingId) : [];
  },
  write(userId: string, lessonId: string, saves: readonly PlaceSave[]): void {
    if (saves.length === 0) localStore.remove(keyOf(userId, lessonId));
    else localStore.write(keyOf(userId, lessonId), JSON.stringify(saves));
  },
};

const isSave = (value: unknown): value is PlaceSave =>
  typeof value === "object" &&
  value !== null &&
  "at" in value &&
  "trainingId" in value &&
  "positionSeconds" in value &&
  typeof value.at === "string" &&
  typeof value.positionSeconds === "number";
