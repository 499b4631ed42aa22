import type { Latest, Notification } from "@blenda/domain/notifications/model";
import { ANA, expect, openScreen, page, test } from "../../testing/screen.tsx";

const AT = new Date(Date.now() - 3_600_000).toISOString();
const reply: Notification = {
  id: "n1",
  type: "community_reply",
  title: "New reply",
  message: "Bob commented on your post: “It holds”",
  data: { postId: "p1", commenterName: "Bob" },
  priority: "normal",
  read: false,
  readAt: null,
  imageUrl: null,
  doer: null,
  stageHue: null,
  createdAt: AT,
  updatedAt: AT,
};
const sale: Notification = { ...reply, id: "n2", type: "product_sale", title: "New sale", message: "You sold a lamp", data: {} };
const bell: Latest = { items: [reply, sale], unread: 2 };

test("replies, new posts and followers are here, and lead to their posts; sales are not", async ({ server }) => {
  server.answer("notifications.latest", bell);
  server.answer("community.communityNotifications", { items: [reply], unread: 1 });
  server.answer("community.feed", { posts: [], next: null });
  await openScreen("/community/notifications", ANA);
  await expect.element(page.getByText("Bob commented on your post: “It holds”")).toBeVisible();
  await expect.element(page.getByText("You sold a lamp")).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: /^Unread: New reply/ })).toHaveAttribute("href", expect.stringContaining("post=p1"));
});

test("without any the page says what will be here", async ({ server }) => {
  server.answer("notifications.latest", { items: [], unread: 0 });
  server.answer("community.communityNotifications", { items: [], unread: 0 });
  await openScreen("/community/notifications", ANA);
  await expect.element(page.getByText("Replies to your posts, new followers and posts of people you follow show up here.")).toBeVisible();
});
