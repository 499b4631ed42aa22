import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";

/** The picture of the draft read as `d` on cards: of its cover, else of the model the viewer shows. */
export const DRAFT_POSTER = sql<string | null>`coalesce(
  (select x.card_file_id from draft_pictures x where x.draft_id = d.id and x.position = 0),
  (select r.file_id from draft_files f join draft_renders r on r.draft_file_id = f.id and r.kind = 'card'
    where f.draft_id = d.id order by f.is_chosen desc, f.position limit 1))`;

/** The stage and the points of the file check of the draft read as `d`, by the file its viewer shows. */
export const DRAFT_STAGE_HUE = sql<number | null>`(select f.stage_hue from draft_files f
  where f.draft_id = d.id and f.stage_hue is not null order by f.is_chosen desc, f.position limit 1)`;
export const DRAFT_SCORE = sql<number | null>`(select f.score from draft_files f
  where f.draft_id = d.id and f.stage_hue is not null order by f.is_chosen desc, f.position limit 1)`;

/**
 * What reviewers have before them, read as `s` (its submission) and `d` (its draft): neither sorted nor limited, so that a queue
 * adds its claims and its own order. Sort by `s.queuedAt` and `s.id`: there is an index for it.
 */
export const queuedSubmissions = (db: Db) =>
  db
    .selectFrom("submissions as s")
    .innerJoin("productDrafts as d", "d.id", "s.draftId")
    .leftJoin("categories as c", "c.id", "d.categoryId")
    .leftJoin("shops", "shops.creatorId", "d.creatorId")
    .where("s.outcome", "is", null)
    .where("s.queuedAt", "is not", null)
    .select([
      "s.id as submissionId",
      "d.id",
      "d.title",
      "d.creatorId",
      "shops.name as shopName",
      "c.name as category",
      "d.priceCents",
      "d.aiDisclosure",
      "d.publishAt",
      "s.isRevision",
      "s.isAppeal",
      "s.hasWarnings",
      "s.submittedAt",
      "s.queuedAt",
    ])
    .select([DRAFT_POSTER.as("posterFileId"), DRAFT_STAGE_HUE.as("stageHue"), DRAFT_SCORE.as("score")]);
