import { seeApplications } from "@blenda/domain/onboarding/access";
import { sql } from "kysely";
import { publicPerson } from "../identity/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { type WaitingItem, type WaitingQueue, waitingOf } from "../platform/overview.ts";

/** The applicant who waits longest is nearest to the end of the promise: it is the same for all. */
async function look(db: Db, limit: number) {
  const { rows } = await sql<WaitingItem & { count: number }>`
    select a.user_id as id, a.shop_name as title, u.display_name as detail, a.submitted_at as since, a.due_at, t.display_name as taken_by,
      count(*) over ()::int as count
    from creator_applications a join ${publicPerson("u")} on u.id = a.user_id left join ${publicPerson("t")} on t.id = a.taken_by
    where a.status in ('submitted', 'in_review') order by a.submitted_at, a.user_id limit ${limit}`.execute(db);
  return waitingOf(rows);
}

export const applicationsWaiting: readonly WaitingQueue[] = [
  {
    key: "onboarding.applications",
    label: "Applications",
    paths: ["/admin/onboarding", "/content-editor/onboarding"],
    access: seeApplications,
    look,
  },
];
