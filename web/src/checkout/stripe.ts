/** As much of Stripe's library as the card form uses. */
export interface StripeCardElement {
  mount: (place: Element) => void;
  destroy: () => void;
}

export interface StripeClient {
  elements: () => { create: (kind: "card", options: { style: { base: Record<string, string> } }) => StripeCardElement };
  createPaymentMethod: (wish: {
    type: "card";
    card: StripeCardElement;
  }) => Promise<{ paymentMethod?: { id: string }; error?: { message?: string } }>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeClient;
  }
}

/** Stripe asks for its script to come from its own address, always the newest; the content security policy names it. */
const SCRIPT = "https://js.stripe.com/v3/";

let loading: Promise<void> | undefined;

export async function loadStripe(publishableKey: string): Promise<StripeClient> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = undefined;
      script.remove();
      reject(new Error("the card provider's script did not load"));
    };
    document.head.append(script);
  });
  await loading;
  if (!window.Stripe) throw new Error("the card provider's script did not start");
  return window.Stripe(publishableKey);
}
