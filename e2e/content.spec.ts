import type { HomePage } from "@blenda/domain/content/model";
import { expect } from "@playwright/test";
import { openElsewhere } from "./elsewhere.ts";
import { message } from "./people.ts";
import { returningTest, visit } from "./visitor.ts";

const EDITOR = { name: "Demo editor", email: "editor@blenda.test", password: "Blenda-demo-1" };

returningTest(
  "an editor changes the hero and the order of sections, and a visitor's open home follows; then everything goes back",
  async ({ browser, page, baseURL }) => {
    await visit(page, "/");
    const title = page.getByRole("main").getByRole("heading", { level: 1 });
    const before = await title.innerText();
    const words = `Made by hand ${Date.now().toString(36)}`;

    const editor = await openElsewhere(browser, baseURL, EDITOR, "/content-editor/hero");
    await editor.getByLabel("Title", { exact: true }).fill(words);
    await expect(editor.frameLocator("iframe").first().getByText(words)).toBeVisible();
    await expect(title).toHaveText(before);
    await editor.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(message(editor, "Published. Everyone sees it now.")).toBeVisible();
    await expect(title).toHaveText(words);

    await editor.getByRole("link", { name: "Homepage", exact: true }).click();
    await editor.getByRole("button", { name: "Move Staff picks, 2 of 5" }).press("Alt+ArrowUp");
    await editor.getByRole("button", { name: "Publish", exact: true }).click();
    const heads = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(heads.first()).toHaveText("Staff picks");
    const { sections }: HomePage = await (await page.request.get("/api/content/home")).json();
    expect(sections.slice(0, 2).map(({ id }) => id)).toEqual(["staffPicks", "featured"]);

    for (const name of ["Homepage", "Hero Section"]) {
      await editor.getByRole("link", { name, exact: true }).click();
      const restore = editor.getByRole("button", { name: /^Restore version/ }).first();
      // What was said of the page before has gone by then.
      await expect(message(editor, "is live again")).toHaveCount(0);
      await restore.click();
      await editor
        .getByRole("dialog")
        .getByRole("button", { name: /^Restore version/ })
        .click();
      await expect(message(editor, "is live again")).toBeVisible();
    }
    await expect(title).toHaveText(before);
    expect(new URL(editor.url()).pathname).toBe("/content-editor/hero");
    await editor.context().close();
  },
);

returningTest("who may only see content reads every page of it and saves nothing", async ({ browser, baseURL }) => {
  const viewer = await openElsewhere(browser, baseURL, { ...EDITOR, name: "Viewer", email: "view-content@blenda.test" }, "/admin/content");
  await viewer.getByRole("link", { name: /Home banner/ }).click();
  await expect(viewer.getByText("To change it you need Edit content.")).toBeVisible();
  await expect(viewer.getByLabel("Title", { exact: true })).toBeDisabled();
  const answer = await viewer.request.post("/api/content/saveDraft", {
    data: { name: "homeHero", basedOn: 0, changes: { title: "Mine" } },
  });
  expect(answer.status()).toBe(403);
  await viewer.context().close();
});
