import type { Eligibility, Refund } from "@blenda/domain/refunds/model";
import { testForm } from "../../testing/form.tsx";
import { ANA, expect, openPart, page, test } from "../../testing/screen.tsx";
import { RefundDialog } from "./refund-dialog.tsx";

const eligibility: Eligibility = {
  lineId: "line",
  isEligible: true,
  automaticFor: ["accidental"],
  allowedReasons: ["accidental", "faulty", "other"],
  until: null,
  mostCents: 2_499,
  isHeldByBank: false,
  instantUntil: null,
  standing: "undownloaded",
};
const text = "I pressed the button twice by mistake, sorry about that.";
const refund: Refund = {
  id: "refund",
  lineId: "line",
  orderId: "order",
  orderNumber: "B-1001",
  title: "A lamp",
  buyerName: "Ana",
  reason: "accidental",
  text,
  pictures: [],
  status: "approved",
  paidCents: 2_499,
  amountCents: 2_499,
  bank: "none",
  downloads: 0,
  lessonsOpened: 0,
  answer: "",
  dueAt: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  allowed: [],
  timeline: [],
  case: null,
};
const open = () => openPart(<RefundDialog eligibility={eligibility} title="A lamp" onClose={() => {}} />, ANA);

testForm({
  name: "ask for a refund",
  open,
  button: "Get $24.99 back",
  operation: "refunds.request",
  pressed: ["I bought it by accident"],
  typed: { "What happened?": text },
  sends: { lineId: "line", reason: "accidental", text, pictureIds: [] },
  answer: refund,
  refusal: { code: "REFUNDS_NOT_ELIGIBLE", data: { reason: "tooLate" }, says: "The refund window for this has closed." },
});

test("ask for a refund: nothing is chosen for anybody; without a reason it is asked for, and the keyboard goes there", async ({
  server,
}) => {
  await open();
  await page.getByRole("button", { name: "Choose a reason" }).click();
  await expect.element(page.getByLabelText("I bought it by accident")).toHaveFocus();
  await expect.element(page.getByLabelText("What happened?")).toHaveAccessibleDescription(expect.stringContaining("Please write at least"));
  expect(server.sent("refunds.request")).toEqual([]);
});

test("ask for a refund: what the answer will be is said before it is sent", async () => {
  await open();
  await page.getByText("I bought it by accident").click();
  await expect.element(page.getByText("$24.99 will be refunded to your card right away.")).toBeVisible();
  await page.getByText("A file doesn't work").click();
  await expect.element(page.getByText(/The creator answers within \d+ business days/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Ask for $24.99 back" })).toBeVisible();
});
