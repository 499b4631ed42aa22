import type { CaseReader } from "@blenda/domain/inbox/constants";
import type { StaffConversation } from "@blenda/domain/inbox/model";
import { caseStepsFor } from "@blenda/domain/inbox/rules";
import type { Db } from "../../platform/database/db.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { messagesBefore } from "../repository.ts";
import { type CaseMembership, findCase, isReported, joiningsOf, staffIn } from "./case-repository.ts";

/** How one of our own people stands to a conversation. */
export function readerOf(sides: readonly string[], joinings: readonly CaseMembership[], userId: string): CaseReader {
  if (sides.includes(userId)) return "own";
  const joining = joinings.find((each) => each.userId === userId);
  if (!joining) return "outside";
  return joining.leftAt === null ? "joined" : "left";
}

/**
 * A conversation as one of our own people sees it. To staff who were not asked for it does not exist; what was written is shown
 * from joining on, and after leaving up to the last message they were there for.
 */
export async function caseFor(db: Db, userId: string, id: string, before: number | null = null): Promise<StaffConversation> {
  const line = await findCase(db, id);
  if (!line) throw refusal("INBOX_CASE_NOT_FOUND");
  const joinings = await joiningsOf(db, id);
  const reader = readerOf([line.buyer.userId, line.creator.userId], joinings, userId);
  const hasReport = await isReported(db, id);
  const isOurs = line.status === "escalated" || hasReport || reader === "left" || reader === "joined";
  if (!isOurs) throw refusal("INBOX_CASE_NOT_FOUND");
  const leftN = joinings.find((each) => each.userId === userId)?.leftN ?? null;
  const end = leftN === null ? before : Math.min(before ?? leftN + 1, leftN + 1);
  const canRead = reader === "joined" || reader === "left";
  return {
    ...line,
    others: [line.buyer, line.creator, ...(await staffIn(db, id))],
    ...(canRead ? await messagesBefore(db, id, end) : { messages: [], earlier: null }),
    reader,
    allowed: caseStepsFor(line.status, reader, hasReport),
  };
}
