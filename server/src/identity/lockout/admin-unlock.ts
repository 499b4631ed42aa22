import { audit } from "../../platform/requests/audit.ts";
import { lockout } from "./procedures.ts";
import { removeRecordsOf } from "./repository.ts";

/** The record of who did it and why is written with it, or neither is. A lock belongs to an address, with or without an account. */
export const adminUnlock = lockout.adminUnlock.handler(({ input: { email, reason }, context, errors }) =>
  context.transaction(async (tx) => {
    if ((await removeRecordsOf(tx, email)) === 0) throw errors.LOCKOUT_NOT_FOUND();
    await audit(tx, context, { action: "lockout.adminUnlock", target: { kind: "address", id: email }, reason });
    return { email };
  }),
);
