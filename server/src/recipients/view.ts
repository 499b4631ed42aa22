import type { OwnRecipients, Recipient } from "@blenda/domain/recipients/model";
import { factorMethods } from "../mfa/port.ts";
import type { Db } from "../platform/database/db.ts";
import { countryOf, knownNames } from "./known-names.ts";
import { proofOf } from "./own/proof-repository.ts";
import { allOf, type RecipientRow } from "./repository.ts";

/** As much of it as is ever shown. */
export const recipientOfRow = (row: RecipientRow): Recipient => ({
  id: row.id,
  currency: row.currency,
  country: row.country,
  type: row.type,
  holderName: row.holderName,
  holderType: row.holderType,
  last4: row.last4,
  status: row.status,
  attentionReason: row.attentionReason,
  isDefault: row.isDefault,
  createdAt: row.createdAt,
  changedAt: row.changedAt,
  verifiedAt: row.verifiedAt,
  cooldownUntil: row.cooldownUntil,
});

/** The one money goes to first, then the others; those our team closed last. */
export const shownOf = (all: readonly RecipientRow[]): Recipient[] => {
  const place = (row: RecipientRow) => (row.isDefault ? 0 : row.status === "disabled" ? 2 : 1);
  return all
    .filter(({ removedAt }) => removedAt === null)
    .toSorted((one, other) => place(one) - place(other))
    .map(recipientOfRow);
};

export async function ownRecipients(db: Db, userId: string, sessionId: string): Promise<OwnRecipients> {
  const all = await allOf(db, userId);
  const [names, factors, { hasPassword }, country] = await Promise.all([
    knownNames(db, userId, all),
    factorMethods(db, [userId]),
    proofOf(db, userId, sessionId),
    countryOf(db, userId),
  ]);
  return {
    recipients: shownOf(all),
    proof: factors.has(userId) ? "factor" : hasPassword ? "password" : "nothing",
    hasPassword,
    holderName: names[0] ?? "",
    country,
  };
}
