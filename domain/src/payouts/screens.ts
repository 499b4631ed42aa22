import type { Screen } from "../access/screen.ts";

export const payoutScreens = {
  own: {
    path: "/dashboard/payouts",
    area: "dashboard",
    access: "creator",
    head: { title: "Your payouts", description: "Your balance, when each sale clears, and every payout to your account." },
  },
  queue: {
    path: "/admin/payouts",
    area: "admin",
    access: "admin",
    head: { title: "Payouts", description: "The batch of this Friday: what is paid to whom, approved by whom." },
  },
} as const satisfies Record<string, Screen>;
