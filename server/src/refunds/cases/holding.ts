import type { Me } from "@blenda/domain/identity/model";
import type { RefundCase } from "@blenda/domain/refunds/cases/model";
import { refundCaseMoved } from "@blenda/domain/refunds/events";
import { publicPerson } from "../../identity/sql.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { type AuditEntry, type Auditor, audit } from "../../platform/requests/audit.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { lockRefund, type RefundRow } from "../repository.ts";
import { type CaseRow, findCaseRow } from "./case-repository.ts";

type Obstacle = RefundCase["obstacle"];

/** The reason why a staff member may not work on a case: it is over, it is about themselves, or it is not in their hands. */
export function obstacleOf({ buyerId, creatorId, assigneeId, status }: RefundRow, { closedAt }: CaseRow, user: Me): Obstacle {
  if (closedAt !== null) return "closed";
  if (user.id === buyerId || user.id === creatorId) return "own";
  if (status !== "staff_review") return "not_taken";
  return assigneeId === user.id ? null : "taken";
}

export const nameOf = async (db: Db, userId: string | null): Promise<string> =>
  (await db.selectFrom(publicPerson("users")).select("displayName").where("id", "=", userId).executeTakeFirst())?.displayName ??
  "A former colleague";

/** A case and its refund, held until the transaction ends. */
export async function lockCaseOf(tx: Tx, id: string): Promise<{ refund: RefundRow; found: CaseRow }> {
  const refund = await lockRefund(tx, id);
  const found = refund && (await findCaseRow(tx, id));
  if (!found) throw refusal("REFUNDS_NOT_FOUND");
  return { refund, found };
}

/** A case still to be decided, by a staff member who is no side of it. */
export async function lockOpenCase(tx: Tx, id: string, user: Me): Promise<{ refund: RefundRow; found: CaseRow; obstacle: Obstacle }> {
  const held = await lockCaseOf(tx, id);
  const obstacle = obstacleOf(held.refund, held.found, user);
  if (obstacle === "closed") throw refusal("REFUNDS_CASE_CLOSED");
  if (obstacle === "own") throw refusal("OWN_TARGET");
  return { ...held, obstacle };
}

/** A case in the hands of the caller. */
export async function lockOwnCase(tx: Tx, id: string, user: Me): Promise<{ refund: RefundRow; found: CaseRow }> {
  const { obstacle, ...held } = await lockOpenCase(tx, id, user);
  if (obstacle === "not_taken") throw refusal("REFUNDS_CASE_NOT_TAKEN");
  if (obstacle === "taken") throw refusal("REFUNDS_CASE_TAKEN", { name: await nameOf(tx, held.refund.assigneeId) });
  return held;
}

/** Written down, and told to everybody who looks at cases. */
export async function record(tx: Tx, context: Auditor, id: string, done: Omit<AuditEntry, "target">): Promise<void> {
  await audit(tx, context, { ...done, target: { kind: "refund", id } });
  await emit(tx, refundCaseMoved({ refundId: id }));
}
