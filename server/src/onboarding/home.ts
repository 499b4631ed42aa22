import { CHECKLIST, type ChecklistItem, NEEDS, ONBOARDING } from "@blenda/domain/onboarding/constants";
import type { CreatorHome } from "@blenda/domain/onboarding/model";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { isTrusted } from "../authoring/port.ts";
import { hasBlocked } from "../blocks/sql.ts";
import { holdDaysOf } from "../ledger/port.ts";
import type { Db } from "../platform/database/db.ts";
import { recipientEligibility } from "../recipients/port.ts";

/** The first page of somebody's creator area: what their shop still lacks, and what waits for them. */
export async function homeFor({ db, now }: { db: Db; now: () => Instant }, { id }: { id: string }): Promise<CreatorHome> {
  const [shop, needs, standings, holdDays, isLimitless] = await Promise.all([
    shopFacts(db, id),
    needsOf(db, id),
    recipientEligibility(db, [id], now()),
    holdDaysOf(db, id),
    isTrusted(db, id, now()),
  ]);
  const isDone = doneOf(shop, standings.get(id)?.recipientId != null);
  return {
    shop: shop.slug === null ? null : { name: shop.name ?? "", slug: shop.slug, imageUrl: fileUrl(shop.imageFileId) },
    approvedAt: shop.approvedAt,
    checklist: CHECKLIST.map((item) => ({ item, isDone: isDone[item] })),
    isFinished: shop.finishedAt !== null || isComplete(shop),
    holdDays,
    isTrusted: isLimitless,
    needs,
  };
}

interface ShopFacts {
  name: string | null;
  slug: string | null;
  imageFileId: string | null;
  bannerFileId: string | null;
  hasProduct: boolean;
  approvedAt: Instant | null;
  finishedAt: Instant | null;
}

export async function shopFacts(db: Db, userId: string): Promise<ShopFacts> {
  return db
    .selectFrom("users as u")
    .leftJoin("shops as s", "s.creatorId", "u.id")
    .leftJoin("creatorApplications as a", "a.userId", "u.id")
    .select(["s.name", "s.slug", "s.imageFileId", "s.bannerFileId", "a.decidedAt as approvedAt", "a.shopFinishedAt as finishedAt"])
    .select(sql<boolean>`exists (select from products p where p.creator_id = u.id)`.as("hasProduct"))
    .where("u.id", "=", userId)
    .executeTakeFirstOrThrow();
}

/** The refund rule is the same for every shop and stands from the first day; a recipient is needed only to be paid. */
const doneOf = ({ imageFileId, bannerFileId, hasProduct }: ShopFacts, hasRecipient: boolean): Record<ChecklistItem, boolean> => ({
  logo: imageFileId !== null,
  banner: bannerFileId !== null,
  first_product: hasProduct,
  refund_policy: true,
  payout_recipient: hasRecipient,
});

/** Everything that a shop needs to sell. */
export const isComplete = ({ imageFileId, bannerFileId, hasProduct }: ShopFacts): boolean =>
  imageFileId !== null && bannerFileId !== null && hasProduct;

type Need = CreatorHome["needs"][number];

/** With an end first, the nearest one first; then what waits longest. */
async function needsOf(db: Db, userId: string): Promise<Need[]> {
  const most = sql.lit(ONBOARDING.NEEDS_SHOWN);
  const { rows } = await sql<Need>`
    (select 'refund' as kind, r.id, l.title, coalesce(r.reason, '') as detail, r.created_at as since, r.due_at, null::json as course
      from refunds r join order_lines l on l.id = r.line_id
      where r.creator_id = ${userId} and r.status = 'creator_review' order by r.due_at limit ${most})
    union all
    (select d.status, d.id, d.title, '', d.updated_at, null::timestamptz, null::json
      from product_drafts d where d.creator_id = ${userId} and d.status in ('changes_requested', 'draft') order by d.updated_at limit ${most})
    union all
    (select d.status, d.id, d.title, '', d.updated_at, null::timestamptz, json_build_object('id', d.id, 'lessonId', null)
      from training_drafts d where d.creator_id = ${userId} and d.status in ('changes_requested', 'draft') order by d.updated_at limit ${most})
    union all
    (select 'message', c.id, c.subject, u.display_name, c.last_message_at, null::timestamptz, null::json
      from conversations c join users u on u.id = c.buyer_id
      where c.creator_id = ${userId} and c.status = 'waiting_creator' order by c.last_message_at limit ${most})
    union all
    (select 'question', q.id, t.title, q.body, q.created_at, null::timestamptz,
        json_build_object('id', q.training_id, 'lessonId', q.lesson_id)
      from lesson_posts q join trainings t on t.id = q.training_id
      where q.creator_id = ${userId} and q.question_id is null and q.answered_at is null and q.removed_at is null
        and not ${hasBlocked(userId, { column: "q.authorId" })}
        and not exists (select from users u where u.id = q.author_id and u.suspended_at is not null)
      order by q.created_at limit ${most})
    order by due_at nulls last, since limit ${most}`.execute(db);
  return rows.filter(({ kind }) => NEEDS.includes(kind));
}
