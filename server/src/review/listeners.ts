import { submissionDecided } from "@blenda/domain/authoring/events";
import { submissionKind } from "@blenda/domain/review/rules";
import { productRow, productVersionRow } from "../catalogue/sql.ts";
import { submissionRow } from "../drafts/sql.ts";
import { type Listener, listener } from "../platform/events/outbox.ts";

/** What went on sale without a reviewer's decision is in the history too. */
const onSubmissionDecided = listener("review.publishedByRule", submissionDecided, async (tx, decided) => {
  const { itemType, submissionId, draftId: itemId, creatorId, title, outcome, isRevision, at } = decided;
  if (outcome !== "approved") return;
  const submission = await tx
    .selectFrom(submissionRow("submissions"))
    .select(["submittedAt", "decidedBy"])
    .where("id", "=", submissionId)
    .executeTakeFirst();
  if (!submission || submission.decidedBy !== null) return;
  const version = await tx
    .selectFrom(productRow("p"))
    .innerJoin(productVersionRow("v"), "v.id", "p.currentVersionId")
    .select("v.number")
    .where("p.id", "=", itemId)
    .executeTakeFirst();
  const kind = submissionKind({ hasLive: isRevision, isAppeal: false, wasAnswered: false });
  const line = { id: `rule-${submissionId}`, itemType, itemId, submissionId, title, creatorId, kind };
  await tx
    .insertInto("reviewDecisions")
    .values({
      ...{ ...line, version: version?.number ?? "", decision: "published", reviewerId: null, reasonCode: null, overturnsId: null },
      ...{ submittedAt: submission.submittedAt, decidedAt: at, waitedMinutes: 0 },
    })
    .onConflict((conflict) => conflict.column("submissionId").doNothing())
    .execute();
});

export const reviewListeners: Listener[] = [onSubmissionDecided];
