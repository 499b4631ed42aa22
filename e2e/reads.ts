import { expect, type Page } from "@playwright/test";

/** What the API answers a visitor with, to compare a screen with. */
export async function readFrom<Out>(page: Page, question: string): Promise<Out> {
  const answer = await page.request.get(`/api/${question}`);
  expect(answer.status(), question).toBe(200);
  return (await answer.json()) as Out;
}
