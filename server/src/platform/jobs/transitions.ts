import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../database/db.ts";

interface Transition {
  entity: string;
  entityId: string;
  fromStatus: string;
  toStatus: string;
  /** `null`: the product itself. */
  actorId: string | null;
  reason?: string;
}

/** Every step of everything that has states is kept for good (decision B0). Call it in the transaction of the step. */
export async function recordTransition(tx: Tx, transition: Transition, at: Instant): Promise<void> {
  await tx
    .insertInto("transitions")
    .values({ ...transition, at })
    .execute();
}
