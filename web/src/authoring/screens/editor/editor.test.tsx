import type { Draft } from "@blenda/domain/authoring/model";
// Loaded with the file: the first test would wait for all of it.
import "../../../ui/rich-text-editor/editor.tsx";
import { CREATOR, DRAFT, GLB, READY, REVISION, savedDraft } from "../../../testing/draft.ts";
import "./edit-product.tsx";
import { expect, type FakeServer, openScreen, page, test, type, userEvent } from "../../../testing/screen.tsx";

let opened = 0;

/** Each test has a draft of its own: what one page still saves while it is left is not the next one's. */
async function openEditor(server: FakeServer, sample: Draft = DRAFT): Promise<Draft> {
  opened += 1;
  const draft = { ...sample, id: `automaton-${opened}` };
  server.answer("authoring.draft", draft);
  server.answer("catalogue.categories", [
    { id: "characters", name: "Characters", parentId: null },
    { id: "props", name: "Props", parentId: null },
  ]);
  server.refuse("shops.shop", "SHOPS_NOT_FOUND");
  server.answer("uploads.open", []);
  server.answer("authoring.saveDraft", (input) => savedDraft(draft, input));
  await openScreen(`/dashboard/products/${draft.id}/edit`, CREATOR);
  await expect.element(page.getByRole("heading", { name: draft.fields.title, level: 1 })).toBeVisible();
  return draft;
}

const title = () => page.getByLabelText("Title", { exact: true });
const text = () => document.body.innerText;
const expectToRead = (words: string) => expect.poll(text).toContain(words);
const button = (name: string | RegExp) => page.getByRole("button", { name });
const open = () => page.getByRole("list", { name: "What is still open" });

test("what was measured is shown, and the price is broken down after every key", async ({ server }) => {
  await openEditor(server);
  await expectToRead("14,456");
  await expectToRead("$17.76");
  type(page.getByLabelText("Price of the personal licence").first().element(), "40");
  await expectToRead("$32.54");
  await expectToRead("−$6.00");
  await expectToRead("−$1.46");
  await expect.element(page.getByLabelText("Price of the commercial licence")).toHaveValue("80.00");
});

test("what is typed is saved by itself, only what changed, with the mark it was read under", async ({ server }) => {
  const { id } = await openEditor(server);
  type(title().element(), "Brass automaton No. 5");
  await expect.poll(() => server.sent("authoring.saveDraft")).toEqual([{ id, mark: 3, fields: { title: "Brass automaton No. 5" } }]);
  await expectToRead("Saved 0 s ago");
});

test("without a line nothing typed is lost: it is kept on this device, and tried again", async ({ server }) => {
  const draft = await openEditor(server);
  server.lose("authoring.saveDraft");
  type(title().element(), "Kept here");
  await userEvent.keyboard("{Control>}s{/Control}");
  await expectToRead("Not saved, kept on this device");
  expect(localStorage.getItem("blenda.drafts")).toContain("Kept here");
  server.answer("authoring.saveDraft", (input) => savedDraft(draft, input));
  await button("Try again").first().click();
  await expect.poll(() => localStorage.getItem("blenda.drafts")).toBeNull();
  await expect.element(title()).toHaveValue("Kept here");
});

test("two tabs that changed the same field: the page asks which to keep and sends nothing until then", async ({ server }) => {
  const draft = await openEditor(server);
  const theirs = { ...draft, mark: 9, fields: { ...DRAFT.fields, title: "From the other tab" } };
  server.refuse("authoring.saveDraft", "AUTHORING_CONFLICT", { mark: 9, fields: theirs.fields });
  server.answer("authoring.draft", theirs);
  type(title().element(), "From this tab");
  await expectToRead("Changed in another tab: Title");
  await expect.element(title()).toHaveValue("From this tab");
  server.answer("authoring.saveDraft", (input) => savedDraft(theirs, input));
  await button("Keep what I typed here").click();
  await expect.poll(() => server.sent("authoring.saveDraft").at(-1)).toEqual({ id: draft.id, mark: 9, fields: { title: "From this tab" } });
});

test("submitting with open points moves the keyboard to the first, says what is missing, and sends nothing", async ({ server }) => {
  await openEditor(server);
  await expect.element(open().getByText(/Description: \d+ characters more/)).toBeVisible();
  await expectToRead("Takes you to the first of 3 missing things");
  await button("Submit for review").click();
  await expect.poll(() => document.activeElement?.closest("[id^=draft-]")?.id).toBe("draft-description");
  await expectToRead("Say whether AI was used");
  expect(server.sent("authoring.submit")).toEqual([]);
  await open()
    .getByRole("button", { name: /Confirm that you may sell it/ })
    .click();
  await expect.element(page.getByRole("checkbox", { name: /^I made this/ })).toHaveFocus();
});

test("with nothing open it is saved and submitted, and the page is read-only in review", async ({ server }) => {
  const draft = await openEditor(server, READY);
  const inReview: Draft = {
    ...draft,
    status: "review",
    submittedAt: READY.savedAt,
    answerBy: "2026-11-18T20:31:00.000Z",
    may: ["withdraw"],
  };
  server.answer("authoring.submit", inReview);
  await expectToRead("Answer in 2 business days");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expectToRead("In review since");
  expect(server.sent("authoring.submit")).toEqual([{ id: draft.id, mark: 3 }]);
  await expect.element(title()).toBeDisabled();
  server.answer("authoring.withdraw", draft);
  await button("Withdraw and edit").click();
  await expect.element(title()).toBeEnabled();
});

test("a tag the file contradicts turns red at once, with the way to take it out", async ({ server }) => {
  await openEditor(server);
  const tags = page.getByLabelText("Tags", { exact: true });
  await tags.click();
  await userEvent.keyboard("rigged{Enter}");
  await expectToRead("The file has no bones.");
  await expect.element(open().getByText(/The file has no bones/)).toBeVisible();
  await button("Remove “rigged”").click();
  await expect.poll(text).not.toContain("The file has no bones");
});

test("free switches to the free licences and back to what was there", async ({ server }) => {
  await openEditor(server);
  await page.getByRole("switch", { name: "Free" }).click();
  await expect.element(page.getByRole("checkbox", { name: /^CC BY/ })).toBeChecked();
  await expect
    .poll(() => server.sent("authoring.saveDraft").at(-1)?.fields)
    .toEqual({
      priceCents: 0,
      licences: [{ type: "free-cc-by", priceCents: null }],
    });
  await page.getByRole("switch", { name: "Free" }).click();
  await expect.element(page.getByLabelText("Price of the personal licence").first()).toHaveValue("22.00");
  await expect.element(page.getByRole("checkbox", { name: /^Commercial/ })).toBeChecked();
});

test("images are put in order by keys, and the first is the cover", async ({ server }) => {
  const draft = await openEditor(server);
  server.answer("authoring.orderPictures", ({ pictureIds }) => ({
    ...draft,
    pictures: pictureIds.flatMap((id) => draft.pictures.filter((each) => each.id === id)),
  }));
  button("Move side, 2 of 3").element().focus();
  await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}");
  await expect.element(button("Cover: side. Describe or remove")).toBeVisible();
  await expect.poll(() => server.sent("authoring.orderPictures")).toEqual([{ id: draft.id, pictureIds: ["p2", "p1", "p3"] }]);
});

test("what review said is read under its field, and the notice leads there", async ({ server }) => {
  const remark = {
    id: "r1",
    field: "title" as const,
    text: "Say what it is, not how good.",
    at: DRAFT.savedAt,
    isSettled: false,
    isUntouched: false,
    answer: "",
  };
  await openEditor(server, { ...READY, status: "changes_requested", remarks: [remark] });
  await expectToRead("We asked for one change");
  expect(document.getElementById("draft-title")?.innerText).toContain("Say what it is, not how good.");
  await button("Title").click();
  await expect.element(title()).toHaveFocus();
});

test("a comment whose field nobody changed is asked about before it is submitted, and answered", async ({ server }) => {
  const remark = { field: "description" as const, at: READY.savedAt, isSettled: false, answer: "" };
  const remarks = [
    { ...remark, id: "r1", text: "Name its parts.", isUntouched: true },
    { ...remark, id: "r2", field: "title" as const, text: "Shorter.", isUntouched: false },
  ];
  const draft = await openEditor(server, { ...READY, status: "changes_requested", remarks });
  server.answer("authoring.submit", { ...draft, status: "review", may: ["withdraw"] });
  await button("Submit for review").first().click();
  await expect.element(page.getByRole("dialog", { name: "You didn't change Description. Answer the reviewer?" })).toBeVisible();
  expect(server.sent("authoring.submit")).toEqual([]);
  type(page.getByLabelText("Your answer").element(), "It is one casting.");
  await page.getByRole("dialog").getByRole("button", { name: "Submit", exact: true }).click();
  await expect
    .poll(() => server.sent("authoring.submit"))
    .toEqual([{ id: draft.id, mark: draft.mark, answers: [{ remarkId: "r1", text: "It is one casting." }] }]);
});

test("a rejection says why and until when it may be appealed; an appeal keeps what was typed when it is refused", async ({ server }) => {
  const rejected: Draft = {
    ...READY,
    status: "rejected",
    reason: { code: "quality", text: "The seams are open." },
    appealUntil: "2026-12-15T20:31:00.000Z",
    may: ["appeal", "delete"],
  };
  await openEditor(server, rejected);
  await expectToRead("The seams are open.");
  await button(/^Appeal until/).click();
  server.refuse("authoring.appeal", "AUTHORING_APPEAL_OVER");
  type(page.getByLabelText("Why should we look again?").element(), "They are closed in the new export.");
  await button("Send appeal").click();
  await expectToRead("A decision can be appealed once");
  await expect.element(page.getByLabelText("Why should we look again?")).toHaveValue("They are closed in the new export.");
});

test("while files are read the button says how far the check is", async ({ server }) => {
  const reading = {
    ...GLB,
    id: "f2",
    name: "automaton.fbx",
    state: "reading" as const,
    step: "inspect" as const,
    percent: 0,
    isViewer: false,
  };
  await openEditor(server, { ...READY, status: "processing", files: [GLB, reading], may: [] });
  await expect.element(button("Checking, 50%")).toBeVisible();
  await expectToRead("Reading, measuring the model");
});

test("changes to something on sale say what stays, what waits for review and what is live at once", async ({ server }) => {
  const { id } = await openEditor(server, REVISION);
  await expectToRead("Changes to 1.0, which stays on sale");
  await expect.element(page.getByLabelText("Title needs review")).toBeVisible();
  await expectToRead("goes live right away");
  await expect.element(button("Publish changes")).toBeVisible();
  server.answer("authoring.cancelRevision", { id });
  server.answer("authoring.items", { rows: [], next: null, total: { count: 0, isMore: false } });
  await button("More").first().click();
  await page.getByRole("menuitem", { name: "Cancel these changes" }).click();
  await button("Cancel these changes").click();
  await expect.poll(() => location.pathname).toBe("/dashboard/products");
});

test("something on sale without a working copy gets one; what is nobody's is not there", async ({ server }) => {
  server.refuse("authoring.draft", "AUTHORING_NOT_FOUND");
  server.refuse("authoring.startRevision", "AUTHORING_NOT_FOUND");
  await openScreen("/dashboard/products/lamp/edit", CREATOR);
  await expectToRead("We can't find this product");
  expect(server.sent("authoring.startRevision")).toEqual([{ id: "lamp" }]);
});
