import type { ReportCase } from "@blenda/domain/reports/model";
import { reportTexts } from "@blenda/domain/reports/texts";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { agoOf } from "../../../lib/text/time.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { refreshCases } from "../../data/case-queries.ts";

/** Why this reader cannot decide here, and what they can do about it. */
export function Obstacle({ found: { id, obstacle, assignee, decision } }: { found: ReportCase }) {
  const { act, isActing } = useAct(api.reports.claimReport, { learn: refreshCases });
  if (obstacle === null) return null;
  if (obstacle === "decided" && decision) return <Alert tone="ok" title={reportTexts.decisions[decision]} />;
  if (obstacle !== "taken" || !assignee) return <Alert tone="info" title={reportTexts.obstacles[obstacle]} />;
  return (
    <Alert tone="info" title={`${assignee.name} took this ${agoOf(assignee.since)}`}>
      <div className="grid justify-items-start gap-2">
        <p>You can read along, or take it over if you've agreed to.</p>
        <Button size="small" isBusy={isActing} onClick={() => act({ caseId: id, isTakeover: true })}>
          Take over
        </Button>
      </div>
    </Alert>
  );
}
