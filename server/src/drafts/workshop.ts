import type { Instant } from "@blenda/domain/shared/time";
import type { Db } from "../platform/database/db.ts";
import { checkOf } from "./check.ts";
import { decisionsOf } from "./decide.ts";
import { editingOf } from "./editing.ts";
import { priceFollower } from "./follow-price.ts";
import { goingLiveOf } from "./go-live.ts";
import type { DraftKind, DraftTypes } from "./kind.ts";
import { stepsForMany } from "./many.ts";
import { ownDraftsOf } from "./own-draft.ts";
import { isTrustedCreator } from "./submissions.ts";
import { submittingOf } from "./submitting.ts";
import { viewsOf } from "./view.ts";

/** The workshop for one kind of draft: everything creators and reviewers do with it, from the first word until it is on sale. */
export function workshopOf<T extends DraftTypes>(kind: DraftKind<T>) {
  const { draftView, submissionOf } = viewsOf(kind);
  const own = ownDraftsOf(kind, draftView);
  const editing = editingOf(kind, own);
  const goingLive = goingLiveOf(kind);
  const check = checkOf(kind, goingLive);
  return {
    ...own,
    ...editing,
    ...check,
    ...submittingOf(kind, own, check),
    ...decisionsOf(kind, goingLive.goLive),
    ...stepsForMany(kind, editing.removeDraft),
    publishDue: goingLive.publishDue,
    followPrice: priceFollower(kind),
    submissionOf,
    isTrustedCreator: (db: Db, creatorId: string, at: Instant) => isTrustedCreator(db, kind.creators, creatorId, at),
  };
}
