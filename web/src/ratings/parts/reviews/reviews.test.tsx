import { testForm } from "../../../testing/form.tsx";
import { holding } from "../../../testing/people.ts";
import { NO_REVIEWS, pageOfReviews, REVIEW } from "../../../testing/rating.ts";
import { ANA, expect, type FakeServer, openPart, page, test, type } from "../../../testing/screen.tsx";
import { Reviews } from "./reviews.tsx";

const AT = "2026-11-11T09:00:00.000Z";
const REPLY = { text: "Thank you! 2.1.1 has one.", shopName: "Copperleaf", createdAt: AT, editedAt: null };
const MINE = { ...REVIEW, id: "v9", author: { id: "ana", name: "Ana", photoUrl: null }, isOwn: true, comment: "Mine." };

const button = (name: string | RegExp) => page.getByRole("button", { name });
const text = () => document.body.innerText;

function prepare(server: FakeServer, shown = pageOfReviews(REVIEW)): void {
  server.answer("ratings.reviews", shown);
  server.answer("ratings.myReview", { review: null, obstacle: "not_bought" });
}

async function open(server: FakeServer, shown = pageOfReviews(REVIEW), me: typeof ANA | null = ANA): Promise<void> {
  prepare(server, shown);
  await openPart(<Reviews itemType="product" itemId="camera" title="1962 rangefinder camera" />, me);
}

test("average, count and the real distribution are shown, and each review says who bought which version", async ({ server }) => {
  await open(server);
  await expect.element(page.getByText("4.9", { exact: true })).toBeVisible();
  await expect.element(page.getByText("212 verified buyers")).toBeVisible();
  await expect.poll(text).toContain("191 · 90%");
  expect(text()).toContain("1 · <1%");
  await expect.element(page.getByRole("article", { name: "Review by Bo" })).toBeVisible();
  await expect.element(page.getByText("Verified buyer", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Bought version 2.1")).toBeVisible();
  await expect.element(page.getByRole("img", { name: "4 of 5 stars" })).toBeVisible();
});

test("a row of the distribution shows only its own, and pressed again everything; the order is chosen", async ({ server }) => {
  await open(server);
  await button(/^4 stars: 16 · 8% of the reviews/).click();
  await expect.element(button(/^4 stars: 16 · 8% of the reviews/)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => server.sent("ratings.reviews").at(-1)).toMatchObject({ stars: "4", sort: "helpful" });
  await button(/^4 stars: 16 · 8% of the reviews/).click();
  type(page.getByRole("combobox", { name: "Sort" }).element(), "newest");
  await expect.poll(() => server.sent("ratings.reviews").at(-1)).toMatchObject({ sort: "newest" });
  expect(server.sent("ratings.reviews").at(-1)).not.toHaveProperty("stars");
});

test("without reviews it says when buyers are asked", async ({ server }) => {
  await open(server, NO_REVIEWS, null);
  await expect.element(page.getByText("No reviews yet. We ask buyers a day after purchase.")).toBeVisible();
});

test("a helpful vote is seen at once, and falls back when it is refused", async ({ server }) => {
  await open(server);
  const { answer } = server.hold("ratings.vote");
  await button("Helpful 11").click();
  await expect.element(button("Helpful 12")).toHaveAttribute("aria-pressed", "true");
  answer({ ...REVIEW, isHelpful: true, helpfulCount: 12 });
  await expect.poll(() => server.sent("ratings.vote")).toEqual([{ reviewId: "v1", isHelpful: true }]);
  server.refuse("ratings.vote", "RATING_REVIEW_GONE");
  await button("Helpful 12").click();
  await expect.element(page.getByText("This review isn't here anymore")).toBeVisible();
  await expect.element(button("Helpful 12")).toHaveAttribute("aria-pressed", "true");
});

test("visitors are asked to log in before they vote", async ({ server }) => {
  await open(server, pageOfReviews(REVIEW), null);
  await button("Helpful 11").click();
  await expect.element(page.getByRole("link", { name: "Log in" })).toBeVisible();
  expect(server.sent("ratings.vote")).toEqual([]);
});

test("one's own review stands first, is edited with a mark, and can be deleted", async ({ server }) => {
  await open(server, { ...pageOfReviews(REVIEW), own: MINE });
  await expect.poll(() => page.getByRole("article").elements()[0]?.textContent).toContain("Your review");
  server.answer("ratings.editReview", { ...MINE, rating: 2, editedAt: AT });
  server.answer("ratings.reviews", { ...pageOfReviews(REVIEW), own: { ...MINE, rating: 2, editedAt: AT } });
  await button("Edit").click();
  await expect.element(page.getByText("It'll be marked as edited.")).toBeVisible();
  await page.getByRole("radio", { name: "Fair" }).click({ force: true });
  await button("Save review").click();
  await expect.element(page.getByText("Your review was updated.")).toBeVisible();
  await expect.poll(text).toMatch(/, edited/);
  expect(server.sent("ratings.editReview")).toEqual([{ reviewId: "v9", rating: 2, comment: "Mine." }]);
  server.answer("ratings.removeReview", { isRemoved: true });
  server.answer("ratings.reviews", pageOfReviews(REVIEW));
  await button("Delete").click();
  await button("Delete review").click();
  await expect.element(page.getByText("Mine.")).not.toBeInTheDocument();
});

test("whoever owns it can write a review at any time", async ({ server }) => {
  prepare(server);
  server.answer("ratings.myReview", { review: null, obstacle: null });
  await openPart(<Reviews itemType="product" itemId="camera" title="1962 rangefinder camera" />, ANA);
  server.answer("ratings.submitReview", MINE);
  await button("Write a review").click();
  await page.getByRole("radio", { name: "Very Good" }).click({ force: true });
  server.answer("ratings.myReview", { review: MINE, obstacle: null });
  await button("Submit Review").click();
  await expect.element(page.getByText("Thank you for your review!")).toBeVisible();
  await expect.element(button("Edit review")).toBeVisible();
  expect(document.querySelector("dialog[open]")).toBeNull();
});

testForm({
  name: "a creator's reply",
  open: async (server) => {
    await open(server, pageOfReviews({ ...REVIEW, canReply: true }));
    await button("Reply").click();
  },
  button: "Post reply",
  operation: "ratings.reply",
  faults: { "Your reply": "Please write something." },
  typed: { "Your reply": "Thank you! 2.1.1 has one." },
  sends: { reviewId: "v1", text: "Thank you! 2.1.1 has one." },
  answer: { ...REVIEW, canReply: true, reply: REPLY },
  done: "Thank you! 2.1.1 has one.",
  refusal: { code: "RATING_NOT_SELLER", says: "Only the shop can answer this review" },
});

test("a reply is marked as the creator's; only they change it or take it away", async ({ server }) => {
  await open(server, pageOfReviews({ ...REVIEW, canReply: true, reply: REPLY }));
  await expect.element(page.getByText("Creator", { exact: true })).toBeVisible();
  server.answer("ratings.removeReply", { ...REVIEW, canReply: true });
  await button("Delete your reply").click();
  await page.getByRole("button", { name: "Delete reply", exact: true }).click();
  await expect.element(page.getByRole("region", { name: "Reply by Copperleaf" })).not.toBeInTheDocument();
  await expect.element(button("Reply")).toBeVisible();
});

test("our own people see what is hidden and why, and hide and show with a reason", async ({ server }) => {
  const hidden = { at: AT, reason: "Advertising" };
  server.answer("ratings.reviewsForStaff", pageOfReviews(REVIEW));
  server.answer("ratings.hideReview", { ...REVIEW, hidden });
  await open(server, pageOfReviews(REVIEW), holding("manage_reports"));
  await button("Hide").click();
  type(page.getByLabelText("Reason").element(), "Advertising");
  server.answer("ratings.reviewsForStaff", pageOfReviews({ ...REVIEW, hidden }));
  await button("Hide review").click();
  await expect.element(page.getByText("Hidden: Advertising")).toBeVisible();
  await expect.element(button("Show again")).toBeVisible();
  expect(server.sent("ratings.hideReview")).toEqual([{ reviewId: "v1", reason: "Advertising" }]);
});

test("what buyers wrote is words, whatever it looks like (trust X2)", async ({ server }) => {
  const hostile = "<img src=x onerror=alert(1)>";
  await open(server, pageOfReviews({ ...REVIEW, comment: hostile, reply: { ...REPLY, text: hostile, shopName: hostile } }));
  await expect.poll(text).toContain(hostile);
  expect(document.querySelector("article img")).toBeNull();
});
