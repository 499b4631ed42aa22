import { ownTargetText } from "@blenda/domain/access/target";
import { testForm } from "../../../testing/form.tsx";
import { BATCH, PAYOUT_CASE, QUEUED, queueOf } from "../../../testing/money/payouts.ts";
import { ADA } from "../../../testing/people.ts";
import { expect, type FakeServer, openScreen, page, test } from "../../../testing/screen.tsx";
import "./queue.tsx";

const { SMALL, LARGE, LARGER } = QUEUED;

async function openQueue(server: FakeServer, asked = "", answer = queueOf([LARGER, LARGE, SMALL])): Promise<void> {
  server.answer("payouts.payoutQueue", answer);
  server.answer("payouts.payoutCase", PAYOUT_CASE);
  await openScreen(`/admin/payouts${asked}`, ADA);
  await expect.element(page.getByRole("heading", { level: 1, name: "Payouts", exact: true })).toBeVisible();
}

const panel = () => page.getByRole("region", { name: "Approve" });
/** All of its words, in their order. */
const said = () => panel().element().textContent;
const approve = (count: string) => page.getByRole("button", { name: `Approve ${count}` });

test("nothing is ticked beforehand; the panel repeats the sum, what of it leaves with this approval and what waits for another admin", async ({
  server,
}) => {
  await openQueue(server);
  await expect.poll(said).toContain("Choose the payouts to approve.");
  await page.getByLabelText("Choose all on this page").click();
  await expect.element(panel().getByText("$4,250.03").first()).toBeVisible();
  await expect.poll(said).toContain("2 leave with your approval$2,931.63");
  await expect.poll(said).toContain("1 waits for another admin$1,318.40");
  await expect.poll(said).toContain("Saltrock Worlds has one.");
  await expect.element(page.getByText("1 of 2, yours is next")).toBeVisible();
  await expect.element(page.getByText(/Batch 2026-47. Collected Thu/)).toBeVisible();
  await expect.element(page.getByText("Left out, and why")).toBeVisible();
});

test("what was taken out is not approved, and each refusal is told with its reason", async ({ server }) => {
  await openQueue(server);
  await page.getByLabelText("Choose all on this page").click();
  await page.getByLabelText("Choose Copperleaf").click();
  server.answer("payouts.approvePayout", {
    approved: [SMALL.id],
    waiting: [],
    refused: [{ id: LARGER.id, why: "You approved this already. A second admin has to approve it too." }],
  });
  await approve("2 payouts").click();
  // The sum is asked about, whether or not a factor is asked for.
  const question = page.getByRole("dialog", { name: "Pay $2,931.63 to 2 people?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(server.sent("payouts.approvePayout")).toEqual([]);
  await approve("2 payouts").click();
  await question.getByRole("button", { name: "Approve" }).click();
  await expect.poll(said).toContain("1 payout approved. 1 payout refused.");
  await expect.poll(said).toContain("Saltrock Worlds: You approved this already.");
  expect(server.sent("payouts.approvePayout")).toEqual([{ ids: [LARGER.id, SMALL.id] }]);
});

test("nothing is approved while payouts are stopped: the button rests and says why", async ({ server }) => {
  const reason = "$50.00 in the bank statement isn't in our books";
  await openQueue(server, "", queueOf([SMALL], { ...BATCH, checks: { ...BATCH.checks, frozen: reason } }));
  await page.getByLabelText("Choose Orbit Bench").click();
  await expect.element(approve("1 payout")).toBeDisabled();
  await expect.element(approve("1 payout")).toHaveAccessibleDescription(`Payouts are stopped: ${reason}.`);
  await expect.element(page.getByRole("link", { name: "Explain it" })).toHaveAttribute("href", "/admin/payout-reconciliation");
});

test("what was collected after the last comparison waits: amber, never green, and Compare now beside it", async ({ server }) => {
  const checks = { ...BATCH.checks, isCompared: false, comparedUntil: "2026-11-19T03:10:00.000Z" };
  await openQueue(server, "", queueOf([SMALL], { ...BATCH, checks }));
  await page.getByLabelText("Choose Orbit Bench").click();
  await expect.poll(said).toMatch(/Not compared since .*19.*03:10 UTC/);
  await expect.element(page.getByText("Nothing unexplained")).not.toBeInTheDocument();
  await expect.element(approve("1 payout")).toBeDisabled();
  server.answer("reconciliation.startRun", {
    ...{
      id: "r",
      from: "2026-11-01",
      to: "2026-11-20",
      trigger: "manual",
      state: "done",
      startedAt: "2026-11-20T09:00:00.000Z",
      by: "Ada",
    },
    ...{ openRows: 0, unexplainedCents: 0, isClean: true },
  });
  server.answer("payouts.payoutQueue", queueOf([SMALL]));
  await page.getByRole("button", { name: "Compare now" }).click();
  await expect.element(page.getByText("Nothing unexplained")).toBeVisible();
  await expect.element(approve("1 payout")).toBeEnabled();
});

test("a payout to an account somebody else is paid to as well says whose", async ({ server }) => {
  await openQueue(server, "", queueOf([{ ...SMALL, sameAccountAs: ["Copperleaf"] }]));
  await expect.element(page.getByText("Same account as Copperleaf")).toBeVisible();
});

test("a payout that does not add up is named, and blocks until it is taken out", async ({ server }) => {
  await openQueue(server, "", queueOf([SMALL, { ...LARGE, isProved: false }]));
  await page.getByLabelText("Choose all on this page").click();
  await expect.element(approve("2 payouts")).toHaveAccessibleDescription(/Copperleaf doesn't add up/);
  await expect.element(approve("2 payouts")).toBeDisabled();
  await page.getByLabelText("Choose Copperleaf").click();
  await expect.element(approve("1 payout")).toBeEnabled();
});

test("one's own payout cannot be chosen", async ({ server }) => {
  await openQueue(server, "", queueOf([{ ...SMALL, userId: "ada", canApprove: false }]));
  await expect.element(page.getByLabelText("Choose Orbit Bench")).toBeDisabled();
  await expect.poll(said).toContain("Nothing here needs your approval.");
});

test("which list it is, the address says; without a batch nothing waits", async ({ server }) => {
  await openQueue(server, "?tab=hold", queueOf([{ ...SMALL, status: "on_hold", holdReason: "The bank asks for papers" }]));
  await expect.element(page.getByText("The bank asks for papers")).toBeVisible();
  expect(server.sent("payouts.payoutQueue")).toMatchObject([{ show: "on_hold" }]);
  server.answer("payouts.payoutQueue", queueOf([], null));
  await page.getByRole("link", { name: "This batch" }).click();
  await expect.element(page.getByText("Nothing is waiting. The next payout run is on Friday.")).toBeVisible();
});

test("somebody's payouts are let go on with a press", async ({ server }) => {
  await openQueue(server);
  server.answer("payouts.payoutCase", { ...PAYOUT_CASE, staffPause: "We're checking a report" });
  await page.getByRole("link", { name: /^Orbit Bench/ }).click();
  await expect.element(page.getByText("We're checking a report")).toBeVisible();
  server.answer("payouts.pausePerson", { staffPause: null });
  await page.getByRole("button", { name: "Resume their payouts" }).click();
  await expect.element(page.getByRole("button", { name: "Stop their payouts" })).toBeVisible();
  expect(server.sent("payouts.pausePerson")).toEqual([{ userId: "bo", reason: null }]);
});

testForm({
  name: "a payout is held",
  open: async (server) => {
    await openQueue(server, `?open=${SMALL.id}`);
    await page.getByRole("button", { name: "Hold", exact: true }).click();
  },
  button: "Hold it",
  operation: "payouts.holdPayout",
  faults: { Reason: "Please say why, in a few words." },
  typed: { Reason: "Your bank asks for papers" },
  sends: { id: SMALL.id, reason: "Your bank asks for papers" },
  answer: { ...PAYOUT_CASE, status: "on_hold", holdReason: "Your bank asks for papers", allowed: ["resume", "cancel"] },
  done: "Let it go on",
  refusal: { code: "OWN_TARGET", says: ownTargetText },
});
