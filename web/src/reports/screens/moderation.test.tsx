import type { CaseLine, ReportCase } from "@blenda/domain/reports/model";
import { ADA, holding } from "../../testing/people.ts";
import { expect, type FakeServer, openScreen, page, test, type } from "../../testing/screen.tsx";

const AT = "2026-01-01T00:00:00.000Z";
const LINE: CaseLine = {
  id: "barrel",
  number: 4471,
  targetType: "post",
  title: "Free barrel",
  pictureUrl: null,
  stageHue: null,
  reason: "stolen_asset",
  reporters: 3,
  hasClaim: false,
  priority: "urgent",
  status: "pending",
  since: AT,
  dueAt: AT,
  hiddenAt: AT,
  appeal: null,
  assignee: null,
  decision: null,
  decidedAt: null,
};
const OTHER: CaseLine = { ...LINE, id: "keys", number: 4472, targetType: "product", title: "Keys pack", reporters: 1, hiddenAt: null };
const BARREL: ReportCase = {
  ...LINE,
  targetId: "post",
  path: "/community?post=post",
  state: "hidden",
  seen: {
    title: "Free barrel",
    place: "in #free",
    text: "Take it, no credit needed.",
    pictureUrl: null,
    stageHue: null,
    modelUrl: null,
    createdAt: AT,
    around: [{ id: "a", author: "Bo", text: "Is it yours?", at: AT, isReported: false }],
  },
  isChanged: false,
  author: { id: "bo", name: "Bo", avatarUrl: null, joinedAt: AT, isSuspended: false, reported: 1, upheld: 0, warnings: 0, facts: [] },
  reports: [
    {
      id: "r",
      reporter: { id: "cy", name: "Cy", avatarUrl: null, joinedAt: AT, sent: 2, upheld: 2 },
      reason: "stolen_asset",
      detail: "<img src=x onerror=alert(1)>",
      links: ["https://example.com/original"],
      pictures: [],
      claim: null,
      createdAt: AT,
    },
  ],
  lookalikes: [],
  decisions: [],
  answer: null,
  answerUntil: null,
  appealText: null,
  appealedAt: null,
  appealedBy: null,
  counterNotice: null,
  choices: ["no_violation", "ask_author", "warn", "remove", "remove_and_suspend"],
  obstacle: null,
  undoUntil: null,
  suspension: null,
  nextId: "keys",
};

const listOf = (...rows: CaseLine[]) => ({
  rows,
  next: null,
  total: { count: rows.length, isMore: false },
  counts: { new: rows.length, mine: 0, appeals: 0 },
});

async function open(server: FakeServer, found = BARREL, me = ADA, address = "/admin/reports"): Promise<void> {
  server.answer("reports.reports", listOf(LINE, OTHER));
  server.answer("reports.figures", { days: 30, medianLookMinutes: 72, decided: 100, upheld: 64, appeals: 118, overturned: 2 });
  server.answer("reports.reportOf", found);
  server.answer("inbox.escalatedConversations", { cases: [], count: 2 });
  await openScreen(address, me);
  await expect.element(page.getByRole("heading", { name: "Reports", level: 1 })).toBeVisible();
}

test("reports: the most urgent case is open, as people saw it, with who said what", async ({ server }) => {
  await open(server);
  await expect.element(page.getByText("Take it, no credit needed.")).toBeVisible();
  await expect.element(page.getByText("2 of 2 reports upheld")).toBeVisible();
  await expect.element(page.getByText("Is it yours?")).toBeVisible();
  await expect.element(page.getByText("“<img src=x onerror=alert(1)>”")).toBeVisible();
  await expect.element(page.getByText("1 h 12 min")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Open post" })).toHaveAttribute("href", "/community?post=post");
  await expect.element(page.getByRole("link", { name: /Keys pack/ })).toHaveAttribute("href", "/admin/reports?case=keys");
});

test("reports: the words follow the decision, the button says to how many, and the next case opens with a way back", async ({ server }) => {
  await open(server);
  await page.getByRole("radio", { name: /^Remove Author told/ }).click();
  await expect.element(page.getByText("Your report was right")).toBeVisible();
  await page.getByText("Author", { exact: true }).click();
  await expect.element(page.getByText(/We removed your post/).first()).toBeVisible();
  const decide = page.getByRole("button", { name: /Remove and tell all four/ });
  await decide.click();
  await expect.element(page.getByText("Please say why, in a few words.")).toBeVisible();
  expect(server.sent("reports.resolveReport")).toEqual([]);
  type(page.getByLabelText("Reason, recorded in the audit log").element(), "Same mesh as Hazmat drum");
  server.answer("reports.resolveReport", { ...BARREL, undoUntil: new Date(Date.now() + 10_000).toISOString() });
  await decide.click();
  await expect.poll(() => location.search).toBe("?case=keys");
  expect(server.sent("reports.resolveReport")).toEqual([
    { caseId: "barrel", reason: "Same mesh as Hazmat drum", decision: "remove", isWarning: false },
  ]);
  server.answer("reports.undoDecision", BARREL);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => location.search).toBe("?case=barrel");
});

test("reports: no violation closes the case with own words", async ({ server }) => {
  await open(server);
  await page.getByRole("radio", { name: /^No violation/ }).click();
  await page.getByRole("button", { name: "Edit the words" }).click();
  type(page.getByLabelText("Your words").element(), "It is Bo's own barrel.");
  type(page.getByLabelText("Reason, recorded in the audit log").element(), "Bo made it");
  server.refuse("reports.dismissReport", "REPORTS_DECIDED");
  await page.getByRole("button", { name: /Close and tell all four/ }).click();
  await expect.element(page.getByText("Someone else has decided this already")).toBeVisible();
  expect(server.sent("reports.dismissReport")).toEqual([{ caseId: "barrel", reason: "Bo made it", toReporters: "It is Bo's own barrel." }]);
});

test("reports: taken by someone else it is read, and can be taken over", async ({ server }) => {
  await open(server, { ...BARREL, obstacle: "taken", assignee: { id: "e", name: "Edda", avatarUrl: null, isYours: false, since: AT } });
  await expect.element(page.getByText(/Edda took this/)).toBeVisible();
  await expect.element(page.getByRole("radio", { name: /^Remove/ })).not.toBeInTheDocument();
  server.answer("reports.claimReport", { id: "ada", name: "Ada", avatarUrl: null, isYours: true, since: AT });
  await page.getByRole("button", { name: "Take over" }).click();
  await expect.poll(() => server.sent("reports.claimReport")).toEqual([{ caseId: "barrel", isTakeover: true }]);
});

test("reports: a suspension is agreed to by a second admin, with a reason", async ({ server }) => {
  await open(server, {
    ...BARREL,
    obstacle: "decided",
    decision: "remove_and_suspend",
    suspension: { by: "Edda", at: AT, canAgree: true },
  });
  await page.getByRole("button", { name: "Agree and suspend" }).click();
  type(page.getByLabelText("Reason", { exact: true }).element(), "Third time");
  server.answer("reports.decideSuspension", BARREL);
  await page.getByRole("button", { name: "Suspend", exact: true }).click();
  await expect.poll(() => server.sent("reports.decideSuspension")).toEqual([{ caseId: "barrel", isAgreed: true, reason: "Third time" }]);
});

test("reports: editors read the same page in their own panel, and what they lack is said", async ({ server }) => {
  const editor = { ...holding("view_content"), roles: ["content_editor"] };
  await open(server, { ...BARREL, obstacle: "permission" }, editor, "/content-editor/reports");
  await expect.element(page.getByText(/To decide, you need the permission/)).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "Chats" })).not.toBeInTheDocument();
});

test("reports: conversations that asked for help are in their own tab", async ({ server }) => {
  await open(server, BARREL, ADA, "/admin/reports?show=conversations");
  await expect.element(page.getByText("When someone asks our team to help in a conversation, it shows up here.")).toBeVisible();
});

test("reports: each tab says how many wait in it, so that nothing is lost to the one on show", async ({ server }) => {
  await open(server);
  for (const name of ["Open 2", "Chats 2", "Mine", "Appeals"])
    await expect.element(page.getByRole("radio", { name, exact: true })).toBeInTheDocument();
});
