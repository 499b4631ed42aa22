import { randomUUID } from "node:crypto";
import { communityTexts } from "@blenda/domain/community/texts";
import { reportTexts } from "@blenda/domain/reports/texts";
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { twoPeopleTest as test } from "./correspondents.ts";
import { expectLive, pressing } from "./elsewhere.ts";
import { expectNoFaults } from "./faults.ts";
import { call, message, signInFrom } from "./people.ts";
import { tinyModel } from "./tiny-model.ts";
import { visit } from "./visitor.ts";

/** Three with accounts older than a week. */
const REPORTERS = ["buyer", "creator", "applicant"];
const demo = (name: string) => ({ name, email: `${name}@blenda.test`, password: "Blenda-demo-1" });

const comments = (page: Page): Locator => page.getByRole("region", { name: "Comments" });
const like = (page: Page, title: string): Locator => page.getByRole("button", { name: `Like ${title}` });

async function writePost(page: Page, title: string): Promise<string> {
  await visit(page, "/community?compose=true");
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByRole("textbox", { name: "Post", exact: true }).fill("Turn it and tell me what you see.");
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 160, height: 120 } });
  await page.getByLabel("Choose files").setInputFiles([
    { name: "four-sides.glb", mimeType: "", buffer: tinyModel() },
    { name: "page.png", mimeType: "image/png", buffer: picture },
  ]);
  await expect(page.getByRole("button", { name: /^Remove / })).toHaveCount(2, { timeout: 30_000 });
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  return new URL(page.url()).searchParams.get("post") ?? "";
}

async function comment(page: Page, text: string): Promise<void> {
  await page.getByLabel("Write a comment").fill(text);
  await page.getByRole("button", { name: "Comment", exact: true }).click();
}

/** Somebody of the demo, without a page. */
async function as<Out>(browser: Browser, home: string | undefined, name: string, act: (page: Page) => Promise<Out>): Promise<Out> {
  const context = await browser.newContext({ baseURL: home ?? "" });
  await signInFrom(context, home, demo(name));
  const out = await act(await context.newPage());
  await context.close();
  return out;
}

const reportFrom = (browser: Browser, home: string | undefined, name: string, postId: string) =>
  as(browser, home, name, async ({ request }) => {
    const data = { targetType: "post", targetId: postId, reason: "spam", detail: "", key: randomUUID() };
    expect(await call(request, home, "reports/report", data)).toBe(200);
  });

test("two people talk about a post with a model and a picture and see each other's likes and words live; the third report hides it for strangers and not before; staff decide, and everyone hears", async ({
  page,
  theirs,
  browser,
  baseURL,
}) => {
  test.slow();
  const title = `Four sides ${randomUUID().slice(0, 8)}`;
  await visit(theirs.page, "/community?order=newest");
  const postId = await test.step("a post with a model and a picture", () => writePost(page, title));
  const address = `/community?post=${postId}&expand=true`;

  await test.step("the other sees it without a reload, comments and is answered", async () => {
    await theirs.page.getByRole("button", { name: /new posts?$/ }).click();
    await theirs.page.getByRole("article", { name: title }).getByRole("link", { name: title }).click();
    await expect(theirs.page).toHaveURL(new RegExp(`post=${postId}&expand=true$`));
    await expectNoFaults(theirs.page, "a whole post");
    await comment(theirs.page, "It has four sides.");
    await expect(comments(page).getByText("It has four sides.")).toBeVisible();
    await comments(page)
      .getByRole("button", { name: /^Reply to/ })
      .click();
    await page.getByRole("textbox", { name: /^Reply to/ }).fill("Well counted.");
    await page.getByRole("button", { name: "Reply", exact: true }).click();
    await expect(comments(theirs.page).getByText("Well counted.")).toBeVisible();
    await expect(theirs.page.getByRole("heading", { name: "2 comments" })).toBeVisible();
  });

  await test.step("both see the counts within 500 ms", async () => {
    const shows = (likes: string) => ({ in: page, selector: "[data-count=likes]", text: likes });
    const press = pressing(like(theirs.page, title));
    await expectLive([
      { act: press, shows: shows("1") },
      { act: press, shows: shows("0") },
      { act: press, shows: shows("1") },
    ]);
  });

  const stranger = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await test.step("the third report hides it for strangers, and not before", async () => {
    await visit(stranger, address);
    await theirs.page.getByRole("button", { name: "Report", exact: true }).click();
    const dialog = theirs.page.getByRole("dialog", { name: `Report ${title}` });
    await dialog.getByRole("radio", { name: reportTexts.reasons.spam }).check();
    await dialog.getByRole("button", { name: "Send report" }).click();
    await expect(message(theirs.page, reportTexts.sent)).toBeVisible();
    const [first = "", second = "", third = ""] = REPORTERS;
    await reportFrom(browser, baseURL, first, postId);
    await reportFrom(browser, baseURL, second, postId);
    await stranger.reload();
    await expect(stranger.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await reportFrom(browser, baseURL, third, postId);
    await expect(stranger.getByText(communityTexts.hidden)).toBeVisible();
    await expect(page.getByText(communityTexts.hiddenForAuthor)).toBeVisible();
  });

  await test.step("staff decide, and everyone hears", async () => {
    await as(browser, baseURL, "admin", async (desk) => {
      await visit(desk, "/admin/reports");
      await desk.getByRole("link", { name: new RegExp(title) }).click();
      await desk.getByRole("radio", { name: /^No violation/ }).check();
      await desk.getByLabel("Reason, recorded in the audit log").fill("It is a model of its own");
      await desk.getByRole("button", { name: /and tell/ }).click();
      await expect(desk.getByRole("button", { name: "Undo" })).toBeVisible();
    });
    await expect(stranger.getByRole("heading", { level: 1, name: title })).toBeVisible({ timeout: 30_000 });
    await visit(page, "/notifications");
    await expect(page.getByRole("main").getByText(`“${title}” is back`)).toBeVisible({ timeout: 30_000 });
    await visit(theirs.page, "/notifications");
    await expect(theirs.page.getByRole("main").getByText("We looked at your report")).toBeVisible({ timeout: 30_000 });
  });
  await stranger.context().close();
});
