import { expect, type Page } from "@playwright/test";
import { signInFrom, test } from "./people.ts";
import { visit } from "./visitor.ts";
import { rollsOf, type Step, walkStep } from "./walker.ts";

/** Set both to walk the same way again, or further: `WALK_SEED=7 WALK_STEPS=2000`. */
const SEED = Number(process.env.WALK_SEED);
const STEPS = Number(process.env.WALK_STEPS ?? 400);
/** Generous: a step takes a fiftieth of it where nothing else is going on. */
const STEP_MS = 2_500;

/** Everybody for whom the site looks different. */
const WALKERS = { "a visitor": null, "a buyer": "buyer", "a creator": "creator", "an editor": "editor", "an admin": "admin" } as const;

for (const [who, name] of Object.entries(WALKERS))
  test(`${who} walks ${STEPS} steps from screen to screen inside the app, and every screen is what its address says`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(60_000 + STEPS * STEP_MS);
    if (name) await signInFrom(context, baseURL, { name, email: `${name}@blenda.test`, password: "Blenda-demo-1" });
    await page.setViewportSize({ width: 1280, height: 800 });
    const complaints = complaintsOf(page);
    await visit(page, "/");
    const roll = rollsOf(SEED);
    const way: Step[] = [];
    for (let at = 0; at < STEPS; at += 1) {
      const taken = await walkStep(page, roll);
      way.push(taken);
      const faults = [...(taken.fault === null ? [] : [taken.fault]), ...complaints];
      expect(faults, `WALK_SEED=${SEED}, step ${at + 1} as ${who}:\n${said(way.slice(-5))}\n`).toEqual([]);
    }
  });

const said = (steps: readonly Step[]): string => steps.map(({ from, by, to }) => `  ${from} → ${to} (${by})`).join("\n");

/** What the browser and the server had to complain about, as it comes. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("response", (answer) => answer.status() >= 500 && complaints.push(`${answer.status()} from ${answer.url()}`));
  return complaints;
}
