import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../platform/database/db.ts";
import { forgetUnused } from "../platform/files/files.ts";
import type { Services } from "../platform/requests/procedure.ts";

/** Files that are no longer needed go, and their bodies soon after the commit. */
export async function letGo(tx: Tx, ids: readonly string[], at: Instant): Promise<void> {
  const keys = await forgetUnused(tx, [...new Set(ids)]);
  if (keys.length === 0) return;
  await tx
    .insertInto("leftBodies")
    .values(keys.map((storageKey) => ({ storageKey, at })))
    .onConflict((c) => c.doNothing())
    .execute();
}

const AT_ONCE = 200;

/** Bodies whose rows are gone. Removed before they are crossed out: doing it twice is harmless. */
export async function removeBodies({ db, storage }: Services): Promise<void> {
  for (;;) {
    const bodies = await db.selectFrom("leftBodies").select("storageKey").orderBy("at").limit(AT_ONCE).execute();
    for (const { storageKey } of bodies) {
      await storage.remove(storageKey);
      await db.deleteFrom("leftBodies").where("storageKey", "=", storageKey).execute();
    }
    if (bodies.length < AT_ONCE) return;
  }
}
