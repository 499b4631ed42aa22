import type { CardForm } from "@blenda/domain/checkout/model";
import { StripeWallets } from "./stripe-wallets.tsx";
import { TestWallet } from "./test-wallet.tsx";
import type { WalletProps } from "./wallet.ts";

/** Wallets above the form, where the provider offers them. They lead to the very same payment as a typed card. */
export function ExpressRow({ cardForm, ...rest }: WalletProps & { cardForm: CardForm }) {
  if (!cardForm.hasWallets) return null;
  if (cardForm.provider === "simulated") return <TestWallet {...rest} />;
  return <StripeWallets publishableKey={cardForm.publishableKey ?? ""} {...rest} />;
}
