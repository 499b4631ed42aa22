import { CREATOR } from "../../testing/draft.ts";
import { REVIEW } from "../../testing/rating.ts";
import { expect, openPart, page, test, type } from "../../testing/screen.tsx";
import { ReceivedReviews } from "./received-reviews.tsx";

const WAITING = { ...REVIEW, canReply: true };

test("a creator answers what buyers said where it stands, and finds what has no reply yet", async ({ server }) => {
  server.answer("ratings.received", { reviews: [WAITING], waiting: 1, next: null });
  await openPart(<ReceivedReviews />, CREATOR);
  await expect.element(page.getByText("1 review has no reply yet.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "1962 rangefinder camera" })).toHaveAttribute("href", "/product/camera");
  const reply = { text: "Thanks!", shopName: "Copperleaf", createdAt: REVIEW.createdAt, editedAt: null };
  server.answer("ratings.reply", { ...WAITING, reply });
  await page.getByRole("button", { name: "Reply" }).click();
  type(page.getByLabelText("Your reply").element(), "Thanks!");
  await page.getByRole("button", { name: "Post reply" }).click();
  await expect.element(page.getByRole("region", { name: "Reply by Copperleaf" })).toBeVisible();
  await page.getByText("All", { exact: true }).click();
  await expect.poll(() => server.sent("ratings.received").at(-1)).toMatchObject({ show: "all" });
});

test("without anything to answer it says so", async ({ server }) => {
  server.answer("ratings.received", { reviews: [], waiting: 0, next: null });
  await openPart(<ReceivedReviews />, CREATOR);
  await expect.element(page.getByRole("heading", { name: "You've replied to every review" })).toBeVisible();
});
