import type Stripe from "stripe";
import type { CalculatedTax, TaxWish } from "./payments.ts";
import { clear } from "./stripe-shapes.ts";

/** Stripe's name for electronically supplied services. */
const DIGITAL_SERVICE = "txcd_10000000";

type TaxIdType = NonNullable<Stripe.Tax.CalculationCreateParams.CustomerDetails["tax_ids"]>[number]["type"];
const NUMBER_TYPES: Readonly<Record<string, TaxIdType>> = {
  ...{ GB: "gb_vat", NO: "no_vat", CH: "ch_vat", AU: "au_abn", NZ: "nz_gst", JP: "jp_trn" },
};

/** Where it wants to know more than the country, nothing is collected: buyers are not asked for an address. */
const NEEDS_ADDRESS = "customer_tax_location_invalid";
const NOTHING = ({ amounts }: TaxWish): CalculatedTax => ({ taxes: amounts.map(() => 0), rateBps: 0, isReverseCharge: false });

/** Stripe Tax: what it would collect on these amounts. Nothing is recorded by asking. */
export async function taxOn(stripe: Stripe, wish: TaxWish): Promise<CalculatedTax> {
  const { currency, country, taxNumber, amounts } = wish;
  if (amounts.every((amount) => amount === 0)) return NOTHING(wish);
  const asked: Stripe.Tax.CalculationCreateParams = {
    currency: currency.toLowerCase(),
    customer_details: {
      address: { country },
      address_source: "billing",
      ...(taxNumber !== null && { tax_ids: [{ type: NUMBER_TYPES[country] ?? "eu_vat", value: taxNumber }] }),
    },
    line_items: amounts.map((amount, at) => ({ amount, reference: `L${at}`, tax_behavior: "exclusive", tax_code: DIGITAL_SERVICE })),
    expand: ["line_items"],
  };
  try {
    const { line_items: lines, tax_breakdown: parts } = await clear(stripe.tax.calculations.create(asked));
    const taxes = new Map(lines?.data.map(({ reference, amount_tax: tax }) => [reference, tax]));
    const isReverseCharge = parts.some(({ taxability_reason: reason }) => reason === "reverse_charge");
    const percent = parts.reduce((sum, { tax_rate_details: { percentage_decimal: rate } }) => sum + Number(rate), 0);
    return {
      taxes: amounts.map((_, at) => taxes.get(`L${at}`) ?? 0),
      rateBps: isReverseCharge ? 0 : Math.round(percent * 100),
      isReverseCharge,
    };
  } catch (error) {
    if ((error as { code?: string }).code === NEEDS_ADDRESS) return NOTHING(wish);
    throw error;
  }
}
