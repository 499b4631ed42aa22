import type { CaseAboutMe, SentReport } from "@blenda/domain/reports/model";
import { testForm } from "../../../testing/form.tsx";
import { ANA, expect, openPart, page, test } from "../../../testing/screen.tsx";
import { AboutMe } from "./about-me.tsx";
import { AnswerDialog } from "./answer-dialog.tsx";
import { AppealDialog } from "./appeal-dialog.tsx";
import { CounterNoticeDialog } from "./counter-notice-dialog.tsx";
import { MyReports } from "./my-reports.tsx";

const AT = "2026-01-01T00:00:00.000Z";
const SENT: SentReport = {
  id: "one",
  caseId: "case",
  targetType: "post",
  title: "Free barrel",
  reason: "stolen_asset",
  detail: "",
  status: "dismissed",
  createdAt: AT,
  decidedAt: AT,
  outcome: "We found nothing that breaks our guidelines.",
  appealUntil: "2026-01-31T00:00:00.000Z",
};
const ABOUT: CaseAboutMe = {
  caseId: "about",
  targetType: "product",
  title: "Hazmat drum",
  path: null,
  excerpt: "A drum",
  reason: "copyright",
  state: "removed",
  status: "actioned",
  decision: "remove",
  message: "We removed your product.",
  at: AT,
  answerUntil: null,
  appealUntil: null,
  counterNoticeUntil: "2026-01-15T00:00:00.000Z",
  appealedAt: null,
};
const LONG = "It is my own work, made in May and shown since.";

test("my reports: each says what became of it, and a dismissed one can be looked at again", async ({ server }) => {
  server.answer("reports.myReports", { reports: [SENT], next: null });
  await openPart(<MyReports />, ANA);
  await expect.element(page.getByText("the post “Free barrel”", { exact: true })).toBeVisible();
  await expect.element(page.getByText("We found nothing that breaks our guidelines.")).toBeVisible();
  await page.getByRole("button", { name: /Ask for another look/ }).click();
  await expect.element(page.getByRole("heading", { name: "Ask for another look" })).toBeVisible();
});

test("my reports: without any the page says so, and nothing is said about nothing against me", async ({ server }) => {
  server.answer("reports.myReports", { reports: [], next: null });
  server.answer("reports.aboutMe", { cases: [], next: null });
  await openPart(
    <>
      <AboutMe />
      <MyReports />
    </>,
    ANA,
  );
  await expect.element(page.getByText("You haven't reported anything.")).toBeVisible();
  await expect.element(page.getByText("About you")).not.toBeInTheDocument();
});

test("about me: a removal for copyright is answered with a counter-notice, a question with an answer", async ({ server }) => {
  server.answer("reports.aboutMe", {
    cases: [ABOUT, { ...ABOUT, caseId: "asked", state: "hidden", counterNoticeUntil: null, answerUntil: "2026-01-03T00:00:00.000Z" }],
    next: null,
  });
  await openPart(<AboutMe />, ANA);
  await expect.element(page.getByRole("button", { name: "Send a counter-notice" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Tell us your side" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Appeal" })).not.toBeInTheDocument();
});

testForm({
  name: "an appeal",
  open: () => openPart(<AppealDialog caseId="case" by="author" onClose={() => {}} />, ANA),
  button: "Send appeal",
  operation: "reports.appeal",
  faults: { "Why we should decide differently": "Please write at least 20 characters." },
  typed: { "Why we should decide differently": LONG },
  sends: { caseId: "case", text: LONG },
  answer: { caseId: "case" },
  done: "Thanks. Someone else on the team will look at it again.",
  refusal: { code: "REPORTS_APPEAL_OVER", says: "You can't appeal this anymore" },
});

testForm({
  name: "an answer",
  open: () => openPart(<AnswerDialog caseId="case" onClose={() => {}} />, ANA),
  button: "Send answer",
  operation: "reports.answerReport",
  faults: { "Your answer": "Please write something." },
  typed: { "Your answer": LONG },
  sends: { caseId: "case", text: LONG },
  answer: { caseId: "case" },
  refusal: { code: "REPORTS_ANSWER_OVER", says: "We've decided in the meantime" },
});

testForm({
  name: "a counter-notice",
  open: () => openPart(<CounterNoticeDialog caseId="case" onClose={() => {}} />, ANA),
  button: "Send counter-notice",
  operation: "reports.counterNotice",
  faults: {
    "Your full name": "Please enter your full name.",
    "Your address": "Please enter your address.",
    "Why it's yours to use": "Please write at least 20 characters.",
  },
  pressed: ["I believe in good faith that this was removed by mistake.", "I accept that a court where I live may decide about this."],
  typed: { "Your full name": "Ana Example", "Your address": "1 Street, Town, Country", "Why it's yours to use": LONG },
  sends: {
    caseId: "case",
    notice: { name: "Ana Example", address: "1 Street, Town, Country", text: LONG, isGoodFaith: true, acceptsJurisdiction: true },
  },
  answer: { caseId: "case" },
  refusal: { code: "REPORTS_APPEAL_OVER", says: "You can't appeal this anymore" },
});
