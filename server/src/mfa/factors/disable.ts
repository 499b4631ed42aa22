import { changeUser, lockUser } from "../../identity/port.ts";
import { provenMfa } from "../procedures.ts";
import { codesOf, removeCodes } from "./backup-codes.ts";
import { recordFactorRemoved } from "./changes.ts";
import { factorsOf, removeMethod } from "./factor-repository.ts";

export const disable = provenMfa.disable.handler(({ input: { method }, context, errors }) =>
  context.transaction(async (tx) => {
    const { user } = context;
    // Of two windows that each remove one, the second sees what the first left.
    await lockUser(tx, user.id);
    if (method === "backup_codes") {
      if ((await codesOf(tx, user.id)).length === 0) throw errors.MFA_METHOD_UNAVAILABLE();
      await removeCodes(tx, user.id);
    } else {
      const factors = await factorsOf(tx, user.id);
      const others = factors.filter((factor) => factor.method !== method);
      if (others.length === factors.length) throw errors.MFA_METHOD_UNAVAILABLE();
      await removeMethod(tx, user.id, method);
      if (others.length === 0) await changeUser(tx, user.id, { twoFactorEnabled: false });
    }
    await recordFactorRemoved(tx, context, method);
    return { success: true as const };
  }),
);
