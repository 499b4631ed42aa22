import { expect, type Page } from "@playwright/test";
import { tryToLogIn } from "./login-form.ts";
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
  await visit(page, linkIn(await letterTo(context.request, person.email, /^Confirm your email/)));
  await expect(page).toHaveURL("/confirm-email");
  expect(confirmations).toEqual([]);
  await page.getByRole("button", { name: "Confirm my email" }).click();
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
  const link = linkIn(await letterTo(context.request, person.email, /^Confirm your email/));
  await visit(page, link);
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await expect(accountMenu(page)).toBeVisible();
  await context.clearCookies();
  await visit(page, link);
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await expect(page.getByRole("alert")).toContainText("This link is no longer valid. Please request a new one.");
  await page.getByRole("link", { name: "Sign up again" }).click();
  await expect(form(page)).toBeVisible();
});

test("opened in another browser, the link asks for the password, and what is typed there is the password", async ({ page, browser }) => {
  const person = newPerson();
  await visit(page, "/signup");
  await signUp(page, { ...person, password: "Chosen-by-a-stranger-1" });
  const link = linkIn(await letterTo(page.request, person.email, /^Confirm your email/));
  const elsewhere = await browser.newContext();
  const mail = await elsewhere.newPage();
  await visit(mail, link);
  await mail.getByRole("button", { name: "Confirm my email" }).click();
  const password = mail.getByRole("form", { name: "Type your password" }).getByLabel("Password", { exact: true });
  await expect(password).toBeFocused();
  await password.fill("password1");
  await password.press("Enter");
  await expect(password).toHaveAccessibleDescription(/too common/);
  await password.fill(person.password);
  await password.press("Enter");
  await expect(accountMenu(mail)).toBeVisible();
  await elsewhere.close();

  await visit(page, "/login");
  await tryToLogIn(page, person.email, "Chosen-by-a-stranger-1");
  await expect(page.getByText("Invalid email or password. Please try again.")).toBeVisible();
  await tryToLogIn(page, person.email, person.password);
  await expect(accountMenu(page)).toBeVisible();
});

for (const { value, leads } of [
  { value: "/help?x=1#locked-out", leads: "/help?x=1#locked-out" },
  { value: "//e.x", leads: "/" },
]) {
  test(`signing up with redirect=${value} leads to ${leads} once the address is confirmed`, async ({ page, context }) => {
    const person = newPerson();
    await visit(page, `/signup?redirect=${encodeURIComponent(value)}`);
    await signUp(page, person);
    await visit(page, linkIn(await letterTo(context.request, person.email, /^Confirm your email/)));
    await page.getByRole("button", { name: "Confirm my email" }).click();
    await expect(accountMenu(page)).toBeVisible();
    await expect(page).toHaveURL(leads);
  });
}

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
  expect(subjects).toEqual([expect.stringMatching(/^Confirm your email/)]);
  await expectSignedOut(page);
});
