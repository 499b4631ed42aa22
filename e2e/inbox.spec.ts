import { inboxTexts } from "@blenda/domain/inbox/texts";
import { expect, type Page } from "@playwright/test";
import { history, idOf, sendFrom, startConversation, twoPeopleTest as test, writingBox } from "./correspondents.ts";
import { expectLive } from "./elsewhere.ts";
import { expectNoFaults } from "./faults.ts";
import { accountMenu, call } from "./people.ts";
import { visit } from "./visitor.ts";

const openAt = (page: Page, id: string) => visit(page, `/inbox?conversation=${id}`);

test("somebody is written to from their portfolio; each message appears in the other browser within 500 ms and is marked as seen", async ({
  page,
  theirs,
}) => {
  await visit(page, `/portfolio/${theirs.id}`);
  await page.getByRole("button", { name: /^Message/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByRole("textbox", { name: "Message" })).toHaveAccessibleDescription(/Please write something\./);
  await dialog.getByRole("textbox", { name: /^Subject/ }).fill("A lamp");
  await dialog.getByRole("textbox", { name: "Message" }).fill("Could you make a lamp?");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(page).toHaveURL(/\/inbox\?conversation=/);
  await expect(history(page).getByText("Could you make a lamp?")).toBeVisible();

  await visit(theirs.page, "/inbox");
  await theirs.page.getByRole("link", { name: /A lamp/ }).click();
  await expect(history(theirs.page).getByText("Could you make a lamp?")).toBeVisible();
  await expect(history(page).getByText("Seen")).toBeVisible();

  await expectLive(
    ["In brass", "Not too tall", "Warm white", "With a plug", "With a cable"].map((text) => ({
      act: async () => {
        await writingBox(page).fill(text);
        const began = Date.now();
        await writingBox(page).press("Enter");
        return began;
      },
      shows: { in: theirs.page, selector: '[aria-label="Conversation so far"] *', text },
    })),
  );
  await expect(theirs.page.getByRole("status").filter({ hasText: "With a cable" })).toBeAttached();
});

test("messages that wait are counted in the account menu and in the list, without a reload, until they are read", async ({
  page,
  theirs,
  context,
  baseURL,
}) => {
  await visit(theirs.page, "/about");
  const id = await startConversation(context.request, baseURL, theirs.id, "Good morning");
  await sendFrom(context.request, baseURL, id, "Are you there?");
  await accountMenu(theirs.page).click();
  const link = theirs.page.getByRole("menuitem", { name: /Inbox/ });
  await expect(link).toHaveText(/2 unread/);
  await link.click();
  const row = theirs.page.getByRole("link", { name: /Good morning/ });
  await expect(row).toHaveText(/2unread/);
  await row.click();
  await expect(history(theirs.page).getByText("New", { exact: true })).toBeVisible();
  await expect(row).not.toHaveText(/unread/);
  await openAt(page, id);
  await expect(history(page).getByText("Seen")).toBeVisible();
});

test("what is typed stays over a reload, and comes back when it is refused because somebody blocked", async ({
  page,
  theirs,
  context,
  baseURL,
}) => {
  const id = await startConversation(context.request, baseURL, theirs.id, "Hello");
  await openAt(page, id);
  await writingBox(page).fill("A long thought");
  await page.reload();
  await expect(writingBox(page)).toHaveValue("A long thought");

  await openAt(theirs.page, id);
  await theirs.page.getByRole("button", { name: "More about this conversation" }).click();
  await theirs.page.getByRole("menuitem", { name: /^Block/ }).click();
  await theirs.page.getByRole("dialog").getByRole("button", { name: "Block" }).click();
  await expect(theirs.page.getByText(/because you blocked/)).toBeVisible();

  await writingBox(page).press("Enter");
  await expect(page.getByRole("alert").getByText(inboxTexts.blocked)).toBeVisible();
  await expect(writingBox(page)).toHaveValue("A long thought");
  await theirs.page.getByRole("button", { name: "Unblock" }).click();
  await expect(writingBox(theirs.page)).toBeVisible();
  await writingBox(page).press("Enter");
  await expect(history(theirs.page).getByText("A long thought")).toBeVisible();
  await expect(writingBox(page)).toHaveValue("");
  await page.reload();
  await expect(writingBox(page)).toHaveValue("");
});

test("Enter sends, Shift and Enter begin a new line; one's own message can be changed and deleted, and both see it", async ({
  page,
  theirs,
  context,
  baseURL,
}) => {
  const id = await startConversation(context.request, baseURL, theirs.id, "Hello");
  await openAt(page, id);
  await openAt(theirs.page, id);
  await writingBox(page).fill("one");
  await writingBox(page).press("Shift+Enter");
  await writingBox(page).pressSequentially("two");
  await writingBox(page).press("Enter");
  const sent = history(theirs.page).getByText("one two");
  await expect(sent).toBeVisible();

  const line = history(page).getByRole("listitem").filter({ hasText: "two" });
  await line.hover();
  await line.getByRole("button", { name: "Edit message" }).click();
  await page.getByRole("textbox", { name: "Your message" }).fill("three");
  await page.getByRole("textbox", { name: "Your message" }).press("Enter");
  await expect(history(theirs.page).getByText("three")).toBeVisible();
  await expect(history(theirs.page).getByText("Edited")).toBeVisible();
  await expect(sent).toBeHidden();

  const changed = history(page).getByRole("listitem").filter({ hasText: "three" });
  await changed.hover();
  await changed.getByRole("button", { name: "Delete message" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(history(theirs.page).getByText(inboxTexts.deleted)).toBeVisible();
  await expect(history(theirs.page).getByText("three")).toBeHidden();
});

test("files are chosen or pasted; what we do not take is told beside it, and pictures are shown to the other one", async ({
  page,
  theirs,
  context,
  baseURL,
}) => {
  const id = await startConversation(context.request, baseURL, theirs.id, "Hello");
  await openAt(page, id);
  const files = page.getByRole("list", { name: "Attached files" });
  await page.getByLabel("Files to attach").setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("words") });
  await expect(files.getByText(inboxTexts.attachmentType)).toBeVisible();
  await files.getByRole("button", { name: "Dismiss notes.txt" }).click();
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 120, height: 80 } });
  await page.getByLabel("Files to attach").setInputFiles({ name: "page.png", mimeType: "image/png", buffer: picture });
  await expect(files.getByRole("button", { name: "Remove page.png" })).toBeVisible();

  await writingBox(page).evaluate(
    (box, bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], "pasted.png", { type: "image/png" }));
      box.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    },
    [...picture],
  );
  await expect(files.getByRole("button", { name: "Remove pasted.png" })).toBeVisible();
  await page.getByRole("button", { name: "Send" }).click();
  await openAt(theirs.page, id);
  for (const name of ["page.png", "pasted.png"]) {
    const shown = history(theirs.page).getByRole("img", { name });
    await expect(shown).toBeVisible();
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(120);
  }
  await history(theirs.page).getByRole("img", { name: "page.png" }).click();
  await expect(theirs.page.getByRole("dialog").getByRole("img", { name: "page.png" })).toBeVisible();
});

test("older messages come when one scrolls up, and nothing jumps", async ({ page, theirs, context, baseURL }) => {
  const id = await startConversation(context.request, baseURL, theirs.id, "The very first");
  for (let at = 1; at <= 70; at += 1) await sendFrom(context.request, baseURL, id, `Message number ${at}`);
  const measured = Promise.withResolvers<void>();
  await page.route(/inbox\/conversation\?.*before=/, async (route) => {
    await measured.promise;
    await route.continue();
  });
  await openAt(page, id);
  await expect(history(page).getByText("Message number 70", { exact: true })).toBeInViewport();
  await expect(history(page).getByText("The very first")).toBeHidden();
  const mark = history(page).getByText("Message number 23", { exact: true });
  await mark.scrollIntoViewIfNeeded();
  const before = await mark.boundingBox();
  measured.resolve();
  await expect(history(page).getByText("The very first")).toBeAttached();
  const moved = async () => Math.abs(((await mark.boundingBox())?.y ?? 0) - (before?.y ?? 0));
  expect(await moved()).toBeLessThanOrEqual(1);
  await sendFrom(theirs.context.request, baseURL, id, "News from below");
  await expect(history(page).getByText("News from below")).toBeAttached();
  expect(await moved()).toBeLessThanOrEqual(1);
  await page.getByRole("button", { name: "To the newest" }).click();
  await expect(history(page).getByText("News from below")).toBeInViewport();
});

test("a conversation is resolved, opened again by a message, and closed; both read it, and then only a new one goes on", async ({
  page,
  theirs,
  context,
  baseURL,
}) => {
  const id = await startConversation(context.request, baseURL, theirs.id, "Hello");
  await openAt(page, id);
  await openAt(theirs.page, id);
  await page.getByRole("button", { name: "Mark as resolved" }).click();
  await expect(history(theirs.page).getByText(/marked this as resolved/)).toBeVisible();
  await sendFrom(theirs.context.request, baseURL, id, "One more thing");
  await expect(page.getByRole("button", { name: "Mark as resolved" })).toBeVisible();
  await page.getByRole("button", { name: "Mark as resolved" }).click();
  await page.getByRole("button", { name: "More about this conversation" }).click();
  await page.getByRole("menuitem", { name: "Close" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close it" }).click();
  await expect(theirs.page.getByText(inboxTexts.closed)).toBeVisible();
  await expect(writingBox(page)).toBeHidden();
  await page.getByRole("button", { name: "New conversation" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Message" }).fill("Again");
  await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(history(page).getByText("Again")).toBeVisible();
});

test("the list is searched and narrowed; somebody else's conversation is not there", async ({
  page,
  theirs,
  context,
  account,
  baseURL,
}) => {
  const id = await startConversation(theirs.context.request, baseURL, await idOf(context.request), "About the copper kettle");
  await visit(page, "/inbox?conversation=nobody");
  await expect(page.getByRole("heading", { name: "We can't find this conversation" })).toBeVisible();
  const row = page.getByRole("link", { name: new RegExp(account.name) });
  const search = page.getByRole("searchbox", { name: "Search your messages" });
  await search.fill("teapot");
  await expect(page.getByText("No conversation found")).toBeVisible();
  await search.fill("kettle");
  await expect(row).toBeVisible();
  await search.fill("");
  await page.getByText("Resolved", { exact: true }).click();
  await expect(page.getByText("No conversation found")).toBeVisible();
  await page.getByText("Open", { exact: true }).click();
  await expect(row).toBeVisible();
  expect(await call(context.request, baseURL, "inbox/move", { id, event: "resolve" })).toBe(200);
  await expect(page.getByText("No conversation found")).toBeVisible();
});

test("an inbox reads well in both themes: empty, with a conversation, and on a phone one at a time", async ({
  page,
  theirs,
  context,
  baseURL,
}) => {
  await visit(page, "/inbox");
  await expect(page.getByRole("heading", { name: "No messages yet" })).toBeVisible();
  await expectNoFaults(page, "empty");
  const id = await startConversation(theirs.context.request, baseURL, await idOf(context.request), "Hello\n\nHow are you?");
  await sendFrom(context.request, baseURL, id, "Fine");
  await page.getByRole("link", { name: /Hello/ }).click();
  await expect(history(page).getByText("Fine")).toBeVisible();
  await expectNoFaults(page, "a conversation");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("heading", { name: "Inbox" })).toBeHidden();
  await expectNoFaults(page, "a phone");
  await page.getByRole("link", { name: "Back to all conversations" }).click();
  await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
});
