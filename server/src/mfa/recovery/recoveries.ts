import { accountLinks } from "../../identity/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import type { RequestFacts, Services } from "../../platform/requests/procedure.ts";
import { noteEvent } from "../event-repository.ts";
import { mailOwner } from "../factors/changes.ts";
import { recoveryCancelledLetter } from "../letters.ts";
import { removeRecovery } from "./recovery-repository.ts";

type CancelContext = Pick<Services, "now" | "id" | "jobs" | "mail" | "site"> & { asking: RequestFacts };

/** Ends a recovery, if there is one, and the links that lead to one: the owner objects, or has shown a factor. */
export async function abandonRecovery(tx: Tx, context: CancelContext, { userId, email }: { userId: string; email: string }): Promise<void> {
  await accountLinks.forget(tx, userId, ["recover-factor"]);
  if (!(await removeRecovery(tx, userId))) return;
  const { now, asking, site } = context;
  await noteEvent(tx, asking, { userId, at: now(), kind: "recovery-cancelled" });
  await mailOwner(tx, { ...context, user: { id: userId, email } }, recoveryCancelledLetter(site.url));
}
