import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { freePort, startServer } from "../server/src/testing/server-process.ts";
import { expectNoFaults } from "./faults.ts";
import { copyFreshData } from "./fresh-data.ts";
import { test as people } from "./people.ts";
import { AMPHORA, badge, bringCart, cartLines, openCheckout, payButton, payWith, thanks } from "./shopping.ts";
import { visit } from "./visitor.ts";

/** Journeys in a shop that collects tax by the table. */
const test = people.extend<object, { shop: string }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: this is how a fixture says that it needs nothing
    async ({}, use) => {
      const PORT = String(await freePort());
      const DATA_DIR = `.data/e2e-${PORT}`;
      await copyFreshData(DATA_DIR);
      const server = await startServer({
        ...{ PORT, DATA_DIR, DATABASE_URL: "embedded", REQUESTS_PER_MINUTE: "0", TRUSTED_PROXIES: "127.0.0.1" },
        ...{ TAX: "table", TAX_NUMBER: "EU372000001" },
      });
      await use(`http://localhost:${PORT}`);
      await server.stop();
      await rm(join(import.meta.dirname, "..", DATA_DIR), { recursive: true });
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop),
});
test.use({ timezoneId: "Europe/Berlin" });
// One after the other: each worker would start a shop of its own.
test.describe.configure({ mode: "default" });

const order = (page: Page) => page.getByRole("region", { name: "Your order" });
const countryField = (page: Page) => page.getByLabel("Country", { exact: true }).first();

async function openOrder(page: Page): Promise<void> {
  await expect(thanks(page)).toBeVisible();
  const { orders } = (await (await page.request.get("/api/orders/orders")).json()) as { orders: { id: string }[] };
  await visit(page, `/order/${orders[0]?.id}`);
}

test("a buyer in Germany sees the tax from the product page on, pays it, and finds it on the order", async ({ page, me }) => {
  expect(me).toBeTruthy();
  await visit(page, `/product/${AMPHORA.id}`);
  await expect(page.getByText("$15.46, includes $2.47 tax (19% in Germany)")).toBeVisible();
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(badge(page)).toHaveAccessibleName("Cart, 1 item");
  await visit(page, "/cart");
  await expect(cartLines(page)).toHaveCount(1);
  await expect(page.getByText("Tax, 19% in Germany")).toBeVisible();
  await expectNoFaults(page, "the cart with tax");
  await openCheckout(page);
  await expect(payButton(page)).toHaveText("Pay $15.46");
  await expectNoFaults(page, "the checkout with tax");
  await payWith(page, "visa");
  await openOrder(page);
  await expect(page.getByText("Tax, 19% in Germany").first()).toBeVisible();
  await expect(page.getByText("$15.46").first()).toBeVisible();
});

test("a business pays without tax, and its order says why", async ({ page, context, me }) => {
  expect(me).toBeTruthy();
  await bringCart(context, AMPHORA);
  await openCheckout(page);
  await page.getByRole("checkbox", { name: "I'm buying for a business" }).check();
  await page.getByLabel("VAT number", { exact: true }).fill("DE136695977");
  await page.getByRole("button", { name: "Use this number" }).click();
  await expect(page.getByText("We don't recognize this number in Germany, so tax is added.").first()).toBeVisible();
  await expect(payButton(page)).toHaveText("Pay $15.46");
  await page.getByLabel("VAT number", { exact: true }).fill("DE136695976");
  await page.getByRole("button", { name: "Use this number" }).click();
  await expect(payButton(page)).toHaveText("Pay $12.99");
  await expect(order(page)).toContainText("Reverse charge: the customer accounts for the VAT");
  await payWith(page, "visa");
  await openOrder(page);
  await expect(page.getByText("VAT number DE136695976").first()).toBeVisible();
  await expect(page.getByText("Reverse charge: the customer accounts for the VAT", { exact: false }).first()).toBeVisible();
});

test("who moves before paying sees the new total first, and is asked where they live when the connection says otherwise", async ({
  page,
  context,
  me,
}) => {
  expect(me).toBeTruthy();
  await bringCart(context, AMPHORA);
  await openCheckout(page);
  await expect(payButton(page)).toHaveText("Pay $15.46");
  await countryField(page).selectOption("HU");
  await expect(payButton(page)).toHaveText("Pay $16.50");
  await expect(order(page)).toContainText("Tax, 27% in Hungary");
  await payWith(page, "visa");
  await expect(page.getByText("Please confirm where you live. You haven't been charged.", { exact: false })).toBeVisible();
  await page.getByRole("checkbox", { name: "I live in Hungary" }).check();
  await payWith(page, "visa");
  await openOrder(page);
  await expect(page.getByText("$16.50").first()).toBeVisible();
});
