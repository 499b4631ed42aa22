import type { Screen } from "../access/screen.ts";
import { seePayments } from "./constants.ts";

export const paymentScreens = {
  payments: {
    path: "/admin/payments",
    area: "admin",
    access: seePayments,
    head: { title: "Payments", description: "Every order, and what the card provider told us about it." },
  },
} as const satisfies Record<string, Screen>;
