import { expect, type Page } from "@playwright/test";
import { expectNoFaults } from "./faults.ts";
import { newAddress, signedInTest as test } from "./people.ts";
import { AMPHORA, bringCart, expectRefusalSeen, openCheckout, ordersOf, thanks } from "./shopping.ts";
import { returningTest } from "./visitor.ts";

const walletSheet = (page: Page) => page.getByRole("dialog", { name: "Test wallet" });

test("a wallet pays the same order as a card: cancelled nothing happens, declined is told, approved is paid once", async ({
  page,
  context,
}) => {
  await bringCart(context, AMPHORA);
  await openCheckout(page);
  const wallet = page.getByRole("region", { name: "Express checkout" }).getByRole("button", { name: "Test wallet" });
  await wallet.click();
  await expectNoFaults(page, "the test wallet");
  await walletSheet(page).getByRole("button", { name: "Cancel" }).click();
  await expect(wallet).toBeFocused();
  expect(await ordersOf(page)).toEqual([]);
  await wallet.click();
  await walletSheet(page).getByRole("button", { name: "Decline" }).click();
  await expectRefusalSeen(page);
  await wallet.click();
  await walletSheet(page).getByRole("button", { name: "Approve $12.99" }).click();
  await expect(thanks(page)).toBeFocused();
  expect(await ordersOf(page)).toMatchObject([{ status: "paid", totalCents: 1_299 }]);
});

returningTest("a guest's wallet says where the receipt goes", async ({ page, context }) => {
  await bringCart(context, AMPHORA);
  await openCheckout(page);
  await page.getByRole("button", { name: "Test wallet" }).click();
  await walletSheet(page).getByRole("button", { name: "Approve $12.99" }).click();
  await expect(walletSheet(page).getByLabel("Email in your wallet")).toBeFocused();
  const email = newAddress();
  await walletSheet(page).getByLabel("Email in your wallet").fill(email);
  await walletSheet(page).getByRole("button", { name: "Approve $12.99" }).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByRole("main")).toContainText(email);
});
