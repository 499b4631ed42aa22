import { useRef } from "react";
import { useDraft } from "../../lib/storage/draft.ts";
import { type CardText, cardToken } from "../data/test-provider.ts";
import { CardFields } from "./card-fields.tsx";
import { cardFaults } from "./card-text.ts";
import { StripeCard, type StripeDesk } from "./stripe-card.tsx";

const NO_CARD = { number: "", expiry: "", cvc: "" };

interface Provider {
  provider: "simulated" | "stripe";
  publishableKey: string | null;
}

/** A card being typed, whichever provider takes it: what is wrong with it, and how it becomes a token. */
export function useCardEntry(provider: Provider | null | undefined, isNeeded = true) {
  const stripe = useRef<StripeDesk>(null);
  const isStripe = provider?.provider === "stripe";
  const typed = useDraft(NO_CARD, (draft) => (isStripe || !isNeeded ? {} : cardFaults(draft, new Date())));
  const tokenOf = (card: CardText): Promise<string> => (isStripe ? tokenFrom(stripe.current) : cardToken(card));
  return { ...typed, stripe, isStripe, publishableKey: provider?.publishableKey ?? "", tokenOf };
}

function tokenFrom(desk: StripeDesk | null): Promise<string> {
  return desk ? desk.token() : Promise.reject(new Error("The card form is still loading. Try again in a moment."));
}

export function CardEntry({ card, isBusy }: { card: ReturnType<typeof useCardEntry>; isBusy: boolean }) {
  return card.isStripe ? <StripeCard ref={card.stripe} publishableKey={card.publishableKey} isBusy={isBusy} /> : <CardFields card={card} />;
}
