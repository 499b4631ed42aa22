import type { Screen } from "../access/screen.ts";

export const tokenScreens = {
  usage: {
    path: "/blendagen/usage",
    area: "public",
    access: "signed-in",
    head: { title: "Token usage", description: "Your balance, your plan, and where every token went." },
  },
} as const satisfies Record<string, Screen>;
