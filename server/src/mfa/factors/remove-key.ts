import { changeUser, lockUser } from "../../identity/port.ts";
import { provenMfa } from "../procedures.ts";
import { recordFactorRemoved } from "./changes.ts";
import { factorsOf, removeFactor } from "./factor-repository.ts";

export const removeKey = provenMfa.removeKey.handler(({ input, context, errors }) =>
  context.transaction(async (tx) => {
    const { user } = context;
    await lockUser(tx, user.id);
    const factors = await factorsOf(tx, user.id);
    const key = factors.find(({ id, method }) => id === input.id && method === "hardware_key");
    if (!key) throw errors.MFA_KEY_GONE();
    await removeFactor(tx, key.id);
    if (factors.length === 1) await changeUser(tx, user.id, { twoFactorEnabled: false });
    await recordFactorRemoved(tx, context, "hardware_key");
    return { success: true as const };
  }),
);
