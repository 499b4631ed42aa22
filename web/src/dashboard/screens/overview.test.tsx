import type { Overview } from "@blenda/domain/dashboard/model";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { ADA, holding } from "../../testing/people.ts";
import { expect, type FakeServer, openScreen, page, test, userEvent } from "../../testing/screen.tsx";

const AT = "2026-11-24T16:40:00.000Z";
const clock = (hours: number, promised: number | null) => {
  const since = addMinutes(AT, -hours * 60);
  return { since, dueAt: promised === null ? null : addMinutes(since, promised * 60) };
};
const cell = { count: 0, nearest: null };
const item = { id: "1", detail: "Spam", takenBy: null };

const FULL: Overview = {
  at: AT,
  waiting: [
    {
      ...cell,
      key: "refunds.escalated",
      label: "Escalated refunds",
      paths: ["/admin/escalated-refunds"],
      count: 2,
      nearest: clock(116, 120),
    },
    { ...cell, key: "mailings.held", label: "Mailings", paths: ["/admin/email"], count: 5, nearest: clock(17, 24) },
    { ...cell, key: "system.alarms", label: "Alarms", paths: ["/admin/system?tab=alarms"] },
  ],
  longest: [
    { ...item, ...clock(23, 24), key: "mailings.held", label: "Mailings", title: "News of October", paths: ["/admin/email"] },
    {
      ...{ ...item, ...clock(116, 120), key: "refunds.escalated", label: "Escalated refunds", title: "Ledger desk" },
      ...{ paths: ["/admin/escalated-refunds"], takenBy: "Edda" },
    },
  ],
  health: {
    status: "degraded",
    parts: [
      { name: "database", label: "Database", state: "ok", figure: "6 ms", note: null, marks: ["none", "ok"], workingShare: 1 },
      {
        name: "mail",
        label: "Mail",
        state: "bad",
        figure: "no answer",
        note: "It doesn't answer.",
        marks: ["ok", "bad"],
        workingShare: 0.5,
      },
    ],
  },
  sales: {
    hours: [{ at: "2026-11-24T00:00:00.000Z", todayCents: 1_184_620, orders: 612, yesterdayCents: 1_096_870 }],
    todayCents: 1_184_620,
    yesterdayByNowCents: 1_096_870,
  },
  figures: [{ key: "refunds.refunded", label: "Refunded", unit: "cents", today: 9_640, yesterday: 9_000, isCost: true }],
  activity: [
    {
      ...{ n: 7, at: AT, actor: { id: "ruth", name: "Ruth" }, action: "users.suspend", reason: "Spam", factor: "authenticator" },
      ...{
        target: { kind: "user", id: "ada", name: "Ada" },
        change: { field: "standing", before: "good", after: "suspended" },
        changeCount: 1,
      },
    },
  ],
};
const NOTHING: Overview = { at: AT, waiting: [], longest: [], health: null, sales: null, figures: [], activity: null };

const link = (name: RegExp | string) => page.getByRole("main").getByRole("link", { name });
const open = async (server: FakeServer, overview: Overview, me = ADA, address = "/admin") => {
  server.answer("dashboard.adminOverview", overview);
  await openScreen(address, me);
  await expect.element(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
};

test("overview: what waits says how near its promise is, in words; near its end it says so", async ({ server }) => {
  await open(server, FULL);
  await expect
    .element(link(/Escalated refunds 2 near its time 2.8 of 3 business days/))
    .toHaveAttribute("href", "/admin/escalated-refunds");
  await expect.element(link(/Alarms 0 Nothing waiting/)).toHaveAttribute("href", "/admin/system?tab=alarms");
});

test("overview: an answer from a clock that is ahead was given just now, never in a minute", async ({ server }) => {
  await open(server, { ...NOTHING, at: addMinutes(new Date().toISOString(), 2) });
  await expect.element(page.getByText(/UTC\. Live, updated just now\.$/)).toBeVisible();
});

test("overview: a queue whose screen does not exist yet is counted, and no link", async ({ server }) => {
  await open(server, FULL);
  await expect.element(page.getByText("17 h of 1 d")).toBeVisible();
  await expect.element(link(/Mailings 5/)).not.toBeInTheDocument();
});

test("overview: the oldest that can be opened is one press away, or the key O", async ({ server }) => {
  await open(server, FULL);
  await expect.element(link("Take the oldest")).toHaveAttribute("href", "/admin/escalated-refunds");
  server.answer("refunds.escalated", { rows: [], next: null, total: { count: 0, isMore: false }, counts: { open: 0, mine: 0, second: 0 } });
  await userEvent.keyboard("o");
  await expect.poll(() => location.pathname).toBe("/admin/escalated-refunds");
});

test("overview: health, sales, figures and what staff did each have their panel", async ({ server }) => {
  await open(server, FULL);
  await expect.element(page.getByText("Working, with trouble")).toBeVisible();
  await expect.element(page.getByText("It doesn't answer.")).toBeVisible();
  await expect.element(page.getByText("$11,846.20").first()).toBeVisible();
  await expect.element(page.getByText("+8.0%")).toBeVisible();
  await expect.element(page.getByRole("row", { name: "Refunded $96.40 +7.1%" })).toBeVisible();
  await expect.element(page.getByText("users.suspend")).toBeVisible();
});

test("overview: nothing waits is a zero in each cell and one sentence", async ({ server }) => {
  await open(server, { ...FULL, waiting: FULL.waiting.map((each) => ({ ...each, count: 0, nearest: null })), longest: [] });
  await expect.element(page.getByText(/Nothing is waiting for you/)).toBeVisible();
  await expect.element(link("Take the oldest")).not.toBeInTheDocument();
});

test("overview: somebody with one permission sees what the answer has for them, and no empty panels", async ({ server }) => {
  await open(server, { ...NOTHING, waiting: FULL.waiting.slice(0, 1), longest: FULL.longest.slice(1) }, holding("manage_refunds"));
  await expect.element(page.getByText("Ledger desk")).toBeVisible();
  for (const title of ["Health", "Sales today", "Activity", "Also today"])
    await expect.element(page.getByRole("heading", { name: title })).not.toBeInTheDocument();
});

test("overview: an editor has the same page in their own area", async ({ server }) => {
  await open(server, NOTHING, { ...holding("view_content"), roles: ["content_editor"] }, "/content-editor");
  await expect.element(page.getByRole("heading", { name: "Nothing is waiting" })).toBeVisible();
});

test("overview: an editor stays in their own panel where it has the page", async ({ server }) => {
  const TWINS: Overview = {
    ...NOTHING,
    waiting: [
      { ...cell, key: "reports.cases", label: "Reports", paths: ["/admin/reports", "/content-editor/reports"], count: 1 },
      { ...cell, key: "refunds.escalated", label: "Escalated refunds", paths: ["/admin/escalated-refunds", "/content-editor/gone"] },
    ],
    longest: [
      {
        ...{ ...item, ...clock(23, 24), key: "inbox.escalated", label: "Conversations", title: "Flipped normals" },
        ...{ paths: ["/admin/reports?show=conversations", "/content-editor/reports?show=conversations"] },
      },
    ],
  };
  const editor = { ...holding("manage_reports", "manage_refunds"), roles: ["content_editor"] };
  await open(server, TWINS, editor, "/content-editor");
  await expect.element(link(/^Reports 1/)).toHaveAttribute("href", "/content-editor/reports");
  await expect.element(link("Flipped normals")).toHaveAttribute("href", "/content-editor/reports?show=conversations");
  await expect.element(link("Take the oldest")).toHaveAttribute("href", "/content-editor/reports?show=conversations");
  // There is no twin yet.
  await expect.element(link(/^Escalated refunds/)).toHaveAttribute("href", "/admin/escalated-refunds");
});

test("overview: an admin's page leads to the admin's pages", async ({ server }) => {
  const paths = ["/admin/reports", "/content-editor/reports"];
  await open(server, { ...NOTHING, waiting: [{ ...cell, key: "reports.cases", label: "Reports", paths, count: 1 }] });
  await expect.element(link(/^Reports 1/)).toHaveAttribute("href", "/admin/reports");
});

test("overview: an editor without any permission is told whom to ask, and nothing is asked of the server", async ({ server }) => {
  server.refuse("dashboard.adminOverview", "FORBIDDEN");
  await openScreen("/content-editor", { ...holding(), roles: ["content_editor"] });
  await expect.element(page.getByRole("heading", { name: "Nothing is assigned to you yet" })).toBeVisible();
});

test("overview: when the answer does not come the page says so, and asks again when pressed", async ({ server }) => {
  server.lose("dashboard.adminOverview");
  await openScreen("/admin", ADA);
  await expect.element(page.getByRole("alert"), { timeout: 15_000 }).toBeVisible();
  server.answer("dashboard.adminOverview", FULL);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Ledger desk")).toBeVisible();
});
