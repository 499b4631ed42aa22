import type { PayoutStatus } from "@blenda/domain/payouts/constants";
import { BRAND } from "@blenda/domain/shared/brand";
import { dollars } from "@blenda/domain/shared/language/formats";
import type { PayoutRow } from "./repository.ts";

interface PayoutLetter {
  title: string;
  message: string;
  subject: string;
  body: string;
}

type Told = Pick<PayoutRow, "amountCents" | "last4" | "note">;

/** What somebody hears of a step of their payout, in the bell and by email; of other steps the page tells. */
const LETTERS: Partial<Record<PayoutStatus, (of: Told) => Pick<PayoutLetter, "title" | "message">>> = {
  paid: ({ amountCents, last4 }) => ({
    title: `Your payout of ${dollars(amountCents)} is paid`,
    message: `It went to your account ending ${last4}. The statement is on your payouts page.`,
  }),
  on_hold: ({ amountCents, note }) => ({ title: `Your payout of ${dollars(amountCents)} is on hold`, message: note }),
  failed: ({ amountCents, note }) => ({ title: `Your payout of ${dollars(amountCents)} failed`, message: note }),
  returned: ({ amountCents, note }) => ({ title: `Your payout of ${dollars(amountCents)} came back`, message: note }),
};

export function letterOf(status: PayoutStatus, url: string, payout: Told): PayoutLetter | null {
  const told = LETTERS[status]?.(payout);
  if (!told) return null;
  const { title, message } = told;
  return { title, message, subject: `${title} · ${BRAND.name}`, body: `Hello,\n\n${message}\n\nYour payouts: ${url}/dashboard/payouts\n` };
}

/** What a payout's owner reads beside its state. */
export const notes = {
  held: (reason: string) => `Our team put it on hold: ${reason}`,
  notPayable:
    "Your account or its recipient changed after this payout was collected, so it's on hold. We'll check it and send it, or it goes out with the next run.",
  bounced: "The bank sent it back. Check your payout account. We'll send it again once the money is back.",
  refused: "The transfer was refused. Check your payout account. The money is back in your balance and goes out with the next run.",
  notPossible: "The transfer couldn't be made. The money is back in your balance and goes out with the next run.",
  returned: "The money was returned and is back in your balance. Check your payout account. It goes out with the next run.",
  cancelled: (reason: string) => `Our team cancelled it: ${reason} The money is in your balance again.`,
};

/** What a recipient has to say after a transfer came back. */
export const ATTENTION = "A transfer to this account was returned. Check every field and save it again.";
