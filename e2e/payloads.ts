import { HOSTILE_INPUTS } from "@blenda/domain/shared/rich-text/hostile-inputs";
import { isStorableText } from "@blenda/domain/shared/text";
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { signInFrom } from "./people.ts";
import { visit } from "./visitor.ts";

/** What can be stored at all; the rest is refused by every text field. */
export const PAYLOADS = HOSTILE_INPUTS.filter(isStorableText).map((payload) => payload.trim());

/** The whole list in as few texts as the field's length allows. */
export function inTexts(most: number): string[] {
  const texts: string[] = [];
  for (const payload of PAYLOADS) {
    const last = texts.at(-1);
    if (last !== undefined && [...last, ...payload].length < most) texts[texts.length - 1] = `${last}\n${payload}`;
    else texts.push(payload);
  }
  return texts;
}

/** What got through, in any page of these browsers: a call of `hit()`, a dialog, a request to somebody else. */
export async function watch(context: BrowserContext, home: string | undefined): Promise<string[]> {
  const through: string[] = [];
  const { origin } = new URL(home ?? "");
  await context.exposeBinding("hit", ({ page }) => void through.push(`ran at ${page.url()}`));
  context.on("dialog", (dialog) => {
    through.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (!["data:", "blob:"].includes(url.protocol) && url.origin !== origin) through.push(`asked ${request.url()}`);
  });
  context.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) through.push(message.text());
  });
  return through;
}

/** Somebody of the demo, in a browser of their own that is watched. */
export async function openAs(browser: Browser, home: string | undefined, account: string | null) {
  const context = await browser.newContext({ ...(home && { baseURL: home }) });
  const through = await watch(context, home);
  if (account) await signInFrom(context, home, { name: "", email: `${account}@blenda.test`, password: "Blenda-demo-1" });
  return { context, through, page: await context.newPage() };
}

/** Opens a page and finds the words on it. */
export async function look(page: Page, address: string, words: readonly string[]): Promise<void> {
  await visit(page, address);
  await expectWords(page, words);
}

/** They stand there as words, and nothing is in the page that would run when touched. */
export async function expectWords(page: Page, words: readonly string[]): Promise<void> {
  for (const text of words) {
    const line = text.split("\n").find((each) => each.length > 20) ?? text;
    await expect.poll(() => page.evaluate(() => document.body.textContent), `${page.url()}: ${line}`).toContain(line);
  }
  expect(await page.evaluate(armed), page.url()).toEqual([]);
}

/** Elements with a handler, or an address that is a program. */
function armed(): string[] {
  return [...document.querySelectorAll("*")]
    .filter(({ attributes }) =>
      [...attributes].some(({ name, value }) => name.startsWith("on") || /^\s*(javascript|data:text)/i.test(value)),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}
