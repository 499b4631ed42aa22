import { portfolioTexts } from "@blenda/domain/portfolio/texts";
import { expect, type Page } from "@playwright/test";
import { idOf, twoPeopleTest as test } from "./correspondents.ts";
import { expectNoFaults } from "./faults.ts";
import { accountMenu, call, message } from "./people.ts";
import { tinyModel } from "./tiny-model.ts";
import { visit } from "./visitor.ts";

const headerForm = (page: Page) => page.getByRole("form", { name: "Portfolio header" });
const workForm = (page: Page) => page.getByRole("dialog", { name: /work$/ });
const titles = (page: Page) => page.getByRole("tabpanel").getByRole("heading", { level: 3 }).allTextContents();

const draft = (title: string, visibility = "public") => ({
  title,
  description: "",
  mediaIds: [],
  software: [],
  tags: [],
  year: null,
  visibility,
});

test("one's own portfolio is in the account menu and edited in place; a fault is told beside its field, and others see what was saved", async ({
  page,
  theirs,
}) => {
  await visit(page, "/about");
  await accountMenu(page).click();
  await page.getByRole("menuitem", { name: "Portfolio" }).click();
  await page.getByRole("button", { name: "Edit portfolio" }).click();
  const form = headerForm(page);
  await form.getByLabel("About you").fill("Lamps, mostly.");
  await form.getByLabel("Skills").fill("Lighting, Modelling");
  await form.getByLabel(/^Location/).fill("Porto");
  await form.getByLabel("Available for work").check();
  await form.getByRole("button", { name: "Add a link" }).click();
  await form.getByLabel("Name of link 1").fill("Shop window");
  await form.getByLabel("Address of link 1").fill("javascript:alert(1)");
  await form.getByRole("button", { name: "Save header" }).click();
  await expect(form.getByLabel("Address of link 1")).toBeFocused();
  await expect(form.getByLabel("Address of link 1")).toHaveAccessibleDescription(/begins with https/);
  await expectNoFaults(page, "editing");

  await page.reload();
  await page.getByRole("button", { name: "Edit portfolio" }).click();
  await expect(form.getByLabel("About you")).toHaveValue("Lamps, mostly.");
  await form.getByLabel("Address of link 1").fill("https://example.com/");
  await form.getByRole("button", { name: "Save header" }).click();
  await expect(message(page, portfolioTexts.saved)).toBeVisible();

  await visit(theirs.page, new URL(page.url()).pathname);
  const main = theirs.page.getByRole("main");
  for (const words of ["Lamps, mostly.", "Porto", "Available for work", "Lighting"]) await expect(main.getByText(words)).toBeVisible();
  await expect(main.getByRole("link", { name: "Shop window" })).toHaveAttribute("href", "https://example.com/");
  await expect(main.getByRole("button", { name: "Edit portfolio" })).toBeHidden();
  await expectNoFaults(theirs.page, "somebody's portfolio");
});

test("a work is added with a picture and a model, which can be turned; what we do not take is told beside it", async ({ page, theirs }) => {
  await visit(page, `/portfolio/${await idOf(page.request)}`);
  await page.getByRole("button", { name: "Add your first work" }).click();
  await page.getByRole("button", { name: "Add a work" }).click();
  const form = workForm(page);
  const picker = page.getByLabel("Files of this work");
  await picker.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("words") });
  await expect(form.getByText(portfolioTexts.mediaType)).toBeVisible();
  await form.getByRole("button", { name: "Dismiss notes.txt" }).click();
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 160, height: 120 } });
  await picker.setInputFiles([
    { name: "page.png", mimeType: "image/png", buffer: picture },
    { name: "body.glb", mimeType: "", buffer: tinyModel() },
  ]);
  await expect(form.getByRole("button", { name: "Remove file 2" })).toBeVisible({ timeout: 30_000 });
  await form.getByRole("button", { name: "Add work" }).click();
  await expect(form.getByLabel("Title")).toBeFocused();
  await form.getByLabel("Title").fill("Four sides");
  await expectNoFaults(page, "a new work");
  await form.getByRole("button", { name: "Add work" }).click();
  await expect(message(page, portfolioTexts.workSaved)).toBeVisible();

  await visit(theirs.page, new URL(page.url()).pathname);
  await theirs.page.getByRole("link", { name: "Four sides" }).click();
  const dialog = theirs.page.getByRole("dialog", { name: "Four sides" });
  await expect(theirs.page).toHaveURL(/\?work=/);
  await dialog.getByRole("button", { name: /^Picture/ }).click();
  await dialog.getByRole("button", { name: /larger/ }).click();
  await expect(theirs.page.getByRole("dialog").last().getByRole("img")).toBeVisible();
  await theirs.page.keyboard.press("Escape");
  await theirs.page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(theirs.page).not.toHaveURL(/work=/);

  await theirs.page.getByRole("link", { name: "Four sides" }).click();
  await dialog.getByRole("button", { name: /^Model/ }).click();
  await expect(dialog.getByText("4 triangles")).toBeVisible();
  // Where nothing can draw a model its picture stays; either is the model.
  const poster = dialog.getByRole("img", { name: "Four sides" });
  await expect(poster.or(dialog.getByRole("application", { name: "Four sides, 3D model" }))).toBeVisible();
});

test("public works are listed, those by link open by their link, private ones are not there for others; a look is counted", async ({
  page,
  theirs,
  baseURL,
}) => {
  const id = await idOf(page.request);
  for (const [title, visibility] of [
    ["Open", "public"],
    ["Linked", "unlisted"],
    ["Mine", "private"],
  ] as const)
    expect(await call(page.request, baseURL, "portfolio/addWork", draft(title, visibility))).toBe(200);
  await visit(page, `/portfolio/${id}`);
  expect(await titles(page)).toEqual(["Mine", "Linked", "Open"]);
  const addressOf = async (title: string) => (await page.getByRole("link", { name: title }).getAttribute("href")) ?? "";
  await visit(theirs.page, `/portfolio/${id}`);
  expect(await titles(theirs.page)).toEqual(["Open"]);
  await theirs.page.goto(await addressOf("Linked"));
  await expect(theirs.page.getByRole("dialog", { name: "Linked" })).toBeVisible();
  await theirs.page.goto(await addressOf("Mine"));
  await expect(theirs.page.getByText("This work no longer exists")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("article").filter({ hasText: "Linked" })).toContainText("1 view");
});

test("works are put in order with the keyboard or by dragging, and removed after a question", async ({ page, baseURL }) => {
  for (const title of ["Third", "Second", "First"]) expect(await call(page.request, baseURL, "portfolio/addWork", draft(title))).toBe(200);
  await visit(page, `/portfolio/${await idOf(page.request)}`);
  await page.getByRole("button", { name: "Edit portfolio" }).click();
  await page.getByRole("button", { name: "Move Third earlier" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => titles(page)).toEqual(["First", "Third", "Second"]);
  await expect(page.getByText("Third is now 2 of 3")).toBeAttached();
  await expect(page.getByRole("button", { name: "Move Third earlier" })).toBeFocused();
  await page
    .getByRole("listitem")
    .filter({ hasText: "Second" })
    .getByRole("article")
    .dragTo(page.getByRole("listitem").filter({ hasText: "First" }).getByRole("article"));
  await expect.poll(() => titles(page)).toEqual(["Second", "First", "Third"]);
  await page.getByRole("button", { name: "Remove First" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect.poll(() => titles(page)).toEqual(["Second", "Third"]);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(["Second", "Third"]);
});

test("what was typed into a work is still there when its form was closed, until it is discarded", async ({ page }) => {
  await visit(page, `/portfolio/${await idOf(page.request)}`);
  const open = async () => {
    await page
      .getByRole("button", { name: /Add your first work|Edit portfolio/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Add a work" }).click();
  };
  await open();
  await workForm(page).getByLabel("Title").fill("Half a thought");
  await page.keyboard.press("Escape");
  await page.reload();
  await open();
  await expect(workForm(page).getByLabel("Title")).toHaveValue("Half a thought");
  await workForm(page).getByRole("button", { name: "Discard" }).click();
  await page.getByRole("button", { name: "Add a work" }).click();
  await expect(workForm(page).getByLabel("Title")).toHaveValue("");
});

test("nobody's portfolio is a 404 in words", async ({ page }) => {
  await visit(page, "/portfolio/nobody-at-all");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can't find this portfolio");
  await expectNoFaults(page);
});
