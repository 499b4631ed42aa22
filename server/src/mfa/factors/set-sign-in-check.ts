import { isStaff } from "@blenda/domain/access/can";
import { factorsChanged } from "@blenda/domain/mfa/events";
import { changeUser } from "../../identity/port.ts";
import { emit } from "../../platform/events/outbox.ts";
import { mfa } from "../procedures.ts";
import { hasFactor } from "./factor-repository.ts";

export const setSignInCheck = mfa.setSignInCheck.handler(({ input: { isOn }, context: { user, transaction }, errors }) =>
  transaction(async (tx) => {
    if (isOn && !(await hasFactor(tx, user.id))) throw errors.MFA_NONE();
    if (!isOn && isStaff(user)) throw errors.MFA_STAFF_ALWAYS_ASKED();
    await changeUser(tx, user.id, { twoFactorEnabled: isOn });
    await emit(tx, factorsChanged({ userId: user.id }));
    return { success: true as const, isAskedAtSignIn: isOn };
  }),
);
