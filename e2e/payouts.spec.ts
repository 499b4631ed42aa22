import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { nextPayDay } from "@blenda/domain/payouts/rules";
import { addDays } from "@blenda/domain/shared/calendar";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { buyLicences } from "./buyer.ts";
import { openElsewhere } from "./elsewhere.ts";
import { expectNoFaults } from "./faults.ts";
import { test } from "./moved-site.ts";
import { call } from "./people.ts";

const demo = (name: string) => ({ name, email: `${name}@blenda.test`, password: "Blenda-demo-1" });
/** Two buyers of these pay the demo's creator more than one admin approves alone. */
const DEAREST = ["orbit-7-service-robot", "tangerine-interceptor", "meridian-bulk-hauler"];

const ACCOUNT = {
  ...{ currency: "USD", country: "US", holderName: "Demo creator", holderType: "person" },
  fields: {
    ...{ routingNumber: "021000021", accountNumber: "000123454471", accountType: "checking" },
    ...{ addressLine: "1 Main Street", city: "Boston", postCode: "02110" },
  },
};

async function giveAccount(context: BrowserContext, home: string | undefined): Promise<void> {
  expect(await call(context.request, home, "account/reauthenticate", { password: demo("creator").password })).toBe(200);
  expect(await call(context.request, home, "recipients/addRecipient", { ...ACCOUNT, key: randomUUID() })).toBe(200);
}

/** What the page says of the one payout there is. */
const row = (page: Page) => page.getByRole("button", { name: /\$1,\d{3}\.\d\d/ });

async function approve(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Approve 1 payout" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
}

test("a sale waits its thirty days, is collected on a Friday, approved by two, sent, paid, and stands in the statement", async ({
  context,
  request,
  browser,
  baseURL,
  site,
  me,
  account,
}) => {
  test.setTimeout(180_000);
  expect(me.email).not.toBe(account.email);
  await buyLicences(context.request, baseURL, "extended", DEAREST);
  await buyLicences(request, baseURL, "extended", DEAREST);

  const before = await openElsewhere(browser, baseURL, demo("creator"), "/dashboard/payouts");
  await expect(before.getByText("Sales clear after 30 days.")).toBeVisible();
  await expect(before.getByText("6 sales in their 30 days")).toBeVisible();
  await expect(before.getByText("No recipient yet").first()).toBeVisible();
  await giveAccount(before.context(), baseURL);
  await before.reload();
  await expect(before.getByText("USD, account ending 4471")).toBeVisible();
  await expectNoFaults(before, "payouts before the first");
  await before.context().close();

  const friday = nextPayDay(addDays(new Date().toISOString(), 31), "weekly");
  await site.wish({ moveTo: `${friday}T01:00:00.000Z` });
  await site.wish({ run: "orders.mature" });

  const first = await openElsewhere(browser, baseURL, demo("admin"), "/admin/payouts");
  await first.getByRole("button", { name: "Run now" }).click();
  await first.getByRole("button", { name: "Collect them" }).click();
  await expect(first.getByText("0 of 2")).toBeVisible();
  // Collected after the last comparison: nothing can be approved before the next.
  await first.getByLabel("Choose all on this page").check();
  await expect(first.getByRole("button", { name: "Approve 1 payout" })).toBeDisabled();
  await expectNoFaults(first, "the batch of a Friday");
  await first.getByRole("button", { name: "Compare now" }).click();
  await expect(first.getByText("Nothing unexplained")).toBeVisible();
  await approve(first);
  await expect(first.getByText("1 payout waits for another admin.")).toBeVisible();
  await expect(first.getByText("Nothing here needs your approval.")).toBeVisible();

  const second = await openElsewhere(browser, baseURL, demo("admin-2"), "/admin/payouts");
  await expect(second.getByText("1 of 2, yours is next")).toBeVisible();
  await second.getByLabel("Choose all on this page").check();
  await approve(second);
  await expect(second.getByText("1 payout approved.")).toBeVisible();
  // Sent by the work an approval asks for, and heard of from the provider: nobody reloads.
  await expect(first.getByRole("table", { name: "Payouts" }).getByText("Sent")).toBeVisible({ timeout: 60_000 });

  const creator = await openElsewhere(browser, baseURL, demo("creator"), "/dashboard/payouts");
  await expect(row(creator)).toContainText("Sent");
  await site.wish({ moveTo: addDays(`${friday}T12:00:00.000Z`, 6) });
  await site.wish({ run: "payouts.passTime" });
  await expect(row(creator)).toContainText("Paid");
  await expect(creator.getByText("Sales clear after 14 days.")).toBeVisible();
  await row(creator).press("Enter");
  await expect(creator.getByText("6 lines in it")).toBeVisible();
  await expectNoFaults(creator, "a payout that was paid");

  await creator.getByRole("button", { name: "Statement" }).click();
  const saved = creator.waitForEvent("download");
  await creator
    .getByRole("menuitem", { name: /as PDF$/ })
    .first()
    .click();
  const bytes = await readFile(await (await saved).path());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  for (const other of [first, second, creator]) await other.context().close();
});
