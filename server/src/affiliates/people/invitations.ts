import type { Instant } from "@blenda/domain/shared/time";
import { account } from "../../identity/sql.ts";
import type { Tx } from "../../platform/database/db.ts";

/** Records that waited for somebody with this address are theirs. */
export const claimInvitations = (tx: Tx, userId: string, now: Instant) =>
  tx
    .updateTable("affiliates")
    .set({ userId, updatedAt: now })
    .where("userId", "is", null)
    .where("email", "=", (from) =>
      from.selectFrom(account("users")).select("email").where("id", "=", userId).where("emailVerifiedAt", "is not", null),
    )
    .returning(["id", "creatorId"])
    .execute();
