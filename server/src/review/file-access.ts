import { can } from "@blenda/domain/access/can";
import { reviewers } from "@blenda/domain/publication/access";
import { seeReviews } from "@blenda/domain/review/access";
import { type RawBuilder, sql } from "kysely";
import { draftFileRow, draftPictureRow, draftRenderRow, productDraftRow } from "../authoring/sql.ts";
import { laterLookRow } from "../drafts/sql.ts";
import type { FileAccess } from "../platform/files/access.ts";
import { trainingDraftLessonRow, trainingDraftPictureRow, trainingDraftRow } from "../teaching/sql.ts";
import { trainingLessonRow, trainingSectionRow } from "../trainings/sql.ts";

/** Files that readers of a submission see: images, and what was rendered of it. */
const shownOf = (id: string): RawBuilder<{ id: string; what: string }> => sql`
  select d.id, 'product' as what from ${productDraftRow("d")} where d.status = 'review' and d.id in (
      select f.draft_id from ${draftRenderRow("r")} join ${draftFileRow("f")} on f.id = r.draft_file_id where r.file_id = ${id}
      union all select draft_id from ${draftPictureRow("draftPictures")} where file_id = ${id}
      union all select draft_id from ${draftPictureRow("draftPictures")} where card_file_id = ${id})
  union all select d.id, 'course' from ${trainingDraftRow("d")} where d.status = 'review' and d.id in (
      select draft_id from ${trainingDraftLessonRow("trainingDraftLessons")} where poster_file_id = ${id}
      union all select draft_id from ${trainingDraftPictureRow("trainingDraftPictures")} where file_id = ${id}
      union all select x.id from ${trainingDraftRow("x")} where x.cover_file_id = ${id}) limit 1`;

/** Both sides of what is looked at later: what was replaced has no other owner any more, and is shown beside what came. */
const lookedAtLater = (id: string): RawBuilder<{ id: string; what: string }> => sql`
  select l.item_id as id, case l.item_type when 'product' then 'product' else 'course' end as what from ${laterLookRow("l")}
    where l.seen_at is null and (l.seen -> 'pictures' @> to_jsonb(${id}::text) or l.shown -> 'pictures' @> to_jsonb(${id}::text)) limit 1`;

/** What is on sale already of a course whose revision is reviewed: the old film is watched beside the new one. */
const comparedWith = (id: string): RawBuilder<{ id: string; what: string }> => sql`
  select d.id, 'course' as what from lesson_files f join ${trainingLessonRow("l")} on l.id = f.lesson_id
    join ${trainingSectionRow("s")} on s.id = l.section_id join ${trainingDraftRow("d")} on d.id = s.training_id
    where f.file_id = ${id} and d.status = 'review' limit 1`;

/**
 * Readers of a submission see its images and what was rendered of it; that they did is written down. The files that would be sold
 * open for reviewers who decide, which authoring and teaching know.
 */
export const readSubmissionAccess: FileAccess = async (db, actor, { id }) => {
  if (!can(actor, seeReviews)) return false;
  for (const find of can(actor, reviewers) ? [shownOf, lookedAtLater, comparedWith] : [shownOf, lookedAtLater]) {
    const [found] = (await find(id).execute(db)).rows;
    if (found) return { reason: `review of ${found.what} ${found.id}` };
  }
  return false;
};
