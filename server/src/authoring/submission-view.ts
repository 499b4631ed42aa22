import { AUTHORING } from "@blenda/domain/authoring/constants";
import type { Submission } from "@blenda/domain/authoring/model";
import { addBusinessDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { UNKNOWN } from "@blenda/domain/shops/constants";
import { live } from "../catalogue/port.ts";
import type { Db } from "../platform/database/db.ts";
import { countHandedIn } from "./core/submissions.ts";
import { counterpartOf, draftView } from "./draft-view.ts";
import { findDraft, openSubmission } from "./repository.ts";

/** Something in review with everything a reviewer compares; `null` for what is not in review. */
export async function submissionView(db: Db, id: string, now: Instant): Promise<Submission | null> {
  const draft = await findDraft(db, id);
  const submission = draft?.status === "review" ? await openSubmission(db, id) : undefined;
  if (!draft || !submission?.queuedAt) return null;
  const { creatorId } = draft;
  const shop = await db.selectFrom("shops").select("name").where("creatorId", "=", creatorId).executeTakeFirst();
  const handedIn = await countHandedIn(db, "product", id);
  const sold = draft.baseVersionId === null ? null : await live.find(db, id);
  const { isAppeal, appealText, queuedAt } = submission;
  return {
    id: submission.id,
    draft: await draftView(db, draft, now),
    creatorId,
    shopName: shop?.name ?? UNKNOWN.creator,
    isAppeal,
    appealText,
    queuedAt,
    answerBy: addBusinessDays(queuedAt, AUTHORING.ANSWER_BUSINESS_DAYS),
    earlier: handedIn - 1,
    live: sold && counterpartOf(sold),
  };
}
