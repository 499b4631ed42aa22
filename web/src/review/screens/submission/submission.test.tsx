import { ADA, holding, pageOf } from "../../../testing/people.ts";
import { DECIDED, FIGURES, ITEM } from "../../../testing/review.ts";
import { expect, type FakeServer, openScreen, page, test, type, userEvent } from "../../../testing/screen.tsx";

const CLAIM = { isYours: true, name: "Ada", since: "2026-11-19T20:24:00.000Z", expiresAt: "2026-11-19T20:29:00.000Z" };

async function openItem(server: FakeServer, item = ITEM, me = ADA, address = "/admin/reviews/product/crate"): Promise<void> {
  server.answer("review.item", ({ id }) => (id === item.id ? item : { ...item, id, submission: { ...item.submission, id: "s2" } }));
  server.answer("review.claimReview", CLAIM);
  server.answer("review.putBack", { wasYours: true });
  server.answer("review.queue", pageOf());
  server.answer("review.counts", { all: 0, new: 0, revision: 0, resubmitted: 0, appeal: 0, late: 0, oldest: null });
  server.answer("review.reviewerFigures", FIGURES);
  server.answer("review.looks", []);
  server.answer("review.pictureMarks", { odd: ["two"] });
  server.answer("review.sentences", [{ id: "s", kind: "title", text: "Please name the thing itself first." }]);
  await openScreen(address, me);
  await expect.element(page.getByRole("heading", { name: "Rust-belt supply crate, game-ready", level: 1 })).toBeVisible();
}
const choose = (name: string) => page.getByRole("radio", { name: new RegExp(`^${name}`) });
const button = (name: string) => page.getByRole("button", { name, exact: true }).first();

test("submission: opening it reserves it, and what changed is marked word by word", async ({ server }) => {
  await openItem(server);
  await expect.poll(() => server.sent("review.claimReview")).toEqual([{ itemType: "product", id: "crate" }]);
  await expect.element(page.getByText("2 of 6")).toBeVisible();
  expect(document.querySelector("ins")?.textContent).toContain("game-ready");
  await expect.element(page.getByText(/38 faces without UV area/)).toBeVisible();
  await expect.element(page.getByText("164, told after approval")).toBeVisible();
  await expect.element(page.getByText("Not yet, 3 of 5 approvals")).toBeVisible();
});

test("submission: sending without a choice leads to the choices, and asks for nothing", async ({ server }) => {
  await openItem(server);
  await button("Send decision").click();
  await expect.element(page.getByText("Choose what should happen first.")).toBeVisible();
  await expect.element(choose("Approve")).toHaveFocus();
  expect(server.sent("review.approve")).toEqual([]);
});

test("submission: changes need a comment; the button counts them, sends them, and the next opens", async ({ server }) => {
  await openItem(server);
  server.answer("review.requestChanges", { decision: DECIDED, nextId: "saucer" });
  await choose("Request changes").click();
  await button("Send 0 comments").click();
  await expect.element(page.getByText(/Write at least one comment/)).toBeVisible();
  await page.getByRole("button", { name: "Comment on title" }).click();
  const comment = page.getByRole("textbox", { name: "Title" });
  await expect.element(comment).toHaveFocus();
  type(comment.element(), "Leave “game-ready” out.");
  await expect.element(page.getByText("Then the next: Sunday saucer")).toBeVisible();
  await button("Send 1 comment").click();
  await expect.poll(() => location.pathname).toBe("/admin/reviews/product/saucer");
  expect(server.sent("review.requestChanges")).toEqual([
    {
      itemType: "product",
      id: "crate",
      submissionId: "s1",
      comments: [{ field: "title", lessonId: null, text: "Leave “game-ready” out." }],
    },
  ]);
});

test("submission: what the team writes often is inserted with a press; what is written now is kept, changed and deleted", async ({
  server,
}) => {
  await openItem(server);
  await choose("Request changes").click();
  await page.getByRole("button", { name: "Comment on title" }).click();
  const opener = page.getByRole("button", { name: "Saved sentences for title" });
  await opener.click();
  await page.getByRole("button", { name: "Please name the thing itself first.", exact: true }).click();
  await expect.element(page.getByRole("textbox", { name: "Title" })).toHaveValue("Please name the thing itself first.");
  await opener.click();
  server.answer("review.saveSentence", []);
  await page.getByRole("button", { name: "Save what's written" }).click();
  await page.getByRole("button", { name: "Save sentence" }).click();
  await expect.poll(() => server.sent("review.saveSentence")).toEqual([{ kind: "title", text: "Please name the thing itself first." }]);
  await expect.element(page.getByText(/^None for this yet/)).toBeVisible();
  expect(server.sent("review.requestChanges")).toEqual([]);
});

test("submission: a rejection needs its reason and its words", async ({ server }) => {
  await openItem(server);
  server.answer("review.reject", { decision: { ...DECIDED, decision: "rejected", reason: "copyright" }, nextId: null });
  await choose("Reject").click();
  await button("Reject").click();
  await expect.element(page.getByText("Choose a reason.")).toBeVisible();
  await page.getByLabelText("Reason").selectOptions("copyright");
  type(page.getByLabelText("Why").element(), "This is someone else's model.");
  await button("Reject").click();
  await expect.poll(() => location.pathname).toBe("/admin/reviews/products");
  expect(server.sent("review.reject")).toEqual([
    { itemType: "product", id: "crate", submissionId: "s1", reason: "copyright", text: "This is someone else's model." },
  ]);
});

test("submission: a letter chooses and never sends; Ctrl and Enter send", async ({ server }) => {
  await openItem(server);
  server.answer("review.approve", { decision: { ...DECIDED, decision: "approved", comments: [] }, nextId: null });
  await userEvent.keyboard("r");
  await expect.element(choose("Reject")).toBeChecked();
  await userEvent.keyboard("a");
  await expect.element(choose("Approve")).toBeChecked();
  expect([server.sent("review.approve"), server.sent("review.reject")]).toEqual([[], []]);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(() => server.sent("review.approve")).toEqual([{ itemType: "product", id: "crate", submissionId: "s1" }]);
});

test("submission: whoever comes second reads what the first decided, and what they wrote stays", async ({ server }) => {
  await openItem(server);
  server.refuse("review.approve", "REVIEW_DECIDED", { decision: "approved", at: "2026-11-19T20:31:00.000Z" });
  await choose("Approve").click();
  await button("Approve").click();
  await expect.element(page.getByText("Approved by another reviewer at 20:31 UTC.")).toBeVisible();
  await expect.element(choose("Approve")).toBeChecked();
});

test("submission: somebody who may only read is told what deciding needs, and nothing is reserved", async ({ server }) => {
  await openItem(server, { ...ITEM, obstacle: "permission" }, holding("view_content"));
  await expect.element(page.getByText(/To decide, you need the permission “Approve content”/)).toBeVisible();
  await expect.element(choose("Approve")).toBeDisabled();
  await expect.element(button("Send decision")).toBeDisabled();
  expect(server.sent("review.claimReview")).toEqual([]);
});

test("submission: while somebody else has it, it can be read, or taken over", async ({ server }) => {
  const taken = { ...ITEM, obstacle: "taken" as const, claim: { ...CLAIM, isYours: false, name: "Edda" } };
  await openItem(server, taken);
  await expect.element(page.getByText("Another reviewer has had this open since 20:24 UTC.")).toBeVisible();
  server.answer("review.item", { ...ITEM, claim: CLAIM });
  await page.getByRole("button", { name: "Take over" }).click();
  await expect.element(choose("Approve")).toBeEnabled();
  expect(server.sent("review.claimReview")[0]).toEqual({ itemType: "product", id: "crate", isTakeover: true });
});

test("submission: one that was decided meanwhile says by what, with the way back", async ({ server }) => {
  server.refuse("review.item", "REVIEW_NOT_FOUND");
  server.answer("review.history", pageOf({ ...DECIDED, decision: "rejected", decidedAt: "2026-11-19T20:31:00.000Z" }));
  await openScreen("/admin/reviews/product/crate", ADA);
  await expect.element(page.getByText("Rejected by another reviewer at 20:31 UTC.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Back to the queue" })).toHaveAttribute("href", "/admin/reviews/products");
});

const product = {
  ...{ id: "old", title: "Old crate", shop: "Saltrock", posterUrl: null, previewUrl: null, stageHue: null, isPublic: true },
  since: "2026-03-02T10:00:00.000Z",
};

test("submission: a copy is the first line of the checks, with what it copies and since when that is on sale", async ({ server }) => {
  await openItem(server, {
    ...ITEM,
    copies: [
      { kind: "same-bytes", file: "crate.glb", percent: 100, product },
      { kind: "same-shape", file: "box.glb", percent: 97, product: { ...product, id: "older", title: "Older crate" } },
    ],
  });
  const flags = page.getByRole("region", { name: "Possible copies" });
  await expect.element(flags.getByText("Same file as “Old crate” by Saltrock, on sale since Mar 2, 2026")).toBeVisible();
  await expect
    .element(flags.getByText("Nearly the same shape as “Older crate” by Saltrock, 97% alike, on sale since Mar 2, 2026"))
    .toBeVisible();
  expect(document.querySelector("[data-finding]")?.textContent).toContain("Copy?Same file as “Old crate” by Saltrock");
});

test("submission: what may be a copy is approved with why it is none, and not before", async ({ server }) => {
  await openItem(server, { ...ITEM, copies: [{ kind: "same-shape", file: "crate.glb", percent: 100, product }] });
  server.answer("review.approve", { decision: { ...DECIDED, decision: "approved", comments: [] }, nextId: null });
  await choose("Approve").click();
  await button("Approve").click();
  await expect.element(page.getByText("Say in a few words why it isn't a copy.")).toBeVisible();
  const why = page.getByRole("textbox", { name: /It's not a copy because/ });
  await expect.element(why).toHaveFocus();
  expect(server.sent("review.approve")).toEqual([]);
  type(why.element(), "both come from one CC0 scan.");
  await button("Approve").click();
  await expect
    .poll(() => server.sent("review.approve"))
    .toEqual([{ itemType: "product", id: "crate", submissionId: "s1", notACopy: "both come from one CC0 scan." }]);
});

test("submission: in the editors' panel the visit stays there", async ({ server }) => {
  await openItem(server, ITEM, { ...holding("approve_content"), roles: ["content_editor"] }, "/content-editor/pending-products/crate");
  server.answer("review.approve", { decision: { ...DECIDED, decision: "approved", comments: [] }, nextId: "saucer" });
  await expect
    .element(page.getByRole("link", { name: "Pending products" }).first())
    .toHaveAttribute("href", "/content-editor/pending-products");
  const next = "/content-editor/pending-products/saucer";
  await expect.element(page.getByRole("link", { name: "Next submission" })).toHaveAttribute("href", next);
  await choose("Approve").click();
  await button("Approve").click();
  await expect.poll(() => location.pathname).toBe(next);
});

test("submission: images open large, with arrows to the others, and one that shows something else says so", async ({ server }) => {
  const image = { kind: "own" as const, width: 1_600, height: 1_200, alt: "" };
  const pictures = [
    { ...image, id: "one", url: "/files/one" },
    { ...image, id: "two", url: "/files/two" },
  ];
  const { submission } = ITEM;
  await openItem(server, { ...ITEM, submission: { ...submission, draft: { ...submission.draft, pictures } } });
  const odd = page.getByRole("listitem").filter({ hasText: "Doesn't seem to show this model" });
  await expect.element(odd.getByRole("button", { name: "Image 2" })).toBeVisible();
  await page.getByRole("button", { name: "Cover" }).click();
  await page.getByRole("button", { name: "Next picture" }).click();
  await expect.element(page.getByRole("dialog").getByRole("img", { name: "Image 2" })).toHaveAttribute("src", "/files/two");
});
