import type { Flag } from "@blenda/domain/access/flags";
import type { Session } from "@blenda/domain/identity/model";
import { expect, type Page } from "@playwright/test";
import { signInFrom, test } from "./people.ts";
import { visit } from "./visitor.ts";

const WIDTHS = [768, 1024, 1100, 1280, 1366, 1440, 1920];
const PEOPLE = { "a visitor": null, "a buyer": "buyer", "a creator": "creator", "an editor": "editor", "an admin": "admin" } as const;
/** As on a server that asks for the second factor, and with everything switched on that can be. */
const FULLEST: Flag[] = ["demo", "motion"];

for (const [who, name] of Object.entries(PEOPLE))
  test(`the navbar of ${who} fits from 768 px on: nothing is cut, nothing lies over something else`, async ({ page, context, baseURL }) => {
    if (name) await signInFrom(context, baseURL, { name, email: `${name}@blenda.test`, password: "Blenda-demo-1" });
    for (const flags of [null, FULLEST]) {
      if (flags) await wear(page, flags);
      await visit(page, "/about");
      if (name) await expect(page.getByRole("button", { name: "Your account" })).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await faultsOf(page), `${width} px${flags ? ", everything on" : ""}`).toEqual([]);
      }
    }
  });

async function wear(page: Page, flags: Flag[]): Promise<void> {
  await page.route("**/api/identity/session", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as Session), flags } });
  });
}

/** Sideways scrolling, and pairs of what the bar offers that share a place. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const controls = [...document.querySelectorAll("header :is(a, button, input)")].filter((each) => each.checkVisibility());
    const named = controls.map((each) => ({ box: each.getBoundingClientRect(), name: each.ariaLabel || each.textContent || each.tagName }));
    const out = named.filter(({ box }) => box.left < 0 || box.right > innerWidth).map(({ name }) => `${name} is cut`);
    const over = named.flatMap((one, at) =>
      named
        .slice(at + 1)
        .filter(({ box }) => box.left < one.box.right - 1 && box.right > one.box.left + 1)
        .map(({ name }) => `${name} lies over ${one.name}`),
    );
    return [...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : []), ...out, ...over];
  });
