import { emailChanged, profileChanged } from "@blenda/domain/account/events";
import { accountLinks, hasAccount, lockUser, setEmail, shutStrangersOut } from "../../identity/port.ts";
import { emit } from "../../platform/events/outbox.ts";
import { openAccount } from "../procedures.ts";

/**
 * The address this link was mailed to comes back, however often the account moved on since. The owner who cancels did not ask
 * for the change, so a stranger did: every way that stranger could come in by ends, and the changes made later are undone
 * with it. Earlier ones keep their own links, so the first mailbox of a chain has the last word.
 */
export const cancelEmailChange = openAccount.cancelEmailChange.handler(async ({ input: { token }, context, errors }) => {
  const { email, isTaken } = await context.transaction(async (tx) => {
    const link = await accountLinks.use(context, tx, "cancel-email", token);
    const { userId, email: former } = link;
    if (!userId) throw errors.IDENTITY_LINK_INVALID();
    const { email: current } = await lockUser(tx, userId);
    await shutStrangersOut(tx, context, { userId, email: former });
    await emit(tx, profileChanged({ userId }));
    if (former !== current && (await hasAccount(tx, former))) {
      await accountLinks.store(tx, link);
      return { email: current, isTaken: true };
    }
    await accountLinks.forgetAfter(tx, link);
    await setEmail(tx, userId, former, context.now());
    await emit(tx, emailChanged({ userId, at: context.now() }));
    return { email: former, isTaken: false };
  });
  if (isTaken) throw errors.ACCOUNT_EMAIL_TAKEN();
  return { email };
});
