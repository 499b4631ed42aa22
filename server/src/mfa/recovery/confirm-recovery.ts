import { isStaff } from "@blenda/domain/access/can";
import { RECOVERY } from "@blenda/domain/mfa/constants";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { accountLinks, findPerson } from "../../identity/port.ts";
import { noteEvent } from "../event-repository.ts";
import { mailOwner } from "../factors/changes.ts";
import { recoveryBegunLetter } from "../letters.ts";
import { openMfa } from "../procedures.ts";
import { beginRecovery, recoveryOf } from "./recovery-repository.ts";

/** Nothing is removed yet: for the whole wait its owner can object by mail, or by using a factor. */
export const confirmRecovery = openMfa.confirmRecovery.handler(({ input: { token }, context, errors }) =>
  context.transaction(async (tx) => {
    const { now, asking, site } = context;
    const { userId } = await accountLinks.use(context, tx, "recover-factor", token);
    if (!userId) throw errors.IDENTITY_LINK_INVALID();
    const person = await findPerson(tx, userId, now());
    if (isStaff(person)) throw errors.MFA_RECOVERY_STAFF();
    const confirmedAt = now();
    await beginRecovery(tx, { userId, confirmedAt, dueAt: addMinutes(confirmedAt, RECOVERY.WAIT_HOURS * 60) });
    const dueAt = (await recoveryOf(tx, userId))?.dueAt ?? confirmedAt;
    const link = { purpose: "keep-factor" as const, userId, email: person.email, minutes: RECOVERY.WAIT_HOURS * 60 };
    const keepToken = await accountLinks.issue(context, tx, link);
    await noteEvent(tx, asking, { userId, at: now(), kind: "recovery-asked" });
    await mailOwner(tx, { ...context, user: person }, recoveryBegunLetter(site.url, keepToken));
    return { success: true as const, dueAt };
  }),
);
