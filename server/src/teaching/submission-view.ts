import { AUTHORING } from "@blenda/domain/authoring/constants";
import { addBusinessDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { UNKNOWN } from "@blenda/domain/shops/constants";
import type { TrainingSubmission } from "@blenda/domain/teaching/model";
import { submissions } from "../authoring/port.ts";
import { categories } from "../catalogue/port.ts";
import type { Db } from "../platform/database/db.ts";
import { live } from "../trainings/port.ts";
import { counterpartOf, draftView } from "./draft-view.ts";
import { findDraft } from "./repository.ts";

/** Something in review with everything a reviewer compares; `null` for what is not in review. */
export async function submissionView(db: Db, id: string, now: Instant): Promise<TrainingSubmission | null> {
  const draft = await findDraft(db, id);
  const submission = draft?.status === "review" ? await submissions.open(db, "training", id) : undefined;
  if (!draft || !submission?.queuedAt) return null;
  const { creatorId } = draft;
  const shop = await db.selectFrom("shops").select("name").where("creatorId", "=", creatorId).executeTakeFirst();
  const sold = draft.isRevision ? await live.find(db, id) : null;
  const { isAppeal, appealText, queuedAt } = submission;
  return {
    id: submission.id,
    draft: await draftView(db, draft, now),
    creatorId,
    shopName: shop?.name ?? UNKNOWN.creator,
    category: (await categories.name(db, draft.categoryId)) || null,
    isAppeal,
    appealText,
    queuedAt,
    answerBy: addBusinessDays(queuedAt, AUTHORING.ANSWER_BUSINESS_DAYS),
    earlier: (await submissions.count(db, "training", id)) - 1,
    live: sold && (await counterpartOf(db, sold)),
  };
}
