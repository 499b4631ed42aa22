import type { Screen } from "../access/screen.ts";

export const catalogueScreens = {
  product: {
    path: "/product/$productId",
    area: "public",
    access: "public",
    head: { title: "Product", description: "Turn the model, look at its wireframe, read the facts measured from the file." },
  },
} as const satisfies Record<string, Screen>;
