import { expect, type Page } from "@playwright/test";
import { emailField, tryToLogIn } from "./login-form.ts";
import { accountMenu, signedInTest, test } from "./people.ts";
import { visit } from "./visitor.ts";

const WARNING = "The redirect parameter is not a path of this site.";
const inAddress = encodeURIComponent;

interface Arrival {
  path: string;
  origin: string;
  warnings: string[];
}

/** What is said in the console about the address; remarks of the browser itself are not about it. */
function heardFrom(page: Page): string[] {
  const warnings: string[] = [];
  page.on("console", (said) => said.type() === "warning" && said.text().includes("redirect") && warnings.push(said.text()));
  return warnings;
}

/** Somebody signed in opens an entrance; where do they end up? */
async function arrive(page: Page, address: string): Promise<Arrival> {
  const warnings = heardFrom(page);
  page.on("dialog", (dialog) => warnings.push(`a dialog: ${dialog.message()}`));
  await page.goto(address);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/\/(login|signup)(\?|$)/);
  const { origin, pathname, search, hash } = new URL(page.url());
  await page.close();
  return { origin, path: pathname + search + hash, warnings };
}

interface Way {
  /** What stands behind `?redirect=` in the address bar. */
  value: string;
  leads: string;
  warnings: string[];
}

const to = (leads: string, ...values: string[]): Way[] => values.map((value) => ({ value, leads, warnings: [] }));
const refused = (...values: string[]): Way[] => values.map((value) => ({ value, leads: "/", warnings: [WARNING] }));

const GROUPS: Record<string, readonly Way[]> = {
  "R2 another site, by the specification's own rule, leads home with a console warning": refused(
    ...["https://e.x", "HTTPS://e.x", "http:e.x", "https:e.x", "/x?u=https://a.b"].map(inAddress),
  ),
  "R3 slashes, backslashes and hidden characters lead home": refused(
    ...["//e.x", "///e.x", "/\\e.x", "\\e.x", "\\\\e.x", "/%09/e.x", "%09//e.x", "/%0A/e.x", "/%0d%0a/e.x", "/%00/e.x"],
  ),
  "R4 dots never make a path that begins with two slashes": refused("/.//e.x", "/..//e.x", "./\\e.x", "/%2e/%2fe.x"),
  "R5 what is encoded twice is decoded once only and stays here": [
    ...to("/%2F%2Fe.x", "%252F%252Fe.x"),
    ...refused("%2F%2Fe.x", "%5Ce.x", "%255Ce.x"),
  ],
  "R6 of two values the first counts; an empty and a very long one lead home": [
    ...to("/about", "about&redirect=//e.x"),
    ...to("/", ""),
    ...refused("x".repeat(10_000)),
  ],
  "R7 an entrance itself makes no loop": to("/", "/login", "/signup", "login", "%2Flogin%3Fredirect%3D%2Flogin"),
};

for (const [title, ways] of Object.entries(GROUPS)) {
  signedInTest(title, async ({ context, baseURL }) => {
    const open = async ({ value }: Way) => arrive(await context.newPage(), `/login?redirect=${value}`);
    const arrivals: Arrival[] = [];
    // A few at a time: ten pages at once keep each other from showing anything.
    for (let at = 0; at < ways.length; at += 3) arrivals.push(...(await Promise.all(ways.slice(at, at + 3).map(open))));
    expect(arrivals).toEqual(ways.map(({ leads, warnings }) => ({ origin: baseURL, path: leads, warnings })));
  });
}

signedInTest("R1 somebody already signed in is sent on from both entrances, and history is replaced", async ({ context }) => {
  const ways = [
    ["/login?redirect=/about", "/about"],
    ["/login?redirect=about", "/about"],
    [`/signup?redirect=${inAddress("/help?x=1#locked-out")}`, "/help?x=1#locked-out"],
    ["/login", "/"],
    ["/signup", "/"],
  ] as const;
  const arrivals = await Promise.all(ways.map(async ([from]) => arrive(await context.newPage(), from)));
  expect(arrivals.map(({ path }) => path)).toEqual(ways.map(([, to]) => to));

  const page = await context.newPage();
  await visit(page, "/help");
  await visit(page, "/login?redirect=/about");
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page).toHaveURL("/help");
});

signedInTest("R5 a scheme that runs code is only a path nobody has", async ({ context }) => {
  for (const value of ["javascript:alert(1)", "data:text/html,x"]) {
    const page = await context.newPage();
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => dialogs.push(dialog.message()));
    await page.goto(`/login?redirect=${inAddress(value)}`);
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    await expect(page).toHaveURL(`/${value}`);
    expect(dialogs).toEqual([]);
  }
});

for (const { value, leads, warns } of [
  { value: "/help?x=1#locked-out", leads: "/help?x=1#locked-out", warns: false },
  { value: "//e.x", leads: "/", warns: true },
]) {
  test(`logging in with redirect=${value} leads to ${leads}`, async ({ page, account }) => {
    const warnings = heardFrom(page);
    await visit(page, `/login?redirect=${inAddress(value)}`);
    await tryToLogIn(page, account.email, account.password);
    await expect(accountMenu(page)).toBeVisible();
    await expect(page).toHaveURL(leads);
    await expect.poll(() => warnings).toEqual(warns ? [expect.stringContaining(WARNING)] : []);
  });
}

test("the navbar's Log in brings people back to where they were, also over the sign-up page", async ({ page, account }) => {
  await visit(page, "/help?x=1");
  await page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page.getByRole("form", { name: "Sign up" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await expect(emailField(page)).toBeVisible();
  await tryToLogIn(page, account.email, account.password);
  await expect(page).toHaveURL("/help?x=1");
});

test("a tab that stands on the login page is sent on as soon as another tab has signed in", async ({ page, context, account }) => {
  await visit(page, "/login?redirect=/about");
  const other = await context.newPage();
  await visit(other, "/login");
  await tryToLogIn(other, account.email, account.password);
  await expect(page).toHaveURL("/about");
  await expect(accountMenu(page)).toBeVisible();
});
