import { endSession as end } from "../../identity/port.ts";
import { account } from "../procedures.ts";
import { devicesOf } from "../profile/profile.ts";

export const endSession = account.endSession.handler(async ({ input: { id }, context, errors }) => {
  const wasThere = await context.transaction((tx) => end(tx, context.user.id, id));
  if (!wasThere) throw errors.ACCOUNT_SESSION_GONE();
  return devicesOf(context);
});
