import { expect, type Page, type Request } from "@playwright/test";
import { passTime, stopClock, returningTest as test, tickUntil, visit } from "./visitor.ts";

const footer = (page: Page) => page.getByRole("contentinfo");

/** Everything the page asks anybody for from now on. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request: Request) => asked.push(`${request.method()} ${request.url()}`));
  return asked;
}

async function openWithStoppedClock(page: Page): Promise<void> {
  await stopClock(page);
  await page.goto("/about");
  await tickUntil(page, page.getByRole("heading", { level: 1 }), 500);
}

test("the newsletter box makes no call, shows 'Subscribed!' for 3 s and clears the field", async ({ page }) => {
  await openWithStoppedClock(page);
  await page.keyboard.press("End"); // it comes when somebody comes near
  await tickUntil(page, footer(page).getByRole("heading", { name: "Stay Creative" }), 100);
  const email = footer(page).getByLabel("Email");
  const subscribe = footer(page).getByRole("button", { name: "Subscribe" });
  const thanks = footer(page).getByText("Subscribed!");
  await expect(email).toHaveAttribute("type", "email");
  const asked = requestsOf(page);

  await subscribe.click();
  await expect(email).toHaveJSProperty("validity.valueMissing", true);
  await expect(thanks).toHaveCount(0);

  await email.fill("ada@example.com");
  await subscribe.click();
  await expect(thanks).toBeVisible();
  await expect(footer(page).getByRole("status")).toContainText("Welcome");
  await expect(email).toHaveValue("");
  await passTime(page, 2_900);
  await expect(thanks).toBeVisible();
  await passTime(page, 100);
  await expect(thanks).toHaveCount(0);
  expect(asked).toEqual([]);
});

test("the footer claims over 100,000 creators and shows five language flags with no behaviour", async ({ page }) => {
  await visit(page, "/about");
  await expect(footer(page).getByText(/over 100,000 creators/)).toBeVisible();
  const flags = footer(page).getByRole("list", { name: "Languages" });
  await expect(flags.getByRole("img")).toHaveCount(5);
  await expect(flags.locator("a, button, [tabindex], [role=button]")).toHaveCount(0);
  for (const flag of await flags.getByRole("img").all()) await expect(flag).toHaveAccessibleName(/\w+/);
});

test("the footer's text about all systems leads to the status page, which says the same after looking", async ({ page }) => {
  await visit(page, "/about");
  await footer(page).getByRole("link", { name: "All systems operational" }).click();
  await expect(page).toHaveURL("/status");
  await expect(page.getByRole("heading", { level: 1, name: "All systems operational" })).toBeVisible();
});

test("the chat widget ignores empty input, replies after 800 ms and asks nobody", async ({ page }) => {
  await openWithStoppedClock(page);
  await page.getByRole("button", { name: "Open chat" }).click();
  const chat = page.getByRole("dialog", { name: "Ask Blenda" });
  const lines = chat.getByRole("log").getByRole("paragraph");
  const input = chat.getByLabel("Your message");
  await tickUntil(page, input);
  await expect(input).toBeFocused();
  await expect(lines).toHaveCount(1);
  const asked = requestsOf(page);

  await input.fill("   ");
  await input.press("Enter");
  await passTime(page, 2_000);
  await expect(lines).toHaveCount(1);

  await input.fill("I need a chair");
  await input.press("Enter");
  await expect(lines).toHaveCount(2);
  await expect(lines.last()).toHaveText("I need a chair");
  await passTime(page, 790);
  await expect(lines).toHaveCount(2);
  await passTime(page, 10);
  await expect(lines).toHaveCount(3);
  expect(asked).toEqual([]);

  await page.keyboard.press("Escape");
  await expect(chat).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Open chat" })).toBeFocused();
});
