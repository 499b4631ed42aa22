/** What somebody agreed to in their wallet: a card's token like any other, and where the receipt goes. */
export interface WalletAnswer {
  token: () => Promise<string>;
  email: string | null;
}

export interface WalletProps {
  totalCents: number;
  /** Guests have not said where the receipt goes; a wallet knows. `null` where nobody has to ask. */
  emailFault: ((email: string) => string | undefined) | null;
  isBusy: boolean;
  /** Answers whether the payment was begun. */
  onAgreed: (answer: WalletAnswer) => boolean;
}
