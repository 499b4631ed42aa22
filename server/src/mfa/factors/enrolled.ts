import { isStaff } from "@blenda/domain/access/can";
import type { Me } from "@blenda/domain/identity/model";
import type { Tx } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { abandonRecovery } from "../recovery/recoveries.ts";
import { openFactorSession } from "../sessions/factor-sessions.ts";
import type { EnrolledMethod, HashedCodes } from "../tables.ts";
import { storeCodes } from "./backup-codes.ts";
import { type FactorChangeContext, recordFactorAdded } from "./changes.ts";

/**
 * A new factor stands. A person who has just shown it need not show it again right away: an app would refuse its code a second
 * time. So it opens what they do next, and answers the token for the account.
 */
export async function recordEnrolment(
  tx: Tx,
  context: FactorChangeContext & Pick<Services, "signer"> & { user: Me },
  { id, method }: { id: string; method: EnrolledMethod },
  codes: HashedCodes | null,
) {
  const { user, now } = context;
  if (codes) await storeCodes(tx, user.id, codes, now());
  await abandonRecovery(tx, context, { userId: user.id, email: user.email });
  await recordFactorAdded(tx, context, { id, method });
  if (isStaff(user)) await openFactorSession(tx, context, "ADMIN_ACCESS", method);
  return openFactorSession(tx, context, "ACCOUNT", method);
}
