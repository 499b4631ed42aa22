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

/** Somebody signed in opens an entrance; where do they end up? */
async function arrive(page: Page, address: string): Promise<Arrival> {
  const warnings: string[] = [];
  page.on("console", (said) => said.type() === "warning" && warnings.push(said.text()));
  page.on("dialog", (dialog) => warnings.push(`a dialog: ${dialog.message()}`));
  await page.goto(address);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/\/(login|signup)(\?|$)/);
  const { origin, pathname, search, hash } = new URL(page.url());
  await page.close();
  return { origin, path: pathname + search + hash, warnings };
}

interface Group {
  /** What trust.md calls it. */
  title: string;
  /** As they stand in the address bar. */
  values: readonly string[];
  leads?: string;
  warns?: boolean;
}

const REFUSED = { leads: "/", warns: true };
const GROUPS: readonly Group[] = [
  {
    title: "R2 another site, by the specification's own rule, leads home with a console warning",
    values: ["https://e.x", "HTTPS://e.x", "http:e.x", "https:e.x", "/x?u=https://a.b"].map(inAddress),
    ...REFUSED,
  },
  {
    title: "R3 slashes, backslashes and hidden characters lead home",
    values: ["//e.x", "///e.x", "/\\e.x", "\\e.x", "\\\\e.x", "/%09/e.x", "%09//e.x", "/%0A/e.x", "/%0d%0a/e.x", "/%00/e.x"],
    ...REFUSED,
  },
  { title: "R4 dots never make a path that begins with two slashes", values: ["/.//e.x", "/..//e.x", "./\\e.x", "/%2e/%2fe.x"] },
  {
    title: "R5 what is encoded twice is decoded once and stays here",
    values: ["%2F%2Fe.x", "%5Ce.x", "%252F%252Fe.x", "%255Ce.x"],
  },
  { title: "R6 an empty value leads home", values: [""], leads: "/" },
  { title: "R6 a very long value leads home", values: ["x".repeat(10_000)], ...REFUSED },
  { title: "R7 an entrance itself makes no loop", values: ["/login", "/signup", "login", "%2Flogin%3Fredirect%3D%2Flogin"], leads: "/" },
];

for (const { title, values, leads, warns = false } of GROUPS) {
  signedInTest(title, async ({ context, baseURL }) => {
    const arrivals = await Promise.all(values.map(async (value) => arrive(await context.newPage(), `/login?redirect=${value}`)));
    for (const [at, { origin, path, warnings }] of arrivals.entries()) {
      expect.soft(origin, values[at]).toBe(baseURL);
      expect.soft(path, values[at]).not.toMatch(/^\/\//);
      if (leads) expect.soft(path, values[at]).toBe(leads);
      if (leads) expect.soft(warnings, values[at]).toEqual(warns ? [expect.stringContaining(WARNING)] : []);
    }
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

signedInTest("R6 of two values only the first counts", async ({ context }) => {
  expect(await arrive(await context.newPage(), "/login?redirect=about&redirect=//e.x")).toMatchObject({ path: "/about", warnings: [] });
});

for (const { value, leads, warns } of [
  { value: "/help?x=1#locked-out", leads: "/help?x=1#locked-out", warns: false },
  { value: "//e.x", leads: "/", warns: true },
]) {
  test(`logging in with redirect=${value} leads to ${leads}`, async ({ page, account }) => {
    const warnings: string[] = [];
    page.on("console", (said) => said.type() === "warning" && warnings.push(said.text()));
    await visit(page, `/login?redirect=${inAddress(value)}`);
    await tryToLogIn(page, account.email, account.password);
    await expect(accountMenu(page)).toBeVisible();
    await expect(page).toHaveURL(leads);
    expect(warnings).toEqual(warns ? [expect.stringContaining(WARNING)] : []);
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
