import { FINDING_KINDS } from "@blenda/domain/cleanup/constants";
import type { Finding, Scan } from "@blenda/domain/cleanup/model";
import { ADA, pageOf } from "../../testing/people.ts";
import { expect, type FakeServer, openScreen, page, test } from "../../testing/screen.tsx";

const AT = "2026-11-01T10:00:00.000Z";
const SCAN: Scan = {
  ...{ id: "s1", at: AT, by: "Ada", provider: "simulated", isLive: false },
  kinds: FINDING_KINDS.map((kind) => ({ kind, count: kind === "intent_pending" ? 1 : 0, isCut: false, note: "" })),
};
const FINDING: Finding = {
  ...{ n: 0, kind: "intent_pending", objectId: "pi_1", order: null, amountCents: 4_000, since: AT, step: "cancel_intent", why: "" },
  done: null,
};
const HASH = "a".repeat(64);
const STEP = { n: 0, kind: "intent_pending", objectId: "pi_1", step: "cancel_intent", why: "" } as const;

async function openCleanup(server: FakeServer): Promise<void> {
  server.answer("cleanup.scanReport", { scan: SCAN, page: pageOf(FINDING) });
  server.answer("cleanup.dryRun", { steps: [STEP], hash: HASH });
  await openScreen("/admin/stripe-cleanup", ADA);
}

async function openDryRun(server: FakeServer): Promise<void> {
  await openCleanup(server);
  await page.getByLabelText("Choose Payments never made pi_1").click();
  await page.getByRole("button", { name: "Dry run 1" }).click();
  await expect.element(page.getByText("Cancel this payment at the provider").last()).toBeVisible();
}

test("without a scan there is one thing to do, and it only looks", async ({ server }) => {
  server.answer("cleanup.scanReport", { scan: null, page: pageOf<Finding>() });
  await openScreen("/admin/stripe-cleanup", ADA);
  server.answer("cleanup.scan", SCAN);
  await page.getByRole("button", { name: "Scan", exact: true }).click();
  await expect.element(page.getByText("Scan finished. Nothing was changed.")).toBeVisible();
});

test("what is chosen is shown as a dry run first, and the run asks for exactly that list", async ({ server }) => {
  await openDryRun(server);
  expect(server.sent("cleanup.dryRun")[0]).toEqual({ scanId: "s1", chosen: [0] });
  server.answer("cleanup.runCleanup", { done: 1, left: 0, failed: 0 });
  await page.getByRole("button", { name: "Run 1 step" }).click();
  await expect.poll(() => server.sent("cleanup.runCleanup")).toEqual([{ scanId: "s1", chosen: [0], hash: HASH }]);
  await expect.poll(() => document.querySelector("dialog")).toBeNull();
});

test("a list that changed since is said in place, with the way to a new dry run", async ({ server }) => {
  await openDryRun(server);
  server.refuse("cleanup.runCleanup", "CLEANUP_CHANGED");
  await page.getByRole("button", { name: "Run 1 step" }).click();
  await expect.poll(() => document.body.innerText).toContain("Something changed since the dry run.");
  await page.getByRole("button", { name: "New dry run" }).click();
  await expect.element(page.getByRole("button", { name: "Run 1 step" })).toBeVisible();
});
