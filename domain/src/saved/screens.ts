import type { Screen } from "../access/screen.ts";

export const savedScreens = {
  /** Visitors keep a list too, in their own browser. */
  saved: {
    path: "/saved",
    area: "public",
    access: "public",
    head: { title: "Saved", description: "Products you want to come back to, in collections of your own." },
  },
} as const satisfies Record<string, Screen>;
