import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { Cursor } from "../shared/cursor.ts";
import { pick } from "../shared/failure.ts";
import { CommandKey } from "../shared/key.ts";
import { listFields, listPage } from "../shared/list.ts";
import { plainText } from "../shared/text.ts";
import { userFailures } from "../users/failures.ts";
import { decideReports, seeReports } from "./access.ts";
import { CASE_DECISIONS, CASE_LISTS, CASE_SORTS, REPORT_REASONS, REPORTS } from "./constants.ts";
import { reportFailures } from "./failures.ts";
import {
  Assignee,
  CaseAboutMe,
  CaseCounts,
  CaseFigures,
  CaseFilter,
  CaseId,
  CaseLine,
  CopyrightClaim,
  CounterNotice,
  Person,
  ReportCase,
  SentReport,
  Target,
} from "./model.ts";
import { reportTexts } from "./texts.ts";

const own = { access: "signed-in", failed: reportTexts.mineFailed } as const;
const answering = { access: "signed-in", failed: reportTexts.appealFailed, limits: [{ per: "account", max: 30, minutes: 60 }] } as const;
const looking = { access: seeReports, failed: reportTexts.loadFailed } as const;
const about = { kind: "report", by: "caseId" } as const;
const taking = { access: decideReports, failed: reportTexts.takeFailed, about } as const;
const deciding = { access: decideReports, failed: reportTexts.decideFailed, about } as const;
const one = z.strictObject({ caseId: CaseId });
const missing = pick(reportFailures, "REPORTS_NOT_FOUND");
/** The second to decide, or one who may not touch it. */
const contested = pick(
  reportFailures,
  "REPORTS_NOT_FOUND",
  "REPORTS_DECIDED",
  "REPORTS_TAKEN",
  "REPORTS_FIRST_REVIEWER",
  "REPORTS_DECISION",
);
const Reason = plainText(REPORTS.REASON_LEAST, REPORTS.REASON_MOST);
/** Absent: the words of `outcomeFor`, as they are shown before anything is sent. */
const Words = plainText(1, REPORTS.WORDS_MOST).optional();
const Link = z
  .string()
  .trim()
  .max(REPORTS.LINK_MOST)
  .pipe(z.url({ protocol: /^https?$/ }));

/**
 * Evidence is uploaded, not called: POST the picture itself to `/api/reports/picture?name=…` (PNG, JPEG or WebP, at most 10 MB).
 * It answers with `{ id, url }`, or `{ code, message }` like every call.
 */
export const reportsContract = {
  /** One open report per person, thing and reason; asking again adds nothing. */
  report: command({ access: "signed-in", failed: reportTexts.sendFailed, limits: [{ per: "account", max: 60, minutes: 60 }] })
    .errors(pick(reportFailures, "REPORTS_TARGET_GONE", "REPORTS_OWN", "REPORTS_REASON", "REPORTS_TOO_MANY", "REPORTS_PICTURE_UNKNOWN"))
    .input(
      Target.extend({
        reason: z.enum(REPORT_REASONS),
        detail: plainText(0, REPORTS.DETAIL_MOST),
        links: z.array(Link).max(REPORTS.MOST_LINKS).default([]),
        pictureIds: z.array(z.string().min(1).max(64)).max(REPORTS.MOST_PICTURES).default([]),
        /** With reason `copyright`, and only with it. */
        claim: CopyrightClaim.optional(),
        key: CommandKey,
      }).refine(({ reason, claim }) => (reason === "copyright") === (claim !== undefined), { path: ["claim"] }),
    )
    .output(z.object({ caseId: z.string(), wasOpen: z.boolean() })),

  /** For which reasons one has reported this already and waits for an answer. */
  reported: read(own)
    .input(Target)
    .output(z.object({ reasons: z.array(z.enum(REPORT_REASONS)) })),

  /** What one reported, the latest first. Live. */
  myReports: read(own)
    .input(z.strictObject({ after: Cursor.optional() }))
    .output(z.object({ reports: z.array(SentReport), next: Cursor.nullable() })),

  /** What of one's own was hidden, asked about or decided, the latest first. Live. */
  aboutMe: read(own)
    .input(z.strictObject({ after: Cursor.optional() }))
    .output(z.object({ cases: z.array(CaseAboutMe), next: Cursor.nullable() })),

  /** Once, within 30 days: by its author when something was done, by the reporter when nothing was. */
  appeal: command(answering)
    .errors(pick(reportFailures, "REPORTS_NOT_FOUND", "REPORTS_APPEAL_OVER"))
    .input(one.extend({ text: plainText(REPORTS.APPEAL_LEAST, REPORTS.DETAIL_MOST) }))
    .output(z.object({ caseId: z.string() })),

  /** By its author, within 10 business days of a removal for copyright. */
  counterNotice: command(answering)
    .errors(pick(reportFailures, "REPORTS_NOT_FOUND", "REPORTS_APPEAL_OVER"))
    .input(one.extend({ notice: CounterNotice }))
    .output(z.object({ caseId: z.string() })),

  /** What its author says when we asked, within 48 hours. */
  answerReport: command(answering)
    .errors(pick(reportFailures, "REPORTS_NOT_FOUND", "REPORTS_ANSWER_OVER"))
    .input(one.extend({ text: plainText(1, REPORTS.DETAIL_MOST) }))
    .output(z.object({ caseId: z.string() })),

  /** Cases, the most urgent first; decided ones the latest first. Live. */
  reports: read(looking)
    .input(CaseFilter.extend({ show: z.enum(CASE_LISTS).default("new"), ...listFields(CASE_SORTS) }))
    .output(listPage(CaseLine).extend({ counts: CaseCounts })),

  /** Pending and made within the last day (spec 2 §7). Live. */
  newReports: read(looking).output(z.object({ count: z.int(), latest: z.array(CaseLine) })),

  reportOf: read({ ...looking, failed: reportTexts.caseFailed })
    .errors(missing)
    .input(one)
    .output(ReportCase),

  figures: read(looking).output(CaseFigures),

  /** Who can be given a case. */
  colleagues: read({ access: decideReports, failed: reportTexts.takeFailed }).output(z.array(Person)),

  /** Makes a case one's own, or a colleague's. `isTakeover` takes it from its holder. */
  claimReport: command(taking)
    .errors(pick(reportFailures, "REPORTS_NOT_FOUND", "REPORTS_DECIDED", "REPORTS_TAKEN", "REPORTS_FIRST_REVIEWER", "REPORTS_NO_COLLEAGUE"))
    .input(one.extend({ isTakeover: z.boolean().default(false), forUserId: z.string().min(1).max(100).optional() }))
    .output(Assignee),

  /** Gives it back to the queue; without effect for others than its holder. */
  putBack: command(taking)
    .input(one)
    .output(z.object({ wasYours: z.boolean() })),

  /** Something is done about it. Takes effect right away; the messages leave after ten seconds. */
  resolveReport: command(deciding)
    .errors(contested)
    .input(
      one.extend({
        decision: z.enum(CASE_DECISIONS).exclude(["no_violation"]),
        /** For the team. */
        reason: Reason,
        isWarning: z.boolean().default(false),
        toReporters: Words,
        toAuthor: Words,
      }),
    )
    .output(ReportCase),

  /** Nothing is wrong with it: whatever was hidden comes back. */
  dismissReport: command(deciding)
    .errors(contested)
    .input(one.extend({ reason: Reason, toReporters: Words, toAuthor: Words }))
    .output(ReportCase),

  /** Within ten seconds, by its decider. */
  undoDecision: command(deciding)
    .errors(pick(reportFailures, "REPORTS_NOT_FOUND", "REPORTS_UNDO_OVER"))
    .input(one)
    .output(ReportCase),

  /** A second admin agrees to a suspension, or does not. */
  decideSuspension: command({ ...deciding, access: "admin" })
    .errors(pick(reportFailures, "REPORTS_NOT_FOUND", "REPORTS_DECIDED", "REPORTS_SECOND_ADMIN", "REPORTS_DECISION"))
    .errors(pick(userFailures, "USERS_NOT_FOUND", "USERS_RANK"))
    .input(one.extend({ isAgreed: z.boolean(), reason: Reason }))
    .output(ReportCase),
};
