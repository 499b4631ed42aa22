import type { Page } from "@playwright/test";

export const WORDS = "The lamp I bought has no textures in its archive.";

export async function fillContactForm(page: Page, message: string = WORDS): Promise<void> {
  const form = page.getByRole("form", { name: "Write to us" });
  await form.getByLabel("Your name").fill("Ada");
  await form.getByLabel("Email address").fill("ada@example.com");
  await form.getByLabel("What is it about?").selectOption("order");
  await form.getByLabel("Your message").fill(message);
}

export const pressSend = (page: Page): Promise<void> => page.getByRole("button", { name: "Send message" }).click();
