import type { OrderLine, OrderPage } from "@blenda/domain/orders/model";
import { NO_TAX } from "@blenda/domain/tax/rules";
import { forgetPlace } from "../../../product/tax/tax-place.ts";
import { testForm } from "../../../testing/form.tsx";
import { ANA, expect, type FakeServer, openPart, page, test } from "../../../testing/screen.tsx";
import { Passport } from "../passport.tsx";
import { OrganisationDialog } from "./organisation-dialog.tsx";
import { Seats } from "./seats.tsx";
import { SharedItems } from "./shared-items.tsx";

const licence: NonNullable<OrderLine["licence"]> = {
  code: "ABCD-EFGH-JKLM-NPQR",
  type: "studio",
  seats: 10,
  holder: "Ana",
  organisation: "Oak & Edge",
  status: "active",
  issuedAt: "2026-01-01T00:00:00.000Z",
  revokedAt: null,
  termsVersion: "2026-11",
  fileHashes: [],
};
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
    licence,
    downloads: [],
    bought: null,
    newerVersion: null,
  },
};
const order: OrderPage = {
  ...{ id: "order", number: "1001", status: "paid", display: "Paid", isTest: false, totalCents: 2_000, email: "ana@example.com" },
  ...{ createdAt: "2026-01-01T00:00:00.000Z", paidAt: "2026-01-01T00:00:00.000Z", currency: "USD", subtotalCents: 2_000 },
  ...{
    discountCents: 0,
    taxCents: 0,
    tax: null,
    refundedCents: 0,
    discountCode: null,
    card: null,
    isInvoiceOpen: true,
    archive: null,
    lines: [line],
    timeline: [],
  },
  invoice: { name: "", businessName: "", taxId: "", country: "" },
};

testForm({
  name: "organisation of a licence",
  open: () => openPart(<OrganisationDialog lineId="line" organisation="" onClose={() => {}} />, ANA),
  button: "Save",
  operation: "orders.setOrganisation",
  typed: { "Name of the organisation": "Oak & Edge" },
  sends: { lineId: "line", organisation: "Oak & Edge" },
  answer: order,
  done: "Licence updated.",
  refusal: { code: "ORDERS_NOT_FOUND", says: "We can't find this order" },
});

const nobody = { seats: [], room: 9 };
testForm({
  name: "invitation to a seat",
  open: async (server) => {
    server.answer("orders.seats", nobody);
    await openPart(<Seats lineId="line" />, ANA);
  },
  button: "Invite",
  operation: "orders.inviteSeat",
  faults: { "Email of a teammate": "Please enter your email address." },
  typed: { "Email of a teammate": "bob@example.com" },
  sends: { lineId: "line", email: "bob@example.com" },
  answer: { seats: [{ id: "seat", email: "bob@example.com", name: null }], room: 9 },
  done: "Invitation sent.",
  refusal: { code: "ORDERS_SEATS_TAKEN", says: "All seats are taken. Remove someone first, or buy another studio licence." },
});

test("seats: who has one, who was invited, and when there is none left", async ({ server }) => {
  server.answer("orders.seats", {
    seats: [
      { id: "a", email: "bob@example.com", name: "Bob" },
      { id: "b", email: "eve@example.com", name: null },
    ],
    room: 2,
  });
  await openPart(<Seats lineId="line" />, ANA);
  await expect.element(page.getByText("3 of 3 used")).toBeVisible();
  await expect.element(page.getByText("Invited", { exact: true })).toBeVisible();
  await expect.element(page.getByText("All seats are taken. Remove someone to invite someone else.")).toBeVisible();
  await page.getByRole("button", { name: "Remove Bob" }).click();
  server.answer("orders.removeSeat", {});
  await page.getByRole("button", { name: "Remove", exact: true }).last().click();
  await expect.poll(() => server.sent("orders.removeSeat")).toEqual([{ seatId: "a" }]);
});

const withUpgrades = async (server: FakeServer) => {
  server.answer("checkout.upgrades", {
    options: [
      { type: "studio", priceCents: 10_000, sale: null, differenceCents: 8_000, taxCents: 0 },
      { type: "extended", priceCents: 20_000, sale: null, differenceCents: 0, taxCents: 0 },
    ],
  });
  await openPart(<Passport licence={{ ...licence, type: "commercial", seats: 1 }} line={line} />, ANA);
  await page.getByRole("button", { name: "Upgrade licence" }).click();
};

test("an upgrade says what each licence costs, and leads to the checkout of its order", async ({ server }) => {
  await withUpgrades(server);
  await expect.element(page.getByText("$80.00", { exact: true })).toBeVisible();
  await page.getByText("Extended", { exact: true }).click();
  await expect.element(page.getByRole("button", { name: "Upgrade for free" })).toBeVisible();
  await page.getByText("Studio", { exact: true }).click();
  server.answer("checkout.upgrade", { orderId: "next", totalCents: 8_000 });
  await page.getByRole("button", { name: "Continue to pay $80.00" }).click();
  await expect.poll(() => location.pathname + location.search).toBe("/checkout?order=next");
  expect(server.sent("checkout.upgrade")).toEqual([{ lineId: "line", licence: "studio", expectedCents: 8_000 }]);
});

test("whoever hasn't said where they are chooses a country in the dialog, sees the price with its tax, and can go on", async ({
  server,
}) => {
  forgetPlace();
  const option = { type: "studio" as const, priceCents: 10_000, sale: null, differenceCents: 8_000, taxCents: 0 };
  server.answer("checkout.upgrades", { options: [option] });
  server.answer("tax.terms", { ...NO_TAX, setting: "table" });
  await openPart(<Passport licence={{ ...licence, type: "commercial", seats: 1 }} line={line} />, ANA, { flags: ["tax"] });
  await page.getByRole("button", { name: "Upgrade licence" }).click();
  const country = page.getByLabelText("Country", { exact: true });
  await expect.element(country).toHaveAccessibleDescription("Choose your country to see the tax.");
  server.refuse("checkout.upgrade", "TAX_COUNTRY_NEEDED");
  await page.getByRole("button", { name: "Continue to pay $80.00" }).click();
  await expect.element(page.getByText("Choose your country, so we can show you the tax before you pay.")).toBeVisible();

  server.answer("checkout.upgrades", { options: [{ ...option, taxCents: 1_520 }] });
  server.answer("tax.terms", { ...NO_TAX, setting: "table", country: "DE", knownBy: "chosen", rateBps: 1_900, elsewhere: "US" });
  await country.selectOptions("DE");
  await expect.element(page.getByText("Prices include $15.20 tax.", { exact: false })).toBeVisible();
  await page.getByRole("checkbox", { name: "I live in Germany" }).click();
  server.answer("checkout.upgrade", { orderId: "taxed", totalCents: 9_520 });
  await page.getByRole("button", { name: "Continue to pay $95.20" }).click();
  await expect.poll(() => location.pathname + location.search).toBe("/checkout?order=taxed");
  const said = { lineId: "line", licence: "studio", country: "DE" };
  expect(server.sent("checkout.upgrade").at(-1)).toMatchObject({ ...said, expectedCents: 9_520, isPlaceConfirmed: true });
  expect(server.sent("checkout.upgrades").at(-1)).toMatchObject({ lineId: "line", country: "DE" });
  forgetPlace();
});

test("a price that changed meanwhile is told before anything is paid", async ({ server }) => {
  await withUpgrades(server);
  server.refuse("checkout.upgrade", "CHECKOUT_CHANGED", { totalCents: 9_000 });
  await page.getByRole("button", { name: "Continue to pay $80.00" }).click();
  await expect.element(page.getByText("The total is now $90.00. Please check before you pay.")).toBeVisible();
});

test("without a larger licence there is no button; the organisation is named", async ({ server }) => {
  server.answer("checkout.upgrades", { options: [] });
  server.answer("orders.seats", nobody);
  await openPart(<Passport licence={licence} line={line} />, ANA);
  await expect.element(page.getByText("1 of 10 used")).toBeVisible();
  await expect.element(page.getByText(/For Oak & Edge\./)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Upgrade licence" })).not.toBeInTheDocument();
});

test("an invitation is accepted in the library, and then there are files", async ({ server }) => {
  const offered = {
    ...{ seatId: "seat", itemId: "robot", title: "Robot", shopName: "Orbit", holder: "Cara", posterUrl: null, stageHue: null },
    ...{ isAccepted: false, files: [] },
  };
  server.answer("orders.shared", { items: [offered] });
  await openPart(<SharedItems />, ANA);
  await expect.element(page.getByText("Cara invited you to use this with their studio licence.")).toBeVisible();
  server.answer("orders.acceptSeat", {});
  const file = { fileId: "f", name: "robot.glb", format: "glb", bytes: 2_000_000, url: "/downloads/line/f" };
  server.answer("orders.shared", { items: [{ ...offered, isAccepted: true, files: [file] }] });
  await page.getByRole("button", { name: "Accept" }).click();
  await expect.element(page.getByRole("link", { name: /robot\.glb/ })).toHaveAttribute("href", "/downloads/line/f");
  await expect.element(page.getByRole("button", { name: "Give up this seat" })).toBeVisible();
});
