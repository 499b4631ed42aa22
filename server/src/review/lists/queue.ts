import type { PublishedType } from "@blenda/domain/publication/constants";
import type { SubmissionKind } from "@blenda/domain/review/constants";
import type { QueueCounts, QueueRow } from "@blenda/domain/review/model";
import { answerDueAt } from "@blenda/domain/review/rules";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { LIST } from "@blenda/domain/shared/list";
import type { Instant } from "@blenda/domain/shared/time";
import { type SellerProfile, shopMarkOf } from "@blenda/domain/shops/rules";
import { type RawBuilder, sql } from "kysely";
import { submissionRow } from "../../drafts/sql.ts";
import { publicPerson, sellerProfile } from "../../identity/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { keysetList } from "../../platform/database/keyset-list.ts";
import { shopRow } from "../../shops/sql.ts";
import { claimView } from "../claims/claim-repository.ts";
import { KINDS } from "../kinds/kinds.ts";

/** Whether changes of the submission read as `s` were asked for before. */
const WAS_ANSWERED = sql<boolean>`coalesce((select e.outcome from ${submissionRow("e")} where e.draft_id = s.draft_id and e.item_type = s.item_type
  and e.id <> s.id and e.queued_at is not null and e.outcome <> 'withdrawn' order by e.submitted_at desc limit 1) = 'changes_requested', false)`;

/** What the submission read as `s` is to its reviewer: the same words as `submissionKind`. */
const KIND = sql<SubmissionKind>`case when s.is_appeal then 'appeal' when ${WAS_ANSWERED} then 'resubmitted'
  when s.is_revision then 'revision' else 'new' end`;

/** The same for statements that filter rows: by columns first, so that the planner knows how many there are of each. */
const IS_OF_KIND: Readonly<Record<SubmissionKind, RawBuilder<boolean>>> = {
  appeal: sql<boolean>`s.is_appeal`,
  resubmitted: sql<boolean>`not s.is_appeal and ${WAS_ANSWERED}`,
  revision: sql<boolean>`s.is_revision and not s.is_appeal and not ${WAS_ANSWERED}`,
  new: sql<boolean>`not s.is_revision and not s.is_appeal and not ${WAS_ANSWERED}`,
};

const SELLER = sql<SellerProfile | null>`case when shops.creator_id is null then ${sellerProfile("s.creatorId")} end`;

/** Of the submissions read as `s`, those of a type that wait. Written into the statement: the index holds nothing but what waits. */
const isQueued = (itemType: PublishedType): RawBuilder<boolean> =>
  sql<boolean>`s.item_type = ${sql.lit(itemType)} and s.outcome is null and s.queued_at is not null`;

/** When the turn of the submission read as `s` is: what may be a copy comes before everything else. With `s.id` there is an index for it. */
export const TURN = sql<Instant>`coalesce(s.turn_at, s.queued_at)`;

/** What waits for reviewers, with the words of review. Sort by `TURN` and `s.id`. */
export const queuedDrafts = (db: Db, itemType: PublishedType) =>
  db
    .selectFrom(submissionRow("s"))
    .innerJoin(KINDS[itemType].reviewed(db).as("d"), "d.id", "s.draftId")
    .leftJoin(shopRow("shops"), "shops.creatorId", "s.creatorId")
    .where(isQueued(itemType))
    .select([
      "s.id as submissionId",
      "s.itemType",
      "s.isAppeal",
      "s.submittedAt",
      "s.queuedAt",
      "shops.name as shopName",
      TURN.as("turnAt"),
    ])
    .select(sql<boolean>`s.turn_at is not null`.as("isCopy"))
    .select(["d.id", "d.title", "d.creatorId", "d.category", "d.posterFileId", "d.stageHue", "d.score", "d.version"])
    .select(["d.warnings", "d.lessons", "d.seconds", KIND.as("kind")]);

/** Its rows as the list shows them. */
export const selectQueue = (db: Db, itemType: PublishedType, kind?: SubmissionKind) =>
  queuedDrafts(db, itemType)
    .leftJoin("reviewClaims as k", (join) => join.on("k.itemType", "=", itemType).onRef("k.itemId", "=", "s.draftId"))
    .leftJoin(publicPerson("reviewer"), "reviewer.id", "k.reviewerId")
    .select([
      "shops.slug as shopSlug",
      "shops.imageFileId as shopImageFileId",
      "shops.isVerified as shopIsVerified",
      SELLER.as("sellerProfile"),
      "k.reviewerId",
      "reviewer.displayName as reviewerName",
      "k.takenAt",
      "k.expiresAt",
    ])
    .$if(kind !== undefined, (query) => query.where(IS_OF_KIND[kind ?? "new"]));

type Row = Awaited<ReturnType<ReturnType<typeof selectQueue>["execute"]>>[number];

/** What may be a copy, then the oldest: all have the same promise. */
export const queueList = keysetList({
  columns: { waiting: { by: TURN, kind: "instant" } },
  id: sql`s.id`,
  usual: { sort: "waiting", direction: "asc" },
});

export function queueRow(row: Row, readerId: string, now: Instant): QueueRow {
  const { reviewerId, reviewerName, takenAt, expiresAt, warnings, lessons, seconds } = row;
  const since = row.queuedAt ?? row.submittedAt;
  const claim = reviewerId && takenAt && expiresAt && expiresAt > now ? { reviewerId, name: reviewerName ?? "", takenAt, expiresAt } : null;
  return {
    itemType: row.itemType,
    id: row.id,
    submissionId: row.submissionId,
    title: row.title,
    category: row.category,
    posterUrl: fileUrl(row.posterFileId),
    stageHue: row.stageHue,
    shop: shopMarkOf(row),
    kind: row.kind,
    version: row.version,
    length: lessons === null ? null : { lessons, seconds: seconds ?? 0 },
    isCopy: row.isCopy,
    warnings: warnings.length,
    warning: warnings[0] ?? null,
    score: row.score,
    since,
    dueAt: answerDueAt(since),
    claim: claim && claimView(claim, readerId),
  };
}

/** How many submissions wait, by kind, up to a thousand: more is not worth counting. */
export async function countQueue(db: Db, itemType: PublishedType, now: Instant): Promise<QueueCounts> {
  const { rows } = await sql<{ kind: SubmissionKind; queuedAt: Instant }>`select ${KIND} as kind, s.queued_at from ${submissionRow("s")}
    where ${isQueued(itemType)} order by s.queued_at, s.id limit ${LIST.COUNTED}`.execute(db);
  const of = (kind: SubmissionKind) => rows.filter((row) => row.kind === kind).length;
  const [oldest] = rows;
  return {
    all: rows.length,
    new: of("new"),
    revision: of("revision"),
    resubmitted: of("resubmitted"),
    appeal: of("appeal"),
    late: rows.filter(({ queuedAt }) => answerDueAt(queuedAt) < now).length,
    oldest: oldest ? { since: oldest.queuedAt, dueAt: answerDueAt(oldest.queuedAt) } : null,
  };
}

interface Place {
  turnAt: Instant;
  submissionId: string;
}

/** The one after this, else the first of the others of its type; `null`: nothing else waits. */
export async function nextInQueue(db: Db, itemType: PublishedType, place: Place | null): Promise<string | null> {
  const others = db
    .selectFrom(submissionRow("s"))
    .select("s.draftId")
    .where(isQueued(itemType))
    .where("s.id", "<>", place?.submissionId ?? "")
    .orderBy(TURN)
    .orderBy("s.id")
    .limit(1);
  const after = place && (await others.where(sql<boolean>`(${TURN}, s.id) > (${place.turnAt}, ${place.submissionId})`).executeTakeFirst());
  return (after ?? (await others.executeTakeFirst()))?.draftId ?? null;
}

/** Where a submission stands among those of its type that wait, and its neighbours. */
export async function placeInQueue(db: Db, itemType: PublishedType, { turnAt, submissionId }: Place) {
  const here = sql`(${turnAt}, ${submissionId})`;
  const waits = isQueued(itemType);
  const { rows } = await sql<{
    before: number;
    all: number;
    previousId: string | null;
    nextId: string | null;
    nextTitle: string | null;
  }>`select
    (select count(*) from (select from ${submissionRow("s")} where ${waits} and (${TURN}, s.id) < ${here} limit ${LIST.COUNTED}) b)::int as before,
    (select count(*) from (select from ${submissionRow("s")} where ${waits} limit ${LIST.COUNTED}) a)::int as "all",
    (select s.draft_id from ${submissionRow("s")} where ${waits} and (${TURN}, s.id) < ${here} order by ${TURN} desc, s.id desc limit 1) as previous_id,
    n.draft_id as next_id, n.title as next_title
    from (select) one left join lateral (select s.draft_id, d.title from ${submissionRow("s")}
      join ${KINDS[itemType].drafted} on d.id = s.draft_id
      where ${waits} and (${TURN}, s.id) > ${here} order by ${TURN}, s.id limit 1) n on true`.execute(db);
  const place = rows[0];
  return {
    at: (place?.before ?? 0) + 1,
    of: place?.all ?? 1,
    previousId: place?.previousId ?? null,
    next: place?.nextId ? { id: place.nextId, title: place.nextTitle ?? "" } : null,
  };
}
