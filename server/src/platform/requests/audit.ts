import type { FactorMethod } from "@blenda/domain/access/step-up";
import type { Tx } from "../database/db.ts";
import { jsonb } from "../events/outbox.ts";
import type { Services } from "./procedure.ts";

/** The actor of a change, as the guard found out; for the command line none, from nowhere. */
export interface Auditor extends Pick<Services, "now"> {
  user: { id: string } | null;
  sessionId: string | null;
  factor: FactorMethod | null;
  asking: { requestId: string };
}

export interface AuditEntry {
  /** The operation, as the contract names it: `users.suspend`. */
  action: string;
  /** What it was done to. A person by id: addresses change and are forgotten. */
  target: { kind: string; id: string };
  reason?: string;
  before?: unknown;
  after?: unknown;
}

/**
 * Writes the audit entry of a staff command, in its transaction: done and written down, or neither. The database numbers the
 * entries without a gap and chains each to the one before it, so one that is missing or changed is noticed.
 */
export async function audit(tx: Tx, { user, sessionId, factor, asking, now }: Auditor, done: AuditEntry): Promise<void> {
  const { action, target, reason = "", before = null, after = null } = done;
  await tx
    .insertInto("auditEntries")
    .values({
      at: now(),
      actorId: user?.id ?? null,
      action,
      targetKind: target.kind,
      targetId: target.id,
      reason,
      before: before === null ? null : jsonb(before),
      after: after === null ? null : jsonb(after),
      requestId: asking.requestId,
      sessionId,
      factor,
    })
    .execute();
}
