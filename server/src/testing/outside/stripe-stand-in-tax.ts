/** Stripe Tax, as far as it is asked: a rate of its own for one country, and reverse charge for a business number. */
const STAND_IN_PERCENT = 12.5;

/** A calculation in its documented shape. */
export function taxCalculation(form: URLSearchParams): object {
  const isBusiness = form.has("customer_details[tax_ids][0][value]");
  const country = form.get("customer_details[address][country]") ?? "";
  const percent = country === "DE" && !isBusiness ? STAND_IN_PERCENT : 0;
  const amounts = [...form].flatMap(([name, value]) => (/^line_items\[\d+\]\[amount\]$/.test(name) ? [Number(value)] : []));
  const lines = amounts.map((amount, at) => ({
    object: "tax.calculation_line_item",
    amount,
    amount_tax: Math.round((amount * percent) / 100),
    reference: form.get(`line_items[${at}][reference]`),
  }));
  return {
    object: "tax.calculation",
    id: "taxcalc_1",
    line_items: { object: "list", data: lines, has_more: false },
    tax_breakdown: [
      {
        amount: lines.reduce((sum, { amount_tax: tax }) => sum + tax, 0),
        taxability_reason: isBusiness ? "reverse_charge" : percent === 0 ? "not_collecting" : "standard_rated",
        tax_rate_details: { country, percentage_decimal: String(percent), tax_type: "vat" },
      },
    ],
  };
}
