import type { CreatorHome } from "@blenda/domain/onboarding/model";
import { api, queryClient } from "../../../lib/calls/api.ts";
import { CREATOR } from "../../../testing/draft.ts";
import { nothingSold, overviewOf, SALE } from "../../../testing/figures.ts";
import { OVERVIEW } from "../../../testing/money/payouts.ts";
import { expect, type FakeServer, openScreen, page, test, userEvent } from "../../../testing/screen.tsx";
import "./home.tsx";

const AT = "2026-11-10T00:00:00.000Z";
const HOME: CreatorHome = {
  shop: null,
  approvedAt: AT,
  checklist: [
    { item: "logo", isDone: true },
    { item: "first_product", isDone: false },
  ],
  isFinished: false,
  holdDays: 30,
  isTrusted: false,
  needs: [
    { kind: "refund", id: "1", title: "Orbit-7", detail: "not_as_described", since: AT, dueAt: AT, course: null },
    { kind: "message", id: "2", title: "Are the joints separate?", detail: "Ana", since: AT, dueAt: null, course: null },
  ],
};

async function openHome(server: FakeServer, asked = "", overview = overviewOf(), home: Partial<CreatorHome> = {}): Promise<void> {
  server.answer("onboarding.home", { ...HOME, ...home });
  server.answer("payouts.overview", OVERVIEW);
  server.answer("ratings.received", { reviews: [], waiting: 3, next: null });
  server.answer("figures.overview", overview);
  await openScreen(`/dashboard${asked}`, CREATOR);
  await expect.element(page.getByRole("heading", { name: "Overview", level: 1 })).toBeVisible();
}

const tab = (name: RegExp) => page.getByRole("tab", { name });
const text = () => document.body.innerText;

test("the four figures are the tabs of the chart, and its title follows", async ({ server }) => {
  await openHome(server);
  await expect.element(tab(/Your earnings/)).toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByRole("heading", { name: "Your earnings per day" })).toBeVisible();
  await tab(/^Sales/).click();
  await expect.element(page.getByRole("heading", { name: "Sales per day" })).toBeVisible();
  await expect.poll(() => location.search).toBe("?figure=sales");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab(/Conversion/)).toHaveFocus();
  await expect.element(page.getByRole("heading", { name: "Conversion per day" })).toBeVisible();
});

test("with figures to show, the list of tabs holds tabs alone, and what explains one is large enough to be hit", async ({ server }) => {
  await openHome(server);
  await expect.element(tab(/Your earnings/)).toBeVisible();
  const roles = [...document.querySelectorAll("[role=tablist] :is(button, a, [tabindex])")].map((each) => each.getAttribute("role"));
  expect(roles).toEqual(["tab", "tab", "tab", "tab"]);
  const mark = page
    .getByRole("button", { name: /^What Sales means/ })
    .element()
    .getBoundingClientRect();
  expect([mark.width, mark.height]).toEqual([24, 24]);
});

test("1 to 4 choose a figure, and N adds a product", async ({ server }) => {
  await openHome(server);
  await expect.element(tab(/Refunds/)).toBeVisible();
  await userEvent.keyboard("4");
  await expect.element(tab(/Refunds/)).toHaveAttribute("aria-selected", "true");
  server.refuse("authoring.createDraft", "AUTHORING_TOO_MANY_DRAFTS");
  await userEvent.keyboard("n");
  await expect.poll(() => location.pathname).toBe("/dashboard/products/new");
});

test("days are put together into weeks, but shares are not", async ({ server }) => {
  await openHome(server);
  await page.getByText("Week", { exact: true }).click();
  await expect.element(page.getByRole("heading", { name: "Your earnings per week" })).toBeVisible();
  await userEvent.keyboard("3");
  await expect.element(page.getByRole("heading", { name: "Conversion per day" })).toBeVisible();
  await expect.element(page.getByText("Week", { exact: true })).not.toBeInTheDocument();
});

test("what a figure means is said on focus", async ({ server }) => {
  await openHome(server);
  await page.getByRole("button", { name: "What Conversion means" }).click();
  await expect.poll(() => page.getByRole("tooltip").element().textContent).toContain("Shown once you have 100 views.");
});

test("what has an end comes first: reviews without a reply stand below it", async ({ server }) => {
  await openHome(server);
  await expect.poll(text).toContain("3 new reviews");
  expect(text().indexOf("Orbit-7")).toBeLessThan(text().indexOf("3 new reviews"));
});

test("the next payout stands on the overview with what it is made of, as on its own page", async ({ server }) => {
  await openHome(server);
  await expect.element(page.getByRole("heading", { name: "Next payout" })).toBeVisible();
  for (const words of ["$885.51", "$339.68", "$545.83"]) expect(text()).toContain(words);
});

test("limits are of this person: their own hold", async ({ server }) => {
  await openHome(server, "", overviewOf(), { holdDays: 14 });
  const hold = page.getByText("Hold on earnings");
  await expect.element(hold).toBeVisible();
  expect(hold.element().parentElement?.textContent).toBe("Hold on earnings14 days");
});

test("whoever is trusted has no limits to read about", async ({ server }) => {
  await openHome(server, "", overviewOf(), { isTrusted: true });
  await expect.poll(text).toContain("Needs you today");
  await expect.element(page.getByText("Hold on earnings")).not.toBeInTheDocument();
});

test("what needs its creator has one verb each", async ({ server }) => {
  await openHome(server);
  await expect.poll(text).toContain("“It's not as described”");
  await expect.element(page.getByRole("link", { name: "Answer" })).toHaveAttribute("href", "/refunds");
  const replies = page.getByRole("link", { name: "Reply" });
  await expect
    .poll(() => replies.elements().map((each) => each.getAttribute("href")))
    .toEqual(["/inbox?conversation=2", "/dashboard/products?view=reviews"]);
  expect(text()).toContain("3 new reviews");
});

test("a sale says what is kept of what was paid, and opens", async ({ server }) => {
  await openHome(server);
  const row = page.getByRole("link", { name: /Tin parade robot, red/ });
  await expect.poll(() => row.element().textContent).toContain("+$12.01of $14.99");
  await expect.element(row).toHaveAttribute("href", "/dashboard/sales/s1");
  await expect.poll(text).toContain("14 downloads of Halo courier droid, free");
});

test("nothing jumps under the pointer: a new sale waits behind '1 new'", async ({ server }) => {
  await openHome(server);
  await page.getByRole("link", { name: /Tin parade robot, red/ }).hover();
  const news = { ...SALE, id: "s9", item: { ...SALE.item, title: "Meridian bulk hauler" } };
  server.answer("figures.overview", overviewOf(undefined, { feed: [news, SALE] }));
  await queryClient.invalidateQueries({ queryKey: api.figures.overview.key() });
  await expect.element(page.getByRole("button", { name: "1 new" })).toBeVisible();
  expect(text()).not.toContain("Meridian bulk hauler");
  await page.getByRole("button", { name: "1 new" }).click();
  await expect.poll(() => page.getByRole("link", { name: /Meridian bulk hauler/ }).element().textContent).toContain("Just now");
});

test("a shop without sales has faint figures, and the checklist in place of the chart", async ({ server }) => {
  await openHome(server, "", nothingSold());
  await expect.element(page.getByText("Counted when paid")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Finish your shop" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "What you keep" })).toBeVisible();
  await expect.element(page.getByRole("tablist")).not.toBeInTheDocument();
});

test("figures that do not come leave the rest of the page alone, and are asked for again when pressed", async ({ server }) => {
  server.answer("onboarding.home", HOME);
  server.answer("payouts.overview", OVERVIEW);
  server.answer("ratings.received", { reviews: [], waiting: 0, next: null });
  server.lose("figures.overview");
  await openScreen("/dashboard", CREATOR);
  await expect.element(page.getByRole("link", { name: "Answer" })).toBeVisible();
  await expect.element(page.getByRole("alert"), { timeout: 15_000 }).toBeVisible();
  server.answer("figures.overview", overviewOf());
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(tab(/Your earnings/)).toBeVisible();
});

test("when the line is lost, figures keep their last value and say from when it is", async ({ server }) => {
  await openHome(server);
  await expect.element(page.getByText("Live", { exact: true })).toBeVisible();
  server.lose("figures.overview");
  void queryClient.invalidateQueries({ queryKey: api.figures.overview.key() });
  await expect.element(page.getByText(/Figures as of \d\d:\d\d UTC/), { timeout: 15_000 }).toBeVisible();
  await expect.element(page.getByText("Paused", { exact: true })).toBeVisible();
  await expect.element(tab(/Your earnings/)).toBeVisible();
});

test("on a phone one figure has the chart, and the other three are a press away", async ({ server }) => {
  await page.viewport(390, 844);
  try {
    await openHome(server);
    await expect.element(page.getByRole("heading", { name: "Your earnings" })).toBeVisible();
    await page.getByRole("button", { name: /^Refunds/ }).click();
    await expect.element(page.getByRole("heading", { name: "Refunds" })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
  } finally {
    await page.viewport(1280, 900);
  }
});
