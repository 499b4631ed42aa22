import type { SearchTerm } from "@blenda/domain/dashboard/finding";
import { seeReports } from "@blenda/domain/reports/access";
import type { CaseStatus, ReportReason } from "@blenda/domain/reports/constants";
import { reportTexts } from "@blenda/domain/reports/texts";
import { seePeople } from "@blenda/domain/users/constants";
import { type RawBuilder, sql } from "kysely";
import { peopleFitting } from "../../identity/sql.ts";
import type { Findable } from "../../platform/overview.ts";

interface Row {
  id: string;
  number: number;
  title: string;
  reason: ReportReason;
  status: CaseStatus;
}

const OVER: ReadonlySet<CaseStatus> = new Set(["actioned", "dismissed"]);

function casesFor(typed: SearchTerm, limit: number): RawBuilder<unknown> | null {
  if (typed.by === "caseNumber") return null;
  if (typed.by === "number") return sql`select id from report_cases where number = ${typed.number}::bigint`;
  return sql`select x.id from (${peopleFitting(typed) ?? sql`select null::text as id`}) as p cross join lateral (
    select c.id from report_cases c where c.owner_id = p.id order by c.created_at desc, c.id desc limit ${limit}) as x`;
}

/** By its own number, and by a person's for staff who may see people. */
export const findableReports: Findable = {
  kind: "case",
  access: seeReports,
  find: async (db, typed, { limit, may }) => {
    const ids = typed.by === "number" || may(seePeople) ? casesFor(typed, limit) : null;
    if (!ids) return [];
    const { rows } = await sql<Row>`
      select id, number, title, reason, status from report_cases where id = any (array(select id from (${ids}) as f))
      order by created_at desc, id desc limit ${limit}`.execute(db);
    return rows.map(({ id, number, title, reason, status }) => ({
      id,
      title: `Report ${number}`,
      detail: [title, reportTexts.reasons[reason], reportTexts.statuses[status]].join(" · "),
      figure: null,
      isOpen: !OVER.has(status),
      isExact: false,
      paths: ["/admin/reports", "/content-editor/reports"].map((path) => `${path}?case=${encodeURIComponent(id)}`),
    }));
  },
};
