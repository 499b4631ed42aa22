import type { PublishedType } from "@blenda/domain/publication/constants";
import { REVIEW } from "@blenda/domain/review/constants";
import type { Figures, ReviewerFigures } from "@blenda/domain/review/model";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { publicPerson } from "../../identity/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { IS_OVERTURNED } from "./history.ts";

/** Of the decisions read as `r`; what the rule published has no decider. */
const FIGURES = sql`count(*)::int as decisions,
  count(*) filter (where r.decision = 'approved')::int as approved,
  count(*) filter (where r.decision = 'changes_requested')::int as changes_requested,
  count(*) filter (where r.decision = 'rejected')::int as rejected,
  (percentile_cont(0.5) within group (order by r.waited_minutes))::int as median_minutes,
  count(*) filter (where ${IS_OVERTURNED})::int as overturned`;

const decidedOf = (itemType: PublishedType | undefined) => (from: Instant, to: Instant) =>
  sql`review_decisions r where r.reviewer_id is not null and r.decided_at >= ${from} and r.decided_at < ${to}
    and ${itemType ? sql`r.item_type = ${itemType}` : sql`true`}`;

const NONE: Figures = { decisions: 0, approved: 0, changesRequested: 0, rejected: 0, medianMinutes: null, overturned: 0 };

/** How the team, and each of them, answered in the last thirty days (decision B30), about one type or about all. */
export async function reviewerFiguresAt(db: Db, itemType: PublishedType | undefined, now: Instant): Promise<ReviewerFigures> {
  const decided = decidedOf(itemType);
  const days = REVIEW.FIGURE_DAYS;
  const [from, before] = [addDays(now, -days), addDays(now, -2 * days)];
  const until = addDays(now, 1);
  const [team, reviewers, beside] = await Promise.all([
    sql<Figures>`select ${FIGURES} from ${decided(from, until)}`.execute(db),
    sql<Figures & { id: string; name: string }>`select u.id, u.display_name as name, f.* from (
        select r.reviewer_id, ${FIGURES} from ${decided(from, until)} group by r.reviewer_id
        order by count(*) desc, r.reviewer_id limit ${REVIEW.MOST_REVIEWERS}) f
      join ${publicPerson("u")} on u.id = f.reviewer_id order by f.decisions desc, u.id`.execute(db),
    sql<{ medianBefore: number | null; longestToday: number | null }>`select
      (select (percentile_cont(0.5) within group (order by r.waited_minutes))::int from ${decided(before, from)}) as median_before,
      (select max(r.waited_minutes) from ${decided(`${now.slice(0, 10)}T00:00:00.000Z`, until)}) as longest_today`.execute(db),
  ]);
  return {
    days,
    team: team.rows[0] ?? NONE,
    medianBefore: beside.rows[0]?.medianBefore ?? null,
    longestToday: beside.rows[0]?.longestToday ?? null,
    reviewers: reviewers.rows.map(({ id, name, ...figures }) => ({ ...figures, reviewer: { id, name } })),
  };
}
