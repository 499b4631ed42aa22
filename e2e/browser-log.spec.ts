import { expect, type Page } from "@playwright/test";
import { returningTest as test, visit } from "./visitor.ts";

/** Planted where the site's own code meets them; none may reach the console. */
const CANARIES = {
  email: "canary.bird@example.com",
  token: "q7Zp3XvT9bLm2KdR8wYs5NcH4fJg6AeU",
  uid: "3f0c2a9e-7d41-4b8e-9c55-1a2b3c4d5e6f",
  phone: "+49 170 5550123",
};
const sentence = `user ${CANARIES.uid} <${CANARIES.email}> called from ${CANARIES.phone} with token=${CANARIES.token}`;

function listen(page: Page): string[] {
  const said: string[] = [];
  page.on("console", (message) => said.push(`${message.type()} ${message.text()}`));
  return said;
}

function expectNoCanaryIn(said: readonly string[]): void {
  for (const canary of Object.values(CANARIES)) {
    const spellings = [canary, encodeURIComponent(canary), canary.replaceAll(" ", "")];
    for (const spelling of spellings) expect(said.join("\n")).not.toContain(spelling);
  }
}

test("a failure whose message carries an email, a token, a user id and a phone number is logged without them", async ({ page }) => {
  const said = listen(page);
  // Session tracking reads this at the start; a browser extension that breaks it may say anything.
  await page.addInitScript((message) => {
    Object.defineProperty(navigator, "userAgent", {
      get: () => {
        throw new Error(message);
      },
    });
  }, sentence);
  await visit(page, "/about");
  const logged = () => said.filter((line) => line.startsWith("error a step of the start failed"));
  // Nothing a page needs: it is loaded some seconds after it.
  await expect.poll(logged, { timeout: 20_000 }).toHaveLength(1);
  for (const mark of ["[id]", "[email]", "[phone]", "[token]"]) expect(logged()[0]).toContain(mark);
  expectNoCanaryIn(said);
});

test("an answer that breaks a screen is logged without what it carried, and the screen offers to reload", async ({ page }) => {
  const said = listen(page);
  const keys = Object.fromEntries(Object.values(CANARIES).map((canary) => [canary, true]));
  await page.route("**/api/content/hero*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), title: keys } });
  });
  await page.goto("/marketplace");
  await expect(page.getByRole("alert").getByRole("button", { name: "Reload the page" })).toBeVisible();
  await expect.poll(() => said.filter((line) => line.startsWith("error a screen failed"))).not.toEqual([]);
  expectNoCanaryIn(said);
});

test("a refused call whose sentence names somebody is told to the visitor and not to the log", async ({ page }) => {
  const said = listen(page);
  await page.route("**/api/mail/mailbox*", (route) => route.fulfill({ status: 403, json: { code: "FORBIDDEN", message: sentence } }));
  await visit(page, "/mailbox");
  await expect(page.getByRole("main").getByText(CANARIES.email)).toBeVisible();
  expectNoCanaryIn(said);
});

test("an ordinary visit writes nothing to the console", async ({ page }) => {
  const said = listen(page);
  await visit(page, "/");
  await page.locator('footer a[href="/contact"]').click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
  await page.getByRole("button", { name: /Switch to the/ }).click();
  expect(said).toEqual([]);
});
