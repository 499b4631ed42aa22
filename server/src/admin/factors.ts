import { endSessions } from "../identity/port.ts";
import { resetFactors } from "../mfa/port.ts";
import type { Tx } from "../platform/database/db.ts";
import type { AdminContext } from "./admin-transition.ts";

/** Removes every factor, with a mail about it, and ends every session: whoever has one of their browsers is out. */
export async function clearFactors(tx: Tx, services: AdminContext, person: { id: string; email: string }): Promise<void> {
  await resetFactors(tx, services, person);
  await endSessions(tx, person.id, null);
}
