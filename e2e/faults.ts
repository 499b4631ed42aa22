import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** All that another theme can change. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** What is on screen now, in both themes. Nothing may be half faded in while it is looked at. */
export async function expectNoFaults(page: Page, state = "the page"): Promise<void> {
  // What is sound need not be described: on a full page that takes as long as the looking.
  const look = () => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"], preload: false, selectors: false });
  await wearTheme(page, "dark");
  expect.soft(faultsOf(await look().withTags(RULES).analyze()), `${state}, dark`).toEqual([]);
  await wearTheme(page, "light");
  expect.soft(faultsOf(await look().withRules(COLOUR_RULES).analyze()), `${state}, light`).toEqual([]);
}

async function wearTheme(page: Page, theme: "dark" | "light"): Promise<void> {
  await page.evaluate((name) => void (document.documentElement.dataset.theme = name), theme);
  // What pulses for ever is never half faded in.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

function faultsOf({ violations }: Awaited<ReturnType<AxeBuilder["analyze"]>>): string[] {
  return violations.map(({ id, help, nodes }) => [`${id}: ${help}`, ...nodes.map(({ html }) => html.slice(0, 200))].join("\n"));
}
