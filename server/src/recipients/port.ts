import type { RecipientObstacle } from "@blenda/domain/recipients/constants";
import { accountName } from "@blenda/domain/recipients/texts";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../platform/database/db.ts";
import type { Vault } from "../platform/secrets/vault.ts";
import { type NoticeServices, notifyOwner } from "./owner-notices.ts";
import { changeRow, findRecipient, lockRecipient, openFields, type RecipientRow } from "./repository.ts";
import { sharersOf } from "./sharing.ts";

/** An account with what is needed to pay to it. `fields` has the names of RECIPIENT_FIELDS, those its type has. */
export interface PayableRecipient {
  id: string;
  userId: string;
  currency: string;
  country: string;
  type: string;
  holderName: string;
  holderType: "person" | "business";
  last4: string;
  externalId: string | null;
  fields: Record<string, string>;
}

/** `until`: when a pause after a change ends. */
export type RecipientEligibility = {
  userId: string;
  recipientId: string | null;
  currency: string | null;
  last4: string | null;
  obstacle: RecipientObstacle | null;
  until: Instant | null;
};

/** Whether each of these people can be paid now, and where to; one statement for all. Money goes to the default one alone. */
export async function recipientEligibility(db: Db, userIds: readonly string[], now: Instant): Promise<Map<string, RecipientEligibility>> {
  const rows =
    userIds.length === 0
      ? []
      : await db.selectFrom("payoutRecipients").selectAll().where("isDefault", "=", true).where("userId", "in", userIds).execute();
  const byUser = new Map(rows.map((row) => [row.userId, row]));
  return new Map(userIds.map((userId) => [userId, eligibilityOf(userId, byUser.get(userId), now)]));
}

function eligibilityOf(userId: string, row: RecipientRow | undefined, now: Instant): RecipientEligibility {
  if (!row) return { userId, recipientId: null, currency: null, last4: null, obstacle: "no_recipient", until: null };
  const known = { userId, recipientId: row.id, currency: row.currency, last4: row.last4, until: null };
  if (row.status === "needs_attention") return { ...known, obstacle: "recipient_attention" };
  if (row.status !== "active") return { ...known, obstacle: "recipient_unverified" };
  if (row.cooldownUntil && row.cooldownUntil > now) return { ...known, obstacle: "recipient_cooldown", until: row.cooldownUntil };
  return { ...known, obstacle: null };
}

/**
 * The open fields, for the provider alone; nothing of one that may not be paid to. Whether it still pauses is for
 * `recipientStandings` to say, which a payout asks again right before.
 */
export async function openRecipient(db: Db, vault: Vault, recipientId: string): Promise<PayableRecipient | undefined> {
  const row = await findRecipient(db, recipientId);
  if (row?.status !== "active" || row.fieldsSealed === null) return undefined;
  const { id, userId, currency, country, type, holderName, holderType, last4, externalId } = row;
  const fields = openFields(vault, row.fieldsSealed);
  return { id, userId, currency, country, type, holderName, holderType, last4, externalId, fields };
}

/** Who else is paid to the very account each of these stands for, by the ids of people. */
export const accountSharers = (db: Db, vault: Vault, recipientIds: readonly string[]): Promise<Map<string, string[]>> =>
  sharersOf(db, vault, recipientIds);

/** The provider's own name for it, until it is changed. */
export async function noteExternalId(tx: Tx, recipientId: string, externalId: string): Promise<void> {
  await changeRow(tx, recipientId, { externalId });
}

/** A transfer came back: payouts wait until the person mends it. */
export async function needsAttention(tx: Tx, services: NoticeServices, recipientId: string, reason: string, now: Instant): Promise<void> {
  const row = await lockRecipient(tx, recipientId);
  if (!row || row.status === "disabled") return;
  await changeRow(tx, recipientId, { status: "needs_attention", attentionReason: reason });
  await notifyOwner(tx, { ...services, now: () => now }, row, { kind: "attention", account: accountName(row), reason });
}
