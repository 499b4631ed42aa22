import { FIGURES, LINKS, ORDERS, PROMOTED, STATUS } from "../../testing/money/affiliates.ts";
import { NO_RECIPIENT, NOTHING_EARNED, OVERVIEW } from "../../testing/money/payouts.ts";
import { ANA, expect, type FakeServer, openScreen, page, test } from "../../testing/screen.tsx";
import "./dashboard.tsx";

const MEMBER = { ...ANA, hasEverBeenAffiliate: true };
const expectToRead = (sentence: string) => expect.poll(() => document.body.innerText).toContain(sentence);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const NO_FIGURES = { clicks: 0, visitors: 0, signUps: 0, orders: 0, earnedCents: 0 };
const NONE = { orders: 0, cents: 0 };

function fill(server: FakeServer): void {
  server.answer("affiliates.status", STATUS);
  server.answer("affiliates.dashboard", FIGURES);
  server.answer("affiliates.trail", ({ state }) => ({ rows: ORDERS.filter((row) => !state || row.state === state), next: null }));
  server.answer("affiliates.links", { links: LINKS });
  server.answer("affiliates.assets", { items: PROMOTED });
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
  for (const text of ["(video) → order 14251", "Void: refunded to the buyer", "Paid, 5% of what it leaves"]) await expectToRead(text);
  for (const text of ["/product/halo", "5.0%", "$18.36"]) await expectToRead(text);
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

test("a link to any page carries the id and the sub-ID; another site's address is refused", async ({ server }) => {
  await openDashboard(server);
  await page.getByLabelText("Where to").fill("/courses");
  await page.getByLabelText("Sub-ID").fill("pots");
  await expectToRead("/courses?ref=418KTR&sub=pots");
  await page.getByLabelText("Where to").fill("https://elsewhere.example/");
  await expectToRead("Enter an address of this site.");
});

test("before the first click every part says what will be there", async ({ server }) => {
  fill(server);
  server.answer("affiliates.status", { ...STATUS, records: [], isActive: false });
  server.answer("affiliates.dashboard", { ...NO_FIGURES, pending: NONE, approved: NONE, paid: NONE });
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

test("a part that fails says so by itself and is asked again; the others stand", async ({ server }) => {
  fill(server);
  server.lose("affiliates.assets");
  server.lose("affiliates.links");
  await openScreen("/affiliate-dashboard", MEMBER);
  await expectToRead("We couldn't load what to share. Please try again.");
  await expectToRead("Tool wall");
  server.answer("affiliates.assets", { items: PROMOTED });
  await button("Try again").last().click();
  await expectToRead("About $3.88 a sale");
});
