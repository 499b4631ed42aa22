import { checkoutTexts } from "@blenda/domain/checkout/texts";
import { expect, type Page } from "@playwright/test";
import { orderProduct } from "./buyer.ts";
import { expectNoFaults } from "./faults.ts";
import { newAddress } from "./people.ts";
import { AMPHORA, bringCart, inCart, openCheckout, payButton, thanks } from "./shopping.ts";
import { ASKS, answerAsStripe, cardFrame, DECLINED, GOOD, memberTest, test, typeCard } from "./stripe-shop.ts";
import { passTime, stopClock, tickUntil, visit } from "./visitor.ts";

// One shop for all of them: it starts a server and a database of its own.
test.describe.configure({ mode: "default" });

const SCRIPT = "https://js.stripe.com/v3/";
const numberField = (page: Page) => cardFrame(page).getByLabel("Credit or debit card number");
/** What is drawn around it. */
const ring = (page: Page) => page.locator("[class*=ring-]:has(.StripeElement)");
const bank = (page: Page) => page.getByRole("heading", { level: 1, name: "Your bank" });
const loading = (page: Page) => page.getByRole("status", { name: "Loading the card form" });
const missing = (page: Page) => page.getByRole("alert").filter({ hasText: "The card form couldn't load" });
const statuses = async (page: Page): Promise<string[]> => {
  const { orders } = (await (await page.request.get("/api/orders/orders")).json()) as { orders: { status: string }[] };
  return orders.map(({ status }) => status);
};

async function untilReady(page: Page): Promise<void> {
  await expect(numberField(page)).toBeVisible();
  await expect(loading(page)).toBeHidden();
}

/** With one thing in the cart, as far as the card form. */
async function begin(page: Page): Promise<void> {
  await bringCart(page.context(), AMPHORA);
  await openCheckout(page);
  await untilReady(page);
}

memberTest("a good card pays once Stripe's signed news has come, and its number goes to Stripe alone", async ({ page }) => {
  const heard: string[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes(GOOD)) heard.push(new URL(request.url()).host);
  });
  await begin(page);
  await typeCard(page, GOOD);
  const answer = Promise.withResolvers<void>();
  await page.route("**/api/checkout/start", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await payButton(page).click();
  await expect(numberField(page)).toBeDisabled();
  answer.resolve();
  await expect(thanks(page)).toBeVisible();
  expect(heard).toEqual(["api.stripe.com"]);
  expect(await statuses(page)).toEqual(["paid"]);
  await page.getByRole("link", { name: "Go to your downloads" }).click();
  await expect(page.getByText("Paid, files and licences ready")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Download / }).first()).toBeVisible();
});

memberTest("a declined card keeps cart and form, and another card pays the same order", async ({ page }) => {
  await begin(page);
  await typeCard(page, DECLINED);
  await payButton(page).click();
  await expect(page.getByRole("alert")).toContainText(checkoutTexts.declined);
  await expect(numberField(page)).toHaveValue(DECLINED);
  await expect(numberField(page)).toBeEnabled();
  expect(await inCart(page)).toBe(1);
  await typeCard(page, GOOD);
  await payButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await statuses(page)).toEqual(["paid"]);
});

test("what Stripe finds wrong is said beside the field, and the keyboard goes there", async ({ page }) => {
  await begin(page);
  await page.getByLabel("Email for the receipt").fill(newAddress());
  await page.getByText("Card", { exact: true }).click();
  await expect(numberField(page)).toBeFocused();
  await payButton(page).click();
  await expect(page.getByText("Your card number is incomplete.")).toBeVisible();
  await expect.poll(() => isInFrame(page)).toBe(true);
  await expect(numberField(page)).toBeFocused();
  await expect(ring(page)).toHaveCSS("box-shadow", /3px/);
  await expect(payButton(page)).toBeEnabled();
  await expect(page.locator("iframe")).toHaveAttribute("data-asked", "1");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectNoFaults(page, "the card form with an error");
  await numberField(page).fill("4242424242424241");
  await expect(page.getByText("Your card number is invalid.")).toBeVisible();
  await typeCard(page, GOOD);
  await expect(page.getByText(/^Your card/)).toHaveCount(0);
});

memberTest("3-D Secure: what is denied at the bank is not charged, and can be approved the next time", async ({ page }) => {
  await begin(page);
  await typeCard(page, ASKS);
  await payButton(page).click();
  await expect(bank(page)).toBeVisible();
  await page.getByRole("link", { name: "Fail" }).click();
  await expect(page.getByRole("alert")).toContainText(checkoutTexts.denied);
  await expect(page).toHaveURL(/\/checkout\?order=[\w-]+$/);
  expect(await inCart(page)).toBe(1);
  await typeCard(page, ASKS);
  await payButton(page).click();
  await expect(bank(page)).toBeVisible();
  await page.getByRole("link", { name: "Complete" }).click();
  await expect(thanks(page)).toBeVisible();
  expect(await statuses(page)).toEqual(["paid"]);
});

memberTest("an order that was begun elsewhere is paid in the same way", async ({ page, context, baseURL }) => {
  const { orderId } = await orderProduct(context.request, baseURL, AMPHORA.id);
  await visit(page, `/checkout?order=${orderId}`);
  await untilReady(page);
  await payButton(page).click();
  await expect(page.getByText("Your card number is incomplete.")).toBeVisible();
  await typeCard(page, GOOD);
  await payButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

memberTest("news that comes late: the page says that it waits, and moves on by itself", async ({ page, stripe }) => {
  await begin(page);
  await typeCard(page, GOOD);
  stripe.fault("confirm", "late");
  await payButton(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your payment is being confirmed" })).toBeVisible();
  await stripe.deliverLate();
  await expect(thanks(page)).toBeVisible();
});

test("a script that does not load can be asked for again, and what was typed stays", async ({ page, stripe }) => {
  const email = newAddress();
  await page.route(SCRIPT, (route) => route.abort());
  await bringCart(page.context(), AMPHORA);
  await openCheckout(page);
  await expect(missing(page)).toBeVisible();
  await page.getByLabel("Email for the receipt").fill(email);
  await payButton(page).click();
  await expect(page.getByRole("button", { name: "Try again" })).toBeFocused();
  await expect(page.getByRole("alert")).toHaveCount(1);
  await expectNoFaults(page, "the card form that did not load");

  await page.unroute(SCRIPT);
  await page.route("https://js.stripe.com/v3/*.html", (route) => route.fulfill({ status: 503, body: "no" }));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(loading(page)).toBeHidden();
  await expect(missing(page)).toBeVisible();
  await page.unroute("https://js.stripe.com/v3/*.html");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(numberField(page)).toBeFocused();
  await typeCard(page, GOOD);
  await expect(page.getByLabel("Email for the receipt")).toHaveValue(email);
  stripe.fault("confirm", "early");
  await payButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

/** This device has a wallet with this card in it. */
const bringWallet = (page: Page, number: string) =>
  page.addInitScript((card) => window === top && sessionStorage.setItem("wallet", card), number);
const express = (page: Page) => page.getByRole("region", { name: "Express checkout" });

test("a device without a wallet sees no express row", async ({ page }) => {
  await begin(page);
  await expect(express(page)).toBeHidden();
});

test("a guest's wallet pays through Stripe as a card does, and says where the receipt goes", async ({ page, stripe }) => {
  await bringWallet(page, GOOD);
  await begin(page);
  stripe.fault("confirm", "early");
  await express(page).getByRole("button", { name: "Google Pay" }).click();
  await expect(thanks(page)).toBeFocused();
  await expect(page.getByRole("main")).toContainText("wallet@example.com");
});

memberTest("a wallet whose card is declined leaves the order to a typed card", async ({ page }) => {
  await bringWallet(page, DECLINED);
  await begin(page);
  await express(page).getByRole("button", { name: "Google Pay" }).click();
  await expect(page.getByRole("alert")).toContainText(checkoutTexts.declined);
  await typeCard(page, GOOD);
  await payButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await statuses(page)).toEqual(["paid"]);
});

test("a script that never arrives is given up after 20 seconds", async ({ page }) => {
  await page.route(SCRIPT, () => undefined);
  await stopClock(page);
  await bringCart(page.context(), AMPHORA);
  await page.goto("/checkout");
  await tickUntil(page, loading(page), 100);
  await passTime(page, 15_000);
  await expect(missing(page)).toBeHidden();
  await passTime(page, 5_000);
  await expect(missing(page)).toBeVisible();
});

test("the keyboard alone is enough, and the field follows the theme", async ({ page, stripe }) => {
  const colour = () => numberField(page).evaluate((field) => getComputedStyle(field).color);
  await begin(page);
  const before = await colour();
  await page.getByRole("button", { name: /^Switch to the \w+ theme$/ }).click();
  await expect.poll(colour).not.toBe(before);

  await page.getByLabel("Email for the receipt").focus();
  await page.keyboard.type(newAddress());
  for (let presses = 0; presses < 10 && !(await isInFrame(page)); presses += 1) await page.keyboard.press("Tab");
  await page.keyboard.type(`${GOOD}124012394103`);
  await page.keyboard.press("Tab");
  await expect(payButton(page)).toBeFocused();
  stripe.fault("confirm", "early");
  await page.keyboard.press("Enter");
  await expect(thanks(page)).toBeVisible();
});

const isInFrame = (page: Page) => page.evaluate(() => document.activeElement instanceof HTMLIFrameElement);

test("the content security policy lets in what Stripe needs, and nobody else", async ({ browser, shop, stripe }) => {
  const context = await browser.newContext({ baseURL: shop.url });
  await answerAsStripe(context, stripe);
  await context.route(/\/\/(stripe\.com|stranger\.example)\//, (route) => route.fulfill({ body: "" }));
  const page = await context.newPage();
  await visit(page, "/about");
  const came: string[] = [];
  const stopped: string[] = [];
  page.on("response", (response) => {
    const { host, protocol } = new URL(response.url());
    if (protocol === "https:") came.push(`${response.request().resourceType()} ${host}`);
  });
  await page.exposeFunction("noteStopped", (what: string) => stopped.push(what));
  const WANTED = {
    script: ["js.stripe.com", "m.js.stripe.com"],
    iframe: ["js.stripe.com", "m.js.stripe.com", "hooks.stripe.com"],
    fetch: ["api.stripe.com"],
  };
  await page.evaluate(askFor, { wanted: WANTED, strangers: ["stripe.com", "stranger.example"] });
  await expect
    .poll(() => stopped)
    .toEqual(["script-src-elem", "frame-src", "connect-src"].flatMap((rule) => [`${rule} stripe.com`, `${rule} stranger.example`]));
  expect(came).toEqual([
    ...WANTED.script.map((host) => `script ${host}`),
    ...WANTED.iframe.map((host) => `document ${host}`),
    ...WANTED.fetch.map((host) => `fetch ${host}`),
  ]);
  await context.close();
});

/** In the page: tries each address in each way, and notes what the policy stopped. */
async function askFor({ wanted, strangers }: { wanted: Record<"script" | "iframe" | "fetch", string[]>; strangers: string[] }) {
  const { noteStopped } = window as unknown as { noteStopped: (what: string) => void };
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    noteStopped(`${effectiveDirective} ${new URL(blockedURI).host}`),
  );
  const put = (tag: "script" | "iframe", src: string) =>
    new Promise((done) => document.body.append(Object.assign(document.createElement(tag), { src, onload: done, onerror: done })));
  for (const host of [...wanted.script, ...strangers]) await put("script", `https://${host}/v3/`);
  for (const host of [...wanted.iframe, ...strangers]) await put("iframe", `https://${host}/v3/card.html`);
  for (const host of [...wanted.fetch, ...strangers])
    await fetch(`https://${host}/v1/payment_methods`, { method: "POST" }).catch(() => null);
}
