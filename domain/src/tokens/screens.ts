import type { Screen } from "../access/screen.ts";

export const tokenScreens = {
  usage: {
    path: "/blendagen/usage",
    area: "public",
    access: "signed-in",
    head: { title: "Token usage", description: "Your balance, plan and token history." },
  },
} as const satisfies Record<string, Screen>;
