import { can } from "@blenda/domain/access/can";
import type { Me } from "@blenda/domain/identity/model";
import { decideReports } from "@blenda/domain/reports/access";
import type { CaseObstacle } from "@blenda/domain/reports/constants";
import { OPEN_STATUSES } from "@blenda/domain/reports/constants";
import type { Db } from "../../platform/database/db.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import type { CaseRow } from "../cases/case-repository.ts";
import { peopleOf } from "../cases/people.ts";
import { hasReported } from "../reporting/report-repository.ts";
import { decisionsOf } from "./decision-repository.ts";

export const isOpen = ({ status }: Pick<CaseRow, "status">): boolean => OPEN_STATUSES.some((each) => each === status);

/** The reason why this person may not decide it; `null`: they may. Nobody decides about themselves, or looks again at what they decided. */
export async function obstacleOf(db: Db, found: CaseRow, user: Me): Promise<CaseObstacle | null> {
  if (!can(user, decideReports)) return "permission";
  if (!isOpen(found)) return "decided";
  if (found.ownerId === user.id || (await hasReported(db, found.id, user.id))) return "own";
  if (found.appealedAt !== null && (await decisionsOf(db, found.id)).some(({ decidedBy }) => decidedBy === user.id))
    return "first_reviewer";
  return found.assigneeId !== null && found.assigneeId !== user.id ? "taken" : null;
}

/** The refusal of what stands in the way. */
export async function refuseObstacle(db: Db, found: CaseRow, obstacle: CaseObstacle | null): Promise<void> {
  if (obstacle === "decided") throw refusal("REPORTS_DECIDED");
  if (obstacle === "own") throw refusal("OWN_TARGET");
  if (obstacle === "first_reviewer") throw refusal("REPORTS_FIRST_REVIEWER");
  if (obstacle !== "taken") return;
  const name = (await peopleOf(db, [found.assigneeId])).get(found.assigneeId ?? "")?.name ?? "";
  throw refusal("REPORTS_TAKEN", { name, since: found.assignedAt ?? found.since });
}
