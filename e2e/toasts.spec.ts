import { informationTexts } from "@blenda/domain/information/texts";
import { expect, type Locator, type Page } from "@playwright/test";
import { fillContactForm, pressSend } from "./contact-form.ts";
import { passTime, stopClock, returningTest as test, tickUntil } from "./visitor.ts";

const messages = (page: Page) => page.getByRole("region", { name: "Messages" });
const success = (page: Page) => messages(page).getByText(informationTexts.contactSent);
const failure = (page: Page) => messages(page).getByText("The mail room is closed");

async function expectStaying(page: Page, text: Locator): Promise<void> {
  await expect(text).toBeVisible();
  await expect(messages(page).locator("> div")).not.toHaveClass(/opacity-0/);
}

/** One that has had its time fades at once; it is taken out of the page a moment later. */
async function expectLeaving(page: Page, text: Locator): Promise<void> {
  await expect(messages(page).locator("> div")).toHaveCSS("opacity", "0");
  await expect(async () => {
    await passTime(page, 100);
    await expect(text).toHaveCount(0, { timeout: 100 });
  }).toPass({ timeout: 5_000, intervals: [0] });
}

test.beforeEach(async ({ page }) => {
  await stopClock(page);
  await page.goto("/contact");
  await tickUntil(page, page.getByRole("heading", { level: 1, name: "Contact" }), 500);
  await fillContactForm(page);
});

async function sendAndBeRefused(page: Page): Promise<void> {
  const json = { code: "CONFLICT", message: "The mail room is closed" };
  await page.route("**/api/information/contact", (route) => route.fulfill({ status: 409, json }));
  await pressSend(page);
  await tickUntil(page, failure(page));
}

test("a success message lasts 2 s and stands at the bottom right", async ({ page }) => {
  await pressSend(page);
  await tickUntil(page, success(page));
  const box = await messages(page).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40);
  expect(height - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThan(120);
  await passTime(page, 1_900);
  await expectStaying(page, success(page));
  await passTime(page, 100);
  await expectLeaving(page, success(page));
});

test("an error message lasts 4 s and interrupts a screen reader", async ({ page }) => {
  await sendAndBeRefused(page);
  await expect(messages(page).getByRole("alert")).toHaveText("The mail room is closed");
  await passTime(page, 3_900);
  await expectStaying(page, failure(page));
  await passTime(page, 100);
  await expectLeaving(page, failure(page));
});

test("a message stays while the pointer hovers, and leaves afterwards", async ({ page }) => {
  await sendAndBeRefused(page);
  await failure(page).hover();
  await passTime(page, 60_000);
  await expectStaying(page, failure(page));
  await page.mouse.move(10, 10);
  await passTime(page, 4_000);
  await expectLeaving(page, failure(page));
});

test("a message can be dismissed", async ({ page }) => {
  await sendAndBeRefused(page);
  await messages(page).getByRole("button", { name: "Dismiss" }).click();
  await expectLeaving(page, failure(page));
});

test("at most 20 messages are kept", async ({ page }) => {
  const send = page.getByRole("button", { name: "Send message" });
  /** While the page's clock stands, answers are only drawn when it is moved. */
  const expectKept = (count: number) =>
    expect(async () => {
      await passTime(page, 10);
      await expect(failure(page)).toHaveCount(count, { timeout: 100 });
      await expect(send).toBeEnabled({ timeout: 100 });
    }).toPass({ timeout: 10_000, intervals: [0] });
  await sendAndBeRefused(page);
  await expectKept(1);
  for (let sent = 1; sent < 22; sent += 1) {
    await send.dispatchEvent("click");
    await expectKept(Math.min(sent + 1, 20));
  }
  await expect(failure(page)).toHaveCount(20);
});
