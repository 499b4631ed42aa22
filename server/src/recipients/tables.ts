import type { HolderType, RecipientStatus, RecipientType } from "@blenda/domain/recipients/constants";
import { boolean, defaulted, instant, nullable, text } from "../platform/database/columns.ts";

export const recipientTables = {
  payoutRecipients: {
    id: text(),
    userId: text(),
    currency: text(),
    country: text(),
    type: text<RecipientType>(),
    holderName: text(),
    holderType: text<HolderType>(),
    fieldsSealed: nullable(text()),
    last4: text(),
    status: text<RecipientStatus>(),
    attentionReason: nullable(text()),
    isDefault: defaulted(boolean()),
    createdAt: instant(),
    changedAt: instant(),
    verifiedAt: nullable(instant()),
    cooldownUntil: nullable(instant()),
    externalId: nullable(text()),
    removedAt: nullable(instant()),
  },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    recipients: typeof recipientTables;
  }
}
