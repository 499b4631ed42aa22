import type { CardForm } from "@blenda/domain/checkout/model";
import type { Payments } from "../platform/outside/payments/payments.ts";

/** What a browser must know to show the provider's own form. */
export const cardFormOf = ({ name: provider, publishableKey, hasWallets }: Payments): CardForm => ({
  provider,
  publishableKey,
  hasWallets,
});
