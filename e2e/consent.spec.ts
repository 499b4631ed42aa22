import { consentCategoryTexts } from "@blenda/domain/consent/category-texts";
import { CONSENT, CONSENT_CATEGORIES } from "@blenda/domain/consent/constants";
import { consentTo, EVERYTHING, ONLY_ESSENTIAL } from "@blenda/domain/consent/rules";
import { consentTexts } from "@blenda/domain/consent/texts";
import { expect, type Page } from "@playwright/test";
import { expectNoFaults } from "./faults.ts";
import { signInFrom } from "./people.ts";
import { bringing, LOGIN_FLAG, test, visit } from "./visitor.ts";

const DAY_MS = 86_400_000;
const banner = (page: Page) => page.getByRole("region", { name: consentTexts.title });
const dialog = (page: Page) => page.getByRole("dialog", { name: consentTexts.dialogTitle });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const stored = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), CONSENT.STORAGE_KEY);

test("the banner offers Customize, Reject All, Accept All Cookies and the cookie policy", async ({ page }) => {
  await visit(page, "/");
  await expect(banner(page).getByRole("button")).toHaveText(["Customize", "Reject All", "Accept All Cookies"]);
  await banner(page).getByRole("link", { name: "Cookie policy" }).click();
  await expect(page).toHaveURL("/legal/cookie-policy");
  await expect(banner(page)).toBeVisible();
});

for (const { address, as } of [
  { address: "/", as: null },
  { address: "/marketplace", as: null },
  { address: "/product/1962-rangefinder-camera", as: null },
  { address: "/login", as: null },
  { address: "/community", as: null },
  { address: "/settings", as: "buyer" },
  { address: "/dashboard", as: "creator" },
  { address: "/content-editor", as: "editor" },
  { address: "/admin", as: "admin" },
])
  test(`the banner stands in a landmark of its own: nothing is wrong with ${address} while it is open`, async ({
    page,
    context,
    baseURL,
  }) => {
    if (as) await signInFrom(context, baseURL, { name: as, email: `${as}@blenda.test`, password: "Blenda-demo-1" });
    await visit(page, address);
    await expect(banner(page)).toBeVisible();
    await showAll(page);
    await expectNoFaults(page, address);
  });

/** The banner keeps a place of its own below the page: on a screen as high as both, nothing lies half under it. */
async function showAll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1280, height });
}

for (const [button, preferences] of [
  ["Reject All", ONLY_ESSENTIAL],
  ["Accept All Cookies", EVERYTHING],
] as const) {
  test(`${button} is stored with version, time, preferences, browser and address, and holds at the next visit`, async ({ page }) => {
    await visit(page, "/about");
    const before = Date.now();
    await banner(page).getByRole("button", { name: button }).click();
    await expect(banner(page)).toBeHidden();
    const { timestamp, ...rest } = await stored(page);
    const userAgent = await page.evaluate(() => navigator.userAgent);
    expect(rest).toEqual({ version: "1.0", preferences, userAgent, url: page.url() });
    expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });
}

test("the detailed view has one switch per category, and essential cannot be switched off", async ({ page }) => {
  await visit(page, "/about");
  await press(page, "Customize");
  await expect(dialog(page).getByRole("switch")).toHaveCount(CONSENT_CATEGORIES.length);
  const essential = dialog(page).getByRole("switch", { name: consentCategoryTexts.essential.label });
  await expect(essential).toBeChecked();
  await expect(essential).toBeDisabled();
  await expect(dialog(page).getByRole("button", { name: "Accept All", exact: true })).toBeVisible();
  await dialog(page).getByRole("switch", { name: consentCategoryTexts.analytics.label }).click();
  await dialog(page).getByRole("switch", { name: consentCategoryTexts.functional.label }).press("Space");
  await press(page, "Save Preferences");
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  expect((await stored(page)).preferences).toEqual({ essential: true, analytics: true, marketing: false, functional: true });
});

test("the simple view offers Accept All Cookies, Reject All and Customize Settings; the choice can be reset to ask again", async ({
  page,
}) => {
  await visit(page, "/legal/cookie-policy");
  await banner(page).getByRole("button", { name: "Reject All" }).click();
  await press(page, "Cookie preferences");
  for (const name of ["Accept All Cookies", "Reject All", "Customize Settings"])
    await expect(dialog(page).getByRole("button", { name })).toBeVisible();
  await press(page, "Customize Settings");
  await press(page, "Accept All");
  expect((await stored(page)).preferences).toEqual(EVERYTHING);

  await press(page, "Cookie preferences");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  expect((await stored(page)).preferences).toEqual(EVERYTHING);

  await press(page, "Ask me again");
  await expect(banner(page)).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test("a choice made in one tab holds in the other", async ({ page, context }) => {
  const other = await context.newPage();
  await visit(other, "/about");
  await visit(page, "/about");
  await expect(banner(other)).toBeVisible();
  await banner(page).getByRole("button", { name: "Reject All" }).click();
  await expect(banner(other)).toBeHidden();
});

for (const { age, ms, version, isAsked } of [
  { age: "almost 365 days old", ms: 365 * DAY_MS - 600_000, version: "1.0", isAsked: false },
  { age: "365 days old", ms: 365 * DAY_MS + 1_000, version: "1.0", isAsked: true },
  { age: "of another version", ms: 0, version: "0.9", isAsked: true },
]) {
  test.describe(`a choice that is ${age}`, () => {
    const given = consentTo(EVERYTHING, { now: new Date(Date.now() - ms).toISOString(), userAgent: "", url: "" });
    test.use(bringing({ [LOGIN_FLAG]: "false", [CONSENT.STORAGE_KEY]: JSON.stringify({ ...given, version }) }));

    test(isAsked ? "is asked again" : "still holds", async ({ page }) => {
      await visit(page, "/about");
      await expect(banner(page)).toBeVisible({ visible: isAsked });
    });
  });
}

test("whoever rejects is not shown to anybody else: no request leaves for another site", async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith("data:")) elsewhere.push(request.url());
  });
  await visit(page, "/");
  await banner(page).getByRole("button", { name: "Reject All" }).click();
  for (const path of ["/help", "/creator-guide", "/status", "/contact"]) {
    await page.locator(`footer a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.getByRole("button", { name: "Open chat" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(elsewhere).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
});
