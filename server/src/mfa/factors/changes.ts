import type { FactorMethod } from "@blenda/domain/access/step-up";
import { factorsChanged } from "@blenda/domain/mfa/events";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { type Mail, sendMail } from "../../platform/mail/mail.ts";
import type { Asking, Services } from "../../platform/requests/procedure.ts";
import { noteEvent } from "../event-repository.ts";
import { addedLetter, removedLetter } from "../letters.ts";
import { removeAllFactorSessions } from "../sessions/session-repository.ts";
import { removeCodes } from "./backup-codes.ts";
import { hasFactor } from "./factor-repository.ts";

/** Somebody at a browser, changing their own factors. */
export interface Changing extends Pick<Services, "now" | "id" | "jobs" | "mail" | "site"> {
  user: { id: string; email: string };
  sessionId: string;
  asking: Asking;
}

/** Told by mail, always; what other browsers have verified before is asked for again. */
export async function tellAdded(tx: Tx, context: Changing, method: FactorMethod): Promise<void> {
  const { user, sessionId, now, asking, site } = context;
  await noteEvent(tx, asking, { userId: user.id, at: now(), kind: "added", method });
  await removeAllFactorSessions(tx, user.id, sessionId);
  await tell(tx, context, addedLetter(site.url, method));
}

/** With the last factor its backup codes go, and everything that was verified. */
export async function tellRemoved(tx: Tx, context: Changing, method: FactorMethod): Promise<void> {
  const { user, sessionId, now, asking, site } = context;
  const isLast = !(await hasFactor(tx, user.id));
  if (isLast) await removeCodes(tx, user.id);
  await noteEvent(tx, asking, { userId: user.id, at: now(), kind: "removed", method });
  await removeAllFactorSessions(tx, user.id, isLast ? null : sessionId);
  await tell(tx, context, removedLetter(site.url, method, isLast));
}

export async function tell(tx: Tx, context: Omit<Changing, "sessionId" | "asking">, letter: Pick<Mail, "subject" | "body">): Promise<void> {
  const { user, id } = context;
  await emit(tx, factorsChanged({ userId: user.id }));
  await sendMail(context, tx, { key: `mfa-${id()}`, recipient: user.email, urgency: "now", ...letter });
}
