import type { BundlePage } from "@blenda/domain/bundles/model";
import type { Me } from "@blenda/domain/identity/model";
import { NO_TAX } from "@blenda/domain/tax/rules";
import { faultsHere } from "../../testing/faults.ts";
import { ANA, expect, openScreen, page, test } from "../../testing/screen.tsx";
import "./bundle.tsx";

const ROOT: Me = { ...ANA, id: "rob", isAdmin: true, permissions: ["approve_content"] };
const item = (itemId: string, title: string, priceCents: number) => ({
  ...{ itemType: "product" as const, itemId, title, priceCents },
  ...{ posterUrl: null, stageHue: 40, isForSale: true },
});
const BUNDLE: BundlePage = {
  id: "set",
  title: "Workshop set",
  description: "Two that go together.",
  creatorId: "ana",
  shopName: "Oak & Edge",
  items: [item("robot", "Robot", 2_000), item("crate", "Crate", 1_000)],
  options: [
    { licence: "personal", priceCents: 2_400, separatelyCents: 3_000 },
    { licence: "commercial", priceCents: 4_800, separatelyCents: 6_000 },
  ],
  publishedAt: "2026-03-01T00:00:00.000Z",
};

test("a bundle says what is in it, what it costs under each licence and what one saves, and lies in the cart as one line", async ({
  server,
}) => {
  server.answer("bundles.bundle", BUNDLE);
  await openScreen("/bundle/set");
  await expect.element(page.getByRole("heading", { level: 1, name: "Workshop set" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Crate" })).toBeVisible();
  await expect.element(page.getByText("You save $6.00", { exact: false })).toBeVisible();
  await page.getByText("Commercial").click();
  await expect.element(page.getByText("You save $12.00", { exact: false })).toBeVisible();
  expect(await faultsHere()).toEqual([]);
  await page.getByRole("button", { name: "Add bundle to cart" }).click();
  await expect.poll(() => localStorage.getItem("blenda.cart")).toContain('"bundle"');
  localStorage.removeItem("blenda.cart");
});

test("where tax is collected the price says what comes on top, before anything lies in the cart", async ({ server }) => {
  server.answer("bundles.bundle", BUNDLE);
  server.answer("tax.terms", { ...NO_TAX, setting: "table", country: "DE", knownBy: "connection", rateBps: 1_900 });
  await openScreen("/bundle/set", null, { flags: ["tax"] });
  await expect.element(page.getByText("$28.56, includes $4.56 tax (19% in Germany)")).toBeVisible();
  await page.getByText("Commercial").click();
  await expect.element(page.getByText("$57.12, includes $9.12 tax (19% in Germany)")).toBeVisible();
});

test("one our team took off sale is gone for everybody, and whoever decides reads why and puts it back", async ({ server }) => {
  server.refuse("bundles.bundle", "BUNDLES_NOT_FOUND");
  server.answer("bundles.stoppedBundle", {
    ...{ id: "set", title: "Workshop set", description: "", creatorId: "ana" },
    ...{ reason: "Its name is an insult.", at: "2026-03-01T00:00:00.000Z" },
  });
  server.lose("checkout.quote");
  await openScreen("/bundle/set", ROOT);
  await expect.element(page.getByText("Its name is an insult.")).toBeVisible();
  await page.getByRole("button", { name: "Put back on sale" }).click();
  const dialog = page.getByRole("dialog", { name: "Put this bundle back on sale?" });
  await dialog.getByRole("button", { name: "Put back on sale" }).click();
  await expect.element(dialog.getByText("Say why, for the record.")).toBeVisible();
  await dialog.getByLabelText("Reason").fill("It has another name now.");
  server.answer("bundles.reinstateBundle", { id: "set" });
  server.answer("bundles.bundle", BUNDLE);
  await dialog.getByRole("button", { name: "Put back on sale" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Workshop set" })).toBeVisible();
  expect(server.sent("bundles.reinstateBundle")).toEqual([{ id: "set", reason: "It has another name now." }]);
});

test("with something in it off the shelf it says so, and cannot be bought", async ({ server }) => {
  const gone = { ...item("crate", "", 0), isForSale: false };
  server.answer("bundles.bundle", { ...BUNDLE, items: [item("robot", "Robot", 2_000), gone], options: [] });
  await openScreen("/bundle/set");
  await expect.element(page.getByText("Something in this bundle isn't for sale right now")).toBeVisible();
  expect(page.getByRole("button", { name: "Add bundle to cart" }).query()).toBeNull();
});
