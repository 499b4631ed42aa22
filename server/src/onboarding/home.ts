import { CHECKLIST, type ChecklistItem, NEEDS, ONBOARDING } from "@blenda/domain/onboarding/constants";
import type { CreatorHome } from "@blenda/domain/onboarding/model";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { isTrusted } from "../authoring/port.ts";
import { productDraftRow } from "../authoring/sql.ts";
import { hasBlocked } from "../blocks/sql.ts";
import { productRow } from "../catalogue/sql.ts";
import { publicPerson } from "../identity/sql.ts";
import { conversationRow } from "../inbox/sql.ts";
import { lessonPostRow } from "../learning/sql.ts";
import { holdDaysOf } from "../ledger/port.ts";
import { orderLineRow } from "../orders/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { recipientEligibility } from "../recipients/port.ts";
import { refundRow } from "../refunds/sql.ts";
import { shopRow } from "../shops/sql.ts";
import { trainingDraftRow } from "../teaching/sql.ts";
import { trainingRow } from "../trainings/sql.ts";

/** The first page of a person's creator area: what their shop still lacks, and what waits for them. */
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
    .selectFrom(publicPerson("u"))
    .leftJoin(shopRow("s"), "s.creatorId", "u.id")
    .leftJoin("creatorApplications as a", "a.userId", "u.id")
    .select(["s.name", "s.slug", "s.imageFileId", "s.bannerFileId", "a.decidedAt as approvedAt", "a.shopFinishedAt as finishedAt"])
    .select(sql<boolean>`exists (select from ${productRow("p")} where p.creator_id = u.id)`.as("hasProduct"))
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
      from ${refundRow("r")} join ${orderLineRow("l")} on l.id = r.line_id
      where r.creator_id = ${userId} and r.status = 'creator_review' order by r.due_at limit ${most})
    union all
    (select d.status, d.id, d.title, '', d.updated_at, null::timestamptz, null::json
      from ${productDraftRow("d")} where d.creator_id = ${userId} and d.status in ('changes_requested', 'draft') order by d.updated_at limit ${most})
    union all
    (select d.status, d.id, d.title, '', d.updated_at, null::timestamptz, json_build_object('id', d.id, 'lessonId', null)
      from ${trainingDraftRow("d")} where d.creator_id = ${userId} and d.status in ('changes_requested', 'draft') order by d.updated_at limit ${most})
    union all
    (select 'message', c.id, c.subject, u.display_name, c.last_message_at, null::timestamptz, null::json
      from ${conversationRow("c")} join ${publicPerson("u")} on u.id = c.buyer_id
      where c.creator_id = ${userId} and c.status = 'waiting_creator' order by c.last_message_at limit ${most})
    union all
    (select 'question', q.id, t.title, q.body, q.created_at, null::timestamptz,
        json_build_object('id', q.training_id, 'lessonId', q.lesson_id)
      from ${lessonPostRow("q")} join ${trainingRow("t")} on t.id = q.training_id
      where q.creator_id = ${userId} and q.question_id is null and q.answered_at is null and q.removed_at is null
        and not ${hasBlocked(userId, { column: "q.authorId" })}
        and not exists (select from ${publicPerson("u")} where u.id = q.author_id and u.suspended_at is not null)
      order by q.created_at limit ${most})
    order by due_at nulls last, since limit ${most}`.execute(db);
  return rows.filter(({ kind }) => NEEDS.includes(kind));
}
