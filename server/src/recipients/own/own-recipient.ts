import { lockUser } from "../../identity/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { allOf, type RecipientRow } from "../repository.ts";

/** One's own account among all one ever had, held until the transaction ends. Another person's is not there. */
export async function lockOwn(tx: Tx, userId: string, recipientId: string): Promise<{ row: RecipientRow; all: RecipientRow[] }> {
  await lockUser(tx, userId);
  const all = await allOf(tx, userId);
  const row = all.find(({ id, removedAt }) => id === recipientId && removedAt === null);
  if (!row) throw refusal("RECIPIENTS_NOT_FOUND");
  if (row.status === "disabled") throw refusal("RECIPIENTS_DISABLED");
  return { row, all };
}
