import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { expectNoFaults } from "./faults.ts";
import { AMPHORA } from "./shopping.ts";
import { returningTest as test, visit } from "./visitor.ts";

const PHONE = { width: 390, height: 844 };

test("a product is shared by link, by network and by embed code", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, `/product/${AMPHORA.id}`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Share" });
  await expect(sheet.getByLabel("Link", { exact: true })).toHaveValue(new RegExp(`/product/${AMPHORA.id}$`));
  await sheet.getByRole("button", { name: "Copy link" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/product/${AMPHORA.id}$`));
  for (const link of await sheet.getByRole("list", { name: "Share on" }).getByRole("link").all())
    await expect(link).toHaveAttribute("href", /^(https:|mailto:)/);
  await expect(sheet.getByLabel("Embed", { exact: true })).toHaveValue(new RegExp(`^<iframe src="http.*/embed/product/${AMPHORA.id}"`));
  await expectNoFaults(page, "the share sheet");
});

test("an embedded product shows in another site's page: poster, name, price, link, and the model on a press", async ({ page, baseURL }) => {
  const frame = `<iframe title="model" width="640" height="480" src="${baseURL}/embed/product/${AMPHORA.id}"></iframe>`;
  const elsewhere = createServer((_request, answer) =>
    answer.setHeader("content-type", "text/html").end(`<!doctype html><html lang="en"><title>Elsewhere</title>${frame}</html>`),
  );
  await once(elsewhere.listen(0, "127.0.0.1"), "listening");
  const { port } = elsewhere.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  const inside = page.frameLocator("iframe");
  await expect(inside.getByRole("img", { name: AMPHORA.title })).toBeVisible();
  const link = inside.getByRole("link", { name: new RegExp(`${AMPHORA.title}.*from \\$12\\.99`) });
  await expect(link).toHaveAttribute("href", new RegExp(`/product/${AMPHORA.id}$`));
  await expect(link).toHaveAttribute("target", "_blank");
  await inside.getByRole("button", { name: "View in 3D" }).click();
  await expect(inside.getByRole("button", { name: "View in 3D" })).toBeHidden();
  await expect(inside.locator("canvas").or(inside.getByRole("img")).first()).toBeVisible();
  elsewhere.close();
});

test("what each licence allows opens beside the product, and the page stays", async ({ page }) => {
  await visit(page, `/product/${AMPHORA.id}`);
  await expect(page.getByText(/Non-commercial/).first()).toBeVisible();
  await page.getByRole("button", { name: "What each licence allows" }).click();
  const dialog = page.getByRole("dialog", { name: "What each licence allows" });
  await expect(dialog.getByRole("rowheader", { name: "Personal" })).toBeVisible();
  await expectNoFaults(page, "the licences side by side");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(page).toHaveURL(`/product/${AMPHORA.id}`);
});

test("on a phone there is one Add to cart at a time: the bar comes when the button in the page has gone", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, `/product/${AMPHORA.id}`);
  const add = page.getByRole("button", { name: "Add to cart" });
  const inline = page.locator("#buy-actions").getByRole("button", { name: "Add to cart" });
  await inline.scrollIntoViewIfNeeded();
  await expect(add).toHaveCount(1);
  await expect(add).toBeInViewport();
  await page.getByRole("heading", { name: /^More from/ }).scrollIntoViewIfNeeded();
  await expect(inline).not.toBeInViewport();
  await expect(page.locator("[data-docked]").getByRole("button", { name: "Add to cart" })).toBeInViewport();
});

test("similar models are similar: a cactus is followed by the other cactus, not by a robot or a camera", async ({ request }) => {
  const { similar, moreFromShop } = await (await request.get("/api/catalogue/product?id=blush-globe-cactus")).json();
  const ids = (cards: { id: string }[]) => cards.map(({ id }) => id);
  expect(ids(similar)).toEqual(["dune-prickly-pear"]);
  expect(ids(moreFromShop)).not.toContain("dune-prickly-pear");
});
