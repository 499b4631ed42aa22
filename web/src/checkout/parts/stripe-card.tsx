import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { loadStripe, type StripeCardElement, type StripeClient } from "../stripe.ts";

export interface StripeDesk {
  /** The card as Stripe knows it; its number never passes through our page. */
  token: () => Promise<string>;
}

interface Props {
  ref: Ref<StripeDesk>;
  publishableKey: string;
}

/** Stripe's own field in Stripe's own frame, put into ours. Its script is fetched only where Stripe is the provider. */
export function StripeCard({ ref, publishableKey }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<{ stripe: StripeClient; card: StripeCardElement } | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let card: StripeCardElement | undefined;
    let isOver = false;
    loadStripe(publishableKey)
      .then((stripe) => {
        if (isOver || !place.current) return;
        card = stripe.elements().create("card", { style: { base: lookOf(place.current) } });
        card.mount(place.current);
        setOpen({ stripe, card });
      })
      .catch(() => setMissing(true));
    return () => {
      isOver = true;
      card?.destroy();
    };
  }, [publishableKey]);
  useImperativeHandle(ref, () => ({
    token: async () => {
      if (!open) throw new Error("The card form is still on its way. Try again in a moment.");
      const { paymentMethod, error } = await open.stripe.createPaymentMethod({ type: "card", card: open.card });
      if (!paymentMethod) throw new Error(error?.message ?? "The card was not accepted. Check what you typed.");
      return paymentMethod.id;
    },
  }));
  if (isMissing) return <Alert tone="bad" title="The card form could not be loaded. Check your connection, then reload the page." />;
  return (
    <div className="grid gap-2">
      <p className="type-ui">Card</p>
      <div className="relative rounded-sm border border-control-line bg-bg px-3 py-3">
        {!open && <Skeleton className="h-5" />}
        <div ref={place} />
      </div>
    </div>
  );
}

/** Its frame does not see our style sheet, so it is told. */
function lookOf(place: Element): Record<string, string> {
  const { color, fontFamily } = getComputedStyle(place);
  return { color, fontFamily, fontSize: "16px" };
}
