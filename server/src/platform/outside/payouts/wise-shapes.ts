import type { TransferState } from "@blenda/domain/payouts/constants";
import { z } from "zod";
import type { StatementLine, Transfer, TransferRecipient } from "./payouts.ts";

/** What Wise calls a transfer's state, as we call it; those it may have besides mean what the nearest of ours does. */
const STATES: Readonly<Record<string, TransferState>> = {
  incoming_payment_waiting: "incoming_payment_waiting",
  incoming_payment_initiated: "incoming_payment_waiting",
  processing: "processing",
  funds_converted: "funds_converted",
  outgoing_payment_sent: "outgoing_payment_sent",
  bounced_back: "bounced_back",
  funds_refunded: "funds_refunded",
  charged_back: "funds_refunded",
  cancelled: "cancelled",
};
export const stateOf = (said: string): TransferState | null => STATES[said] ?? null;

/** Without a zone it means UTC: "2026-11-20 09:31:07" and "2026-11-20T09:31:07". */
export const momentOf = (said: string): string => {
  const text = said.replace(" ", "T");
  return new Date(/(Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`).toISOString();
};

const Amount = z.object({ value: z.number(), currency: z.string() });
const centsOf = (amount: number): number => Math.round(amount * 100);

const PaymentOption = z.object({
  payIn: z.string(),
  disabled: z.boolean().default(false),
  sourceAmount: z.number(),
  targetAmount: z.number(),
});
export const Quote = z.object({ id: z.string(), rate: z.number(), paymentOptions: z.array(PaymentOption).default([]) });
export type Quote = z.infer<typeof Quote>;

export const Account = z.object({ id: z.union([z.number(), z.string()]) });

export const WiseTransfer = z.object({
  id: z.union([z.number(), z.string()]),
  status: z.string(),
  rate: z.number().nullish(),
  created: z.string(),
  customerTransactionId: z.string().nullish(),
  sourceValue: z.number(),
  sourceCurrency: z.string(),
  targetValue: z.number(),
  targetCurrency: z.string(),
  targetAccount: z.union([z.number(), z.string()]),
});
export type WiseTransfer = z.infer<typeof WiseTransfer>;
export const WiseTransfers = z.array(WiseTransfer);

export const Payment = z.object({ status: z.string(), errorCode: z.string().nullish() });

export const Balances = z.array(z.object({ id: z.union([z.number(), z.string()]), currency: z.string(), amount: Amount }));

export const Statement = z.object({
  transactions: z.array(
    z.object({
      date: z.string(),
      amount: Amount,
      totalFees: Amount.nullish(),
      details: z.object({ type: z.string(), description: z.string().default(""), paymentReference: z.string().nullish() }),
      referenceNumber: z.string(),
    }),
  ),
});

export const StateChange = z.object({
  event_type: z.string(),
  data: z.object({
    resource: z.object({
      type: z.string(),
      id: z.union([z.number(), z.string()]),
      profile_id: z.union([z.number(), z.string()]).optional(),
    }),
    current_state: z.string(),
    occurred_at: z.string(),
  }),
});

export function transferOf(said: WiseTransfer, feeCents: number): Transfer | null {
  const state = stateOf(said.status);
  if (state === null) return null;
  const isChanged = said.targetCurrency !== said.sourceCurrency;
  return {
    ...{
      externalId: String(said.id),
      state,
      occurredAt: momentOf(said.created),
      feeCents,
      recipientExternalId: String(said.targetAccount),
    },
    arrives: isChanged ? { amount: centsOf(said.targetValue), currency: said.targetCurrency, rate: String(said.rate ?? "") } : null,
  };
}

/** An account at Wise, in its own words for each type. */
export function accountOf(profile: string, { type, currency, country, holderName, holderType, fields }: TransferRecipient): object {
  const legalType = holderType === "business" ? "BUSINESS" : "PRIVATE";
  const address = {
    country,
    ...(fields.addressLine && { firstLine: fields.addressLine }),
    ...(fields.city && { city: fields.city }),
    ...(fields.postCode && { postCode: fields.postCode }),
  };
  const details: Record<string, unknown> = {
    iban: { legalType, IBAN: fields.iban },
    aba: {
      legalType,
      abartn: fields.routingNumber,
      accountNumber: fields.accountNumber,
      accountType: fields.accountType?.toUpperCase(),
      address,
    },
    sort_code: { legalType, sortCode: fields.sortCode, accountNumber: fields.accountNumber },
    swift: { legalType, swiftCode: fields.bic, accountNumber: fields.accountNumber ?? fields.iban, address },
    email: { legalType, email: fields.email },
  };
  const types: Record<string, string> = { iban: "iban", aba: "aba", sort_code: "sort_code", swift: "swift_code", email: "email" };
  return { profile: Number(profile), currency, accountHolderName: holderName, type: types[type], details: details[type] };
}

/** "TRANSFER-1234" names the transfer; what a transfer costs is a line of its own for us. */
export function linesOf({ transactions }: z.infer<typeof Statement>): StatementLine[] {
  return transactions.flatMap(({ date, amount, totalFees, details, referenceNumber }): StatementLine[] => {
    const [, transferId = null] = /^TRANSFER-(\w+)$/.exec(referenceNumber) ?? [];
    const fee = centsOf(Math.abs(totalFees?.value ?? 0));
    const cents = centsOf(amount.value);
    const of = { transferId, currency: amount.currency, at: momentOf(date), reference: details.paymentReference ?? referenceNumber };
    const isOut = cents < 0;
    const kind = transferId === null ? (isOut ? "fee" : "deposit") : isOut ? "transfer" : "refund";
    const main: StatementLine = {
      ...of,
      id: `${referenceNumber}/${kind}`,
      kind,
      amountCents: isOut ? cents + fee : cents,
      recipientLast4: null,
    };
    return isOut && transferId !== null && fee > 0
      ? [main, { ...of, id: `${referenceNumber}/fee`, kind: "fee", amountCents: -fee, recipientLast4: null }]
      : [main];
  });
}

/** What we pay beyond the amount, by the way of paying we use. */
export function feeOf({ paymentOptions }: Quote, amountCents: number): number | null {
  const option = paymentOptions.find(({ payIn, disabled }) => payIn === "BALANCE" && !disabled);
  return option ? Math.max(0, centsOf(option.sourceAmount) - amountCents) : null;
}
