import { z } from "zod";
import { plainText } from "../shared/text.ts";
import { Instant } from "../shared/time.ts";
import { HOLDER_TYPES, RECIPIENT_CURRENCIES, RECIPIENT_FIELDS, RECIPIENT_STATUSES, RECIPIENT_TYPES, RECIPIENTS } from "./constants.ts";

export const RecipientId = z.string().min(1).max(64);
export const Currency = z.enum(RECIPIENT_CURRENCIES);
export const Country = z
  .string()
  .length(2)
  .regex(/^[A-Z]{2}$/);

/** An account to be paid to, as all its readers see it: never more than the end of a number. */
export const Recipient = z.object({
  id: z.string(),
  currency: z.string(),
  country: z.string(),
  type: z.enum(RECIPIENT_TYPES),
  holderName: z.string(),
  holderType: z.enum(HOLDER_TYPES),
  last4: z.string(),
  status: z.enum(RECIPIENT_STATUSES),
  /** What to mend, or why it may not be used any more. */
  attentionReason: z.string().nullable(),
  isDefault: z.boolean(),
  createdAt: Instant,
  changedAt: Instant,
  verifiedAt: Instant.nullable(),
  /** Until when nothing is paid here, or was not; `null`: it was the first. */
  cooldownUntil: Instant.nullable(),
});
export type Recipient = z.infer<typeof Recipient>;

/** What a change asks for besides the session: the factor, else the password, else to set up one of them first. */
export const RECIPIENT_PROOFS = ["factor", "password", "nothing"] as const;

export const OwnRecipients = z.object({
  /** The one money goes to first. */
  recipients: z.array(Recipient),
  proof: z.enum(RECIPIENT_PROOFS),
  hasPassword: z.boolean(),
  /** What the form suggests. */
  holderName: z.string(),
  country: z.string().nullable(),
});
export type OwnRecipients = z.infer<typeof OwnRecipients>;

/** One field of the form. */
export const FieldSpec = z.object({
  name: z.enum(RECIPIENT_FIELDS),
  label: z.string(),
  hint: z.string().nullable(),
  options: z.array(z.object({ value: z.string(), label: z.string() })).nullable(),
});
export type FieldSpec = z.infer<typeof FieldSpec>;

const Value = plainText(0, RECIPIENTS.FIELD_MOST).optional();

/** What was typed; which of it is needed says the type. */
export const TypedFields = z.strictObject({
  iban: Value,
  routingNumber: Value,
  sortCode: Value,
  bic: Value,
  accountNumber: Value,
  accountType: Value,
  email: Value,
  addressLine: Value,
  city: Value,
  postCode: Value,
} satisfies Record<(typeof RECIPIENT_FIELDS)[number], typeof Value>);

/** An account, whole: half of one that can't be read is never changed. */
export const TypedRecipient = z.strictObject({
  country: Country,
  holderName: plainText(RECIPIENTS.HOLDER_LEAST, RECIPIENTS.HOLDER_MOST),
  holderType: z.enum(HOLDER_TYPES),
  fields: TypedFields,
});

/** A line of the list of our own people. */
export const RecipientLine = Recipient.extend({
  person: z.object({ id: z.string(), name: z.string(), email: z.string(), photoUrl: z.string().nullable() }),
  shopName: z.string().nullable(),
});
export type RecipientLine = z.infer<typeof RecipientLine>;

export const RecipientDetail = RecipientLine.extend({
  /** The names this person has with us; the holder of an account should have one of them. */
  knownNames: z.array(z.string()),
  /** Nobody decides about, or reveals, their own. */
  isYours: z.boolean(),
  others: z.array(Recipient),
});
export type RecipientDetail = z.infer<typeof RecipientDetail>;

export const RecipientFilter = z.strictObject({
  /** A name or an address of the person. */
  search: z.string().max(RECIPIENTS.LONGEST_SEARCH).optional(),
  status: z.enum(RECIPIENT_STATUSES).optional(),
  currency: Currency.optional(),
});
export type RecipientFilter = z.infer<typeof RecipientFilter>;

/** The account itself, for a reason that is written down. */
export const RevealedRecipient = z.object({
  holderName: z.string(),
  fields: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type RevealedRecipient = z.infer<typeof RevealedRecipient>;
