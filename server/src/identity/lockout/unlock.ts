import { checkUnlock } from "@blenda/domain/lockout/rules";
import { openLockout } from "./procedures.ts";
import { findRecord, removeRecordsOf } from "./repository.ts";
import { isSameToken } from "./unlock-token.ts";

export const unlock = openLockout.unlock.handler(({ input: { email, token }, context: { transaction, now }, errors }) =>
  transaction(async (tx) => {
    const record = await findRecord(tx, email);
    if (!record) throw errors.LOCKOUT_NOT_FOUND();
    const outcome = checkUnlock(record, isSameToken(token, record.unlockTokenHash), now());
    if (outcome === "invalid") throw errors.LOCKOUT_TOKEN_INVALID();
    if (outcome === "expired") throw errors.LOCKOUT_TOKEN_EXPIRED();
    await removeRecordsOf(tx, email);
    return { email };
  }),
);
