import { communityTexts } from "@blenda/domain/community/texts";
import { COMMENT, LANTERN, OLD_ACCOUNT, POST, REPLY, THREAD } from "../../../testing/community.ts";
import { testForm } from "../../../testing/form.tsx";
import { ANA, expect, type FakeServer, openScreen, page, test, type } from "../../../testing/screen.tsx";

const ADDRESS = "/community?post=p1&expand=true";

function answerPost(server: FakeServer, post = POST, threads = [THREAD]): void {
  server.answer("community.post", post);
  server.answer("community.comments", { threads, next: null });
  server.answer("community.allowance", OLD_ACCOUNT);
  server.answer("follows.mine", []);
  // A pointer on a link fetches its page ahead.
  server.answer("community.feed", { posts: [], next: null });
}

testForm({
  name: "a comment",
  open: async (server) => {
    answerPost(server, POST, []);
    await openScreen(ADDRESS, ANA);
    await expect.element(page.getByLabelText("Write a comment")).toBeVisible();
    type(page.getByLabelText("Write a comment").element(), "Reads");
  },
  button: "Comment",
  operation: "community.comment",
  typed: { "Write a comment": "Reads well from the side." },
  sends: { postId: "p1", body: "Reads well from the side.", mentionIds: [] },
  answer: COMMENT,
  done: "Reads well from the side.",
  refusal: { code: "COMMUNITY_COMMENT_TOO_SOON", data: { seconds: 4 }, says: communityTexts.wait(4, "comment") },
});

test("a whole post shows its words, kind, tags, views and comments on two levels", async ({ server }) => {
  answerPost(server);
  await openScreen(ADDRESS);
  await expect.element(page.getByRole("heading", { level: 1, name: POST.title })).toBeVisible();
  await expect.element(page.getByText("Work in progress", { exact: true })).toBeVisible();
  for (const words of ["#diorama", "2,914 views", "2 comments", "Reads well from the side.", "Good eye."])
    await expect.element(page.getByText(new RegExp(words)).first()).toBeVisible();
  await expect.element(page.getByRole("article", { name: "Comment by Lantern Works" }).getByText("Author")).toBeVisible();
  await expect
    .element(page.getByRole("main").getByRole("link", { name: "Log in to comment" }))
    .toHaveAttribute("href", `/login?${new URLSearchParams({ redirect: ADDRESS })}`);
});

test("whoever asked marks the comment that was the answer, and takes it back", async ({ server }) => {
  const asked = { ...POST, kind: "question" as const, mine: { ...POST.mine, isOwn: true } };
  answerPost(server, asked);
  server.answer("community.markAnswer", ({ commentId, isAnswer }) => ({ ...asked, answerId: isAnswer ? commentId : null }));
  await openScreen(ADDRESS, ANA);
  const comment = page.getByRole("article", { name: "Comment by Ana" });
  await expect.element(page.getByText("Solved", { exact: true })).not.toBeInTheDocument();
  await comment.getByRole("button", { name: "Mark as the answer: the comment by Ana" }).click();
  await expect.element(page.getByText("Solved", { exact: true })).toBeVisible();
  await expect.element(comment.getByText("Answer", { exact: true })).toBeVisible();
  await comment.getByRole("button", { name: "Not the answer: the comment by Ana" }).click();
  await expect.element(page.getByText("Solved", { exact: true })).not.toBeInTheDocument();
  expect(server.sent("community.markAnswer")).toEqual([
    { commentId: COMMENT.id, isAnswer: true },
    { commentId: COMMENT.id, isAnswer: false },
  ]);
});

test("others see what answered a question, and have nothing to mark", async ({ server }) => {
  answerPost(server, { ...POST, kind: "question", answerId: COMMENT.id });
  await openScreen(ADDRESS, ANA);
  await expect.element(page.getByText("Solved", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("article", { name: "Comment by Ana" }).getByText("Answer", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /the answer/ })).not.toBeInTheDocument();
});

test("a reply to a reply joins the second level with the name of whom it means", async ({ server }) => {
  answerPost(server);
  server.answer("community.comment", { ...REPLY, id: "c3", body: "@Lantern Works Thanks!", mentions: [LANTERN] });
  await openScreen(ADDRESS, ANA);
  await page.getByRole("button", { name: "Reply to Lantern Works" }).click();
  const field = page.getByRole("textbox", { name: "Reply to Lantern Works" });
  await expect.element(field).toHaveValue("@Lantern Works ");
  type(field.element(), "@Lantern Works Thanks!");
  await page.getByRole("button", { name: "Reply", exact: true }).click();
  await expect.element(page.getByRole("link", { name: "@Lantern Works" })).toBeVisible();
  expect(server.sent("community.comment")).toMatchObject([{ parentId: "c2", body: "@Lantern Works Thanks!", mentionIds: ["lantern"] }]);
});

test("what one wrote can be changed and deleted; of what was taken away its place is left", async ({ server }) => {
  answerPost(server);
  server.answer("community.editComment", { ...COMMENT, body: "Reads well.", editedAt: COMMENT.createdAt });
  server.answer("community.deleteComment", { commentId: "c1" });
  await openScreen(ADDRESS, ANA);
  const menu = page.getByRole("button", { name: "More about the comment by Ana" });
  await menu.click();
  await page.getByRole("menuitem", { name: "Edit comment" }).click();
  type(page.getByLabelText("Your comment").element(), "Reads well.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(page.getByText("Reads well.", { exact: true })).toBeVisible();
  await expect.element(page.getByText("· edited")).toBeVisible();
  await menu.click();
  await page.getByRole("menuitem", { name: "Delete comment" }).click();
  server.answer("community.comments", { threads: [{ ...THREAD, body: "", author: null, status: "deleted" }], next: null });
  await page.getByRole("button", { name: "Delete comment" }).click();
  await expect.element(page.getByText(communityTexts.commentDeleted)).toBeVisible();
  await expect.element(page.getByText("Good eye.")).toBeVisible();
});

test("no comments yet, and closed ones, say so in one line", async ({ server }) => {
  answerPost(server, { ...POST, counts: { ...POST.counts, comments: 0 } }, []);
  await openScreen(ADDRESS, ANA);
  await expect.element(page.getByText(communityTexts.noComments)).toBeVisible();
});

test("a locked post has one line in place of the field", async ({ server }) => {
  answerPost(server, { ...POST, isLocked: true });
  await openScreen(ADDRESS, ANA);
  await expect.element(page.getByText(communityTexts.locked)).toBeVisible();
  await expect.element(page.getByLabelText("Write a comment")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: /^Reply/ })).not.toBeInTheDocument();
});

test("the author of a hidden post reads why, and when an edit shows it again", async ({ server }) => {
  const restorableAt = new Date(Date.now() + 6.5 * 60_000).toISOString();
  answerPost(server, {
    ...POST,
    status: "hidden",
    mine: { ...POST.mine, isOwn: true },
    hidden: { by: "reports", reason: "", restorableAt },
  });
  await openScreen(ADDRESS, ANA);
  await expect.element(page.getByText(communityTexts.hiddenForAuthor)).toBeVisible();
  await expect.element(page.getByText(communityTexts.canRestore(7))).toBeVisible();
});

for (const [code, data, says] of [
  ["COMMUNITY_POST_HIDDEN", undefined, communityTexts.hidden],
  ["COMMUNITY_POST_REMOVED", { reason: "Advertising" }, communityTexts.removed("Advertising")],
  ["COMMUNITY_POST_GONE", undefined, "This post isn't here anymore"],
] as const)
  test(`others read ${says}`, async ({ server }) => {
    answerPost(server);
    server.refuse("community.post", code, data);
    await openScreen(ADDRESS);
    await expect.element(page.getByText(says)).toBeVisible();
    await expect.element(page.getByRole("link", { name: "See the feed" })).toBeVisible();
  });

test("our own people open what was held back, to decide about it", async ({ server }) => {
  answerPost(server);
  server.refuse("community.post", "COMMUNITY_POST_HIDDEN");
  server.answer("community.postForStaff", { ...POST, status: "hidden", hidden: { by: "reports", reason: "", restorableAt: null } });
  await openScreen(ADDRESS, { ...ANA, roles: ["content_editor"], permissions: ["edit_content"] });
  await page.getByRole("button", { name: "Open for moderation" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: POST.title })).toBeVisible();
});
