import type { Db } from "../platform/database/db.ts";

/** Which methods of the second factor these people have set up. */
export async function factorsOf(_db: Db, _ids: readonly string[]): Promise<Map<string, string[]>> {
  return new Map();
}
