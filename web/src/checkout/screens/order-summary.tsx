import { licenceTexts } from "@blenda/domain/catalogue/texts";
import type { Quote, QuoteLine } from "@blenda/domain/checkout/model";
import { quoteWarningTexts } from "@blenda/domain/checkout/texts";
import { REFUND_RULE } from "@blenda/domain/refunds/constants";
import { Link } from "@tanstack/react-router";
import type { QuotedItem } from "../../cart/data/quote.ts";
import { BundleContents } from "../../cart/parts/bundle-contents.tsx";
import { DiscountCode } from "../../cart/parts/discount-code.tsx";
import { LinePoster } from "../../cart/parts/line-poster.tsx";
import { LinePrice } from "../../cart/parts/line-price.tsx";
import { Totals } from "../../cart/parts/totals.tsx";
import { price } from "../../lib/text/money.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { StickyColumn } from "../../ui/layout/sticky-column.tsx";

const PROMISES: readonly { icon: IconName; text: string }[] = [
  { icon: "download", text: "Downloads open the moment you pay" },
  { icon: "rotate-ccw", text: REFUND_RULE },
  { icon: "receipt", text: "Invoice with your tax number in Orders" },
];

interface Props {
  quote: Quote;
  items: readonly QuotedItem[];
  /** The order stands: neither its lines nor its code can change any more. */
  isSettled: boolean;
}

export function OrderSummary(props: Props) {
  return (
    <StickyColumn className="grid gap-5">
      <section aria-labelledby="order-title" className="grid gap-5 rounded-md border border-line bg-surface-1 p-5">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="order-title" className="type-h3">
            Your order
          </h2>
          <EditCart />
        </div>
        <Contents {...props} />
      </section>
      <ul className="grid gap-2 px-1">
        {PROMISES.map(({ icon, text }) => (
          <li key={icon} className="flex items-center gap-2.5 type-small text-muted">
            <Icon name={icon} size={16} />
            {text}
          </li>
        ))}
      </ul>
    </StickyColumn>
  );
}

/** On phones: what it comes to is seen first, what it is made of when somebody asks. */
export function FoldedSummary(props: Props) {
  const { totalCents, lines } = props.quote;
  return (
    <details className="group -mt-2 rounded-md border border-line bg-surface-1">
      <summary className="flex min-h-14 list-none items-center gap-2 px-4 type-ui [&::-webkit-details-marker]:hidden">
        Your order ({lines.length === 1 ? "1 item" : `${lines.length} items`})
        <Icon name="chevron-down" size={16} className="text-muted transition-transform group-open:rotate-180" />
        <strong className="ml-auto type-h3 tabular-nums">
          <span className="sr-only">Total </span>
          {price(totalCents)}
        </strong>
      </summary>
      <div className="grid gap-5 border-t border-line p-4">
        <Contents {...props} />
        <p>
          <EditCart />
        </p>
      </div>
    </details>
  );
}

const EditCart = () => (
  <Link to="/cart" className="touch-target type-small text-muted transition-colors hover:text-text">
    Edit cart
  </Link>
);

function Contents({ quote, items, isSettled }: Props) {
  const leftOut = isSettled ? 0 : items.filter(({ isWanted }) => !isWanted).length;
  return (
    <>
      <ul className="divide-y divide-line border-b border-line">
        {quote.lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
      {leftOut > 0 && (
        <p className="type-small text-muted">
          {leftOut === 1 ? "One item in your cart is" : `${leftOut} items in your cart are`} left out.{" "}
          <Link to="/cart" className="link-inline">
            See why
          </Link>
        </p>
      )}
      {isSettled ? quote.discount && <SettledCode discount={quote.discount} /> : <DiscountCode items={items} quote={quote} />}
      <Totals quote={quote} />
    </>
  );
}

function SettledCode({ discount }: { discount: NonNullable<Quote["discount"]> }) {
  if (!("offCents" in discount)) return null;
  return (
    <p className="flex items-center gap-2.5 rounded-sm bg-ok-soft px-3 py-2.5 type-ui">
      <Icon name="badge-percent" className="text-ok" />
      <span className="font-semibold">{discount.code}</span>
      <span className="type-small text-muted tabular-nums">{price(discount.offCents)} off</span>
    </p>
  );
}

function Line({ line }: { line: QuoteLine }) {
  const { title, shopName, variant, itemType, posterUrl, stageHue, listCents, saleOffCents, codeOffCents, warnings } = line;
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-x-3.5 py-4 first:pt-0">
      <LinePoster url={posterUrl} stageHue={stageHue} itemType={itemType} className="w-full" />
      <div className="grid min-w-0 content-start gap-0.5">
        <h3 className="type-ui font-semibold">{title}</h3>
        <p className="truncate type-small text-muted">{shopName}</p>
        <p className="type-small text-muted">
          {variant ? `${licenceTexts[variant].name} licence` : itemType === "bundle" ? "Courses" : "Course"}
        </p>
        <BundleContents parts={line.parts} />
        {warnings.includes("price_changed") && <p className="type-small text-warn">{quoteWarningTexts.price_changed}</p>}
      </div>
      <LinePrice line={line} cents={listCents - saleOffCents - codeOffCents} />
    </li>
  );
}
