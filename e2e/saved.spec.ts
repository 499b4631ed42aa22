import { savedFailures } from "@blenda/domain/saved/failures";
import { savedTexts } from "@blenda/domain/saved/texts";
import { expect, type Page } from "@playwright/test";
import { expectLive, openElsewhere, pressing } from "./elsewhere.ts";
import { expectNoFaults } from "./faults.ts";
import { tryToLogIn } from "./login-form.ts";
import { accountMenu, call, message, signedInTest, test } from "./people.ts";
import { visit } from "./visitor.ts";

/** A resting mouse would turn a model on a card; here nobody looks at it. */
for (const journey of [test, signedInTest]) journey.use({ contextOptions: { reducedMotion: "reduce" } });

const KEY = "blenda.saved";
const CAMERA = { id: "1962-rangefinder-camera", title: "1962 rangefinder camera" };
const RADIO = { id: "walnut-table-radio", title: "Walnut table radio" };
const TREFOIL = { id: "trefoil-in-gold", title: "Trefoil in gold" };

const heart = (page: Page, { title }: { title: string }) => page.getByRole("button", { name: `Save ${title}`, exact: true }).first();
const saved = (page: Page, { title }: { title: string }) => page.getByRole("article").filter({ hasText: title });
const collections = (page: Page) => page.getByRole("navigation", { name: "Collections" });
const keptLocally = (page: Page): Promise<string[]> => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "[]"), KEY);

signedInTest("a save appears in the person's other browser within 500 ms without reload", async ({ page, browser, me, baseURL }) => {
  await visit(page, "/shop/copperleaf");
  const other = await openElsewhere(browser, baseURL, me, "/shop/copperleaf");
  const pressed = (isPressed: boolean) => ({ in: other, selector: `[aria-label="Save ${CAMERA.title}"][aria-pressed="${isPressed}"]` });
  const press = heart(page, CAMERA);
  await expect(press).toHaveAttribute("aria-pressed", "false");
  await expectLive([
    { act: pressing(press), shows: pressed(true) },
    { act: pressing(press), shows: pressed(false) },
    { act: pressing(press), shows: pressed(true) },
  ]);
  await other.getByRole("button", { name: "Your account" }).click();
  await other.getByRole("menuitem", { name: "Saved" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Saved" })).toBeVisible();
  await expect(saved(other, CAMERA)).toBeVisible();
  await heart(page, RADIO).click();
  await expect(saved(other, RADIO)).toBeVisible();
  await other.context().close();
});

signedInTest("a heart answers at once and falls back when it is refused", async ({ page }) => {
  await visit(page, "/shop/copperleaf");
  const { promise, resolve } = Promise.withResolvers<void>();
  const sentence = savedFailures.SAVED_FULL.say(undefined as never);
  await page.route("**/api/saved/save", async (route) => {
    await promise;
    await route.fulfill({ status: 409, json: { code: "SAVED_FULL", message: sentence } });
  });
  await heart(page, CAMERA).click();
  await expect(heart(page, CAMERA)).toHaveAttribute("aria-pressed", "true");
  resolve();
  await expect(message(page, sentence)).toBeVisible();
  await expect(heart(page, CAMERA)).toHaveAttribute("aria-pressed", "false");
});

test("anonymous saves are a local list; one second after login they migrate, except what the user already saved", async ({
  page,
  account,
  request,
  baseURL,
}) => {
  await call(request, baseURL, "saved/save", { productId: RADIO.id });
  await visit(page, "/shop/copperleaf");
  for (const product of [CAMERA, RADIO]) await heart(page, product).click();
  await expect(heart(page, RADIO)).toHaveAttribute("aria-pressed", "true");
  expect(await keptLocally(page)).toEqual([RADIO.id, CAMERA.id]);

  await visit(page, "/saved");
  await expect(saved(page, CAMERA)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  const moved = page.waitForRequest("**/api/saved/migrate");
  await tryToLogIn(page, account.email, account.password);
  const signedInAt = Date.now();
  await moved;
  expect(Date.now() - signedInAt).toBeGreaterThan(800);
  await expect(message(page, savedTexts.migrated(1))).toBeVisible();
  await expect.poll(() => keptLocally(page)).toEqual([]);
  await expect(page).toHaveURL(/\/saved$/);
  for (const product of [CAMERA, RADIO]) await expect(saved(page, product)).toBeVisible();
});

test("when the transfer fails, its sentence is said and the local list stays for the next time", async ({ page, account }) => {
  await visit(page, "/shop/copperleaf");
  await heart(page, CAMERA).click();
  const refused = { status: 500, json: { code: "INTERNAL_SERVER_ERROR", message: savedTexts.migrationFailed } };
  await page.route("**/api/saved/migrate", (route) => route.fulfill(refused));
  await visit(page, "/login?redirect=/saved");
  await tryToLogIn(page, account.email, account.password);
  await expect(accountMenu(page)).toBeVisible();
  await expect(message(page, savedTexts.migrationFailed)).toBeVisible();
  expect(await keptLocally(page)).toEqual([CAMERA.id]);
  await page.unroute("**/api/saved/migrate");
  await page.reload();
  await expect(message(page, savedTexts.migrated(1))).toBeVisible();
  await expect(saved(page, CAMERA)).toBeVisible();
});

signedInTest("saved models go into collections by menu and by dragging, and stay saved when one is deleted", async ({ page, baseURL }) => {
  for (const { id } of [CAMERA, RADIO, TREFOIL]) await call(page.request, baseURL, "saved/save", { productId: id });
  await visit(page, "/saved");
  await collections(page).getByRole("button", { name: "New collection" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog.getByLabel("Name")).toHaveAccessibleDescription(/Please enter a name\./);
  await dialog.getByLabel("Name").fill("Living room");
  await dialog.getByRole("button", { name: "Create" }).click();
  const room = collections(page).getByRole("link", { name: /^Living room/ });
  await expect(room).toHaveText(/0$/);

  await page.getByRole("button", { name: `Collections of ${RADIO.title}` }).click();
  await page.getByRole("menuitem", { name: "Put in Living room" }).click();
  await expect(room).toHaveText(/1$/);
  await saved(page, CAMERA).getByRole("link", { name: CAMERA.title }).dragTo(room);
  await expect(room).toHaveText(/2$/);

  await room.click();
  await expect(collections(page).locator("[aria-current]")).toHaveText(/^Living room/);
  await expect(saved(page, TREFOIL)).toHaveCount(0);
  await expect(page.getByRole("article")).toHaveCount(2);
  await saved(page, CAMERA).getByRole("link", { name: CAMERA.title }).dragTo(collections(page).getByRole("link").first());
  await expect(saved(page, CAMERA)).toHaveCount(0);

  await page.getByRole("button", { name: "Change Living room" }).press("ArrowDown");
  await page.getByRole("menuitem", { name: "Rename" }).press("Enter");
  await dialog.getByLabel("Name").fill("Quiet corner");
  await dialog.getByRole("button", { name: "Rename" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Quiet corner" })).toBeVisible();
  await page.getByRole("button", { name: "Change Quiet corner" }).press("ArrowDown");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  await dialog.getByRole("button", { name: "Delete collection" }).click();
  await expect(page).toHaveURL(/\/saved$/);
  await expect(page.getByRole("article")).toHaveCount(3);
});

signedInTest("a model that is taken away by mistake comes back with Undo, in its collections too", async ({ page, baseURL }) => {
  await call(page.request, baseURL, "saved/save", { productId: CAMERA.id });
  await call(page.request, baseURL, "saved/createCollection", { name: "Desk" });
  await visit(page, "/saved");
  await page.getByRole("button", { name: `Collections of ${CAMERA.title}` }).click();
  await page.getByRole("menuitem", { name: "Put in Desk" }).click();
  const desk = collections(page).getByRole("link", { name: /^Desk/ });
  await expect(desk).toHaveText(/1$/);
  await heart(page, CAMERA).click();
  await expect(saved(page, CAMERA)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(saved(page, CAMERA)).toBeVisible();
  await expect(desk).toHaveText(/1$/);
});

signedInTest("the saved page reads well in both themes: empty, full, with its menu and its question", async ({ page, baseURL }) => {
  await visit(page, "/saved");
  await expect(page.getByText("Nothing saved yet")).toBeVisible();
  await expectNoFaults(page, "empty");
  for (const { id } of [CAMERA, RADIO]) await call(page.request, baseURL, "saved/save", { productId: id });
  await expect(saved(page, RADIO)).toBeVisible();
  await expectNoFaults(page, "full");
  await page.getByRole("button", { name: `Collections of ${RADIO.title}` }).press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "New collection" })).toBeFocused();
  await expectNoFaults(page, "menu");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByLabel("Name")).toBeFocused();
  await expectNoFaults(page, "naming");
});

test("what is no longer available stays in a visitor's list, greyed", async ({ page }) => {
  await visit(page, "/saved");
  await page.evaluate(([key, ids]) => localStorage.setItem(key, ids), [KEY, JSON.stringify([CAMERA.id, "long-gone"])] as const);
  await page.reload();
  await expect(saved(page, CAMERA)).toBeVisible();
  const gone = page.getByRole("article").filter({ hasText: "No longer available" });
  await expect(gone).toBeVisible();
  await expectNoFaults(page, "a visitor's list");
  await gone.getByRole("button", { name: /^Save/ }).click();
  await expect(gone).toHaveCount(0);
  expect(await keptLocally(page)).toEqual([CAMERA.id]);
});
