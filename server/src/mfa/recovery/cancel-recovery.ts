import { accountLinks, findPerson } from "../../identity/port.ts";
import { openMfa } from "../procedures.ts";
import { abandonRecovery } from "./recoveries.ts";

export const cancelRecovery = openMfa.cancelRecovery.handler(({ input: { token }, context, errors }) =>
  context.transaction(async (tx) => {
    const userId = token === undefined ? context.actor?.id : (await accountLinks.use(context, tx, "keep-factor", token)).userId;
    if (!userId) throw errors.IDENTITY_LINK_INVALID();
    const { email } = await findPerson(tx, userId, context.now());
    await abandonRecovery(tx, context, { userId, email });
    return { success: true as const };
  }),
);
