import type { OwnRecipients, Recipient, RecipientDetail } from "@blenda/domain/recipients/model";

export const DOLLARS: Recipient = {
  id: "dollars",
  currency: "USD",
  country: "US",
  type: "aba",
  holderName: "Orbit Bench",
  holderType: "business",
  last4: "4471",
  status: "active",
  attentionReason: null,
  isDefault: true,
  createdAt: "2026-07-01T08:00:00.000Z",
  changedAt: "2026-10-13T08:00:00.000Z",
  verifiedAt: "2026-10-14T08:00:00.000Z",
  cooldownUntil: "2026-10-16T08:00:00.000Z",
};
export const EUROS: Recipient = {
  ...DOLLARS,
  id: "euros",
  currency: "EUR",
  country: "DE",
  type: "iban",
  last4: "3000",
  isDefault: false,
  cooldownUntil: "2999-01-01T08:00:00.000Z",
};

export const NO_RECIPIENTS: OwnRecipients = { recipients: [], proof: "password", hasPassword: true, holderName: "Ana", country: "DE" };
export const TWO_RECIPIENTS: OwnRecipients = { ...NO_RECIPIENTS, recipients: [DOLLARS, EUROS], proof: "factor" };

export const WAITING: RecipientDetail = {
  ...DOLLARS,
  status: "pending_verification",
  verifiedAt: null,
  person: { id: "cy", name: "Cy", email: "cy@example.com", photoUrl: null },
  shopName: "Copperleaf",
  knownNames: ["Cy Ember"],
  isYours: false,
  others: [],
};
