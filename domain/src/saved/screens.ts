import type { Screen } from "../access/screen.ts";

export const savedScreens = {
  /** Visitors keep a list too, in their own browser. */
  saved: {
    path: "/saved",
    area: "public",
    access: "public",
    head: { title: "Saved", description: "Products you've saved, in your own collections." },
  },
} as const satisfies Record<string, Screen>;
