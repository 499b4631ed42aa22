import { ownTargetText } from "@blenda/domain/access/target";
import type { PaymentDetail, PaymentLine, ProviderEventDetail } from "@blenda/domain/payments/model";
import { testForm } from "../../testing/form.tsx";
import { ADA, holding, pageOf } from "../../testing/people.ts";
import { expect, type FakeServer, openScreen, page, test } from "../../testing/screen.tsx";

const LINE: PaymentLine = {
  ...{ id: "o1", number: "100001", email: "bo@example.com", buyerId: "bo", items: ["Lamp"], totalCents: 4_000, refundedCents: 300 },
  ...{ currency: "USD", status: "paid", state: "partly_refunded", card: { brand: "visa", last4: "4242" }, provider: "simulated" },
  ...{ isTest: false, isFraud: false, createdAt: "2026-11-01T10:00:00.000Z" },
};
const ORDER: PaymentDetail = {
  ...LINE,
  ...{ intentId: "pi_1", paidAt: LINE.createdAt, subtotalCents: 4_000, discountCents: 0, discountCode: null, taxCents: 0 },
  lines: [
    {
      ...{ id: "l1", itemType: "product", itemId: "lamp", title: "Lamp", shopName: "Lights", licence: null, listCents: 4_000 },
      ...{ discountCents: 0, taxCents: 0, paidCents: 4_000, refundedCents: 300, status: "partially_refunded" },
      split: { net: 4_000, commission: 600, processing: 146, affiliate: 0, collaborators: 0, creator: 3_254 },
    },
  ],
  timeline: [
    { at: LINE.createdAt, what: "Order created", detail: "", eventId: null },
    { at: LINE.createdAt, what: "Payment succeeded", detail: "fulfilled", eventId: "evt_1" },
  ],
  ...{ refunds: [], fraud: null, waitingEvents: 1, isOwn: false, may: ["resendReceipt", "fulfilAgain", "markFraud"] },
};
const EVENT: ProviderEventDetail = {
  ...{ provider: "simulated", eventId: "evt_1", type: "refunded", objectId: "pi_1", receivedAt: LINE.createdAt, processedAt: null },
  ...{ outcome: "waiting", order: { id: "o1", number: "100001" }, payload: '{\n  "id": "evt_1"\n}' },
};

async function openPayments(server: FakeServer, asked = "", who = ADA, order: Partial<PaymentDetail> = {}): Promise<void> {
  server.answer("payments.orders", pageOf(LINE));
  server.answer("payments.order", { ...ORDER, ...order });
  server.answer("payments.providerEvents", pageOf(EVENT));
  server.answer("payments.providerEvent", EVENT);
  await openScreen(`/admin/payments${asked}`, who);
}

test("the address carries words and filters to the server; an order that another page names is open", async ({ server }) => {
  await openPayments(server, "?q=4242&state=refunded&order=o1");
  await expect.element(page.getByRole("heading", { name: "Order 100001", exact: true }).first()).toBeVisible();
  expect(location.search).toContain("open=o1");
  expect(server.sent("payments.orders")[0]).toEqual({ search: "4242", state: "refunded", sort: "created", direction: "desc" });
  await expect.element(page.getByText("Creator $32.54")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Show event" })).toHaveAttribute("href", expect.stringContaining("evt_1"));
});

test("a receipt is sent again, and the provider asked again, with what that came to", async ({ server }) => {
  await openPayments(server, "?open=o1");
  server.answer("payments.resendReceipt", ORDER);
  await page.getByRole("button", { name: "Resend receipt" }).click();
  await expect.element(page.getByText("Receipt sent again.")).toBeVisible();
  server.answer("payments.fulfilAgain", { outcome: "heard" });
  await page.getByRole("button", { name: "Ask provider again" }).click();
  await expect.poll(() => server.sent("payments.fulfilAgain")).toEqual([{ orderId: "o1" }]);
});

test("an event is shown as it came, and what waits can be asked for again", async ({ server }) => {
  await openPayments(server, "?tab=events&open=simulated:evt_1");
  await expect.poll(() => document.body.innerText).toContain('"id": "evt_1"');
  server.answer("payments.fulfilAgain", { outcome: "heard" });
  await page.getByRole("button", { name: "Ask provider again" }).click();
  await expect.poll(() => server.sent("payments.fulfilAgain")).toEqual([{ event: { provider: "simulated", eventId: "evt_1" } }]);
});

test("whoever only sees payments has no button that would be refused", async ({ server }) => {
  await openPayments(server, "?open=o1", holding("view_orders"), { may: [] });
  await expect.element(page.getByText(/who manages refunds, can apply it/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Resend receipt" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Ask provider again" })).not.toBeInTheDocument();
});

test("an event that waits is only read by whoever only sees payments", async ({ server }) => {
  await openPayments(server, "?tab=events&open=simulated:evt_1", holding("view_orders"));
  await expect.poll(() => document.body.innerText).toContain('"id": "evt_1"');
  await expect.element(page.getByRole("button", { name: "Ask provider again" })).not.toBeInTheDocument();
});

test("an order of one's own says why nothing can be done about it", async ({ server }) => {
  await openPayments(server, "?open=o1", ADA, { isOwn: true, may: [] });
  await expect.element(page.getByText(ownTargetText)).toBeVisible();
});

testForm({
  name: "an order is marked as fraud",
  open: async (server) => {
    await openPayments(server, "?open=o1");
    await page.getByRole("button", { name: "Mark as fraud" }).click();
  },
  button: "Mark now",
  operation: "payments.markFraud",
  faults: { Reason: "Please say why, in a few words." },
  typed: { Reason: "A stolen card" },
  sends: { orderId: "o1", isFraud: true, reason: "A stolen card" },
  answer: { ...ORDER, isFraud: true, fraud: { reason: "A stolen card", by: "Ada", at: LINE.createdAt } },
  refusal: { code: "PAYMENTS_NOT_FOUND", says: "This order doesn't exist." },
});

test("the tax of a quarter is told by country and rate, and saved for the return", async ({ server }) => {
  const sums = { netCents: 6_499, taxCents: 1_235, refundedNetCents: 840, refundedTaxCents: 160 };
  server.answer("tax.report", {
    ...{ quarter: "2026-Q4", quarters: ["2026-Q4", "2026-Q3"], unproven: 1 },
    rows: [{ country: "DE", rateBps: 1_900, isReverseCharge: false, sales: 2, ...sums }],
  });
  await openPayments(server, "?tab=tax");
  await expect.element(page.getByRole("row", { name: "Germany 19% 2 $64.99 $12.35 $8.40 $1.60 $10.75" })).toBeVisible();
  server.answer("tax.reportFile", { name: "tax.csv", csv: "", isCut: false });
  await page.getByRole("button", { name: "Save as CSV" }).click();
  await expect.poll(() => server.sent("tax.reportFile")).toEqual([{ quarter: "2026-Q4" }]);
  await page.getByRole("combobox", { name: /Quarter/ }).selectOptions("2026-Q3");
  await expect.poll(() => server.sent("tax.report").at(-1)).toEqual({ quarter: "2026-Q3" });
});
