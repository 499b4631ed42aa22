import type { ToolPage } from "@blenda/domain/generation/model";
import { generationTexts } from "@blenda/domain/generation/texts";
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

/** A red mug on nothing, drawn by the browser. */
const mug = async (page: Page): Promise<Buffer> => {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 300, height: 300 });
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("nothing to draw with");
    pen.fillStyle = pen.strokeStyle = "#b81f14";
    pen.lineWidth = 20;
    pen.fillRect(60, 70, 130, 170);
    pen.strokeRect(190, 110, 50, 90);
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(url.split(",")[1] ?? "", "base64");
};

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

signedInTest(
  "a picture of a known object becomes that thing in its colours; an unknown name is a choice and costs nothing",
  async ({ page }) => {
    signedInTest.slow();
    await visit(page, "/blendagen");
    await page.getByRole("radio", { name: "From a picture" }).check({ force: true });
    await page.getByLabel("Picture", { exact: true }).setInputFiles({ name: "mug.png", mimeType: "image/png", buffer: await mug(page) });
    await expect(page.getByRole("img", { name: "mug.png" })).toBeVisible();
    // Its name says what it is: the known object is offered first.
    await expect(page.getByRole("radio", { name: "Known object" })).toBeChecked(MADE);
    const name = page.getByLabel("What is it?");
    await expect(name).toHaveValue("mug");
    await name.fill(`a ${UNKNOWN.noun}`);
    await expect(said(page)).toContainText("We can't tell what this is.", MADE);
    await page.getByRole("button", { name: /^(Choose instead of|Describe something else)/ }).click();
    await expectNoFaults(page, "an unknown name for a picture");
    expect((await readFrom<ToolPage>(page, "generation/tool")).jobs).toEqual([]);
    await expect(tokens(page, "3 tokens")).toBeVisible();

    await name.fill("a mug");
    await expect(said(page)).toContainText(generationTexts.asPictured, MADE);
    await expect(draft(page)).toHaveAccessibleName("Draft of a mug", MADE);
    await expect(stage(page).getByText(/^A quick draft, free/)).toBeVisible(MADE);
    await page.getByRole("button", { name: /^Generate for/ }).click();
    await expect(stage(page).getByText(/^Score/)).toBeVisible(MADE);
    await expect(tokens(page, "2 tokens")).toBeVisible();
    await expect(stage(page).getByText(/as in the picture/)).toBeVisible();
  },
);

signedInTest("what there is no form for is a choice, and costs nothing", async ({ page }) => {
  signedInTest.slow();
  await visit(page, "/blendagen");
  await words(page).fill(UNKNOWN.prompt);
  await expect(said(page)).toContainText("We can't tell what this is.", MADE);
  const explains = page.getByRole("button", { name: /^(Choose instead of|Describe something else)/ });
  await expect(explains).toBeVisible();
  await expect(page.getByText("Nothing is made or charged before that.")).toBeVisible();
  await explains.click();
  await expectNoFaults(page, "an open choice");
  const { jobs } = await readFrom<ToolPage>(page, "generation/tool");
  expect(jobs).toEqual([]);
  await expect(tokens(page, "3 tokens")).toBeVisible();
});
