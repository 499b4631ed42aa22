import type { DraftStatus, RejectionCode } from "@blenda/domain/authoring/constants";
import type { PublicationStatus } from "@blenda/domain/publication/constants";
import type { NewComment, OwnPart } from "@blenda/domain/review/model";
import type { Instant } from "@blenda/domain/shared/time";
import { type AliasableExpression, sql } from "kysely";
import type { DecisionContext, DraftDecision } from "../../drafts/decide.ts";
import type { Db, Tx } from "../../platform/database/db.ts";

/** What the queue says of a draft, whichever type it is. */
interface ReviewedDraft {
  id: string;
  title: string;
  creatorId: string;
  category: string | null;
  posterFileId: string | null;
  stageHue: number | null;
  score: number | null;
  version: string;
  warnings: string[];
  lessons: number | null;
  seconds: number | null;
}

/** What the list of everything says of an item or a draft. */
interface ListedRow {
  id: string;
  title: string;
  creatorId: string;
  category: string | null;
  status: PublicationStatus;
  statusReason: string | null;
  revision: DraftStatus | null;
  posterFileId: string | null;
  priceCents: number | null;
  score: number | null;
  lessons: number | null;
  seconds: number | null;
  sales: number;
  publishedAt: Instant | null;
  updatedAt: Instant;
}

/** How a type of item is listed, read and decided. Everything else in review is the same for all of them. */
export interface ReviewedKind {
  /** Where its drafts are stored. */
  draftTable: "product_drafts" | "training_drafts";
  /** Its drafts for the queue, those of every state: neither sorted nor limited. */
  reviewed(db: Db): AliasableExpression<ReviewedDraft>;
  /** Everything that is or was on sale, with the state of its revision beside it. */
  sold(db: Db): AliasableExpression<ListedRow>;
  /** What nobody sells yet. */
  drafts(db: Db): AliasableExpression<ListedRow>;
  /** What is its own of what a reviewer looks at; `null` for what is not in review. */
  read(db: Db, id: string, now: Instant): Promise<OwnPart | null>;
  /** Whether somebody else sells it, or nearly: as things are at this moment, not when it came. */
  isCopy(db: Db, id: string): Promise<boolean>;
  /** What these lessons of it are called; products have none. */
  lessonTitles(db: Db, lessonIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  approve(tx: Tx, decision: DecisionContext): Promise<DraftDecision | null>;
  requestChanges(tx: Tx, decision: DecisionContext & { remarks: readonly NewComment[] }): Promise<DraftDecision | null>;
  reject(tx: Tx, decision: DecisionContext & { code: RejectionCode; text: string }): Promise<DraftDecision | null>;
}

/** Columns a list has and its table has not. */
export const NONE = {
  revision: sql<DraftStatus | null>`null::text`.as("revision"),
  posterFileId: sql<string | null>`null::text`.as("posterFileId"),
  score: sql<number | null>`null::int`.as("score"),
  lessons: sql<number | null>`null::int`.as("lessons"),
  seconds: sql<number | null>`null::int`.as("seconds"),
  sales: sql<number>`0`.as("sales"),
  publishedAt: sql<Instant | null>`null::timestamptz`.as("publishedAt"),
} as const;
