import type { OrderPage } from "@blenda/domain/orders/model";
import { testForm } from "../../../testing/form.tsx";
import { ANA, expect, openPart, page, test, type } from "../../../testing/screen.tsx";
import { InvoiceDialog } from "./invoice-dialog.tsx";

const order: OrderPage = {
  id: "order",
  number: "B-1001",
  status: "paid",
  display: "Paid",
  isTest: false,
  totalCents: 2_499,
  createdAt: "2026-01-01T00:00:00.000Z",
  paidAt: "2026-01-01T00:00:00.000Z",
  email: "ana@example.com",
  currency: "USD",
  subtotalCents: 2_499,
  discountCents: 0,
  taxCents: 0,
  tax: null,
  refundedCents: 0,
  discountCode: null,
  card: null,
  invoice: { name: "", businessName: "", taxId: "", country: "" },
  isInvoiceOpen: true,
  archive: null,
  lines: [],
  timeline: [],
};
const open = () => openPart(<InvoiceDialog order={order} onClose={() => {}} />, ANA);

testForm({
  name: "invoice details",
  open,
  button: "Save",
  operation: "orders.updateInvoice",
  typed: { Name: "Ana B", "Business (optional)": "Lamps Ltd", Country: "DE" },
  sends: { id: "order", invoice: { name: "Ana B", businessName: "Lamps Ltd", taxId: "", country: "DE" } },
  answer: order,
  done: "Invoice updated.",
  refusal: { code: "ORDERS_INVOICE_FIXED", says: "You can edit an invoice for" },
});

test("invoice details: what does not fit on the paper is said beside its field", async ({ server }) => {
  await open();
  const name = page.getByLabelText("Name", { exact: true });
  await expect.element(name).toBeVisible();
  type(name.element(), "x".repeat(121));
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription("Please use at most 120 characters.");
  expect(server.sent("orders.updateInvoice")).toEqual([]);
});
