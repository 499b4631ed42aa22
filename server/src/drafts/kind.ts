import type { Listing } from "@blenda/domain/authoring/changes";
import type { DraftStatus, ManyEvent, RejectionCode } from "@blenda/domain/authoring/constants";
import type { HistoryLine } from "@blenda/domain/authoring/model";
import type { PublicationStatus, PublishedType } from "@blenda/domain/publication/constants";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../platform/database/db.ts";
import type { Services } from "../platform/requests/procedure.ts";
import type { LockedItem } from "../publication/items.ts";

/** What every draft has, whatever becomes of it. */
export interface DraftBase {
  id: string;
  creatorId: string;
  title: string;
  status: DraftStatus;
  mark: number;
  priceCents: number | null;
  rightsVersion: string | null;
  rightsAt: Instant | null;
  publishAt: Instant | null;
  reason: string;
  reasonCode: RejectionCode | null;
  rejectedAt: Instant | null;
  appealedAt: Instant | null;
  createdAt: Instant;
  updatedAt: Instant;
}

/** What the workshop writes of a draft by itself. */
export interface DraftSet {
  status?: DraftStatus;
  mark?: number;
  priceCents?: number;
  updatedAt?: Instant;
  reason?: string;
  reasonCode?: RejectionCode | null;
  rejectedAt?: Instant;
  appealedAt?: Instant;
}

/** A point of the list of what is missing; a warning doesn't stop the creator. */
interface Point {
  code: string;
  level: "block" | "warn";
}

/** The types of one kind of draft, which each kind says for itself. */
export interface DraftTypes {
  Row: DraftBase;
  /** What may be written of a row. */
  Update: object;
  /** What is on sale. */
  Live: { creatorId: string; status: PublicationStatus };
  /** A draft with everything that decides about it, and what is on sale of it. */
  Whole: { live: object | null };
  Point: Point;
  /** What the call that begins one is sent. */
  New: { key: string };
  /** The fields a save sends: those that changed. */
  Sent: { categoryId?: string | null | undefined };
  /** What the editor shows of this kind alone. */
  Own: object;
  /** What a reviewer sees of this kind alone. */
  Beside: object;
}

/** A draft's table, as its owner reads and writes it. */
interface DraftRows<T extends DraftTypes> {
  find(db: Db, id: string): Promise<T["Row"] | undefined>;
  /** Held until the transaction ends. */
  lock(tx: Tx, id: string): Promise<T["Row"] | undefined>;
  update(tx: Tx, draft: T["Row"], set: T["Update"] | DraftSet): Promise<T["Row"]>;
  count(tx: Tx, creatorId: string): Promise<number>;
  /** Approved ones whose date has come, the earliest first. */
  due(db: Db, now: Instant): Promise<string[]>;
}

/** What is asked about the creator. */
export interface DraftCreators {
  /** Held until the transaction ends. */
  lock(tx: Tx, userId: string): Promise<unknown>;
  upheldReports(db: Db, userId: string, at: Instant): Promise<number>;
  /** How long earnings of today wait. */
  holdDays(db: Db, userId: string): Promise<number>;
}

export interface DayLimit {
  most: number;
  resetsAt: Instant;
}

/** Each refusal in the kind's own words. */
interface DraftRefusals<T extends DraftTypes> {
  notFound(): Error;
  invalidStep(from: DraftStatus): Error;
  /** Carries what was saved meanwhile. */
  conflict(draft: T["Row"]): Error;
  incomplete(open: T["Point"][]): Error;
  dayFull(limit: DayLimit): Error;
  tooMany(): Error;
  categoryUnknown(): Error;
  appealOver(): Error;
}

export interface DraftTexts {
  failedCheck: string;
  withdrawn: string;
  history: Readonly<Record<string, string>>;
  gone: string;
  soldOnce: string;
  notOnSale: string;
  noPrice: string;
  priceTooLow: string;
  onSale: string;
  notWhile: Record<DraftStatus, string>;
  notPossible(status: PublicationStatus): string;
}

export interface PublishingContext {
  /** Reviewer who approved it; `null`: no approval was needed, or its day came. */
  by: string | null;
  at: Instant;
}

export interface NewDraft<New> {
  id: string;
  creatorId: string;
  newId(): string;
  input: New;
  at: Instant;
}

export interface DraftCopy {
  /** Of the copy. */
  id: string;
  newId(): string;
  jobs: Pick<Services["jobs"], "enqueueAll">;
  at: Instant;
}

/** Declaration of a kind of draft: everything in which it differs from others. The workshop does the rest. */
export interface DraftKind<T extends DraftTypes> {
  itemType: PublishedType;
  /** Whose calls these are, for idempotency keys: `authoring.createDraft`. */
  domain: string;
  texts: DraftTexts;
  refuse: DraftRefusals<T>;
  rows: DraftRows<T>;
  creators: DraftCreators;
  /** Live update of the creator's editor. */
  emitChanged(tx: Tx, draft: T["Row"]): Promise<void>;

  isRevision(draft: T["Row"]): boolean;
  findLive(db: Db, id: string): Promise<T["Live"] | null | undefined>;
  whole(db: Db, draft: T["Row"]): Promise<T["Whole"]>;
  /** What stands between it and its submission. */
  openPoints(whole: T["Whole"], now: Instant): T["Point"][];
  /** What a revision changes of what is on sale. */
  changes(whole: T["Whole"]): readonly { needsReview: boolean }[];
  /** Fingerprints of its fields as they are now, for comments on them or on one lesson. */
  prints(whole: T["Whole"]): (field: string, lessonId: string | null) => string | null;
  ownView(db: Db, draft: T["Row"], now: Instant): Promise<T["Own"]>;
  besideView(db: Db, draft: T["Row"]): Promise<T["Beside"]>;

  begin(tx: Tx, beginning: NewDraft<T["New"]>): Promise<T["Row"]>;
  copyLive(tx: Tx, sold: T["Live"], copying: DraftCopy): Promise<T["Row"]>;
  copyDraft(tx: Tx, from: T["Row"], copying: DraftCopy): Promise<T["Row"]>;
  hasCategory(tx: Tx, categoryId: string): Promise<boolean>;
  columns(draft: T["Row"], sent: T["Sent"], at: Instant): T["Update"];
  /** Ends it with everything in it. What is on sale keeps what it needs; `whole`: it went live, and what it replaced goes too. */
  drop(tx: Tx, draft: T["Row"], at: Instant, whole?: T["Whole"]): Promise<void>;

  /** Something of it is not read yet. */
  isReading(whole: T["Whole"]): boolean;
  hasWarnings(open: readonly T["Point"][]): boolean;
  /** Whether another creator sells the same. */
  isCopy(tx: Tx, whole: T["Whole"]): Promise<boolean>;
  /** A reviewer looks at it even if its creator is trusted. */
  needsReviewOfTrusted(whole: T["Whole"]): boolean;
  /** Brings what needs no review of a revision on sale. */
  changeAtOnce(tx: Tx, whole: T["Whole"], at: Instant): Promise<void>;
  /** Puts it on sale. Answers how its owners are told what is new, once it is decided; `null`: nothing is. */
  publish(tx: Tx, whole: T["Whole"], at: Instant): Promise<(() => Promise<void>) | null>;
  /** What people see of it before they buy: what was on sale (`null`: nothing yet), and what is from now on. */
  listings(whole: T["Whole"]): { before: Listing | null; now: Listing };

  /** A step of what is on sale and held. Answers whether there is one. */
  moveItem(tx: Tx, item: LockedItem, step: { event: Exclude<ManyEvent, "delete">; actorId: string }, at: Instant): Promise<boolean>;
  reprice(tx: Tx, item: LockedItem, priceCents: number, at: Instant): Promise<void>;
}

/** What the editor shows of every draft. */
export interface SharedView {
  id: string;
  status: DraftStatus;
  mark: number;
  savedAt: Instant;
  createdAt: Instant;
  rights: { version: string; at: Instant } | null;
  limits: { submittedToday: number; most: number | null; resetsAt: Instant; holdDays: number };
  submittedAt: Instant | null;
  answerBy: Instant | null;
  reason: { code: RejectionCode | null; text: string } | null;
  appealUntil: Instant | null;
  history: HistoryLine[];
  may: ("edit" | "submit" | "withdraw" | "appeal" | "delete" | "cancelRevision")[];
}

export type DraftView<T extends DraftTypes> = SharedView & T["Own"];

/** Who asks for something of theirs. */
export interface DraftContext extends Pick<Services, "db" | "now" | "transaction"> {
  user: { id: string };
}

/** The same for what makes something new. */
export interface DraftMaker extends DraftContext, Pick<Services, "id" | "jobs"> {}
