import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { accountMenu, type Person, signInFrom } from "./people.ts";
import { visit } from "./visitor.ts";

/** How soon one browser shows what was done in another. */
const LIVE_MS = 500;

/** A page in another browser of the same person. */
export async function openElsewhere(browser: Browser, home: string | undefined, person: Person, address: string): Promise<Page> {
  const context = await browser.newContext();
  await signInFrom(context, home, person);
  const page = await context.newPage();
  await visit(page, address);
  await expect(accountMenu(page)).toBeVisible();
  return page;
}

interface Step {
  /** Does it, and answers when it began to. */
  act: () => Promise<number>;
  /** What shows in the other page: an element, and how its text begins. */
  shows: { in: Page; selector: string; text?: string };
}

/** By the page's own clock: a press that waits for the page's turn would count against the wrong one. */
export const pressing = (button: Locator) => () =>
  button.evaluate((pressed: HTMLElement) => {
    const now = Date.now();
    pressed.click();
    return now;
  });

/**
 * What is done in one browser must show in the other without a reload. The quickest step counts, and what the machine itself
 * takes is left out: the rest tells what the product takes.
 */
export async function expectLive(steps: readonly Step[], withinMs = LIVE_MS): Promise<void> {
  const taken: number[] = [];
  for (const { act, shows } of steps) {
    const arrival = whenShown(shows);
    const began = await act();
    taken.push((await arrival) - began - HOPS * (await hopMs(shows.in)));
  }
  expect(Math.min(...taken), `of ${taken.join(", ")} ms`).toBeLessThan(withinMs);
}

/** A press, its request, the word that arrives, the question after it, and what is drawn. */
const HOPS = 3;

/** The least anything takes right now, a request and a frame: two milliseconds here, half a second on a busy machine. */
const hopMs = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const began = performance.now();
    await fetch("/api/health");
    await new Promise(requestAnimationFrame);
    return performance.now() - began;
  });

/** The moment it stands in the page, by the clock both browsers share. */
const whenShown = ({ in: page, selector, text = "" }: Step["shows"]): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const isThere = () => [...document.querySelectorAll(wanted.selector)].some((one) => one.textContent?.startsWith(wanted.text));
        const watcher = new MutationObserver(() => {
          if (!isThere()) return;
          watcher.disconnect();
          resolve(Date.now());
        });
        watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    { selector, text },
  );
