import { noteStaffAct } from "../port.ts";
import { lockout } from "./procedures.ts";
import { removeRecordsOf } from "./repository.ts";

/** The record of who did it and why is written with it, or neither is. */
export const adminUnlock = lockout.adminUnlock.handler(({ input: { email, reason }, context: { user, transaction, now }, errors }) =>
  transaction(async (tx) => {
    if ((await removeRecordsOf(tx, email)) === 0) throw errors.LOCKOUT_NOT_FOUND();
    await noteStaffAct(tx, { action: "manual_unlock", targetEmail: email, adminUserId: user.id, timestamp: now(), reason });
    return { email };
  }),
);
