import { checkoutTexts } from "@blenda/domain/checkout/texts";
import type { ToolPage } from "@blenda/domain/generation/model";
import { generationTexts } from "@blenda/domain/generation/texts";
import { tokenTexts } from "@blenda/domain/tokens/texts";
import { expect, type Locator, type Page } from "@playwright/test";
import { buyTokens } from "./buyer.ts";
import { expectNoFaults } from "./faults.ts";
import { message, signedInTest } from "./people.ts";
import { readFrom } from "./reads.ts";
import { payWith } from "./shopping.ts";
import { returningTest, visit } from "./visitor.ts";

signedInTest.use({ contextOptions: { reducedMotion: "reduce" } });

/** The engine gives way to everything else; on a busy machine it takes its time. */
const MADE = { timeout: 120_000 };
/** By the processor, beside other journeys. */
const DRAWN = { timeout: 60_000 };

const balance = (page: Page, tokens: string): Locator => page.getByRole("banner").getByRole("link", { name: `${tokens}, usage` });
const generate = (page: Page): Locator => page.getByRole("button", { name: /^Generate for/ });
const results = (page: Page): Locator => page.getByRole("region", { name: "Results" }).getByRole("listitem");
const stage = (page: Page): Locator => page.getByRole("region", { name: "Stage" });

const openTool = async (page: Page, home: string | undefined): Promise<void> => {
  await buyTokens(page.request, home);
  await visit(page, "/blendagen");
  await expect(balance(page, "13 tokens")).toBeVisible();
};

signedInTest("tokens that are missing are bought in the dialog, and the balance rises without a reload", async ({ page }) => {
  await visit(page, "/blendagen");
  await expect(balance(page, "3 tokens")).toBeVisible();
  await page.getByRole("switch", { name: "HighPack" }).click();
  await expect(page.getByText(tokenTexts.insufficient)).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Get tokens" }).first().click();
  await page.getByRole("radio", { name: /^Small pack/ }).check();
  await page.getByRole("button", { name: "Buy 10 tokens, $12.99" }).click();
  await payWith(page, "declined");
  await expect(page.getByRole("alert")).toContainText(checkoutTexts.declined);
  await payWith(page, "visa");
  await expect(message(page, tokenTexts.packAdded(10))).toBeVisible();
  await expect(balance(page, "13 tokens")).toBeVisible();
  await expect(generate(page)).toBeEnabled();
  await balance(page, "13 tokens").click();
  await expect(page.getByRole("row", { name: /10 tokens.*\+10.*13/ })).toBeVisible();
  await expectNoFaults(page, "the usage");
});

signedInTest("a pack nobody used is given back for what it cost", async ({ page, baseURL }) => {
  await buyTokens(page.request, baseURL);
  await visit(page, "/blendagen/usage");
  await page.getByRole("button", { name: "Refund for $12.99" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Refund for $12.99" }).click();
  await expect(message(page, tokenTexts.packReturned(10))).toBeVisible();
  await expect(balance(page, "3 tokens")).toBeVisible();
  await expect(page.getByRole("row", { name: new RegExp(tokenTexts.packBack) })).toBeVisible();
  await expect(page.getByText("Packs you can refund")).toHaveCount(0);
});

signedInTest(
  "a plan paid with 3-D Secure is there after the bank; it is cancelled, kept and upgraded for the difference",
  async ({ page }) => {
    await visit(page, "/blendagen/usage");
    await page.getByRole("button", { name: "Get tokens" }).click();
    const subscribe = page.getByRole("button", { name: "Choose a plan or a pack" });
    await expect(subscribe).toBeDisabled();
    await page.getByRole("radio", { name: /^Creator plan/ }).check();
    await page.getByRole("button", { name: "Subscribe, $39.99 a month" }).click();
    await payWith(page, "3-D Secure");
    await page.getByRole("button", { name: "Approve", exact: true }).click();
    await expect(message(page, tokenTexts.subscribed("Creator"))).toBeVisible();
    await expect(page).toHaveURL("/blendagen/usage");
    await expect(balance(page, "83 tokens")).toBeVisible();
    await expect(page.getByText("0 of 80 used this month")).toBeVisible();

    await page.getByRole("button", { name: "Cancel plan" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel plan" }).click();
    await expect(message(page, tokenTexts.cancelled)).toBeVisible();
    await page.getByRole("button", { name: "Keep plan" }).click();
    await expect(message(page, tokenTexts.resumed)).toBeVisible();
    await page.getByRole("button", { name: "Get tokens" }).click();
    await page.getByRole("radio", { name: /^Studio plan/ }).check();
    await page.getByRole("button", { name: "Upgrade, $40.00 now" }).click();
    await payWith(page, "visa");
    await expect(message(page, tokenTexts.subscribed("Studio"))).toBeVisible();
    await expect(balance(page, "203 tokens")).toBeVisible();
  },
);

signedInTest("a model is made from words with real progress, and taken along in four formats", async ({ page, baseURL }) => {
  signedInTest.slow();
  await openTool(page, baseURL);
  await page.getByLabel("Describe one object").fill("rusty sci-fi crate");
  await generate(page).dblclick();
  await expect(stage(page).getByRole("progressbar")).toBeVisible();
  const seen = await progressUntilDone(page);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(new Set(seen).size).toBeGreaterThan(2);
  await expect(balance(page, "12 tokens")).toBeVisible();
  await expect(results(page)).toHaveCount(1);

  const { jobs } = await readFrom<ToolPage>(page, "generation/tool");
  const downloads = jobs[0]?.result?.downloads ?? [];
  expect(downloads.map(({ format }) => format)).toEqual(["glb", "usdz", "fbx", "obj"]);
  const begins = { glb: "glTF", usdz: "PK", fbx: "Kaydara FBX Binary", obj: "PK" } as Record<string, string>;
  for (const { format, url, bytes } of downloads) {
    await expect(page.getByRole("link", { name: new RegExp(`^Download ${format}`) })).toHaveAttribute("href", url);
    const body = await (await page.request.get(url)).body();
    expect(body).toHaveLength(bytes);
    expect(body.subarray(0, 40).toString("latin1")).toContain(begins[format]);
  }
  await page.getByRole("button", { name: "View in 3D" }).click();
  const model = page.getByRole("application", { name: "rusty sci-fi crate, 3D model" });
  await expect(model.or(page.getByText(/These are rendered images/)).first()).toBeVisible(DRAWN);
  await page.reload();
  await expect(stage(page).getByRole("heading", { name: "rusty sci-fi crate" })).toBeVisible();
  await expectNoFaults(page, "the tool with a result");
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

signedInTest("a picture becomes a model; what is no picture is refused before it is sent", async ({ page, baseURL }) => {
  signedInTest.slow();
  await openTool(page, baseURL);
  await page.getByRole("radio", { name: "From a picture" }).check({ force: true });
  const picker = page.getByLabel("Picture", { exact: true });
  await picker.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("not a picture") });
  await expect(page.getByText(generationTexts.imageNotPicture)).toBeVisible();
  await picker.setInputFiles({ name: "huge.png", mimeType: "image/png", buffer: Buffer.alloc(10_485_761) });
  await expect(page.getByText(generationTexts.imageTooLarge(10))).toBeVisible();
  await picker.setInputFiles({ name: "bird.png", mimeType: "image/png", buffer: await drawn(page) });
  await expect(page.getByRole("img", { name: "bird.png" })).toBeVisible();
  // The name says what it is, and the known one is offered first; here the picture itself is wanted.
  await expect(page.getByLabel("What is it?")).toHaveValue("bird", MADE);
  await page.getByRole("radio", { name: "Figurine" }).check({ force: true });
  await expect(page.getByLabel("Describe it (optional)")).toHaveValue("");
  await expect(stage(page).getByText("Free draft")).toBeVisible();
  await expect(stage(page).getByRole("img", { name: "Draft of bird" })).toBeVisible(MADE);
  await generate(page).click();
  await expect(stage(page).getByText(/^Score/)).toBeVisible(MADE);
  await expect(stage(page).getByRole("heading", { name: "bird" })).toBeVisible();
});

signedInTest("work that is cancelled gives back what was told before", async ({ page, baseURL }) => {
  await openTool(page, baseURL);
  await page.getByLabel("Describe one object").fill("Ancient stone watchtower with a wooden roof");
  await page.getByRole("radio", { name: "Ultra" }).check({ force: true });
  await page.getByRole("radio", { name: "High", exact: true }).check({ force: true });
  await page.getByRole("switch", { name: "HighPack" }).click();
  await expect(generate(page)).toHaveText("Generate for 7 tokens");
  await generate(page).click();
  await stage(page).getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toContainText(/get your 7 tokens back|get 4 of 7 tokens back/);
  await page.getByRole("button", { name: "Cancel generation" }).click();
  await expect(page.getByRole("heading", { name: "You cancelled this one" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: /^(10|13) tokens, usage/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Ready again in/ })).toBeDisabled();
});

returningTest("whoever is signed out sees what it does, what it has made and what it costs", async ({ page }) => {
  await visit(page, "/blendagen");
  const { samples } = await readFrom<ToolPage>(page, "generation/tool");
  for (const { prompt } of samples) await expect(page.getByRole("link", { name: prompt })).toBeVisible();
  await expect(page.getByText("$39.99")).toBeVisible();
  await expectNoFaults(page, "the tool, signed out");
  await page.getByRole("link", { name: "Sign up, get 3 free tokens" }).click();
  await expect(page).toHaveURL("/signup?redirect=%2Fblendagen");
});

/** Every percentage the page showed, until the result stands. */
async function progressUntilDone(page: Page): Promise<number[]> {
  const seen: number[] = [];
  const isDone = stage(page).getByText(/^Score/);
  await expect(async () => {
    const value = await page.evaluate(() => document.querySelector("progress")?.value ?? null);
    if (value !== null) seen.push(value);
    await expect(isDone).toBeVisible({ timeout: 50 });
  }).toPass({ ...MADE, intervals: [50] });
  return seen;
}

/** A dark shape on white, drawn by the browser. */
async function drawn(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 256;
    const paper = canvas.getContext("2d");
    if (!paper) throw new Error("this browser does not draw");
    paper.fillStyle = "white";
    paper.fillRect(0, 0, 256, 256);
    paper.fillStyle = "#b0402a";
    paper.beginPath();
    paper.ellipse(128, 150, 70, 60, 0, 0, 7);
    paper.ellipse(160, 80, 36, 36, 0, 0, 7);
    paper.fill();
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(address.split(",")[1] ?? "", "base64");
}
