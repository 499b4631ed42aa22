import type { ToolPage } from "@blenda/domain/generation/model";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectNoFaults } from "./faults.ts";
import { signedInTest } from "./people.ts";
import { readFrom } from "./reads.ts";
import { visit } from "./visitor.ts";

/** A thing there is a form for, with what is said of it. */
const KNOWN = { prompt: "a horse with a red saddle", says: /horse with.* red saddle/ };
/** What the person has in mind first, and changes. */
const FIRST = { prompt: "a blue treasure chest", says: /blue treasure chest/ };
/** Something there will never be a form for. */
const UNKNOWN = { prompt: "a grey zorblax on wheels", noun: "zorblax" };

/** The engine gives way to everything else; on a busy machine it takes its time. */
const MADE = { timeout: 120_000 };

const words = (page: Page): Locator => page.getByLabel("Describe one object");
const said = (page: Page): Locator => page.getByRole("region", { name: "What will be made" });
const stage = (page: Page): Locator => page.getByRole("region", { name: "Stage" });
const draft = (page: Page): Locator => stage(page).getByRole("img", { name: /^Draft of/ });
const tokens = (page: Page, text: string): Locator => page.getByRole("banner").getByRole("link", { name: `${text}, usage` });

signedInTest("what will be made is seen before it is paid for, changed, made, turned, moved and taken along", async ({ page }) => {
  signedInTest.slow();
  await visit(page, "/blendagen");
  await words(page).fill(FIRST.prompt);
  await expect(said(page)).toContainText(FIRST.says, MADE);
  await words(page).fill(KNOWN.prompt);
  await expect(said(page)).toContainText(KNOWN.says, MADE);
  await expect(draft(page)).toHaveAccessibleName(`Draft of ${KNOWN.prompt}`, MADE);
  await expect(stage(page).getByText(/^A quick draft, free/)).toBeVisible(MADE);
  await expect(tokens(page, "3 tokens")).toBeVisible();
  await expectNoFaults(page, "a draft on the stage");

  await page.getByRole("button", { name: /^Generate for/ }).click();
  await expect(stage(page).getByText(/^Score/)).toBeVisible(MADE);
  await expect(tokens(page, "2 tokens")).toBeVisible();
  await page.getByRole("button", { name: "View in 3D" }).click();
  const model = page.getByRole("application", { name: `${KNOWN.prompt}, 3D model` });
  await expect(model).toBeVisible(MADE);
  await model.press("ArrowRight");
  await expect(page.getByLabel("Animation", { exact: true }).getByRole("option")).not.toHaveCount(0, MADE);
  await page.getByRole("button", { name: "Play the animation" }).click();
  await expect(page.getByRole("slider", { name: "Moment of the animation" })).not.toHaveValue("0", MADE);
  const { jobs } = await readFrom<ToolPage>(page, "generation/tool");
  const [glb] = jobs[0]?.result?.downloads ?? [];
  const body = await (await page.request.get(glb?.url ?? "")).body();
  expect(body.subarray(0, 4).toString("latin1")).toBe("glTF");
});

signedInTest("what there is no form for is a choice, and costs nothing", async ({ page }) => {
  signedInTest.slow();
  await visit(page, "/blendagen");
  await words(page).fill(UNKNOWN.prompt);
  await expect(said(page)).toContainText(`We have no ${UNKNOWN.noun} yet.`, MADE);
  const explains = page.getByRole("button", { name: /^(Choose instead of|Describe something else)/ });
  await expect(explains).toBeVisible();
  await expect(page.getByText("Nothing is made or charged before that.")).toBeVisible();
  await explains.click();
  await expectNoFaults(page, "an open choice");
  const { jobs } = await readFrom<ToolPage>(page, "generation/tool");
  expect(jobs).toEqual([]);
  await expect(tokens(page, "3 tokens")).toBeVisible();
});
