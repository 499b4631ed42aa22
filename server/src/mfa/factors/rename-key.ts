import { factorsChanged } from "@blenda/domain/mfa/events";
import { emit } from "../../platform/events/outbox.ts";
import { mfa } from "../procedures.ts";
import { renameFactor } from "./factor-repository.ts";

export const renameKey = mfa.renameKey.handler(({ input: { id, name }, context: { user, transaction }, errors }) =>
  transaction(async (tx) => {
    if (!(await renameFactor(tx, { userId: user.id, id, name }))) throw errors.MFA_KEY_GONE();
    await emit(tx, factorsChanged({ userId: user.id }));
    return { success: true as const };
  }),
);
