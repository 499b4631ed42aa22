import type { Refund } from "@blenda/domain/refunds/model";
import { testForm } from "../../testing/form.tsx";
import { ANA, expect, openPart, page, test, type } from "../../testing/screen.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";

const refund: Refund = {
  id: "refund",
  lineId: "line",
  orderId: "order",
  orderNumber: "B-1001",
  title: "A lamp",
  buyerName: "Bo",
  reason: "faulty",
  text: "It does not open in my program at all.",
  pictures: [],
  status: "creator_review",
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
const refusal = {
  code: "REFUNDS_INVALID_TRANSITION",
  data: { from: "cancelled_by_buyer", event: "decline", allowed: [] },
  says: "This is not possible while the refund is cancelled by buyer",
} as const;

testForm({
  name: "a creator declines",
  open: () => openPart(<DecisionDialog refund={refund} event="decline" onClose={() => {}} />, ANA),
  button: "Decline",
  operation: "refunds.decide",
  typed: { "Why not?": "The file opens fine in three programs we tried." },
  sends: { id: "refund", event: "decline", answer: "The file opens fine in three programs we tried." },
  answer: refund,
  refusal,
});

test("a creator offers a part: the sum is the one the rule rounds to, and a part out of bounds is told beside its field", async ({
  server,
}) => {
  await openPart(<DecisionDialog refund={refund} event="offerPartial" onClose={() => {}} />, ANA);
  const part = page.getByLabelText("Part in percent");
  await expect.element(part).toHaveAccessibleDescription("That is $12.50 of $24.99.");
  type(part.element(), "3.5");
  await page.getByRole("button", { name: "Offer" }).click();
  await expect.element(part).toHaveFocus();
  await expect.element(part).toHaveAccessibleDescription(expect.stringContaining("Please enter a number from"));
  expect(server.sent("refunds.decide")).toEqual([]);
});
