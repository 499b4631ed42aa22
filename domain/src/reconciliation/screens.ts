import type { Screen } from "../access/screen.ts";

export const reconciliationScreens = {
  reconciliation: {
    path: "/admin/payout-reconciliation",
    area: "admin",
    access: "admin",
    head: { title: "Payout reconciliation", description: "Ledger, payout records and the provider's statement, line by line." },
  },
} as const satisfies Record<string, Screen>;
