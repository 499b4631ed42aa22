import type { RefundDetail, RefundLine, StuckRefund } from "@blenda/domain/refunds/lists/model";
import { testForm } from "../../../testing/form.tsx";
import { ADA, holding, pageOf } from "../../../testing/people.ts";
import { expect, type FakeServer, openPart, openScreen, page, test } from "../../../testing/screen.tsx";
import { GiveBackDialog } from "./give-back-dialog.tsx";

const AT = "2026-11-01T09:00:00.000Z";
const LINE: RefundLine = {
  id: "r1",
  orderNumber: "100001",
  title: "A lamp",
  buyerName: "Bo Sample",
  creatorName: "Cy",
  reason: "faulty",
  amountCents: 2_499,
  status: "failed",
  bank: "none",
  isByStaff: false,
  createdAt: AT,
  dueAt: null,
};
const DETAIL: RefundDetail = {
  ...LINE,
  case: null,
  lineId: "line",
  orderId: "order",
  text: "It does not open at all.",
  pictures: [],
  pictureCount: 2,
  paidCents: 2_499,
  downloads: 3,
  lessonsOpened: 0,
  answer: "",
  updatedAt: AT,
  allowed: [],
  timeline: [{ at: AT, what: "Approved" }],
  assigneeName: null,
  approverName: null,
  attempts: 4,
  money: [],
  stuck: "failed",
  mayRetry: true,
};
const STUCK: StuckRefund = { ...LINE, stuck: "failed", attempts: 4, since: AT };

async function openRefunds(server: FakeServer, asked = "", me = ADA): Promise<void> {
  server.answer("refunds.allRefunds", pageOf(LINE));
  server.answer("refunds.pendingRefunds", [STUCK]);
  server.answer("refunds.refundDetail", DETAIL);
  await openScreen(`/admin/refunds${asked}`, me);
}

test("the address carries words, filters and order to the server, and the file is what was filtered", async ({ server }) => {
  await openRefunds(server, "?q=lamp&status=failed&sort=-amount");
  await expect.element(page.getByText("A lamp")).toBeVisible();
  const asked = { search: "lamp", status: "failed", sort: "amount", direction: "desc" };
  expect(server.sent("refunds.allRefunds")).toEqual([asked]);
  server.answer("refunds.refundsFile", { name: "refunds.csv", csv: "id\n", isCut: false });
  await page.getByRole("button", { name: "CSV" }).click();
  await expect.poll(() => server.sent("refunds.refundsFile")).toEqual([asked]);
});

test("a refund that failed says so beside the list, and who decides tries it again with a reason", async ({ server }) => {
  await openRefunds(server, "?open=r1");
  await expect.element(page.getByText("The card provider refused it three times")).toBeVisible();
  await expect.element(page.getByText("2 pictures. They open for those who decide, once it is a case.")).toBeVisible();
  server.answer("refunds.retryRefund", { ...DETAIL, status: "processing", stuck: null, mayRetry: false });
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("dialog").getByLabelText("Reason").fill("The provider was down");
  await page.getByRole("dialog").getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => server.sent("refunds.retryRefund")).toEqual([{ id: "r1", reason: "The provider was down" }]);
});

test("who may only read has nothing to press: no refund, no second try, no disputes", async ({ server }) => {
  await openRefunds(server, "?tab=stuck", holding("view_orders"));
  await expect.element(page.getByText("A lamp")).toBeVisible();
  for (const name of ["Refund an order", "Try again A lamp"]) expect(page.getByRole("button", { name }).elements()).toEqual([]);
  expect(page.getByRole("link", { name: "Disputes" }).elements()).toEqual([]);
});

testForm({
  name: "an order is refunded without a request",
  open: async (server) => {
    const line = { lineId: "line", title: "A lamp", creatorName: "Cy", paidCents: 2_499, leftCents: 2_499, obstacle: null };
    server.answer("refunds.orderToRefund", { orderNumber: "100001", buyerName: "Bo", paidAt: AT, lines: [line] });
    await openPart(<GiveBackDialog isAdmin onDone={() => {}} onClose={() => {}} />, ADA);
    await page.getByLabelText("Order number").fill("100001");
    await page.getByRole("button", { name: "Find order" }).click();
  },
  button: "Refund it",
  operation: "refunds.staffRefund",
  faults: {
    "What it's about": "Choose what it's about.",
    Reason: "Please explain it in 10 to 500 characters. The creator will read it.",
  },
  typed: { "Amount in dollars": "12.34", "What it's about": "faulty", Reason: "The file was replaced by mistake." },
  sends: { lineId: "line", amountCents: 1_234, reason: "faulty", text: "The file was replaced by mistake." },
  answer: { ...DETAIL, status: "approved", isByStaff: true, stuck: null },
  refusal: { code: "REFUNDS_TOO_MUCH", says: "That's more than what's left of the payment" },
});
