/** Stripe's word for how a card looks and behaves; only what we say is listed. */
export interface StripeCardOptions {
  style: Record<"base" | "invalid", StripeLook>;
  disabled: boolean;
  hidePostalCode: boolean;
  disableLink: boolean;
}

type StripeLook = Record<string, string | Record<string, string>>;

interface StripeFault {
  type?: string;
  message?: string;
}

/** As much of Stripe's library as the card form uses. */
export interface StripeCardElement {
  mount: (place: HTMLElement) => void;
  update: (options: Partial<StripeCardOptions>) => void;
  focus: () => void;
  destroy: () => void;
  on: {
    (event: "ready" | "loaderror", hear: () => void): void;
    (event: "change", hear: (change: { error?: StripeFault }) => void): void;
  };
}

/** Somebody agreed in their wallet; whether it led to something is told back. */
export interface StripeWalletConfirm {
  billingDetails?: { email?: string };
  paymentFailed: (why: { reason: "fail" }) => void;
}

interface StripeWalletElement {
  mount: (place: HTMLElement) => void;
  destroy: () => void;
  on: {
    (event: "ready", hear: (ready: { availablePaymentMethods?: Record<string, boolean> }) => void): void;
    (event: "loaderror", hear: () => void): void;
    (event: "click", hear: (click: { resolve: () => void }) => void): void;
    (event: "confirm", hear: (confirm: StripeWalletConfirm) => void): void;
  };
}

export interface StripeElements {
  create: {
    (kind: "card", options: StripeCardOptions): StripeCardElement;
    (kind: "expressCheckout", options: { emailRequired: boolean; buttonHeight: number }): StripeWalletElement;
  };
  update: (options: { amount: number }) => void;
  submit: () => Promise<{ error?: StripeFault }>;
}

type StripeMade = Promise<{ paymentMethod?: { id: string }; error?: StripeFault }>;

export interface StripeClient {
  elements: (payment?: { mode: "payment"; amount: number; currency: string; paymentMethodCreation: "manual" }) => StripeElements;
  createPaymentMethod: (wish: { type: "card"; card: StripeCardElement } | { elements: StripeElements }) => StripeMade;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeClient;
  }
}

/** Stripe asks for its script to come from its own address, always the newest; the content security policy names it. */
const SCRIPT = "https://js.stripe.com/v3/";

const ARRIVE_WITHIN_MS = 20_000;

const opened = new Map<string, Promise<StripeClient>>();

/** One client per key, as Stripe asks. What did not load is forgotten, so the next call tries again. */
export function loadStripe(publishableKey: string): Promise<StripeClient> {
  const known = opened.get(publishableKey);
  if (known) return known;
  const opening = fetchScript().then(() => {
    if (!window.Stripe) throw new Error("the card provider's script did not start");
    return window.Stripe(publishableKey);
  });
  opened.set(publishableKey, opening);
  opening.catch(() => opened.delete(publishableKey));
  return opening;
}

function fetchScript(): Promise<void> {
  if (window.Stripe) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const giveUp = () => {
      clearTimeout(patience);
      script.remove();
      reject(new Error("the card provider's script did not load"));
    };
    const patience = setTimeout(giveUp, ARRIVE_WITHIN_MS);
    script.onerror = giveUp;
    script.onload = () => {
      clearTimeout(patience);
      resolve();
    };
    script.src = SCRIPT;
    document.head.append(script);
  });
}
