import { expect, type Page } from "@playwright/test";
import { fillContactForm, pressSend, WORDS } from "./contact-form.ts";
import { returningTest as test, visit } from "./visitor.ts";

const field = (page: Page, label: string) => page.getByRole("form", { name: "Write to us" }).getByLabel(label);

test.describe("the contact form", () => {
  test("sends mail that an open mailbox shows without being loaded again", async ({ page, context }) => {
    const mailbox = await context.newPage();
    await visit(mailbox, "/mailbox");
    const letters = mailbox.getByRole("list", { name: "Letters" });
    await visit(page, "/contact");
    await fillContactForm(page);
    await pressSend(page);
    const reference =
      (await page
        .getByText(/Its reference is/)
        .locator("strong")
        .textContent()) ?? "";
    expect(reference).toMatch(/^[0-9A-F]{8}$/);
    const envelope = letters.getByRole("button", { name: new RegExp(reference) });
    await envelope.click();
    await expect(mailbox.getByText(WORDS)).toBeVisible();
    await expect(mailbox.getByText(/ada@example\.com/).first()).toBeVisible();
  });

  test("loses nothing that was typed when the answer never arrives, and sends it once when pressed again", async ({ page, request }) => {
    const words = `${WORDS} Written at ${crypto.randomUUID()}.`;
    await visit(page, "/contact");
    await fillContactForm(page, words);
    // The message arrives, its answer does not.
    await page.route("**/api/information/contact", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await pressSend(page);
    await expect(page.getByText("Your message is still here.")).toBeVisible();
    await expect(field(page, "Your message")).toHaveValue(words);
    await page.unroute("**/api/information/contact");
    await pressSend(page);
    await expect(page.getByRole("heading", { name: "Your message has been sent" })).toBeFocused();
    const letters: { body: string }[] = await (await request.get("/api/mail/mailbox")).json();
    expect(letters.filter(({ body }) => body.includes(words))).toHaveLength(1);
  });
});

test.describe("the sixth message of an hour", () => {
  test("is refused with the time to try again, and nothing typed is lost", async ({ page, request, baseURL }) => {
    await visit(page, "/contact");
    await fillContactForm(page);
    for (let sent = 0; sent < 5; sent += 1) {
      const data = { name: "Ada", email: "ada@example.com", topic: "other", message: WORDS, key: crypto.randomUUID() };
      const answer = await request.post("/api/information/contact", { data, headers: { origin: baseURL ?? "" } });
      expect(answer.status()).toBe(200);
    }
    await pressSend(page);
    await expect(page.getByRole("main").getByText(/^Too many requests\. Please try again in \d+ (minute|second)s?\.$/)).toBeVisible();
    await expect(field(page, "Your name")).toHaveValue("Ada");
    await expect(field(page, "Your message")).toHaveValue(WORDS);
    await expect(field(page, "What is it about?")).toHaveValue("order");
  });
});
