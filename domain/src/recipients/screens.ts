import type { Screen } from "../access/screen.ts";

export const recipientScreens = {
  recipients: {
    path: "/admin/wise-recipients",
    area: "admin",
    access: "admin",
    head: { title: "Wise recipients", description: "Where people are paid, masked, and which accounts wait for a check." },
  },
} as const satisfies Record<string, Screen>;
