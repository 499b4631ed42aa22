import type { PaymentDetail, PaymentItem } from "@blenda/domain/payments/model";
import { amount } from "../../../lib/text/amount.ts";
import { price } from "../../../lib/text/money.ts";
import { InfoMark } from "../../../ui/feedback/info-mark.tsx";
import { DrawerSection } from "../../../ui/layout/drawer.tsx";

/** What was bought, who gets what of it, and what it came to. */
export function Items({ order }: { order: PaymentDetail }) {
  const { lines, subtotalCents, discountCents, discountCode, taxCents, totalCents, refundedCents } = order;
  return (
    <DrawerSection title="Items">
      <ul className="grid gap-5">
        {lines.map((line) => (
          <Item key={line.id} line={line} />
        ))}
      </ul>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-line pt-4 type-small [&_dd]:text-right [&_dd]:tabular-nums">
        <dt>Subtotal</dt>
        <dd>{price(subtotalCents)}</dd>
        {discountCents > 0 && (
          <>
            <dt>Discount{discountCode ? ` ${discountCode}` : ""}</dt>
            <dd>-{price(discountCents)}</dd>
          </>
        )}
        <dt>Tax</dt>
        <dd>{price(taxCents)}</dd>
        <dt className="font-semibold">Total</dt>
        <dd className="font-semibold">{price(totalCents)}</dd>
        {refundedCents > 0 && (
          <>
            <dt>
              Refunded <InfoMark of="Refunded" means="Everything refunded: refunds, refunds made at the provider, lost disputes." />
            </dt>
            <dd>-{price(refundedCents)}</dd>
          </>
        )}
      </dl>
    </DrawerSection>
  );
}

function Item({ line: { title, shopName, status, licence, paidCents, refundedCents, split } }: { line: PaymentItem }) {
  const facts = [shopName, status.replaceAll("_", " "), licence && `${licence.type} licence ${licence.code}`].filter(Boolean);
  const shares = [
    ["Creator", split.creator + split.collaborators],
    ["Affiliate", split.affiliate + (split.platformAffiliate ?? 0)],
    ["Our commission", split.commission],
    ["Card costs", split.processing],
  ] as const;
  return (
    <li className="grid gap-1">
      <p className="flex justify-between gap-4 type-ui">
        <span className="font-semibold wrap-anywhere">{title}</span>
        <span className="tabular-nums">{price(paidCents)}</span>
      </p>
      <p className="type-small wrap-anywhere text-muted">{facts.join(" · ")}</p>
      <p className="flex flex-wrap gap-x-3 type-small text-muted tabular-nums">
        {shares
          .filter(([, cents]) => cents !== 0)
          .map(([name, cents]) => (
            <span key={name}>
              {name} {amount(cents)}
            </span>
          ))}
        {refundedCents > 0 && <span className="text-warn">Refunded {price(refundedCents)}</span>}
        <InfoMark
          of="the split"
          means="Who gets what share of the price without tax, at the rates of the sale. Refunds take it back in proportion."
        />
      </p>
    </li>
  );
}
