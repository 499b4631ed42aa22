import { z } from "zod";
import { plainText } from "../shared/text.ts";
import { Instant } from "../shared/time.ts";
import {
  APPEAL_KINDS,
  CASE_DECISIONS,
  CASE_OBSTACLES,
  CASE_PRIORITIES,
  CASE_STATUSES,
  REPORT_REASONS,
  REPORT_TARGETS,
  REPORTED_STATES,
  REPORTS,
} from "./constants.ts";

export const CaseId = z.string().min(1).max(64);

/** The target of a report. A message is named by its own id, a review by its own, a shop by its owner's. */
export const Target = z.strictObject({ targetType: z.enum(REPORT_TARGETS), targetId: z.string().min(1).max(100) });
export type Target = z.infer<typeof Target>;

const name = plainText(2, REPORTS.NAME_MOST);
const sworn = z.literal(true);

/** The formal notice that comes with reason `copyright`. */
export const CopyrightClaim = z.strictObject({
  /** The signer, and for whom. */
  name,
  rightsHolder: name,
  /** Which work it is. */
  work: plainText(REPORTS.WORK_LEAST, REPORTS.REASON_MOST),
  isGoodFaith: sworn,
  isAccurate: sworn,
});
export type CopyrightClaim = z.infer<typeof CopyrightClaim>;

/** What its creator answers to a notice. */
export const CounterNotice = z.strictObject({
  name,
  address: plainText(5, REPORTS.ADDRESS_MOST),
  text: plainText(REPORTS.APPEAL_LEAST, REPORTS.DETAIL_MOST),
  isGoodFaith: sworn,
  acceptsJurisdiction: sworn,
});
export type CounterNotice = z.infer<typeof CounterNotice>;

export const Person = z.object({ id: z.string(), name: z.string(), avatarUrl: z.string().nullable() });
export type Person = z.infer<typeof Person>;

/** One's own report, and what became of it. */
export const SentReport = z.object({
  id: z.string(),
  caseId: z.string(),
  targetType: z.enum(REPORT_TARGETS),
  /** As it was called when it was reported. */
  title: z.string(),
  reason: z.enum(REPORT_REASONS),
  detail: z.string(),
  status: z.enum(CASE_STATUSES),
  createdAt: Instant,
  decidedAt: Instant.nullable(),
  /** What we wrote to the reporter. */
  outcome: z.string().nullable(),
  /** Until when the reporter may ask for another look; `null`: they may not. */
  appealUntil: Instant.nullable(),
});
export type SentReport = z.infer<typeof SentReport>;

/** Something of one's own that was reported and hidden, asked about or decided. Never who reported it. */
export const CaseAboutMe = z.object({
  caseId: z.string(),
  targetType: z.enum(REPORT_TARGETS),
  title: z.string(),
  path: z.string().nullable(),
  excerpt: z.string(),
  reason: z.enum(REPORT_REASONS),
  state: z.enum(REPORTED_STATES),
  status: z.enum(CASE_STATUSES),
  decision: z.enum(CASE_DECISIONS).nullable(),
  /** What we wrote to its author. */
  message: z.string().nullable(),
  at: Instant,
  /** While we wait for their answer. */
  answerUntil: Instant.nullable(),
  appealUntil: Instant.nullable(),
  counterNoticeUntil: Instant.nullable(),
  appealedAt: Instant.nullable(),
});
export type CaseAboutMe = z.infer<typeof CaseAboutMe>;

/** Who works on it. */
export const Assignee = Person.extend({ isYours: z.boolean(), since: Instant });
export type Assignee = z.infer<typeof Assignee>;

/** A line of the queue: one thing, however many people reported it. */
export const CaseLine = z.object({
  id: z.string(),
  /** As people call it: "Report 4471". */
  number: z.int(),
  targetType: z.enum(REPORT_TARGETS),
  title: z.string(),
  pictureUrl: z.string().nullable(),
  stageHue: z.int().nullable(),
  /** The gravest. */
  reason: z.enum(REPORT_REASONS),
  reporters: z.int(),
  /** Came with a formal notice. */
  hasClaim: z.boolean(),
  priority: z.enum(CASE_PRIORITIES),
  status: z.enum(CASE_STATUSES),
  /** Since when it waits for us, and until when we promised a first look. */
  since: Instant,
  dueAt: Instant,
  /** When it was hidden without us. */
  hiddenAt: Instant.nullable(),
  appeal: z.enum(APPEAL_KINDS).nullable(),
  assignee: Assignee.nullable(),
  decision: z.enum(CASE_DECISIONS).nullable(),
  decidedAt: Instant.nullable(),
});
export type CaseLine = z.infer<typeof CaseLine>;

/** What stood around it: the thread, the conversation. */
export const AroundLine = z.object({
  id: z.string(),
  author: z.string(),
  text: z.string(),
  at: Instant,
  isReported: z.boolean(),
});
export type AroundLine = z.infer<typeof AroundLine>;

/** What was reported, as the reporter saw it. */
export const Snapshot = z.object({
  title: z.string(),
  /** Where: "in #free", "on Hazmat drum". */
  place: z.string(),
  /** Words only: no markup ever. */
  text: z.string(),
  pictureUrl: z.string().nullable(),
  stageHue: z.int().nullable(),
  /** The light marked copy of its model. */
  modelUrl: z.string().nullable(),
  createdAt: Instant.nullable(),
  around: z.array(AroundLine),
});
export type Snapshot = z.infer<typeof Snapshot>;

/** One report in a case. Authors never see it. */
export const CaseReport = z.object({
  id: z.string(),
  reporter: Person.extend({
    joinedAt: Instant,
    /** What became of what they reported before. */
    sent: z.int(),
    upheld: z.int(),
  }).nullable(),
  reason: z.enum(REPORT_REASONS),
  detail: z.string(),
  links: z.array(z.string()),
  pictures: z.array(z.object({ id: z.string(), url: z.string() })),
  claim: CopyrightClaim.nullable(),
  createdAt: Instant,
});
export type CaseReport = z.infer<typeof CaseReport>;

/** One decision, as it was taken. */
export const CaseDecisionLine = z.object({
  id: z.string(),
  decision: z.enum(CASE_DECISIONS),
  by: Person,
  /** For the team. */
  reason: z.string(),
  toReporters: z.string(),
  toAuthor: z.string(),
  isWarning: z.boolean(),
  isOfAppeal: z.boolean(),
  at: Instant,
  isUndone: z.boolean(),
  /** What it says about a suspension that a second admin has to agree to. */
  suspension: z.enum(["asked", "agreed", "declined"]).nullable(),
});
export type CaseDecisionLine = z.infer<typeof CaseDecisionLine>;

/** Something of another creator's with the same shape, measured from the files. */
export const Lookalike = z.object({
  id: z.string(),
  title: z.string(),
  shop: z.string(),
  path: z.string().nullable(),
  pictureUrl: z.string().nullable(),
  modelUrl: z.string().nullable(),
  stageHue: z.int().nullable(),
  since: Instant.nullable(),
  /** 0 to 100; 100 where the bytes are the same. */
  percent: z.int(),
  facts: z.array(z.object({ label: z.string(), reported: z.string(), original: z.string(), isSame: z.boolean() })),
});
export type Lookalike = z.infer<typeof Lookalike>;

/** A line of what is known of an author: "Posts", "14, none removed". */
export const AuthorFact = z.object({ label: z.string(), value: z.string(), isNotable: z.boolean() });
export type AuthorFact = z.infer<typeof AuthorFact>;

/** The case as its decision needs it. */
export const ReportCase = CaseLine.extend({
  targetId: z.string(),
  /** Where it can be opened; `null`: nowhere any more. */
  path: z.string().nullable(),
  state: z.enum(REPORTED_STATES),
  seen: Snapshot,
  /** Its words now are others than the reporter saw. */
  isChanged: z.boolean(),
  author: Person.extend({
    joinedAt: Instant,
    isSuspended: z.boolean(),
    /** Cases about them before this one. */
    reported: z.int(),
    upheld: z.int(),
    warnings: z.int(),
    facts: z.array(AuthorFact),
  }).nullable(),
  reports: z.array(CaseReport),
  lookalikes: z.array(Lookalike),
  /** What was decided about this very thing before, the latest first. */
  decisions: z.array(CaseDecisionLine),
  /** What its author said when asked; `answerUntil` while they may. */
  answer: z.object({ text: z.string(), at: Instant }).nullable(),
  answerUntil: Instant.nullable(),
  appealText: z.string().nullable(),
  appealedAt: Instant.nullable(),
  appealedBy: z.enum(["author", "reporter"]).nullable(),
  counterNotice: CounterNotice.nullable(),
  /** What can be decided, in order. */
  choices: z.array(z.enum(CASE_DECISIONS)),
  obstacle: z.enum(CASE_OBSTACLES).nullable(),
  /** Until when the last decision can be taken back; after that its messages leave. */
  undoUntil: Instant.nullable(),
  /** A suspension that waits for a second admin, and whether its reader may be that admin. */
  suspension: z.object({ by: z.string(), at: Instant, canAgree: z.boolean() }).nullable(),
  /** The next case of the queue. */
  nextId: z.string().nullable(),
});
export type ReportCase = z.infer<typeof ReportCase>;

export const CaseFilter = z.strictObject({
  targetType: z.enum(REPORT_TARGETS).optional(),
  reason: z.enum(REPORT_REASONS).optional(),
});
export type CaseFilter = z.infer<typeof CaseFilter>;

export const CaseCounts = z.object({ new: z.int(), mine: z.int(), appeals: z.int() });

export const CaseFigures = z.object({
  days: z.int(),
  /** From the first report to the first claim; `null` while there is none. */
  medianLookMinutes: z.int().nullable(),
  decided: z.int(),
  upheld: z.int(),
  appeals: z.int(),
  overturned: z.int(),
});
export type CaseFigures = z.infer<typeof CaseFigures>;
