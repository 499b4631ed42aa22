import type { Screen } from "../access/screen.ts";

export const tallyScreens = {
  tally: {
    path: "/tally",
    area: "public",
    access: "public",
    head: { title: "Tally", description: "A number that everybody may raise by one." },
  },
} as const satisfies Record<string, Screen>;
