import type { Billing as Whole } from "@blenda/domain/orders/model";
import { testForm } from "../../testing/form.tsx";
import { ANA, expect, openPart, page, test } from "../../testing/screen.tsx";
import { Billing } from "./billing.tsx";

const BILLING: Whole = {
  details: { name: "Ana", businessName: "", taxId: "", country: "" },
  invoices: [{ orderId: "o1", number: "100001", totalCents: 2_499, at: "2026-11-01T10:00:00.000Z", isOpen: true }],
  plan: {
    ...{ name: "Starter", priceCents: 2_499, renewsAt: "2026-12-01T10:00:00.000Z", expiresAt: "2026-12-01T10:00:00.000Z" },
    card: { brand: "visa", last4: "4242" },
  },
};

testForm({
  name: "invoice details for the next orders",
  open: async (server) => {
    server.answer("orders.billing", BILLING);
    await openPart(<Billing />, ANA);
  },
  button: "Save invoice details",
  operation: "orders.saveBilling",
  typed: { Name: "Ana B", "Business (optional)": "Lamps Ltd", Country: "DE" },
  sends: { details: { name: "Ana B", businessName: "Lamps Ltd", taxId: "", country: "DE" } },
  answer: { ...BILLING, details: { name: "Ana B", businessName: "Lamps Ltd", taxId: "", country: "DE" } },
  done: "Invoice details saved.",
  refusal: { code: "BAD_REQUEST", says: "We couldn't understand part of that request" },
});

test("the latest invoices lead to their orders and files; a plan says when it renews and with which card", async ({ server }) => {
  server.answer("orders.billing", BILLING);
  await openPart(<Billing />, ANA);
  await expect.element(page.getByRole("link", { name: "Order 100001" })).toHaveAttribute("href", "/order/o1");
  await expect.element(page.getByRole("link", { name: "PDF of order 100001" })).toHaveAttribute("href", "/invoices/o1.pdf");
  await expect.poll(() => document.body.innerText).toMatch(/Renews on .* for \$24\.99, with visa ending in 4242/i);
});
