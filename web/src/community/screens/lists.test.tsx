import { communityTexts } from "@blenda/domain/community/texts";
import { LANTERN, POST_CARD } from "../../testing/community.ts";
import { testForm } from "../../testing/form.tsx";
import { ANA, expect, type FakeServer, openPart, openScreen, page, test } from "../../testing/screen.tsx";
import { CollectionName } from "./saved/collection-name.tsx";

const ONE = { posts: [POST_CARD], next: null };
const ENTRY = { rank: 1, score: 69, post: POST_CARD };
const SECOND = {
  rank: 2,
  score: 48,
  post: { ...POST_CARD, id: "p2", title: "Brass automaton", kind: "question" as const, isPinned: true },
};

function rank(server: FakeServer, entries = [ENTRY, SECOND]): void {
  server.answer("community.trending", {
    entries,
    next: null,
    countedAt: POST_CARD.createdAt,
    nextAt: new Date(Date.now() + 4 * 60_000).toISOString(),
  });
  server.answer("community.newest", { posts: [], next: null });
  server.answer("community.tags", []);
}

test("trending prints place and score, says when it is counted again, and is narrowed to a kind by the address", async ({ server }) => {
  rank(server);
  server.answer("follows.mine", []);
  await openScreen("/community/trending");
  await expect.element(page.getByText(`${communityTexts.trendingLead} Next count in 4 min.`)).toBeVisible();
  const second = page.getByRole("article").filter({ hasText: "Brass automaton" });
  for (const words of ["Place 2", "Pinned", "Question", "48.0"])
    await expect.element(second.getByText(words, { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole("article", { name: POST_CARD.title }).getByRole("button", { name: "Why am I seeing this?" }))
    .toBeVisible();
  await page.getByText("Question", { exact: true }).first().click();
  await expect.poll(() => location.search).toBe("?kind=question");
  expect(server.sent("community.trending").at(-1)).toMatchObject({ kind: "question" });
});

test("following is strict time, and marks what was seen on the last visit", async ({ server }) => {
  localStorage.setItem("blenda.following.ana", "2026-11-15T20:00:00.000Z");
  const older = { ...POST_CARD, id: "p0", title: "An older one", createdAt: "2026-11-15T08:00:00.000Z" };
  server.answer("community.following", { posts: [POST_CARD, older], next: null });
  server.answer("community.followed", {
    count: 14,
    posted: [{ person: LANTERN, posts: 2, lastAt: POST_CARD.createdAt }],
    quiet: [LANTERN],
  });
  server.answer("community.fresh", { count: 0 });
  server.answer("community.trending", { entries: [], next: null, countedAt: null, nextAt: null });
  server.answer("follows.mine", ["lantern"]);
  await openScreen("/community/following", ANA);
  await expect.element(page.getByText(`14 people and shops. ${communityTexts.followingLead}`)).toBeVisible();
  await expect.element(page.getByText(/^You saw everything below on your last visit/)).toBeVisible();
  await expect.element(page.getByText("You're up to date.")).toBeVisible();
});

test("whoever follows nobody is shown shops with a model each", async ({ server }) => {
  rank(server);
  server.answer("community.following", { posts: [], next: null });
  server.answer("community.followed", { count: 0, posted: [], quiet: [] });
  server.answer("community.fresh", { count: 0 });
  server.answer("follows.mine", []);
  await openScreen("/community/following", ANA);
  await expect.element(page.getByText("You aren't following anyone yet")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "View in 3D" })).toBeVisible();
});

test("saved posts lie in collections; what is taken out of the list can be found under all", async ({ server }) => {
  const saved = { ...POST_CARD, mine: { ...POST_CARD.mine, isSaved: true } };
  server.answer("community.saved", { ...ONE, posts: [saved] });
  server.answer("community.collections", [{ id: "k1", name: "Rocks", posts: 1 }]);
  server.answer("community.savedState", { postId: "p1", saves: 46, isSaved: true, collectionId: null });
  server.answer("community.savePost", { postId: "p1", saves: 46, isSaved: true, collectionId: "k1" });
  server.answer("follows.mine", []);
  await openScreen("/community/saved", ANA);
  await page.getByRole("button", { name: `Collection of ${POST_CARD.title}` }).click();
  await page.getByRole("menuitem", { name: "Rocks" }).click();
  await expect.poll(() => server.sent("community.savePost")).toMatchObject([{ postId: "p1", collectionId: "k1" }]);
  await page.getByRole("link", { name: /^Rocks/ }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Rocks" })).toBeVisible();
  expect(server.sent("community.saved").at(-1)).toMatchObject({ collectionId: "k1" });
});

testForm({
  name: "a new collection of posts",
  open: () => openPart(<CollectionName onClose={() => {}} />, ANA),
  button: "Create",
  operation: "community.createCollection",
  faults: { Name: "Please enter a name." },
  typed: { Name: "Rocks" },
  sends: { name: "Rocks" },
  answer: { id: "k1", name: "Rocks", posts: 0 },
  refusal: { code: "COMMUNITY_COLLECTION_EXISTS", says: "You already have a collection with this name", beside: "Name" },
});

test("own posts are listed with hidden ones, and can be deleted", async ({ server }) => {
  const own = { ...POST_CARD, status: "hidden" as const, mine: { ...POST_CARD.mine, isOwn: true } };
  rank(server, []);
  server.answer("community.activities", { posts: [own], next: null });
  server.answer("community.deletePost", { postId: "p1" });
  server.answer("follows.mine", []);
  await openScreen("/community/activities", ANA);
  await expect.element(page.getByText(communityTexts.hiddenForAuthor)).toBeVisible();
  await page.getByRole("button", { name: `More about ${POST_CARD.title}` }).click();
  await page.getByRole("menuitem", { name: "Delete post" }).click();
  await page.getByRole("button", { name: "Delete post" }).click();
  await expect.element(page.getByText("You haven't posted yet")).toBeVisible();
});

test("a user's page says who they are and what they posted", async ({ server }) => {
  rank(server, []);
  server.answer("follows.mine", []);
  server.answer("follows.counts", { userId: "lantern", followers: 3_182, following: 4 });
  server.answer("community.userPage", {
    person: LANTERN,
    bio: "Small pieces of landscape.",
    joinedAt: POST_CARD.createdAt,
    followers: 3_182,
    posts: 1,
    likes: 184,
    isOwn: false,
    isMuted: false,
    page: ONE,
  });
  await openScreen("/community/user/lantern");
  await expect.element(page.getByRole("heading", { level: 1, name: /^Lantern Works/ })).toBeVisible();
  for (const words of ["Small pieces of landscape.", "1 post · 184 likes"])
    await expect.element(page.getByText(new RegExp(words))).toBeVisible();
  await expect.element(page.getByRole("article", { name: POST_CARD.title })).toBeVisible();
});

test("nobody behind an id is told in words", async ({ server }) => {
  rank(server, []);
  server.refuse("community.userPage", "COMMUNITY_USER_GONE");
  await openScreen("/community/user/nobody");
  await expect.element(page.getByText("This account no longer exists")).toBeVisible();
});
