import { randomUUID } from "node:crypto";
import type { Conversation } from "@blenda/domain/inbox/model";
import { type APIRequestContext, type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { call, signedInTest, signInFrom } from "./people.ts";
import { comingFrom } from "./visitor.ts";

interface Correspondents {
  /** Somebody else's browser, signed in to an account of its own. */
  theirs: { context: BrowserContext; page: Page; id: string };
}

/** Journeys of two people, each in a browser of their own. */
export const twoPeopleTest = signedInTest.extend<Correspondents>({
  theirs: async ({ browser, baseURL, account, contextOptions, address, storageState }, use) => {
    const context = await browser.newContext({
      ...contextOptions,
      baseURL: baseURL ?? "",
      extraHTTPHeaders: comingFrom(address),
      ...(storageState && { storageState }),
    });
    await signInFrom(context, baseURL, account);
    await use({ context, page: await context.newPage(), id: await idOf(context.request) });
    await context.close();
  },
});

/** Who is signed in there. */
export async function idOf(from: APIRequestContext): Promise<string> {
  const { user } = (await (await from.get("/api/identity/session")).json()) as { user: { id: string } | null };
  return user?.id ?? "";
}

/** As the screens do it, without them. */
export async function startConversation(
  from: APIRequestContext,
  home: string | undefined,
  recipientId: string,
  body: string,
): Promise<string> {
  const data = { recipientId, subject: "", body, attachmentIds: [], key: randomUUID() };
  const answer = await from.post("/api/inbox/start", { headers: { origin: new URL(home ?? "").origin }, data });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as Conversation).id;
}

export async function sendFrom(from: APIRequestContext, home: string | undefined, id: string, body: string): Promise<void> {
  expect(await call(from, home, "inbox/send", { id, body, attachmentIds: [], key: randomUUID() })).toBe(200);
}

export const writingBox = (page: Page): Locator => page.getByRole("textbox", { name: /^Message to/ });
export const history = (page: Page): Locator => page.getByRole("region", { name: "Conversation so far" });
