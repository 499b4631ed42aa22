import { last4Of } from "@blenda/domain/recipients/rules";
import type { Insertable } from "kysely";
import type { Database } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { addRow, sealFields } from "../../recipients/repository.ts";

export const IBAN = "DE89370400440532013000";
export const ROUTING = "021000021";
export const US_ACCOUNT = "000123454471";
export const US_FIELDS = {
  routingNumber: ROUTING,
  accountNumber: US_ACCOUNT,
  accountType: "checking",
  addressLine: "1 Main Street",
  city: "Boston",
  postCode: "02110",
};

/** An account money goes to, active and without a pause unless the test says otherwise. */
export async function giveRecipient(
  { transaction, vault, id, now }: Services,
  userId: string,
  fields: Partial<Insertable<Database["payoutRecipients"]>> = {},
): Promise<string> {
  const recipientId = id();
  await transaction((tx) =>
    addRow(tx, {
      ...{ id: recipientId, userId, currency: "USD", country: "US", type: "aba", holderName: userId, holderType: "person" },
      fieldsSealed: sealFields(vault, US_FIELDS),
      last4: last4Of("aba", US_FIELDS),
      status: "active",
      isDefault: true,
      createdAt: now(),
      changedAt: now(),
      verifiedAt: now(),
      ...fields,
    }),
  );
  return recipientId;
}
