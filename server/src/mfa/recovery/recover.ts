import { isStaff } from "@blenda/domain/access/can";
import type { Instant } from "@blenda/domain/shared/time";
import { changeUser, findPerson } from "../../identity/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { noteEvent } from "../event-repository.ts";
import { mailOwner } from "../factors/changes.ts";
import { recoveredLetter } from "../letters.ts";
import { clearFactors } from "./clear-factors.ts";
import { dueRecoveries, recoveryOf, removeRecovery } from "./recovery-repository.ts";

/** The job that ends the wait of everybody whose 72 hours are over. Each in a transaction of its own. */
export async function recoverDue(services: Services): Promise<void> {
  const { db, now, transaction } = services;
  for (const { userId } of await dueRecoveries(db, now())) await transaction((tx) => recover(tx, services, userId, now()));
}

/** Cancelled meanwhile, nothing happens. Who has become one of our own people keeps everything: a mailbox does not open the staff area. */
async function recover(tx: Tx, services: Services, userId: string, now: Instant): Promise<void> {
  const due = await recoveryOf(tx, userId);
  if (!due || due.dueAt > now || !(await removeRecovery(tx, userId))) return;
  const person = await findPerson(tx, userId, now);
  if (isStaff(person)) return;
  await clearFactors(tx, userId);
  await changeUser(tx, userId, { twoFactorEnabled: false });
  await noteEvent(tx, null, { userId, at: now, kind: "recovered" });
  await mailOwner(tx, { ...services, user: person }, recoveredLetter(services.site.url));
}
