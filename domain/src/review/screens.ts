import type { Screen } from "../access/screen.ts";
import { reviewers } from "../publication/access.ts";
import { seeProducts, seeReviews } from "./access.ts";

export const reviewScreens = {
  queue: {
    path: "/admin/reviews/products",
    area: "admin",
    access: reviewers,
    head: { title: "Pending products", description: "Products waiting for a reviewer, the oldest first." },
  },
  submission: {
    path: "/admin/reviews/product/$productId",
    area: "admin",
    access: seeReviews,
    head: { title: "Review a product", description: "One submission: look, compare, comment, decide." },
  },
  history: {
    path: "/admin/reviews/history",
    area: "admin",
    access: reviewers,
    head: { title: "Review history", description: "Every decision about a product, and how long it took." },
  },
  products: {
    path: "/admin/products",
    area: "admin",
    access: seeProducts,
    head: { title: "All products", description: "Every product and draft, whoever made it." },
  },
  editorQueue: {
    path: "/content-editor/pending-products",
    area: "editor",
    access: { any: ["view_content", "edit_content"] },
    head: { title: "Pending products for editors", description: "What creators submitted and reviewers have yet to decide." },
  },
} as const satisfies Record<string, Screen>;
