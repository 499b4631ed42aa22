import { CODES, DAYS, FIGURES, FRIDAYS, LINKS, ORDERS, PROMOTED, SOLD_ITEMS, STATUS } from "../../testing/money/affiliates.ts";
import { NO_RECIPIENT, NOTHING_EARNED, OVERVIEW } from "../../testing/money/payouts.ts";
import { ANA, expect, type FakeServer, openScreen, page, test } from "../../testing/screen.tsx";
import "./dashboard.tsx";

const MEMBER = { ...ANA, hasEverBeenAffiliate: true };
const expectToRead = (sentence: string) => expect.poll(() => document.body.innerText).toContain(sentence);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const NO_FIGURES = { clicks: 0, visitors: 0, signUps: 0, orders: 0, earnedCents: 0 };

function fill(server: FakeServer): void {
  server.answer("affiliates.status", STATUS);
  server.answer("affiliates.dashboard", FIGURES);
  server.answer("affiliates.trail", ({ state }) => ({ rows: ORDERS.filter((row) => !state || row.state === state), next: null }));
  server.answer("affiliates.links", { links: LINKS });
  server.answer("affiliates.items", { items: SOLD_ITEMS });
  server.answer("affiliates.days", { days: DAYS });
  server.answer("affiliates.forecast", { fridays: FRIDAYS });
  server.answer("affiliates.assets", { items: PROMOTED });
  server.answer("affiliates.codes", { codes: [] });
  server.answer("payouts.overview", OVERVIEW);
  server.answer("recipients.recipients", NO_RECIPIENT);
}

async function openDashboard(server: FakeServer): Promise<void> {
  fill(server);
  await openScreen("/affiliate-dashboard", MEMBER);
  await expectToRead("Halo courier droid");
}

test("clicks, sign-ups, orders, conversion and earnings per click are told, with every order's way and why one brought nothing", async ({
  server,
}) => {
  await openDashboard(server);
  for (const text of ["200", "160", "12", "5.0% of visitors", "$24.48", "$0.12 per click", "$15.30"]) await expectToRead(text);
  for (const text of ["(video) → order 14251", "Void: refunded to the buyer", "→ 5% of what it leaves"]) await expectToRead(text);
  for (const text of ["/product/halo", "5.0%", "$18.36"]) await expectToRead(text);
});

test("an order opens into its way: click, sign-up, order, hold and payout, each with its time and its amount", async ({ server }) => {
  await openDashboard(server);
  const open = (title: string) => page.getByRole("button", { name: new RegExp(`^${title} `) });
  await expect.element(open("Halo courier droid")).toHaveAttribute("aria-expanded", "false");
  await open("Halo courier droid").click();
  for (const text of [
    "video, /product/halo",
    "Tied to the account",
    "Order 14251",
    "Leaves $15.30",
    "20% of $15.30 = $3.06",
    "If nothing is refunded",
  ])
    await expectToRead(text);
  await open("Halo courier droid").click();
  await expect.poll(() => document.body.innerText).not.toContain("Tied to the account");
  await open("Orbit-7").click();
  await expect
    .poll(() =>
      page
        .getByRole("list")
        .elements()
        .map(({ textContent }) => textContent)
        .join(),
    )
    .toContain("VoidRefunded to the buyer$0.00PayoutNone");
});

test("what is pending past its hold waits for a decision, and no day that has been is named for it", async ({ server }) => {
  fill(server);
  const late = ORDERS.slice(0, 1).map((row) => ({ ...row, availableAt: "2020-01-15T10:00:00.000Z" }));
  server.answer("affiliates.trail", { rows: late, next: null });
  await openScreen("/affiliate-dashboard", MEMBER);
  await expectToRead("Pending until a refund or dispute is decided");
  await page.getByRole("button", { name: /^Halo courier droid / }).click();
  await expectToRead("Until the refund or dispute is decided");
  expect(document.body.innerText).not.toMatch(/Jan 1\d/);
});

test("conversion and earnings per click are told by link, by product and by day; an item's are those of its own page", async ({
  server,
}) => {
  await openDashboard(server);
  await expectToRead("What brings what");
  await page.getByRole("radio", { name: "Product", exact: true }).click({ force: true });
  const row = (name: string) => page.getByRole("row", { name, exact: true });
  await expect.element(row("Halo courier droid 40 2 3 2.5% $0.077 $9.18")).toBeVisible();
  await expect.element(row("LODs by silhouette Course 0 0 1 – – $0.93")).toBeVisible();
  await page.getByRole("radio", { name: "Day", exact: true }).click({ force: true });
  await expect.element(row("Tue, Nov 3 90 3 2 2.2% $0.035 $3.15")).toBeVisible();
});

test("pending money says on which Friday it is ready, if nothing is refunded", async ({ server }) => {
  await openDashboard(server);
  for (const text of ["Your commission", "Ready by", "Fri, Nov 20 1 order", "If nothing is refunded."]) await expectToRead(text);
});

test("orders are narrowed to a state, and saved as a file the way they are shown", async ({ server }) => {
  await openDashboard(server);
  await page.getByLabelText("State", { exact: true }).selectOptions("Void");
  await expect.poll(() => document.body.innerText).not.toContain("Tool wall");
  await expectToRead("Orbit-7");
  server.answer("affiliates.trailFile", { name: "affiliate-orders-2026-11-19.csv", csv: "a", isCut: false });
  await button("CSV").click();
  await expect.poll(() => server.sent("affiliates.trailFile")).toEqual([{ state: "void" }]);
  await page.getByLabelText("State", { exact: true }).selectOptions("Being checked");
  await expectToRead("No orders in this state.");
});

test("best sellers say what a sale brings, and words to share say that the link is an affiliate link", async ({ server }) => {
  await openDashboard(server);
  for (const text of ["Orbit Bench, $24.00", "About $3.88 a sale, 20%", "(affiliate link)"]) await expectToRead(text);
  await expect.element(button("Copy link to Halo courier droid")).toBeVisible();
  await expect.element(button("Copy text: HTML")).toBeVisible();
});

test("payouts are listed with their state and their file, and whoever has no account adds one here", async ({ server }) => {
  await openDashboard(server);
  for (const text of ["Fri, Nov 13", "$380.04", "No recipient yet"]) await expectToRead(text);
  server.answer("payouts.payoutFile", { name: "payout.csv", csv: "a", isCut: false });
  await page
    .getByRole("button", { name: /^CSV of Fri/ })
    .first()
    .click();
  await expect.poll(() => server.sent("payouts.payoutFile").length).toBe(1);
});

test("a link to any page carries the id and the sub-ID, no code where there is none; another site's address is refused", async ({
  server,
}) => {
  await openDashboard(server);
  await page.getByLabelText("Where to").fill("/courses");
  await page.getByLabelText("Sub-ID").fill("pots");
  await expectToRead("/courses?ref=418KTR&sub=pots");
  await expect.element(page.getByLabelText("Coupon")).not.toBeInTheDocument();
  await page.getByLabelText("Where to").fill("https://elsewhere.example/");
  await expectToRead("Enter an address of this site.");
});

test("whoever has codes of their own chooses one for the link", async ({ server }) => {
  fill(server);
  server.answer("affiliates.codes", { codes: CODES });
  await openScreen("/affiliate-dashboard", MEMBER);
  await page.getByLabelText("Coupon").selectOptions("KTR5: $5.00 off at Orbit Bench");
  await expectToRead("/?ref=418KTR&coupon=KTR5");
  await page.getByLabelText("Coupon").selectOptions("None");
  await expect.poll(() => document.body.innerText).not.toContain("coupon=");
});

test("before the first click every part says what will be there", async ({ server }) => {
  fill(server);
  server.answer("affiliates.status", { ...STATUS, records: [], isActive: false });
  server.answer("affiliates.dashboard", { ...NO_FIGURES, pendingCents: 0, approvedCents: 0, paidCents: 0 });
  server.answer("affiliates.forecast", { fridays: [] });
  server.answer("affiliates.trail", { rows: [], next: null });
  server.answer("affiliates.links", { links: [] });
  server.answer("affiliates.assets", { items: [] });
  server.answer("payouts.overview", { ...NOTHING_EARNED, payouts: [], skipped: [] });
  await openScreen("/affiliate-dashboard", MEMBER);
  for (const text of [
    "No orders yet. They show up here within seconds.",
    "No clicks in this time.",
    "Nothing is on sale yet.",
    "Your payouts will be listed here",
    "Your links don't count yet.",
  ])
    await expectToRead(text);
  await expect.element(button("CSV")).toBeDisabled();
});

test("whoever is paused is told by whom, and what still counts", async ({ server }) => {
  fill(server);
  const paused = STATUS.records.map((record) => ({ ...record, state: "paused" as const, isActive: false }));
  server.answer("affiliates.status", { ...STATUS, isActive: false, records: paused.slice(1) });
  await openScreen("/affiliate-dashboard", MEMBER);
  await expectToRead("Orbit Bench has paused you");
});

test("whoever is in no program any more is told what still counts, and shown the way back", async ({ server }) => {
  fill(server);
  const ended = STATUS.records.slice(0, 1).map((record) => ({ ...record, state: "ended" as const, isActive: false }));
  server.answer("affiliates.status", { ...STATUS, isActive: false, records: ended });
  await openScreen("/affiliate-dashboard", MEMBER);
  await expectToRead("You're in no program now");
  await expect.element(page.getByRole("link", { name: "Join again" })).toBeVisible();
});

test("a banner of what is worth sharing is drawn in the size somebody chooses, with the HTML that links it", async ({ server }) => {
  const dot =
    "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><rect width='8' height='8' fill='red'/></svg>";
  fill(server);
  server.answer("affiliates.assets", { items: PROMOTED.map((item) => ({ ...item, posterUrl: dot })) });
  await openScreen("/affiliate-dashboard", MEMBER);
  await page.getByLabelText("Size").selectOptions("Leaderboard");
  await expect.element(button("Save banner")).toBeEnabled();
  await expectToRead("728 × 90.");
  const canvas = page.getByRole("img", { name: "Leaderboard banner of Halo courier droid" }).element();
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error("there is no canvas");
  expect([canvas.width, canvas.height]).toEqual([728, 90]);
  const at = (x: number, y: number) => [...(canvas.getContext("2d")?.getImageData(x, y, 1, 1).data ?? [])];
  // The whole picture, from the upper edge to the lower, in the middle of its place.
  for (const y of [2, 45, 87]) expect(at(72, y)).toEqual([255, 0, 0, 255]);
  expect(at(10, 45)).not.toEqual([255, 0, 0, 255]);
  await expect.element(button("Copy HTML of the banner")).toBeVisible();
});

test("a part that fails says so by itself and is asked again; the others stand", async ({ server }) => {
  fill(server);
  server.lose("affiliates.assets");
  server.lose("affiliates.links");
  server.lose("affiliates.dashboard");
  await openScreen("/affiliate-dashboard", MEMBER);
  await expectToRead("We couldn't load what to share. Please try again.");
  await expectToRead("Tool wall");
  // Each under its own heading, in words of its own.
  await expect
    .poll(() => page.getByRole("region", { name: "From click to money" }).element().textContent)
    .toContain("We couldn't load your figures. Please try again.");
  await expectToRead("We couldn't load what your links bring. Please try again.");
  server.answer("affiliates.assets", { items: PROMOTED });
  await button("Try again").last().click();
  await expectToRead("About $3.88 a sale");
});
