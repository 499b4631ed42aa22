import type { OrderPage } from "@blenda/domain/orders/model";
import { coveredText } from "@blenda/domain/orders/texts";
import { reverseSentence, taxLabel, taxTexts } from "@blenda/domain/tax/texts";
import { price } from "../../lib/text/money.ts";
import { classNames } from "../../ui/class-names.ts";

/** What the order cost, sum under sum; on the page and on paper alike. */
export function Totals({ order }: { order: OrderPage }) {
  const { subtotalCents, discountCents, discountCode, taxCents, totalCents, refundedCents, currency, tax } = order;
  const note = tax === null ? `${taxTexts.none}.` : tax.isReverseCharge && reverseSentence(tax.country);
  const covered = coveredText(discountCents, order.lines);
  return (
    <dl className="grid gap-2 type-ui">
      <Sum label="Subtotal" value={price(subtotalCents)} />
      {discountCents > 0 && (
        <Sum
          label={discountCode ? `Discount ${discountCode}` : "Discount"}
          value={`−${price(discountCents)}`}
          {...(covered && { note: covered })}
        />
      )}
      <Sum label={tax ? `Tax, ${taxLabel(tax)}` : "Tax"} value={price(taxCents)} {...(note && { note })} />
      <Sum label={`Total ${currency.toUpperCase()}`} value={price(totalCents)} isTotal />
      {refundedCents > 0 && <Sum label="Refunded" value={`−${price(refundedCents)}`} />}
    </dl>
  );
}

function Sum({ label, value, note, isTotal = false }: { label: string; value: string; note?: string; isTotal?: boolean }) {
  return (
    <div className={classNames("flex flex-wrap justify-between gap-x-4", isTotal && "mt-1 border-t border-line pt-3 font-semibold")}>
      <dt className={isTotal ? "" : "text-muted"}>{label}</dt>
      <dd className="tabular-nums">{value}</dd>
      {note && <dd className="w-full type-small text-muted">{note}</dd>}
    </div>
  );
}
