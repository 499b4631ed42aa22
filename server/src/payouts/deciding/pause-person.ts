import { personPaused } from "@blenda/domain/payouts/events";
import { publicPerson } from "../../identity/sql.ts";
import { emit } from "../../platform/events/outbox.ts";
import { audit } from "../../platform/requests/audit.ts";
import { payouts } from "../procedures.ts";
import { changeSettings, settingsOf } from "../settings/settings-repository.ts";

/** Stops a person's payouts, or lets them go on; they read why. */
export const pausePerson = payouts.pausePerson.handler(async ({ input: { userId, reason }, context, errors }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const person = await tx.selectFrom(publicPerson("users")).select("id").where("id", "=", userId).executeTakeFirst();
    if (!person) throw errors.PAYOUTS_NOT_FOUND();
    const before = await settingsOf(tx, userId);
    await changeSettings(tx, userId, { staffPause: reason, staffPausedBy: reason === null ? null : user.id }, now());
    await emit(tx, personPaused({ userId, reason, at: now() }));
    await audit(tx, context, {
      action: "payouts.pausePerson",
      target: { kind: "user", id: userId },
      reason: reason ?? "",
      before: { staffPause: before.staffPause },
      after: { staffPause: reason },
    });
  });
  return { staffPause: reason };
});
