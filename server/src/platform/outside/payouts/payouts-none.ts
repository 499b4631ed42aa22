import { ProviderUnclear, UntrustedEvent } from "../payments/payments.ts";
import type { Transfers } from "./payouts.ts";

/** Where no payout provider is configured: payouts are collected, and nothing is approved or sent. */
export function makeNoTransfers(): Transfers {
  return {
    name: "none",
    createTransfer: () => Promise.reject(new ProviderUnclear("no payout provider is configured")),
    lookUp: async () => null,
    statement: async () => [],
    balance: async () => null,
    readNews: () => {
      throw new UntrustedEvent("no payout provider is configured");
    },
  };
}
