import type { Me } from "@blenda/domain/identity/model";
import { HELLO, heroState, homepageState } from "../../../testing/content/documents.ts";
import { ADA, holding } from "../../../testing/people.ts";
import { expect, type FakeServer, openScreen, page, test, type as typeInto, userEvent } from "../../../testing/screen.tsx";

const AT = "2026-11-20T09:00:00.000Z";
const editor = (...permissions: ("view_content" | "edit_content")[]): Me => ({ ...holding(...permissions), roles: ["content_editor"] });
const expectToRead = (sentence: string) => expect.poll(() => document.body.innerText).toContain(sentence);

async function openHero(server: FakeServer, { address = "/content-editor/hero", me = editor("edit_content"), state = heroState() } = {}) {
  server.answer("content.document", state);
  await openScreen(address, me);
  await expect.element(page.getByLabelText("Title", { exact: true })).toBeVisible();
}
const drafted = heroState({
  ...{ revision: 1, changed: ["title"], draftedBy: "Ada", draftedAt: AT },
  draft: { ...HELLO, title: "New words" },
});

test("what an editor types is drafted by itself, shows in the preview, and goes live with a press", async ({ server }) => {
  await openHero(server);
  server.answer("content.saveDraft", drafted);
  server.answer("content.publish", heroState({ revision: 2, version: 2, live: { ...HELLO, title: "New words" } }));
  typeInto(page.getByLabelText("Title", { exact: true }).element(), "New words");
  const preview = () => document.querySelector<HTMLIFrameElement>("iframe")?.contentDocument?.body.textContent;
  await expect.poll(preview).toContain("New words");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expectToRead("Published. Everyone sees it now.");
  expect(server.sent("content.saveDraft")).toEqual([{ name: "homeHero", basedOn: 0, changes: { title: "New words" } }]);
  expect(server.sent("content.publish")).toEqual([{ name: "homeHero", basedOn: 1 }]);
});

test("all fourteen fields of a banner are there", async ({ server }) => {
  await openHero(server);
  for (const name of ["Title", "Subtitle", "Primary button", "Secondary button", "Overlay colour"])
    await expect.element(page.getByLabelText(name, { exact: true })).toBeVisible();
  for (const name of ["Brightness", "Contrast", "Saturation", "Blur", "Overlay opacity"])
    await expect.element(page.getByRole("slider", { name })).toBeVisible();
  await expect.element(page.getByRole("switch", { name: "Shown on the home page" })).toBeVisible();
  await expect.element(page.getByRole("group", { name: "Scale" })).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "left top" })).toBeInTheDocument();
  await expect.element(page.getByText("Background image")).toBeVisible();
});

test("whoever changes what somebody else just changed is told, chooses, and nothing is lost before", async ({ server }) => {
  await openHero(server);
  server.refuse("content.saveDraft", "CONTENT_CHANGED", { by: "Edda" });
  server.answer(
    "content.document",
    heroState({ revision: 1, changed: ["title"], draftedBy: "Edda", draft: { ...HELLO, title: "Theirs" } }),
  );
  typeInto(page.getByLabelText("Title", { exact: true }).element(), "Mine");
  await expectToRead("changed this meanwhile: Title");
  await expect.element(page.getByLabelText("Title", { exact: true })).toHaveValue("Mine");
  await page.getByRole("button", { name: "Take theirs" }).click();
  await expect.element(page.getByLabelText("Title", { exact: true })).toHaveValue("Theirs");
});

test("who may only look changes nothing, and stays in the editor's frame", async ({ server }) => {
  await openHero(server, { me: editor("view_content"), state: drafted });
  await expectToRead("You can look at this page. To change it you need Edit content.");
  for (const name of ["Publish", "Discard", "Schedule", "Replace", "Fetch"])
    expect(page.getByRole("button", { name, exact: true }).elements(), name).toEqual([]);
  await expect.element(page.getByLabelText("Title", { exact: true })).toBeDisabled();
  const leads = [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? "");
  expect(leads.filter((href) => href.startsWith("/admin"))).toEqual([]);
  expect(location.pathname).toBe("/content-editor/hero");
});

test("what is scheduled says when and by whom, and can be changed again once that is cancelled", async ({ server }) => {
  await openHero(server, { state: { ...drafted, publishAt: "2026-12-01T09:00:00.000Z", scheduledBy: "Edda" } });
  await expectToRead("scheduled by Edda");
  await expect.element(page.getByLabelText("Title", { exact: true })).toBeDisabled();
  server.answer("content.unschedule", drafted);
  await page.getByRole("button", { name: "Cancel schedule" }).click();
  await expect.element(page.getByLabelText("Title", { exact: true })).toBeEnabled();
});

test("an earlier version comes back after a second look", async ({ server }) => {
  const first = { version: 1, kind: "first" as const, authorName: null, at: AT, diff: [] };
  const diff = [{ field: "title", before: "Hello", after: "Second" }];
  const second = { version: 2, kind: "published" as const, authorName: "Ada", at: AT, diff };
  await openHero(server, { state: heroState({ revision: 3, version: 2, versions: [second, first] }) });
  await expectToRead("Title: “Second”");
  server.answer("content.rollBack", heroState({ revision: 4, version: 3 }));
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Restore version 1" }).click();
  await expect.poll(() => server.sent("content.rollBack")).toEqual([{ name: "homeHero", basedOn: 3, version: 1 }]);
});

async function openHomepage(server: FakeServer, me: Me = ADA) {
  server.answer("content.document", homepageState());
  server.refuse("search.products", "TOO_MANY_REQUESTS", { retryAfterSeconds: 1 });
  await openScreen("/admin/content/homepage", me);
  await expect.element(page.getByRole("list", { name: "Sections of home" })).toBeVisible();
}

test("sections move by the keyboard and are hidden without losing what is in them", async ({ server }) => {
  await openHomepage(server);
  server.answer("content.saveDraft", homepageState({ revision: 1 }));
  const grip = page.getByRole("button", { name: "Move Staff picks, 2 of 5" });
  (grip.element() as HTMLElement).focus();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  await page.getByRole("button", { name: "Hide Categories" }).click();
  await expect.poll(() => server.sent("content.saveDraft").length).toBe(1);
  const [saved] = server.sent("content.saveDraft");
  if (saved?.name !== "homepage") throw new Error("something else was saved");
  const { changes } = saved;
  expect(changes.sections?.map(({ id, isShown }) => [id, isShown])).toEqual([
    ["staffPicks", true],
    ["featured", true],
    ["categories", false],
    ["tutorials", true],
    ["stories", true],
  ]);
  expect(changes).not.toHaveProperty("picks");
});

test("a pick that is no longer on sale is marked, and a note goes with its pick", async ({ server }) => {
  await openHomepage(server);
  await expectToRead("Not for sale");
  server.answer("content.saveDraft", homepageState({ revision: 1 }));
  typeInto(page.getByLabelText("Note on Chair").element(), "Sits well");
  await expect
    .poll(() => server.sent("content.saveDraft"))
    .toMatchObject([
      { changes: { picks: [{ id: "staffPicks", picks: [{ productId: "chair", note: "Sits well" }, { productId: "gone" }] }] } },
    ]);
});
