import type { ProductCard } from "@blenda/domain/catalogue/model";
import { refundReasonTexts } from "@blenda/domain/refunds/texts";
import { expect } from "@playwright/test";
import { buyProduct } from "./buyer.ts";
import { openElsewhere } from "./elsewhere.ts";
import { expectNoFaults } from "./faults.ts";
import { message, signedInTest as test } from "./people.ts";
import { payWith, thanks } from "./shopping.ts";
import { visit } from "./visitor.ts";

const CREATOR = { name: "creator", email: "creator@blenda.test", password: "Blenda-demo-1" };

test("a creator makes a bundle; who owns one item pays for the others, and gives one of them back", async ({
  page,
  browser,
  context,
  baseURL,
}) => {
  const listed = (await (await context.request.get("/api/search/products?shop=demo-creator&sort=newest")).json()) as {
    items: ProductCard[];
  };
  const models = listed.items.filter(({ priceCents, isSubscriptionOnly }) => priceCents > 100 && !isSubscriptionOnly).slice(0, 3);
  const [owned, first, second] = models as [ProductCard, ProductCard, ProductCard];
  const sum = models.reduce((all, { priceCents }) => all + priceCents, 0);
  const name = `Journey set ${Date.now()}`;

  const creator = await openElsewhere(browser, baseURL, CREATOR, "/dashboard/bundles/new");
  for (const { title } of models) {
    await creator.getByLabel("Add an item").fill(title);
    await creator.getByRole("button", { name: `Add ${title}`, exact: true }).click();
  }
  await creator.getByLabel("Name", { exact: true }).fill(name);
  await creator.getByLabel("Price for everything").fill(((sum - 300) / 100).toFixed(2));
  await expectNoFaults(creator, "the editor of a bundle");
  await creator.getByRole("button", { name: "Save bundle" }).click();
  const row = creator.getByRole("article").filter({ hasText: name });
  await row.getByRole("button", { name: "Put on sale" }).click();
  await expect(message(creator, `${name} is on sale`)).toBeVisible();
  await expectNoFaults(creator, "one's own bundles");
  await row.getByRole("link", { name: "View" }).click();
  const address = new URL(creator.url()).pathname;
  await creator.context().close();

  await buyProduct(context.request, baseURL, owned.id);
  await visit(page, address);
  await expect(page.getByText(/^You own 1 of 3, so you pay/)).toBeVisible();
  await expectNoFaults(page, "a bundle");
  await page.getByRole("button", { name: "Add bundle to cart" }).click();
  await visit(page, "/cart");
  await page.getByText("2 of 3 items, the others are left out").click();
  await expect(page.getByText(`${owned.title} (you own it)`)).toBeVisible();
  await page.getByRole("button", { name: "Go to checkout" }).click();
  // A card no other journey gives back with: too many refunds of one card wait for a person.
  await payWith(page, "visa debit");
  await expect(thanks(page)).toBeVisible();

  const { orders } = (await (await context.request.get("/api/orders/orders")).json()) as { orders: { id: string }[] };
  await visit(page, `/order/${orders[0]?.id}`);
  await expect(page.getByText(/From the bundle/)).toHaveCount(2);
  await page.getByRole("button", { name: "Request a refund" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: refundReasonTexts.accidental }).check();
  await dialog.getByRole("textbox", { name: "What happened?" }).fill("I meant to buy another set, sorry about that.");
  await dialog.getByRole("button", { name: /^Get .* back$/ }).click();
  await expect(page.getByText(/was refunded to your card/)).toBeVisible();
  await expect(page.getByRole("heading", { name: first.title }).or(page.getByRole("heading", { name: second.title }))).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Request a refund" })).toHaveCount(1);
});
