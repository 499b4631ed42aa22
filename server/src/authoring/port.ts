import type { RejectionCode } from "@blenda/domain/authoring/constants";
import type { NewRemark, Submission } from "@blenda/domain/authoring/model";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../platform/database/db.ts";

interface Deciding {
  /** Of the draft, which is the product's. */
  id: string;
  /** The reviewer. */
  by: string;
  at: Instant;
}

export interface Decided {
  submissionId: string;
  creatorId: string;
  title: string;
  isRevision: boolean;
  status: "published" | "approved" | "changes_requested" | "rejected";
}

/** What reviewers look at; `null` for what is not in review. */
export const submissionOf: (db: Db, id: string, now: Instant) => Promise<Submission | null> = async () => null;

/** Publishes it, or keeps it for its date. `null`: it is not in review (any more). */
export const approve: (tx: Tx, decision: Deciding) => Promise<Decided | null> = async () => null;

export const requestChanges: (tx: Tx, decision: Deciding & { remarks: readonly NewRemark[] }) => Promise<Decided | null> = async () => null;

export const reject: (tx: Tx, decision: Deciding & { code: RejectionCode; text: string }) => Promise<Decided | null> = async () => null;
