import type { Allowance, CommunityPage, Post, PostMedium } from "@blenda/domain/community/model";
import { vi } from "vitest";
import { queryClient } from "../../../lib/calls/api.ts";
import { sessionQuery } from "../../../lib/session/session.ts";
import { draftStore } from "../../../lib/storage/draft-store.ts";
import { testForm } from "../../../testing/form.tsx";
import { ANA, expect, type FakeServer, openScreen, page, test, type, userEvent } from "../../../testing/screen.tsx";
import { readKept, toKeep } from "../../data/composing/kept-post.ts";
import { EMPTY_POST, type PostFields } from "../../data/composing/post-fields.ts";

const AT = "2026-11-24T16:40:00.000Z";
const author = { userId: "ana", name: "Ana", avatarUrl: null, isCreator: false, shopSlug: null, isVerified: false };
const post: Post = {
  id: "p1",
  kind: "critique",
  title: "Does the panel hold?",
  summary: "Up close it reads well.",
  isWhole: true,
  author,
  media: [],
  products: [],
  training: null,
  tags: ["robot"],
  mentions: [],
  visibility: "everyone",
  status: "published",
  isLocked: false,
  isPinned: false,
  answerId: null,
  counts: { likes: 0, comments: 0, saves: 0, views: 0 },
  mine: { isOwn: true, isLiked: false, isSaved: false, isThreadMuted: false },
  createdAt: AT,
  editedAt: null,
  body: [{ type: "p", inline: [{ type: "text", text: "Up close it reads well." }] }],
  hidden: null,
  isExcluded: false,
  canEdit: true,
  canComment: true,
  more: [],
};
const picture: PostMedium = {
  id: "m1",
  kind: "picture",
  fileId: "f1",
  url: "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=",
  posterUrl: null,
  width: 4,
  height: 3,
  stageHue: null,
  triangles: null,
  name: "gantry.png",
  alt: "",
};
const allowance: Allowance = {
  isNew: false,
  postsLeft: null,
  commentsLeft: null,
  nextPostAt: null,
  nextCommentAt: null,
  commentSeconds: 5,
  mostLinks: null,
  mostMentions: 10,
  mostMedia: 10,
  likesLeft: 50,
};
const own: CommunityPage = {
  person: author,
  bio: "",
  joinedAt: AT,
  followers: 0,
  posts: 0,
  likes: 0,
  isOwn: true,
  isMuted: false,
  page: { posts: [], next: null },
};

const words = page.getByLabelText("Post", { exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });

async function open(server: FakeServer, address = "/community?compose=true", may: Partial<Allowance> = {}): Promise<void> {
  server.answer("community.allowance", { ...allowance, ...may });
  server.answer("community.userPage", own);
  server.answer("community.followedTags", [{ tag: "robot", posts: 3, isFollowed: true }]);
  server.answer("community.tags", [{ tag: "hard-surface", posts: 12, isFollowed: false }]);
  server.answer("community.feed", { posts: [], next: null });
  server.answer("community.newest", { posts: [], next: null });
  server.answer("community.fresh", { count: 0 });
  server.answer("community.trending", { entries: [], next: null, countedAt: null, nextAt: null });
  server.answer("community.post", post);
  server.answer("community.comments", { threads: [], next: null });
  server.answer("follows.mine", []);
  server.answer("identity.session", { user: ANA, flags: [], hasGoogle: false });
  await openScreen(address, ANA);
  await expect.element(words).toBeVisible();
}

testForm({
  name: "a new post",
  open: (server) => open(server),
  button: "Post",
  operation: "community.createPost",
  pressed: ["Critique"],
  typed: { Title: "Does the panel hold?", Post: "Up close it reads well." },
  sends: {
    kind: "critique",
    title: "Does the panel hold?",
    body: [{ type: "p", inline: [{ type: "text", text: "Up close it reads well." }] }],
    visibility: "everyone",
    media: [],
  },
  answer: post,
  done: "Your post is live.",
  refusal: { code: "COMMUNITY_POST_TOO_SOON", data: { seconds: 12 }, says: "You can post again in 12 seconds" },
});

test("a post that says nothing is not sent, and the page says what is missing", async ({ server }) => {
  await open(server);
  await button("Post").click();
  await expect.element(words).toHaveAccessibleDescription("Write something, or add a picture or a model");
  expect(server.sent("community.createPost")).toEqual([]);
});

/** As the last visit left it. */
function leaveDraft(fields: Partial<PostFields>): void {
  queryClient.setQueryData(sessionQuery.queryKey, { user: ANA, flags: [], hasGoogle: false });
  draftStore.write("post", toKeep({ ...EMPTY_POST, ...fields }, Date.now()));
}

test("a draft is kept every two seconds", async ({ server }) => {
  await open(server);
  type(page.getByLabelText("Title", { exact: true }).element(), "Half a thought");
  await expect.element(page.getByText("Draft saved just now")).toBeVisible();
  expect(readKept(draftStore.read("post"), Date.now())?.fields.title).toBe("Half a thought");
});

test("a draft comes back after a reload, until it is discarded", async ({ server }) => {
  leaveDraft({ title: "Half a thought", tags: ["robot"] });
  await open(server);
  await expect.element(page.getByLabelText("Title", { exact: true })).toHaveValue("Half a thought");
  await expect.element(button("Remove tag robot")).toBeVisible();
  await button("Discard").click();
  await expect.element(page.getByRole("dialog", { name: "Discard this draft?" })).toBeVisible();
  expect(draftStore.read("post")).not.toBeNull();
});

test("files of a draft are gone after a day, and the page says so", async ({ server }) => {
  leaveDraft({ media: [{ ...picture, addedAt: Date.now() - 86_400_000 }] });
  await open(server);
  await expect.element(page.getByText("A file in this draft is gone")).toBeVisible();
});

test("in the first week links and mentions are counted beside the words, and too many are not sent", async ({ server }) => {
  await open(server, "/community?compose=true", { isNew: true, mostLinks: 2, mostMentions: 2, mostMedia: 5 });
  type(words.element(), "https://a.example https://b.example https://c.example");
  await expect.element(page.getByText("New members: up to 2 links and 2 mentions per post. You have 3 links.")).toBeVisible();
  await expect.element(page.getByText("0 of 5", { exact: true }).first()).toBeVisible();
  await button("Post").click();
  await expect.element(words).toHaveAccessibleDescription("In your first week, a post or comment can have 2 links");
  expect(server.sent("community.createPost")).toEqual([]);
});

test("what is changed keeps its words until it is saved", async ({ server }) => {
  await open(server, "/community?edit=p1");
  server.answer("community.editPost", { ...post, title: "It holds" });
  await expect.element(words).toHaveTextContent("Up close it reads well.");
  type(page.getByLabelText("Title", { exact: true }).element(), "It holds");
  await button("Save changes").click();
  await expect.poll(() => server.sent("community.editPost")).toMatchObject([{ postId: "p1", title: "It holds", tags: ["robot"] }]);
});

/** Plays the server's part for uploads, which speak XMLHttpRequest. */
class FakeUpload {
  static last: FakeUpload | null = null;
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  status = 200;
  response: unknown = null;
  constructor() {
    FakeUpload.last = this;
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.onabort?.();
  }
}

test("a file shows its real progress; Post waits for it and sends as soon as it is there", async ({ server }) => {
  vi.stubGlobal("XMLHttpRequest", FakeUpload);
  await open(server);
  server.answer("community.createPost", post);
  await userEvent.upload(page.getByLabelText("Choose files"), new File(["x".repeat(2_000)], "gantry.png", { type: "image/png" }));
  await expect.poll(() => FakeUpload.last?.onload).not.toBeNull();
  FakeUpload.last?.upload.onprogress?.({ loaded: 62, total: 100 });
  await expect.element(page.getByText("62%")).toBeVisible();
  await button("Post").click();
  await expect.element(page.getByText("Posting as soon as 1 upload finishes.")).toBeVisible();
  expect(server.sent("community.createPost")).toEqual([]);
  if (FakeUpload.last) FakeUpload.last.response = picture;
  FakeUpload.last?.onload?.();
  await expect.poll(() => server.sent("community.createPost")[0]?.media).toEqual([{ id: "m1", alt: "" }]);
  vi.unstubAllGlobals();
});

test("a file that was lost on its way can be sent again, and one that may not be added says why", async ({ server }) => {
  vi.stubGlobal("XMLHttpRequest", FakeUpload);
  await open(server);
  const files = page.getByLabelText("Choose files");
  await userEvent.upload(files, new File(["x"], "gantry.png", { type: "image/png" }));
  await expect.poll(() => FakeUpload.last?.onerror).not.toBeNull();
  FakeUpload.last?.onerror?.();
  await button("Try again").click();
  if (FakeUpload.last) FakeUpload.last.response = picture;
  await expect.poll(() => FakeUpload.last?.onload).not.toBeNull();
  FakeUpload.last?.onload?.();
  await expect.element(page.getByLabelText("Description of gantry.png for people who can't see it")).toBeVisible();
  await userEvent.upload(files, new File(["x"], "notes.txt", { type: "text/plain" }));
  await expect.element(page.getByRole("alert")).toHaveTextContent("Add PNG, JPEG or WebP pictures, or GLB models");
  vi.unstubAllGlobals();
});

test("somebody behind an @ is chosen with Enter, a tag behind a # with a press, and both are sent", async ({ server }) => {
  await open(server);
  server.answer("community.mentions", [{ ...author, userId: "half", name: "Halfbyte Props" }]);
  server.answer("community.createPost", post);
  await words.click();
  await userEvent.keyboard("@Half");
  await expect.element(page.getByRole("option", { name: "Halfbyte Props" })).toBeVisible();
  await userEvent.keyboard("{Enter}scene, #hard");
  await expect.element(words).toHaveTextContent("@Halfbyte Props scene, #hard");
  await page.getByRole("option", { name: /^hard-surface/ }).click();
  await expect.element(words).toHaveTextContent("@Halfbyte Props scene, #hard-surface");
  await button("Post").click();
  await vi.waitFor(() => expect(server.sent("community.createPost")).toMatchObject([{ mentionIds: ["half"], tags: ["hard-surface"] }]));
});

test("a slash at the beginning of a line offers what can be inserted", async ({ server }) => {
  await open(server);
  await words.click();
  await userEvent.keyboard("/quo");
  await page.getByRole("option", { name: /^Quote/ }).click();
  await userEvent.keyboard("Said once");
  await expect.poll(() => words.element().querySelector("blockquote")?.textContent).toBe("Said once");
});
