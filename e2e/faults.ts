import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** All that another theme can change. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** What is on screen now, in both themes. Nothing may be half faded in while it is looked at. */
export async function expectNoFaults(page: Page, state = "the page"): Promise<void> {
  await bringAxe(page);
  await wearTheme(page, "dark");
  expect.soft(await faultsBy(page, { type: "tag", values: RULES }), `${state}, dark`).toEqual([]);
  await wearTheme(page, "light");
  expect.soft(await faultsBy(page, { type: "rule", values: COLOUR_RULES }), `${state}, light`).toEqual([]);
}

/** The program that looks, once per page: reading it takes as long as a look. Frames have it too, and answer the page around them. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const hasIt = await frame.evaluate(() => "axe" in window);
    if (!hasIt) await frame.evaluate(axe.source);
  }
}

async function wearTheme(page: Page, theme: "dark" | "light"): Promise<void> {
  await page.evaluate((name) => void (document.documentElement.dataset.theme = name), theme);
  // What pulses for ever is never half faded in.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

const faultsBy = (page: Page, runOnly: axe.RunOnly): Promise<string[]> =>
  page.evaluate(async (only) => {
    const { axe: looker } = window as unknown as { axe: typeof axe };
    // What is sound need not be described: on a full page that takes as long as the looking.
    const { violations } = await looker.run(document, {
      runOnly: only,
      resultTypes: ["violations"],
      preload: false,
      selectors: false,
    });
    return violations.map(({ id, help, nodes }) => [`${id}: ${help}`, ...nodes.map(({ html }) => html.slice(0, 200))].join("\n"));
  }, runOnly);
