import type { AdminStep } from "@blenda/domain/admin/constants";
import { adminsChanged } from "@blenda/domain/admin/events";
import { type AdminProblem, stepProblem } from "@blenda/domain/admin/rules";
import { type RankedUser, ranked } from "../identity/port.ts";
import type { Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { sendMail } from "../platform/mail/mail.ts";
import { type Auditor, audit } from "../platform/requests/audit.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { factsOf } from "./facts.ts";
import { adminLetter, type adminSentences } from "./letters.ts";

/** Context of a change of admins: another admin's request, or the command on the server. */
export type AdminContext = Auditor & Pick<Services, "id" | "jobs" | "mail" | "site">;

export interface AdminOrder {
  /** As the contract names it. */
  action: string;
  userId: string;
  reason: string;
}

const refused = (problem: Exclude<AdminProblem, "done">) =>
  ({
    self: () => refusal("OWN_TARGET"),
    super_only: () => refusal("ADMIN_SUPER_ONLY"),
    not_found: () => refusal("ADMIN_NOT_FOUND"),
    not_listed: () => refusal("ADMIN_NOT_LISTED"),
    last: () => refusal("ADMIN_LAST"),
  })[problem]();

const factsFor = ({ isListed, hasClaim, level }: RankedUser) => ({ isListed, hasClaim, level });

/**
 * One step about one admin, with all admins held: what is true of them is read after that, so of two who remove each other the
 * second is refused. A step that changes nothing is not taken, and not told.
 */
export async function transitionAdmin(
  tx: Tx,
  context: AdminContext,
  order: AdminOrder,
  step: AdminStep,
  act: (target: RankedUser) => Promise<unknown>,
): Promise<void> {
  const { user, now } = context;
  const admins = await ranked.lockAdmins(tx, now());
  const problem = stepProblem([...admins.values()].map(factsOf), user?.id ?? null, order.userId, step);
  if (problem === "done") return;
  const target = admins.get(order.userId);
  if (problem || !target) throw refused(problem ?? "not_found");
  await act(target);
  const after = (await ranked.find(tx, [order.userId], now())).get(order.userId) ?? target;
  await auditAndBroadcast(tx, context, order, { before: factsFor(target), after: factsFor(after) });
  // The second factor says by itself that it is gone.
  if (step !== "resetFactors") await mailAdmin(tx, context, target, step === "unlist" ? "unlisted" : step);
}

export async function auditAndBroadcast(
  tx: Tx,
  context: AdminContext,
  { action, userId, reason }: AdminOrder,
  states: { before: object; after: object },
): Promise<void> {
  await audit(tx, context, { action, target: { kind: "user", id: userId }, reason, ...states });
  await emit(tx, adminsChanged({ userId }));
}

export async function mailAdmin(tx: Tx, services: AdminContext, { email }: RankedUser, what: keyof typeof adminSentences): Promise<void> {
  await sendMail(services, tx, {
    key: `admin-${services.id()}`,
    recipient: email,
    urgency: "now",
    ...adminLetter(services.site.url, what),
  });
}
