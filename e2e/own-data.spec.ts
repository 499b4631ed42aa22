import { readFile } from "node:fs/promises";
import { accountTexts } from "@blenda/domain/account/texts";
import { CONSENT } from "@blenda/domain/consent/constants";
import { expect, type Page } from "@playwright/test";
import { expectSignedOut, letterTo, message, signedInTest, signInFrom, test } from "./people.ts";
import { visit } from "./visitor.ts";

const DAY_MS = 86_400_000;

const privacy = (page: Page) => page.getByRole("region", { name: "Privacy" });
const deleteButton = (page: Page) => privacy(page).getByRole("button", { name: "Delete my account" });

signedInTest("an export is made while its page tells how far it is, and downloads as a ZIP", async ({ page, context }) => {
  await visit(page, "/settings/privacy");
  await privacy(page).getByRole("button", { name: "Export my data" }).click();
  const link = privacy(page).getByRole("button", { name: "Download" });
  await expect(link).toBeVisible();
  const [made] = await (await context.request.get("/api/account/exports")).json();
  expect(made).toMatchObject({ state: "ready", progress: 100 });

  const downloading = page.waitForEvent("download");
  await link.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004");
  expect(bytes.includes("failed-logins.json")).toBe(true);
});

test("a deleted account can be kept for 14 days, and its other devices are signed out at once", async ({ page, browser, me, baseURL }) => {
  const elsewhere = await browser.newContext();
  await signInFrom(elsewhere, baseURL, me);
  const other = await elsewhere.newPage();
  await visit(other, "/about");

  await visit(page, "/settings");
  await deleteButton(page).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const word = dialog.getByLabel("Type DELETE to confirm");
  await expect(word).toBeFocused();
  await word.fill("yes");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(word).toHaveAccessibleDescription("Please type DELETE to continue.");
  await word.fill("DELETE");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  // Asked for although the login was a moment ago: an open browser is no proof of who sits before it.
  const proof = page.getByRole("dialog", { name: "Please confirm it's you" });
  await proof.getByLabel("Your password").fill("somebody-else's");
  await proof.getByRole("button", { name: "Confirm" }).click();
  await expect(proof.getByLabel("Your password")).toHaveAttribute("aria-invalid", "true");
  await expect(deleteButton(page)).toBeAttached();
  await proof.getByLabel("Your password").fill(me.password);
  await proof.getByRole("button", { name: "Confirm" }).click();

  const notice = page.getByRole("main").getByText(/^Your account will be deleted on /);
  await expect(notice).toBeVisible();
  const { deletionDueAt } = await (await page.request.get("/api/account/profile")).json();
  expect(Math.round((Date.parse(deletionDueAt) - Date.now()) / DAY_MS)).toBe(14);
  await expect(deleteButton(page)).toBeHidden();
  await expectSignedOut(other);
  await elsewhere.close();
  await letterTo(page.request, me.email, /account will be deleted$/);

  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(message(page, accountTexts.deleteUndone)).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(deleteButton(page)).toBeVisible();
});

test.describe("signed out", () => {
  test("the settings say at all three paths that nobody is logged in, and lead to the login", async ({ context }) => {
    const paths = ["/settings", "/settings/privacy", "/privacy"];
    const open = async (path: string) => {
      const page = await context.newPage();
      await visit(page, path);
      if (path.endsWith("privacy")) await expect(page).toHaveURL(`${path}#privacy`);
      await expect(page.getByText("No user is currently logged in")).toBeVisible();
      await expect(page.getByRole("region", { name: "Profile" })).toBeHidden();
      await expect(deleteButton(page)).toBeHidden();
      // By keyboard: while the page still settles at its section, a pointer might miss.
      await page.getByRole("main").getByRole("link", { name: "Log in" }).press("Enter");
      await expect(page).toHaveURL(/\/login\?redirect=/);
    };
    await Promise.all(paths.map(open));
  });

  test("the choices that belong to everybody are there, and consent can be taken back", async ({ page }) => {
    await visit(page, "/settings/privacy");
    await expect(privacy(page).getByRole("button", { name: "Cookie preferences" })).toBeVisible();
    await privacy(page).getByRole("button", { name: "Ask me again" }).click();
    await expect(page.getByRole("region", { name: "Cookies, your way" })).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), CONSENT.STORAGE_KEY)).toBeNull();
  });
});
