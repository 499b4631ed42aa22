import type { Screen } from "../access/screen.ts";

const own = { area: "dashboard", access: "creator" } as const;

export const authoringScreens = {
  products: {
    ...own,
    path: "/dashboard/products",
    head: { title: "Products & Training", description: "Everything you sell and everything you're working on." },
  },
  newProduct: {
    ...own,
    path: "/dashboard/products/new",
    also: ["/dashboard/add-product"],
    head: { title: "New product", description: "Drop your files. We'll measure them and fill in the facts." },
  },
  editProduct: {
    ...own,
    path: "/dashboard/products/$productId/edit",
    head: { title: "Edit product", description: "Files, images, words, licences and price of one of your products." },
  },
} as const satisfies Record<string, Screen>;
