import { can } from "@blenda/domain/access/can";
import { reviewers } from "@blenda/domain/publication/access";
import { seeReviews } from "@blenda/domain/review/access";
import { type RawBuilder, sql } from "kysely";
import type { FileAccess } from "../platform/files/access.ts";

/** What whoever may read a submission sees of it: images, and what was rendered of it. */
const shownOf = (id: string): RawBuilder<{ id: string; what: string }> => sql`
  select d.id, 'product' as what from product_drafts d where d.status = 'review' and d.id in (
      select f.draft_id from draft_renders r join draft_files f on f.id = r.draft_file_id where r.file_id = ${id}
      union all select draft_id from draft_pictures where file_id = ${id}
      union all select draft_id from draft_pictures where card_file_id = ${id})
  union all select d.id, 'course' from training_drafts d where d.status = 'review' and d.id in (
      select draft_id from training_draft_lessons where poster_file_id = ${id}
      union all select draft_id from training_draft_pictures where file_id = ${id}
      union all select x.id from training_drafts x where x.cover_file_id = ${id}) limit 1`;

/** What is on sale already of a course whose revision is reviewed: the old film is watched beside the new one. */
const comparedWith = (id: string): RawBuilder<{ id: string; what: string }> => sql`
  select d.id, 'course' as what from lesson_files f join training_lessons l on l.id = f.lesson_id
    join training_sections s on s.id = l.section_id join training_drafts d on d.id = s.training_id
    where f.file_id = ${id} and d.status = 'review' limit 1`;

/**
 * Whoever may read a submission sees its images and what was rendered of it; that they did is written down. The files that would be
 * sold open for whoever decides, which authoring and teaching know.
 */
export const readSubmissionAccess: FileAccess = async (db, actor, { id }) => {
  if (!can(actor, seeReviews)) return false;
  const [shown] = (await shownOf(id).execute(db)).rows;
  const [draft] = shown || !can(actor, reviewers) ? [shown] : (await comparedWith(id).execute(db)).rows;
  return draft !== undefined && { reason: `review of ${draft.what} ${draft.id}` };
};
