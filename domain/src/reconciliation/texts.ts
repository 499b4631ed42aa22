import { dollars } from "../shared/language/formats.ts";
import type { Fix, MatchedBy, RowState } from "./constants.ts";

export const reconciliationTexts = {
  loadFailed: "Failed to load the reconciliation",
  rowFailed: "Failed to load this row",
  runFailed: "Failed to compare. Nothing was changed. Please try again.",
  importFailed: "Failed to import the statement. Please try again.",
  fixFailed: "Failed to fix this row. Nothing was changed.",
  correctFailed: "Failed to save this correction",
  fileFailed: "Failed to write this file",
  /** What payouts are stopped with: below zero the statement has more than the books. */
  frozen: ({ unexplainedCents, unexplainedRows }: { unexplainedCents: number; unexplainedRows: number }): string => {
    if (unexplainedCents === 0)
      return `${unexplainedRows} ${unexplainedRows === 1 ? "movement" : "movements"} in the bank statement nobody can explain`;
    const sum = dollars(Math.abs(unexplainedCents));
    return unexplainedCents < 0 ? `${sum} in the bank statement isn't in our books` : `${sum} in our books isn't in the bank statement`;
  },
  states: {
    matched: "Matched",
    amount_mismatch: "Amount mismatch",
    missing_at_provider: "Missing at provider",
    missing_in_ledger: "Missing in ledger",
    duplicate: "Duplicate",
    returned_after_paid: "Returned after paid",
    stale: "Stale",
  } satisfies Record<RowState, string>,
  stateHints: {
    matched: "Our ledger and the provider's statement agree to the cent.",
    amount_mismatch: "Both sides have it, with different amounts or fees.",
    missing_at_provider: "Our ledger says it left. The statement doesn't have it.",
    missing_in_ledger: "The provider moved money that our ledger doesn't have.",
    duplicate: "The provider sent more than one transfer for this payout.",
    returned_after_paid: "The money came back to our balance, but our ledger still reads as paid.",
    stale: "The provider has been processing it for more than 3 business days.",
  } satisfies Record<RowState, string>,
  matchedBy: {
    external_id: "by external ID",
    amount_recipient: "by amount, recipient, ±3 days",
    manual: "linked by hand",
    correction: "by a correction",
    none: "not matched",
  } satisfies Record<MatchedBy, string>,
  fixes: {
    mark_returned: "Mark returned",
    mark_paid: "Mark paid",
    ask: "Ask the provider",
    link: "Link by hand",
    correct: "Correct, two admins",
    ignore: "Ignore with note",
  } satisfies Record<Fix, string>,
  done: {
    mark_returned: "Marked returned",
    mark_paid: "Marked paid",
    ask: "Asked the provider",
    link: "Linked by hand",
    correct: "Corrected by two admins",
    ignore: "Ignored with a note",
  } satisfies Record<Fix, string>,
  definitions: {
    ledger: "What left our balance for payouts in this period according to our ledger, transfer fees included.",
    provider: "Transfers and fees on the provider's statement, less what came back. Deposits are not counted.",
    open: "Differences of rows that belong to a payout of ours, or that someone explained in a note.",
    unexplained: "Ledger − provider − open rows. Not zero: payouts are stopped until someone explains it.",
    difference: "Ledger − provider.",
    balanced: "Every entry in our books has a counterpart. Counted over the whole ledger when the run started.",
    gapless: "Each line's balance follows from the line before, so none is missing.",
  },
};
