import type { Screen } from "../access/screen.ts";

export const orderScreens = {
  orders: {
    path: "/order",
    area: "public",
    access: "signed-in",
    head: { title: "Orders", description: "Your downloads, licences and invoices." },
  },
  order: {
    path: "/order/$orderId",
    area: "public",
    access: "signed-in",
    head: { title: "Order", description: "Your downloads, licences and invoice." },
  },
  myTutorials: {
    path: "/my-tutorials",
    area: "public",
    access: "signed-in",
    head: { title: "My courses", description: "The courses you own, and where you left off." },
  },
  linkEnded: {
    path: "/link-ended",
    area: "public",
    access: "public",
    head: { title: "Download link ended", description: "Links in a receipt work for 72 hours." },
  },
  licence: {
    path: "/licence/$code",
    area: "public",
    access: "public",
    isByCode: true,
    head: { title: "Licence", description: "Check a licence by its code." },
  },
} as const satisfies Record<string, Screen>;
