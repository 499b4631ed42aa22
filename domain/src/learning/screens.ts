import type { Screen } from "../access/screen.ts";

export const learningScreens = {
  certificate: {
    path: "/certificate/$code",
    area: "public",
    access: "public",
    isByCode: true,
    head: { title: "Certificate", description: "Check a course certificate by its code." },
  },
} as const satisfies Record<string, Screen>;
