import { expect, type Page } from "@playwright/test";
import { expectNoFaults } from "./faults.ts";
import { expectToFit } from "./fits.ts";
import { staffScreens, titleOf } from "./known-screens.ts";
import { signInFrom, test } from "./people.ts";
import { visit } from "./visitor.ts";

const WIDE = { width: 1440, height: 900 };
const demo = (name: string) => ({ name, email: `${name}@blenda.test`, password: "Blenda-demo-1" });

/** Several in one visit: what the first has fetched, the others need not. */
const TOGETHER = 5;
/** Editors have the same pages in a panel of their own; they are looked at once. */
const ownScreens = staffScreens.filter(({ area }) => area === "admin");
const visits = Array.from({ length: Math.ceil(ownScreens.length / TOGETHER) }, (_, at) =>
  ownScreens.slice(at * TOGETHER, (at + 1) * TOGETHER),
);

for (const screens of visits) {
  const paths = screens.map(({ path }) => path).join(", ");
  test(`each of ${paths} names itself, has one main heading, reads well in both themes and fits into 320 px`, async ({
    page,
    context,
    baseURL,
  }) => {
    await signInFrom(context, baseURL, demo("admin"));
    for (const screen of screens)
      await test.step(screen.path, async () => {
        await page.setViewportSize(WIDE);
        await visit(page, screen.path);
        await expect(page).toHaveTitle(titleOf(screen));
        await expect(page.locator("h1")).toHaveCount(1);
        await expectLoaded(page);
        await expectNoFaults(page, screen.path);
        await expectToFit(page);
      });
  });
}

test("the screens of the content editors name themselves and have one main heading", async ({ page, context, baseURL }) => {
  await signInFrom(context, baseURL, demo("admin"));
  for (const screen of staffScreens.filter(({ area }) => area === "editor")) {
    await visit(page, screen.path);
    await expect(page).toHaveTitle(titleOf(screen));
    await expect(page.locator("h1")).toHaveCount(1);
  }
});

/** Until nothing stands in for what is still on its way. */
const expectLoaded = (page: Page) => expect(page.locator("main .breathe")).toHaveCount(0);

test("the staff areas are 404 for strangers, 403 for our own people who lack a permission, the login for who is signed out", async ({
  page,
  context,
  baseURL,
  me,
}) => {
  const answered = async (path: string) => (await context.request.get(path, { maxRedirects: 0 })).status();
  await test.step(`${me.name} finds nothing`, async () => {
    expect(await answered("/admin/users")).toBe(404);
    await visit(page, "/admin/users");
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  });
  await test.step("one of our own people reads what is missing", async () => {
    await signInFrom(context, baseURL, demo("view-reports"));
    expect(await answered("/admin/users")).toBe(403);
    await visit(page, "/admin/users");
    await expect(page.getByRole("heading", { level: 1, name: /^You don't have access to/ })).toBeVisible();
    await expect(page.getByText("You need one of: View users, Edit users")).toBeVisible();
    await expectNoFaults(page);
    await expectToFit(page);
  });
  await test.step("signed out, the login leads back", async () => {
    await context.clearCookies();
    expect(await answered("/admin/users")).toBe(302);
    await visit(page, "/admin/users");
    await expect(page).toHaveURL("/login?redirect=%2Fadmin%2Fusers");
  });
});

test("under 768 px the sidebar slides in, closes on Escape and on choosing an item", async ({ page, context, baseURL }) => {
  await signInFrom(context, baseURL, demo("admin"));
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/admin/blendagen");
  const sidebar = page.getByRole("navigation", { name: "Admin" });
  await expect(sidebar).toBeHidden();
  await page.getByRole("button", { name: "Admin menu" }).click();
  await expect(sidebar).toBeVisible();
  await expectNoFaults(page);
  await page.keyboard.press("Escape");
  await expect(sidebar).toBeHidden();
  await page.getByRole("button", { name: "Admin menu" }).click();
  await sidebar.getByRole("link", { name: "API" }).click();
  await expect(page).toHaveURL("/admin/blendagen/api");
  await expect(sidebar).toBeHidden();
});
