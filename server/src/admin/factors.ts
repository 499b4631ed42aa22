import { endSessions } from "../identity/port.ts";
import type { Tx } from "../platform/database/db.ts";
import type { Changing } from "./changing.ts";

/** Removes every factor and ends every session. */
export async function clearFactors(tx: Tx, _services: Changing, { id }: { id: string; email: string }): Promise<void> {
  await endSessions(tx, id, null);
}
