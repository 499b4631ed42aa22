import type { Screen } from "../access/screen.ts";

export const catalogueScreens = {
  product: {
    path: "/product/$productId",
    area: "public",
    access: "public",
    head: { title: "Product", description: "Turn the model, look at its wireframe, read the facts measured from the file." },
  },
  /** The address names the products: it can be handed on. */
  compare: {
    path: "/compare",
    area: "public",
    access: "public",
    head: { title: "Compare", description: "Up to four models side by side, on facts measured from their files." },
  },
} as const satisfies Record<string, Screen>;
