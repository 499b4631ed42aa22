import { REFUND_RULE } from "@blenda/domain/refunds/constants";
import { priceNow } from "@blenda/domain/shared/price";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { UnfinishedOrder } from "../../checkout/parts/unfinished-order.tsx";
import { TaxPlaceFields } from "../../product/tax/tax-place-fields.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { StickyColumn } from "../../ui/layout/sticky-column.tsx";
import { cart, useCart } from "../data/cart.ts";
import { type QuotedCart, useQuotedCart } from "../data/quote.ts";
import { DiscountCode } from "../parts/discount-code.tsx";
import { Totals } from "../parts/totals.tsx";
import { CartLine } from "./cart-line.tsx";
import { EmptyCart } from "./empty-cart.tsx";

export function Cart() {
  const { items } = useCart();
  return (
    <div className="page py-10 lg:py-14">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 id="cart-title" tabIndex={-1} className="type-h1 outline-none">
          Cart
        </h1>
        {items.length > 0 && <ClearCart count={items.length} />}
      </div>
      <UnfinishedOrder />
      {items.length === 0 ? <EmptyCart /> : <FilledCart />}
    </div>
  );
}

function ClearCart({ count }: { count: number }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
        Clear cart
      </Button>
      {isAsking && (
        <ConfirmDialog question="Clear the cart?" label="Clear" onYes={() => cart.setItems([])} onClose={() => setAsking(false)}>
          {count === 1 ? "This removes the item and its discount." : `All ${count} items and their discount will be removed.`}
        </ConfirmDialog>
      )}
    </>
  );
}

function FilledCart() {
  const quoted = useQuotedCart();
  const { items, error, retry } = quoted;
  return (
    <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="grid gap-4">
        {error && (
          <Alert tone="bad" title={error.message}>
            <button type="button" className="link-inline" onClick={retry}>
              Try again
            </button>
          </Alert>
        )}
        <ul aria-label="In your cart" className="divide-y divide-line border-y border-line">
          {items.map((quotedItem) => (
            <CartLine key={`${quotedItem.item.id} ${quotedItem.item.variant}`} quoted={quotedItem} />
          ))}
        </ul>
      </div>
      <StickyColumn className="grid gap-5">
        <Summary quoted={quoted} />
      </StickyColumn>
    </div>
  );
}

const PROMISES: readonly { icon: IconName; text: string }[] = [
  { icon: "download", text: "Downloads open the moment you pay" },
  { icon: "rotate-ccw", text: REFUND_RULE },
  { icon: "receipt", text: "Invoice with your tax number in Orders" },
];

function Summary({ quoted: { items, quote, isFetching, error } }: { quoted: QuotedCart }) {
  const navigate = useNavigate();
  const isNothingForSale = !quote && !isFetching && !error;
  /** Whoever goes on has seen what it costs now. */
  const goOn = () => {
    cart.setItems(
      items.map(({ item, line }) =>
        line?.isCounted ? { ...item, price: priceNow({ priceCents: line.listCents, sale: line.sale }) / 100 } : item,
      ),
    );
    void navigate({ to: "/checkout" });
  };
  return (
    <>
      <section aria-label="Summary" aria-busy={isFetching} className="grid gap-5 rounded-md border border-line bg-surface-1 p-5">
        <h2 className="type-h3">Summary</h2>
        <DiscountCode items={items} quote={quote} />
        {quote && <TaxPlaceFields terms={quote.tax} />}
        {quote ? <Totals quote={quote} /> : isNothingForSale ? <Nothing /> : <TotalsSkeleton />}
        <Button kind="primary" size="large" disabled={!quote} onClick={goOn}>
          {quote?.totalCents === 0 ? "Get it free" : "Go to checkout"}
        </Button>
        <Link to="/marketplace" className="justify-self-center type-ui text-muted transition-colors hover:text-text">
          Keep browsing
        </Link>
      </section>
      <ul className="grid gap-2 px-1">
        {PROMISES.map(({ icon, text }) => (
          <li key={icon} className="flex items-center gap-2.5 type-small text-muted">
            <Icon name={icon} size={16} />
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

const Nothing = () => <p className="type-ui text-muted">You can't buy any of these right now. Each item says why.</p>;

const TotalsSkeleton = () => (
  <div role="status" aria-label="Working out the price" className="grid gap-3">
    <Skeleton className="h-5" />
    <Skeleton className="h-8" />
  </div>
);
