import type { Db } from "../platform/database/db.ts";
import { type BundleRow, bundlesOnSale } from "./repository.ts";

export type { BundleRow } from "./repository.ts";

/** What can be opened by whoever buys it, by its id: drafts and what is suspended are left out. */
export const bundlesForSale = async (db: Db, ids: readonly string[]): Promise<Map<string, BundleRow>> =>
  new Map((await bundlesOnSale(db, ids)).map((bundle) => [bundle.id, bundle]));
