import { LANTERN, POST_CARD } from "../../../testing/community.ts";
import { expect, type FakeServer, openScreen, page, test, type, userEvent } from "../../../testing/screen.tsx";

const NOTHING = { posts: [], next: null, total: 0, people: [], tags: [] };

function answerSearch(server: FakeServer, found: Partial<typeof NOTHING> | object = {}): void {
  server.answer("community.search", { ...NOTHING, ...found });
  server.answer("search.suggest", { products: [], learning: [], totals: { products: 7, learning: 2 } });
  server.answer("community.feed", { posts: [], next: null });
  server.answer("community.newest", { posts: [], next: null });
  server.answer("community.tags", []);
  server.answer("community.trending", { entries: [], next: null, countedAt: null, nextAt: null });
  server.answer("community.fresh", { count: 0 });
  server.answer("follows.mine", []);
}

test("words typed in the community find its people, tags and posts", async ({ server }) => {
  answerSearch(server, { posts: [POST_CARD], total: 1, people: [LANTERN], tags: [{ tag: "lantern", posts: 3, isFollowed: false }] });
  await openScreen("/community");
  const box = page.getByRole("textbox", { name: "Search the community" });
  await expect.element(box).toBeVisible();
  type(box.element(), "lantern");
  await box.click();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { level: 1, name: "Results for “lantern”" })).toBeVisible();
  expect(location.search).toBe("?q=lantern");
  await expect.element(page.getByRole("region", { name: "People" }).getByRole("link", { name: "Lantern Works" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "#lantern 3 posts" })).toBeVisible();
  await expect.element(page.getByRole("article", { name: POST_CARD.title })).toBeVisible();
  expect(server.sent("community.search")).toMatchObject([{ q: "lantern" }]);
  await page.getByRole("button", { name: "Back to the feed" }).click();
  await expect.element(page.getByText("No posts yet")).toBeVisible();
});

test("each kind of result has its tab with how many there are; of more than five thousand posts nobody counts on", async ({ server }) => {
  answerSearch(server, { posts: [POST_CARD], total: 5_001 });
  await openScreen("/community?q=lantern");
  const tabs = page.getByRole("navigation", { name: "Results for lantern" });
  await expect.element(tabs.getByRole("link", { name: "Models 7" })).toHaveAttribute("href", "/marketplace?q=lantern");
  await expect.element(tabs.getByRole("link", { name: "Courses 2" })).toHaveAttribute("href", "/trainings?q=lantern");
  await expect.element(tabs.getByRole("link", { name: "Posts 5,000+" })).toHaveAttribute("aria-current", "page");
});

test("nothing found says what to do next", async ({ server }) => {
  answerSearch(server);
  await openScreen("/community?q=zeppelin");
  await expect.element(page.getByText("No posts about “zeppelin” yet")).toBeVisible();
});
