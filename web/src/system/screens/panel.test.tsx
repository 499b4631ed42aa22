import type { Alarm, Health, Queues } from "@blenda/domain/system/model";
import { testForm } from "../../testing/form.tsx";
import { ADA } from "../../testing/people.ts";
import { expect, openPart, openScreen, page, test } from "../../testing/screen.tsx";
import { AcknowledgeDialog } from "./acknowledge-dialog.tsx";

const AT = "2026-11-24T16:40:00.000Z";
const part = {
  name: "database",
  label: "Database",
  state: "ok",
  figure: "6 ms",
  note: null,
  marks: ["none", "ok"],
  workingShare: 1,
} as const;
const HEALTH: Health = {
  status: "failing",
  checkedAt: AT,
  parts: [
    { ...part, marks: [...part.marks] },
    {
      ...part,
      name: "storage",
      label: "Storage",
      state: "bad",
      figure: "no answer",
      note: "It doesn't answer.",
      marks: ["bad"],
      workingShare: 0.5,
    },
  ],
  queueDepth: [],
  sizes: { databaseBytes: 16_400_000, disk: { freeBytes: 5e9, totalBytes: 2e12 }, largestTables: [{ name: "products", bytes: 213_000 }] },
};
const QUEUES: Queues = {
  lines: [{ name: "authoring.reading", label: "Files, films and models to be read", waiting: 4, running: 2, timeouts: 1, oldestAt: AT }],
  queues: [{ name: "mail.deliver", cron: null, waiting: 3, running: 1, failed: 1, oldestAt: AT }],
  failed: [{ id: "0198c2f4-7b1e-7c3a-9d2f-5a6b7c8d9e0f", queue: "mail.deliver", failedAt: AT, attempts: 13, error: "no answer" }],
};
const ALARM: Alarm = { id: 9, name: "money does not add up", count: 3, firstAt: AT, lastAt: AT, detail: '{"cents":1}', acknowledged: null };
const tabs = page.getByRole("navigation", { name: "System Panel" });

test("system panel: each part has its number, its days and, when it is broken, its sentence", async ({ server }) => {
  server.answer("system.health", HEALTH);
  await openScreen("/admin/system", ADA);
  await expect.element(page.getByText("Something is broken")).toBeVisible();
  await expect.element(page.getByText("It doesn't answer.")).toBeVisible();
  await expect.element(page.getByRole("img", { name: "1 failed" })).toBeVisible();
  await expect.element(page.getByText("16.4 MB")).toBeVisible();
  const { answer } = server.hold("system.health");
  await page.getByRole("button", { name: "Run checks" }).click();
  await expect.element(page.getByRole("button", { name: "Run checks" })).toHaveAttribute("aria-busy", "true");
  answer({ ...HEALTH, status: "ok" });
  await expect.element(page.getByText("All working")).toBeVisible();
});

test("system panel: the tab is in the address, one at a time, with what waits behind it", async ({ server }) => {
  server.answer("dashboard.pendingCounts", { counts: { "/admin/system?tab=alarms": 2 } });
  server.answer("system.alarms", []);
  await openScreen("/admin/system?tab=alarms", ADA);
  await expect.element(tabs.getByRole("link", { name: "Alarms 2" })).toHaveAttribute("aria-current", "page");
  await expect.element(tabs.getByRole("link", { name: "Health" })).not.toHaveAttribute("aria-current");
  await expect.element(page.getByRole("heading", { name: "No alarms" })).toBeVisible();
});

test("system panel: a failed job is tried again with one press, and leaves the list", async ({ server }) => {
  server.answer("system.queues", QUEUES);
  server.answer("system.retryJob", { ...QUEUES, failed: [] });
  await openScreen("/admin/system?tab=queues", ADA);
  await page.getByRole("button", { name: "Try again mail.deliver" }).click();
  await expect.element(page.getByText(/No job has failed/)).toBeVisible();
  expect(server.sent("system.retryJob")).toEqual([{ id: QUEUES.failed[0]?.id }]);
});

test("system panel: a job somebody else was quicker with is told in its sentence", async ({ server }) => {
  server.answer("system.queues", QUEUES);
  server.refuse("system.retryJob", "SYSTEM_JOB_NOT_FAILED");
  await openScreen("/admin/system?tab=queues", ADA);
  await page.getByRole("button", { name: "Try again mail.deliver" }).click();
  await expect.element(page.getByText(/This job is no longer failed/)).toBeVisible();
});

test("system panel: a parked event is released with one press", async ({ server }) => {
  server.answer("system.parkedEvents", [{ id: 4, name: "orders.paid", aggregate: "order/1", attempts: 20, createdAt: AT, parkedAt: AT }]);
  server.answer("system.releaseEvent", []);
  await openScreen("/admin/system?tab=events", ADA);
  await page.getByRole("button", { name: "Release orders.paid" }).click();
  await expect.element(page.getByRole("heading", { name: "No parked events" })).toBeVisible();
  expect(server.sent("system.releaseEvent")).toEqual([{ id: 4 }]);
});

test("system panel: an alarm that was seen says by whom and what they found", async ({ server }) => {
  server.answer("system.alarms", [ALARM, { ...ALARM, id: 3, acknowledged: { by: "Edda", at: AT, note: "A cent of rounding" } }]);
  await openScreen("/admin/system?tab=alarms", ADA);
  await expect.element(page.getByText("A cent of rounding")).toBeVisible();
  await page.getByRole("button", { name: "Acknowledge money does not add up" }).click();
  await expect.element(page.getByRole("dialog", { name: "Acknowledge alarm" })).toBeVisible();
});

testForm({
  name: "acknowledge alarm",
  open: () => openPart(<AcknowledgeDialog alarm={ALARM} onClose={() => {}} />, ADA),
  button: "Acknowledge alarm",
  operation: "system.acknowledgeAlarm",
  faults: { "What you found or did": "Please say what you found or did." },
  typed: { "What you found or did": "Counted again" },
  sends: { id: 9, note: "Counted again" },
  answer: [],
  done: "Alarm acknowledged",
  refusal: { code: "SYSTEM_ALARM_NOT_FOUND", says: "There's no such alarm, or someone acknowledged it already." },
});

test("system panel: errors are counted, and warnings can be left out", async ({ server }) => {
  const error = { kind: "Error", message: "no answer", place: "server/src/a.ts:1", count: 3, firstAt: AT, lastAt: AT, lastRequestId: "k2" };
  server.answer("system.errors", [
    { ...error, id: "a", level: "error", what: "checkout.confirm failed" },
    { ...error, id: "b", level: "warn", what: "mail does not answer", count: 214 },
  ]);
  await openScreen("/admin/system?tab=errors", ADA);
  await expect.element(page.getByText("mail does not answer")).toBeVisible();
  await page.getByText("Errors", { exact: true }).click();
  await expect.element(page.getByText("mail does not answer")).not.toBeInTheDocument();
  await expect.element(page.getByText("checkout.confirm failed")).toBeVisible();
});

test("system panel: build says what runs and which flags are on", async ({ server }) => {
  server.answer("system.buildFacts", {
    ...{ commit: "0a1b2c3d4e", environment: "demo", node: "26.10.0", postgres: "18.4", migration: "0043_system_panel.sql" },
    ...{ migrations: { applied: 41, known: 41 }, startedAt: AT, generator: "forge", payments: "simulated" },
    flags: [{ name: "mfaBypass", isOn: true }],
  });
  await openScreen("/admin/system?tab=build", ADA);
  await expect.element(page.getByText("41, all applied")).toBeVisible();
  await expect.element(page.getByText("The staff area opens without a second factor")).toBeVisible();
});
