import { factorsChanged } from "@blenda/domain/mfa/events";
import { emit } from "../../platform/events/outbox.ts";
import { mfa } from "../procedures.ts";
import { factorsOf, markPrimary } from "./factor-repository.ts";

export const setPrimary = mfa.setPrimary.handler(({ input: { method }, context: { user, transaction }, errors }) =>
  transaction(async (tx) => {
    if (!(await factorsOf(tx, user.id)).some((factor) => factor.method === method)) throw errors.MFA_METHOD_UNAVAILABLE();
    await markPrimary(tx, user.id, method);
    await emit(tx, factorsChanged({ userId: user.id }));
    return { success: true as const };
  }),
);
