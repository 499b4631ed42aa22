import { CREATOR } from "../../../testing/draft.ts";
import { testForm } from "../../../testing/form.tsx";
import { NO_RECIPIENT, NOTHING_EARNED, OVERVIEW, RETURNED_PAYOUT, SENT_DETAIL } from "../../../testing/money/payouts.ts";
import { expect, type FakeServer, openScreen, page, test, userEvent } from "../../../testing/screen.tsx";
import "./payouts.tsx";

async function openPayouts(server: FakeServer, overview = OVERVIEW): Promise<void> {
  server.answer("payouts.overview", overview);
  server.answer("recipients.recipients", NO_RECIPIENT);
  await openScreen("/dashboard/payouts", CREATOR);
  await expect.element(page.getByRole("heading", { name: "Next payout" })).toBeVisible();
}

const read = () => document.querySelector("main")?.innerText ?? "";

test("all that was ever earned is the four states together, to the cent, and days are said to be UTC", async ({ server }) => {
  await openPayouts(server);
  for (const words of [
    "Every Friday, from $25.00. Sales clear after 14 days.",
    "in UTC",
    "Earned since opening $10,433.96 = the four together",
    "68 sales in their 14 days",
    "$885.51",
    "$339.68 is ready, $545.83 more clears by Thu",
    "Clears until Thu",
  ])
    expect(read()).toContain(words);
});

test("what a bank holds is a fifth part while it holds it", async ({ server }) => {
  await openPayouts(server, { ...OVERVIEW, balance: { ...OVERVIEW.balance, heldCents: 1_200 } });
  expect(read()).toContain("$10,445.96 = the five together");
  expect(read()).toContain("Until the bank decides");
});

test("before the first sale the page says when it will clear, and what is missing to be paid", async ({ server }) => {
  await openPayouts(server, NOTHING_EARNED);
  expect(read()).toContain("Your first sale clears 30 days after it");
  expect(read()).toContain("No recipient yet");
  await expect.element(page.getByRole("link", { name: "Add a recipient" })).toHaveAttribute("href", "#paid-to");
});

test("a balance below zero names what took it there, and when the next sale clears", async ({ server }) => {
  const balance = { ...OVERVIEW.balance, availableCents: -4_210 };
  const next = { ...OVERVIEW.next, cents: -4_210, availableCents: -4_210, clearsCents: 0, obstacle: "negative_balance" as const };
  const costs = [{ orderNumber: "100351", cents: 100, isCardCost: true }];
  await openPayouts(server, { ...OVERVIEW, balance, next, costs });
  await expect.element(page.getByText("−$42.10").first()).toHaveClass(/text-bad/);
  for (const words of [
    "Nothing yet",
    "$1.00 card cost of order 100351, refunded.",
    "Your next sales cover it.",
    "Your next sale clears Mon",
  ])
    expect(read()).toContain(words);
  expect(read()).not.toContain("Your balance is below zero");
});

test("whoever paused their payouts resumes them where they read why none comes", async ({ server }) => {
  const settings = { ...OVERVIEW.settings, isPaused: true };
  await openPayouts(server, { ...OVERVIEW, settings, next: { ...OVERVIEW.next, obstacle: "paused_by_you" } });
  server.answer("payouts.pausePayouts", OVERVIEW.settings);
  server.answer("payouts.overview", OVERVIEW);
  await page.getByRole("button", { name: "Resume payouts" }).click();
  await expect.element(page.getByRole("switch", { name: "Pause payouts" })).not.toBeChecked();
  expect(server.sent("payouts.pausePayouts")).toEqual([{ isPaused: false }]);
});

test("what clears is a chart, and in words every day with its sales", async ({ server }) => {
  await openPayouts(server);
  await expect.element(page.getByRole("img", { name: /\$1,304.68 clears on 2 days/ })).toBeVisible();
  await page.getByRole("button", { name: "As a list" }).click();
  await expect.element(page.getByText("Halo courier droid")).toBeVisible();
  expect(read()).toContain("1 sale, in the next payout");
});

test("a payout opens to its way and its sum, D saves it, a returned one says where it went, a skipped Friday why", async ({ server }) => {
  await openPayouts(server);
  expect(read()).toContain("No payout. Below $25.00, carried over");
  expect(read()).toContain("Account closed. Added to");
  await expect.element(page.getByText("$515.05")).toHaveClass(/line-through/);
  server.answer("payouts.payout", SENT_DETAIL);
  server.answer("payouts.payoutFile", { name: "payout.csv", csv: "a\n", isCut: false });
  await page.getByRole("button", { name: /Sent/ }).click();
  await expect.element(page.getByText("= $380.04")).toBeVisible();
  expect(read()).toContain("3 business days without a return");
  await userEvent.keyboard("d");
  await expect.poll(() => server.sent("payouts.payoutFile")).toEqual([{ id: "p2" }]);
});

test("how often is chosen with a press, and shown before the answer", async ({ server }) => {
  await openPayouts(server);
  const { answer } = server.hold("payouts.setSchedule");
  await page.getByText("Monthly", { exact: true }).click();
  await expect.element(page.getByRole("radio", { name: "Monthly" })).toBeChecked();
  const settings = { ...OVERVIEW.settings, schedule: "monthly" as const };
  server.answer("payouts.overview", { ...OVERVIEW, settings });
  answer(settings);
  await expect.poll(read).toContain("On the first Friday of each month, from $25.00.");
  expect(server.sent("payouts.setSchedule")).toEqual([{ schedule: "monthly", minimumCents: 2_500 }]);
});

test("less than the least amount is refused beside its field", async ({ server }) => {
  await openPayouts(server);
  await page.getByLabelText("From").fill("10");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(page.getByLabelText("From")).toHaveAccessibleDescription(expect.stringContaining("at least $25.00"));
  expect(server.sent("payouts.setSchedule")).toEqual([]);
});

testForm({
  name: "from how much on a payout goes out",
  open: openPayouts,
  button: "Save",
  operation: "payouts.setSchedule",
  typed: { From: "50.00" },
  sends: { schedule: "weekly", minimumCents: 5_000 },
  answer: { ...OVERVIEW.settings, minimumCents: 5_000 },
  done: "Saved",
  refusal: { code: "TOO_MANY_REQUESTS", data: { retryAfterSeconds: 60 }, says: "Too many requests." },
});

test("older ones are a page of their own, one of them beside the list", async ({ server }) => {
  server.answer("payouts.overview", OVERVIEW);
  server.answer("payouts.payouts", { rows: [RETURNED_PAYOUT], next: null, total: { count: 1, isMore: false } });
  server.answer("payouts.payout", { ...SENT_DETAIL, ...RETURNED_PAYOUT });
  await openScreen("/dashboard/payouts?show=all&open=p1", CREATOR);
  await expect.element(page.getByRole("heading", { name: "All payouts" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Statement as PDF" })).toHaveAttribute("href", "/api/payouts/statement/p1.pdf");
});
