import { expect, type Page } from "@playwright/test";
import { accountMenu, expectSignedOut, lettersTo, letterTo, linkIn, newPerson, type Person, test } from "./people.ts";
import { LOGIN_FLAG, visit } from "./visitor.ts";

const form = (page: Page) => page.getByRole("form", { name: "Sign up" });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const outcome = (page: Page) => page.getByRole("main").locator("section");

async function signUp(page: Page, { name, email, password }: Person): Promise<void> {
  await field(page, "Name").fill(name);
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await form(page).getByRole("button", { name: "Create account" }).click();
}

test("signing up mails a link, and pressing its button makes the account and signs in", async ({ page, context }) => {
  const person = newPerson();
  await visit(page, "/signup");
  await signUp(page, person);
  await expect(outcome(page)).toContainText("Check your email to confirm your address.");
  await expect(outcome(page)).toContainText(person.email);

  const confirmations: string[] = [];
  context.on("request", (request) => request.url().includes("/confirmEmail") && confirmations.push(request.method()));
  await visit(page, linkIn(await letterTo(context.request, person.email, /^Confirm your address/)));
  await expect(page).toHaveURL("/confirm-email");
  expect(confirmations).toEqual([]);
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(accountMenu(page)).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(confirmations).toEqual(["POST"]);
  expect(await page.evaluate((name) => localStorage.getItem(name), LOGIN_FLAG)).toBe("true");
  await accountMenu(page).click();
  await expect(page.getByRole("menu").getByText(person.email)).toBeVisible();
});

test("a confirmation link that was used is refused in words and leads back to signing up", async ({ page, context }) => {
  const person = newPerson();
  await visit(page, "/signup");
  await signUp(page, person);
  const link = linkIn(await letterTo(context.request, person.email, /^Confirm your address/));
  await visit(page, link);
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(accountMenu(page)).toBeVisible();
  await context.clearCookies();
  await visit(page, link);
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByRole("alert")).toContainText("This link is no longer valid. Please ask for a new one.");
  await page.getByRole("link", { name: "Sign up again" }).click();
  await expect(form(page)).toBeVisible();
});

test("a taken address looks like a free one, and only its owner learns the truth, by mail", async ({ page, context, account }) => {
  const stranger = newPerson();
  const seen: string[] = [];
  for (const email of [stranger.email, account.email]) {
    await visit(page, "/signup");
    await signUp(page, { ...stranger, email });
    await expect(outcome(page)).toContainText(email);
    seen.push(((await outcome(page).textContent()) ?? "").replaceAll(email, "…"));
  }
  expect(seen[1]).toBe(seen[0]);
  await letterTo(context.request, account.email, /^You already have an account/);
  const subjects = (await lettersTo(context.request, stranger.email)).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringMatching(/^Confirm your address/)]);
  await expectSignedOut(page);
});

test("what is missing, weak or too common is said beside its field, and everything typed stays", async ({ page }) => {
  await visit(page, "/signup");
  await form(page).getByRole("button", { name: "Create account" }).click();
  await expect(field(page, "Name")).toBeFocused();
  await expect(field(page, "Name")).toHaveAccessibleDescription("Please enter a name.");
  await expect(field(page, "Email")).toHaveAccessibleDescription("Please enter your email address.");
  const password = field(page, "Password");
  await password.fill("short");
  await expect(password).toHaveAccessibleDescription(/Use at least 8 characters for your password\./);
  await expect(form(page).getByText("Not enough yet")).toBeVisible();
  await password.fill("lamp orchard 47 velvet");
  await expect(form(page).getByText("Strength: Strong")).toBeVisible();
  await expect(password).not.toHaveAttribute("aria-invalid");

  const person = { ...newPerson(), password: "password1" };
  await signUp(page, person);
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/on every list of common passwords/);
  await expect(field(page, "Name")).toHaveValue(person.name);
  await expect(field(page, "Email")).toHaveValue(person.email);
});
