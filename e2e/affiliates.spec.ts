import { expect } from "@playwright/test";
import { buyProduct } from "./buyer.ts";
import { call, signedInTest, signInFrom } from "./people.ts";
import { AMPHORA } from "./shopping.ts";
import { visit } from "./visitor.ts";

signedInTest(
  "a link is shared and bought through in another browser: the order is in the affiliate's trail, pending, within moments",
  async ({ page, account, browser, baseURL }) => {
    await visit(page, "/affiliate-program");
    await page.getByRole("button", { name: "Accept the terms and get your link" }).click();
    await page.getByRole("main").getByRole("link", { name: "Open your dashboard" }).click();
    await page.getByLabel("Where to").fill(`/product/${AMPHORA.id}`);
    await page.getByLabel("Sub-ID").fill("pots");
    const link = await page.getByText(/\?ref=\d{3}[A-Z]{3}&sub=pots$/).innerText();
    await expect(page.getByText("No orders yet.")).toBeVisible();

    const other = await browser.newContext({ baseURL: baseURL ?? "" });
    await signInFrom(other, baseURL, account);
    const shopping = await other.newPage();
    const noted = shopping.waitForResponse(/affiliates\/noteClick/);
    const { pathname, search } = new URL(link);
    await visit(shopping, pathname + search);
    expect(await (await noted).json()).toEqual({ isNoted: true });
    expect(new URL(shopping.url()).search).toBe("?sub=pots");
    await buyProduct(other.request, baseURL, AMPHORA.id);

    const trail = page.getByRole("region", { name: "Orders, each with its trail" });
    await expect(trail.getByText(AMPHORA.title)).toBeVisible();
    await expect(trail.getByText(/\(pots\) → order \d+, .*→ Pending until .*, 5% of what it leaves/)).toBeVisible();
    expect(await call(other.request, baseURL, "affiliates/ruleCommission", { id: "any", isApproved: true, reason: "Mine, please." })).toBe(
      403,
    );
    await other.close();
  },
);
