import { Link } from "@tanstack/react-router";
import type { QuotedCart } from "../../cart/data/quote.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { CheckoutFrame } from "./checkout-frame.tsx";

export function EmptyCheckout() {
  return (
    <CheckoutFrame step="Cart">
      <h1 className="type-h1">Checkout</h1>
      <EmptyState
        icon="shopping-cart"
        title="There's nothing to pay for"
        action={
          <Link to="/marketplace" className={buttonStyle("primary", "large")}>
            Browse the marketplace
          </Link>
        }
      >
        Add something to your cart first.
      </EmptyState>
    </CheckoutFrame>
  );
}

/** Not yet, or not at all. */
export function NotPriced({ quoted: { error, retry, isFetching } }: { quoted: QuotedCart }) {
  if (isFetching) return <CheckoutSkeleton />;
  return (
    <CheckoutFrame step="Cart">
      <h1 className="type-h1">Checkout</h1>
      {error ? (
        <ErrorState message={error.message} onRetry={retry} />
      ) : (
        <EmptyState
          icon="shopping-cart"
          title="Nothing in your cart is available right now"
          action={
            <Link to="/cart" className={buttonStyle("primary", "large")}>
              Go to your cart
            </Link>
          }
        >
          Your cart shows the reason for each item.
        </EmptyState>
      )}
    </CheckoutFrame>
  );
}

export function CheckoutSkeleton() {
  return (
    <CheckoutFrame step="Payment">
      <h1 className="type-h1">Checkout</h1>
      <div role="status" aria-label="Loading the checkout" className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid content-start gap-4">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-12" />
        </div>
        <Skeleton className="h-80 rounded-md" />
      </div>
    </CheckoutFrame>
  );
}
