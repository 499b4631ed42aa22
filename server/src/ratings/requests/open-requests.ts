import type { ReviewRequest } from "@blenda/domain/ratings/model";
import { firstOf, isDue, remindersLeft } from "@blenda/domain/ratings/rules";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db } from "../../platform/database/db.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { dueRequests, findRequest, type ShownRequest } from "./request-repository.ts";

/** Requests to show a buyer now, the first of them first. */
export async function reviewRequestsFor(db: Db, userId: string, now: Instant): Promise<ReviewRequest[]> {
  const due = (await dueRequests(db, userId, now)).filter((row) => isDue(row, now));
  return firstOf(due).map(requestOf);
}

/** The request a command was about; every one of them answers with it. */
export async function requestFor(db: Db, userId: string, id: string): Promise<ReviewRequest> {
  const row = await findRequest(db, userId, id);
  if (!row) throw refusal("RATING_REQUEST_GONE");
  return requestOf(row);
}

const requestOf = ({
  posterFileId,
  shownCount: _,
  userId: __,
  completedAt: ___,
  dismissedAt: ____,
  createdAt: _____,
  ...row
}: ShownRequest) => ({
  ...row,
  posterUrl: fileUrl(posterFileId),
  remindersLeft: remindersLeft(row),
});
