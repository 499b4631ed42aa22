import type { CardForm } from "@blenda/domain/checkout/model";
import { StripeWallets } from "./stripe-wallets.tsx";
import { TestWallet } from "./test-wallet.tsx";

/** What somebody agreed to in their wallet: a card's token like any other, and where the receipt goes. */
export interface WalletAnswer {
  token: () => Promise<string>;
  email: string | null;
}

export interface WalletProps {
  totalCents: number;
  /** Guests have not said where the receipt goes; a wallet knows. */
  asksEmail: boolean;
  isBusy: boolean;
  /** Answers whether the payment was begun. */
  onAgreed: (answer: WalletAnswer) => boolean;
}

/** Wallets above the form, where the provider offers them. They lead to the very same payment as a typed card. */
export function ExpressRow({ cardForm, ...rest }: WalletProps & { cardForm: CardForm }) {
  if (!cardForm.hasWallets) return null;
  if (cardForm.provider === "simulated") return <TestWallet {...rest} />;
  return <StripeWallets publishableKey={cardForm.publishableKey ?? ""} {...rest} />;
}
