import { randomUUID } from "node:crypto";
import { nextPayDay } from "@blenda/domain/payouts/rules";
import { addDays } from "@blenda/domain/shared/calendar";
import { expect, type Page } from "@playwright/test";
import { buyLicences, buyProduct } from "./buyer.ts";
import { expectLive, openElsewhere } from "./elsewhere.ts";
import { expectNoFaults } from "./faults.ts";
import { test } from "./moved-site.ts";
import { call, newPerson, signInFrom } from "./people.ts";
import { AMPHORA } from "./shopping.ts";
import { visit } from "./visitor.ts";

/** Our five percent of these, under the dearest licence, is more than the least that is paid out. */
const DEAREST = ["orbit-7-service-robot", "tangerine-interceptor", "meridian-bulk-hauler"];

const ACCOUNT = {
  ...{ currency: "USD", country: "US", holderName: newPerson().name, holderType: "person" },
  fields: {
    ...{ routingNumber: "021000021", accountNumber: "000123454471", accountType: "checking" },
    ...{ addressLine: "1 Main Street", city: "Boston", postCode: "02110" },
  },
};

/** So soon an order is in the trail. */
const TRAIL_MS = 1_000;

const trailOf = (page: Page) => page.getByRole("region", { name: "Orders, each with its trail" });

test("a link is shared and bought through in another browser: pending in the trail at once, approved after the hold, and in the payout", async ({
  page,
  context,
  me,
  account,
  browser,
  baseURL,
  site,
}) => {
  test.setTimeout(180_000);
  await visit(page, "/affiliate-program");
  await page.getByRole("button", { name: "Accept the terms and get your link" }).click();
  await page.getByRole("main").getByRole("link", { name: "Open your dashboard" }).click();
  await page.getByLabel("Where to").fill(`/product/${AMPHORA.id}`);
  await page.getByLabel("Sub-ID").fill("pots");
  const link = await page.getByText(/\?ref=\d{3}[A-Z]{3}&sub=pots$/).innerText();
  await expect(page.getByText("No orders yet.")).toBeVisible();
  expect(await call(context.request, baseURL, "account/reauthenticate", { password: me.password })).toBe(200);
  expect(await call(context.request, baseURL, "recipients/addRecipient", { ...ACCOUNT, key: randomUUID() })).toBe(200);

  const other = await browser.newContext({ baseURL: baseURL ?? "" });
  await signInFrom(other, baseURL, account);
  const shopping = await other.newPage();
  const noted = shopping.waitForResponse(/affiliates\/noteClick/);
  const { pathname, search } = new URL(link);
  await visit(shopping, pathname + search);
  expect(await (await noted).json()).toEqual({ isNoted: true });
  expect(new URL(shopping.url()).search).toBe("?sub=pots");
  const order = async () => {
    await buyProduct(other.request, baseURL, AMPHORA.id);
    return Date.now();
  };
  await expectLive([{ act: order, shows: { in: page, selector: "section[aria-labelledby=trail] li", text: AMPHORA.title } }], TRAIL_MS);
  await expect(trailOf(page).getByRole("button", { name: /\(pots\) → order \d+, .*→ 5% of what it leaves Pending until / })).toBeVisible();
  expect(await call(other.request, baseURL, "affiliates/ruleCommission", { id: "any", isApproved: true, reason: "Mine, please." })).toBe(
    403,
  );
  await buyLicences(other.request, baseURL, "extended", DEAREST);
  await expect(trailOf(page).getByText(/Pending until/)).toHaveCount(1 + DEAREST.length);
  await expectNoFaults(page, "the dashboard of an affiliate");

  const friday = nextPayDay(addDays(new Date().toISOString(), 31), "weekly");
  await site.wish({ moveTo: `${friday}T01:00:00.000Z` });
  await site.wish({ run: "orders.mature" });
  const later = await openElsewhere(browser, baseURL, me, "/affiliate-dashboard");
  await expect(trailOf(later).getByRole("button", { name: /→ 5% of what it leaves Approved$/ })).toHaveCount(1 + DEAREST.length);
  await site.wish({ run: "payouts.run" });
  await expect(trailOf(later).getByRole("button", { name: /→ 5% of what it leaves In payout$/ })).toHaveCount(1 + DEAREST.length);
  await later.reload();
  await expect(later.getByText("Waits to be approved")).toBeVisible();
  await other.close();
  await later.context().close();
});
