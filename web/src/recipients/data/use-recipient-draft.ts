import { RECIPIENT_CURRENCIES, RECIPIENT_FIELDS, RECIPIENTS, type RecipientCurrency } from "@blenda/domain/recipients/constants";
import type { OwnRecipients, Recipient } from "@blenda/domain/recipients/model";
import { FIELDS_OF, fieldFaults, normalFields, typeFor } from "@blenda/domain/recipients/rules";
import { recipientTexts } from "@blenda/domain/recipients/texts";
import { useDraft } from "../../lib/storage/draft.ts";
import { lengthFault } from "../../lib/text/faults.ts";

const EURO_COUNTRIES = "AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK".split(" ");
const CURRENCIES: Readonly<Record<string, RecipientCurrency>> = {
  ...{ AU: "AUD", BR: "BRL", CA: "CAD", CH: "CHF", CN: "CNY", CZ: "CZK", DK: "DKK", GB: "GBP", HK: "HKD", HU: "HUF", IN: "INR", JP: "JPY" },
  ...{ KR: "KRW", MX: "MXN", NO: "NOK", NZ: "NZD", PL: "PLN", RO: "RON", SE: "SEK", SG: "SGD", TR: "TRY", UA: "UAH", ZA: "ZAR" },
  ...Object.fromEntries(EURO_COUNTRIES.map((country) => [country, "EUR"])),
};

/** What people there are usually paid in, unless they have it already. */
function firstCurrency({ country, recipients }: OwnRecipients): RecipientCurrency {
  const taken = recipients.filter(({ status }) => status !== "disabled").map(({ currency }) => currency);
  const usual = CURRENCIES[country ?? ""] ?? "USD";
  return taken.includes(usual) ? (RECIPIENT_CURRENCIES.find((currency) => !taken.includes(currency)) ?? usual) : usual;
}

const EMPTY = Object.fromEntries(RECIPIENT_FIELDS.map((field) => [field, ""])) as Record<(typeof RECIPIENT_FIELDS)[number], string>;

/** An account being typed. It is kept nowhere: not in this browser either. */
export function useRecipientDraft(own: OwnRecipients, changed: Recipient | null) {
  const known = {
    currency: changed?.currency ?? firstCurrency(own),
    country: changed?.country ?? own.country ?? "",
    holderType: changed?.holderType ?? "person",
    holderName: changed?.holderName ?? own.holderName,
    ...EMPTY,
  };
  const form = useDraft(known, ({ currency, country, holderName, holderType: _, ...typed }) => ({
    country: country === "" ? "Please choose a country." : undefined,
    holderName:
      holderName.trim().length < RECIPIENTS.HOLDER_LEAST ? recipientTexts.faults.holder : lengthFault(holderName, RECIPIENTS.HOLDER_MOST),
    ...(country !== "" && fieldFaults(typeFor(currency, country), country, typed)),
  }));
  return form;
}

type RecipientInput = ReturnType<typeof useRecipientDraft>["draft"];

/** As it is sent: what the type of the account has, and nothing that was typed for another. */
export function wishOf({ currency, country, holderName, holderType, ...typed }: RecipientInput) {
  const type = typeFor(currency, country);
  const fields = normalFields(type, Object.fromEntries(FIELDS_OF[type].map((field) => [field, typed[field]])));
  return {
    country,
    holderName: holderName.trim(),
    holderType: holderType === "business" ? ("business" as const) : ("person" as const),
    fields,
  };
}
