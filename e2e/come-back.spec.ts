import { expect } from "@playwright/test";
import { freePort, type ServerProcess } from "../server/src/testing/server-process.ts";
import { ownServers } from "./own-server.ts";
import { follow, returningTest as test, visit } from "./visitor.ts";

const start = ownServers(test);

test("a page left open while the server is killed shows the truth again by itself", async ({ page }) => {
  const port = await freePort();
  const first = await start(port);
  await visit(page, `${first.url}/mailbox`);
  const letters = page.getByRole("list", { name: "Letters" }).getByRole("button");
  const write = (server: ServerProcess) =>
    server.client().information.contact({
      name: "Ada",
      email: "ada@example.com",
      topic: "other",
      message: "Written while you were away, and kept.",
      key: crypto.randomUUID(),
    });
  const before = await write(first);
  await expect(letters.filter({ hasText: before.reference })).toBeVisible();

  first.child.kill("SIGKILL"); // PostgreSQL lives on and is adopted by the next
  const second = await start(port);
  const after = await write(second);
  await expect(letters.filter({ hasText: after.reference })).toBeVisible({ timeout: 20_000 });
  await expect(letters.filter({ hasText: before.reference })).toBeVisible();
});

test("a notice says that one is offline, and goes when one is back", async ({ page, context }) => {
  await visit(page, "/about");
  const notice = page.getByText("You're offline.");
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

test("a screen whose code has vanished loads the page anew once, then says so and offers to reload", async ({ page }) => {
  await visit(page, "/about");
  await page.waitForLoadState("load");
  let loads = 0;
  page.on("load", () => (loads += 1));
  await page.route("**/assets/contact-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await follow(page, "/contact");
  const reload = page.getByRole("alert").getByRole("button", { name: "Reload the page" });
  await expect.poll(() => loads).toBe(1);
  await expect(reload).toBeVisible();
  await expect(page).toHaveURL("/contact");
  expect(loads).toBe(1);

  await page.unroute("**/assets/contact-*.js");
  await reload.click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
});

test("a question that fails is said in words and can be asked again", async ({ page }) => {
  const question = "**/api/mail/mailbox*";
  await page.route(question, (route) => route.abort());
  await visit(page, "/mailbox");
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await page.unroute(question);
  await again.click();
  await expect(again).toBeHidden();
  await expect(page.getByText(/No email yet|Choose an email/).first()).toBeVisible();
});
