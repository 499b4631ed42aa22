import { accountTexts } from "@blenda/domain/account/texts";
import { identityTexts } from "@blenda/domain/identity/texts";
import { expect, type Page } from "@playwright/test";
import { tryToLogIn } from "./login-form.ts";
import { accountMenu, expectSignedOut, message, newAddress, test } from "./people.ts";
import { visit } from "./visitor.ts";

const googleButton = (page: Page) => page.getByRole("button", { name: "Continue with Google" });
const connectButton = (page: Page) => page.getByRole("button", { name: "Connect Google" });

async function openWindow(page: Page, press = googleButton(page)): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await press.click();
  const popup = await opened;
  await expect(popup.getByRole("heading", { name: "Choose an account" })).toBeVisible();
  return popup;
}

async function choose(popup: Page, email: string, name = "Google Visitor"): Promise<void> {
  const closed = popup.waitForEvent("close");
  await popup.getByLabel("Email").fill(email);
  await popup.getByLabel("Name").fill(name);
  await popup.getByRole("button", { name: "Continue", exact: true }).click();
  await closed;
}

async function logOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expectSignedOut(page);
}

test("the first time with Google makes an account, later it is found again from either entrance, and the chooser always asks", async ({
  page,
}) => {
  const email = newAddress();
  for (const [entrance, name] of [
    ["/login", "Google Visitor"],
    ["/signup", "Another Name"],
  ] as const) {
    await visit(page, `${entrance}?redirect=/about`);
    await choose(await openWindow(page), email, name);
    await expect(page).toHaveURL("/about");
    await accountMenu(page).click();
    await expect(page.getByRole("menu").getByText("Google Visitor")).toBeVisible();
    await expect(page.getByRole("menu").getByText(email)).toBeVisible();
    await page.keyboard.press("Escape");
    await logOut(page);
  }
});

test("somebody signed in connects Google in the settings and can then log in either way", async ({ page, me }) => {
  const email = newAddress();
  const section = page.getByRole("region", { name: "Connected accounts" });
  await visit(page, "/settings");
  await choose(await openWindow(page, connectButton(page)), email);
  await expect(message(page, accountTexts.googleLinked)).toBeVisible();
  await expect(section).toContainText(email);
  await logOut(page);

  await visit(page, "/login");
  await choose(await openWindow(page), email);
  await accountMenu(page).click();
  await expect(page.getByRole("menu").getByText(me.email)).toBeVisible();
  await page.keyboard.press("Escape");

  await visit(page, "/settings");
  await section.getByRole("button", { name: "Disconnect" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
  await expect(connectButton(page)).toBeVisible();
  await logOut(page);
  await visit(page, "/login");
  await tryToLogIn(page, me.email, me.password);
  await expect(accountMenu(page)).toBeVisible();
});

test("a Google account that belongs to somebody else is not connected", async ({ page, browser, me }) => {
  const email = newAddress();
  const elsewhere = await browser.newContext();
  const stranger = await elsewhere.newPage();
  await visit(stranger, "/login");
  await choose(await openWindow(stranger), email);
  await expect(accountMenu(stranger)).toBeVisible();
  await elsewhere.close();

  await visit(page, "/settings");
  await choose(await openWindow(page, connectButton(page)), email);
  await expect(page.getByRole("alert")).toContainText(identityTexts.googleTaken);
  await expect(page.getByRole("region", { name: "Email", exact: true })).toContainText(me.email);
});

test("a closed window says so", async ({ page }) => {
  await visit(page, "/login");
  const popup = await openWindow(page);
  await popup.close();
  await expect(page.getByRole("alert")).toContainText("The Google window was closed before you logged in.");
  await expect(googleButton(page)).toBeEnabled();
});

test("a blocked window says so", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await visit(page, "/login");
  await googleButton(page).click();
  await expect(page.getByRole("alert")).toContainText("Your browser blocked the Google window. Allow popups for this site and try again.");
});

test("a forged state is refused, and nobody is signed in", async ({ page, context }) => {
  // What is forged on the way there comes back in the callback's address, and this browser never asked for it.
  await context.route("**/auth/google/start", async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const address = new URL(response.headers().location ?? "");
    address.searchParams.set("state", "forged");
    await route.fulfill({ response, headers: { ...response.headers(), location: address.href } });
  });
  const came: (string | null)[] = [];
  context.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/auth/google/callback") came.push(searchParams.get("state"));
  });
  await visit(page, "/login");
  await choose(await openWindow(page), newAddress());
  await expect(page.getByRole("alert")).toContainText(identityTexts.googleFailed);
  expect(came).toEqual(["forged"]);
  await expectSignedOut(page);
  expect((await (await context.request.get("/api/identity/session")).json()).user).toBeNull();
});
