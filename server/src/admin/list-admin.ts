import { ranked, rights } from "../identity/port.ts";
import { auditAndBroadcast, mailAdmin } from "./admin-transition.ts";
import { adminsFor } from "./listing.ts";
import { admin } from "./procedures.ts";

/** Listing whoever is listed changes nothing. */
export const listAdmin = admin.listAdmin.handler(async ({ input: { email, reason }, context, errors }) => {
  const { db, now } = context;
  const userId = await ranked.idOf(db, email);
  await context.transaction(async (tx) => {
    const person = userId === null ? undefined : (await ranked.lock(tx, [userId], now())).get(userId);
    if (!person?.isEmailVerified || person.suspension || person.deletionDueAt) throw errors.ADMIN_NO_ACCOUNT();
    if (person.isListed) return;
    await rights.listAs(tx, person.id, "admin", now());
    const { hasClaim } = person;
    const states = { before: { isListed: false, hasClaim }, after: { isListed: true, hasClaim, level: "admin" } };
    await auditAndBroadcast(tx, context, { action: "admin.listAdmin", userId: person.id, reason }, states);
    await mailAdmin(tx, context, person, hasClaim ? "giveClaim" : "listed");
  });
  return adminsFor(context);
});
