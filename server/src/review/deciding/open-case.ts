import { can } from "@blenda/domain/access/can";
import type { Me } from "@blenda/domain/identity/model";
import { reviewers } from "@blenda/domain/publication/access";
import type { Obstacle, SubmissionKind } from "@blenda/domain/review/constants";
import { obstacleFor } from "@blenda/domain/review/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { account, IS_ADMIN } from "../../identity/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { type ClaimRow, findClaim, type Item } from "../claims/claim-repository.ts";
import { queuedDrafts } from "../lists/queue.ts";

interface OpenCase {
  submissionId: string;
  creatorId: string;
  title: string;
  version: string;
  kind: SubmissionKind;
  queuedAt: Instant;
  turnAt: Instant;
  claim: ClaimRow | null;
  /** The rejection that an appeal is about. */
  appealed: { id: string; reviewerId: string | null } | null;
  /** What keeps this reader from deciding. */
  obstacle: Obstacle | null;
}

/** What waits for a decision under this id, and whether this reader may take it. */
export async function openCase(db: Db, item: Item, reader: Me, now: Instant): Promise<OpenCase | null> {
  const found = await queuedDrafts(db, item.itemType).where("s.draftId", "=", item.id).executeTakeFirst();
  if (!found?.queuedAt) return null;
  const claim = await findClaim(db, item, now);
  const appealed = found.isAppeal ? await lastRejection(db, item) : null;
  const first = appealed?.reviewerId ?? null;
  const avoidedReviewerId = first && (await isAnotherThere(db, [first, found.creatorId], now)) ? first : null;
  const { submissionId, creatorId, title, version, kind, queuedAt, turnAt } = found;
  const mayDecide = can(reader, reviewers);
  const obstacle = obstacleFor({ id: reader.id, mayDecide }, { creatorId, claim, avoidedReviewerId }, now);
  return { submissionId, creatorId, title, version, kind, queuedAt, turnAt, claim, appealed, obstacle };
}

const lastRejection = async (db: Db, { itemType, id }: Item) =>
  (await db
    .selectFrom("reviewDecisions")
    .select(["id", "reviewerId"])
    .where("itemType", "=", itemType)
    .where("itemId", "=", id)
    .where("decision", "=", "rejected")
    .orderBy("decidedAt", "desc")
    .limit(1)
    .executeTakeFirst()) ?? null;

/** Whether another reviewer could decide: an admin, or a holder of the permission. */
async function isAnotherThere(db: Db, without: readonly string[], now: Instant): Promise<boolean> {
  const other = await db
    .selectFrom(account("u"))
    .select("u.id")
    .where("u.id", "not in", without)
    .where("u.deletedAt", "is", null)
    .where("u.suspendedAt", "is", null)
    .where(
      sql<boolean>`(${IS_ADMIN} or ('approve_content' = any (u.permissions)
        and coalesce((u.grant_ends ->> 'approve_content')::timestamptz > ${now}::timestamptz, true)))`,
    )
    .where(sql<boolean>`(cardinality(u.permissions) > 0 or 'content_editor' = any (u.roles) or u.has_admin_claim)`)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** The refusal for what keeps a reviewer from it. The guard has asked for the permission already. */
export function refuseObstacle(obstacle: Obstacle | null, claim: ClaimRow | null): void {
  if (obstacle === "own") throw refusal("OWN_TARGET");
  if (obstacle === "first_reviewer") throw refusal("REVIEW_FIRST_REVIEWER");
  if (obstacle === "taken" && claim) throw refusal("REVIEW_TAKEN", { since: claim.takenAt });
}
