import { expect, type Locator, type Page } from "@playwright/test";
import { openElsewhere } from "./elsewhere.ts";
import { signedInTest as test } from "./people.ts";
import { visit } from "./visitor.ts";

const CREATOR = { name: "creator", email: "creator@blenda.test", password: "Blenda-demo-1" };
const EDITOR = { name: "Demo editor", email: "editor@blenda.test", password: "Blenda-demo-1" };
/** Long enough for every form to save, and for its answer to arrive. */
const PAUSE_MS = 2_000;

const wordsIn = (field: Locator) =>
  field.evaluate((element) =>
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : (element.textContent ?? "")).trim(),
  );

/** As people type: some words, a pause in which the page saves, more words, and only the keyboard. The field has the focus all the while. */
async function typeWithPauses(page: Page, field: Locator, ...parts: string[]): Promise<void> {
  await field.click();
  for (const part of parts) {
    await page.keyboard.type(part, { delay: 20 });
    // The pause is what this is about.
    await page.waitForTimeout(PAUSE_MS);
    await expect(field).toBeFocused();
  }
  expect(await wordsIn(field)).toBe(parts.join("").trim());
}

const saved = (page: Page) => expect(page.getByText(/^Saved \d+ \w+ ago$|^Saved just now$/).first()).toBeVisible();

test("the application keeps its step, the focus and every letter while one types with pauses", async ({ page }) => {
  await visit(page, "/become-a-creator");
  await expect(page).toHaveURL(/step=profile/);
  const name = `Northern ${Date.now().toString(36)}`;
  await typeWithPauses(page, page.getByLabel("Shop name"), name, " Harbour", " Props");
  await typeWithPauses(page, page.getByLabel("About your shop"), "Rope, crates", " and lamps.");
  await expect(page.getByRole("heading", { name: "Name your shop" })).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await typeWithPauses(page, page.getByLabel("Link", { exact: true }), "https://example.com", "/works");
  await page.getByRole("button", { name: "Continue" }).click();
  await typeWithPauses(page, page.getByLabel("What you'll sell"), "Props of a harbour,", " measured and textured,", " one set a month.");
  await saved(page);
  await visit(page, "/become-a-creator?step=profile");
  await expect(page.getByLabel("Shop name")).toHaveValue(`${name} Harbour Props`);
});

test("the product editor, the course editor, the shop and the composer keep focus and text while one types with pauses", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const page = await openElsewhere(browser, baseURL, CREATOR, "/dashboard/products/new");
  await test.step("product", async () => {
    await typeWithPauses(page, page.getByLabel("Title", { exact: true }), "Harbour", " lamp", " No. 3");
    await typeWithPauses(page, page.getByRole("textbox", { name: "Description" }), "A lamp of brass,", " with a bulb that can be lit.");
    await typeWithPauses(page, page.getByLabel("Price of the personal licence").first(), "1", "9");
    await saved(page);
    await page.reload();
    await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Harbour lamp No. 3");
  });
  await test.step("course", async () => {
    await visit(page, "/dashboard/add-training");
    await expect(page).toHaveURL(/\/dashboard\/edit-training\//);
    await typeWithPauses(page, page.locator("[data-lesson-title]"), "Brass", " without", " a texture");
    await page.getByRole("group", { name: "Film or text" }).getByText("Text", { exact: true }).click();
    await typeWithPauses(page, page.getByRole("textbox", { name: "Text" }), "Begin with a plain", " metal, then dim it.");
    await page.getByRole("link", { name: /^About/ }).click();
    await typeWithPauses(page, page.getByLabel("Title", { exact: true }), "Lamps", " of a harbour");
    await typeWithPauses(page, page.getByRole("textbox", { name: "Description" }), "From a sketch", " to a lamp.");
    await typeWithPauses(page, page.getByLabel("What you will learn, line 1"), "To model", " in brass");
    await saved(page);
  });
  await test.step("shop", async () => {
    await page.goto("/dashboard/shop-settings");
    const description = page.getByLabel("Description");
    const before = await wordsIn(description);
    await description.press("Control+End");
    await page.keyboard.type(" Open", { delay: 20 });
    await page.waitForTimeout(PAUSE_MS);
    await page.keyboard.type(" all year.", { delay: 20 });
    await page.waitForTimeout(PAUSE_MS);
    await expect(description).toBeFocused();
    expect(await wordsIn(description)).toBe(`${before} Open all year.`.trim());
  });
  await test.step("composer", async () => {
    await visit(page, "/community?compose=true");
    await typeWithPauses(page, page.getByLabel("Title", { exact: true }), "A lamp", " for tonight");
    await typeWithPauses(page, page.getByRole("textbox", { name: "Post", exact: true }), "Who has", " a better bulb?");
  });
});

test("the banner's editor keeps focus and text while one types with pauses, and the draft is thrown away again", async ({
  browser,
  baseURL,
}) => {
  const editor = await openElsewhere(browser, baseURL, EDITOR, "/content-editor/hero");
  // The learning banner: other journeys write the one of home.
  const openLearning = () => editor.getByRole("group", { name: "Banner" }).getByText("Learning", { exact: true }).click();
  await openLearning();
  const title = editor.getByLabel("Title", { exact: true });
  await typeWithPauses(editor, await emptied(title), "Learn by", " taking things", " apart");
  await typeWithPauses(editor, await emptied(editor.getByLabel("Subtitle", { exact: true })), "Every lesson", " has its file.");
  await expect(editor.getByText(/^Draft, saved/)).toBeVisible();
  await editor.reload();
  await openLearning();
  await expect(title).toHaveValue("Learn by taking things apart");
  await editor.getByRole("button", { name: "Discard", exact: true }).click();
  await editor.getByRole("dialog").getByRole("button", { name: "Discard draft" }).click();
  await expect(title).not.toHaveValue("Learn by taking things apart");
  await editor.context().close();
});

async function emptied(field: Locator): Promise<Locator> {
  await field.fill("");
  return field;
}
