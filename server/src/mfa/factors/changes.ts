import type { FactorMethod } from "@blenda/domain/access/step-up";
import { DISOWN_HOURS } from "@blenda/domain/mfa/constants";
import { factorsChanged } from "@blenda/domain/mfa/events";
import { accountLinks } from "../../identity/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { type Mail, sendMail } from "../../platform/mail/mail.ts";
import type { RequestFacts, Services } from "../../platform/requests/procedure.ts";
import { noteEvent } from "../event-repository.ts";
import { addedLetter, removedLetter } from "../letters.ts";
import { removeAllFactorSessions } from "../sessions/session-repository.ts";
import { removeCodes } from "./backup-codes.ts";
import { hasFactor } from "./factor-repository.ts";
import { removeSetups } from "./setup-repository.ts";

/** Services needed to tell a person about their factors. */
export interface FactorNoticeContext extends Pick<Services, "now" | "id" | "jobs" | "mail" | "site"> {
  user: { id: string; email: string };
}

/** Context of a change of one's own factors. */
export interface FactorChangeContext extends FactorNoticeContext, Pick<Services, "random"> {
  sessionId: string;
  asking: RequestFacts;
}

/**
 * Told by mail, always, with a link for an owner who did not do it. What other browsers have verified before is asked for
 * again, and what they were setting up ends: it was begun when less was asked.
 */
export async function recordFactorAdded(
  tx: Tx,
  context: FactorChangeContext,
  { id, method }: { id: string; method: FactorMethod },
): Promise<void> {
  const { user, sessionId, now, asking, site } = context;
  await noteEvent(tx, asking, { userId: user.id, at: now(), kind: "added", method });
  await removeSetups(tx, user.id);
  await removeAllFactorSessions(tx, user.id, sessionId);
  const link = { purpose: "disown-factor" as const, userId: user.id, email: user.email, detail: { factorId: id } };
  const token = await accountLinks.issue(context, tx, { ...link, minutes: DISOWN_HOURS * 60 });
  await mailOwner(tx, context, addedLetter(site.url, method, token));
}

/** With the last factor its backup codes go, and everything that was verified. */
export async function recordFactorRemoved(tx: Tx, context: FactorChangeContext, method: FactorMethod): Promise<void> {
  const { user, sessionId, now, asking, site } = context;
  const isLast = !(await hasFactor(tx, user.id));
  if (isLast) await removeCodes(tx, user.id);
  await noteEvent(tx, asking, { userId: user.id, at: now(), kind: "removed", method });
  await removeAllFactorSessions(tx, user.id, isLast ? null : sessionId);
  await mailOwner(tx, context, removedLetter(site.url, method, isLast));
}

export async function mailOwner(tx: Tx, context: FactorNoticeContext, letter: Pick<Mail, "subject" | "body">): Promise<void> {
  const { user, id } = context;
  await emit(tx, factorsChanged({ userId: user.id }));
  await sendMail(context, tx, { key: `mfa-${id()}`, recipient: user.email, urgency: "now", ...letter });
}
