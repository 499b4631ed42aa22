import { profileChanged } from "@blenda/domain/account/events";
import { accountLinks, endSessions, hasAccount, holdAccount } from "../identity/port.ts";
import { emit } from "../platform/outbox.ts";
import { openAccount } from "./procedures.ts";
import { setEmail } from "./repository.ts";

/** Whoever cancels did not ask for the change, so somebody else is signed in: everybody is signed out. */
export const cancelEmailChange = openAccount.cancelEmailChange.handler(({ input: { token }, context, errors }) =>
  context.transaction(async (tx) => {
    const { userId, detail } = await accountLinks.use(context, tx, "cancel-email", token);
    if (!userId) throw errors.IDENTITY_LINK_INVALID();
    const { email } = await holdAccount(tx, userId);
    await accountLinks.forget(tx, userId, ["change-email", "reset"]);
    const { from = email, to } = detail;
    const isBack = email === to && !(await hasAccount(tx, from));
    if (isBack) await setEmail(tx, userId, from, context.now());
    await endSessions(tx, userId, null);
    await emit(tx, profileChanged({ userId }));
    return { email: isBack ? from : email };
  }),
);
