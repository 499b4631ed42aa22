import { ADA, pageOf } from "../../../testing/people.ts";
import { DECIDED, FIGURES } from "../../../testing/review.ts";
import { expect, type FakeServer, openScreen, page, test } from "../../../testing/screen.tsx";

const BY_RULE = { ...DECIDED, id: "d2", title: "Meander amphora", decision: "published" as const, reviewer: null, comments: [] };
const REJECTED = {
  ...DECIDED,
  id: "d3",
  title: "Fly agaric",
  decision: "rejected" as const,
  reason: "quality" as const,
  isOverturned: true,
};

async function openHistory(server: FakeServer, asked = ""): Promise<void> {
  server.answer("review.history", pageOf(DECIDED, BY_RULE, REJECTED));
  server.answer("review.reviewerFigures", FIGURES);
  await openScreen(`/admin/reviews/history${asked}`, ADA);
  await expect.element(page.getByRole("heading", { name: "Review history", level: 1 })).toBeVisible();
}

test("history: decisions with reviewer and time, the rule's too, and what an appeal changed", async ({ server }) => {
  await openHistory(server);
  await expect.element(page.getByRole("row", { name: /Rust-belt supply crate.*Changes requested.*Edda.*1 d 04 h/ })).toBeVisible();
  await expect.element(page.getByRole("row", { name: /Meander amphora.*Published by rule.*By rule/ })).toBeVisible();
  await expect.element(page.getByRole("row", { name: /Fly agaric.*Rejected Overturned/ })).toBeVisible();
  await expect.element(page.getByRole("row", { name: "Edda 74 61 11 2 9 h 40 min 50% (1 of 2)" })).toBeVisible();
});

test("history: a decision opens with what its creator read, and the address narrows the list", async ({ server }) => {
  await openHistory(server, "?decision=rejected&item=crate");
  await expect
    .poll(() => server.sent("review.history"))
    .toEqual([{ decision: "rejected", itemId: "crate", sort: "decided", direction: "desc" }]);
  await page.getByRole("link", { name: /Rust-belt supply crate/ }).click();
  await expect.element(page.getByText(/Leave it out\./)).toBeVisible();
});
