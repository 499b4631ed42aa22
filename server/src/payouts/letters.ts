import type { PayoutOutcome } from "@blenda/domain/payouts/constants";
import { outcomeWords } from "@blenda/domain/payouts/texts";
import { BRAND } from "@blenda/domain/shared/brand";
import type { PayoutRow } from "./repository.ts";

/** What a payout's owner reads by email of a step they hear of. */
export function letterOf(outcome: PayoutOutcome, url: string, payout: Pick<PayoutRow, "amountCents" | "last4" | "note">) {
  const { title, message } = outcomeWords(outcome, payout);
  return { subject: `${title} · ${BRAND.name}`, body: `Hello,\n\n${message}\n\nYour payouts: ${url}/dashboard/payouts\n` };
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
