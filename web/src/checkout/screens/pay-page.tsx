import { type SubmitEvent, useRef } from "react";
import { useBuyAgain } from "../../cart/data/buy-again.ts";
import type { QuotedCart } from "../../cart/data/quote.ts";
import { emailFault } from "../../identity/parts/faults.ts";
import { useIsNarrow } from "../../lib/page/narrow.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { price } from "../../lib/text/money.ts";
import { useSaidPlace } from "../../product/tax/tax-place.ts";
import { TaxPlaceFields } from "../../product/tax/tax-place-fields.tsx";
import { Button } from "../../ui/controls/button.tsx";
import type { Attempt } from "../data/attempt.ts";
import { CardEntry, useCardEntry } from "../parts/card-entry.tsx";
import { CardRefusal } from "../parts/card-refusal.tsx";
import { ExpressRow } from "../parts/express-row.tsx";
import type { WalletAnswer } from "../parts/wallet.ts";
import { CheckoutFrame } from "./checkout-frame.tsx";
import { CheckoutSkeleton } from "./checkout-states.tsx";
import { Contact } from "./contact.tsx";
import { detailFaults, invoiceOf, NO_DETAILS } from "./details.ts";
import { InvoiceSection } from "./invoice-section.tsx";
import { LicenceNote } from "./licence-note.tsx";
import { FoldedSummary, OrderSummary } from "./order-summary.tsx";
import type { useCartPayment } from "./use-cart-payment.ts";

interface Props {
  quoted: QuotedCart;
  /** The order that stands and waits for a card: what it costs and says is settled. */
  attempt: Attempt | null;
  cartKey: string;
  paying: ReturnType<typeof useCartPayment>;
  /** What became of an earlier card. */
  refusal?: string | undefined;
}

export function PayPage({ quoted, attempt, cartKey, paying, refusal }: Props) {
  const me = useMe();
  const again = useBuyAgain();
  const place = useSaidPlace();
  const isNarrow = useIsNarrow();
  const form = useRef<HTMLFormElement>(null);
  const quote = attempt?.quote ?? quoted.quote;
  const isFree = quote?.totalCents === 0;
  const details = useDraft(NO_DETAILS, (draft) => detailFaults(draft, me === null), "checkout");
  const card = useCardEntry(quote?.cardForm, !isFree);
  if (!quote) return <CheckoutSkeleton />;

  const confirmed = quote.lines.map(({ key }) => key).filter((key) => again.has(key));
  const { tax } = quote;
  // Taxed orders are invoiced to where they are taxed.
  const placed = (said: typeof details.draft) =>
    tax.country === null ? said : { ...said, country: tax.country, taxId: tax.taxNumber ?? "" };
  const requestOf = (said: typeof details.draft) => ({
    ...{ quote, cartKey: attempt?.cartKey ?? cartKey, confirmed },
    ...(!me && { email: said.email.trim() }),
    ...invoiceOf(placed(said)),
    isPlaceConfirmed: quote.tax.country !== null && place.confirmed === quote.tax.country,
  });
  const payByWallet = ({ token, email }: WalletAnswer): boolean => {
    // Whoever typed an address means that one, whatever their wallet knows.
    const said = { ...details.draft, email: details.draft.email.trim() || (email ?? "") };
    const faults = detailFaults(said, me === null);
    details.form.current = form.current;
    if (Object.values(faults).some(Boolean)) {
      details.refuse(faults);
      return false;
    }
    details.set("email", said.email);
    paying.pay(requestOf(said), token);
    return true;
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    details.form.current = form.current;
    card.form.current = form.current;
    const send = details.submit((said) =>
      card.submit((typed) =>
        paying.pay(
          requestOf(said),
          async () => (isFree ? null : card.tokenOf(typed)),
          ({ field, message }) => card.refuse({ [field]: message }),
        ),
      )(event),
    );
    send(event);
  };
  const summary = { quote, items: quoted.items, isSettled: attempt !== null };
  const problem = paying.isPaying ? null : (paying.refusal ?? refusal);
  return (
    <CheckoutFrame step="Payment">
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
        {isNarrow && <FoldedSummary {...summary} />}
        <div className="grid gap-7">
          <h1 className="type-h1">Checkout</h1>
          {!isFree && (
            <ExpressRow
              cardForm={quote.cardForm}
              totalCents={quote.totalCents}
              emailFault={me === null ? emailFault : null}
              isBusy={paying.isPaying || (!attempt && quoted.isOutdated)}
              onAgreed={payByWallet}
            />
          )}
          <form ref={form} aria-label="Checkout" noValidate onSubmit={submit} className="grid gap-7">
            <Contact control={details.control("email")} error={details.errors.email} />
            {tax.setting !== "none" && (
              <section className="grid gap-4 border-t border-line pt-7">
                <h2 className="type-h3">Tax</h2>
                <TaxPlaceFields terms={tax} isSettled={attempt !== null} />
              </section>
            )}
            <InvoiceSection fields={details} isSettled={attempt !== null} isTaxed={tax.setting !== "none"} />
            {!isFree && (
              <section className="grid gap-4 border-t border-line pt-7">
                <h2 className="type-h3">Payment</h2>
                <CardRefusal message={problem} />
                <CardEntry card={card} isBusy={paying.isPaying} />
              </section>
            )}
            <div className="grid gap-3 border-t border-line pt-7">
              {isFree && <CardRefusal message={problem} />}
              <Button
                type="submit"
                kind="primary"
                size="large"
                icon="lock"
                isBusy={paying.isPaying}
                disabled={!attempt && quoted.isOutdated}
                className="h-13 text-base"
              >
                {paying.isPaying ? "One moment, checking with your bank" : isFree ? "Get it free" : `Pay ${price(quote.totalCents)}`}
              </Button>
              <LicenceNote isFree={isFree} />
            </div>
          </form>
        </div>
        {!isNarrow && <OrderSummary {...summary} />}
      </div>
    </CheckoutFrame>
  );
}
