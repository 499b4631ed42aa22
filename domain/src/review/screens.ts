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
  trainingQueue: {
    path: "/admin/reviews/trainings",
    area: "admin",
    access: reviewers,
    head: { title: "Pending Training", description: "Courses waiting for a reviewer, the oldest first." },
  },
  trainingSubmission: {
    path: "/admin/reviews/training/$trainingId",
    area: "admin",
    access: seeReviews,
    head: { title: "Review a course", description: "One submission: watch, read, compare, comment, decide." },
  },
  history: {
    path: "/admin/reviews/history",
    area: "admin",
    access: reviewers,
    head: { title: "Review history", description: "Every decision about a product or a course, and how long it took." },
  },
  products: {
    path: "/admin/products",
    area: "admin",
    access: seeProducts,
    head: { title: "All products", description: "Every product and draft, whoever made it." },
  },
  trainings: {
    path: "/admin/trainings",
    area: "admin",
    access: seeProducts,
    head: { title: "All courses", description: "Every course and draft of one, whoever made it." },
  },
  editorQueue: {
    path: "/content-editor/pending-products",
    area: "editor",
    access: { any: ["view_content", "edit_content"] },
    head: { title: "Pending products for editors", description: "What creators submitted and reviewers have yet to decide." },
  },
  editorSubmission: {
    path: "/content-editor/pending-products/$productId",
    area: "editor",
    access: seeReviews,
    head: { title: "Review a product for editors", description: "One submission in the editors' panel: look, compare, comment, decide." },
  },
  editorTrainingSubmission: {
    path: "/content-editor/pending-training/$trainingId",
    area: "editor",
    access: seeReviews,
    head: { title: "Review a course for editors", description: "One submission in the editors' panel: watch, read, comment, decide." },
  },
  editorTrainingQueue: {
    path: "/content-editor/pending-training",
    area: "editor",
    access: { any: ["view_content", "edit_content"] },
    head: { title: "Pending Training for editors", description: "Courses that were submitted and that reviewers have yet to decide." },
  },
} as const satisfies Record<string, Screen>;
