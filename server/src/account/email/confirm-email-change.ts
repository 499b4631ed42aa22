import { emailChanged, profileChanged } from "@blenda/domain/account/events";
import { accountLinks, hasAccount, lockUser, setEmail } from "../../identity/port.ts";
import { emitAll } from "../../platform/events/outbox.ts";
import { openAccount } from "../procedures.ts";

export const confirmEmailChange = openAccount.confirmEmailChange.handler(({ input: { token }, context, errors }) =>
  context.transaction(async (tx) => {
    const { userId, email } = await accountLinks.use(context, tx, "change-email", token);
    if (!userId || (await hasAccount(tx, email))) throw errors.IDENTITY_LINK_INVALID();
    await lockUser(tx, userId);
    await setEmail(tx, userId, email, context.now());
    // A link that lies in the old mailbox must not open the account any more; the one to cancel still may.
    await accountLinks.forget(tx, userId, ["reset"]);
    // Back at an address it had a moment ago: that is taking the change back, and the address in between has no say.
    const wayBack = await accountLinks.valid(tx, "cancel-email", { userId, email }, context.now());
    if (wayBack) await accountLinks.forgetAfter(tx, wayBack);
    await emitAll(tx, [profileChanged({ userId }), emailChanged({ userId, at: context.now() })]);
    return { email };
  }),
);
