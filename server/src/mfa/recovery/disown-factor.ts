import { accountLinks, shutStrangersOut } from "../../identity/port.ts";
import { openMfa } from "../procedures.ts";
import { dropFactors } from "./drop-factors.ts";

/**
 * "This wasn't me", by the link of the mail about a new method. The thief who added it has the password or a session, so both
 * end; the owner chooses the next password by mail. Factors that are older than a reset would take stay.
 */
export const disownFactor = openMfa.disownFactor.handler(({ input: { token }, context, errors }) =>
  context.transaction(async (tx) => {
    const { userId, email, detail } = await accountLinks.use(context, tx, "disown-factor", token);
    if (!userId) throw errors.IDENTITY_LINK_INVALID();
    const gone = await dropFactors(tx, userId, context.now(), ({ id }) => id === detail.factorId);
    await shutStrangersOut(tx, context, { userId, email, factorsGone: gone });
    return { success: true as const };
  }),
);
