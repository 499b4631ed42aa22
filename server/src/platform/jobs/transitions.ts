import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Tx } from "../database/db.ts";
import { asRecordSet } from "../database/record-set.ts";

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

/** A part of a statement that writes more than steps; `steps` come from `transitionRows`. */
export const addTransitions = (steps: string) => sql`
  insert into transitions (entity, entity_id, from_status, to_status, actor_id, at)
  select entity, entity_id, from_status, to_status, actor_id, at from jsonb_populate_recordset(null::transitions, ${steps}::jsonb)`;

export const transitionRows = (transitions: readonly Omit<Transition, "reason">[], at: Instant): string =>
  asRecordSet(transitions.map((transition) => ({ ...transition, at })));
