import type { TaxTerms } from "@blenda/domain/tax/model";
import { NO_TAX } from "@blenda/domain/tax/rules";
import { cart } from "../../cart/data/cart.ts";
import { storeAttempt } from "../data/attempt.ts";
import { LAMP, QUOTE } from "../../testing/cart.ts";
import { expect, type FakeServer, openScreen, page, test } from "../../testing/screen.tsx";
import { forgetPlace } from "../../product/tax/tax-place.ts";

const inGermany: TaxTerms = { ...NO_TAX, setting: "table", country: "DE", knownBy: "chosen", rateBps: 1_900 };
const quoteWith = (tax: TaxTerms, taxCents: number) => ({ ...QUOTE, tax, taxCents, totalCents: 2_499 + taxCents });

async function openCheckout(server: FakeServer, tax: TaxTerms, taxCents: number): Promise<void> {
  forgetPlace();
  cart.setItems([LAMP]);
  storeAttempt(null);
  server.answer("checkout.quote", quoteWith(tax, taxCents));
  await openScreen("/checkout", null, { flags: ["tax"] });
}

const lastAsked = (server: FakeServer) => server.sent("checkout.quote").at(-1) as { country?: string; taxNumber?: string; zone?: string };

test("the checkout says the tax and where it goes, and another country is asked for right away", async ({ server }) => {
  await openCheckout(server, inGermany, 475);
  await expect.element(page.getByText("Tax, 19% in Germany")).toBeVisible();
  await expect.element(page.getByText("$29.74").first()).toBeVisible();
  expect(lastAsked(server).zone).toBeTruthy();
  server.answer("checkout.quote", quoteWith({ ...inGermany, country: "FR", rateBps: 2_000 }, 500));
  await page.getByLabelText("Country", { exact: true }).first().selectOptions("FR");
  await expect.element(page.getByText("Tax, 20% in France")).toBeVisible();
  expect(lastAsked(server).country).toBe("FR");
});

test("nobody knows the country: it is asked for, and no tax is claimed", async ({ server }) => {
  await openCheckout(server, { ...NO_TAX, setting: "table" }, 0);
  await expect.element(page.getByLabelText("Country", { exact: true }).first()).toHaveAccessibleDescription("Choose your country to see the tax.");
});

test("a business gives its number: one that isn't known is said beside it, a valid one takes the tax off and says why", async ({
  server,
}) => {
  await openCheckout(server, inGermany, 475);
  await page.getByRole("checkbox", { name: "I'm buying for a business" }).click();
  const field = page.getByLabelText("VAT number", { exact: true });
  server.answer("checkout.quote", quoteWith({ ...inGermany, taxNumber: "DE1", numberState: "malformed" }, 475));
  await field.fill("DE1");
  await page.getByRole("button", { name: "Use this number" }).click();
  await expect.element(field).toHaveAccessibleDescription("We don't recognize this number in Germany, so tax is added.");
  server.answer(
    "checkout.quote",
    quoteWith({ ...inGermany, rateBps: 0, isReverseCharge: true, taxNumber: "DE136695976", numberState: "valid" }, 0),
  );
  await field.fill("DE136695976");
  await page.getByRole("button", { name: "Use this number" }).click();
  await expect.element(page.getByText("Reverse charge: the customer accounts for the VAT", { exact: false })).toBeVisible();
  expect(lastAsked(server)).toMatchObject({ country: "DE", taxNumber: "DE136695976" });
});

test("two pieces that speak for two countries are asked about", async ({ server }) => {
  await openCheckout(server, { ...inGermany, elsewhere: "US" }, 475);
  await expect.element(page.getByText("Your connection looks like United States.")).toBeVisible();
  const confirm = page.getByRole("checkbox", { name: "I live in Germany" });
  await confirm.click();
  await expect.element(confirm).toBeChecked();
});
