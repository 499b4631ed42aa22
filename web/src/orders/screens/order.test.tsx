import type { OrderLine, OrderPage } from "@blenda/domain/orders/model";
import { ANA, expect, openPart, page, test } from "../../testing/screen.tsx";
import { OrderBody } from "./order-body.tsx";

const AT = "2026-01-01T00:00:00.000Z";
const file = (name: string): OrderLine["downloads"][number] => ({
  ...{
    fileId: name,
    name,
    format: "glb",
    bytes: 1_100_000,
    sha256: "ab".repeat(32),
    url: `/downloads/line/${name}`,
    downloads: 0,
    lastAt: null,
  },
});
const line: OrderLine = {
  ...{
    id: "line",
    itemType: "product",
    itemId: "robot",
    title: "Robot",
    version: "1.0",
    shopName: "Orbit",
    shopSlug: null,
    creatorId: "cara",
  },
  ...{ posterUrl: null, stageHue: null, listCents: 2_000, discountCents: 0, taxCents: 0, paidCents: 2_000, refundedCents: 0 },
  ...{
    status: "fulfilled",
    hasAccess: true,
    isUpgrade: false,
    platformPaidCents: 0,
    bundle: null,
    licence: null,
    bought: null,
    newerVersion: null,
  },
  downloads: [file("robot.glb"), file("robot.fbx")],
};
const order: OrderPage = {
  ...{ id: "order", number: "1001", status: "paid", display: "Paid", isTest: false, totalCents: 2_000, email: "ana@example.com" },
  ...{
    createdAt: AT,
    paidAt: AT,
    currency: "USD",
    subtotalCents: 2_000,
    discountCents: 0,
    taxCents: 0,
    tax: null,
    refundedCents: 0,
    discountCode: null,
  },
  ...{ card: null, isInvoiceOpen: true, lines: [line], timeline: [], archive: { url: "/downloads/order/order.zip", bytes: 2_200_000 } },
  invoice: { name: "", businessName: "", taxId: "", country: "" },
};
const eligibility = {
  ...{ lineId: "line", isEligible: true, automaticFor: [], allowedReasons: [], until: null, instantUntil: null, mostCents: 2_000 },
  ...{ isHeldByBank: false, standing: "undownloaded" as const },
};

test("everything of an order is one press away, with its size; checksums are shown to whoever wants to verify", async ({ server }) => {
  server.answer("ratings.myReview", { review: null, obstacle: null });
  server.answer("refunds.mine", []);
  server.answer("refunds.eligibility", eligibility);
  await openPart(<OrderBody order={order} />, ANA);
  const all = page.getByRole("link", { name: "Download all (2.2 MB)" });
  await expect.element(all).toHaveAttribute("href", "/downloads/order/order.zip");
  const sum = page.getByText("ab".repeat(32)).first();
  await expect.element(sum).not.toBeVisible();
  await page.getByText("Verify robot.glb").click();
  await expect.element(sum).toBeVisible();
  await expect.element(page.getByText("You own this")).toBeVisible();
});

test("after a full refund nothing says that one owns it", async ({ server }) => {
  server.answer("ratings.myReview", { review: null, obstacle: null });
  server.answer("refunds.mine", []);
  server.answer("refunds.eligibility", { ...eligibility, isEligible: false, standing: "notNow" });
  const gone: OrderLine = { ...line, status: "refunded", hasAccess: false, downloads: [], refundedCents: 2_000 };
  await openPart(<OrderBody order={{ ...order, lines: [gone], archive: null }} />, ANA);
  await expect.element(page.getByText("Refunded", { exact: true })).toBeVisible();
  await expect.element(page.getByText("A refund for this has already been requested or paid.")).toBeVisible();
  expect(document.body.textContent).not.toMatch(/You own this|Write a review|Download all/);
});
