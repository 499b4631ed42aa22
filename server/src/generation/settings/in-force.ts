import { sharedAdvisoryLock } from "../../platform/database/advisory-lock.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { type InForce, newestSettings } from "./repository.ts";

export const SETTINGS_LOCK = "generator settings";

/** What is in force at this moment: always asked, never kept. */
export const currentSettings = (db: Db): Promise<InForce["settings"]> => newestSettings(db).then(({ settings }) => settings);

/** The settings in force, held until this transaction ends: what begins under them is seen by the admin who closes the generator. */
export async function settingsToBeginBy(tx: Tx): Promise<InForce["settings"]> {
  await sharedAdvisoryLock(tx, SETTINGS_LOCK);
  return currentSettings(tx);
}
