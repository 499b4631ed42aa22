import type { Db } from "../platform/database/db.ts";
import { type Ground, LiveIndex } from "./live-index.ts";

const keepers = new WeakMap<Db, LiveIndex>();

/** Opens the index of this process, which begins to fill at once. */
export function startSearch(ground: Ground): LiveIndex {
  const keeper = new LiveIndex(ground);
  keepers.set(ground.db, keeper);
  return keeper;
}

/** The index that belongs to this database. */
export function searchOf(db: Db): LiveIndex {
  const keeper = keepers.get(db);
  if (!keeper) throw new Error("the search was not started");
  return keeper;
}
