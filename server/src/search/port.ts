import type { Db } from "../platform/db.ts";
import { type Ground, SearchKeeper } from "./keeper.ts";

const keepers = new WeakMap<Db, SearchKeeper>();

/** Opens the index of this process, which begins to fill at once. */
export function startSearch(ground: Ground): SearchKeeper {
  const keeper = new SearchKeeper(ground);
  keepers.set(ground.db, keeper);
  return keeper;
}

/** The index that belongs to this database. */
export function searchOf(db: Db): SearchKeeper {
  const keeper = keepers.get(db);
  if (!keeper) throw new Error("the search was not started");
  return keeper;
}
