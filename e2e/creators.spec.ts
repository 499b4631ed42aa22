import { readFile } from "node:fs/promises";
import { applicationTexts } from "@blenda/domain/onboarding/texts";
import { expect, type Locator, type Page } from "@playwright/test";
import { bumpModel } from "../forge/src/formats/test-bump.ts";
import { writeModel } from "../forge/src/formats/write.ts";
import { buyProduct } from "./buyer.ts";
import { openElsewhere } from "./elsewhere.ts";
import { expectNoFaults } from "./faults.ts";
import { expectToFit } from "./fits.ts";
import { newPerson, signedInTest as test } from "./people.ts";
import { tinyModel } from "./tiny-model.ts";
import { visit } from "./visitor.ts";

const EDITOR = { name: "editor", email: "editor@blenda.test", password: "Blenda-demo-1" };
const BUYER = { name: "buyer", email: "buyer@blenda.test", password: "Blenda-demo-1" };

const DESCRIPTION =
  "A small block with a bumpy coat of paint, made for scenes that need something in the background. One material, clean UVs, real size.";

/** A whole life takes as long as several journeys, and files are read by a process that lets everybody else go first. */
const LIFE_MS = 300_000;
const READ_MS = 120_000;
/** What is slender fills less of a picture, and is drawn in half the time. */
const SLENDER = 0.1;
/** The only file that changes with 1.1. */
const nextBlock = (): Buffer => tinyModel(SLENDER);

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .click();
const main = (page: Page): Locator => page.getByRole("main");
const heading = (page: Page, name: string | RegExp): Locator => page.getByRole("heading", { name }).first();

test("somebody applies, is asked and approved, uploads three formats, is asked again, sells, and releases 1.1", async ({
  page,
  browser,
  context,
  baseURL,
}) => {
  test.setTimeout(LIFE_MS);
  const shop = `Shop ${newPerson().email.slice(0, 8)}`;
  const title = `Bumpy block ${newPerson().email.slice(0, 6)}`;

  await apply(page, shop);
  const editor = await openElsewhere(browser, baseURL, EDITOR, "/content-editor/onboarding");
  await askForChange(editor, shop);
  await expect(main(page).getByText("Which of your models will be the first?")).toBeVisible();
  await page.getByLabel("What you'll sell").fill(`${DESCRIPTION} The first will be a block.`);
  await press(page, "Send application");
  await expect(heading(page, "Your application is with us")).toBeVisible();
  await approveApplication(editor, shop);
  await expect(heading(page, "Your shop is open")).toBeVisible();

  const productId = await write(page, title);
  await press(page, "Submit for review");
  await expect(page.getByText(/^In review since/)).toBeVisible({ timeout: READ_MS });
  await decide(editor, productId, async () => {
    await editor.getByRole("radio", { name: /^Request changes/ }).check();
    await press(editor, "Title");
    await editor.getByPlaceholder("What should change?").fill("Say what it is made of.");
    await press(editor, "Send 1 comment");
  });
  await expect(main(page).getByText("Say what it is made of.").first()).toBeVisible();
  await page.getByLabel("Title", { exact: true }).fill(`${title}, painted`);
  await press(page, "Submit for review");
  await expect(page.getByText(/^In review since/)).toBeVisible({ timeout: READ_MS });
  await approve(editor, productId);
  await expect(heading(page, "There's nothing left to edit here")).toBeVisible();
  await expect.poll(() => found(page, title), { timeout: 2_000 }).toBe(true);

  const buyer = await openElsewhere(browser, baseURL, BUYER, `/product/${productId}`);
  await expect(heading(buyer, `${title}, painted`)).toBeVisible();
  const order = await buyProduct(buyer.context().request, baseURL, productId);
  await visit(buyer, `/order/${order.id}`);
  expect((await bytesBehind(buyer, buyer.getByRole("link", { name: "Download block.glb" }))).length).toBeGreaterThan(100);

  await releaseNext(page, productId);
  await approve(editor, productId);
  await visit(buyer, `/order/${order.id}`);
  await expect(buyer.getByText("Version 1.1 is new since your last download.")).toBeVisible();
  const fresh = await bytesBehind(buyer, buyer.getByRole("link", { name: "Download block.glb" }).first());
  await buyer.getByText("Version 1.0, the one you bought").click();
  const old = await bytesBehind(buyer, buyer.getByRole("link", { name: "Download block.glb" }).last());
  expect(old.equals(fresh)).toBe(false);
  expect(fresh.equals(nextBlock())).toBe(true);
  await visit(buyer, "/notifications");
  await expect(main(buyer).getByText(/1\.1/).first()).toBeVisible();
  await context.close();
});

test("the list and the editor read well in both themes and fit into 320 px", async ({ browser, baseURL }) => {
  const creator = { name: "creator", email: "creator@blenda.test", password: "Blenda-demo-1" };
  const page = await openElsewhere(browser, baseURL, creator, "/dashboard/products");
  await expect(page.locator("main .breathe")).toHaveCount(0);
  await expectNoFaults(page, "the list");
  await expectToFit(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("link", { name: "Add product" }).click();
  await expect(heading(page, "Untitled product")).toBeVisible();
  await expect(page.locator("main .breathe")).toHaveCount(0);
  await expectNoFaults(page, "the editor");
  await expectToFit(page);
});

test("what affiliates bring reads well in both themes and fits into 320 px, for a creator and for an affiliate", async ({
  browser,
  baseURL,
}) => {
  const creator = { name: "creator", email: "creator@blenda.test", password: "Blenda-demo-1" };
  const page = await openElsewhere(browser, baseURL, creator, "/dashboard/affiliates");
  for (const address of ["/dashboard/affiliates", "/dashboard/reports/affiliates", "/affiliate-dashboard"]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, address);
    await expect(page.locator("main .breathe")).toHaveCount(0);
    await expectNoFaults(page, address);
    await expectToFit(page);
  }
});

async function apply(page: Page, shop: string): Promise<void> {
  await visit(page, "/dashboard");
  await expect(page).toHaveURL(/\/become-a-creator/);
  await page.getByLabel("Shop name").fill(shop);
  await press(page, "Continue");
  await page.getByLabel("Link", { exact: true }).fill("https://example.com/works");
  await page.getByLabel("Category").selectOption({ index: 1 });
  await press(page, "Continue");
  await page.getByLabel("What you'll sell").fill(DESCRIPTION);
  await press(page, "Continue");
  await page.getByLabel("Country").selectOption("FR");
  await page.getByRole("radio", { name: applicationTexts.taxStatuses.individual }).check();
  await press(page, "Continue");
  await page.getByRole("checkbox", { name: /^I accept the creator agreement/ }).check();
  await page.getByRole("checkbox", { name: applicationTexts.rights }).check();
  await press(page, "Continue");
  await press(page, "Send application");
  await expect(heading(page, "Your application is with us")).toBeVisible();
}

async function openApplication(editor: Page, shop: string): Promise<void> {
  await visit(editor, "/content-editor/onboarding");
  await editor.getByRole("link", { name: new RegExp(shop) }).click();
  await press(editor, "Start reading");
}

async function askForChange(editor: Page, shop: string): Promise<void> {
  await openApplication(editor, shop);
  await press(editor, "Request changes");
  await editor.getByRole("dialog").getByLabel(applicationTexts.steps.proposal).fill("Which of your models will be the first?");
  await press(editor, "Send note");
  await expect(editor.getByRole("dialog")).toBeHidden();
}

async function approveApplication(editor: Page, shop: string): Promise<void> {
  await openApplication(editor, shop);
  await press(editor, "Approve");
  await press(editor, "Approve and open the shop");
  await expect(editor.getByRole("dialog")).toBeHidden();
}

/** A glb, an obj with its maps in an archive, and an fbx of the same block. */
async function blockFiles() {
  const model = await bumpModel();
  for (const { positions } of model.meshes)
    for (let at = 0; at < positions.length; at += 3) {
      positions[at] = (positions[at] ?? 0) * SLENDER;
      positions[at + 2] = (positions[at + 2] ?? 0) * SLENDER;
    }
  const file = async (name: string, format: "glb" | "obj" | "fbx") => ({
    name,
    mimeType: "application/octet-stream",
    buffer: Buffer.from(await writeModel(model, format)),
  });
  return Promise.all([file("block.glb", "glb"), file("block_obj.zip", "obj"), file("block.fbx", "fbx")]);
}

/** An image of the creator's own, large enough for a cover. */
const ownImage = async (page: Page, name: string) => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.from(
    await page.evaluate(() => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 1600, height: 1200 });
      const pen = canvas.getContext("2d");
      if (pen) pen.fillStyle = "peru";
      pen?.fillRect(400, 300, 800, 600);
      return canvas.toDataURL("image/png").split(",")[1] ?? "";
    }),
    "base64",
  ),
});

/** Everything a product needs, from the files on. Answers with its id. */
async function write(page: Page, title: string): Promise<string> {
  await visit(page, "/dashboard/add-product");
  await expect(page).toHaveURL(/\/dashboard\/products\/[^/]+\/edit$/);
  const productId = new URL(page.url()).pathname.split("/")[3] ?? "";
  await page.getByLabel("Drop your files, a folder or a ZIP", { exact: true }).setInputFiles(await blockFiles());
  const images = await Promise.all(["front.png", "side.png", "back.png"].map((name) => ownImage(page, name)));
  await page.getByLabel("Add image").setInputFiles(images);
  await expect(page.getByText(/^3 of 20/)).toBeVisible({ timeout: READ_MS });
  await expect(page.getByText("1600 × 1200")).toBeVisible();
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Category").selectOption({ index: 1 });
  await page.getByRole("textbox", { name: "Description" }).fill(DESCRIPTION);
  await page.getByLabel("Price of the personal licence").first().fill("9");
  await expect(main(page).getByText("You keep", { exact: true }).first()).toBeVisible();
  await page.getByRole("checkbox", { name: /^Personal/ }).check();
  await page.getByRole("radio", { name: /^No AI/ }).check();
  await page.getByRole("checkbox", { name: /^I made this/ }).check();
  await expect(page.getByText(/^3 of 3 read/)).toBeVisible({ timeout: READ_MS });
  await expect(heading(page, "What we measured")).toBeVisible();
  await expect(main(page).getByText("Answer in 2 business days")).toBeVisible();
  return productId;
}

/** Opens a submission as a reviewer, decides, and waits until that is done. */
async function decide(editor: Page, productId: string, choose: () => Promise<void>): Promise<void> {
  await visit(editor, `/admin/reviews/product/${productId}`);
  const done = editor.waitForResponse((answer) => /\/api\/review\/(approve|requestChanges|reject)$/.test(answer.url()));
  await choose();
  expect((await done).status()).toBe(200);
  // The next submission opens by itself, and its model would be drawn while everybody else waits for a frame.
  await editor.goto("about:blank");
}

const approve = (editor: Page, productId: string): Promise<void> =>
  decide(editor, productId, async () => {
    await editor.getByRole("radio", { name: /^Approve/ }).check();
    await press(editor, "Approve");
  });

/** Another GLB in place of the first, as 1.1. */
async function releaseNext(page: Page, productId: string): Promise<void> {
  await visit(page, `/dashboard/products/${productId}/edit`);
  await expect(page.getByText("Changes to 1.0, which stays on sale")).toBeVisible();
  await page
    .getByLabel("Drop more files", { exact: true })
    .setInputFiles({ name: "block.glb", mimeType: "model/gltf-binary", buffer: nextBlock() });
  await expect(page.getByRole("dialog", { name: "Replace block.glb?" })).toBeVisible();
  await press(page, "Replace");
  const files = page.getByRole("list", { name: "Files" });
  await expect(files.getByText("New", { exact: true })).toHaveCount(1);
  await expect(files.getByText("block.glb", { exact: true })).toHaveCount(1);
  await expect(page.getByText(/^3 of 3 read/)).toBeVisible({ timeout: READ_MS });
  await page.getByLabel("Number", { exact: true }).fill("1.1");
  await page.getByLabel("What's new").fill("Fewer triangles, same look.");
  await expect(heading(page, "Written from the files")).toBeVisible();
  await page.getByRole("checkbox", { name: /^I made this/ }).check();
  await press(page, "Submit for review");
  await expect(page.getByText(/^In review since/)).toBeVisible({ timeout: READ_MS });
}

async function found(page: Page, words: string): Promise<boolean> {
  const answer = await page.request.get(`/api/search/products?${new URLSearchParams({ q: words })}`);
  return (await answer.text()).includes(words);
}

async function bytesBehind(page: Page, link: Locator): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  return readFile(await download.path());
}
