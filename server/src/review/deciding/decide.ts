import type { RejectionCode } from "@blenda/domain/authoring/constants";
import type { Me } from "@blenda/domain/identity/model";
import type { PublishedType } from "@blenda/domain/publication/constants";
import type { Decision } from "@blenda/domain/review/constants";
import { reviewDecided } from "@blenda/domain/review/events";
import type { NewComment, SentComment } from "@blenda/domain/review/model";
import { businessMinutesBetween } from "@blenda/domain/shared/calendar";
import type { DecisionContext, DraftDecision } from "../../drafts/decide.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit, jsonb } from "../../platform/events/outbox.ts";
import { type Auditor, audit } from "../../platform/requests/audit.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { dropClaim, lockReview } from "../claims/claim-repository.ts";
import type { ReviewedKind } from "../kinds/kind.ts";
import { KINDS } from "../kinds/kinds.ts";
import { decisionById, decisionOfSubmission } from "../lists/history.ts";
import { nextInQueue } from "../lists/queue.ts";
import { openCase, refuseObstacle } from "./open-case.ts";

interface SeenSubmission {
  itemType: PublishedType;
  id: string;
  submissionId: string;
}

interface Verdict {
  /** The operation, for the audit. */
  action: string;
  decision: Exclude<Decision, "published">;
  reason?: RejectionCode;
  text?: string;
  comments?: readonly NewComment[];
  /** What has to be true before the step: whatever it throws undoes everything. */
  ask?: (kind: ReviewedKind, tx: Tx, id: string) => Promise<void>;
  /** Takes the step of what was submitted; `null`: it is not in review any more. */
  step: (kind: ReviewedKind, tx: Tx, by: DecisionContext) => Promise<DraftDecision | null>;
}

type ReviewContext = Services & Auditor & { user: Me };

/**
 * One decision about what its reader saw, with everything that goes with it in one transaction: the step of the draft, the line
 * that stays for good, the audit, the news. The second to decide learns what the first decided; pressed twice, it is one.
 */
export const decide = (context: ReviewContext, seen: SeenSubmission, { action, decision, ask, step, ...said }: Verdict) =>
  context.transaction(async (tx) => {
    const { user, now } = context;
    const { itemType, id: itemId, submissionId } = seen;
    await lockReview(tx, seen);
    const found = await openCase(tx, seen, user, now());
    if (found?.submissionId !== submissionId) {
      const earlier = await decisionOfSubmission(tx, submissionId);
      if (!earlier) throw refusal(found ? "REVIEW_CHANGED" : "REVIEW_NOT_FOUND");
      const isSame = earlier.reviewer?.id === user.id && earlier.decision === decision;
      if (!isSame) throw refusal("REVIEW_DECIDED", { decision: earlier.decision, at: earlier.decidedAt });
      return { decision: earlier, nextId: await nextInQueue(tx, itemType, null) };
    }
    const { creatorId, title, version, kind, queuedAt, turnAt, claim, appealed, obstacle } = found;
    refuseObstacle(obstacle, claim);
    await ask?.(KINDS[itemType], tx, itemId);
    const nextId = await nextInQueue(tx, itemType, { turnAt, submissionId });
    const decided = await step(KINDS[itemType], tx, { id: itemId, by: user.id, at: now() });
    // Withdrawn, or withdrawn and sent again, since it was looked up: whatever the step did is undone by the refusal.
    if (!decided) throw refusal("REVIEW_NOT_FOUND");
    if (decided.submissionId !== submissionId) throw refusal("REVIEW_CHANGED");
    const { reason = null, text = "" } = said;
    const comments = await asSent(tx, itemType, said.comments ?? []);
    const id = context.id();
    const line = { id, itemType, itemId, submissionId, title, version, creatorId, kind, decision, reviewerId: user.id };
    const times = { submittedAt: queuedAt, decidedAt: now(), waitedMinutes: businessMinutesBetween(queuedAt, now()) };
    const overturnsId = kind === "appeal" && decision === "approved" ? (appealed?.id ?? null) : null;
    await tx
      .insertInto("reviewDecisions")
      .values({ ...line, ...times, reasonCode: reason, text, comments: jsonb(comments), overturnsId })
      .execute();
    await dropClaim(tx, seen);
    await audit(tx, context, {
      action,
      target: { kind: itemType, id: itemId },
      reason: text,
      after: { decision, submissionId, reason, comments },
    });
    await emit(tx, reviewDecided({ itemType, itemId }));
    return { decision: await decisionById(tx, id), nextId };
  });

/** Comments as they stay in the history: a lesson by the name it has today, for its id says nothing to later readers. */
async function asSent(tx: Tx, itemType: PublishedType, comments: readonly NewComment[]): Promise<SentComment[]> {
  const titles = await KINDS[itemType].lessonTitles(
    tx,
    comments.flatMap(({ lessonId }) => lessonId ?? []),
  );
  return comments.map(({ field, lessonId, text }) => ({ field, lesson: lessonId && (titles.get(lessonId) ?? ""), text }));
}
